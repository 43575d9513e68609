"""What a game tells the kernel about itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from itertools import product
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from .bars import Bar
from .chance import Chance
from .coming import Certainty
from .deals import Trade
from .decisions import Decision, Option
from .game import Game, Steps
from .reasons import Refused, RuleBug
from .story import PLAIN, Story

if TYPE_CHECKING:
    from .ending import Ending
    from .survey import Survey

S = TypeVar("S")
View = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Scenario:
    """One way to begin: its name in the catalogue is `scenario.<id>`."""

    id: str
    seats: tuple[int, ...]
    names: tuple[str, ...] = ()
    """What else entries of the ledger that hold in it call it in their `modes`."""


@dataclass(frozen=True, slots=True)
class GameOption:
    """A switch or choice made before the game: `values` lists what is allowed, the first is the default.

    `usual` holds the values that the conformance suite plays (all of them unless said otherwise); `scenarios` limit
    where it may differ from the default, and at a number of seats that is not among its `seats` it is no part of the
    setup.
    """

    id: str
    values: tuple[Any, ...]
    usual: tuple[Any, ...] | None = None
    seats: tuple[int, ...] | None = None
    scenarios: tuple[str, ...] | None = None

    def known(self, seats: int) -> bool:
        return self.seats is None or seats in self.seats

    def allowed(self, seats: int, scenario: str) -> bool:
        return self.known(seats) and (self.scenarios is None or scenario in self.scenarios)


@dataclass(frozen=True, slots=True)
class Stage:
    """One of the setups that the rulebook would have played one after the other; its words are `path.<id>` (what it is)
    and `path.<id>.why`. The first one has every option that is recommended to beginners."""

    id: str
    scenario: str
    options: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Mode:
    """One concrete setup: how many seats, which scenario, which options, and the version of the rules that it was begun
    under: what came into the rules later is not asked in a game that was begun without it."""

    seats: int
    scenario: str
    options: dict[str, Any]
    rules: int

    def __str__(self) -> str:
        said = [f"{self.seats}p", self.scenario, *(f"{key}={value}" for key, value in self.options.items())]
        return "-".join(said)


@dataclass(frozen=True, slots=True)
class Supplement:
    """Rules that only some modes of a game need. They are imported when such a game is put up, and a page fetches them
    then: no other module imports them but in functions that run in such a game only.

    Which modes these are is data, which a page can read: so many `seats`, these `scenarios` (None for all). Where data
    of a player's own (house values) can give any scenario what the others have, it counts as one of them.
    """

    id: str
    modules: tuple[str, ...]
    """Below the game's package; a package stands for all that is in it."""
    joining: str
    """The module that makes their steps known."""
    words: tuple[str, ...] = ()
    """The files of the game's messages that speak of them."""
    windows: tuple[str, ...] = ()
    """The kinds of windows that their questions name."""
    seats: tuple[int, ...] | None = None
    scenarios: tuple[str, ...] | None = None

    def needed(self, seats: int, scenario: str, own_data: bool) -> bool:
        return (self.seats is None or seats in self.seats) and (
            self.scenarios is None or own_data or scenario in self.scenarios
        )


@dataclass(frozen=True, slots=True)
class Chain:
    """Which questions of a seat can belong to one decision with the first: those with these codes, as long as they
    are about the `same` (parameters of the question that must be equal to the first one's). `bar` tells of a question
    of the chain what can be taken there, where things are taken one by one."""

    codes: tuple[str, ...]
    same: tuple[str, ...] = ()
    bar: Callable[[Game[Any], Decision], Bar] | None = None

    def holds(self, first: Decision, following: Decision) -> bool:
        return following.code in self.codes and all(
            first.params.get(name) == following.params.get(name) for name in self.same
        )


def nothing_hidden(game: Game[Any], seat: int, chance: Chance) -> None:
    """`resample` of a game without hidden information."""


def no_components(options: dict[str, Any]) -> Any:
    """`components` of a game that has no printed tables."""
    return None


def nothing_printed(game: Game[Any]) -> View:
    """`printed` of a game whose board shows nothing that stays the same all game."""
    return {}


def no_facts(game: Game[Any], seat: int) -> dict[str, int]:
    """`facts` of a game that has no public figures worth a line on a player's panel."""
    return {}


@dataclass(frozen=True, slots=True)
class Ruleset(Generic[S]):
    """A game: its declaration and its functions.

    `setup(game)` lays out the state and the first agenda. `view(game, seat)` is an allow-list of sections.
    `conserved(game)` gives sums that never change. `resample(game, seat, chance)` deals afresh, in place, what
    that seat cannot know (gather, sort, shuffle: the outcome must not depend on the hidden truth).
    `bound` is a number of answers that no game reaches; `weight` says how much there is to learn, from 1 to 5, and 0
    of a toy.
    `acts(game, seat)` lists what a seat may do beside the pending decision; an option's value is
    `[step, *arguments]`, and the step is called as `step(game, seat, *arguments)`.
    `components(options)` gives the printed tables of a mode, the same object for the same options: it is asked at each
    fork. `printed(game)` is what of them a board draws and no section of the view tells, as JSON.
    `data_options` are options that hold data instead of a choice (a file of component values): the function gives
    the data in its one normal form, or raises `Refused`. `phases` names what `game.at(phase=...)` goes through in a
    turn, `phases_now` those of a game as it stands if not all belong to every turn. `facts(game, seat)` gives a seat's
    public figures in the order to show them (`fact_icons` names a drawing for those that have one), `score` the points
    it would have if the game ended now and everything secret counted for nothing. `worded` names sections of the view
    that the page gets with words: what has a `code` gets its text
    from the section of that name in the catalogue, what is `closed` its reason. `chains` says, by the code of a
    question, which questions after it belong to one decision.
    `windows` are the kinds of windows that its questions name, in the order in which a person is shown them (those of
    its supplements follow), `spent` the codes of events by which a `seat` gives away what it owned: a share sold, a
    mortgage, a promise called in.
    `certain` tells of steps, by their names, where they are certain to ask a seat. `private` are the codes of questions
    whose answers tell what nobody but the seat may know: the others see that it is asked, not between what.
    `story` says how events are told: how much each weighs, what it shows, and how a while is summed up. `survey()` is
    the rulebook's table of chances that games of one's own make again, if there is one. `ending()` says how its end is
    counted and told: its module is imported when that is asked for. `seats_called` has what entries of the ledger call
    a number of seats. `supplements` are rules that only some modes need. `path` is the order in which the rulebook
    would have its setups played.
    """

    id: str
    version: int
    package: str
    scenarios: tuple[Scenario, ...]
    new_state: Callable[[int, str, dict[str, Any]], S]
    state: type[S]
    setup: Callable[[Game[S]], None]
    steps: Steps
    view: Callable[[Game[S], int | None], View]
    conserved: Callable[[Game[S]], dict[str, int]]
    bound: int
    weight: int = 0
    phases: tuple[str, ...] = ()
    phases_now: Callable[[Game[S]], tuple[str, ...]] | None = None
    components: Callable[[dict[str, Any]], Any] = no_components
    printed: Callable[[Game[S]], View] = nothing_printed
    facts: Callable[[Game[S], int], dict[str, int]] = no_facts
    fact_icons: dict[str, str] = field(default_factory=dict)
    worded: tuple[str, ...] = ()
    score: Callable[[Game[S], int], int] | None = None
    resample: Callable[[Game[S], int, Chance], None] = nothing_hidden
    options: tuple[GameOption, ...] = ()
    data_options: dict[str, Callable[[Any], Any]] = field(default_factory=dict)
    acts: Callable[[Game[S], int], list[Option]] | None = None
    trade: Trade | None = None
    chains: dict[str, Chain] = field(default_factory=dict)
    windows: tuple[str, ...] = ()
    spent: frozenset[str] = frozenset()
    certain: Mapping[str, Certainty] = field(default_factory=dict)
    private: frozenset[str] = frozenset()
    seats_called: Mapping[int, str] = field(default_factory=dict)
    story: Story = PLAIN
    survey: Callable[[], Survey] | None = None
    ending: Callable[[], Ending] | None = None
    lessons: tuple[str, ...] = ()
    path: tuple[Stage, ...] = ()
    supplements: tuple[Supplement, ...] = ()
    upgrades: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = field(default_factory=dict)

    def scenario(self, wanted: str | None) -> Scenario:
        if wanted is None:
            return self.scenarios[0]
        for scenario in self.scenarios:
            if scenario.id == wanted:
                return scenario
        raise Refused("kernel.setup.scenario", scenario=str(wanted), known=[s.id for s in self.scenarios])

    def phases_of(self, game: Game[S]) -> tuple[str, ...]:
        """What a turn goes through as things stand."""
        return self.phases_now(game) if self.phases_now else self.phases

    def names(self, mode: Mode) -> set[str]:
        """What entries of the ledger call this setup in their `modes`."""
        switches = (key for key, value in mode.options.items() if value is True)
        called = {f"{mode.seats}p", *([self.seats_called[mode.seats]] if mode.seats in self.seats_called else [])}
        return {"all", mode.scenario, *called, *switches, *self.scenario(mode.scenario).names}

    def game(self, mode: Mode, state: S, chance: Chance) -> Game[S]:
        """The inside of a game of this mode."""
        game = Game(state, chance, mode.seats, mode.scenario, mode.options, self.components(mode.options), mode.rules)
        if self.trade is not None:
            game.pledges = self.trade.pledges
        return game

    def mode(self, seats: int, scenario: str | None, options: dict[str, Any] | None, rules: int | None = None) -> Mode:
        """The checked setup, defaults filled in; `Refused` names what is wrong. `rules`: the version that the game was
        begun under, if it is not today's."""
        chosen = self.scenario(scenario)
        if seats not in chosen.seats:
            raise Refused("kernel.setup.seats", n=seats, allowed=list(chosen.seats))
        left = dict(options or {})
        full = {}
        for option in self.options:
            value = left.pop(option.id, option.values[0])
            if not any(value == known and type(value) is type(known) for known in option.values):
                raise Refused(
                    "kernel.setup.value", option=option.id, value=str(value)[:40], allowed=list(option.values)
                )
            if value != option.values[0] and not option.allowed(seats, chosen.id):
                raise Refused("kernel.setup.not_here", option=option.id, value=str(value)[:40])
            if option.known(seats):
                full[option.id] = value
        for name, read in self.data_options.items():
            if data := left.pop(name, None):
                full[name] = read(data)
        if left:
            raise Refused("kernel.setup.option", option=sorted(left)[0][:40], known=[o.id for o in self.options])
        return Mode(seats, chosen.id, full, self.version if rules is None else rules)

    def supplements_of(self, mode: Mode) -> list[Supplement]:
        """What games of such a mode need beside what all do."""
        own_data = not self.data_options.keys().isdisjoint(mode.options)
        return [one for one in self.supplements if one.needed(mode.seats, mode.scenario, own_data)]

    def windows_of(self, mode: Mode) -> list[str]:
        """The kinds of windows that questions of such a mode name."""
        return [*self.windows, *(kind for one in self.supplements_of(mode) for kind in one.windows)]

    def bring(self, mode: Mode) -> None:
        """Makes known what games of such a mode need; before one is put up, or its steps are named."""
        for supplement in self.supplements_of(mode):
            import_module(f"{self.package}.{supplement.joining}")

    def modes(self) -> Iterator[Mode]:
        """Every setup that the conformance suite plays."""
        for scenario in self.scenarios:
            for seats in scenario.seats:
                yield from self._modes(seats, scenario.id)

    def _modes(self, seats: int, scenario: str) -> Iterator[Mode]:
        def usual(option: GameOption) -> Sequence[Any]:
            if not option.allowed(seats, scenario):
                return option.values[:1]
            return option.values if option.usual is None else option.usual

        options = [option for option in self.options if option.known(seats)]
        names = [option.id for option in options]
        for values in product(*(usual(option) for option in options)):
            yield Mode(seats, scenario, dict(zip(names, values, strict=True)), self.version)


Finder = Callable[[str], Ruleset[Any]]
"""From a game's id to its ruleset; `Refused` if there is no such game."""

_finders: list[Finder] = []


def find_rulesets_by(finder: Finder) -> None:
    """Whoever has games says how they are found: the kernel itself knows none, and a save only names its own."""
    _finders[:] = [finder]


def find_ruleset(game: str) -> Ruleset[Any]:
    if not _finders:
        raise RuleBug("nobody has said which games there are: import pygame_core.games.registry")
    return _finders[0](game)
