"""Firms beside any question: money from families, hostile takeovers, negotiated mergers."""

from __future__ import annotations

from ...kernel.decisions import Allocate, Amount, Decision, Option, Pick, Slot
from ...kernel.game import Step, act
from ...kernel.reasons import OPEN, Closed, Reason
from ...parts.money import hand_over
from . import targets
from .cubes import free_cube, placeable
from .firms import WHOLE, firm_of, owners, rest, set_share, tenths
from .phases.bases import hand_bases
from .state import Firm, Fleet, G, steps


def acts(game: G, seat: int) -> list[Option]:
    if not game.state.deregulated:
        return []
    found = []
    for owner in owners(game):
        mark = targets.FAMILY[owner]
        found.append(Option(act(fund, owner), fund_why(game, seat), mark, "firm.fund", other=owner))
        if owner != seat and firm_of(game, owner).shares[seat]:
            found.append(Option(act(take_over, owner), takeover_why(game, owner, seat), mark, "firm.take", other=owner))
        if owner != seat and seat in owners(game):
            found.append(Option(act(merge, owner), OPEN, mark, "firm.merge", other=owner))
    return found


# --- money ----------------------------------------------------------------------------------------------------
def fund_why(game: G, seat: int) -> Reason:
    turn = game.state.turn
    if turn.number == turn.last:
        return Closed("jc1.dereg.payout.top_up_last")
    return OPEN if game.state.families[seat].cash else Closed("jc1.dereg.treasury.in")


@steps("firm.fund")
def fund(game: G, seat: int, owner: int) -> Step:
    """Any family may give money to any firm; it never comes back that way."""

    def ask() -> Decision | None:
        cash = game.state.families[seat].cash
        if owner not in owners(game) or not cash:
            return None
        return Amount(seat, "firm.fund", 1, cash, rule="jc1.dereg.payout.top_up", other=owner)

    n = yield ask
    if n is not None:
        hand_over(game.state.families[seat], firm_of(game, owner), n)
        game.log("firm.funded", "jc1.dereg.payout.top_up", seat=seat, other=owner, n=n)


# --- takeovers ------------------------------------------------------------------------------------------------
def takeover_why(game: G, owner: int, seat: int) -> Reason:
    """The largest part of all, and no firm of one's own: else it takes a merger."""
    held = tenths(game, owner, seat)
    others = [tenths(game, owner, one) for one in range(game.seats) if one != seat]
    if held <= max(others):
        return Closed("jc1.dereg.takeover.tie", n=held, most=max(others))
    return Closed("jc1.dereg.takeover.merger") if game.state.families[seat].firm else OPEN


@steps("firm.take_over")
def take_over(game: G, seat: int, owner: int) -> Step:
    """Everything passes to the new owner; the old one keeps his part, and third shareholders theirs."""
    old, left = firm_of(game, owner), rest(firm_of(game, owner))
    kept = {one: held for one, held in enumerate(old.shares) if held and one != seat}
    for one in range(game.seats):
        set_share(game, owner, one, 0)
    families = game.state.families
    families[seat].firm = Firm(cash=old.cash, shares=[0] * game.seats, sailed=old.sailed, idle=old.idle)
    families[owner].firm = None
    hand_fleet(game, owner, seat)
    for one, held in kept.items():
        set_share(game, seat, one, held)
    game.log("firm.taken", "jc1.dereg.takeover.assets", seat=seat, other=owner)
    if left and placeable(game, owner):
        yield from free_cube(game, owner)
        if families[owner].stock and seat in owners(game):
            set_share(game, seat, owner, left)


def hand_fleet(game: G, giver: int, taker: int) -> None:
    """Ships and goods change hands, exhausted ones and those on missions too, as far as cubes can mark them."""
    families = game.state.families
    old, new = families[giver].fleet, families[taker].fleet
    new.ships, new.tired = new.ships + old.ships, new.tired + old.tired
    new.goods, new.tired_goods = new.goods + old.goods, new.tired_goods + old.tired_goods
    families[giver].fleet = Fleet()
    hand_bases(game, giver, taker)
    for ships in game.state.missions.values():
        n = min(ships[giver], families[taker].stock)
        ships[giver] -= n
        ships[taker] += n
        families[giver].stock += n
        families[taker].stock -= n


# --- mergers --------------------------------------------------------------------------------------------------
def partners(game: G, firms: list[int]) -> list[int]:
    """All who have a part in one of these firms."""
    return [seat for seat in range(game.seats) if any(tenths(game, firm, seat) for firm in firms)]


@steps("firm.merge")
def merge(game: G, seat: int, other: int) -> Step:
    """A merger of two firms on terms that all partners must accept; whoever has the largest part owns it."""
    firms = [seat, other]
    terms = yield from _terms(game, seat, firms)
    if terms is None:
        return
    largest = [one for one, held in terms.items() if held == max(terms.values())]
    owner = largest[0]
    if len(largest) > 1:
        owner = yield lambda: Pick(
            seat, "merger.owner", [Option(one, OPEN, targets.FAMILY[one], "captain.of", seat=one) for one in largest],
            "jc1.dereg.merger.tie", other=other,
        )  # fmt: skip
    if not (yield from _agreed(game, seat, firms, terms, owner)) or not _still(game, firms, terms, owner):
        game.log("merger.refused", "jc1.dereg.merger.disagree", seat=seat, other=other)
        return
    carry_out(game, firms, terms, owner)


def _terms(game: G, seat: int, firms: list[int]) -> Step:
    """How the ten tenths are spread among the partners."""

    def ask() -> Decision | None:
        if not set(firms) <= set(owners(game)):
            return None
        slots = [
            Slot(one, WHOLE, 0, OPEN, targets.FAMILY[one], "merger.part", seat=one) for one in partners(game, firms)
        ]
        return Allocate(seat, "merger.terms", WHOLE, slots, rule="jc1.dereg.merger.hundred", firms=firms)

    given = yield ask
    return None if given is None else dict(zip(partners(game, firms), given, strict=True))


def _agreed(game: G, seat: int, firms: list[int], terms: dict[int, int], owner: int) -> Step:
    others = [one for one in partners(game, firms) if one != seat]
    if not others:
        return True
    answers = yield lambda: [
        Pick(one, "merger.consent", [Option("yes"), Option("no")], "jc1.dereg.merger.consent", by=seat, firms=firms,
             owner=owner, n=terms.get(one, 0), parties=list(terms), tenths=list(terms.values()))
        for one in others
    ]  # fmt: skip
    return all(answer == "yes" for answer in answers)


def _still(game: G, firms: list[int], terms: dict[int, int], owner: int) -> bool:
    """Whether the firms are still there, nobody has a part who was not asked, and the new owner has no third firm."""
    if not set(firms) <= set(owners(game)) or not set(partners(game, firms)) <= set(terms):
        return False
    return owner in firms or owner not in owners(game)


def carry_out(game: G, firms: list[int], terms: dict[int, int], owner: int) -> None:
    families = game.state.families
    merged = Firm(
        cash=sum(firm_of(game, firm).cash for firm in firms), shares=[0] * game.seats,
        sailed=sum(firm_of(game, firm).sailed for firm in firms), idle=any(firm_of(game, firm).idle for firm in firms),
    )  # fmt: skip
    for firm in firms:
        for one in range(game.seats):
            set_share(game, firm, one, 0)
        families[firm].firm = None
        if firm != owner:
            hand_fleet(game, firm, owner)
    families[owner].firm = merged
    for one, held in terms.items():
        if one != owner and held and families[one].stock:
            set_share(game, owner, one, held)
    game.log("merger.made", "jc1.dereg.merger.single", seat=owner, firms=firms)
