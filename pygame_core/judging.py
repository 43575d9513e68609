"""Where a game was won: decisions of which the strongest bot thinks otherwise than whoever took them.

This runs beside the page, in small steps, in two rounds. `doubts` looks through a stretch of the record and names the
decisions that deserve a thought, by what the game's own quick judgment puts between the answer that was given and the
best one. `judged` plays imagined games on from one of them: every answer in the same ones. Which answers are compared
is settled in games of their own, and none of those counts for what is told: else luck would be taken for insight.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any

from .bots import levels, mind
from .bots.chair import Chair
from .bots.mind import Candidate, Mind
from .bots.search import Climb, Edge, ahead_by, legal, mean
from .kernel.book import Book
from .kernel.chance import Chance
from .kernel.decisions import Decision
from .kernel.entries import PASSED, Entry
from .kernel.reasons import Refused
from .kernel.table import Table
from .present import Presenter
from .thinking import MoveWords

if TYPE_CHECKING:
    from .contract import judging as border

MOST_STEPS = 400
"""Entries in one stretch."""
ENTRANTS = 6
SIFTED = 4
"""Imagined games that say which answers are compared."""
COMPARED = 3
CLEAR = 3.0
"""By how many standard errors an answer must be apart from another for the two to be told apart."""
WORTH_TELLING = 1 / 16
"""Of a clear lead: what the two must be apart as well."""


def strongest(game: str) -> tuple[Mind, int]:
    """The mind of the strongest bot of a game, and how many answers on its imagined games go."""
    level = [level for level in levels(game).values() if level.search][-1]
    return mind.of(game, level.manner), level.ahead


def decided(entry: Entry) -> bool:
    """Whether somebody took a decision with it."""
    return entry[0] == "a" and PASSED not in entry[3:]


def asked(then: Table, entry: Entry) -> Decision | None:
    """What the entry answers, if it could be answered otherwise."""
    found = next((one for one in then.pending if one.seat == entry[1]), None)
    return found if found is not None and found.choices() > 1 else None


# --- the first round ------------------------------------------------------------------------------------------
def doubts(table: Table, start: int, end: int) -> list[border.Doubt]:
    """Decisions of a stretch of the record, each with how doubtful it was; certain ones are left out."""
    if not table.skip <= start <= end <= table.position or end - start > MOST_STEPS:
        raise Refused("kernel.recap.span", n=table.position)
    thinking, _ = strongest(table.ruleset.id)
    then = table.branch(start)
    found: list[border.Doubt] = []
    for entry in table.record[start - table.skip : end - table.skip]:
        question = asked(then, entry) if decided(entry) else None
        if question is not None and thinking.weighty(then.game, question):
            doubt = _doubt(thinking, then, question, entry[2])
            if doubt > 0:
                found.append({"position": then.position, "seat": entry[1], "doubt": doubt})
        then.enter(entry)
    return found


def _doubt(thinking: Mind, then: Table, question: Decision, answer: Any) -> float:
    """By how much of a clear lead the quick judgment likes another answer better; of an answer that it does not know, a
    little, and where it knows none, as much."""
    hints = thinking.hints(then.game, question)
    if not hints:
        return WORTH_TELLING
    best = max(hint.worth for hint in hints)
    known = [hint.worth for hint in hints if hint.answer == answer]
    return round((best - known[0]) / thinking.scale, 4) if known else WORTH_TELLING


# --- the second round -----------------------------------------------------------------------------------------
def judged(presenter: Presenter, position: int, games: int, seed: str) -> border.Judged:
    """What the strongest bot makes of the answers to one decision, and of the one that was given."""
    table = presenter.table
    if not table.skip <= position < table.position:
        raise Refused("kernel.recap.span", n=table.position)
    entry = table.record[position - table.skip]
    then = table.branch(position)
    presenter = Presenter(Book(then), presenter.lang)
    question = asked(then, entry) if decided(entry) else None
    if question is None:
        raise Refused("kernel.answer.not_asked", seat=entry[1])
    chair = Chair(then, entry[1], question)
    thinking, ahead = strongest(table.ruleset.id)
    played = Edge(entry[2], 1.0)
    rivals = _rivals(thinking, chair, question, played, ahead, Chance(f"judge/{seed}/{position}"))
    edges = [Edge(edge.answer, edge.weight) for edge in [played, *rivals]]
    _play(thinking, chair, edges, ahead, games, f"judge/{seed}/{position}/told")
    return told(presenter, chair, edges, thinking)


def _rivals(
    thinking: Mind, chair: Chair, question: Decision, played: Edge, ahead: int, chance: Chance
) -> list[Edge]:  # fmt: skip
    """The answers that did best in games which count for nothing else."""
    dream = chair.imagine(chance)
    asked_again = dream.decision(chair.seat)
    candidates: list[Candidate] = thinking.candidates(asked_again, thinking.hints(dream.game, asked_again), chance)
    others = [Edge(one.answer, one.weight) for one in candidates
              if one.answer != played.answer and legal(question, one.answer)]  # fmt: skip
    tried = others[:ENTRANTS]
    _play(thinking, chair, tried, ahead, SIFTED, f"sift/{chance.below(1 << 30)}")
    return sorted(tried, key=lambda edge: -mean(edge.worths))[: COMPARED - 1]


def _play(thinking: Mind, chair: Chair, edges: list[Edge], ahead: int, games: int, seed: str) -> None:
    """So many imagined games for each answer, the same for all."""
    start = thinking.values(chair.imagine(Chance(seed)).game)
    for world in range(games):
        for edge in edges:
            # a fresh tree for each: what was learned in one game must not tell on the next
            Climb(thinking, chair, ahead, start).play(edge, Chance(f"{seed}/{world}"))


def told(presenter: Presenter, chair: Chair, edges: list[Edge], thinking: Mind) -> border.Judged:
    [played, *rivals] = edges
    best = max(rivals, key=lambda edge: mean(edge.gains)) if rivals else played
    gain = mean(best.gains) - mean(played.gains)
    clear = best is not played and abs(ahead_by(best, played)) > CLEAR and abs(gain) >= WORTH_TELLING * thinking.scale
    words = MoveWords(presenter, chair)
    line = presenter.place_words(presenter.table.game.place)
    said = presenter.decision(chair.decision) if chair.decision is not None else None
    return {
        "position": presenter.table.position,
        "seat": chair.seat,
        "place": presenter.say("ending", "kernel.place", {"turn": line["turnText"], "phase": line["phaseText"]}),
        "asked": said["text"] if said is not None else "",
        "clear": clear,
        "gain": round(gain * 10),
        "games": len(played.gains),
        "options": [
            {
                "text": words.move(["answer", edge.answer]),
                "worth": round((mean(edge.gains) - mean(played.gains)) * 10),
                "error": round(_error(edge, played) * 10),
                "played": edge is played,
            }
            for edge in edges
        ],
    }


def _error(edge: Edge, played: Edge) -> float:
    """The standard error of the difference between two answers in the games that both had."""
    apart = [one - other for one, other in zip(edge.gains, played.gains, strict=True)]
    count, middle = len(apart), mean(apart)
    return sqrt(sum((one - middle) ** 2 for one in apart) / max(1, count - 1) / count)
