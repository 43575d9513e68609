"""`measure.py`: runs the figure providers it finds, and prints a line a figure."""

import argparse
import importlib
import pkgutil
from collections.abc import Iterator

import figures
from workshop.figure import Provider
from workshop.inside import inside
from workshop.problems import Problem, guarded, say

# What takes an hour is measured only when it is asked for by name.
BY_NAME_ONLY = ("mutants.",)


def options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="measure.py", description="Measure what Leadenhall promises.")
    parser.add_argument("--json", action="store_true", help="a JSON object a line")
    about = "only figures whose name begins so; those of planted faults only so"
    parser.add_argument("--only", metavar="PREFIX", default="", help=about)
    return parser.parse_args(arguments)


def providers(only: str) -> Iterator[Provider]:
    """The providers that may yield a figure whose name begins with `only`."""
    seen = set()
    for module in pkgutil.iter_modules(figures.__path__):
        declared: dict[str, Provider] = importlib.import_module(f"figures.{module.name}").FIGURES
        for prefix, provider in declared.items():
            meant = prefix.startswith(only) or only.startswith(prefix)
            if meant and provider not in seen and (only or not prefix.startswith(BY_NAME_ONLY)):
                seen.add(provider)
                yield provider


def measure(arguments: list[str]) -> int:
    chosen = options(arguments)
    missed, printed = [], 0
    for provider in providers(chosen.only):
        for figure in provider():
            if figure.name.startswith(chosen.only):
                say(figure.as_json() if chosen.json else figure.as_text())
                printed += 1
                missed += [] if figure.ok else [figure.name]
    if not printed:
        raise Problem(f"No figure's name begins with {chosen.only!r}.")
    return 1 if missed else 0


def main(arguments: list[str]) -> int:
    """Measuring needs the environment's packages."""

    def start(words: list[str]) -> int:
        options(words)
        return inside("measure.py", words, measure, "build", "test")

    return guarded(start, arguments)
