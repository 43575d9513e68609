"""A game that is over, summed up in two or three sentences from its record: who led until when, what moved the lead
most, and what the winner had more of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .present import Presenter

if TYPE_CHECKING:
    from .contract import ending as border
    from .contract import view


def summary(
    presenter: Presenter, over: view.Over, turns: list[tuple[str, list[int]]], moved_most: border.TurningPoint | None
) -> str:
    """`turns` are the turns that were over before the game was, in words, with what everybody had counted then."""
    found = [
        *(_who_led(presenter, over, turns) if len(over["scores"]) > 1 else []),
        *([presenter.say("ending", "kernel.summary.moved", {"place": moved_most["title"], "text": moved_most["text"]})]
          if moved_most else []),
        *_what_decided(presenter, over),
    ]  # fmt: skip
    return " ".join(found)


def leader(values: list[int]) -> int | None:
    """Who leads alone."""
    top = max(values)
    return values.index(top) if values.count(top) == 1 else None


def _who_led(presenter: Presenter, over: view.Over, turns: list[tuple[str, list[int]]]) -> list[str]:
    """How long the one who won had led, or who had led before."""
    if len(over["winners"]) != 1 or not turns:
        return []
    [winner] = over["winners"]
    leaders = [leader(values) for _, values in turns]
    led = 0
    while led < len(leaders) and leaders[-1 - led] == winner:
        led += 1
    if led == len(leaders):
        return [presenter.say("ending", "kernel.summary.always", {"seat": winner})]
    if led:
        return [presenter.say("ending", "kernel.summary.since", {"seat": winner, "turn": turns[-led][0]})]
    said = {"seat": winner, "turn": turns[-1][0]}
    if leaders[-1] is None:
        return [presenter.say("ending", "kernel.summary.level", said)]
    return [presenter.say("ending", "kernel.summary.overtook", {**said, "other": leaders[-1]})]


def _what_decided(presenter: Presenter, over: view.Over) -> list[str]:
    """The line of the scoring in which who won was furthest ahead of who came next."""
    others = [seat for seat in over["order"] if seat not in over["winners"]]
    if len(over["winners"]) != 1 or not others:
        return []
    [winner], other = over["winners"], others[0]
    ahead: dict[str, int] = {}
    for line in over["lines"]:
        sign = 1 if line["seat"] == winner else -1 if line["seat"] == other else 0
        ahead[line["text"]] = ahead.get(line["text"], 0) + sign * line["amount"]
    text, n = max(ahead.items(), key=lambda item: item[1], default=("", 0))
    if n <= 0 or len(ahead) < 2:
        return []
    said = {"seat": winner, "other": other, "line": text, "n": n}
    return [presenter.say("ending", "kernel.summary.decided", said)]
