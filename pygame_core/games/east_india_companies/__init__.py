"""East India Companies (P. Ribrault, Atalia 2022): four shipping companies buy in the Indies and sell in Europe."""

from __future__ import annotations

from typing import Any

from ...kernel.ruleset import GameOption, Mode, Ruleset, Scenario
from . import neutral, phases, scoring
from .components import read
from .phases.period import PHASES
from .scoring import facts, standing
from .secrets import conserved, resample
from .setup import new_state, setup
from .shares import acts
from .state import Table, steps
from .view import view

__all__ = ["RULESET", "Table", "neutral", "phases", "scoring"]


class HouseRuleset(Ruleset[Table]):
    """A ruleset whose setup may carry house values of the components.

    They are free data, not a choice among values, so they are no `GameOption`: the option `components` holds them
    as a mapping or as its canonical JSON text, is checked here, and stays in the mode as that text. New games,
    saves and replays all pass through `mode`, so all of them carry and check it.
    """

    def mode(self, seats: int, scenario: str | None, options: dict[str, Any] | None) -> Mode:
        given = dict(options or {})
        house = given.pop("components", "")
        mode = super().mode(seats, scenario, given)
        if not house:
            return mode
        return Mode(mode.seats, mode.scenario, mode.options | {"components": read(house)})


RULESET = HouseRuleset(
    id="east_india_companies",
    version=1,
    package=__name__,
    scenarios=(Scenario("standard", seats=(4, 3, 2)),),
    options=(GameOption("mortgage", (False, True)),),
    new_state=new_state,
    state=Table,
    setup=setup,
    steps=steps,
    view=view,
    conserved=conserved,
    resample=resample,
    acts=acts,
    phases=PHASES,
    facts=facts,
    score=standing,
    bound=6000,
)
