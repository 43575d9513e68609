"""The module East India Trading Company: after each cycle everybody gains influence on one of four tracks."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel.decisions import Option, Pick
from ....kernel.game import Step
from ....kernel.reasons import OPEN, Closed, Reason
from .. import stock, targets
from ..actions.machines import install, places, reward_neighbors
from ..actions.quality import may_market, most_quality, raise_marketing, raise_quality
from ..components.figures import Influence
from ..ids import COMMODITIES, GOODS, Commodity, Good
from ..refs import GAINED, Gain, StockStep
from ..state import G, enter, in_turn_order, printed, scenario, steps

ORANGE = 2
"""The last spaces of a track; each holds one marker."""


def board(game: G) -> Influence:
    return printed(game).influence[scenario(game)]


def price(game: G, commodity: Commodity) -> int:
    return printed(game).company_prices[commodity][game.state.tracks[commodity].price]


def good_of(commodity: Commodity) -> Good:
    return GOODS[COMMODITIES.index(commodity)]


def worth(game: G, seat: int) -> int:
    """What a player's influence counts."""
    multiplier = board(game).multiplier
    return sum(
        price(game, commodity) * multiplier[track.influence[seat]] for commodity, track in game.state.tracks.items()
    )


@steps("company.open")
def open_company(game: G) -> None:
    enter(game, "company")
    for seat in in_turn_order(game):
        game.next(gain_influence, seat=seat)


# --- moving ---------------------------------------------------------------------------------------------------
def may_end(game: G, seat: int, commodity: Commodity, space: int) -> Reason:
    last = board(game).last
    influence = game.state.tracks[commodity].influence
    taken = any(there == space for owner, there in enumerate(influence) if owner != seat)
    return Closed("ark.eitc.move.orange-single") if space > last - ORANGE and taken else OPEN


def ends(game: G, seat: int, commodity: Commodity) -> dict[int, Reason]:
    """Where a move on this track can end, each with the reason that closes it; bought steps need the cash at hand."""
    start, last = game.state.tracks[commodity].influence[seat], board(game).last
    found: dict[int, Reason] = {}
    for space in range(start + 1, last + 1):
        bought = space - start - 1
        why = may_end(game, seat, commodity, space)
        found[space] = why and stock.at_hand(game, seat, bought * price(game, commodity), "ark.eitc.buy-cash-only")
    # The free step is made if it can be; only if not may the marker stay.
    if not found or not found[start + 1]:
        found[start] = OPEN
    return found


def track_options(game: G, seat: int) -> Iterator[Option]:
    multiplier = board(game).multiplier
    for commodity, track in game.state.tracks.items():
        yield Option(
            commodity, OPEN, targets.TRACK[commodity], "company.track", commodity=commodity,
            space=track.influence[seat], price=price(game, commodity), counts=multiplier[track.influence[seat]],
            good=good_of(commodity),
        )  # fmt: skip


def end_options(game: G, seat: int, commodity: Commodity) -> Iterator[Option]:
    start, multiplier = game.state.tracks[commodity].influence[seat], board(game).multiplier
    for space, why in sorted(ends(game, seat, commodity).items()):
        cost = max(0, space - start - 1) * price(game, commodity)
        yield Option(
            space, why, targets.TRACK[commodity], "company.end" if space > start else "company.stay", space=space,
            n=space - start, cost=cost, counts=multiplier[space],
        )  # fmt: skip


@steps("company.gain")
def gain_influence(game: G, seat: int) -> Step:
    """One track: a free step, further ones at its price, then a bonus."""
    commodity: Commodity = yield lambda: Pick(seat, "company.track", track_options(game, seat), "ark.eitc.move.free")
    track = game.state.tracks[commodity]
    start = track.influence[seat]
    space = yield lambda: Pick(
        seat, "company.end", end_options(game, seat, commodity), "ark.eitc.move.buy", commodity=commodity,
        price=price(game, commodity),
    )  # fmt: skip
    bought = max(0, space - start - 1)
    paid = bought * price(game, commodity)
    stock.receive(game, seat, -paid)
    track.influence[seat] = space
    game.log("company.moved", "ark.eitc.move.free", seat=seat, commodity=commodity, count=space - start, n=paid,
             counts=board(game).multiplier[space])  # fmt: skip
    if bought:
        move_price(game, commodity)
    game.next(take_bonus, seat=seat, commodity=commodity)


def move_price(game: G, commodity: Commodity) -> None:
    """To the next space that counts with so many players; on the last one it stays."""
    track, needed = game.state.tracks[commodity], printed(game).company_players
    while track.price < len(needed) - 1:
        track.price += 1
        if needed[track.price] <= game.seats:
            break
    game.log("company.dearer", "ark.eitc.price.up-one", commodity=commodity, n=price(game, commodity))


# --- bonuses --------------------------------------------------------------------------------------------------
def bonus_options(game: G, seat: int, commodity: Commodity) -> Iterator[Option]:
    """Any bonus at or left of the marker; it is no action, so that tiles for actions do not apply."""
    company, space, starts = game.state.companies[seat], game.state.tracks[commodity].influence[seat], board(game)
    good = good_of(commodity)
    if space >= starts.bonus_from["marketing"]:
        for one in company.factories:
            yield Option(
                GAINED.text(Gain("marketing", one)), may_market(game, company, one, None),
                targets.factories(seat)[one], "company.marketing", good=one,
            )  # fmt: skip
    if good in company.factories:
        element = targets.factories(seat)[good]
        if space >= starts.bonus_from["machine"]:
            why: Reason = OPEN if places(game, seat, good) else Closed("ark.eitc.bonus.unusable", good=good)
            yield Option(GAINED.text(Gain("machine", good)), why, element, "company.machine", good=good)
        if space >= starts.bonus_from["quality"]:
            most = most_quality(game, company)
            higher = company.factories[good].quality < most
            why = OPEN if higher else Closed("ark.quality.max-four", good=good, n=most)
            yield Option(GAINED.text(Gain("quality", good)), why, element, "company.quality", good=good)
    if space >= starts.bonus_from["stock"]:
        yield Option(GAINED.text(StockStep()), OPEN, targets.SHARE[seat], "company.stock")


@steps("company.bonus")
def take_bonus(game: G, seat: int, commodity: Commodity) -> Step:
    if not any(option.why is OPEN for option in bonus_options(game, seat, commodity)):
        game.log("company.none", "ark.eitc.bonus.unusable", seat=seat)
        return
    answer = yield lambda: Pick(
        seat, "company.bonus", bonus_options(game, seat, commodity), "ark.eitc.bonus.choice-left", commodity=commodity
    )
    chosen = GAINED.read(answer)
    if isinstance(chosen, StockStep):
        value = stock.move(game, seat, 1)
        game.log("company.rose", "ark.eitc.bonus.stock", seat=seat, n=1, value=value)
    elif isinstance(chosen, Gain):
        if chosen.bonus == "marketing":
            raise_marketing(game, seat, chosen.good)
        elif chosen.bonus == "quality":
            raise_quality(game, seat, chosen.good, 1)
        else:
            yield from _machine(game, seat, chosen.good)


def _machine(game: G, seat: int, good: Good) -> Step:
    """The worker goes to Fired Workers: a School does not help here, a neighbour's Machine Works does."""
    found = places(game, seat, good)
    number = found[0][1]
    if len(found) > 1:
        options = [
            Option(line, OPEN, targets.lines(seat, good)[line], "company.line", line=line, good=good)
            for _, line, _ in found
        ]
        number = yield lambda: Pick(seat, "company.line", options, "ark.eitc.bonus.machine", good=good)
    install(game, seat, good, number, 1)
    reward_neighbors(game, seat, 1)
