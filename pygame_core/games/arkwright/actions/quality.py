"""The Quality action, and the Marketing action."""

from __future__ import annotations

from itertools import accumulate

from ....kernel.bars import Bar, Row
from ....kernel.decisions import NOWHERE, Allocate, Decision, Option, Pick, Slot
from ....kernel.game import Step
from ....kernel.reasons import OPEN, Closed, Reason
from .. import targets
from ..factories import appeal
from ..ids import Good, MarkerId
from ..state import Company, G, give_back, has_tile, printed, steps

DONE = "done"


# --- quality --------------------------------------------------------------------------------------------------
def most_quality(game: G, company: Company) -> int:
    figures = printed(game)
    return figures.most_quality_engineer if has_tile(company, "engineer") else figures.most_quality


def quality_question(game: G, seat: int, count: int) -> Allocate:
    company, figures = game.state.companies[seat], printed(game)
    most = most_quality(game, company)
    slots = [
        Slot(good, max(0, most - factory.quality), 0,
             OPEN if factory.quality < most else Closed("ark.quality.max-four", good=good, n=most),
             targets.factories(seat)[good], "quality.factory", good=good, now=factory.quality,
             appeal=appeal(figures, good, factory))
        for good, factory in company.factories.items()
    ]  # fmt: skip
    return Allocate(seat, "quality.raise", count, slots, 0, "ark.quality.distribute", n=count)


@steps("quality.work")
def work(game: G, seat: int, marker: MarkerId, paid: int) -> Step:
    company = game.state.companies[seat]
    count = printed(game).marker[marker].reached(paid)
    if not count or all(one.quality >= most_quality(game, company) for one in company.factories.values()):
        game.log("turn.nothing", "ark.action.space.too-low-no-effect", seat=seat)
        return
    counts = yield lambda: quality_question(game, seat, count)
    for good, levels in zip(list(company.factories), counts, strict=True):
        if levels:
            raise_quality(game, seat, good, levels)


def raise_quality(game: G, seat: int, good: Good, levels: int) -> None:
    factory = game.state.companies[seat].factories[good]
    factory.quality += levels
    game.log("quality.raised", "ark.quality.permanent", seat=seat, good=good, count=levels, now=factory.quality,
             appeal=appeal(printed(game), good, factory))  # fmt: skip


# --- marketing ------------------------------------------------------------------------------------------------
def most_marketing(game: G) -> int:
    return len(printed(game).marketing_cost)


def usable(game: G, marker: MarkerId, paid: int) -> int:
    """What of the administrative cost the marker makes usable."""
    return min(paid, printed(game).marker[marker].most)


def may_market(game: G, company: Company, good: Good, points: int | None) -> Reason:
    """One level more; `points` are what is left to spend, None where levels cost nothing."""
    level = company.factories[good].marketing
    if level >= most_marketing(game):
        return Closed("ark.marketing.max-four", good=good, n=level)
    cost = printed(game).marketing_cost[level]
    if points is not None and cost > points:
        return Closed("ark.marketing.step-cost", cost=cost, points=points, level=level + 1)
    return OPEN


def level_options(game: G, seat: int, points: int | None) -> list[Option]:
    company, figures = game.state.companies[seat], printed(game)
    options = []
    for good, factory in company.factories.items():
        cost = 0
        if points is not None and factory.marketing < most_marketing(game):
            cost = figures.marketing_cost[factory.marketing]
        options.append(
            Option(good, may_market(game, company, good, points), targets.factories(seat)[good], "marketing.level",
                   good=good, cost=cost, now=factory.marketing, appeal=appeal(figures, good, factory) + 1)
        )  # fmt: skip
    return [*options, Option(DONE, OPEN, NOWHERE, "marketing.done", quiet=True)]


def bar(game: G, asked: Decision) -> Bar:
    """All levels in one bar: a run of them a good, each with its cost, or one level each where they cost nothing."""
    points = asked.params.get("points")
    assert isinstance(asked, Pick)
    goods = [option for option in asked.options if option.value != DONE]
    have = asked.params["n"] if points is None else points
    return Bar(asked.code, [_row(game, asked.seat, option, points, have) for option in goods], have)


def _row(game: G, seat: int, option: Option, points: int | None, have: int) -> Row:
    good, now, figures = option.value, option.params["now"], printed(game)
    ahead = [figures.marketing_cost[level] if points is not None else 1 for level in range(now, most_marketing(game))]
    payable = sum(paid <= have for paid in accumulate(ahead))
    appealing = option.params["appeal"] - 1
    return Row("marketing.run", [good], [good] * payable, ahead, icon=good, why=option.why,
               params={"good": good, "now": now, "appeal": appealing})  # fmt: skip


def raise_marketing(game: G, seat: int, good: Good) -> None:
    factory = game.state.companies[seat].factories[good]
    factory.marketing += 1
    game.log("marketing.raised", "ark.marketing.step-cost", seat=seat, good=good, now=factory.marketing,
             appeal=appeal(printed(game), good, factory))  # fmt: skip


@steps("marketing.work")
def market(game: G, seat: int, marker: MarkerId, paid: int) -> Step:
    """With a Patent: points more beyond the marker's limit, or the tile for levels whatever their cost."""
    points = usable(game, marker, paid)
    if not game.state.companies[seat].factories:
        game.log("turn.nothing", "ark.marketing.built-only", seat=seat)
        return
    if has_tile(game.state.companies[seat], "patent"):
        figures = printed(game).tile
        options = [
            Option("add", OPEN, targets.tiles(seat)["patent"], "marketing.add", n=figures.patent_points,
                   points=points + figures.patent_points),
            Option("return", OPEN, targets.tiles(seat)["patent"], "marketing.return", n=figures.patent_levels),
        ]  # fmt: skip
        answer = yield lambda: Pick(seat, "marketing.patent", options, "ark.tile.patent.not-both", points=points)
        if answer == "add":
            points += figures.patent_points
        else:
            game.next(market_paid, seat=seat, points=points)
            game.next(market_patent, seat=seat, levels=figures.patent_levels)
            return
    game.next(market_paid, seat=seat, points=points)


@steps("marketing.paid")
def market_paid(game: G, seat: int, points: int) -> Step:
    """Level by level, as long as another can be paid."""
    company = game.state.companies[seat]
    if not any(may_market(game, company, good, points) for good in company.factories):
        return
    chosen = yield lambda: Pick(
        seat, "marketing.raise", level_options(game, seat, points), "ark.marketing.distribute", points=points,
        ends=DONE,
    )
    if chosen != DONE:
        points -= printed(game).marketing_cost[company.factories[chosen].marketing]
        raise_marketing(game, seat, chosen)
        game.next(market_paid, seat=seat, points=points)


@steps("marketing.patent")
def market_patent(game: G, seat: int, levels: int) -> Step:
    """The Patent is given back for levels whatever their cost."""
    give_back(game, seat, "patent")
    yield from free_levels(game, seat, levels, "ark.tile.patent.return")


def free_levels(game: G, seat: int, levels: int, rule: str) -> Step:
    """So many levels that cost nothing, in any own factories."""
    for left in range(levels, 0, -1):
        if not (yield from _free_level(game, seat, left, rule)):
            return


def _free_level(game: G, seat: int, left: int, rule: str) -> Step:
    """Gives whether there was one."""
    company = game.state.companies[seat]
    if not any(may_market(game, company, good, None) for good in company.factories):
        return False
    chosen = yield lambda: Pick(seat, "marketing.free", level_options(game, seat, None), rule, n=left, ends=DONE)
    if chosen == DONE:
        return False
    raise_marketing(game, seat, chosen)
    return True
