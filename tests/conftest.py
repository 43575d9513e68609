"""What all tests share: the ledger of rules, how long to play, and the profiles of hypothesis."""

from __future__ import annotations

import sys

import pytest
from hypothesis import HealthCheck, Phase, settings

SLOW_PYTHON = sys.platform == "emscripten"

pytest_plugins = ["tests.plugins.ledger"] if SLOW_PYTHON else ["tests.plugins.ledger", "pytester"]

COMMON = settings(
    deadline=None,
    print_blob=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
)
settings.register_profile("quick", COMMON, max_examples=20 if SLOW_PYTHON else 50, derandomize=True)
settings.register_profile(
    "soak", COMMON, max_examples=300, stateful_step_count=200, phases=[Phase.generate, Phase.target, Phase.shrink]
)


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("leadenhall")
    group.addoption("--soak", action="store_true", help="play for minutes: the soak tests, and far more random play")
    group.addoption("--soak-games", type=int, default=0, metavar="N", help="N random games over all modes, fresh seeds")
    group.addoption("--write-digests", action="store_true", help="write tests/conformance/digests.json anew")
    group.addoption("--write-playthroughs", action="store_true", help="write tests/playthroughs/*.txt anew")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("soak" if config.getoption("--soak") else "quick")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--soak") or config.getoption("--soak-games"):
        return
    kept = [item for item in items if item.get_closest_marker("soak") is None]
    if len(kept) < len(items):
        config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("soak")])
        items[:] = kept
