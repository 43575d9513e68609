"""From the kernel's codes to the sections of a view that the page draws: words put in, nothing decided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, cast

from . import beside, offers, waiting
from .kernel.book import MAIN, Book
from .kernel.decisions import NOWHERE, Allocate, Amount, Arrange, Decision, Option, Pick, PickMany, Slot
from .kernel.entries import decided
from .kernel.events import Event
from .kernel.reasons import OPEN, Closed, Refused
from .kernel.table import Table
from .kernel.words import Catalogue, catalogue, literal

SHORT = "score.short"
"""The label of what points are counted in, where there is little room."""

if TYPE_CHECKING:
    from .contract import choices, view

Section = Any
HOUSES = 6
ODDS = "odds"
WINDOW = "window"
OPENS = "opens"
ENDS = "ends"
SAID_APART = {ODDS, OPENS, ENDS}
PASSED_EVENT = "kernel.passed"
PASSED_SHOWN = 40
"""So many entries back questions that were passed are looked for; no barrier lies further in a real game."""


class Presenter:
    """Draws up the sections of one book for one viewer."""

    def __init__(self, book: Book, lang: str = "en") -> None:
        self.book = book
        self.lang = lang
        self.words: Catalogue = catalogue(book.main.table.ruleset.package, lang)

    @property
    def table(self) -> Table:
        return self.book.table

    @property
    def names(self) -> list[str]:
        return [player.name for player in self.table.players]

    def say(self, section: str, code: str, params: dict[str, Any]) -> str:
        return self.words.say(section, code, params, self.names)

    def called(self, seat: int) -> str:
        """Who that is: a family that no person holds has a name of its own."""
        return self.words.write("{seat:seat}", {"seat": seat}, self.names)

    def maybe(self, section: str, code: str, params: dict[str, Any]) -> str:
        return self.say(section, code, params) if self.words.has(section, code) else ""

    # --- reasons and rules ------------------------------------------------------------------------------------
    def reason(self, why: Closed) -> choices.Reason:
        """A closed option's rule and the sentence that says why."""
        return {"rule": why.rule, "text": self.reason_text(why.rule, why.params)}

    def reason_text(self, rule: str, params: dict[str, Any]) -> str:
        return self.say("reason", rule, params)

    # --- decisions --------------------------------------------------------------------------------------------
    def option(self, option: Option, asked: str) -> choices.Option:
        code = self._option_code(option, asked)
        params = {"value": option.value, **option.params}
        text = self.say("option", code, params) if code else self.words.label(option.code or str(option.value))
        said: choices.Option = {"value": option.value, "text": text, "params": _drawn(option.params)}
        if ODDS in option.params:
            said["odds"] = beside.odds(self.words, option.params[ODDS])
        if code is not None and (detail := self.maybe("detail", code, params)):
            said["detail"] = detail
        if code is not None and (group := self.maybe("group", code, params)):
            said["group"] = group
        if code is not None and self.words.has("confirm", code):
            said["confirm"] = self.say("confirm", code, {**params, "choice": text})
        if option.target:
            said["target"], said["on"] = option.target, option.target.kind
        if option.params.get("quiet"):
            said["quiet"] = True
        if option.why is not OPEN:
            said["closed"] = self.reason(option.why)  # type: ignore[arg-type]
        return said

    def slot(self, slot: Slot, asked: str) -> choices.Slot:
        return {**self.option(slot, asked), "cap": slot.cap, "least": slot.least}

    def _option_code(self, option: Option, asked: str) -> str | None:
        """Which message an option has: its own code, `<decision>.<value>`, `<decision>.*`, or else a label (None)."""
        if option.code:
            return option.code if self.words.has("option", option.code) else None
        if isinstance(option.value, str):
            if self.words.has("option", f"{asked}.{option.value}"):
                return f"{asked}.{option.value}"
            if not self.words.has("option", f"{asked}.*") and self.words.has("label", option.value):
                return None
        return f"{asked}.*"

    def decision(self, decision: Decision) -> choices.Decision:
        asked, code = self._asked(decision), decision.code
        if isinstance(decision, PickMany):
            options = [self.option(option, code) for option in decision.options]
            return {**asked, "kind": "pick_many", "options": options, "least": decision.least, "most": decision.most}
        if isinstance(decision, Pick):
            return {**asked, "kind": "pick", "options": [self.option(option, code) for option in decision.options]}
        if isinstance(decision, Amount):
            return self._amount(asked, decision)
        if isinstance(decision, Allocate):
            slots = [self.slot(slot, code) for slot in decision.slots]
            total, least = decision.total, decision.least
            return {**asked, "kind": "allocate", "total": total, "least": least, "slots": slots}
        assert isinstance(decision, Arrange)
        return {**asked, "kind": "arrange", "items": [self.option(item, code) for item in decision.items]}

    def _asked(self, decision: Decision) -> choices.Asked:
        """What all kinds of decision say."""
        code, params = decision.code, decision.params
        said: choices.Asked = {
            "seat": decision.seat,
            "code": code,
            "text": self.say("prompt", code, params),
            "help": self.maybe("help", code, params),
            "capacity": self.maybe("capacity", code, params),
            "confirm": self._confirm(decision),
            "rule": self.rule(decision.rule),
            "params": _drawn(params),
        }
        if WINDOW in params:
            said["window"] = {"kind": params[WINDOW], "text": self.words.label(f"window.{params[WINDOW]}")}
        if ODDS in params:
            said["odds"] = beside.odds_of(self.words, params[ODDS])
        if params.get(OPENS) is not None:
            said["opens"] = params[OPENS]
        if params.get(ENDS) is not None:
            said["ends"] = params[ENDS]
        if self.words.has("field", code):
            said["field"] = self.say("field", code, params)
        chain = self.table.ruleset.chains.get(code)
        if chain is not None:
            said["composes"] = True
        if chain is not None and chain.bar is not None:
            said["bar"] = beside.bar(self, chain.bar(self.table.game, decision))
        return said

    def _amount(self, asked: choices.Asked, decision: Amount) -> choices.Amount:
        out = None if decision.out is None else self.option(decision.out, decision.code)
        return {**asked, "kind": "amount", "lo": decision.lo, "hi": decision.hi, "step": decision.step, "out": out}

    def _confirm(self, decision: Decision) -> str:
        code = decision.code if self.words.has("confirm", decision.code) else f"kernel.{decision.kind}"
        # What is chosen is known only when it is chosen: these two stay for the page to fill.
        params = {name: literal(value) for name, value in decision.params.items()}
        return self.words.say("confirm", code, {**params, "n": "{n}", "choice": "{choice}"}, literal(self.names))

    def rule(self, rule: str) -> choices.RuleRef | None:
        return {"id": rule} if rule else None

    # --- sections ---------------------------------------------------------------------------------------------
    def sections(self, viewer: int | None) -> view.Sections:
        """Every section of the view; `board/<name>` are the game's own."""
        table = self.table
        board = table.view(viewer)
        pending = table.pending
        made: view.Sections = {
            "meta": self.meta(),
            "place": self.place(table.game.place),
            "seats": self.seats(pending),
            "waiting": waiting.waiting(self, pending, viewer),
            "coming": waiting.coming(self, pending, viewer),
            "decision": next((self.decision(d) for d in pending if d.seat == viewer), None),
            "acts": [] if viewer is None else [self.option(act, "act") for act in table.acts(viewer)],
            "deals": self.deals(viewer),
            "undo": self.undo(viewer),
            "passed": [] if viewer is None else self.passed(viewer),
            "redo": bool(table.undone),
            "over": self.over(),
            "curtain": self.curtain(viewer, board),
        }
        own = {
            f"board/{name}": self.worded(name, section) if name in table.ruleset.worded else section
            for name, section in board.items()
        }
        return cast("view.Sections", made | own)

    def worded(self, name: str, part: Section) -> Section:
        """A part of a section in the game's own words: what has a code says its text, what is closed says why."""
        if isinstance(part, list):
            return [self.worded(name, one) for one in part]
        if not isinstance(part, dict):
            return part
        said = {
            key: self.worded(name, one) if type(one) in (dict, list) else one
            for key, one in part.items()
            if key != "closed"
        }
        if "code" in part:
            said["text"] = self.say(name, part["code"], part)
        if "closed" in part:
            said["closed"] = self.reason(Closed(part["closed"]["rule"], **part["closed"]["params"]))
        return said

    def meta(self) -> view.Meta:
        table, book = self.table, self.book
        branches: list[view.BranchLine] = [
            {
                "id": branch.id,
                "name": branch.name,
                "at": branch.at,
                "positions": branch.length,
                "current": branch.id == book.current,
            }
            for branch in book.branches.values()
        ]
        return {
            "game": table.ruleset.id,
            "title": self.say("game", "title", {}),
            "scenario": table.mode.scenario,
            "scenarioText": self.say("game", f"scenario.{table.mode.scenario}", {}),
            "options": table.mode.options,
            "seed": table.seed,
            "position": table.position,
            "branch": "" if book.current == MAIN else book.current,
            "branches": branches,
            "supplements": [supplement.id for supplement in table.ruleset.supplements_of(table.mode)],
        }

    def place(self, place: dict[str, Any]) -> view.Place:
        phases = self.table.ruleset.phases_of(self.table.game)
        now = phases.index(place["phase"]) if place.get("phase") in phases else -1
        chain: list[view.ChainLink] = [
            {"id": phase, "text": self.words.label(f"phase.{phase}"), "state": _chain_state(i, now)}
            for i, phase in enumerate(phases)
        ]
        return cast("view.Place", {**place, **self.place_words(place), "chain": chain})

    def place_words(self, place: dict[str, Any]) -> view.PlaceWords:
        turn, phase = place.get("turn"), place.get("phase")
        return {
            "turnText": self.say("game", self._turn_code(turn), {"turn": turn}) if turn is not None else "",
            "phaseText": self.words.label(f"phase.{phase}") if phase else "",
        }

    def _turn_code(self, turn: int) -> str:
        """A scenario with so many turns may have words of its own for them."""
        if not turn:
            return "turn.before"
        own = f"turn.{self.table.mode.scenario}"
        return own if self.words.has("game", own) else "turn"

    def seats(self, pending: list[Decision]) -> list[view.Seat]:
        active = {decision.seat for decision in pending}
        return [self._seat(seat, seat in active) for seat in range(len(self.table.players))]

    def _seat(self, seat: int, active: bool) -> view.Seat:
        table = self.table
        rules, player = table.ruleset, table.players[seat]
        facts = [self.fact(key, value) for key, value in rules.facts(table.game, seat).items()]
        row: view.Seat = {
            "seat": seat, "name": player.name, "kind": player.kind, "human": player.human,
            "house": seat % HOUSES + 1, "active": active, "score": None, "facts": facts,
        }  # fmt: skip
        if rules.score:
            row["score"] = rules.score(table.game, seat)
            row["scoreText"] = self.words.say("label", "score", {"n": row["score"]})
        return row

    def fact(self, key: str, value: int) -> view.Fact:
        template = self.words.sections.get("fact", {}).get(key)
        said: view.Fact = {
            "key": key,
            "text": self.words.label(f"fact.{key}"),
            "value": value,
            "shown": self.say("fact", "*" if template is None else key, {"value": value}),
            "money": template is not None and ":money" in template,
        }
        icons = self.table.ruleset.fact_icons
        if key in icons:
            said["icon"] = icons[key]
        return said

    def undo(self, viewer: int | None) -> view.Undo:
        try:
            to = self.table.undoable(viewer)
        except Refused as refused:
            return {"can": False, "why": self.reason(refused.reason)["text"]}
        return {"can": True, "why": "", "to": to}

    def passed(self, viewer: int) -> list[view.Passed]:
        """What was answered for the viewer and can be opened again, or has been since the viewer decided something."""
        table = self.table
        opened, own = set(table.passed(viewer)), table.skip + decided(table.record, viewer)
        lines = table.log(viewer, table.position - PASSED_SHOWN)
        return [
            {
                "position": event.at - 1,
                **self.passed_words(event),
                "window": event.params[WINDOW],
                "open": event.at - 1 in opened,
                "hidden": event.params["hidden"],
            }
            for event in lines
            if event.code == PASSED_EVENT and (event.at > own or event.at - 1 in opened)
        ]

    def passed_words(self, event: Event) -> view.PassedWords:
        """The question and the answer that was given for somebody."""
        params = event.params
        code = params["prompt"]
        answers = []
        for row in params["chosen"]:
            text = self.option(Option(row["value"], OPEN, NOWHERE, row["code"], **row["params"]), code)["text"]
            answers.append(self.say("passed", "slot", {"what": text, "n": row["n"]}) if "n" in row else text)
        return {
            "text": self.say("prompt", code, params["asked"]),
            "answer": ", ".join(answers) if answers else str(params["value"]),
        }

    def curtain(self, viewer: int | None, board: dict[str, Any]) -> list[int] | None:
        """The other people at this screen, if what `viewer` sees holds secrets that they must not see."""
        others = [seat for seat, player in enumerate(self.table.players) if player.human and seat != viewer]
        if viewer is None or not others or self.table.result is not None:
            return None
        secret = len(self.table.runner.group()) > 1 and any(d.seat == viewer for d in self.table.pending)
        return others if secret or board != self.table.view(None) else None

    def over(self) -> view.Over | None:
        result = self.table.result
        if result is None:
            return None
        running = dict.fromkeys(range(len(self.names)), 0)
        lines: list[view.ScoreLine] = []
        for line in result.get("lines", []):
            running[line["seat"]] += line["n"]
            lines.append(
                {
                    "seat": line["seat"],
                    "code": line["code"],
                    "text": self.say("score", line["code"], line),
                    "amount": line["n"],
                    "total": running[line["seat"]],
                }
            )
        text = self.say("game", "over", {"winners": result["winners"], "n": len(result["winners"])})
        scores, order, winners = result["scores"], result["order"], result["winners"]
        return {"scores": scores, "order": order, "winners": winners, "text": text, "lines": lines}

    # --- deals ------------------------------------------------------------------------------------------------
    def deals(self, viewer: int | None) -> choices.Deals | None:
        trade = self.table.ruleset.trade
        return None if trade is None else offers.deals(self, trade, viewer)

    def clause(self, clause: dict[str, Any]) -> str:
        return offers.in_words(self, clause)

    # --- log --------------------------------------------------------------------------------------------------
    def line(self, event: Event) -> view.LogLine:
        params = dict(event.params)
        if "clauses" in params:
            params["terms"] = [self.clause(clause) for clause in params["clauses"]]
        if said := params.get("said"):
            params["reason"] = self.say("refusal", said["code"], said["params"])
            params["instead"] = [self.clause(clause) for clause in said["wants"]]
        if "why" in params and isinstance(params["why"], dict):
            params["why"] = self.reason_text(params["why"]["rule"], params["why"]["params"])
        if event.code == PASSED_EVENT:
            params |= self.passed_words(event)
        place = event.place
        line: view.LogLine = {
            "at": event.at,
            "place": {"turn": place.get("turn"), "phase": place.get("phase"), **self.place_words(place)},
            "step": event.step,
            "code": event.code,
            "text": self.say("event", event.code, params),
            "params": event.params,
            "weight": self.table.ruleset.story.tale(event.code).weight,
        }
        seat = event.params.get("seat")
        if type(seat) is int and seat >= 0:
            line["seat"] = seat
        if event.rule:
            line["rule"] = event.rule
        if "dice" in event.params:
            line["dice"] = event.params["dice"]
        if event.params.get("mark"):
            line["mark"] = event.params["mark"]
        if event.to is not None:
            line["secret"] = True
        return line


def rows(said: choices.Decision) -> Sequence[choices.Option]:
    """What can be chosen one by one; where a number is asked for, the way out if there is one."""
    if said["kind"] == "amount":
        return [said["out"]] if said["out"] else []
    if said["kind"] == "allocate":
        return said["slots"]
    return said["items"] if said["kind"] == "arrange" else said["options"]


def _drawn(params: dict[str, Any]) -> dict[str, Any]:
    """Without what crosses in a form of its own."""
    return {name: value for name, value in params.items() if name not in SAID_APART}


def _chain_state(index: int, now: int) -> Literal["done", "now", "next"]:
    if index == now:
        return "now"
    return "done" if index < now else "next"
