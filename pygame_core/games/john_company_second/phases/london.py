"""I. The London Season: Attrition, Retirements, Prestige Cards. Attrition and retirements also close the game."""

from __future__ import annotations

from typing import Literal

from ....kernel.decisions import Decision, Option, Pick, PickMany
from ....kernel.game import Step
from ....kernel.reasons import OPEN, Closed, Reason
from ....parts.money import affordable
from ....parts.order import ranked
from .. import firms, targets
from ..cards import blackmail, prestige
from ..cards.deck import (
    discard,
    draw_display,
    face,
    is_blackmail,
    is_prestige,
    knows,
    lay_face_down,
    place,
    show,
    turn_up,
)
from ..crown.family import ask_for_favours, automated, crown, plays
from ..ids import BlackmailId, OfficeId, PrestigeId, PrizeId
from ..laws import in_force
from ..pieces import by_number, chairman_order, pay, prime_minister_order, spare_cubes, vacate, windows
from ..refs import PICKED, Discard, Play, Take, Top
from ..state import G, Season, printed, steps


def new_season(seats: int) -> Season:
    """Nobody has retired yet."""
    return Season(spent=[0] * seats, retired=[0] * seats, letters=[False] * seats, discounts=[[] for _ in range(seats)])


@steps("london.open")
def open_season(game: G) -> None:
    game.state.london.season = new_season(len(game.state.families))
    if plays(game):
        crown(game).season = "before"
    game.next(attrition)
    ask_for_favours(game, "before")
    game.next(retirements)
    ask_for_favours(game, "after")
    if game.state.firms:
        game.next(special_retirements)
    game.next(prestige_cards)
    ask_for_favours(game, "prestige")
    game.next(close_season)


# --- attrition ------------------------------------------------------------------------------------------------
@steps("london.attrition")
def attrition(game: G) -> None:
    """One die for each office card; fatigue and the Chairman's stress raise it. Fatigue takes a cube of the supply."""
    for office in by_number():
        post = game.state.offices[office]
        if post.where == "held":
            _roll_for(game, office, post.holder, strain(game, office))


def strain(game: G, office: OfficeId) -> int:
    """What is added to the die of an officeholder."""
    stress = printed(game).attrition.chairman if office == "chairman" else 0
    return game.state.offices[office].fatigue + stress


def _limited(game: G, office: OfficeId) -> bool:
    """Whether who holds it retires whatever the die says."""
    return office == "chairman" and in_force(game, "tenure_limits")


def stays_to(game: G, office: OfficeId) -> int:
    """The highest face of the die with which an officeholder stays without tiring; 0 if none does."""
    return 0 if _limited(game, office) else max(0, printed(game).attrition.tires_from - 1 - strain(game, office))


def _roll_for(game: G, office: OfficeId, seat: int, bonus: int) -> None:
    die = game.chance.die()
    limits = _limited(game, office)
    total = die + bonus
    row = printed(game).attrition
    tires = total >= row.tires_from and spare_cubes(game)
    outcome = "retires" if total >= row.retires_from or limits else "tires" if tires else "stays"
    rule = "jc2.law.tenure_limits" if limits and total < row.retires_from else "jc2.london.attrition.roll"
    game.log("london.attrition", rule, seat=seat, office=office, dice=[die], n=total, outcome=f"attrition.{outcome}")
    if outcome == "retires":
        vacate(game, office)
        game.state.london.pensioners[seat] += 1
    elif outcome == "tires":
        game.state.offices[office].fatigue += 1


# --- retirements ----------------------------------------------------------------------------------------------
@steps("london.retirements")
def retirements(game: G, final: bool = False) -> None:
    """From the Chairman or former Chairman on."""
    if plays(game):
        crown(game).season = "during"
    for seat in chairman_order(game):
        if game.state.london.pensioners[seat]:
            game.next(retire, seat=seat, final=final)
        if automated(game, seat):
            game.next(crown_retired)


@steps("london.crown_retired")
def crown_retired(game: G) -> None:
    """From here on a pound of the Crown costs less."""
    crown(game).season = "after"


def discounts(game: G, seat: int) -> dict[PrestigeId, int]:
    """The discounts this seat may still use: of its own spouses, with Letters of Introduction of all spouses."""
    season = game.state.london.season
    return {
        card: printed(game).cards[card].discount
        for other, family in enumerate(game.state.families)
        if other == seat or season.letters[seat]
        for card in family.prestige
        if printed(game).cards[card].discount and card not in season.discounts[seat]
    }


def _may_retire(game: G, seat: int, prize: PrizeId, limit: int | None) -> Reason:
    """Whether the purse reaches; a special retirement must not cost more than the dividend, which is its `limit`."""
    row = printed(game).prizes[prize]
    if row.vp < printed(game).card_numbers.highgate_from and prestige.binds(game, seat, "lord_highgate"):
        *prizes, highest = printed(game).highgate_prizes or [0]
        return Closed("jc2.prestige.lord_highgate", prizes=prizes, highest=highest)
    least = max(0, row.cost - sum(discounts(game, seat).values()))
    if limit is not None and least > limit:
        return Closed("jc2.london.retire.special_limit", cost=least, cash=limit)
    return affordable(game.state.families[seat].cash, least, "jc2.london.retire.cost")


def _retire_question(game: G, seat: int, limit: int | None = None) -> Decision:
    """`limit`: of a special retirement, out of a dividend."""
    cash = game.state.families[seat].cash
    options = [
        Option(prize, _may_retire(game, seat, prize, limit), targets.PRIZE[prize], "prize", cost=row.cost, vp=row.vp,
               windows=row.windows, upkeep=row.upkeep, cash=cash)
        for prize, row in printed(game).prizes.items()
    ]  # fmt: skip
    if blackmail.holds(game, seat, blackmail.LETTERS):
        back = game.state.london.back[blackmail.LETTERS]
        options.append(Option(blackmail.LETTERS, OPEN, targets.BLACKMAIL[back], "card"))
    options.append(Option("none", quiet=True))
    if limit is not None:
        return Pick(
            seat, "london.special", options, "jc2.london.retire.special", n=limit,
            discounts=sum(discounts(game, seat).values()), hand=seat in blackmail.holders(game, (blackmail.LETTERS,)),
        )  # fmt: skip
    return Pick(
        seat, "london.retire", options, "jc2.london.retire.optional", n=game.state.london.pensioners[seat],
        discounts=sum(discounts(game, seat).values()), hand=seat in blackmail.holders(game, (blackmail.LETTERS,)),
    )  # fmt: skip


@steps("london.retire")
def retire(game: G, seat: int, final: bool = False) -> Step:
    """One pensioner after the other, as many as the family wants."""
    while game.state.london.pensioners[seat]:
        chosen = yield lambda: _retire_question(game, seat)
        if chosen == "none":
            game.log("london.stays", "jc2.london.retire.optional", seat=seat, n=game.state.london.pensioners[seat])
            return
        if chosen == blackmail.LETTERS:
            yield from _play_letters(game, seat, final)
        else:
            yield from _retire_to(game, seat, chosen)


# --- special retirements --------------------------------------------------------------------------------------
@steps("london.specials")
def special_retirements(game: G, final: bool = False) -> None:
    """After all others, in the same order: owners of firm shares may retire a piece of their supply."""
    for seat in chairman_order(game):
        if special_limit(game, seat):
            game.next(retire_specially, seat=seat, final=final)


def special_limit(game: G, seat: int) -> int:
    """What a family may spend: the highest dividend of a firm in which it has a share; nothing without a piece."""
    return max(0, firms.best_dividend(game, seat)) if game.state.families[seat].supply else 0


@steps("london.special")
def retire_specially(game: G, seat: int, final: bool = False) -> Step:
    """Once, however many firms there are."""

    def ask() -> Decision | None:
        return _retire_question(game, seat, limit) if (limit := special_limit(game, seat)) else None

    while True:
        chosen = yield ask
        if chosen is None or chosen == "none":
            return
        if chosen == blackmail.LETTERS:
            yield from _play_letters(game, seat, final)
        elif (yield from _retire_to(game, seat, chosen, special_limit(game, seat))):
            return


def _play_letters(game: G, seat: int, final: bool) -> Step:
    """In Final Scoring nobody can cancel the Letters."""
    blackmail.announce(game, seat, blackmail.LETTERS)
    if final or not (yield from blackmail.cancelled(game, seat, blackmail.LETTERS)):
        game.state.london.season.letters[seat] = True


def _retire_to(game: G, seat: int, prize: PrizeId, limit: int | None = None) -> Step:
    """Gives whether somebody retires. A pensioner does, or out of a dividend, its `limit`, a piece of the supply."""
    row = printed(game).prizes[prize]
    chosen: list[PrestigeId] = []
    if row.cost and discounts(game, seat):
        chosen = yield lambda: _discount_question(game, seat, prize, limit)
    cut = sum(printed(game).cards[card].discount for card in chosen)
    cost = max(0, row.cost - cut)
    if cost > _purse(game, seat, limit) or (limit is not None and not game.state.families[seat].supply):
        # Too few discounts for the purse, or the piece has gone elsewhere: the prize is chosen again.
        return False
    game.state.london.season.discounts[seat] += chosen
    if limit is not None:
        game.state.families[seat].supply -= 1
        game.state.london.pensioners[seat] += 1
    _settle(game, seat, prize, cost)
    return True


def _purse(game: G, seat: int, limit: int | None) -> int:
    cash = game.state.families[seat].cash
    return cash if limit is None else min(cash, limit)


def _discount_question(game: G, seat: int, prize: PrizeId, limit: int | None) -> Decision:
    cards = discounts(game, seat)
    need = printed(game).prizes[prize].cost - _purse(game, seat, limit)
    return PickMany(
        seat, "london.discount",
        [Option(card, OPEN, targets.CARD[card], "discount", n=cut) for card, cut in cards.items()],
        least=_fewest(list(cards.values()), need), rule="jc2.london.retire.discount_stack", prize=prize,
        cost=printed(game).prizes[prize].cost,
    )  # fmt: skip


def _fewest(cuts: list[int], need: int) -> int:
    """How many discounts, the highest first, the purse cannot do without."""
    count = 0
    for cut in sorted(cuts, reverse=True):
        if need <= 0:
            break
        need -= cut
        count += 1
    return count


def _settle(game: G, seat: int, prize: PrizeId, cost: int) -> None:
    london, family = game.state.london, game.state.families[seat]
    pay(game, seat, cost)
    london.pensioners[seat] -= 1
    london.prizes[prize][seat] += 1
    points = printed(game).prizes[prize].vp
    family.vp += points
    london.season.spent[seat] += cost
    london.season.retired[seat] += 1
    game.log("london.retired", "jc2.london.retire.vp", seat=seat, prize=prize, n=cost, vp=points)


# --- prestige cards -------------------------------------------------------------------------------------------
def picking_order(game: G) -> list[int]:
    """Who retired a piece: most money spent first, then most windows, then Prime Minister order."""
    season = game.state.london.season
    retired = [seat for seat in prime_minister_order(game) if season.retired[seat]]
    return ranked(retired, lambda seat: (season.spent[seat], windows(game, seat)))


@steps("london.prestige")
def prestige_cards(game: G) -> None:
    if plays(game):
        mine = crown(game)
        mine.season, mine.splay = "prestige", [face(game, card) for card in game.state.london.display]
    for seat in picking_order(game):
        game.next(pick, seat=seat)


@steps("london.pick")
def pick(game: G, seat: int) -> Step | None:
    display = game.state.london.display
    if not display:
        game.log("london.nothing_left", "jc2.london.prestige.empty", seat=seat)
        return None
    if automated(game, seat):
        return _pick(game, seat)
    unseen = [card for card in display if is_blackmail(card) and not knows(game, seat, card)]
    for card in unseen:
        show(game, seat, card)
    if unseen:
        game.log("london.peeked", "jc2.london.prestige.peek", to=seat, seat=seat, cards=unseen)
    return _pick(game, seat)


def _pick_options(game: G, seat: int) -> list[Option]:
    options = []
    display = game.state.london.display
    for card in display:
        target = place(game, card)
        why = prestige.may_own(game, seat, "blackmail") if is_blackmail(card) else OPEN
        vp = printed(game).cards[card].vp
        take, away = PICKED.answer(Take(card)), PICKED.answer(Discard(card))
        options.append(Option(take, why, target, "london.take", deed="take", card=card, vp=vp))
        options.append(Option(away, OPEN, target, "london.discard", deed="discard", card=card))
        if is_blackmail(card) and card in blackmail.SCANDALS and why:
            options += [
                Option(
                    PICKED.answer(Play(card, office)), OPEN, targets.OFFICE[office], "london.play", card=card,
                    office=office,
                )
                for office in blackmail.scandal_targets(game, card)
            ]  # fmt: skip
    if prestige.binds(game, seat, "becky_sharp") and game.state.london.deck:
        options.append(Option(PICKED.answer(Top()), OPEN, targets.LONDON_DECK, "london.top"))
    return options


def _pick(game: G, seat: int) -> Step:
    answer = yield lambda: Pick(seat, "london.pick", _pick_options(game, seat), "jc2.london.prestige.take_or_discard")
    picked = PICKED.read(answer)
    london = game.state.london
    if isinstance(picked, Top):
        card = london.deck.pop()
        if is_blackmail(card):
            lay_face_down(game, card)
        game.reveal()
        game.log("london.top", "jc2.prestige.becky_sharp", seat=seat, card=face(game, card))
    else:
        card = picked.card
        london.display.remove(card)
    if isinstance(picked, Discard):
        seen = face(game, card)
        discard(game, card)
        game.log("london.discarded", "jc2.london.prestige.take_or_discard", seat=seat, card=card, was=seen)
    elif is_blackmail(card):
        yield from _take_blackmail(game, seat, card, picked.office if isinstance(picked, Play) else "")
    elif is_prestige(card):
        yield from prestige.take(game, seat, card)


def _take_blackmail(game: G, seat: int, card: BlackmailId, office: Literal[OfficeId, ""]) -> Step:
    """A scandal may be played right away; Esther Summerson sends away even what came unseen from the deck."""
    if not prestige.may_own(game, seat, "blackmail"):
        discard(game, card)
        game.log("london.discarded", "jc2.prestige.esther_summerson", seat=seat, card=card, was=face(game, card))
        return
    london = game.state.london
    if card in london.known[seat]:
        london.known[seat].remove(card)
    game.state.families[seat].blackmail.append(card)
    game.log("london.took_blackmail", "jc2.london.prestige.take_or_discard", seat=seat, card=face(game, card))
    if not automated(game, seat):
        game.log("blackmail.seen", "jc2.london.prestige.peek", to=seat, seat=seat, card=card)
    if office:
        blackmail.announce(game, seat, card)
        yield from blackmail.strike(game, seat, card, office)


@steps("london.close")
def close_season(game: G) -> None:
    """What is left of the display goes, three new cards come, pensioners who did not retire go home."""
    world = game.state
    london = world.london
    if plays(game):
        crown(game).season = ""
    for card in london.display:
        turn_up(game, card)
        london.discards.append(card)
    if london.display:
        game.log("london.cleared", "jc2.london.prestige.refresh", cards=list(london.display))
    london.display = []
    draw_display(game, "jc2.london.prestige.refresh")
    send_home(game)


def send_home(game: G) -> None:
    london = game.state.london
    for seat, count in enumerate(london.pensioners):
        if count:
            game.state.families[seat].supply += count
            game.log("london.sent_home", "jc2.london.prestige.pensioners_return", seat=seat, n=count)
            london.pensioners[seat] = 0
