"""`simulate` and `report`: many games at once, into a file."""

from __future__ import annotations

import argparse

from .. import report, simulate
from .options import options_from


def simulated(arguments: argparse.Namespace) -> int:
    arguments.options = options_from(arguments.option)
    return simulate.run(arguments)


def reported(arguments: argparse.Namespace) -> int:
    arguments.options = options_from(arguments.option)
    return report.run(arguments)
