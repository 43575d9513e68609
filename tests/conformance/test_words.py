"""Every code has its words, every template its parameters, and no message lies about unused."""

from __future__ import annotations

import json
import re
import tomllib
from importlib.resources import files
from typing import Any

import pytest

from pygame_core import lobby
from pygame_core.bots import levels
from pygame_core.games.registry import GAMES, ruleset
from pygame_core.kernel.book import Book
from pygame_core.kernel.reasons import OPEN, Closed, Refused
from pygame_core.kernel.rulebook import ledger
from pygame_core.kernel.ruleset import Mode
from pygame_core.kernel.table import Player, Table
from pygame_core.kernel.words import Catalogue, compile_template
from pygame_core.present import Presenter
from pygame_core.recap import Recapper
from pygame_core.telling import Teller
from pygame_core.waiting import waiting
from tests.conformance.codes import HOLE, Codes, fits, named, patterns_of, scan
from tests.conformance.law import choosable
from tests.conformance.play import Played, Walker, every_mode, played

WRONG: list[Any] = [None, [], "x", -1, [["x"]], {"a": []}, [0, 0], 10**30]

FORMS = {"game", "label", "fact", "board", "confirm", "help", "detail", "group", "capacity", "lesson", "survey"}
"""Sections whose keys name a thing that stands elsewhere (a decision, a value, a scenario), not an event of its own."""


NAME = "Marlborough Bly"
TWO_LINES = 46
"""So many letters fit into two lines of the decision bar; `e2e/test_table_still.py` measures those of a game."""


class Listening(Catalogue):
    """A catalogue that notes which messages were said."""

    def __init__(self, words: Catalogue) -> None:
        super().__init__(words.sections)
        self.said: set[tuple[str, str]] = set()

    def say(self, section: str, code: str, params: dict[str, object], names: object = ()) -> str:
        self.said.add((section, code))
        return super().say(section, code, params, names)  # type: ignore[arg-type]


def listen(game: Played, budget: int) -> Listening:
    """Have everything said that the sampled positions can say."""
    presenter = Presenter(Book(game.table))
    words = presenter.words = Listening(presenter.words)
    for viewer in (0, None):
        Teller(presenter, viewer).lines()
        Recapper(presenter, viewer).recap(0, game.table.position)
    for table in [*game.samples(budget), game.table]:
        presenter.book = Book(table)
        for seat in (None, *range(game.mode.seats)):
            presenter.sections(seat)
        for option in (option for decision in table.pending for option in choosable(decision)):
            if option.why is not OPEN:
                assert isinstance(option.why, Closed)
                presenter.reason(option.why)
    return words


def test_everything_that_is_shown_has_words(game: Played, budget: int) -> None:
    words = listen(game, budget)
    assert not words.missing, sorted(words.missing)


def test_a_question_is_one_sentence_of_two_lines(case: tuple[str, Mode]) -> None:
    """What else there is to know stands in the line of help. The people have long names, not the longest."""
    game, mode = case
    table = Table(ruleset(game), mode, "questions", [Player(f"{NAME} {seat}", "human") for seat in range(mode.seats)])
    presenter, walker = Presenter(Book(table)), Walker(table, "questions")
    while table.result is None:
        for row in waiting(presenter, table.pending, None):
            text = row["text"]
            assert len(text) <= TWO_LINES, f"{len(text)}: {text}"
            assert not re.search(r"[.!?;] ", text), f"more than a sentence: {text}"
        walker.move()


def test_what_the_page_gets_is_json(game: Played, budget: int) -> None:
    presenter = Presenter(Book(game.table))
    for table in [*game.samples(max(budget // 4, 3)), game.table]:
        presenter.book = Book(table)
        for seat in (None, *range(game.mode.seats)):
            sections = presenter.sections(seat)
            assert json.loads(json.dumps(sections, allow_nan=False)) == sections


def test_a_refused_answer_is_told_in_words(game: Played) -> None:
    presenter = Presenter(Book(game.table))
    words = presenter.words = Listening(presenter.words)
    for table in game.samples(6):
        decision = table.pending[0]
        for wrong in WRONG:
            try:
                decision.check(wrong)
            except Refused as refused:
                text = presenter.reason_text(refused.reason.rule, refused.reason.params)
                assert text and "{" not in text.replace("{}", "").replace("{'a'", "")
    assert not words.missing, sorted(words.missing)


@pytest.fixture(scope="module", params=GAMES)
def game_id(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def codes(game_id: str) -> Codes:
    return scan(ruleset(game_id).package)


@pytest.fixture(scope="module")
def words(game_id: str) -> Catalogue:
    return Presenter(Book(played(game_id, str(next(ruleset(game_id).modes()))).table)).words


@pytest.mark.native
def test_codes_of_the_source_have_messages(game_id: str, codes: Codes, words: Catalogue) -> None:
    """Native: in the browser's Python the core may come as bytecode."""
    sections = {name: set(section) for name, section in words.sections.items()}
    lacking = [f"prompt.{code}" for code in codes.prompts if not fits(code, sections["prompt"])]
    lacking += [f"event.{code}" for code in codes.events if not fits(code, sections["event"])]
    lacking += [f"reason.{code}" for code in codes.reasons if not fits(code, sections["reason"])]
    spoken = sections["option"] | sections["label"]
    lacking += [f"option.{code}" for code in codes.options if code and not fits(code, spoken)]
    assert not lacking, sorted(code.replace(HOLE, "…") for code in lacking)


@pytest.mark.native
def test_rules_named_in_the_source_stand_in_the_ledger(game_id: str, codes: Codes) -> None:
    rules = ledger(ruleset(game_id).package)
    prefixes = tuple({rule.split(".")[0] + "." for rule in rules})
    strangers = [text for text in codes.texts if text.startswith(prefixes) and not fits(text, set(rules))]
    assert not strangers, sorted(text.replace(HOLE, "…") for text in strangers)


@pytest.mark.native
def test_no_message_is_unused(game_id: str, codes: Codes) -> None:
    """A message is used if the source can make its key, or if lobby and page ask for it in every game."""
    own = _own_sections(game_id)
    rules = ledger(ruleset(game_id).package)
    texts = codes.texts | {""} | lobby_names(game_id)
    patterns = patterns_of(codes.texts)
    unused = [
        f"{section}.{key}"
        for section, messages in own.items()
        for key in messages
        if not (section == "reason" and key in rules) and not (section == "clause" and key in texts)
        and not _used(section, key, texts, patterns)
    ]  # fmt: skip
    assert not unused, unused


def _used(section: str, key: str, texts: set[str], patterns: list[re.Pattern[str]]) -> bool:
    if named(key, texts, patterns):
        return True
    if section == "bar":  # what things taken one by one come to is written by the page, by the code of their bar
        return key in texts or key.rpartition(".")[0] in texts
    # `label` words are looked up with a prefix that says what kind of thing it is: phase.storm, fact.cash
    prefix, _, rest = key.partition(".")
    return (
        section in FORMS
        and prefix in ("phase", "fact", "give", "scenario", "option", "seat", "house")
        and bool(rest in texts or named(rest, texts, patterns))
    )


def lobby_names(game_id: str) -> set[str]:
    """Keys that the lobby and the page ask for in every game."""
    rules = ruleset(game_id)
    found = {"title", "blurb", "money", "worth", "turn", "turn.before", "over", "score", "score.short", "why", "do"}
    found |= {"like", "whom", "time", "alone", "alone.detail", "plays", "subject"}
    found |= {f"path.{stage.id}{part}" for stage in rules.path for part in ("", ".why")}
    found |= {f"seat.{seat}" for scenario in rules.scenarios for seat in range(max(scenario.seats))}
    for scenario in rules.scenarios:
        found |= {f"scenario.{scenario.id}{part}" for part in ("", ".blurb", ".length", ".time")}
    for option in (*(option.id for option in rules.options), *rules.data_options):
        found |= {f"option.{option}", f"option.{option}.help"}
    for option in rules.options:
        found |= {f"option.{option.id}.{value}".lower() for value in option.values}
    if rules.survey:
        survey = rules.survey()
        found |= {"about", "scale", "played", "counted", "fitted"}
        found |= {f"{panel.code}.within" for panel in survey.panels(rules.components({}))}
    return found | {f"bot.{name}{part}" for name in levels(game_id) for part in ("", ".about")}


def _own_sections(game_id: str) -> dict[str, dict[str, str]]:
    """What stands in a game's own `messages/en.toml`, or in the files of its `messages/en`."""
    messages = files(ruleset(game_id).package).joinpath("messages")
    single = messages.joinpath("en.toml")
    own: dict[str, dict[str, str]] = {}
    for source in [single] if single.is_file() else messages.joinpath("en").iterdir():
        for section, codes in tomllib.loads(source.read_text(encoding="utf-8")).items():
            own.setdefault(section, {}).update(codes)
    return own


def test_every_template_can_be_read(words: Catalogue) -> None:
    for section in words.sections.values():
        for template in section.values():
            compile_template(template)


def test_the_lobby_has_words_for_every_game() -> None:
    told = json.dumps(lobby.games())
    assert "[game." not in told and "[label." not in told
    for game, mode in every_mode():
        entry = next(row for row in lobby.games() if row["id"] == game)
        assert mode.scenario in [scenario["id"] for scenario in entry["scenarios"]]
