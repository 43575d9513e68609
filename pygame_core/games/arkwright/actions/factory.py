"""The Factory action: close, then build, then modernize."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel.decisions import NOWHERE, Amount, Option, Pick
from ....kernel.game import Step
from ....kernel.reasons import OPEN, Closed, Reason
from .. import labor, stock, targets
from ..factories import attraction, base_quality, machines_in, open_factory, staff, staff_needed, workers_in
from ..ids import GOODS, FactoryKind, Good, TileId
from ..refs import WORK, Build, Close, Done, Price, Raise, Reach, Work
from ..state import Company, G, give_back, has_tile, level, printed, steps
from ..supply import box, kind_told, kinds_offered, marker_left, may_open
from .inventor import reaches, use, ways

CLOSING, BUILDING, MODERNIZING = range(3)
HIGHEST = 4


# --- what can be done -----------------------------------------------------------------------------------------
def price_of(game: G, good: Good, price: Price, cost: int) -> int:
    """With the Developer a factory costs less, once an action, down to nothing."""
    if price == "full":
        return cost
    figures = printed(game).tile
    saved = len(game.state.turn.developer) * figures.developer_saves
    return max(0, cost - min(figures.developer_saves, figures.developer_saves_at_most - saved))


def may_save(game: G, seat: int, good: Good) -> Reason:
    """Whether the Developer can lower the cost of this factory."""
    figures, used = printed(game).tile, game.state.turn.developer
    if good in used:
        return Closed("ark.tile.developer.once-per-factory", good=good)
    if len(used) * figures.developer_saves >= figures.developer_saves_at_most:
        return Closed("ark.tile.developer.max")
    return OPEN


def may_build(game: G, seat: int, good: Good, number: int, kind: FactoryKind, done: int) -> Reason:
    if done > BUILDING:
        return Closed("ark.factory.order.phases")
    if number > level(game):
        return Closed("ark.factory.build.level-limit", level=number)
    marker = may_open(game, seat, good, number, kind)
    if not marker:
        return marker
    needed = staff_needed(printed(game), good, 1)
    if needed > labor.to_be_had(game):
        return Closed("ark.factory.build.needs-workers", n=needed)
    return OPEN


def may_raise(game: G, seat: int, good: Good, reach: Reach) -> Reason:
    """One level more, by the current level or one beyond it with a tile."""
    factory = game.state.companies[seat].factories[good]
    number = factory.level + 1
    far = reaches(level(game), number, reach, "ark.factory.modernize.level-limit")
    return far and marker_left(game, seat, good, number, factory.kind)


# --- options --------------------------------------------------------------------------------------------------
def prices(company: Company) -> tuple[Price, ...]:
    return ("full", "developer") if has_tile(company, "developer") else ("full",)


def close_options(game: G, seat: int, done: int) -> Iterator[Option]:
    company = game.state.companies[seat]
    why: Reason = OPEN if done == CLOSING else Closed("ark.factory.order.phases")
    for good, factory in company.factories.items():
        yield Option(
            WORK.text(Close(good)), why, targets.factories(seat)[good], "factory.close", good=good,
            workers=workers_in(factory), machines=machines_in(factory),
        )  # fmt: skip


def _payment(game: G, seat: int, cost: int) -> dict[str, int]:
    """What a payment comes to, and what it would force."""
    if cost <= game.state.companies[seat].cash:
        return {"cost": cost, "sold": 0, "loans": 0}
    forced = stock.emergency(game, seat, cost)
    return {"cost": cost, "sold": forced.shares, "loans": forced.loans}


def build_options(game: G, seat: int, done: int) -> Iterator[Option]:
    company, figures = game.state.companies[seat], printed(game)
    kinds, ways_to_pay, top = kinds_offered(game), prices(company), level(game)
    for good in GOODS:
        if good in company.factories:
            continue
        for number in range(1, top + 1):
            for kind in kinds:
                cost = figures.factory[kind][good][number - 1].cost
                why = may_build(game, seat, good, number, kind, done)
                for price in ways_to_pay:
                    saving = may_save(game, seat, good) if price == "developer" else OPEN
                    yield Option(
                        WORK.text(Build(good, number, kind, price)), why and saving, targets.factories(seat)[good],
                        "factory.build", good=good, level=f"level.{number}", kind=kind_told(game, kind),
                        developer=int(price == "developer"),
                        **_payment(game, seat, price_of(game, good, price, cost)),
                    )  # fmt: skip


def raise_options(game: G, seat: int) -> Iterator[Option]:
    company = game.state.companies[seat]
    ways_to_pay = prices(company)
    for good, factory in company.factories.items():
        if factory.level == HIGHEST:
            continue
        cost = printed(game).factory[factory.kind][good][factory.level].cost
        for reach in ways(game, company, factory.level + 1):
            why = may_raise(game, seat, good, reach)
            for price in ways_to_pay:
                saving = may_save(game, seat, good) if price == "developer" else OPEN
                yield Option(
                    WORK.text(Raise(good, reach, price)), why and saving,
                    targets.factories(seat)[good], "factory.raise", good=good, level=f"level.{factory.level + 1}",
                    reach="" if reach == "level" else f"tile.{reach}", developer=int(price == "developer"),
                    **_payment(game, seat, price_of(game, good, price, cost)),
                )  # fmt: skip


def work_options(game: G, seat: int, done: int) -> list[Option]:
    return [
        *close_options(game, seat, done),
        *build_options(game, seat, done),
        *raise_options(game, seat),
        Option(WORK.text(Done()), OPEN, NOWHERE, "factory.done", quiet=True),
    ]


def is_work_left(game: G, seat: int, done: int) -> bool:
    """Whether any of the options is open, but for the last; a lower price never opens one by itself."""
    factories, levels = game.state.companies[seat].factories, range(1, level(game) + 1)
    if factories and done == CLOSING:
        return True
    return any(
        may_build(game, seat, good, number, kind, done)
        for good in GOODS
        if good not in factories
        for number in levels
        for kind in kinds_offered(game)
    ) or any(
        may_raise(game, seat, good, reach)
        for good, factory in factories.items()
        if factory.level < HIGHEST
        for reach in ways(game, game.state.companies[seat], factory.level + 1)
    )


# --- doing it -------------------------------------------------------------------------------------------------
@steps("factory.work")
def work(game: G, seat: int, done: int) -> Step:
    """One thing after the other, as long as there is anything to do; `done` says which part has been reached."""
    chosen: Work = Done()
    if is_work_left(game, seat, done):
        answer = yield lambda: Pick(seat, "factory.work", work_options(game, seat, done), "ark.factory.order.phases")
        chosen = WORK.read(answer)
    if isinstance(chosen, Done):
        if game.state.turn.developer:
            give_back(game, seat, "developer")
        return
    if isinstance(chosen, Close):
        close(game, seat, chosen.good)
    elif isinstance(chosen, Build):
        done = max(done, BUILDING)
        yield from build(game, seat, chosen)
    else:
        done = MODERNIZING
        yield from modernize(game, seat, chosen)
    game.next(work, seat=seat, done=done)


def close(game: G, seat: int, good: Good) -> None:
    """All workers go to Fired Workers, machines to the supply, the marker out of the game; stored goods stay."""
    company = game.state.companies[seat]
    factory = company.factories.pop(good)
    workers, machines = workers_in(factory), machines_in(factory)
    labor.fire(game, workers)
    game.state.machines += machines
    box(company, good, factory)
    for tile in company.tiles:
        if tile.at == good:
            tile.at = ""
    game.log("factory.closed", "ark.factory.close.workers", seat=seat, good=good, workers=workers, machines=machines)


def _saved(game: G, good: Good, price: Price) -> None:
    if price == "developer":
        game.state.turn.developer.append(good)


def build(game: G, seat: int, chosen: Build) -> Step:
    """The price is set at once, between the minimum and the base quality."""
    figures, company = printed(game), game.state.companies[seat]
    good = chosen.good
    cost = price_of(game, good, chosen.price, figures.factory[chosen.kind][good][chosen.level - 1].cost)
    _saved(game, good, chosen.price)
    stock.pay(game, seat, cost)
    marketing = figures.mass_marketing if chosen.kind == "mass" else 0
    add_factory(game, seat, good, chosen.kind, chosen.level, marketing)
    staff(game, good, company.factories[good], 1)
    game.log("factory.built", "ark.factory.build.cost", seat=seat, good=good, level=f"level.{chosen.level}",
             kind=kind_told(game, chosen.kind), n=cost)  # fmt: skip
    yield from first_price(game, seat, good)


def add_factory(game: G, seat: int, good: Good, kind: FactoryKind, number: int, marketing: int) -> None:
    company = game.state.companies[seat]
    company.factories[good] = open_factory(kind, number, printed(game).min_price[good], marketing)
    company.factories = {one: company.factories[one] for one in GOODS if one in company.factories}


def first_price(game: G, seat: int, good: Good) -> Step:
    figures, factory = printed(game), game.state.companies[seat].factories[good]
    base = base_quality(figures, good, factory)
    factory.price = yield lambda: Amount(
        seat, "factory.price", figures.min_price[good], base, rule="ark.factory.build.price-range", good=good,
        attraction=attraction(figures, good, factory),
    )  # fmt: skip
    game.log("factory.priced", "ark.factory.build.price-now", seat=seat, good=good, n=factory.price,
             appeal=attraction(figures, good, factory) - factory.price)  # fmt: skip


def modernize(game: G, seat: int, chosen: Raise) -> Step:
    figures, factory = printed(game), game.state.companies[seat].factories[chosen.good]
    cost = price_of(game, chosen.good, chosen.price, figures.factory[factory.kind][chosen.good][factory.level].cost)
    _saved(game, chosen.good, chosen.price)
    stock.pay(game, seat, cost)
    box(game.state.companies[seat], chosen.good, factory)
    factory.level += 1
    game.log("factory.modernized", "ark.factory.modernize.cost", seat=seat, good=chosen.good,
             level=f"level.{factory.level}", n=cost)  # fmt: skip
    if chosen.reach != "level":
        tile: TileId = chosen.reach
        yield from use(game, seat, tile)
