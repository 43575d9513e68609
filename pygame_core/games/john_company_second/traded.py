"""How what families have to deal with is shown: a drawing and a fact each, and what stays with its family."""

from __future__ import annotations

from typing import Any

from ...kernel.deals import Piece, Stays
from .components import CARDS
from .firms import managed
from .pieces import fitted, held_by, holder
from .promises import CARDS as PROMISE_CARDS
from .refs import BACK, DEEDS, FIRM
from .state import G, printed

COUNTED = {
    "cash": "pound", "shares": "share", "new_shares": "share", "workshops": "workshop", "invested": "workshop",
    "luxuries": "luxury", "cubes": "promise", "button": "promise",
}  # fmt: skip


def piece(game: G, seat: int, kind: str, value: Any) -> Piece:
    if value is None:
        return _counted(game, seat, kind)
    if kind == "shipyard":
        ready = fitted(game.state.yards[DEEDS.read(value).number])
        return Piece("shipyard", "yard.fitted" if ready else "yard.empty")
    if kind == "prestige":
        card = printed(game).cards[value]
        return Piece("prestige", "prestige.power" if card.power else "prestige.plain", {"n": card.power})
    if kind == "firm_share":
        return Piece("share", "firm_share.of", {"other": FIRM.read(value).manager}, "firm_share")
    if kind == "blackmail":
        return Piece("blackmail", "blackmail.down", {"n": BACK.read(value).number}, "blackmail", "secret")
    guarantor, promise = PROMISE_CARDS[value]
    fact = "promise.own" if guarantor == seat else "promise.of"
    return Piece("promise", fact, {"other": guarantor}, f"promise.{promise}", "promise")


def _counted(game: G, seat: int, kind: str) -> Piece:
    enterprises = printed(game).enterprises
    if kind == "luxuries":
        return Piece(COUNTED[kind], "luxuries.points", {"n": enterprises.luxury.vp})
    if kind in ("workshops", "invested"):
        return Piece(COUNTED[kind], f"{kind}.votes")
    if kind == "new_shares":
        return Piece(COUNTED[kind], "new_shares.fresh", name="share")
    return Piece(COUNTED[kind], name="share" if kind == "shares" else "")


def stays(game: G, seat: int) -> list[Stays]:
    """What a family has and cannot give away; each kind once."""
    world = game.state
    family = world.families[seat]
    found = [
        ("chair", "chairman", holder(game, "chairman") == seat, "jc2.negotiation.no_chairman"),
        ("officeholders", "human", bool(held_by(game, seat)), "jc2.negotiation.not_assets"),
        ("dial", "pm-dial", world.parliament.prime_minister == seat, "jc2.negotiation.not_assets"),
        ("spouse", "spouse", any(CARDS[card].kind != "enterprise" for card in family.prestige),
         "jc2.london.cards.spouse.keep"),
        ("trophies", "trophy", family.trophies > 0, "jc2.negotiation.not_assets"),
        ("laws", "law", family.laws > 0, "jc2.negotiation.not_assets"),
        ("used", "blackmail", bool(family.played), "jc2.negotiation.not_assets"),
        ("firm", "share", managed(game, seat) is not None, "jc2.firms.not_assets"),
    ]  # fmt: skip
    return [Stays(kind, icon, rule) for kind, icon, has, rule in found if has]
