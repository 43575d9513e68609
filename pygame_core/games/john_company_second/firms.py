"""Private firms: who manages them, who owns their shares, their ships and treasuries, how they begin and end.

A family manages one firm at most, and a firm is named by its manager. A ship on a charter lies in no sea zone.
"""

from __future__ import annotations

from ...kernel.reasons import OPEN, Closed, Reason, RuleBug, all_of
from ...parts import money
from ...parts.money import Charge
from . import laws
from .ids import OrderId, StakeId
from .pieces import from_supply, to_supply
from .state import NOBODY, Firm, G, Venture, families, printed


# --- what there is --------------------------------------------------------------------------------------------
def managed(game: G, seat: int) -> Firm | None:
    """The firm that a family manages, if it does."""
    for firm in game.state.firms:
        if firm.manager == seat:
            return firm
    return None


def firm_of(game: G, manager: int) -> Firm:
    """The firm of a manager."""
    firm = managed(game, manager)
    if firm is None:
        raise RuleBug(f"family {manager} manages no firm")
    return firm


def ships(game: G, firm: Firm) -> list[int]:
    """The yards whose ships lie on the charter."""
    return [number for number, yard in enumerate(game.state.yards) if yard.charter == firm.manager]


def all_shares(firm: Firm) -> int:
    return sum(firm.shares)


def shareholders(firm: Firm) -> list[int]:
    return [seat for seat, n in enumerate(firm.shares) if n]


def venture(firm: Firm) -> Venture:
    """What the firm does this turn; asked for when all managers have chosen."""
    if firm.venture is None:
        raise RuleBug(f"the firm of family {firm.manager} has no strategy")
    return firm.venture


def hobnobs(firm: Firm) -> bool:
    return venture(firm).strategy == "hobnob"


def cash(firm: Firm) -> int:
    """What both treasuries hold."""
    return firm.london + firm.india


def filled_by_firms(game: G, besides: Firm | None = None) -> frozenset[OrderId]:
    """The orders that firms have filled in this turn, all but one of them."""
    return frozenset(
        order
        for firm in game.state.firms
        if firm is not besides and firm.venture
        for order in firm.venture.filled
    )  # fmt: skip


# --- money ----------------------------------------------------------------------------------------------------
def london_receives(game: G, firm: Firm, amount: int) -> None:
    """From the bank, or back with a negative amount."""
    firm.london += money.from_bank(game.state, amount)


def india_receives(game: G, firm: Firm, amount: int) -> None:
    firm.india += money.from_bank(game.state, amount)


def empty(game: G, firm: Firm) -> None:
    """All that is left goes to the bank."""
    london_receives(game, firm, -firm.london)
    india_receives(game, firm, -firm.india)


# --- expenses -------------------------------------------------------------------------------------------------
def expenses(game: G, firm: Firm) -> dict[str, Charge]:
    """A pound for each ship, and one for each share or what its value says, whichever is more."""
    figures = printed(game).firms
    upkeep = max(all_shares(firm), figures.values[firm.value].expense)
    return {"ships": Charge(len(ships(game, firm)), figures.ship), "shares": Charge(upkeep, 1)}


def due(game: G, firm: Firm) -> int:
    return 0 if firm.paid else money.total(expenses(game, firm))


def short(game: G, firm: Firm) -> int:
    """What both treasuries lack for the expenses."""
    return max(0, due(game, firm) - cash(firm))


# --- investing ------------------------------------------------------------------------------------------------
def weak(game: G) -> bool:
    """Whether a marker on a lined space keeps Company shares out of firms."""
    company, tracks = game.state.company, printed(game).tracks
    return tracks.standing[company.standing].mark != "plain" or tracks.debt_marks[company.debt] != "plain"


def usable_shares(game: G, seat: int) -> int:
    """Company shares of a family that are not new; the Chairman's piece never counts."""
    return max(0, game.state.company.court[seat] - game.state.turn.fresh[seat])


def can_stake(game: G, seat: int, stake: StakeId) -> Reason:
    """Whether a family has a Company share or a workshop to put into a firm."""
    if stake == "workshop":
        return OPEN if game.state.families[seat].workshops else Closed("jc2.firms.invest.cost")
    if weak(game):
        return Closed("jc2.firms.weak_shares")
    if not game.state.company.court[seat]:
        return Closed("jc2.firms.chairman_share")
    return OPEN if usable_shares(game, seat) else Closed("jc2.firms.immature_shares")


def put_in(game: G, seat: int, stake: StakeId) -> None:
    """The share goes back to its supply, the workshop is turned over for good."""
    family = game.state.families[seat]
    if stake == "workshop":
        family.workshops -= 1
        family.invested += 1
    else:
        game.state.company.court[seat] -= 1
        to_supply(game, seat)


def can_found(game: G, seat: int, stake: StakeId) -> Reason:
    if managed(game, seat):
        return Closed("jc2.firms.form.who")
    piece = OPEN if game.state.families[seat].supply or stake == "share" else Closed("jc2.firms.form.piece")
    return all_of(can_stake(game, seat, stake), piece)


def found(game: G, seat: int, stake: StakeId) -> None:
    put_in(game, seat, stake)
    from_supply(game, seat)
    figures = printed(game).firms
    firm = Firm(
        manager=seat, shares=[int(other == seat) for other in families(game)], value=figures.start, dividend=NOBODY,
        london=0, india=0,
    )  # fmt: skip
    game.state.firms.append(firm)
    london_receives(game, firm, figures.stake)
    game.log("firms.founded", "jc2.firms.form.cost", seat=seat, stake=f"stake.{stake}", n=figures.stake)


def invest(game: G, seat: int, firm: Firm, stake: StakeId, rule: str) -> None:
    """Money for the firm, and a share for the family, if there is room and a piece for it."""
    put_in(game, seat, stake)
    london_receives(game, firm, printed(game).firms.stake)
    placed = all_shares(firm) < printed(game).firms.limit and from_supply(game, seat)
    firm.shares[seat] += placed
    game.log("firms.invested", rule, seat=seat, other=firm.manager, stake=f"stake.{stake}",
             n=printed(game).firms.stake, placed=int(placed))  # fmt: skip


# --- ships ----------------------------------------------------------------------------------------------------
def fit_cost(game: G) -> int:
    figures = printed(game)
    return figures.law_numbers.subsidy_fit if laws.in_force(game, "ship_subsidy") else figures.firms.fit_ship


def buy_back_cost(game: G, number: int) -> int:
    figures = printed(game).firms
    return figures.buy_back_fatigued if game.state.yards[number].fatigued else figures.buy_back


def board(game: G, firm: Firm, number: int) -> None:
    """A ship comes to lie on the charter, as tired as it is."""
    yard = game.state.yards[number]
    yard.at, yard.charter = "firm", firm.manager


def lay_up(game: G, number: int) -> None:
    """A ship goes back to its shipyard, rested and unfitted, or with the lost shipyard to the supply."""
    yard = game.state.yards[number]
    yard.at = "" if yard.owner == NOBODY else "yard"
    yard.fatigued, yard.charter = False, NOBODY


# --- other hands ----------------------------------------------------------------------------------------------
def pass_on(game: G, firm: Firm, manager: int) -> None:
    """The charter goes to another family's board, with all that lies on it."""
    for number in ships(game, firm):
        game.state.yards[number].charter = manager
    firm.manager = manager


def absorb(game: G, firm: Firm, other: Firm) -> None:
    """Treasuries, shares and ships of another firm join this one; the other is no more."""
    for number in ships(game, other):
        game.state.yards[number].charter = firm.manager
    firm.london += other.london
    firm.india += other.india
    firm.shares = [own + more for own, more in zip(firm.shares, other.shares, strict=True)]
    game.state.firms.remove(other)


def hand_over(game: G, firm: Firm, giver: int, taker: int, n: int = 1) -> None:
    """Pieces of the taker replace those of the giver."""
    for seat, by in ((giver, -n), (taker, n)):
        firm.shares[seat] += by
        game.state.families[seat].supply -= by


def return_shares(game: G, firm: Firm, seat: int, n: int) -> None:
    firm.shares[seat] -= n
    to_supply(game, seat, n)


def dissolve(game: G, firm: Firm, rule: str) -> None:
    """Shares go to Debtor's Prison, ships to their shipyards, money to the bank; workshops stay turned over."""
    for seat, n in enumerate(firm.shares):
        game.state.prison[seat] += n
    for number in ships(game, firm):
        lay_up(game, number)
    game.log("firms.dissolved", rule, seat=firm.manager, n=all_shares(firm), cash=cash(firm))
    empty(game, firm)
    game.state.firms.remove(firm)


def value_moves(game: G, firm: Firm, by: int, rule: str) -> None:
    """The value cube, as far as its track goes."""
    before = firm.value
    firm.value = max(0, min(len(printed(game).firms.values) - 1, before + by))
    if firm.value != before:
        game.log("firms.value", rule, seat=firm.manager, n=firm.value - before, value=firm.value)


# --- dividends ------------------------------------------------------------------------------------------------
def dividend_cost(game: G, firm: Firm) -> int:
    """What a dividend takes that nobody forgoes."""
    return all_shares(firm) + printed(game).firms.manager


# --- strategies -----------------------------------------------------------------------------------------------
def turn_over(game: G, firm: Firm) -> None:
    """The strategy card is shown."""
    done = venture(firm)
    if not done.shown:
        done.shown = True
        game.reveal()
        game.log("firms.shown", "jc2.firms.trade.reveal", seat=firm.manager, strategy=f"strategy.{done.strategy}")


# --- the end of a turn and of the game ------------------------------------------------------------------------
def rest(game: G) -> None:
    """Strategy cards go back to the hands; value and dividend cubes stay."""
    for firm in game.state.firms:
        firm.venture, firm.paid, firm.closed = None, False, False


def best_dividend(game: G, seat: int) -> int:
    """The highest dividend recorded by a firm in which the family owns a share; 0 if none is of use."""
    return max((firm.dividend for firm in game.state.firms if firm.shares[seat]), default=0)


def points(game: G, seat: int) -> int:
    """What firm shares and Debtor's Prison come to for a family, fractions rounded down."""
    figures = printed(game).firms
    halves = sum(firm.shares[seat] * figures.values[firm.value].half_points for firm in game.state.firms)
    return halves // 2 + figures.prison * game.state.prison[seat]
