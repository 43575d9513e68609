"""What must stay hidden, dealt afresh for search, and what must never change in sum."""

from __future__ import annotations

from ...kernel.chance import Chance
from .cards.deck import is_blackmail, knows
from .components import PRESIDENCIES, TILES
from .state import NOBODY, G


# --- hidden information ---------------------------------------------------------------------------------------
def resample(game: G, seat: int, chance: Chance) -> None:
    """Deal afresh, in place, what the seat cannot know: the decks, facedown blackmail, the order of the events."""
    _resample_cards(game, seat, chance)
    deck = game.state.parliament.deck
    deck.sort()
    chance.shuffle(deck, "imagine")
    _resample_tiles(game.state.india.tiles, chance)


def _resample_cards(game: G, seat: int, chance: Chance) -> None:
    """Unknown facedown cards change places with each other and with those in the deck; the numbers on the backs
    stay where they are. Who was shown such a card has, in that other world, been shown the other one."""
    world = game.state
    london = world.london
    places = [london.display, *(family.blackmail for other, family in enumerate(world.families) if other != seat)]
    hidden = [
        (pile, index)
        for pile in places
        for index, card in enumerate(pile)
        if is_blackmail(card) and not knows(game, seat, card)
    ]
    backs = [london.back[pile[index]] for pile, index in hidden]
    witnesses = [[other for other, known in enumerate(london.known) if pile[index] in known] for pile, index in hidden]
    pool = sorted(london.deck + [pile[index] for pile, index in hidden])
    for pile, index in hidden:
        card = pile[index]
        del london.back[card]
        for known in london.known:
            if card in known:
                known.remove(card)
    blackmail = [card for card in pool if is_blackmail(card)]
    chance.shuffle(blackmail, "imagine")
    for (pile, index), back, saw in zip(hidden, backs, witnesses, strict=True):
        card = pile[index] = blackmail.pop()
        london.back[card] = back
        for other in saw:
            london.known[other].append(card)
        pool.remove(card)
    chance.shuffle(pool, "imagine")
    london.deck = pool


def _resample_tiles(tiles: list[int], chance: Chance) -> None:
    """The back of the top tile lies open."""
    if not tiles:
        return
    back = TILES[tiles[-1]].back
    tiles.sort()
    chance.shuffle(tiles, "imagine")
    top = next(tile for tile in tiles if TILES[tile].back == back)
    tiles.remove(top)
    tiles.append(top)


# --- sums -----------------------------------------------------------------------------------------------------
def conserved(game: G) -> dict[str, int]:
    """Sums that never change. The bank is a counter that may fall below zero."""
    world = game.state
    company = world.company
    totals = {
        "money": world.bank + company.balance + sum(company.treasuries.values())
        + sum(family.cash for family in world.families),
        "workshops": world.london.workshops + sum(family.workshops + family.invested for family in world.families),
        "luxuries": world.london.luxuries + sum(family.luxuries for family in world.families),
        "cards": _cards(game),
        "backs": len(world.london.back) - len(set(world.london.back.values())),
        "promises": _promises(game),
        "laws": _laws(game),
        "tiles": len({*world.india.tiles, *world.india.discards}),
        "power": len(set(world.parliament.power)),
        "misplaced": _misplaced(game),
    }  # fmt: skip
    for seat in range(game.seats):
        totals[f"members.{seat}"] = members(game, seat)
    return totals


def _cards(game: G) -> int:
    world = game.state
    london = world.london
    piles = [london.deck, london.display, london.discards]
    for family in world.families:
        piles += [family.prestige, family.blackmail, family.played]
    return sum(len(pile) for pile in piles)


def _promises(game: G) -> int:
    """Lady Newcome takes one promise card out of the game."""
    families = game.state.families
    return sum(len(family.promises) + family.prestige.count("lady_newcome") for family in families)


def _laws(game: G) -> int:
    parliament = game.state.parliament
    on_vote = {parliament.law} - {""}
    return len({*parliament.deck, *parliament.discards, *parliament.revealed, *parliament.passed} | on_vote)


def _misplaced(game: G) -> int:
    """Shipyards and offices that contradict themselves: always 0."""
    world = game.state
    yards = [yard for yard in world.yards if yard.at == "yard" and yard.owner == NOBODY]
    posts = [post for post in world.offices.values() if (post.where == "held") == (post.holder == NOBODY)]
    return len(yards) + len(posts)


def members(game: G, seat: int) -> int:
    """All pieces of a family, wherever they are."""
    world = game.state
    india = world.india
    count = world.families[seat].supply + world.company.court[seat] + world.company.exchange.count(seat)
    count += len([post for post in world.offices.values() if post.holder == seat])
    count += sum(india.writers[presidency][seat] for presidency in PRESIDENCIES)
    count += len([filled for filled in india.filled.values() if filled.seat == seat])
    for army in india.armies.values():
        count += (army.commander == seat) + army.active[seat] + army.exhausted[seat]
    count += india.training[seat] + world.london.pensioners[seat]
    return count + sum(pieces[seat] for pieces in world.london.prizes.values())
