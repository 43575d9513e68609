"""Negotiation: what families may give each other, at any time before the game ends.

A deal of gifts and payments is binding and carried out at once; words are not. What is not listed here cannot be
traded: people in office and on the board, spouses, used blackmail, law tokens, trophies, the dial, Company money.
A tax falls on all families at the same moment: what it falls on keeps its owner until everybody has paid.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel.deals import Clause, ClauseKind, Trade
from ...kernel.reasons import OPEN, Closed, Reason, RuleBug, all_of
from . import consents, promises
from .cards.prestige import VOICELESS, may_own, owns, voiceless
from .components import CARDS, FAMILIES
from .ids import BlackmailId
from .pieces import yards_of
from .refs import DEEDS, Yard
from .state import NOBODY, G, printed


def window(game: G, seat: int) -> Reason:
    return Closed("jc2.end.no_negotiation") if game.state.turn.phase == "end" else OPEN


TAXED = "taxed/"
"""With the kind of enterprise, `company_share` or `windows`: a tax on these is being paid."""


def untaxed(game: G, *kinds: str) -> Reason:
    """Things change hands before a tax or after it, so that none is paid for twice or by nobody."""
    taxed = any(TAXED + kind in game.state.turn.used for kind in kinds)
    return Closed("jc2.negotiation.no_double_activation") if taxed else OPEN


def _enough(n: int, held: int, rule: str = "jc2.negotiation.debt_of_pieces") -> Reason:
    return OPEN if 0 < n <= held else Closed(rule, n=n, held=held)


# --- cash -----------------------------------------------------------------------------------------------------
def _has_cash(game: G, clause: Clause) -> Reason:
    return _enough(clause["n"], game.state.families[clause["from"]].cash)


def _give_cash(game: G, clause: Clause) -> None:
    game.state.families[clause["from"]].cash -= clause["n"]
    game.state.families[clause["to"]].cash += clause["n"]


# --- shares ---------------------------------------------------------------------------------------------------
def _has_shares(game: G, clause: Clause) -> Reason:
    """Shares in the Court only: the Chairman's piece and those on the Stock Exchange stay."""
    if not (why := _enough(clause["n"], game.state.company.court[clause["from"]], "jc2.negotiation.no_chairman")):
        return why
    supply = game.state.families[clause["to"]].supply
    if clause["n"] > supply:
        return Closed("jc2.negotiation.shares_need_piece", n=clause["n"], held=supply)
    return all_of(may_own(game, clause["to"], "share"), untaxed(game, "company_share"))


def _give_shares(game: G, clause: Clause) -> None:
    court, families = game.state.company.court, game.state.families
    for seat, n in ((clause["from"], -clause["n"]), (clause["to"], clause["n"])):
        court[seat] += n
        families[seat].supply -= n


# --- enterprises ----------------------------------------------------------------------------------------------
def _mute(game: G, giver: int, thing: str) -> None:
    """Lady Newcome's family gives nobody its votes."""
    if owns(game, giver, "lady_newcome") and not voiceless(game, thing):
        game.state.turn.used.append(VOICELESS + thing)


def _has_workshops(game: G, clause: Clause) -> Reason:
    """Workshops in a firm are not the family's to give."""
    why = _enough(clause["n"], game.state.families[clause["from"]].workshops)
    return all_of(why, may_own(game, clause["to"], "workshop"), untaxed(game, "manufacturing"))


def used_workshops(game: G, seat: int) -> int:
    """How many of a seat's workshops have been turned for their votes."""
    for thing in game.state.parliament.turned[seat]:
        if thing.startswith("workshop/"):
            return int(thing.removeprefix("workshop/"))
    return 0


def _use_workshops(game: G, seat: int, n: int) -> None:
    turned = game.state.parliament.turned[seat]
    turned[:] = [thing for thing in turned if not thing.startswith("workshop/")]
    if n:
        turned.append(f"workshop/{n}")


def _give_workshops(game: G, clause: Clause) -> None:
    """Workshops that still have their votes go first; turned ones stay turned, silent ones silent."""
    giver, taker, n = clause["from"], clause["to"], clause["n"]
    families = game.state.families
    fresh = families[giver].workshops - used_workshops(game, giver)
    turned = max(0, n - fresh)
    if turned:
        _use_workshops(game, giver, used_workshops(game, giver) - turned)
        _use_workshops(game, taker, used_workshops(game, taker) + turned)
    _move_silence(game, giver, taker, n)
    families[giver].workshops -= n
    families[taker].workshops += n


def _move_silence(game: G, giver: int, taker: int, n: int) -> None:
    used = game.state.turn.used
    silent = voiceless(game, f"workshop/{giver}")
    moved = n if owns(game, giver, "lady_newcome") else max(0, n - (game.state.families[giver].workshops - silent))
    for _ in range(moved):
        if voiceless(game, f"workshop/{giver}"):
            used.remove(f"{VOICELESS}workshop/{giver}")
        used.append(f"{VOICELESS}workshop/{taker}")


def _has_luxuries(game: G, clause: Clause) -> Reason:
    why = _enough(clause["n"], game.state.families[clause["from"]].luxuries)
    return all_of(why, untaxed(game, "social", "windows"))


def _give_luxuries(game: G, clause: Clause) -> None:
    for seat, n in ((clause["from"], -clause["n"]), (clause["to"], clause["n"])):
        family = game.state.families[seat]
        family.luxuries += n
        family.vp += n * printed(game).luxury_vp


def _yard(clause: Clause) -> int:
    return DEEDS.read(clause["yard"]).number if DEEDS.has(clause["yard"]) else NOBODY


def _has_yard(game: G, clause: Clause) -> Reason:
    if _yard(clause) not in yards_of(game, clause["from"]):
        return Closed("jc2.negotiation.debt_of_pieces", n=1, held=0)
    return all_of(may_own(game, clause["to"], "shipyard"), untaxed(game, "shipping"))


def _give_yard(game: G, clause: Clause) -> None:
    """The ship goes with its shipyard, fitted or not; a shipyard turned for its vote stays turned."""
    number = _yard(clause)
    game.state.yards[number].owner = clause["to"]
    _pass_turned(game, clause, f"yard/{number}")
    _mute(game, clause["from"], f"yard/{number}")


def _pass_turned(game: G, clause: Clause, thing: str) -> None:
    turned = game.state.parliament.turned
    if thing in turned[clause["from"]]:
        turned[clause["from"]].remove(thing)
        turned[clause["to"]].append(thing)


def _has_prestige(game: G, clause: Clause) -> Reason:
    card = clause["card"]
    if card not in game.state.families[clause["from"]].prestige:
        return Closed("jc2.negotiation.debt_of_pieces", n=1, held=0)
    if CARDS[card].kind != "enterprise":
        return Closed("jc2.london.cards.spouse.keep", card=card)
    return untaxed(game, printed(game).cards[card].type)


def _give_prestige(game: G, clause: Clause) -> None:
    game.state.families[clause["from"]].prestige.remove(clause["card"])
    game.state.families[clause["to"]].prestige.append(clause["card"])
    _pass_turned(game, clause, clause["card"])
    _mute(game, clause["from"], clause["card"])


# --- blackmail ------------------------------------------------------------------------------------------------
def _card(game: G, clause: Clause) -> BlackmailId | None:
    """The facedown card with this number on its back before the giver, if there is one."""
    back = game.state.london.back
    for card in game.state.families[clause["from"]].blackmail:
        if f"back.{back[card]}" == clause["card"]:
            return card
    return None


def _has_blackmail(game: G, clause: Clause) -> Reason:
    if not _card(game, clause):
        return Closed("jc2.negotiation.blackmail_facedown", card=clause["card"][:20])
    return may_own(game, clause["to"], "blackmail")


def _give_blackmail(game: G, clause: Clause) -> None:
    """The giver, and whoever has been shown the card, still knows which it is."""
    card = _card(game, clause)
    if card is None:
        raise RuleBug(f"nobody holds {clause['card']!r}")
    known = game.state.london.known
    game.state.families[clause["from"]].blackmail.remove(card)
    game.state.families[clause["to"]].blackmail.append(card)
    known[clause["from"]].append(card)
    if card in known[clause["to"]]:
        known[clause["to"]].remove(card)
    game.log("blackmail.seen", "jc2.negotiation.blackmail_facedown", to=clause["to"], seat=clause["from"], card=card)


# --- promise cards --------------------------------------------------------------------------------------------
def _has_promise(game: G, clause: Clause) -> Reason:
    held = promises.read(clause["promise"]) in game.state.families[clause["from"]].promises
    return OPEN if held else Closed("jc2.negotiation.debt_of_pieces", n=1, held=0)


def _give_promise(game: G, clause: Clause) -> None:
    card = promises.read(clause["promise"])
    assert card is not None
    game.state.families[clause["from"]].promises.remove(card)
    game.state.families[clause["to"]].promises.append(card)


# --- the table of all that -----------------------------------------------------------------------------------
def gives(game: G, seat: int) -> list[dict[str, Any]]:
    """What a seat could give; blackmail by the number on its back, which tells nobody what it is."""
    family = game.state.families[seat]
    back = game.state.london.back
    return [
        {"kind": "cash", "field": "n", "most": family.cash},
        {"kind": "shares", "field": "n", "most": game.state.company.court[seat]},
        {"kind": "workshops", "field": "n", "most": family.workshops},
        {"kind": "luxuries", "field": "n", "most": family.luxuries},
        {"kind": "shipyard", "field": "yard", "values": [DEEDS.text(Yard(number)) for number in yards_of(game, seat)]},
        {"kind": "prestige", "field": "card",
         "values": [card for card in family.prestige if CARDS[card].kind == "enterprise"]},
        {"kind": "blackmail", "field": "card", "values": [f"back.{back[card]}" for card in family.blackmail]},
        {"kind": "promise", "field": "promise",
         "values": [f"{FAMILIES[int(guarantor)]}.{promise}" for guarantor, promise in family.promises]},
    ]  # fmt: skip


Check = Callable[[G, Clause], Reason]
Apply = Callable[[G, Clause], None]


def _kind(fields: dict[str, type], check: Check, apply: Apply) -> ClauseKind:
    """A thing that changes hands; who has refused something before may be asked again after the deal."""

    def carry_out(game: G, clause: Clause) -> None:
        apply(game, clause)
        consents.reconsider(game)

    return ClauseKind(fields, check, carry_out)


# Firm shares will be a kind of clause of their own once there are firms.
TRADE = Trade(
    window=window,
    kinds={
        "cash": _kind({"n": int}, _has_cash, _give_cash),
        "shares": _kind({"n": int}, _has_shares, _give_shares),
        "workshops": _kind({"n": int}, _has_workshops, _give_workshops),
        "luxuries": _kind({"n": int}, _has_luxuries, _give_luxuries),
        "shipyard": _kind({"yard": str}, _has_yard, _give_yard),
        "prestige": _kind({"card": str}, _has_prestige, _give_prestige),
        "blackmail": _kind({"card": str}, _has_blackmail, _give_blackmail),
        "promise": _kind({"promise": str}, _has_promise, _give_promise),
    },
    gives=gives,
)
