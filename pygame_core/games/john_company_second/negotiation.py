"""Negotiation: what families may give each other, at any time before the game ends.

A deal of gifts and payments is binding and carried out at once; words are not. What is not listed here cannot be
traded: people in office and on the board, spouses, used blackmail, law tokens, trophies, the dial, Company money.
A tax falls on all families at the same moment: what it falls on keeps its owner until everybody has paid.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeVar

from ...kernel.deals import Clause, ClauseKind, Trade
from ...kernel.reasons import OPEN, Closed, Reason, RuleBug, all_of
from ...parts.money import hand_over
from . import consents, firms, traded
from .cards.deck import face
from .cards.prestige import may_own, owns
from .components import CARDS
from .crown.family import crown, plays
from .ids import BlackmailId, TaxedKind
from .pieces import yards_of
from .pledged import PLEDGES
from .refs import BACK, DEEDS, FIRM, FirmOf, YardCard
from .state import NOBODY, Firm, G, printed

T = TypeVar("T")


def window(game: G, seat: int) -> Reason:
    return Closed("jc2.end.no_negotiation") if game.state.turn.phase == "end" else OPEN


def untaxed(game: G, *kinds: Literal[TaxedKind, ""]) -> Reason:
    """Things change hands before a tax or after it, so that none is paid for twice or by nobody."""
    levy = game.state.parliament.levy
    return Closed("jc2.negotiation.no_double_activation") if levy and levy.on in kinds else OPEN


def _enough(n: int, held: int, rule: str = "jc2.negotiation.debt_of_pieces") -> Reason:
    return OPEN if 0 < n <= held else Closed(rule, n=n, held=held)


# --- cash -----------------------------------------------------------------------------------------------------
def _has_cash(game: G, clause: Clause) -> Reason:
    return _enough(clause["n"], game.state.families[clause["from"]].cash)


def _give_cash(game: G, clause: Clause) -> None:
    families = game.state.families
    hand_over(families[clause["from"]], families[clause["to"]], clause["n"])


# --- shares ---------------------------------------------------------------------------------------------------
def _gives_shares(game: G, clause: Clause) -> Reason:
    """Shares in the Court only: the Chairman's piece and those on the Stock Exchange stay."""
    if not (why := _enough(clause["n"], game.state.company.court[clause["from"]], "jc2.negotiation.no_chairman")):
        return why
    return all_of(may_own(game, clause["to"], "share"), untaxed(game, "company_share"))


def _has_shares(game: G, clause: Clause) -> Reason:
    return all_of(_gives_shares(game, clause), _piece_for(game, clause, clause["n"]))


def _piece_for(game: G, clause: Clause, n: int) -> Reason:
    """Whether the taker has pieces that can stand for so many shares."""
    supply = game.state.families[clause["to"]].supply
    return OPEN if n <= supply else Closed("jc2.negotiation.shares_need_piece", n=n, held=supply)


def _pieces_enough(game: G, clause: Clause) -> Reason:
    """Once all has changed hands: pieces that come home by the deal stand for shares that come with it."""
    supply = game.state.families[clause["to"]].supply
    if supply >= 0:
        return OPEN
    n = 1 if clause["kind"] == "firm_share" else clause["n"]
    return Closed("jc2.negotiation.shares_need_piece", n=n, held=max(0, n + supply))


def _give_shares(game: G, clause: Clause) -> None:
    """Old ones go first; a new one stays new with its buyer."""
    old = game.state.company.court[clause["from"]] - game.state.turn.fresh[clause["from"]]
    _move_shares(game, clause, max(0, clause["n"] - max(0, old)))


def _move_shares(game: G, clause: Clause, new: int) -> None:
    court, fresh, families = game.state.company.court, game.state.turn.fresh, game.state.families
    for seat, sign in ((clause["from"], -1), (clause["to"], 1)):
        court[seat] += sign * clause["n"]
        families[seat].supply -= sign * clause["n"]
        fresh[seat] += sign * new


def _gives_new_shares(game: G, clause: Clause) -> Reason:
    """Company shares of this turn, by name: firms have no use for them."""
    new = min(game.state.turn.fresh[clause["from"]], game.state.company.court[clause["from"]])
    return all_of(_enough(clause["n"], new, "jc2.firms.immature_which"), _gives_shares(game, clause))


def _has_new_shares(game: G, clause: Clause) -> Reason:
    return all_of(_gives_new_shares(game, clause), _piece_for(game, clause, clause["n"]))


def _give_new_shares(game: G, clause: Clause) -> None:
    _move_shares(game, clause, clause["n"])


# --- firm shares ----------------------------------------------------------------------------------------------
def _firm(game: G, clause: Clause) -> Firm | None:
    return firms.managed(game, FIRM.read(clause["share"]).manager) if FIRM.has(clause["share"]) else None


def _gives_firm_share(game: G, clause: Clause) -> Reason:
    firm = _firm(game, clause)
    if firm is None or not firm.shares[clause["from"]]:
        return Closed("jc2.negotiation.debt_of_pieces", n=1, held=0)
    return OPEN


def _has_firm_share(game: G, clause: Clause) -> Reason:
    return all_of(_gives_firm_share(game, clause), _piece_for(game, clause, 1))


def _give_firm_share(game: G, clause: Clause) -> None:
    firm = _firm(game, clause)
    if firm is None:
        raise RuleBug(f"there is no firm {clause['share']!r}")
    firms.hand_over(game, firm, clause["from"], clause["to"])


# --- enterprises ----------------------------------------------------------------------------------------------
def _gives_no_votes(game: G, giver: int) -> bool:
    """Lady Newcome's family gives nobody its votes."""
    return owns(game, giver, "lady_newcome")


def _has_workshops(game: G, clause: Clause) -> Reason:
    why = _enough(clause["n"], game.state.families[clause["from"]].workshops)
    return all_of(why, may_own(game, clause["to"], "workshop"), untaxed(game, "manufacturing"))


def _has_invested(game: G, clause: Clause) -> Reason:
    """Workshops that were put into firms, of which no share goes along."""
    why = _enough(clause["n"], game.state.families[clause["from"]].invested)
    return all_of(why, may_own(game, clause["to"], "workshop"), untaxed(game, "manufacturing"))


def _give_workshops(game: G, clause: Clause) -> None:
    _pass_votes(game, clause["from"], clause["to"], clause["n"])
    for seat, n in ((clause["from"], -clause["n"]), (clause["to"], clause["n"])):
        game.state.families[seat].workshops += n


def _give_invested(game: G, clause: Clause) -> None:
    """They stay turned over."""
    _pass_votes(game, clause["from"], clause["to"], clause["n"])
    for seat, n in ((clause["from"], -clause["n"]), (clause["to"], clause["n"])):
        game.state.families[seat].invested += n


def _all_workshops(game: G, seat: int) -> int:
    family = game.state.families[seat]
    return family.workshops + family.invested


def _pass_votes(game: G, giver: int, taker: int, n: int) -> None:
    """Workshops that still have their votes go first; turned ones stay turned, silent ones silent."""
    turned = game.state.parliament.ballot.turned
    given = max(0, n - (_all_workshops(game, giver) - turned[giver].workshops))
    turned[giver].workshops -= given
    turned[taker].workshops += given
    _move_silence(game, giver, taker, n)


def _move_silence(game: G, giver: int, taker: int, n: int) -> None:
    silent = game.state.turn.silent.workshops
    voiced = 0 if _gives_no_votes(game, giver) else _all_workshops(game, giver) - silent[giver]
    moved = max(0, n - voiced)
    silent[giver] = max(0, silent[giver] - moved)
    silent[taker] += moved


def _has_luxuries(game: G, clause: Clause) -> Reason:
    why = _enough(clause["n"], game.state.families[clause["from"]].luxuries)
    return all_of(why, untaxed(game, "social", "windows"))


def _give_luxuries(game: G, clause: Clause) -> None:
    for seat, n in ((clause["from"], -clause["n"]), (clause["to"], clause["n"])):
        family = game.state.families[seat]
        family.luxuries += n
        family.vp += n * printed(game).enterprises.luxury.vp


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
    turned = game.state.parliament.ballot.turned
    _pass_turned(turned[clause["from"]].yards, turned[clause["to"]].yards, number)
    silent = game.state.turn.silent.yards
    if _gives_no_votes(game, clause["from"]) and number not in silent:
        silent.append(number)


def _pass_turned(giver: list[T], taker: list[T], thing: T) -> None:
    if thing in giver:
        giver.remove(thing)
        taker.append(thing)


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
    turned = game.state.parliament.ballot.turned
    _pass_turned(turned[clause["from"]].cards, turned[clause["to"]].cards, clause["card"])
    silent = game.state.turn.silent.cards
    if _gives_no_votes(game, clause["from"]) and clause["card"] not in silent:
        silent.append(clause["card"])


# --- blackmail ------------------------------------------------------------------------------------------------
def _card(game: G, clause: Clause) -> BlackmailId | None:
    """The facedown card with this number on its back before the giver, if there is one."""
    if not BACK.has(clause["card"]):
        return None
    number, back = BACK.read(clause["card"]).number, game.state.london.back
    for card in game.state.families[clause["from"]].blackmail:
        if back[card] == number:
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
    held = clause["promise"] in game.state.families[clause["from"]].promises
    return OPEN if held else Closed("jc2.negotiation.debt_of_pieces", n=1, held=0)


def _give_promise(game: G, clause: Clause) -> None:
    game.state.families[clause["from"]].promises.remove(clause["promise"])
    game.state.families[clause["to"]].promises.append(clause["promise"])


# --- beside the Crown -----------------------------------------------------------------------------------------
def _has_cubes(game: G, clause: Clause) -> Reason:
    held = crown(game).cubes[clause["from"]] if plays(game) else 0
    return _enough(clause["n"], held, "jc2.solo.button_trade")


def _give_cubes(game: G, clause: Clause) -> None:
    cubes = crown(game).cubes
    cubes[clause["from"]] -= clause["n"]
    cubes[clause["to"]] += clause["n"]


def _has_button(game: G, clause: Clause) -> Reason:
    held = int(plays(game) and crown(game).button == clause["from"])
    return _enough(clause["n"], held, "jc2.solo.button_trade")


def _give_button(game: G, clause: Clause) -> None:
    crown(game).button = clause["to"]


# --- the table of all that -----------------------------------------------------------------------------------
def gives(game: G, seat: int) -> list[dict[str, Any]]:
    """What a seat could give; blackmail by the number on its back, which tells nobody what it is."""
    found = _always(game, seat) + (_with_firms(game, seat) if game.state.company.deregulated else [])
    return [*found, *_with_crown(game, seat)] if plays(game) else found


def _with_crown(game: G, seat: int) -> list[dict[str, Any]]:
    """Between two persons beside the Crown its cubes and the Button are as good as money."""
    mine = crown(game)
    return [
        {"kind": "cubes", "field": "n", "most": mine.cubes[seat]},
        {"kind": "button", "field": "n", "most": int(mine.button == seat)},
    ]


def _with_firms(game: G, seat: int) -> list[dict[str, Any]]:
    """What there is to give once the Company is deregulated. A firm's money, ships and management are no assets."""
    new = min(game.state.turn.fresh[seat], game.state.company.court[seat])
    owned = [firm.manager for firm in game.state.firms if firm.shares[seat]]
    return [
        {"kind": "new_shares", "field": "n", "most": new},
        {"kind": "invested", "field": "n", "most": game.state.families[seat].invested},
        {"kind": "firm_share", "field": "share", "values": [FIRM.text(FirmOf(manager)) for manager in owned]},
    ]


def _always(game: G, seat: int) -> list[dict[str, Any]]:
    family = game.state.families[seat]
    return [
        {"kind": "cash", "field": "n", "most": family.cash},
        {"kind": "shares", "field": "n", "most": game.state.company.court[seat]},
        {"kind": "workshops", "field": "n", "most": family.workshops},
        {"kind": "luxuries", "field": "n", "most": family.luxuries},
        {"kind": "shipyard", "field": "yard",
         "values": [DEEDS.text(YardCard(number)) for number in yards_of(game, seat)]},
        {"kind": "prestige", "field": "card",
         "values": [card for card in family.prestige if CARDS[card].kind == "enterprise"]},
        {"kind": "blackmail", "field": "card", "values": [face(game, card) for card in family.blackmail]},
        {"kind": "promise", "field": "promise",
         "values": list(family.promises)},
    ]  # fmt: skip


Check = Callable[[G, Clause], Reason]
Apply = Callable[[G, Clause], None]


def _kind(fields: dict[str, type], check: Check, apply: Apply, gives: Check | None = None) -> ClauseKind:
    """A thing that changes hands; who has refused something before may be asked again after the deal. `gives`: what a
    share needs in a deal in which pieces may come home, too."""

    def carry_out(game: G, clause: Clause) -> None:
        apply(game, clause)
        consents.reconsider(game)

    return ClauseKind(fields, check, carry_out, gives=gives, holds=_pieces_enough if gives else None)


TRADE = Trade(
    window=window,
    kinds={
        "cash": _kind({"n": int}, _has_cash, _give_cash),
        "shares": _kind({"n": int}, _has_shares, _give_shares, _gives_shares),
        "new_shares": _kind({"n": int}, _has_new_shares, _give_new_shares, _gives_new_shares),
        "firm_share": _kind({"share": str}, _has_firm_share, _give_firm_share, _gives_firm_share),
        "workshops": _kind({"n": int}, _has_workshops, _give_workshops),
        "invested": _kind({"n": int}, _has_invested, _give_invested),
        "luxuries": _kind({"n": int}, _has_luxuries, _give_luxuries),
        "shipyard": _kind({"yard": str}, _has_yard, _give_yard),
        "prestige": _kind({"card": str}, _has_prestige, _give_prestige),
        "blackmail": _kind({"card": str}, _has_blackmail, _give_blackmail),
        "promise": _kind({"promise": str}, _has_promise, _give_promise),
        "cubes": _kind({"n": int}, _has_cubes, _give_cubes),
        "button": _kind({"n": int}, _has_button, _give_button),
    },
    gives=gives,
    pledges=PLEDGES,
    piece=traded.piece,
    stays=traded.stays,
    money="cash",
    heard=consents.heard,
    rule="jc2.negotiation.any_time",
)
