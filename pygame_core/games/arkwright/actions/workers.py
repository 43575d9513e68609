"""The Workers action: fire, hire, and move workers at the warehouse."""

from __future__ import annotations

from ....kernel.decisions import Allocate, Option, PickMany, Slot
from ....kernel.game import Step
from ....kernel.reasons import OPEN, Closed, Reason
from .. import labor, targets
from ..factories import can_be_fired, fill, fire_from, free_places, quantity
from ..ids import GOODS, POSTS, Good
from ..state import Company, G, last_decade, printed, steps
from ..storage import settle

WAREHOUSE = "warehouse"


def may_staff(game: G, good: Good) -> Reason:
    """In the last decade nobody is hired into factories whose good has already had its production phase."""
    if last_decade(game) and GOODS.index(good) < game.state.cycle:
        return Closed("ark.worker.lastdecade.no-hire", good=good)
    return OPEN


def hire_question(game: G, seat: int, fired: list[Good]) -> Allocate:
    """Everything is filled from the lowest lines up; where somebody has just been fired nobody is hired."""
    company, figures = game.state.companies[seat], printed(game)
    slots = []
    for good, factory in company.factories.items():
        why = Closed("ark.worker.fire.no-refill", good=good) if good in fired else may_staff(game, good)
        slots.append(
            Slot(good, free_places(figures, good, factory), 0, why, targets.factories(seat)[good], "worker.factory",
                 good=good, makes=quantity(figures, good, factory))
        )  # fmt: skip
    free = len(POSTS) - len(company.posts)
    slots.append(Slot(WAREHOUSE, free, 0, OPEN, targets.COMPANY[seat], "worker.warehouse"))
    return Allocate(
        seat, "worker.hire", labor.to_be_had(game), slots, 0, "ark.worker.hire.any-number", n=labor.to_be_had(game)
    )


def may_hire(game: G, seat: int, fired: list[Good]) -> bool:
    """Whether there is anybody to hire, and a place for them."""
    company, figures = game.state.companies[seat], printed(game)
    if not labor.to_be_had(game):
        return False
    return len(company.posts) < len(POSTS) or any(
        good not in fired and may_staff(game, good) and free_places(figures, good, factory)
        for good, factory in company.factories.items()
    )


def fire_question(game: G, seat: int) -> Allocate:
    figures = printed(game)
    slots = [
        Slot(good, can_be_fired(figures, good, factory), 0, OPEN, targets.factories(seat)[good], "worker.factory",
             good=good, makes=quantity(figures, good, factory))
        for good, factory in game.state.companies[seat].factories.items()
    ]  # fmt: skip
    most = sum(slot.cap for slot in slots)
    return Allocate(seat, "worker.fire", most, slots, 0, "ark.worker.fire.any-number", n=most)


def posts_question(game: G, seat: int, count: int) -> PickMany:
    """All posts are offered: whoever is at the warehouse may move."""
    company, elements = game.state.companies[seat], targets.posts(seat)
    options = [
        Option(post, OPEN, elements[post], "worker.post", post=f"post.{post}", now=int(post in company.posts))
        for post in POSTS
    ]
    return PickMany(seat, "worker.posts", options, count, count, "ark.worker.warehouse.move", n=count)


@steps("worker.work")
def work(game: G, seat: int) -> Step:
    """Firing comes first: who is fired could be hired elsewhere if the market is empty."""
    company = game.state.companies[seat]
    fired = yield from _fire(game, seat, company)
    yield from _hire(game, seat, company, fired)


def _fire(game: G, seat: int, company: Company) -> Step:
    figures = printed(game)
    if not any(can_be_fired(figures, good, factory) for good, factory in company.factories.items()):
        return []
    counts = yield lambda: fire_question(game, seat)
    fired = []
    for good, count in zip(list(company.factories), counts, strict=True):
        if count:
            fire_from(figures, good, company.factories[good], count)
            labor.fire(game, count)
            fired.append(good)
            game.log("worker.fired", "ark.worker.fire.to-fired-space", seat=seat, good=good, count=count)
    return fired


def _hire(game: G, seat: int, company: Company, fired: list[Good]) -> Step:
    counts, clerks = [0] * len(company.factories), 0
    if may_hire(game, seat, fired):
        taken = yield lambda: hire_question(game, seat, fired)
        counts, clerks = taken[:-1], taken[-1]
    labor.hire(game, sum(counts) + clerks)
    for good, count in zip(list(company.factories), counts, strict=True):
        if count:
            fill(printed(game), good, company.factories[good], count)
            game.log("worker.hired", "ark.worker.hire.any-number", seat=seat, good=good, count=count)
    if clerks:
        free = [post for post in POSTS if post not in company.posts]
        company.posts = [post for post in POSTS if post in (*company.posts, *free[:clerks])]
        game.log("worker.stored", "ark.worker.warehouse.place", seat=seat, count=clerks)
    count = len(company.posts)
    if count:
        chosen = yield lambda: posts_question(game, seat, count)
        if chosen != company.posts:
            company.posts = chosen
            game.log("worker.moved", "ark.worker.warehouse.move", seat=seat, posts=[f"post.{post}" for post in chosen])
        game.next(settle, seat=seat)
