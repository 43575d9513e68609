"""What can be played, and setting it up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .games import registry
from .kernel.book import Book
from .kernel.entries import MOST_SEATS
from .kernel.files import has_tables
from .kernel.forms import AnyOf, Data, Fields, ListOf, Mapped, Maybe, Text, Whole
from .kernel.reasons import Refused
from .kernel.ruleset import GameOption, Ruleset
from .kernel.saves import LONGEST_NAME
from .kernel.table import Player, Table
from .kernel.words import Catalogue, catalogue

if TYPE_CHECKING:
    from .contract import lobby as border
    from .contract.choices import Choice
    from .contract.lobby import NewSeat

HUMAN = "human"
# Control characters, and marks and brackets of the direction of writing. (Joiners stay: scripts of India need them.)
_UNSEEN = dict.fromkeys(
    [*range(0x20), *range(0x7F, 0xA0), 0x61C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A), 0xFEFF]
)


TYPED_TEXT = Text(10_000)
"""What people type may be longer than what is kept of it: it is cut."""
SEED = AnyOf(Whole(), TYPED_TEXT)
SETUP = Fields(
    {
        "game": Text(),
        "seats": ListOf(Fields({"name": TYPED_TEXT, "kind": TYPED_TEXT}), MOST_SEATS),
    },
    {
        "scenario": Maybe(TYPED_TEXT),
        "options": Maybe(Mapped(Data(20_000, deepest=12, text=1_000_000), 60)),
        "seed": SEED,
    },
)
"""What a game is set up with."""


def rules_of(game: str) -> Ruleset[Any]:
    return registry.ruleset(game)


def words_of(game: object) -> str:
    """The package whose words fit a request about a game: the game's, or the kernel's if there is no such game."""
    return registry.ruleset(game).package if isinstance(game, str) and game in registry.GAMES else "pygame_core.kernel"


def bots_of(game: str) -> dict[str, bool]:
    """The computer players of a game, and whether each searches (and so should think beside the page)."""
    return {name: level.search for name, level in registry.levels(game).items()}


def games(lang: str = "en") -> list[border.Game]:
    """Every game with its scenarios, options and bots, in words."""
    return [_game(registry.ruleset(game), lang) for game in registry.GAMES]


def _game(rules: Ruleset[Any], lang: str) -> border.Game:
    words = catalogue(rules.package, lang)

    def say(code: str) -> str:
        return words.say("game", code, {})

    scenarios: list[border.Scenario] = [
        {
            "id": scenario.id,
            "title": say(f"scenario.{scenario.id}"),
            "blurb": _maybe(words, f"scenario.{scenario.id}.blurb"),
            "length": _maybe(words, f"scenario.{scenario.id}.length"),
            "time": _maybe(words, f"scenario.{scenario.id}.time"),
            "seats": list(scenario.seats),
        }
        for scenario in rules.scenarios
    ]
    bots: list[border.Bot] = [
        {
            "id": name,
            "search": level.search,
            "title": words.label(f"bot.{name}"),
            "about": words.say("label", f"bot.{name}.about", {"n": level.games}),
        }
        for name, level in registry.levels(rules.id).items()
    ]
    return {
        "id": rules.id,
        "title": say("title"),
        "blurb": say("blurb"),
        "like": say("like"),
        "whom": say("whom"),
        "weight": rules.weight,
        "time": say("time"),
        "alone": {"text": say("alone"), "detail": say("alone.detail")},
        "plays": words.say("game", "plays", {"house": "{house}"}),
        "scenarios": scenarios,
        "options": [_option(option, words) for option in rules.options],
        "data": [
            {"id": name, "title": say(f"option.{name}"), "help": _maybe(words, f"option.{name}.help")}
            for name in rules.data_options
        ],
        "bots": bots,
        "lesson": has_tables(rules.package, "lesson"),
        "lessons": [{"id": name, "title": words.say("lesson", f"{name}.title", {})} for name in rules.lessons],
        "survey": words.say("survey", "title", {}) if rules.survey else "",
        "path": [
            {
                "scenario": stage.scenario,
                "options": stage.options,
                "title": say(f"path.{stage.id}"),
                "why": say(f"path.{stage.id}.why"),
            }
            for stage in rules.path
        ],
        "subject": _maybe(words, "subject"),
    }


def _maybe(words: Catalogue, code: str) -> str:
    return words.say("game", code, {}) if words.has("game", code) else ""


def _option(option: GameOption, words: Catalogue) -> border.GameOption:
    def value(value: Any) -> Choice:
        code = f"option.{option.id}.{str(value).lower()}"
        return {"value": value, "text": words.say("game", code, {})}

    return {
        "id": option.id,
        "title": words.say("game", f"option.{option.id}", {}),
        "help": _maybe(words, f"option.{option.id}.help"),
        "values": [value(one) for one in option.values],
        "seats": list(option.seats) if option.seats else None,
        "scenarios": list(option.scenarios) if option.scenarios else None,
    }


def check_kind(game: str, kind: str) -> str:
    known = list(bots_of(game))
    if kind != HUMAN and kind not in known:
        raise Refused("kernel.setup.bot", bot=kind[:40], known=known)
    return kind


def new_book(
    game: str, scenario: str | None, options: dict[str, Any] | None, seed: int | str, seats: list[NewSeat]
) -> Book:
    """A fresh game, set up with what has the form `SETUP`; `Refused` names what no such game has."""
    rules = registry.ruleset(game)
    players = [_player(game, number, seat) for number, seat in enumerate(seats)]
    mode = rules.mode(len(players), scenario, options)
    if any(name in mode.options for name in rules.data_options):
        from .trial import check_by_play

        check_by_play(rules, mode)
    return Book(Table(rules, mode, str(seed)[:200], players))


def _player(game: str, number: int, seat: NewSeat) -> Player:
    name = _plain(seat["name"])[:LONGEST_NAME] or f"{number + 1}"
    return Player(name, check_kind(game, seat["kind"]))


def _plain(name: str) -> str:
    """On one line, and without characters that only turn or control what is written around them."""
    return " ".join(" ".join(name.split()).translate(_UNSEEN).split())
