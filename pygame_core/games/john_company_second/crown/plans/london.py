"""London Season, family actions, blackmail: what the Crown retires to, takes and places."""

from __future__ import annotations

from .....kernel.decisions import Pick, PickMany
from ...cards.deck import face as shown
from ...components import PRESIDENCIES
from ...ids import PrizeId
from ...phases.family import lonely
from ...phases.london import discounts, special_limit
from ...refs import BROKERED, PICKED, Brokered, Take
from ...state import NOBODY, G, printed
from ..cards import by_arrows, face, from_splay
from ..charts import crown_writers, presided
from ..family import crown, level_of, seat_of
from .plan import Planned, Plans, always


# --- retirements ----------------------------------------------------------------------------------------------
def _final(game: G) -> bool:
    return game.state.turn.phase == "end"


def _all_in(game: G) -> bool:
    """Whether this is the last retirement at a level that spends all."""
    return _final(game) and printed(game).crown.levels[level_of(game)].all_in  # type: ignore[index]


def budget(game: G) -> int:
    """Half of its treasury, rounded up; in the end from Hard on all of it."""
    cash = game.state.families[seat_of(game)].cash
    return cash if _all_in(game) else -(-cash // 2)


def _prize(game: G, asked: Pick, limit: int, special: bool) -> Planned:
    """The most points within the limit; the cheapest prize only for the card that it earns, or when all is spent."""
    rows, cut = printed(game).prizes, sum(discounts(game, seat_of(game)).values())
    able: list[PrizeId] = [
        option.value for option in asked.options
        if option.value in rows and option.why and max(0, rows[option.value].cost - cut) <= limit
    ]  # fmt: skip
    paying = [prize for prize in able if rows[prize].vp]
    rule = "jc2.solo.crown.retire.special" if special else "jc2.solo.crown.retire.half"
    if paying:
        prize = max(paying, key=lambda one: (rows[one].vp, -rows[one].cost))
        same = [one for one in paying if (rows[one].vp, rows[one].cost) == (rows[prize].vp, rows[prize].cost)]
        return Planned(prize, rule, "retire", tied=same, n=limit, prize=prize)
    season = game.state.london.season
    card = not season.retired[seat_of(game)] and bool(game.state.london.display) and not _final(game)
    cheap = [prize for prize in able if rows[prize].cost]
    if cheap and (card or (_all_in(game) and not special)):
        return Planned(min(cheap, key=lambda one: rows[one].cost), "jc2.solo.crown.retire.two_pounds", "retire_cheap")
    return Planned("none", rule, "retire_none", n=limit)


def retire(game: G, asked: Pick) -> Planned:
    return _prize(game, asked, budget(game), False)


def retire_specially(game: G, asked: Pick) -> Planned:
    return _prize(game, asked, min(game.state.families[seat_of(game)].cash, special_limit(game, seat_of(game))), True)


def discount(game: G, asked: PickMany) -> Planned:
    """All at once, off the first prize."""
    return Planned([option.value for option in asked.options], "jc2.crown.retire.discount", "")


# --- cards ----------------------------------------------------------------------------------------------------
def pick(game: G, asked: Pick) -> Planned:
    """The card in the shaded place, else the next to the right; it is never discarded."""
    display = game.state.london.display
    left = {shown(game, card): card for card in display}
    splay = crown(game).splay or list(left)
    card = left[from_splay(splay, left, face(game).shaded)]
    return Planned(PICKED.answer(Take(card)), "jc2.solo.crown.prestige.pick", "shaded", place=face(game).shaded + 1)


# --- family actions -------------------------------------------------------------------------------------------
def writer(game: G, asked: Pick) -> Planned:
    rule = "jc2.solo.crown.family.writer_place"
    if groups := by_arrows(game, lonely(game)):
        return Planned(groups[0], rule, "writer_vacant", home=groups[0])
    own = [home for home in PRESIDENCIES if presided(game, home)]
    for some, row in ((own, "writer_own"), (list(PRESIDENCIES), "writer_fewest")):
        if some:
            least = min(crown_writers(game, home) for home in some)
            home = by_arrows(game, [home for home in some if crown_writers(game, home) == least])[0]
            return Planned(home, rule, row, home=home)
    raise AssertionError("there are Presidencies")


def share(game: G, asked: Pick) -> Planned:
    """The cheapest empty space, of two the right one; with its own Stock Broker for his price."""
    spaces = printed(game).actions.exchange
    empty = [n for n, family in enumerate(game.state.company.exchange) if family == NOBODY]
    open_ones = {str(option.value): option.value for option in asked.options if option.why}
    brokered = any(str(BROKERED.text(Brokered(n))) in open_ones for n in empty)
    usable = empty if brokered else [n for n in empty if str(n) in open_ones]
    space = min(usable, key=lambda n: (spaces[n], -n))
    answer = BROKERED.text(Brokered(space)) if brokered else space
    return Planned(answer, "jc2.solo.crown.family.share_space", "share_cheapest", n=spaces[space])


def piece(game: G, asked: Pick) -> Planned:
    """Off the prize with fewest points."""
    rows = printed(game).prizes
    prize = min(asked.answers(), key=lambda one: rows[one].vp)
    return Planned(prize, "jc2.solo.crown.family.pieces", "piece_lowest", prize=prize)


NEVER = "jc2.crown.blackmail.never_played"

PLANS: Plans = {
    "london.retire": retire,
    "london.special": retire_specially,
    "london.discount": discount,
    "london.pick": pick,
    "family.writer": writer,
    "family.share": share,
    "family.piece": piece,
    "blackmail.window": always("none", NEVER, ""),
    "blackmail.cancel": always("let", NEVER, ""),
    "blackmail.reroll": always("let", NEVER, ""),
    "hiring.claim": always("none", NEVER, ""),
}
