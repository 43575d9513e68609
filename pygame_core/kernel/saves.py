"""A game as one JSON document, and back.

The document holds the setup, the last checkpoint, every entry of the record, a digest every sixteen entries, the
what-if branches, which line lies on the desk and what can be redone there. Each part has a seal (a hash), so that an
edited file can be told where it was edited.
Loading trusts the checkpoint and plays only what came after it; `history.warm` wins the rest back when asked.
Nothing here raises anything but `SaveError`, which names the place, and nothing is ever unpickled.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from typing import Any

from .book import MAIN, MOST_BRANCHES, Book, Branch
from .chance import Chance
from .deals import check_saved
from .entries import MOST_ENTRIES, MOST_SEATS, RECORD, TAKEN_BACK, Entry, too_many_notes
from .forms import (
    BRIEF,
    LARGEST,
    AnyOf,
    Data,
    Fields,
    Flag,
    Form,
    ListOf,
    Mapped,
    Maybe,
    Row,
    Text,
    Unreadable,
    Whole,
    read_json,
)
from .game import Game
from .history import UNKNOWN, replay
from .reasons import Refused
from .ruleset import Mode, Ruleset, find_ruleset
from .state import from_json, to_json
from .table import DIGEST_EVERY, Player, Table

FORMAT = "leadenhall-save"
VERSION = 3
LONGEST_NAME = 60
WHOLE = "document"
_BRANCH = re.compile(r"b[0-9]{1,2}")

Document = dict[str, Any]

PARTS = ("setup", "players", "checkpoint", "record", "digests", "branches", "desk")
PART_TYPES: dict[str, type] = {
    "setup": dict, "players": list, "checkpoint": dict, "record": list, "digests": list, "branches": list,
    "desk": dict,
}  # fmt: skip


class SaveError(Exception):
    """A document cannot be loaded: why (a code of the `save` messages), where (a path in it, or line:column of the
    text), and whether some of it is sound."""

    def __init__(self, code: str, place: str, /, recoverable: bool = False, **params: Any) -> None:
        super().__init__(f"{code} at {place}")
        self.code = code
        self.place = place
        self.recoverable = recoverable
        self.params = {"place": place, **params}


def _seal(part: Any) -> str:
    text = json.dumps(part, separators=(",", ":"), sort_keys=True)
    return sha256(text.encode()).hexdigest()[:16]


# --- writing --------------------------------------------------------------------------------------------------
def _checkpoint(table: Table) -> Document:
    at, packed = table.points[-1]
    game = table.unpack(at, packed)
    return {
        "at": at,
        "agenda": game.agenda,
        "place": game.place,
        "deals": game.deals,
        "chance": {"seed": game.chance.seed, "streams": game.chance.streams},
        "state": to_json(game.state),
    }


def document(book: Book) -> Document:
    """The whole book as a JSON-ready document."""
    table = book.main.table
    mode = table.mode
    parts: Document = {
        "setup": {
            "scenario": mode.scenario, "options": mode.options, "seed": table.seed, "skip": table.skip,
            "rules": mode.rules,
        },
        "players": [{"name": player.name, "kind": player.kind} for player in table.players],
        "checkpoint": _checkpoint(table),
        "record": table.record,
        "digests": table.digests,
        "branches": [branch.describe(table.record) for branch in book.whatifs()],
        "desk": {"current": book.current, "undone": table.undone},
    }
    head = {"format": FORMAT, "version": VERSION, "game": table.ruleset.id, "rules": table.ruleset.version}
    return {**head, "seals": {part: _seal(parts[part]) for part in PARTS}, **parts}


def dumps(book: Book) -> str:
    return json.dumps(document(book), separators=(",", ":"))


def light(table: Table) -> str:
    """A position without its past: the last checkpoint and what came after it (for a worker, for a link)."""
    return dumps(Book(table.fork()))


# --- reading --------------------------------------------------------------------------------------------------
def parse(text: str) -> Document:
    """The document as it stands in the text; `SaveError` for what is no JSON or not ours."""
    if not isinstance(text, str):
        raise SaveError("foreign", WHOLE)
    try:
        found = read_json(text)
    except Unreadable as error:
        raise _broken(text, error) from None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise SaveError("foreign", "format" if isinstance(found, dict) else WHOLE)
    return found


def _broken(text: str, unreadable: Unreadable) -> SaveError:
    if unreadable.code in ("long", "deep"):
        return SaveError(unreadable.code, WHOLE)
    if FORMAT not in text[:200]:
        return SaveError("foreign", WHOLE)
    error = unreadable.why
    if not isinstance(error, json.JSONDecodeError):
        return SaveError(unreadable.code, WHOLE, True)
    code = "truncated" if _cut(text[error.pos :].strip(), error.msg) else "damaged"
    return SaveError(code, f"{error.lineno}:{error.colno}", True, line=error.lineno, column=error.colno)


def _cut(rest: str, why: str) -> bool:
    """Whether a text broke off there: nothing follows, or the beginning of something."""
    if why.startswith("Unterminated") or ("escape" in why and len(rest) < 6):
        return True
    return any(word.startswith(rest) for word in ("true", "false", "null", "-"))


def check(found: Document) -> Document:
    """A parsed document, upgraded to today's version and checked part by part."""
    version = found.get("version")
    if type(version) is not int or version < 1:
        raise SaveError("form", "version", False, wanted="int")
    if version > VERSION:
        raise SaveError("newer", "version", False, version=version, known=VERSION)
    found = dict(found)
    while found["version"] < VERSION:
        found = UPGRADES[found["version"]](found)
    if not isinstance(found.get("game"), str):
        raise SaveError("form", "game", False, wanted="str")
    for part in PARTS:
        if not isinstance(found.get(part), PART_TYPES[part]):
            raise SaveError("form", part, "record" in found, wanted=PART_TYPES[part].__name__)
    seals = found.get("seals")
    for part in PARTS:
        if not isinstance(seals, dict) or seals.get(part) != _seal(found[part]):
            raise SaveError("edited", _edited_place(found, part), True)
    return found


def _edited_place(found: Document, part: str) -> str:
    """As near as can be told: in the record, the first entries that do not lead to the digests any more."""
    if part != "record":
        return part
    try:
        parted = _replay(found, _rules(found)).parted
    except (SaveError, Refused, TypeError, ValueError, KeyError):
        return part
    return part if parted is None else f"record[{max(parted, 0)}]"


def _upgrade_1(old: Document) -> Document:
    """Version 1 named the players `seats`, kept the setup at the top and had no branches."""
    setup = {"scenario": old.get("scenario"), "options": old.get("options"), "seed": old.get("seed"), "skip": 0}
    parts: Document = {
        "setup": setup,
        "players": old.get("seats"),
        "checkpoint": old.get("checkpoint"),
        "record": old.get("record"),
        "digests": old.get("digests"),
        "branches": [],
    }
    head = {"format": FORMAT, "version": 2, "game": old.get("game"), "rules": old.get("rules")}
    return {**head, "seals": {part: _seal(parts[part]) for part in parts}, **parts}


def _upgrade_2(old: Document) -> Document:
    """Version 2 did not say which line lies on the desk, nor what could be redone."""
    desk = {"current": MAIN, "undone": []}
    seals = old.get("seals")
    return {**old, "version": 3, "desk": desk, "seals": isinstance(seals, dict) and {**seals, "desk": _seal(desk)}}


UPGRADES: dict[int, Callable[[Document], Document]] = {1: _upgrade_1, 2: _upgrade_2}


def _rules(found: Document) -> Ruleset[Any]:
    try:
        rules = find_ruleset(found["game"])
    except Refused:
        raise SaveError("game", "game", False, game=found["game"][:40]) from None
    written = found.get("rules")
    if type(written) is not int:
        raise SaveError("form", "rules", True, wanted="int")
    if written > rules.version:
        raise SaveError("newer_rules", "rules", False, version=written, known=rules.version)
    return rules


def _fits(form: Form, value: Any, place: str, recoverable: bool = True) -> None:
    """Whether a part has the form declared for it; `SaveError` names the place that has not."""
    wrong = form.wrong(value, place)
    if wrong is not None:
        wanted = WANTED.get(wrong.code, wrong.code)
        raise SaveError("form", wrong.place, recoverable, wanted=wanted)


WANTED = {"text": "str", "whole": "int", "fields": "dict", "object": "dict", "data": "JSON"}
"""How the message calls what belongs there; other forms by their own names."""

POSITION = Whole(0, MOST_ENTRIES)
NAME = Text(LONGEST_NAME)
SEED = Text(BRIEF)
PLAYERS = ListOf(Fields({"name": NAME, "kind": NAME}), MOST_SEATS)
SETUP = Fields(
    {"scenario": NAME, "options": Mapped(Data(20_000, deepest=12, text=1_000_000), 60), "seed": SEED},
    {"rules": Whole(1)},
)
DIGESTS = ListOf(Text(), MOST_ENTRIES)
CHANCE = Fields({"seed": Text(1000), "streams": Mapped(Row(*[Whole(0, (1 << 32) - 1)] * 4), 1000)})
CHECKPOINT = Fields({
    "at": POSITION,
    "agenda": ListOf(Row(Text(), Mapped(Data(2000), 100)), 2000),
    "place": Mapped(AnyOf(Maybe(Flag()), Whole(-LARGEST), Text()), 100),
    "deals": Mapped(Data(50_000), 10),
    "chance": CHANCE,
    "state": Data(100_000, deepest=30),
})  # fmt: skip
LINE = Fields(
    {"id": Text(20), "name": NAME, "at": POSITION, "common": POSITION, "record": RECORD}, {"undone": TAKEN_BACK}
)
BRANCHES = ListOf(LINE, MOST_BRANCHES + 1)
DESK = Fields({}, {"current": Text(20), "undone": TAKEN_BACK})


def _players(found: Document) -> list[Player]:
    _fits(PLAYERS, found["players"], "players")
    return [Player(row["name"], row["kind"]) for row in found["players"]]


def _mode(found: Document, rules: Ruleset[Any], seats: int) -> Mode:
    setup = found["setup"]
    _fits(SETUP, setup, "setup")
    # a save that does not say under which rules it was begun is of a time when there was no difference
    begun = setup.get("rules", found["rules"])
    if begun > found["rules"]:
        raise SaveError("form", "setup.rules", True, wanted="int")
    try:
        return rules.mode(seats, setup["scenario"], setup["options"], begun)
    except Refused as refused:
        raise SaveError("setup", "setup", False, rule=refused.reason.rule) from None


def record_of(row: Document, place: str, name: str = "record") -> list[Entry]:
    """The entries that a part of a document holds, checked for their form and their number."""
    entries: list[Entry] = row.get(name, [])
    inner = f"{place}.{name}" if place else name
    _fits(RECORD, entries, inner)
    if too_many_notes(entries):
        raise SaveError("entries", inner, True)
    return entries


def _replay(found: Document, rules: Ruleset[Any]) -> Any:
    players = _players(found)
    mode = _mode(found, rules, len(players))
    return replay(rules, mode, found["setup"]["seed"], players, record_of(found, ""), _digests(found, rules))


def _digests(found: Document, rules: Ruleset[Any]) -> list[str]:
    """The digests of the document; those of older rules are made anew when its record is replayed."""
    written: list[str] = found["digests"]
    _fits(DIGESTS, written, "digests")
    return written if found["rules"] == rules.version else [UNKNOWN] * len(written)


def _upgraded_checkpoint(found: Document, rules: Ruleset[Any]) -> Document:
    """The checkpoint, brought from the rules it was written with to today's."""
    checkpoint: Document = found["checkpoint"]
    for version in range(found["rules"], rules.version):
        if version not in rules.upgrades:
            raise SaveError("old_rules", "rules", True, version=found["rules"], known=rules.version)
        try:
            checkpoint = rules.upgrades[version](checkpoint)
        except Exception as error:  # it expects the form that its version wrote, and this may be anything
            raise SaveError("broken", "checkpoint", True, why=f"{type(error).__name__}: {error}"[:120]) from None
    return checkpoint


def _checkpoint_game(checkpoint: Document, rules: Ruleset[Any], mode: Mode) -> Game[Any]:
    _fits(CHECKPOINT, checkpoint, "checkpoint")
    rules.bring(mode)
    for i, step in enumerate(checkpoint["agenda"]):
        if step[0] not in rules.steps.by_name:
            raise SaveError("form", f"checkpoint.agenda[{i}]", True, wanted="step")
    try:
        state = from_json(rules.state, checkpoint["state"], "checkpoint.state")
    except ValueError as error:
        place, _, why = str(error).partition(": ")
        raise SaveError("state", place, True, why=why) from None
    wrong = check_saved(mode.seats, rules.trade, checkpoint["deals"])
    if wrong is not None:
        raise SaveError("form", f"checkpoint.{wrong}", True, wanted="deals")
    chance = checkpoint["chance"]
    game: Game[Any] = rules.game(mode, state, Chance(chance["seed"], chance["streams"]))
    game.agenda, game.place, game.deals = checkpoint["agenda"], checkpoint["place"], checkpoint["deals"]
    game.position = checkpoint["at"]
    return game


def build(found: Document) -> Book:
    """The book of a checked document: the checkpoint is trusted, what came after it is played again."""
    rules = _rules(found)
    players = _players(found)
    mode = _mode(found, rules, len(players))
    record = record_of(found, "")
    skip = found["setup"].get("skip")
    checkpoint = _upgraded_checkpoint(found, rules)
    game = _checkpoint_game(checkpoint, rules, mode)
    if type(skip) is not int or not 0 <= skip <= game.position <= skip + len(record):
        raise SaveError("form", "checkpoint.at", True, wanted="position")
    seed = found["setup"]["seed"]
    digests = _digests(found, rules)
    table = _resume(rules, mode, seed, players, game, skip, record[: game.position - skip], list(digests))
    for index in range(game.position - skip, len(record)):
        _again(table, record[index], index)
    _same_digests(table, digests)
    _fits(DESK, found["desk"], "desk")
    table.undone = _taken_back(found["desk"], "desk", len(players))
    book = Book(table, _branches(found, record, len(players)))
    _put_up(book, found["desk"].get("current", MAIN))
    return book


def _put_up(book: Book, current: str) -> None:
    """Open the line that was open. One that today's rules part from stays closed: whoever opens it is told why."""
    if current not in book.branches:
        raise SaveError("form", "desk.current", True, wanted="id")
    with suppress(Refused):
        book.switch(current)


def _resume(*whole: Any) -> Table:
    """The table at its checkpoint. A state of the right form can still be one that the rules cannot go on from."""
    try:
        table = Table.resume(*whole)
        table.view(None)
        table.digest()
    except Exception as error:
        raise SaveError("broken", "checkpoint", True, why=f"{type(error).__name__}: {error}"[:120]) from None
    return table


def _again(table: Table, entry: Entry, index: int) -> None:
    try:
        table.enter(entry)
    except Refused as refused:
        raise SaveError("parted", f"record[{index}]", True, rule=refused.reason.rule) from None
    except Exception as error:
        raise SaveError("broken", f"record[{index}]", True, why=f"{type(error).__name__}: {error}"[:120]) from None


def _same_digests(table: Table, written: list[Any]) -> None:
    for index, (made, old) in enumerate(zip(table.digests, written, strict=False)):
        if old not in (UNKNOWN, made):
            place = f"record[{index * DIGEST_EVERY}..{(index + 1) * DIGEST_EVERY - 1}]"
            raise SaveError("parted", place, True, rule="digest")


def _taken_back(row: Document, place: str, seats: int) -> list[Entry]:
    """What can be redone, the next entry last."""
    entries: list[Entry] = row.get("undone", [])
    for i, entry in enumerate(entries):
        if entry[1] >= seats:
            raise SaveError("form", f"{place}.undone[{i}]", True, wanted="entry")
    return entries


def _branches(found: Document, record: list[Entry], seats: int) -> list[Branch]:
    _fits(BRANCHES, found["branches"], "branches")
    out: list[Branch] = []
    for i, row in enumerate(found["branches"]):
        place = f"branches[{i}]"
        if row["common"] > len(record):
            raise SaveError("form", f"{place}.common", True, wanted="position")
        if not _BRANCH.fullmatch(row["id"]) or row["id"] in [branch.id for branch in out]:
            raise SaveError("form", f"{place}.id", True, wanted="id")
        entries = record[: row["common"]] + record_of(row, place)
        out.append(Branch(row["id"], row["name"], row["at"], record=entries, undone=_taken_back(row, place, seats)))
    return out


def loads(text: str) -> Book:
    """The book in a document; `SaveError` names what is wrong and where."""
    return build(check(parse(text)))
