"""A table at a glance, as HTML for a notebook: who plays, how they stand and what is asked; nothing that is secret."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from .words import Catalogue, catalogue

if TYPE_CHECKING:
    from .table import Table


def html(table: Table) -> str:
    words = catalogue(table.ruleset.package)
    rows = "".join(_row(table, seat) for seat in range(table.mode.seats))
    head = "<tr><th>Seat</th><th>Player</th><th>Played by</th><th>Score</th></tr>"
    return f"<div><p>{_title(table, words)}</p><table>{head}{rows}</table>{_stands(table, words)}</div>"


def _title(table: Table, words: Catalogue) -> str:
    mode = table.mode
    said = [words.say("game", f"scenario.{mode.scenario}", {}), f"seed {table.seed}", f"entry {table.position}"]
    phase = table.game.place.get("phase")
    said += [words.label(f"phase.{phase}")] if phase in table.ruleset.phases_of(table.game) else []
    return f"<b>{escape(words.say('game', 'title', {}))}</b>: {escape(', '.join(said))}"


def _row(table: Table, seat: int) -> str:
    player, rules = table.players[seat], table.ruleset
    if table.game.result is not None:
        score = str(table.game.result["scores"][seat])
    else:
        score = str(rules.score(table.game, seat)) if rules.score else ""
    cells = (str(seat), player.name, player.kind, score)
    return "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"


def _stands(table: Table, words: Catalogue) -> str:
    names = [player.name for player in table.players]
    if table.game.result is not None:
        winners = table.game.result["winners"]
        return f"<p>{escape(words.say('game', 'over', {'winners': winners, 'n': len(winners)}, names))}</p>"
    lines = (
        f"<li>{escape(names[asked.seat])}: {escape(words.say('prompt', asked.code, asked.params, names))}</li>"
        for asked in table.pending
    )
    return f"<ul>{''.join(lines)}</ul>"
