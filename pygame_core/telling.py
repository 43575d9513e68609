"""The log in words, and what of it is shown as a moment: weights, verdicts, what changed, and what belongs together."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from itertools import takewhile
from operator import itemgetter
from typing import TYPE_CHECKING, Literal

from .kernel.events import Event
from .kernel.story import Change, Moment, Side, Tale, Told, heavier
from .present import Presenter

if TYPE_CHECKING:
    from .contract import view

ASIDE = frozenset((
    "kernel.back", "kernel.branch.promoted", "kernel.passed", "kernel.bot.failed", "kernel.deal.proposed",
    "kernel.deal.countered", "kernel.deal.agreed", "kernel.deal.made", "kernel.deal.rejected", "kernel.deal.withdrawn",
    "kernel.deal.lapsed", "kernel.word.kept", "kernel.word.broken", "kernel.word.void",
))  # fmt: skip
"""Lines of the table itself come between those of a game and part nothing that belongs together."""


class Teller:
    """Says the lines of one table's log, as one viewer reads them."""

    def __init__(self, presenter: Presenter, viewer: int | None) -> None:
        self.presenter = presenter
        self.viewer = viewer
        self.story = presenter.table.ruleset.story

    def lines(self, since: int = 0) -> list[view.LogLine]:
        """The lines from position `since` on that the viewer may read."""
        events = self.presenter.table.game.events
        start = bisect_right(events, since - 1, key=itemgetter(0))
        return [self.line(index, event) for index in range(start, len(events))
                if (event := Event._make(events[index])).seen_by(self.viewer)]  # fmt: skip

    def before(self, index: int) -> Iterator[tuple[int, Event]]:
        """The lines before one that the viewer may read, the last one first, each with its index."""
        events = self.presenter.table.game.events
        for at in range(index - 1, -1, -1):
            event = Event._make(events[at])
            if event.seen_by(self.viewer):
                yield at, event

    def line(self, index: int, event: Event) -> view.LogLine:
        tale = self.story.tale(event.code)
        line = self.presenter.line(event)
        line["weight"] = tale.weight
        title = self.presenter.maybe("moment", event.code, event.params)
        if title:
            line["title"] = title
        if tale.tell is not None:
            moment = tale.tell(Told(self.presenter.table.game, event, lambda: (one for _, one in self.before(index))))
            self.put(line, event, moment)
        if self.viewer is not None and tale.hit(event.params, self.viewer):
            line["weight"] = heavier(line["weight"])
        if tale.lead or tale.joins:
            self.join(line, index, event, tale)
        ended = self.ended(index, event)
        if ended:
            line["ended"] = ended
        return line

    # --- what belongs together --------------------------------------------------------------------------------
    def join(self, line: view.LogLine, index: int, event: Event, tale: Tale) -> None:
        """The group of a line is named by where its leading line stands: position, and the how many-th there."""
        if tale.lead:
            line["group"] = self.named(index, event)
            return
        for at, one in self.before(index):
            found = self.story.tale(one.code)
            if found.lead:
                line["group"] = self.named(at, one)
            if found.lead or not (found.joins or one.code in ASIDE):
                return

    def named(self, index: int, event: Event) -> str:
        earlier = takewhile(lambda found: found[1].at == event.at, self.before(index))
        return f"{event.at}.{sum(1 for _ in earlier)}"

    # --- what ended -------------------------------------------------------------------------------------------
    def ended(self, index: int, event: Event) -> list[view.EndedAt]:
        """The phase and the turn that were over before this line: those of the line before it, if they are others."""
        last = next(self.before(index), None)
        if last is None or last[1].place is event.place:
            return []
        found: list[view.EndedAt] = []
        now, then = event.place, last[1].place
        if then.get("phase") and (now.get("phase"), now.get("turn")) != (then.get("phase"), then.get("turn")):
            found.append(self.end("phase", index, event, ("turn", "phase")))
        if then.get("turn") and now.get("turn") != then.get("turn"):
            found.append(self.end("turn", index, event, ("turn",)))
        return found

    def end(self, kind: Literal["phase", "turn"], index: int, event: Event, names: tuple[str, ...]) -> view.EndedAt:
        """What was over; it began with the first of the lines before this one that say the same of their place."""
        _, last = next(self.before(index))
        wanted = [last.place.get(name) for name in names]
        same = takewhile(lambda found: [found[1].place.get(name) for name in names] == wanted, self.before(index))
        start = min(found.at for _, found in same)
        words = self.presenter.place_words(last.place)
        text = words["turnText" if kind == "turn" else "phaseText"]
        return {"kind": kind, "text": text, "from": max(0, start - 1), "to": event.at}

    # --- moments ----------------------------------------------------------------------------------------------
    def put(self, line: view.LogLine, event: Event, moment: Moment) -> None:
        """What the game shows of the event."""
        if moment.weight is not None:
            line["weight"] = moment.weight
        if moment.verdict:
            line["verdict"] = self.presenter.say("verdict", moment.verdict, event.params)
            line["tone"] = moment.tone
        if moment.lost:
            line["lost"] = moment.lost
        if moment.deciding is not None:
            line["deciding"] = moment.deciding
        if moment.chance is not None:
            line["chance"] = moment.chance
        if moment.about:
            line["about"] = [str(target) for target in moment.about]
        if moment.changes:
            line["changes"] = [self.changed(change) for change in moment.changes]
        if moment.strengths:
            attacker, defender = moment.strengths
            line["strengths"] = {"attacker": self.side(attacker), "defender": self.side(defender)}
        if moment.votes:
            line["votes"] = [
                {"seat": vote.seat, "side": vote.side, "n": vote.n, "decides": vote.decides} for vote in moment.votes
            ]

    def changed(self, change: Change) -> view.Changed:
        text = self.presenter.say("unit", change.unit, {"n": abs(change.amount)})
        shown = self.shown(change)
        money = change.unit in self.story.money
        said: view.Changed = {
            "text": text,
            "amount": change.amount,
            "shown": shown,
            "said": shown if money else self.presenter.say("moment", "kernel.counted", {"shown": shown, "unit": text}),
            "money": money,
            "unit": change.unit,
            "seat": change.seat,
        }
        if change.target:
            said["target"] = str(change.target)
        return said

    def shown(self, change: Change) -> str:
        kind = "money" if change.unit in self.story.money else "number"
        sign = "−" if change.amount < 0 else "+"
        return self.presenter.say("moment", f"kernel.{kind}", {"sign": sign, "n": abs(change.amount)})

    def side(self, side: Side) -> view.Strength:
        label = self.presenter.words.label
        return {
            "name": label(side.name),
            "total": side.total,
            "parts": [{"text": label(part.code), "n": part.n} for part in side.parts],
        }
