#!/usr/bin/env python3
"""Plays saved or random games through the page by hand: `python3 build_scripts/hands.py SAVE` or `--random N`."""

# This file must parse on any Python, so that an old one can be told what to do.
import sys

if sys.version_info < (3, 11):
    sys.exit(
        "Leadenhall needs Python 3.11 or newer; this is %d.%d. Run it with a newer one,\n"
        "for instance: python3.11 %s" % (sys.version_info[0], sys.version_info[1], sys.argv[0])
    )

from workshop.cli_hands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
