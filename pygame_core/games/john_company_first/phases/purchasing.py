"""F5: the purchasing offices buy as many ships, goods and guns as they can afford; Military Affairs sends its people
and guns to the armies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....kernel.decisions import Allocate, Decision, Option, Pick, Slot
from ....kernel.game import Step
from ....kernel.reasons import OPEN
from .. import targets, works
from ..company import go_home, officer_limit, presidencies
from ..ids import OfficeId, PresidencyId
from ..prizes import claim
from ..refs import POSTING, Deploy, Posting, Relieve
from ..state import MILITARY, NOBODY, G, holder, in_force, is_militant, printed
from .transfers import move_guns

SHIPS: Final = "ship_purchasing"


def act(game: G, office: OfficeId) -> Step:
    """All actions of a purchasing office are mandatory."""
    if office == SHIPS:
        yield from buy_ships(game)
    else:
        yield from buy_goods(game, office)
    if office == MILITARY and holder(game, office) >= 0:
        yield from place_guns(game)
        yield from place_officers(game)
        yield from move_guns(game)


# --- buying ---------------------------------------------------------------------------------------------------
def _cheapest(game: G, office: OfficeId, code: str, rule: str, choices: Callable[[], list[Option]]) -> Step:
    """Which of equally cheap pieces is bought next; None when nothing can be bought."""
    options = choices()
    if not options:
        return None
    if len(options) == 1:
        return options[0].value
    bought = yield lambda: Pick(holder(game, office), code, choices(), rule, office=office)
    return bought


def buy_ships(game: G) -> Step:
    purse = game.state.offices[SHIPS]
    if is_militant(game):
        price = printed(game).militant.ship_price
        n = purse.cash // price
        purse.cash -= n * price
        game.state.bank += n * price
        game.state.hold.ships += n
        if n:
            game.log("purchase.ships", "jc1.scenario.solo.ship_price", seat=0, office=SHIPS, n=n, cost=n * price)
        return

    def choices() -> list[Option]:
        return [
            Option(column, OPEN, targets.YARD[column], "purchase.ship", column=column + 1, n=price,
                   owners=list(game.state.works.yards[column]))
            for column in works.cheapest_ships(game)
            if (price := works.ship_price(game, column)) <= purse.cash
        ]  # fmt: skip

    while True:
        column = yield from _cheapest(game, SHIPS, "purchase.ship", "jc1.company.ships.tie", choices)
        if column is None:
            return
        price = works.sell_ship(game, column, purse)
        game.state.hold.ships += 1
        game.log("purchase.ship", "jc1.company.ships.cheapest", seat=holder(game, SHIPS), n=price, column=column + 1)


def buy_goods(game: G, office: OfficeId) -> Step:
    """Goods, or guns if Military Affairs buys them."""
    purse = game.state.offices[office]
    if is_militant(game):
        price = works.factory_price(game)
        n = purse.cash // price if price else 0
        purse.cash -= n * price
        game.state.bank += n * price
        _receive(game, office, n)
        rule = "jc1.scenario.solo.good_price" if price else "jc1.scenario.solo.good_zero"
        game.log("purchase.goods", rule, seat=0, office=office, n=n, cost=n * price)
        return

    def choices() -> list[Option]:
        return [
            Option(square, OPEN, targets.FACTORY[square],
                   "purchase.good" if game.state.works.factories[square] != NOBODY else "purchase.plain_good", n=price,
                   owner=game.state.works.factories[square])
            for square in works.cheapest_goods(game)
            if (price := works.good_price(game, square)) <= purse.cash
        ]  # fmt: skip

    while True:
        square = yield from _cheapest(game, office, "purchase.good", "jc1.company.goods.tie", choices)
        if square is None:
            return
        price = works.sell_good(game, square, purse)
        _receive(game, office, 1)
        game.log("purchase.good", "jc1.company.goods.cheapest", seat=holder(game, office), office=office, n=price)


def _receive(game: G, office: OfficeId, n: int) -> None:
    if office == MILITARY:
        game.state.hold.guns += n
    else:
        game.state.hold.goods += n


# --- Logistics of Military Affairs ------------------------------------------------------------------------------
def place_guns(game: G) -> Step:
    hold = game.state.hold
    armies = presidencies(game)
    if not armies:
        hold.guns = 0
        return
    placed = [hold.guns] if len(armies) == 1 else None
    if hold.guns and placed is None:
        placed = yield lambda: Allocate(
            holder(game, MILITARY), "military.guns", hold.guns,
            [Slot(army, hold.guns, 0, OPEN, targets.ARMY[army], army) for army in armies],
            rule="jc1.company.purchase.guns",
        )  # fmt: skip
    if not hold.guns or placed is None:
        return
    for army, n in zip(armies, placed, strict=True):
        game.state.armies[army].guns += n
    hold.guns = 0
    for army, n in zip(armies, placed, strict=True):
        if n:
            game.log("military.guns", "jc1.company.purchase.guns", seat=holder(game, MILITARY), army=army, n=n)


def postings(game: G, old: dict[PresidencyId, list[int]]) -> list[Posting]:
    """Where waiting officers can go: free places first; only when there is none may they replace old officers."""
    owners = [owner for owner, n in enumerate(game.state.hold.officers) if n]
    armies = presidencies(game)
    limit = officer_limit(game)
    room = [army for army in armies if sum(game.state.armies[army].officers) < limit]
    if room:
        return [Deploy(owner, army) for owner in owners for army in room]
    return [
        Relieve(owner, army, leaver) for owner in owners for army in armies
        for leaver, n in enumerate(old[army]) if n
    ]  # fmt: skip


def place_officers(game: G) -> Step:
    """One after the other, until nobody waits or nobody can be placed: these go home."""
    hold = game.state.hold
    old = {army: list(game.state.armies[army].officers) for army in presidencies(game)}
    while any(hold.officers):
        found = postings(game, old)
        if not found:
            break
        chosen = POSTING.text(found[0])
        if len(found) > 1:
            chosen = yield lambda: _posting_question(game, old)
        yield from _post(game, POSTING.read(chosen), old)
    for owner, n in enumerate(hold.officers):
        go_home(game, owner, n)
        if n:
            game.log("military.home", "jc1.company.military.remainder", seat=owner, n=n)
    hold.officers = [0] * len(hold.officers)


def _posting_question(game: G, old: dict[PresidencyId, list[int]]) -> Decision:
    options = [
        Option(POSTING.text(posting), OPEN, targets.ARMY[posting.army], f"posting.{POSTING.name(posting)}",
               owner=posting.owner, army=posting.army, old=posting.old if isinstance(posting, Relieve) else -1)
        for posting in postings(game, old)
    ]  # fmt: skip
    return Pick(holder(game, MILITARY), "military.officer", options, "jc1.company.military.vacancies_first")


def _post(game: G, posting: Posting, old: dict[PresidencyId, list[int]]) -> Step:
    officers = game.state.armies[posting.army].officers
    game.state.hold.officers[posting.owner] -= 1
    officers[posting.owner] += 1
    if isinstance(posting, Relieve):
        yield from _relieve(game, posting, old)
    else:
        game.log("military.posted", "jc1.company.military.logistics_all", seat=holder(game, MILITARY),
                 owner=posting.owner, army=posting.army)  # fmt: skip


def _relieve(game: G, posting: Relieve, old: dict[PresidencyId, list[int]]) -> Step:
    """An old officer leaves; by the Officers' Pension Act his family may claim a prize for him."""
    officers, leaver = game.state.armies[posting.army].officers, posting.old
    old[posting.army][leaver] -= 1
    game.log("military.relieved", "jc1.company.military.replace", seat=holder(game, MILITARY), owner=posting.owner,
             army=posting.army, old=leaver)  # fmt: skip

    def leave() -> None:
        officers[leaver] -= 1

    if leaver < game.seats and in_force(game, "officers_pension_act"):
        yield from claim(game, leaver, "senior", 0, MILITARY, leave)
        return
    leave()
    go_home(game, leaver)
