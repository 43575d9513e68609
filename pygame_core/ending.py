"""How a game ended, in words and figures: the record is played again once, and all of it is added up."""

from __future__ import annotations

from functools import cached_property
from itertools import groupby, pairwise
from math import sqrt
from typing import TYPE_CHECKING, Any

from .ending_summary import leader, summary
from .kernel.ending import Booked, Ending, Finished, Part
from .kernel.events import Event
from .kernel.pledges import is_word
from .kernel.table import Table
from .parts.recap import CASH, DEAL, POINTS, Account, Booking, Figures, While, telling, watched
from .present import SHORT, Presenter

if TYPE_CHECKING:
    from .contract import ending as border

TRACK = "track"
START = "kernel.start"
MOST_TURNING = 4
MOST_DEALS = 3
NO_ENDING = Ending()


def ended(presenter: Presenter, viewer: int | None) -> border.Ended:
    return Telling(presenter, viewer).ended()


class Telling:
    """One table's game, told from its beginning to where it is."""

    def __init__(self, presenter: Presenter, viewer: int | None) -> None:
        self.presenter = presenter
        self.viewer = viewer
        self.table = presenter.table
        declared = self.table.ruleset.ending
        self.ending = declared() if declared else NO_ENDING
        self.seats = range(self.table.mode.seats)
        self.found = watched(self.table, self.table.skip, self.table.position, self.tracked)
        self.counted = TRACK if self.ending.track else POINTS
        wealth = self.counted == POINTS and self.table.ruleset.story.points_hold_cash
        units = (POINTS, CASH) if wealth else (self.counted,)
        self.moves = [row for row in self.found.bookings if row.account.unit in units]
        self.turns = self.turn_ends()

    def tracked(self, table: Table) -> Figures:
        """What every seat has on the track of points, where the game has one."""
        track = self.ending.track
        return {Account(TRACK, seat): track(table.game, seat) for seat in self.seats} if track else {}

    def say(self, code: str, params: dict[str, Any]) -> str:
        return self.presenter.say("ending", code, params)

    def ended(self) -> border.Ended:
        made = [event for event in self.found.events if event.code == "kernel.deal.made"]
        return {
            "summary": self.summary(),
            "scoring": self.scoring(),
            "curve": self.curve(),
            "turning": self.turning(),
            "luck": self.luck(),
            "income": self.income(),
            "deals": self.best_deals(made),
            "deals_made": len(made),
            "words": self.words_given(),
            "fate": self.fate(),
        }

    def summary(self) -> str:
        over = self.presenter.over()
        if over is None:
            return ""
        turns = [
            (self.presenter.place_words(before.place)["turnText"], self.standing(after.at))
            for before, after in self.turn_borders() if after.at < self.table.position
        ]  # fmt: skip
        moved_most = max(self.swings, key=lambda found: found[0], default=(0.0, None))[1]
        return summary(self.presenter, over, turns, moved_most)

    # --- scoring ----------------------------------------------------------------------------------------------
    def scoring(self) -> list[border.ScorePart]:
        """Every line of the final scoring, in the order in which they were counted."""
        over = self.presenter.over()
        if over is None:
            return []
        finished = Finished(self.table.game, self.found.events, [self.booked(seat) for seat in self.seats])
        parts = [self.ending.parts(finished, seat) for seat in self.seats]
        texts = {line["code"]: line["text"] for line in over["lines"]}
        return [
            self.scored(code, text, parts, [sum(line["amount"] for line in over["lines"]
                        if line["code"] == code and line["seat"] == seat) for seat in self.seats])
            for code, text in texts.items()
        ]  # fmt: skip

    def booked(self, seat: int) -> list[Booked]:
        """What a seat had on its track from the start, and what moved on it."""
        account = Account(TRACK, seat)
        if account not in self.found.before:
            return []
        moved = [Booked(row.heading, row.phase, row.amount) for row in self.found.bookings if row.account == account]
        start = self.found.before[account]
        return [Booked(START, "", start), *moved] if start else moved

    def scored(self, code: str, text: str, parts: list[list[Part]], points: list[int]) -> border.ScorePart:
        rows: dict[str, border.ScoreRow] = {}
        for seat, own in enumerate(parts):
            named: dict[str, list[Part]] = {}
            for part in own:
                if part.of == code and part.amount:
                    named.setdefault(self.named(part), []).append(part)
            for row, counted in named.items():
                rows.setdefault(row, {"text": row, "cells": []})["cells"].append(self.cell(seat, counted))
        said: border.ScorePart = {"code": code, "text": text, "rows": list(rows.values()), "points": points}
        measure = self.ending.measured.get(code)
        if measure:
            sums = [sum(part.amount for part in own if part.of == code) for own in parts]
            cells = [self.plain_cell(seat, n) for seat, n in enumerate(sums)]
            said["measure"] = {"text": self.say(measure, {}), "cells": cells}
        return said

    def named(self, part: Part) -> str:
        return self.presenter.say(part.section, part.code, dict(part.params))

    def cell(self, seat: int, parts: list[Part]) -> border.ScoreCell:
        """How it was counted where that is one multiplication, else what it comes to."""
        [*others, last] = parts
        if others or last.each == 1 or last.n == 1:
            return self.plain_cell(seat, sum(part.amount for part in parts))
        text = self.say("kernel.times", {"n": last.n, "each": last.each})
        return {"seat": seat, "amount": last.amount, "text": text}

    def plain_cell(self, seat: int, amount: int) -> border.ScoreCell:
        return {"seat": seat, "amount": amount, "text": self.presenter.words.write("{n:number}", {"n": amount})}

    # --- the curve --------------------------------------------------------------------------------------------
    def turn_ends(self) -> list[tuple[str, int]]:
        """Every turn that was over, as briefly as it is written, and the position at which another had begun."""
        return [(str(before.place["turn"]), after.at) for before, after in self.turn_borders()]

    def turn_borders(self) -> list[tuple[Event, Event]]:
        """The last line of every turn that was over, with the first of what came then."""
        return [(before, after) for before, after in pairwise(self.found.events)
                if (turn := before.place.get("turn")) and after.place.get("turn") != turn]  # fmt: skip

    def standing(self, until: int) -> list[int]:
        """What every seat had counted by then."""
        sums = [self.found.before[Account(self.counted, seat)] for seat in self.seats]
        for row in self.moves:
            if row.account.seat is not None and row.at <= until:
                sums[row.account.seat] += row.amount
        return sums

    def curve(self) -> list[border.CurvePoint]:
        """From the beginning over the turns to the score; in between the steps of the scoring, where it goes on from
        a track."""
        first = self.table.skip
        found: list[border.CurvePoint] = [
            {"kind": "start", "text": "", "position": first, "values": self.standing(first)}
        ]
        over = self.presenter.over()
        for text, position in self.turns:
            if position < self.table.position:
                found.append({"kind": "turn", "text": text, "position": position, "values": self.standing(position)})
        if over is not None:
            found += self.steps(over["lines"] if self.ending.track else [], over["scores"])
        return found

    def steps(self, lines: list[Any], scores: list[int]) -> list[border.CurvePoint]:
        """One for each line of the scoring: what everybody had after it."""
        position = self.table.position
        running = [0 for _ in self.seats]
        found: list[border.CurvePoint] = []
        for code, text in {line["code"]: line["text"] for line in lines}.items():
            for line in lines:
                if line["code"] == code:
                    running[line["seat"]] += line["amount"]
            found.append({"kind": "step", "text": text, "position": position, "values": list(running)})
        if not found:
            text = self.presenter.words.label("phase.end")
            found.append({"kind": "step", "text": text, "position": position, "values": list(scores)})
        return found

    # --- turning points ---------------------------------------------------------------------------------------
    def turning(self) -> list[border.TurningPoint]:
        """The moments that moved the lead most, in their order."""
        swings = sorted(self.swings, key=lambda found: -found[0])
        return sorted((point for _, point in swings[:MOST_TURNING]), key=lambda point: point["position"])

    @cached_property
    def swings(self) -> list[tuple[float, border.TurningPoint]]:
        """Every moment that moved the lead, with how much; one that changed who leads counts double."""
        now = [self.found.before[Account(self.counted, seat)] for seat in self.seats]
        swings: list[tuple[float, border.TurningPoint]] = []
        for at, moved in groupby(sorted(self.moves, key=lambda row: row.at), key=lambda row: row.at):
            before, gained = list(now), [0 for _ in self.seats]
            for row in moved:
                assert row.account.seat is not None
                gained[row.account.seat] += row.amount
            now = [had + more for had, more in zip(before, gained, strict=True)]
            swing = max(abs(_lead(now, seat) - _lead(before, seat)) for seat in self.seats)
            seat = max(self.seats, key=lambda one: (abs(gained[one]), _lead(now, one)))
            event = self.what_happened(at, seat)
            if swing and event:
                changed = leader(before) != leader(now)
                swings.append((swing * (2 if changed else 1), self.turned(event, seat, before, now)))
        return swings

    def what_happened(self, at: int, seat: int) -> Event | None:
        """The most telling line of the log there, for the seat that it moved most."""
        seen = [event for event in self.found.events if event.at == at and event.seen_by(self.viewer)]
        told = telling(self.table.ruleset.story, seen, seat)
        return told[0] if told else max(seen, key=lambda one: self.explains(one, seat), default=None)

    def explains(self, event: Event, seat: int) -> tuple[bool, bool, int]:
        """How well a line explains what a seat gained: it names the seat, it moves points or money, and how many."""
        n = event.params.get("n")
        return (
            event.params.get("seat") == seat, event.code in self.table.ruleset.story.headings,
            abs(n) if type(n) is int else 0,
        )  # fmt: skip

    def turned(self, event: Event, seat: int, before: list[int], now: list[int]) -> border.TurningPoint:
        words = self.presenter.place_words(event.place)
        turned = {"before": self.lead_words(before, seat), "after": self.lead_words(now, seat)}
        return {
            "position": event.at,
            "at": self.on_curve(event.at),
            "title": self.say("kernel.place", {"turn": words["turnText"], "phase": words["phaseText"]}),
            "text": self.presenter.line(event)["text"],
            "seat": seat,
            "turned": self.say("kernel.turned", turned),
        }

    def lead_words(self, values: list[int], seat: int) -> str:
        n = _lead(values, seat)
        code = "alone" if len(values) == 1 else "ahead" if n > 0 else "behind" if n else "level"
        return self.say(f"kernel.{code}", {"n": n if code == "alone" else abs(n)})

    def on_curve(self, at: int) -> float:
        """Between which points of the curve a position lies."""
        marks = [self.table.skip, *(position for _, position in self.turns if position < self.table.position)]
        for number, (one, other) in enumerate(pairwise(marks)):
            if one <= at <= other:
                return round(number + (at - one) / max(1, other - one), 3)
        last = marks[-1]
        return round(len(marks) - 1 + (at - last) / max(1, self.table.position - last), 3)

    # --- luck -------------------------------------------------------------------------------------------------
    def luck(self) -> list[border.Luck]:
        """Of every seat that rolled: what came, and what was to be expected."""
        game = self.table.game
        throws = [throw for event in self.found.events if (tell := self.ending.luck.get(event.code))
                  and (throw := tell(game, event))]  # fmt: skip
        found: list[border.Luck] = []
        for seat in self.seats:
            own = [throw for throw in throws if throw.seat == seat]
            if own:
                varies = sum(throw.chance * (1 - throw.chance) for throw in own)
                found.append({
                    "seat": seat, "rolls": len(own), "came": sum(throw.came for throw in own),
                    "expected": round(sum(throw.chance for throw in own), 2), "spread": round(sqrt(varies), 2),
                })  # fmt: skip
        return found

    # --- money ------------------------------------------------------------------------------------------------
    def income(self) -> list[border.IncomeRow]:
        """Where money came from: what everybody began with, what each source brought, and what was paid out, which
        comes to what everybody had at the end."""
        found = self.found
        accounts = [Account(CASH, seat) for seat in self.seats]
        if not any(row.account in accounts for row in found.bookings):
            return []
        sums: dict[str, list[int]] = {}
        for seat, account in enumerate(accounts):
            for row in found.of(account):
                sums.setdefault(self.heading(row), [0 for _ in self.seats])[seat] += row.amount
        sources = {text: row for text, row in sums.items() if sum(row) > 0}
        spent = [row for text, row in sums.items() if text not in sources]
        others = [sum(row[seat] for row in spent) for seat in self.seats]
        rows = sorted(sources.items(), key=lambda source: -sum(source[1]))
        start = self.presenter.say("account", START, {})
        return [
            *([self.row(start, begun)] if any(begun := [found.before[one] for one in accounts]) else []),
            *(self.row(text, row) for text, row in rows),
            *([self.row(self.say("kernel.others", {}), others)] if any(others) else []),
            self.row(self.say("kernel.held", {}), [found.now[one] for one in accounts]),
        ]

    def heading(self, row: Booking) -> str:
        if row.heading:
            return self.presenter.say("account", row.heading, {})
        if row.phase:
            return self.presenter.words.label(f"phase.{row.phase}")
        return self.presenter.say("account", DEAL, {})

    def row(self, text: str, amounts: list[int]) -> border.IncomeRow:
        write = self.presenter.words.write
        return {"text": text, "cells": [{"amount": n, "shown": write("{n:money}", {"n": n})} for n in amounts]}

    # --- deals ------------------------------------------------------------------------------------------------
    def best_deals(self, made: list[Event]) -> list[border.DealDone]:
        """Those that moved most money and points at once; where none did, the last ones."""

        def weight(event: Event) -> int:
            return sum(abs(amount) for amount in _moved(self.found, event.at).values())

        ranked = sorted(made, key=lambda event: (-weight(event), -event.at))
        return [self.deal(event) for event in ranked[:MOST_DEALS]]

    def deal(self, event: Event) -> border.DealDone:
        words = self.presenter.place_words(event.place)
        moved = _moved(self.found, event.at)
        return {
            "position": event.at,
            "place": self.say("kernel.place", {"turn": words["turnText"], "phase": words["phaseText"]}),
            "text": "; ".join(self.presenter.clause(clause) for clause in event.params["clauses"]),
            "parties": list(event.params["parties"]),
            "moved": [", ".join(self.amounts(moved, seat)) for seat in event.params["parties"]],
        }

    def amounts(self, moved: dict[Account, int], seat: int) -> list[str]:
        write, found = self.presenter.words.write, []
        if cash := moved.get(Account(CASH, seat)):
            found.append(f"{'+' if cash > 0 else ''}{write('{n:money}', {'n': cash})}")
        if points := moved.get(Account(POINTS, seat)):
            found.append(self.say("kernel.points", {"n": points, "unit": SHORT}))
        return found

    def words_given(self) -> list[int]:
        words = [word for word in self.table.game.deals["words"] if is_word(word)]
        return [len(words), *(sum(word["outcome"] == outcome for word in words) for outcome in ("kept", "broken"))]

    # --- what all shared --------------------------------------------------------------------------------------
    def fate(self) -> border.Fate | None:
        if self.ending.fate is None or self.table.result is None:
            return None
        became = self.ending.fate(self.table.game)
        ends = [*((text, at) for text, at in self.turns if at < self.table.position), ("", self.table.position)]
        games = [(text, self.table.branch(at).game) for text, at in ends]
        tracks: list[border.FateTrack] = []
        for track in self.ending.tracks:
            template = "{n:money}" if track.money else "{n:number}"
            points: list[border.FatePoint] = [
                {"text": text, "value": n, "shown": self.presenter.words.write(template, {"n": n})}
                for text, game in games for n in [track.read(game)]
            ]  # fmt: skip
            said: border.FateTrack = {"text": self.say(track.code, {}), "points": points}
            if track.falls is not None:
                said["falls"] = track.falls
            tracks.append(said)
        tallies: list[border.FateTally] = [
            {"text": self.say(tally.code, {}), "n": sum(event.code in tally.events for event in self.found.events)}
            for tally in self.ending.tallies
        ]
        return {"text": self.say(became.code, became.params), "tracks": tracks, "tallies": tallies}


def _moved(found: While, at: int) -> dict[Account, int]:
    """What a deal moved: money and points, by account."""
    moved: dict[Account, int] = {}
    for row in found.bookings:
        if row.at == at and row.heading == DEAL and row.account.unit in (CASH, POINTS):
            moved[row.account] = moved.get(row.account, 0) + row.amount
    return moved


def _lead(values: list[int], seat: int) -> int:
    """How far a seat is ahead of the best other one; alone, what it has."""
    others = [value for other, value in enumerate(values) if other != seat]
    return values[seat] - max(others) if others else values[seat]
