"""After a Crown Commander's pieces are exhausted, persons may pay to have others exhausted in their place."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, combinations_with_replacement

from .....kernel.decisions import NOWHERE, Decision, Option, Pick
from .....kernel.game import Step
from .....kernel.reasons import OPEN
from ...army import allied, support
from ...crown.asking import anyone, passing
from ...crown.family import WINDOW, can_pay, charge, price, rule_of_favour, seat_of
from ...ids import AllianceId, PresidencyId
from ...refs import SENT, Sent
from ...state import G, printed

FAVOUR = "commander.crown_swap"
REGIMENT = "regiment"


class Sending:
    """Who is sent: officers of each family, regiments, alliances."""

    def __init__(self, officers: list[int], regiments: int, allies: list[AllianceId]) -> None:
        self.officers = list(officers)
        self.regiments = regiments
        self.allies = list(allies)

    def singles(self) -> Counter[str]:
        found = Counter({SENT.text(Sent(seat)): n for seat, n in enumerate(self.officers) if n})
        if self.regiments:
            found[REGIMENT] = self.regiments
        return found


def _ready(game: G, army: PresidencyId) -> Sending:
    here = game.state.india.armies[army]
    return Sending(here.active, here.regiments, allied(here))


def swaps(game: G, army: PresidencyId, sent: Sending) -> dict[str, tuple[list[str], list[str], int]]:
    """What could stay at home and what go in its place, of the same strength, by the answer that names it."""
    ready, strengths = _ready(game, army), printed(game).alliances
    found: list[tuple[list[str], list[str], int]] = []
    found += [([out], [goes], 1) for out in sent.singles() for goes in ready.singles() if out != goes]
    for ally in sent.allies:
        n = strengths[ally].strength
        found += [([ally], some, n) for some in _some(game, ready, n)]
    for ally in ready.allies:
        n = strengths[ally].strength
        found += [(some, [ally], n) for some in _some(game, sent, n)]
    return {" ".join([*out, "for", *goes]): (out, goes, n) for out, goes, n in found}


def _some(game: G, pieces: Sending, n: int) -> list[list[str]]:
    """What comes to this strength: alliances, each as a whole, and other pieces for the rest of it."""
    held = pieces.singles()
    return [
        [*allies, *singles]
        for size in range(len(pieces.allies) + 1)
        for allies in combinations(pieces.allies, size)
        if (rest := n - support(game, list(allies))) >= 0
        for singles in combinations_with_replacement(sorted(held), rest)
        if not Counter(singles) - held
    ]


def offered(game: G, army: PresidencyId, officers: list[int], regiments: int, allies: list[AllianceId]) -> Step:
    """As often as somebody pays; gives who is sent then."""
    sent = Sending(officers, regiments, allies)
    while True:
        wanted = yield from anyone(game, lambda seat: _question(game, seat, army, sent))
        if wanted is None:
            return sent.officers, sent.regiments, sent.allies
        seat, answer = wanted
        out, goes, n = swaps(game, army, sent)[answer]
        charge(game, seat, FAVOUR, price(game, FAVOUR, n) or 0)
        for name in out:
            _move(game, army, sent, name, -1)
        for name in goes:
            _move(game, army, sent, name, 1)
        game.log("crown.swapped", rule_of_favour(FAVOUR), seat=seat, army=army, n=n)


def _question(game: G, seat: int, army: PresidencyId, sent: Sending) -> Decision | None:
    options = [
        Option(value, OPEN, NOWHERE, "crown.swap", out=[f"sent.{_kind(one)}" for one in out],
               goes=[f"sent.{_kind(one)}" for one in goes],
               owners=[_owner(one) for one in [*out, *goes]], n=price(game, FAVOUR, n))
        for value, (out, goes, n) in swaps(game, army, sent).items()
        if can_pay(game, seat, price(game, FAVOUR, n) or 0)
    ]  # fmt: skip
    if not options:
        return None
    return Pick(seat, "crown.swap", [passing(), *options], rule_of_favour(FAVOUR), army=army, window=WINDOW,
                own=seat_of(game))  # fmt: skip


def _owner(name: str) -> int:
    return SENT.read(name).seat if SENT.has(name) else -1


def _kind(name: str) -> str:
    return "officer" if SENT.has(name) else name


def _move(game: G, army: PresidencyId, sent: Sending, name: str, by: int) -> None:
    """A piece goes along, or with -1 stays at home ready."""
    here = game.state.india.armies[army]
    if SENT.has(name):
        seat = SENT.read(name).seat
        here.active[seat] -= by
        here.exhausted[seat] += by
        sent.officers[seat] += by
    elif name == REGIMENT:
        here.regiments -= by
        here.exhausted_regiments += by
        sent.regiments += by
    else:
        ally: AllianceId = name  # type: ignore[assignment]
        here.alliances[ally] = by < 0
        if by > 0:
            sent.allies.append(ally)
        else:
            sent.allies.remove(ally)
