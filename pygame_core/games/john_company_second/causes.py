"""Why things came out as they did: strengths, votes and dice of the events that led to them, for a recap."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel.events import Event
from ...kernel.story import Cause, Sentence, Told
from .state import printed

ATTACKS = tuple(f"events.attack.{kind}" for kind in ("invasion", "rebellion", "additional", "foreign"))


def last(told: Told, codes: tuple[str, ...], **params: Any) -> Event | None:
    """The last event of these before the one that is told, with these parameters."""
    return next((one for one in told.before() if one.code in codes and params.items() <= one.params.items()), None)


# --- strengths ------------------------------------------------------------------------------------------------
def lost(told: Told) -> Sentence | None:
    """How much stronger the attack was: so many regiments more would have held."""
    fight = last(told, ATTACKS)
    if fight is None:
        return None
    attack, defence = fight.params["attack"], fight.params["defence"]
    return Sentence("cause.lost", {"attack": attack, "defence": defence, "n": attack - defence})


def disgraced(told: Told) -> Sentence | None:
    """In an attack, or by the dice of a deployment."""
    found = last(told, (*ATTACKS, "operations.deploy"), army=told.params["army"])
    if found is None:
        return None
    return _low(found.params["dice"]) if found.code == "operations.deploy" else lost(told)


def held(told: Told) -> Sentence | None:
    """How many regiments could have been missed; where the army had fewer, only the strengths."""
    fight = last(told, ATTACKS, region=told.params["region"])
    if fight is None:
        return None
    attack, defence = fight.params["attack"], fight.params["defence"]
    missed = defence - attack + 1
    code = "cause.held" if missed <= fight.params["defenders"]["regiments"] else "cause.strengths"
    return Sentence(code, {"attack": attack, "defence": defence, "n": missed})


# --- dice -----------------------------------------------------------------------------------------------------
def _low(dice: list[int]) -> Sentence | None:
    return Sentence("cause.dice", {"n": len(dice), "low": min(dice)}) if dice else None


def dice(told: Told) -> Sentence | None:
    return _low(told.params["dice"])


def dice_of(*codes: str, same: str) -> Callable[[Told], Sentence | None]:
    """The dice of an event before it that names the same."""

    def tell(told: Told) -> Sentence | None:
        roll = last(told, codes, **{same: told.params[same]})
        return _low(roll.params["dice"]) if roll else None

    return tell


def retired(told: Told) -> Sentence | None:
    roll = last(told, ("london.attrition",), seat=told.params["seat"])
    return Sentence("cause.attrition", {"n": roll.params["dice"][0]}) if roll else None


# --- votes ----------------------------------------------------------------------------------------------------
def failed(told: Told) -> Sentence | None:
    """How many votes the law lacked."""
    count = last(told, ("parliament.failed",))
    if count is None:
        return None
    return Sentence("cause.failed", {"n": printed(told.game).parliament.passes_at - count.params["n"]})


def passed(told: Told) -> Sentence:
    """How many votes fewer would have stopped the law."""
    return Sentence("cause.passed", {"n": told.params["n"] - printed(told.game).parliament.passes_at + 1})


CHECKS = ("operations.trade", "operations.deploy", "operations.envoy", "operations.administer", "operations.govern")

CAUSES: dict[str, Cause] = {
    "events.region_lost": lost,
    "events.governor_recalled": lost,
    "india.disgraced": disgraced,
    "events.held_by": held,
    "operations.ruined": dice_of(*CHECKS, same="seat"),
    "operations.deploy": dice,
    "operations.trade": dice,
    "operations.traded": dice_of("operations.trade", same="presidency"),
    "operations.govern": dice,
    "operations.administer": dice,
    "india.conquered": dice_of("operations.deploy", same="region"),
    "london.retired": retired,
    "parliament.minister": failed,
    "parliament.passed": passed,
}
