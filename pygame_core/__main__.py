"""`leadenhall`, or `python -m pygame_core`: the collection on the command line."""

import sys

from .cli import main


def run() -> None:
    """What the console command of the distribution calls."""
    sys.exit(main(sys.argv[1:]))


if __name__ == "__main__":
    run()
