"""`simulate`: many games at once, into a file."""

from __future__ import annotations

import argparse

from .. import simulate
from .words import options_from


def run(arguments: argparse.Namespace) -> int:
    arguments.options = options_from(arguments.option)
    return simulate.run(arguments)
