"""The action that is about to be chosen: what each marker would do on each administration space, and what it costs."""

from __future__ import annotations

from typing import Any

from ...kernel.decisions import Option
from ...kernel.reasons import Closed, Reason
from . import voyage
from .administration import locked_ten
from .ids import MarkerId
from .phases import turn
from .state import Company, G, printed

View = dict[str, Any]
NO_REASON = -1


class Reasons:
    """Why something is closed, each reason once; what is closed says by its place which."""

    def __init__(self) -> None:
        self.told: list[View] = []

    def place(self, why: Reason) -> int:
        if not isinstance(why, Closed):
            return NO_REASON
        one = why.describe()
        if one not in self.told:
            self.told.append(one)
        return self.told.index(one)


def acting(game: G) -> tuple[View | None, list[View]]:
    """Only while somebody has an action turn and has placed nothing yet; it is open to all. With the reasons."""
    world = game.state
    if world.phase != "actions" or world.turn.marker:
        return None, []
    seat, reasons = world.turn.seat, Reasons()
    hamburg = printed(game).events.hamburg_unlock
    said = {
        "seat": seat,
        "unlock": [hamburg if locked_ten(game, seat, place) else 0 for place in range(len(printed(game).spaces))],
        "rows": [_row(game, seat, option, reasons) for option in turn.marker_options(game, seat)],
    }
    return said, [{"closed": one} for one in reasons.told]


def additional() -> dict[str, str]:
    """The additional action that each kind of marker brings, and ships; the Investor brings none."""
    return dict.fromkeys(turn.PRICES, "price") | dict.fromkeys(turn.SPECIAL, "special")


def _row(game: G, seat: int, option: Option, reasons: Reasons) -> View:
    """A marker, or the ships."""
    company = game.state.companies[seat]
    marker: MarkerId | None = None if option.value == turn.SHIP else option.value
    kind = turn.SHIP if marker is None else printed(game).marker[marker].kind
    return {
        "id": option.target,
        "value": option.value,
        "marker": f"marker.{option.value}",
        "kind": kind,
        "fee": turn.fee(game, company, marker),
        "at": _at(company, marker),
        "why": reasons.place(option.why),
        "cells": [_cell(company, marker, one, reasons) for one in turn.space_options(game, seat, marker)],
    }


def _at(company: Company, marker: MarkerId | None) -> int:
    """The place on which it lies, -1 if it lies on none."""
    return company.spaces.index(marker) if marker in company.spaces else -1


def _cell(company: Company, marker: MarkerId | None, option: Option, reasons: Reasons) -> View:
    said = option.params
    does = said["effect"] if marker is not None else _room(company, said["most"])
    return {"total": said["total"], "effect": does, "sold": said["sold"], "loans": said["loans"],
            "why": reasons.place(option.why)}  # fmt: skip


def _room(company: Company, paid: int) -> int:
    """The largest ships that so much administrative cost covers."""
    rooms = [voyage.capacity(company, fleet) for fleet in voyage.fleets(company)]
    return max((room for room in rooms if room <= paid), default=0)
