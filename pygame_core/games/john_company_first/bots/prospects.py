"""What money is for: a cube that leaves the Company retires to a prize, and a pound is worth what it adds to that."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from ..company import PRESIDED, PRESIDENT, captains, provinces_of, ready_guns, ready_officers
from ..components.figures import SUCCESS
from ..ids import OfficeId, PresidencyId, RegionId
from ..india import defense, side
from ..state import CHAIRMAN, COMPANY, NOBODY, G, in_force, printed
from ..works import factories_of, yards_of

LEAVES: Final = {"chairman": 0.5, "executive": 1 / 3, "senior": 1 / 6}
"""How likely an officeholder leaves in a turn."""
VACANCIES: Final = 0.25
"""How many of the offices are filled anew in a turn."""
OFTEN: Final = 0.6
"""How often at most a shipyard or factory sells in a turn."""
SHIPS_BUILT: Final = 1.6
"""How many shipyards earn in a turn, and how many factories: the more there are, the less each of them sells."""
GOODS_MADE: Final = 1.3
GOOD: Final = 2.0
"""What a good of a factory costs."""
DIVIDENDS: Final = 0.8
"""How many dividends a turn sees."""
ORDERS: Final = 1.6
"""How many orders a President fills in a turn."""
TAKES: Final = 0.7
"""Of the taxes of a turn a family moves so much; in the long run it loses offices, too."""
DARED: Final = 0.6
"""Of the conquests that could be tried so many are."""
DICE: Final = 4
"""So many dice are thrown where pieces and money allow it."""


class Corner(NamedTuple):
    """So much money, given for a prize, brings so many points."""

    cost: float
    points: float


@lru_cache(maxsize=64)
def corners(prizes: tuple[tuple[float, int], ...]) -> tuple[Corner, ...]:
    """What retiring brings by the money there is, where each further pound brings less than the one before: the corners
    of that line, from nothing to the dearest prize that is worth its price beside the others."""
    line = [Corner(0.0, 0.0)]
    for cost, points in sorted(prizes):
        corner = Corner(cost, float(points))
        if corner.points <= line[-1].points:
            continue
        if line[-1].cost == cost:
            line.pop()
        while len(line) > 1 and _slope(line[-2], line[-1]) <= _slope(line[-1], corner):
            line.pop()
        line.append(corner)
    return tuple(line)


def _slope(one: Corner, other: Corner) -> float:
    return (other.points - one.points) / (other.cost - one.cost)


def slope(line: tuple[Corner, ...], purse: float) -> float:
    """What a pound more adds to a prize for about so much."""
    for one, other in pairwise(line):
        if purse < other.cost:
            return _slope(one, other)
    return 0.0


def on_offer(game: G) -> tuple[Corner, ...]:
    figures = printed(game)
    return corners(tuple(
        (sum(figures.prizes[prize].cost.values()) / 2, figures.prizes[prize].vp) for prize in game.state.prizes
    ))  # fmt: skip


def kind_of(game: G, office: OfficeId) -> str:
    """How its holder leaves: the Chairman, an executive or a senior officer."""
    return CHAIRMAN if office == CHAIRMAN else printed(game).offices[office].rank


def exits(game: G, seat: int, turns: int, leaving: OfficeId | None) -> float:
    """How many cubes of a family may still retire: of those in office, and of those who come into office later. One
    that is just leaving is not among them."""
    held = [name for name, office in game.state.offices.items() if office.holder == seat and name != leaving]
    found = sum(1 - (1 - LEAVES[kind_of(game, name)]) ** (turns + 1) for name in held)
    vacant = VACANCIES * sum(office.post in ("held", "vacant") for office in game.state.offices.values())
    return found + vacant / game.seats * sum(1 - 0.75**left for left in range(1, turns + 1))


def income(game: G, seat: int) -> float:
    """What a family takes in a turn."""
    world, money, taken = game.state, printed(game).money, 0.0
    for name, office in world.offices.items():
        if office.holder == seat:
            taken += ORDERS * money.bonus if name in PRESIDED else 0.0
            taken += tax_of(game, name) if name in world.india.formed else 0.0
    taken += DIVIDENDS * world.company.court[seat] + money.interloper * captains(game, seat)
    taken += yard(game) * yards_of(game, seat) + factory(game) * factories_of(game, seat)
    return TAKES * taken


def tax_of(game: G, province: OfficeId) -> int:
    return side(printed(game), game.state.india.regions, printed(game).homes[province]).tax  # type: ignore[index]


def yard(game: G, more: int = 0) -> float:
    """What a shipyard earns in a turn, if there were so many more of them."""
    built = sum(map(len, game.state.works.yards)) + more
    return min(OFTEN, SHIPS_BUILT / max(1, built)) * printed(game).money.shipyard_income


def factory(game: G, more: int = 0) -> float:
    """What a factory earns in a turn; the Calico Acts pay always."""
    built = sum(owner != NOBODY for owner in game.state.works.factories) + more
    return GOOD * min(OFTEN, GOODS_MADE / max(1, built)) + in_force(game, "calico_acts")


# --- plunder --------------------------------------------------------------------------------------------------
def plunder(game: G, presidency: PresidencyId) -> float:
    """What each officer of an army may take in a turn: the weakest targets of its offices are tried first, while pieces
    and money last."""
    world, figures = game.state, printed(game)
    army, price = world.armies[presidency], figures.money.mercenary
    pieces = ready_guns(army) + ready_officers(army)
    attacks = []
    for office in (PRESIDENT[presidency], *provinces_of(game, presidency)):
        attacks += [
            (defense(figures, world.india.regions, target), target, world.offices[office].cash // price)
            for target in figures.offices[office].campaign if world.india.regions[target].ruler != COMPANY
        ]  # fmt: skip
    found, done = 0.0, set[RegionId]()
    for penalty, target, hired in sorted(attacks):
        dice = min(DICE, pieces + hired - penalty)
        if target in done or dice <= 1:
            continue
        done.add(target)
        pieces -= min(pieces, penalty + dice)
        loot = side(figures, world.india.regions, target).plunder
        found += DARED * figures.check.chance(SUCCESS, dice) * loot
    return found
