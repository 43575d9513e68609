"""`python -m pygame_core`: the collection on the command line."""

import sys

from .cli import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
