"""A document from elsewhere: does its position follow from its moves?

Whoever knows about the seals can seal whatever they like. So the record of a document from a link, a file or another
page is played again from the beginning, and what comes out is compared with what the document says. One that came
without its past, or that was played with older rules, cannot be compared: it is opened, and that is told.
"""

from __future__ import annotations

from . import saves
from .history import adopt, verify
from .recover import Recovered
from .saves import SaveError

UNPROVEN = "told_unproven"


def open_foreign(text: str) -> Recovered:
    """The book of the document, and what is to be told of it; `SaveError` names the move after which it is another
    game than its record."""
    found = saves.check(saves.parse(text))
    book = saves.build(found)
    table = book.main.table
    if table.skip:
        return Recovered(book, [(UNPROVEN, {})])
    past = verify(table)
    if past.whole:
        adopt(table, past.table)
        return Recovered(book, [])
    if found["rules"] < table.ruleset.version:
        return Recovered(book, [(UNPROVEN, {})])
    raise SaveError("forged", f"record[{max(past.parted or 0, 0)}]", True, position=past.parted)
