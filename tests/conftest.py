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
    group.addoption("--share", default="1/1", metavar="K/N", help="the Kth of N shares, for processes side by side")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("soak" if config.getoption("--soak") else "quick")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--soak") and not config.getoption("--soak-games"):
        leave_out(config, items, {item for item in items if item.get_closest_marker("soak")})
    share, shares = map(int, config.getoption("--share").split("/"))
    if shares > 1:
        # what is about one mode stays together, since it shares that mode's game
        groups = [str(item.callspec.params["case"]) if "case" in item.fixturenames else item.path for item in items]
        number = {group: at % shares for at, group in enumerate(dict.fromkeys(groups))}
        others = {item for item, group in zip(items, groups, strict=True) if number[group] != share - 1}
        leave_out(config, items, others)


def leave_out(config: pytest.Config, items: list[pytest.Item], others: set[pytest.Item]) -> None:
    if others:
        config.hook.pytest_deselected(items=[item for item in items if item in others])
        items[:] = [item for item in items if item not in others]
