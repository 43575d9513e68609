"""Empires, strength and the Elephant hold together whatever Invasions, Rebellions, losses and tiles come."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from pygame_core.games.john_company_second import india
from pygame_core.games.john_company_second.cards.blackmail import elephant_places
from pygame_core.games.john_company_second.components import ORDERS, PRESIDENCIES, REGIONS
from pygame_core.games.john_company_second.phases.events.attacks import lose
from pygame_core.games.john_company_second.phases.events.crises import invade, rebel
from pygame_core.games.john_company_second.phases.events.foreign import land
from pygame_core.games.john_company_second.refs import Stand
from pygame_core.games.john_company_second.state import NOBODY, G
from pygame_core.kernel.chance import Chance
from pygame_core.kernel.decisions import Allocate, Pick
from tests.games.john_company_second.board import Board
from tests.games.john_company_second.figures import PRINTED
from tests.games.john_company_second.spoken import SpokenBoard

SHAPES = ("triangle", "circle", "square")
regions = st.sampled_from(sorted(REGIONS))


def check_empires(game: G) -> None:
    at = game.state.india.regions
    for region in REGIONS:
        if at[region].control:
            assert (at[region].towers, at[region].dome, at[region].flag) == (0, False, NOBODY)
        assert at[region].dome != bool(at[region].control) and at[region].towers >= 0
        assert not at[region].capital or at[region].flag != NOBODY
    empires = {tuple(india.empire(game, region)) for region in REGIONS}
    assert sorted(region for one in empires for region in one) == sorted(REGIONS), "every region stands in one empire"
    for one in empires:
        if len(one) == 1:
            assert at[one[0]].flag == NOBODY, "nobody is an empire alone"
            continue
        capitals = [region for region in one if at[region].capital]
        assert len(capitals) == 1
        assert sorted([*india.subjects(game, capitals[0]), capitals[0]]) == sorted(one)
        assert all(capitals[0] in REGIONS[region].clockwise for region in one if region != capitals[0])
        assert all(india.capital_of(game, region) == capitals[0] for region in one)
    assert len([one for one in empires if len(one) > 1]) <= india.EMPIRES
    total = sum(region.towers for region in at.values())
    assert sum(india.empire_strength(game, one[0]) for one in empires) == total <= PRINTED.pieces.levels


def check_orders(game: G) -> None:
    world = game.state.india
    assert len(set(world.closed)) == len(world.closed) and set(world.closed) <= set(ORDERS)
    assert not set(world.closed) & set(world.filled), "a token shows one side"


def check_positions(game: G) -> None:
    """Wherever the Elephant may march to, it stands as the rules allow."""
    places = elephant_places(game)
    assert all(Stand(*india.position(game, region, shape)) in places for region in REGIONS for shape in SHAPES)


def may_invade(game: G, region: str, other: str) -> bool:
    """The Elephant announces no Invasion of an own subject."""
    return india.sovereign(game, region) and other not in india.subjects(game, region)


def happen(board: Board, region: str, neighbour: int, what: int, modifier: int) -> None:
    """One thing in or from a region, as far as it is possible there."""
    game = board.game
    around = REGIONS[region].clockwise
    other = around[neighbour % len(around)]
    if india.company_controlled(game, region):
        if what % 2:
            lose(game, region, max(0, modifier), other if what == 1 and may_invade(game, other, region) else "")
    elif what == 0:
        india.conquer(game, region, PRESIDENCIES[modifier % 3])
    elif what == 1:
        india.add_level(game, region, "jc2.events.leader.sovereign")
    elif what == 2:
        land(game, region)
    elif india.dominated(game, region):
        rebel(game, region, modifier)
    elif may_invade(game, region, other) and not india.company_controlled(game, other):
        invade(game, region, other, modifier)


things = st.tuples(regions, st.integers(0, 4), st.integers(0, 5), st.integers(-1, 4))


@settings(max_examples=60, deadline=None)
@given(story=st.lists(things, max_size=60), seed=st.integers(0, 1000))
def test_empires_hold_together_whatever_happens(story: list[tuple[str, int, int, int]], seed: int) -> None:
    board = Board()
    board.game.chance = Chance(str(seed))
    for thing in story:
        happen(board, *thing)
        india.new_cascades(board.game)
        check_empires(board.game)
        check_orders(board.game)
        check_positions(board.game)


@settings(max_examples=60, deadline=None)
@given(story=st.lists(things, max_size=20), region=regions, by=st.integers(0, 4))
def test_conquest_and_loss_come_full_circle(story: list[tuple[str, int, int, int]], region: str, by: int) -> None:
    """A region conquered and lost again belongs to no empire, or to the invader's."""
    board = Board()
    for thing in story:
        happen(board, *thing)
    game = board.game
    if not india.company_controlled(game, region):
        india.conquer(game, region, "madras")
    invader = REGIONS[region].clockwise[by % len(REGIONS[region].clockwise)]
    if not may_invade(game, invader, region):
        invader = ""
    lose(game, region, 1, invader)
    capital = india.capital_of(game, region) if game.state.india.regions[region].flag != NOBODY else ""
    assert capital == (invader if invader and game.state.india.regions[invader].flag != NOBODY else "")
    assert india.open_orders(game, region) == [] and not game.state.india.regions[region].loot_up


def raise_armies(board: Board, pieces: int) -> None:
    """Two families' officers in each Army, all alliances; Madras and Bombay have a Commander."""
    for seat, army in enumerate(PRESIDENCIES):
        board.officers(seat, army, pieces)
        board.officers(3, army, 1)
        board.state.india.armies[army].alliances = dict.fromkeys(board.state.india.armies[army].alliances, True)
    board.commander(0, "madras")
    board.commander(3, "bombay")


@settings(max_examples=60, deadline=None)
@given(
    story=st.lists(things, max_size=20), pieces=st.integers(0, 4), seed=st.integers(0, 10**6),
    held=st.lists(regions, max_size=5, unique=True),
)  # fmt: skip
def test_many_events_in_a_row(story: list[tuple[str, int, int, int]], pieces: int, seed: int, held: list[str]) -> None:
    """Three Events phases from a wild position, every question answered by chance and read aloud."""
    board = SpokenBoard()
    for thing in story:
        happen(board, *thing)
    for region in held:
        if not india.company_controlled(board.game, region):
            india.conquer(board.game, region, PRESIDENCIES[len(region) % 3])
        board.state.india.regions[region].unrest = len(region) % 4
    india.march(board.game, "circle", "jc2.events.elephant.march")
    raise_armies(board, pieces)
    chance = Chance(str(seed))
    board.game.chance = Chance(f"dice {seed}")
    chance.shuffle(board.state.india.tiles)
    board.run("events", "events.open", "events.open", "events.open")
    while not board.stopped:
        asked = board.ask
        assert isinstance(asked, Pick | Allocate) and asked.choices() > 1, "nobody is asked what is no choice"
        board.answer(asked.sample(chance))
    check_empires(board.game)
    check_orders(board.game)
    assert Stand(board.state.india.tail, board.state.india.head) in elephant_places(board.game)
