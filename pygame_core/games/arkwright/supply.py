"""Factory markers: each player's own set, or with asymmetrical factories one display for all.

A marker that was closed or replaced leaves the game. In the display each good and level has four markers, of which two
have a mass and two a luxury back; who opens a mass or luxury factory keeps the later levels of its kind.
"""

from __future__ import annotations

from ...kernel.reasons import OPEN, Closed, Reason
from .ids import KINDS, FactoryKind, Good
from .state import Boxed, Company, Factory, G, printed

DISPLAYED = 4
"""Markers of each good and level in the display."""


def kinds_offered(game: G) -> tuple[FactoryKind, ...]:
    return KINDS if game.options["asymmetric"] else ("regular",)


def kind_told(game: G, kind: FactoryKind) -> str:
    """The word for a kind of factory; nothing where there is one kind only."""
    return f"kind.{kind}" if game.options["asymmetric"] else ""


def box(company: Company, good: Good, factory: Factory) -> None:
    """The marker of a factory leaves the game."""
    company.boxed.append(Boxed(good=good, level=factory.level, kind=factory.kind))


def _boxed(company: Company, good: Good, level: int, kind: FactoryKind | None = None) -> int:
    return len([one for one in company.boxed if one.good == good and one.level == level and kind in (None, one.kind)])


def _held(company: Company, good: Good, level: int, kind: FactoryKind | None = None) -> bool:
    """Whether a marker of this level is on the company's board, or kept for its mass or luxury factory."""
    factory = company.factories.get(good)
    if factory is None or kind not in (None, factory.kind):
        return False
    return factory.level == level if factory.kind == "regular" else factory.level <= level


def marker_left(game: G, seat: int, good: Good, level: int, kind: FactoryKind) -> Reason:
    """Whether this player can get the factory marker of a level."""
    owners = game.state.companies
    if not game.options["asymmetric"]:
        return Closed("ark.factory.close.marker-boxed", good=good) if _boxed(owners[seat], good, level) else OPEN
    others = [owner for number, owner in enumerate(owners) if number != seat]
    taken = sum(_boxed(owner, good, level) for owner in owners) + sum(_held(owner, good, level) for owner in others)
    if taken >= DISPLAYED:
        return Closed("ark.asym.markers-stock", good=good)
    if kind == "regular":
        return OPEN
    same = sum(_boxed(owner, good, level, kind) for owner in owners)
    same += sum(_held(owner, good, level, kind) for owner in others)
    most = printed(game).most_of_a_kind
    return OPEN if same < most else Closed("ark.asym.reserve-levels", good=good, kind=f"kind.{kind}")


def may_open(game: G, seat: int, good: Good, level: int, kind: FactoryKind) -> Reason:
    """Whether this player can open a factory of this kind and level, as far as markers go."""
    if kind != "regular":
        running = sum(owner.factories[good].kind == kind for owner in game.state.companies if good in owner.factories)
        if running >= printed(game).most_of_a_kind:
            return Closed("ark.asym.limit-two-each", good=good, kind=f"kind.{kind}")
    return marker_left(game, seat, good, level, kind)
