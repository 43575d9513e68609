"""H4: local news. Domestic events take effect; laws are voted on once round the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....kernel.decisions import NOWHERE, Amount, Decision, Option, Pick
from ....kernel.game import Step
from ....kernel.reasons import OPEN
from ....parts.money import pay
from ....parts.order import clockwise
from ..company import PRESIDENT, chairman, eliminate, presidencies, ships_in, vacate
from ..firms import family_power
from ..ids import CardId, LawId, PresidencyId
from ..prizes import has, retire, use_up
from ..state import CHAIRMAN, CHINA, NOBODY, G, holder, is_militant, printed, steps
from ..works import factories_of, yards_of
from .deregulation import deregulate
from .operations import allocate
from .ships import lose_ships

FOR, AGAINST = "for", "against"
REVOKED: Final = "revoke_monopoly"
SIEGE: Final = "siege"
ROYAL_FAVOUR = 5


@steps("news.open")
def open_news(game: G, card: CardId) -> Step | None:
    if printed(game).cards[card].law:
        game.next(vote, law=card)  # type: ignore[arg-type]
        return None
    return domestic(game, card)


# --- domestic events ------------------------------------------------------------------------------------------
def domestic(game: G, card: CardId) -> Step:
    rule = "jc1.scenario.solo.domestic" if is_militant(game) else "jc1.post.news.domestic"
    game.log("news.domestic", rule, card=card)
    yield from DOMESTIC[card](game)


def trade_with_china(game: G) -> Step:
    yield from ()
    office = game.state.offices[CHINA]
    if office.post != "closed":
        game.log("news.china_open", "jc1.card.event.trade_with_china")
        return
    office.post = "vacant"
    game.log("news.china", "jc1.company.china.created", office=CHINA)


def shareholder_revolt(game: G) -> Step:
    office = game.state.offices[CHAIRMAN]
    if office.holder == NOBODY:
        rule = "jc1.scenario.solo.domestic" if is_militant(game) else "jc1.card.event.shareholder_revolt"
        game.log("news.no_chairman", rule)
        return
    game.log("news.shareholders", "jc1.card.event.shareholder_revolt", seat=office.holder)
    yield from retire(game, CHAIRMAN)


def market_crash(game: G) -> Step:
    yield from ()
    if is_militant(game):
        return
    company, prices = game.state.company, printed(game).london.prices
    company.price = max(0, company.price - 1)
    game.log("news.crash", "jc1.card.event.market_crash", n=prices[company.price])


def monopoly_revoked(game: G) -> Step:
    yield from ()
    deregulate(game, "jc1.card.event.monopoly_revoked")


def war_with_france(game: G) -> Step:
    for presidency in presidencies(game):
        if ships_in(game.state.ports[presidency]):
            yield from lose_ships(game, presidency, 1, "jc1.card.event.war_with_france", presidency)


def royal_favour(game: G) -> Step:
    yield from allocate(game, chairman(game), ROYAL_FAVOUR, "jc1.card.event.royal_favour")


DOMESTIC: dict[str, Callable[[G], Step]] = {
    "trade_with_china": trade_with_china,
    "monopoly_revoked": monopoly_revoked,
    "shareholder_revolt": shareholder_revolt,
    "south_sea_crash": market_crash,
    "war_with_france": war_with_france,
    "royal_favour": royal_favour,
}


# --- the vote -------------------------------------------------------------------------------------------------
def clamped(game: G, support: int) -> int:
    """The track ends at both sides, at every single vote."""
    low, high = printed(game).london.support
    return max(low, min(high, support))


def base_power(game: G, seat: int) -> int:
    """Political power before any money."""
    figures = printed(game)
    power = yards_of(game, seat) + factories_of(game, seat)
    for prize in ("house_of_commons", "house_of_lords"):
        if has(game, seat, prize):
            power += figures.prizes[prize].parameter
    if family_power(game.state.families[seat], "walsh"):
        power += figures.families["walsh"].parameter
    return power


@steps("news.vote")
def vote(game: G, law: LawId) -> Step:
    """Once round from the Chairman; each seat moves the support by its whole power."""
    support = printed(game).cards[law].support
    first = chairman(game)
    game.log("vote.opened", "jc1.post.vote.support", seat=first, law=law, support=support)
    for seat in clockwise(range(game.seats), first):
        if has(game, seat, "newspaper"):
            support = clamped(game, support + (yield from _newspaper(game, seat, law, support)))
    for seat in clockwise(range(game.seats), first):
        support = yield from _vote(game, seat, law, support)
    passed = support > printed(game).london.passes_above
    rule = "jc1.post.vote.pass" if passed else "jc1.post.vote.zero"
    game.log("vote.passed" if passed else "vote.failed", rule, law=law, support=support)
    if passed:
        yield from enact(game, law)
    elif game.scenario == SIEGE and law == REVOKED:
        game.state.news.discard.remove(law)
        game.log("siege.set_aside", "jc1.scenario.siege.failed_law", law=law)


def _newspaper(game: G, seat: int, law: LawId, support: int) -> Step:
    most = printed(game).prizes["newspaper"].parameter
    none = Option("none", OPEN, NOWHERE, "newspaper.none", quiet=True)
    moved = yield lambda: Amount(
        seat, "vote.newspaper", -most, most, out=none, rule="jc1.card.prize.newspaper", law=law, support=support
    )
    if moved == "none":
        return 0
    use_up(game, seat, "newspaper")
    game.log("vote.newspaper", "jc1.card.prize.newspaper", seat=seat, n=moved)
    return moved


def _vote(game: G, seat: int, law: LawId, support: int) -> Step:
    purse = game.state.families[seat]
    if not base_power(game, seat) and not purse.cash:
        game.log("vote.powerless", "jc1.post.vote.direction", seat=seat)
        return support

    def ask() -> Decision:
        return Pick(
            seat, "vote.side", [Option(FOR), Option(AGAINST)], "jc1.post.vote.direction", law=law, support=support,
            power=base_power(game, seat),
        )  # fmt: skip

    def money() -> Decision:
        return Amount(
            seat, "vote.money", 0, purse.cash, rule="jc1.post.vote.money", law=law, support=support, side=chosen,
            power=base_power(game, seat),
        )  # fmt: skip

    chosen = yield ask
    spent = (yield money) if purse.cash else 0
    pay(game.state, purse, spent)
    power = base_power(game, seat) + spent
    now = clamped(game, support + (power if chosen == FOR else -power))
    game.log("vote.cast", "jc1.post.vote.power", seat=seat, law=law, side=chosen, n=power, spent=spent, support=now)
    return now


# --- laws -----------------------------------------------------------------------------------------------------
def enact(game: G, law: LawId) -> Step:
    """The law stands for good beside the board: it leaves the discard pile, whose next card sets the goods price."""
    game.state.news.discard.remove(law)
    game.state.news.laws.append(law)
    game.log("law.enacted", "jc1.post.law.permanent", law=law)
    if law == "governor_general":
        yield from merge(game)
    elif law == REVOKED:
        deregulate(game, "jc1.card.law.revoke_monopoly")


def merge(game: G) -> Step:
    """All presidencies become one: Bengal's, or the first that is left."""
    found = presidencies(game)
    if len(found) < 2:
        return
    into: PresidencyId = "bengal" if "bengal" in found else found[0]
    for presidency in found:
        if presidency != into:
            _join(game, presidency, into)
    game.log("law.merged", "jc1.card.law.governor_general", port=into)
    for presidency in found:
        if presidency != into:
            yield from _dissolve(game, presidency)


def _join(game: G, giver: PresidencyId, taker: PresidencyId) -> None:
    """Regions, money, ships, goods, guns and officers of one presidency go to another."""
    world = game.state
    for region in world.india.regions.values():
        if region.presidency == giver:
            region.presidency = taker
    cash = world.offices[PRESIDENT[giver]].cash
    world.offices[PRESIDENT[giver]].cash = 0
    world.offices[PRESIDENT[taker]].cash += cash
    old, new = world.ports[giver], world.ports[taker]
    new.ships, new.tired = new.ships + old.ships, new.tired + old.tired
    new.goods, new.tired_goods = new.goods + old.goods, new.tired_goods + old.tired_goods
    new.captains = [a + b for a, b in zip(new.captains, old.captains, strict=True)]
    old.ships = old.tired = old.goods = old.tired_goods = 0
    old.captains = [0] * len(old.captains)
    sent, army = world.armies[giver], world.armies[taker]
    army.guns, army.tired_guns = army.guns + sent.guns, army.tired_guns + sent.tired_guns
    army.officers = [a + b for a, b in zip(army.officers, sent.officers, strict=True)]
    army.tired_officers += sent.tired_officers
    sent.guns = sent.tired_guns = sent.tired_officers = 0
    sent.officers = [0] * len(sent.officers)


def _dissolve(game: G, presidency: PresidencyId) -> Step:
    office = PRESIDENT[presidency]
    if holder(game, office) != NOBODY:
        game.log("law.vacated", "jc1.card.law.governor_general", seat=holder(game, office), office=office)
        if is_militant(game):
            vacate(game.state.offices[office])
        else:
            yield from retire(game, office)
    eliminate(game, office)
