"""From the kernel's codes to the sections of a view that the page draws: words put in, nothing decided."""

from __future__ import annotations

from typing import Any

from .kernel.book import MAIN, Book
from .kernel.deals import WORDS, check_clause, impossible, kind_of
from .kernel.decisions import Allocate, Amount, Arrange, Decision, Option, Pick, PickMany, Slot
from .kernel.events import Event
from .kernel.reasons import OPEN, Closed, Refused
from .kernel.rulebook import ledger
from .kernel.table import Table
from .kernel.words import Catalogue, catalogue

Section = Any
HOUSES = 6


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

    def maybe(self, section: str, code: str, params: dict[str, Any]) -> str:
        return self.say(section, code, params) if self.words.has(section, code) else ""

    # --- reasons and rules ------------------------------------------------------------------------------------
    def reason(self, why: Closed) -> dict[str, Any]:
        """A closed option's rule and the sentence that says why: the message, or else the rule itself."""
        return {"rule": why.rule, "text": self.reason_text(why.rule, why.params)}

    def reason_text(self, rule: str, params: dict[str, Any]) -> str:
        if self.words.has("reason", rule):
            return self.say("reason", rule, params)
        known = ledger(self.table.ruleset.package)
        return known[rule].text if rule in known else self.say("reason", rule, params)

    # --- decisions --------------------------------------------------------------------------------------------
    def option(self, option: Option, asked: str) -> dict[str, Any]:
        code = self._option_code(option, asked)
        params = {"value": option.value, **option.params}
        text = self.say("option", code, params) if code else self.words.label(option.code or str(option.value))
        said: dict[str, Any] = {"value": option.value, "text": text, "params": option.params}
        if "odds" in option.params:
            said["odds"] = self.odds(option.params["odds"])
        if code is not None and (detail := self.maybe("detail", code, params)):
            said["detail"] = detail
        if code is not None and self.words.has("confirm", code):
            said["confirm"] = self.say("confirm", code, {**params, "choice": text})
        if option.target:
            said["target"] = option.target
        if option.params.get("quiet"):
            said["quiet"] = True
        if option.why is not OPEN:
            said["closed"] = self.reason(option.why)  # type: ignore[arg-type]
        if isinstance(option, Slot):
            said["cap"], said["least"] = option.cap, option.least
        return said

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

    def decision(self, decision: Decision) -> dict[str, Any]:
        code, params = decision.code, decision.params
        said: dict[str, Any] = {
            "kind": decision.kind,
            "seat": decision.seat,
            "code": code,
            "text": self.say("prompt", code, params),
            "help": self.maybe("help", code, params),
            "capacity": self.maybe("capacity", code, params),
            "confirm": self._confirm(decision),
            "rule": self.rule(decision.rule),
            "params": params,
        }
        if "odds" in params:
            said["odds"] = self.odds(params["odds"])
        return said | self._body(decision)

    def odds(self, odds: dict[str, Any]) -> dict[str, Any]:
        """Chances in words: one roll, or one for each number that may be chosen (`{"from": 3, "by": [{...}, ...]}`)."""
        if "by" in odds:
            return {**odds, "by": [self.odds(one) for one in odds["by"]]}
        lines = [{"text": self.words.label(line["code"]), "permille": line["permille"]} for line in odds["lines"]]
        return {**odds, "lines": lines}

    def _confirm(self, decision: Decision) -> str:
        code = decision.code if self.words.has("confirm", decision.code) else f"kernel.{decision.kind}"
        # What is chosen is known only when it is chosen: these two stay for the page to fill.
        return self.say("confirm", code, {**decision.params, "n": "{n}", "choice": "{choice}"})

    def _body(self, decision: Decision) -> dict[str, Any]:
        code = decision.code
        if isinstance(decision, Pick):
            body: dict[str, Any] = {"options": [self.option(option, code) for option in decision.options]}
            if isinstance(decision, PickMany):
                body |= {"least": decision.least, "most": decision.most}
            return body
        if isinstance(decision, Amount):
            body = {"lo": decision.lo, "hi": decision.hi, "step": decision.step}
            return body if decision.out is None else body | {"out": self.option(decision.out, code)}
        if isinstance(decision, Allocate):
            slots = [self.option(slot, code) for slot in decision.slots]
            return {"total": decision.total, "least": decision.least, "slots": slots}
        assert isinstance(decision, Arrange)
        return {"items": [self.option(item, code) for item in decision.items]}

    def rule(self, rule: str) -> dict[str, str] | None:
        if not rule:
            return None
        known = ledger(self.table.ruleset.package)
        return {"id": rule, "text": known[rule].text if rule in known else ""}

    # --- sections ---------------------------------------------------------------------------------------------
    def sections(self, viewer: int | None) -> dict[str, Section]:
        """Every section of the view; `board/<name>` are the game's own."""
        table = self.table
        board = table.view(viewer)
        pending = table.pending
        made: dict[str, Section] = {
            "meta": self.meta(),
            "place": self.place(table.game.place),
            "seats": self.seats(pending),
            "waiting": self.waiting(pending),
            "decision": next((self.decision(d) for d in pending if d.seat == viewer), None),
            "acts": [] if viewer is None else [self.option(act, "act") for act in table.acts(viewer)],
            "deals": self.deals(viewer),
            "undo": self.undo(viewer),
            "redo": bool(table.undone),
            "over": self.over(),
            "curtain": self.curtain(viewer, board),
        }
        made |= {
            f"board/{name}": self.worded(name, section) if name in table.ruleset.worded else section
            for name, section in board.items()
        }
        return made

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

    def meta(self) -> dict[str, Any]:
        table, book = self.table, self.book
        branches = [
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
        }

    def place(self, place: dict[str, Any]) -> dict[str, Any]:
        phases = self.table.ruleset.phases
        now = phases.index(place["phase"]) if place.get("phase") in phases else -1
        chain = [
            {"id": phase, "text": self.words.label(f"phase.{phase}"), "state": _chain_state(i, now)}
            for i, phase in enumerate(phases)
        ]
        return {**place, **self.place_words(place), "chain": chain}

    def place_words(self, place: dict[str, Any]) -> dict[str, str]:
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

    def seats(self, pending: list[Decision]) -> list[dict[str, Any]]:
        table = self.table
        rules, game = table.ruleset, table.game
        active = {decision.seat for decision in pending}
        out = []
        for seat, player in enumerate(table.players):
            facts = [
                {
                    "key": key,
                    "text": self.words.label(f"fact.{key}"),
                    "value": value,
                    "shown": self.say("fact", key if self.words.has("fact", key) else "*", {"value": value}),
                    "money": self.words.has("fact", key) and ":money" in self.words.sections["fact"][key],
                }
                | ({"icon": rules.fact_icons[key]} if key in rules.fact_icons else {})
                for key, value in rules.facts(game, seat).items()
            ]
            score = rules.score(game, seat) if rules.score else None
            row = {"seat": seat, "name": player.name, "kind": player.kind, "human": player.human}
            row |= {"house": seat % HOUSES + 1, "active": seat in active, "score": score, "facts": facts}
            if score is not None:
                row["scoreText"] = self.words.label("score")
            out.append(row)
        return out

    def waiting(self, pending: list[Decision]) -> list[dict[str, Any]]:
        secret = len(self.table.runner.group()) > 1
        return [
            {
                "seat": decision.seat,
                "name": self.names[decision.seat],
                "text": self.say("prompt", decision.code, decision.params),
                "secret": secret,
            }
            for decision in pending
        ]

    def undo(self, viewer: int | None) -> dict[str, Any]:
        try:
            to = self.table.undoable(viewer)
        except Refused as refused:
            return {"can": False, "why": self.reason(refused.reason)["text"]}
        return {"can": True, "why": "", "to": to}

    def curtain(self, viewer: int | None, board: dict[str, Any]) -> list[int] | None:
        """The other people at this screen, if what `viewer` sees holds secrets that they must not see."""
        others = [seat for seat, player in enumerate(self.table.players) if player.human and seat != viewer]
        if viewer is None or not others or self.table.result is not None:
            return None
        secret = len(self.table.runner.group()) > 1 and any(d.seat == viewer for d in self.table.pending)
        return others if secret or board != self.table.view(None) else None

    def over(self) -> dict[str, Any] | None:
        result = self.table.result
        if result is None:
            return None
        running = dict.fromkeys(range(len(self.names)), 0)
        lines = []
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
        return {**{key: result[key] for key in ("scores", "order", "winners")}, "text": text, "lines": lines}

    # --- deals ------------------------------------------------------------------------------------------------
    def deals(self, viewer: int | None) -> dict[str, Any] | None:
        table = self.table
        trade = table.ruleset.trade
        if trade is None:
            return None
        window = Closed("kernel.deal.onlooker") if viewer is None else trade.window(table.game, viewer)
        said = table.game.deals
        return {
            "window": {"open": bool(window), "why": self.reason(window)["text"] if isinstance(window, Closed) else ""},
            "open": [self.offer(offer, viewer) for offer in said["open"]],
            "words": [dict(row) for row in said["words"]],
            "gives": {} if table.result else {str(seat): self.gives(seat) for seat in range(len(self.names))},
        }

    def offer(self, offer: dict[str, Any], viewer: int | None) -> dict[str, Any]:
        table = self.table
        trade = table.ruleset.trade
        assert trade is not None
        why = impossible(table.game, trade, offer)
        clauses = []
        for clause in offer["clauses"]:
            kind = kind_of(trade, clause["kind"])
            binding = kind is not None and kind.binding
            row = {**clause, "text": self.clause(clause), "binding": binding}
            reason = check_clause(table.game, trade, clause)
            if isinstance(reason, Closed):
                row["closed"] = self.reason(reason)
            clauses.append(row)
        return {
            **{key: offer[key] for key in ("id", "by", "parties", "agreed")},
            "mine": offer["by"] == viewer,
            "answerable": viewer in offer["parties"] and viewer not in offer["agreed"] and why is None,
            "clauses": clauses,
        }

    def clause(self, clause: dict[str, Any]) -> str:
        return self.say("clause", clause["kind"], clause)

    def gives(self, seat: int) -> list[dict[str, Any]]:
        trade = self.table.ruleset.trade
        assert trade is not None
        out = []
        for row in trade.gives(self.table.game, seat):
            said = {**row, "text": self.words.label(f"give.{row['kind']}")}
            if "values" in row:
                said["values"] = [{"value": value, "text": self.words.label(str(value))} for value in row["values"]]
            out.append(said)
        if trade.words:
            out.append({"kind": "words", "field": next(iter(WORDS.fields)), "text": self.words.label("give.words")})
        return out

    # --- log --------------------------------------------------------------------------------------------------
    def line(self, event: Event) -> dict[str, Any]:
        params = dict(event.params)
        if event.code.startswith("kernel.deal.") and "clauses" in params:
            params["terms"] = [self.clause(clause) for clause in params["clauses"]]
        if "why" in params and isinstance(params["why"], dict):
            params["why"] = self.reason_text(params["why"]["rule"], params["why"]["params"])
        place = {key: event.place.get(key) for key in ("turn", "phase")}
        line = {
            "at": event.at,
            "place": {**place, **self.place_words(event.place)},
            "step": event.step,
            "code": event.code,
            "text": self.say("event", event.code, params),
            "params": event.params,
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


def _chain_state(index: int, now: int) -> str:
    if index == now:
        return "now"
    return "done" if index < now else "next"
