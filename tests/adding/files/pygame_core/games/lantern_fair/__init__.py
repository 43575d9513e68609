"""Lantern Fair: the smallest game that the house takes."""

from ...kernel.ruleset import Ruleset, Scenario
from .rules import Fair, conserved, facts, new_state, resample, setup, standing, steps
from .view import view

__all__ = ["RULESET"]

RULESET = Ruleset(
    id="lantern_fair",
    version=1,
    package=__name__,
    scenarios=(Scenario("evening", seats=(2, 3)),),
    new_state=new_state,
    state=Fair,
    setup=setup,
    steps=steps,
    view=view,
    conserved=conserved,
    resample=resample,
    phases=("fair", "end"),
    facts=facts,
    score=standing,
    bound=50,
)
