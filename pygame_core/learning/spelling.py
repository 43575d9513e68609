"""How an answer is spelled in small choices: a few hundred million allocations, but never more than `WIDTH` at once.

A speller is a generator. It yields a mask, one flag for each choice (`True` is allowed), is sent the index of the
choice taken, and returns the whole answer in the end.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from ..kernel.decisions import Allocate, Amount, Answer, Arrange, Decision, Pick, PickMany
from ..kernel.reasons import RuleBug

WIDTH = 64

Mask = list[bool]
Spelling = Generator[Mask, int, Any]


def spell(decision: Decision, width: int = WIDTH) -> Spelling:
    """The answer to a decision: in one choice if its answers are few, else bit by bit."""
    match decision:
        case PickMany():
            return few(decision, width) if decision.choices() <= width else pick_many(decision, width)
        case Pick():
            return pick(decision, width)
        case Amount():
            return amount(decision, width)
        case Allocate():
            return few(decision, width) if decision.choices() <= width else allocate(decision, width)
        case Arrange():
            return few(decision, width) if decision.choices() <= width else arrange(decision, width)
    raise RuleBug(f"no spelling for a decision of kind {decision.kind!r}")


def choose(mask: Mask, width: int) -> Spelling:
    """One of any number of choices: first its page, if they do not fit on one, then its place there."""
    if not any(mask):
        raise RuleBug("a choice must leave something to choose")
    if len(mask) <= width:
        taken = yield mask
        return taken
    size = width
    while size * width < len(mask):
        size *= width
    pages = [any(mask[start : start + size]) for start in range(0, len(mask), size)]
    page = yield pages
    taken = yield from choose(mask[page * size : (page + 1) * size], width)
    return page * size + taken


def few(decision: Decision, width: int) -> Spelling:
    answers = decision.listed(width)
    taken = yield [True] * len(answers)
    return answers[taken]


def pick(decision: Pick, width: int) -> Spelling:
    taken = yield from choose([bool(option.why) for option in decision.options], width)
    return decision.options[taken].value


def amount(decision: Amount, width: int) -> Spelling:
    count = decision.choices()
    taken = yield from choose([True] * count, width)
    if decision.out is not None and taken == count - 1:
        return decision.out.value
    return decision.lo + decision.step * taken


def pick_many(decision: PickMany, width: int) -> Spelling:
    """The next option, each time after the last one taken, or an end (the first choice)."""
    options = decision.options
    chosen: list[Answer] = []
    after = 0
    while len(chosen) < decision.most:
        still = sum(1 for option in options[after:] if option.why)
        missing = decision.least - len(chosen)
        mask = [missing <= 0]
        for index, option in enumerate(options):
            allowed = index >= after and bool(option.why) and still >= missing
            still -= index >= after and bool(option.why)
            mask.append(allowed)
        if not any(mask[1:]):
            break
        taken = yield from choose(mask, width)
        if taken == 0:
            break
        chosen.append(options[taken - 1].value)
        after = taken
    return chosen


def allocate(decision: Allocate, width: int) -> Spelling:
    """Slot after slot, never so much or so little that the rest could not make the total right."""
    given: list[int] = []
    slots = decision.slots
    for index, slot in enumerate(slots):
        later = slots[index + 1 :]
        left = decision.total - sum(given)
        lo = max(slot.least, decision.least - sum(given) - sum(other.cap for other in later))
        hi = min(slot.cap, left - sum(other.least for other in later))
        taken = yield from choose([lo <= n for n in range(hi + 1)], width)
        given.append(taken)
    return given


def arrange(decision: Arrange, width: int) -> Spelling:
    left = [item.value for item in decision.items]
    order: list[Answer] = []
    while len(left) > 1:
        taken = yield from choose([True] * len(left), width)
        order.append(left.pop(taken))
    return order + left
