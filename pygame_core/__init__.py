"""The rules core of Leadenhall: pure Python, no dependency, no I/O, no browser.

A table is one game in progress. It asks; whoever sits there answers:

>>> import pygame_core
>>> table = pygame_core.new("auction_house", seats=["Ann", "steady", "steady"], seed=7)
>>> table.decision(0)
<PickMany 'commissions.keep' of seat 0: 2 of 0, 1, 2, 3>
>>> table.answer(0, [0, 1])

The computer players move until a person is asked again:

>>> pygame_core.play(table)
>>> table
<Table of auction_house (season, 3 seats, seed '7') after 3 entries: seat 0 is asked 'sale.arrange'>
>>> table.answer(0, [0, 1, 2])
>>> pygame_core.log(table)[-1]
'The lots come up in this order: indigo, indigo, silk.'

What the rules do not allow is refused, with the rule that forbids it, and has changed nothing:

>>> table.answer(0, 99)
Traceback (most recent call last):
...
pygame_core.kernel.reasons.Refused: Closed('kernel.answer.range', answer='99', prompt='sale.bid', lo=0, hi=12)

A game is saved as one JSON text, and goes on from it:

>>> again = pygame_core.load(pygame_core.save(table))
>>> again.digest() == table.digest()
True

Everything in `__all__` is the public surface. Each name is fetched when it is first asked for, so that importing the
package costs nothing; the page, which only needs `pygame_core.facade`, never sees the rest.
"""

TYPE_CHECKING = False  # `typing` has it, but importing that takes longer than all the rest
if TYPE_CHECKING:
    from .door import GAMES, about, load, log, new, play, rules, save
    from .kernel.chance import Chance
    from .kernel.decisions import Allocate, Amount, Arrange, Decision, Option, Pick, PickMany, Slot
    from .kernel.events import Event
    from .kernel.reasons import OPEN, Closed, Refused
    from .kernel.rulebook import Rule
    from .kernel.saves import SaveError
    from .kernel.table import Player, Table

__version__ = "0.2.0"

__all__ = [
    "GAMES",
    "OPEN",
    "Allocate",
    "Amount",
    "Arrange",
    "Chance",
    "Closed",
    "Decision",
    "Event",
    "Option",
    "Pick",
    "PickMany",
    "Player",
    "Refused",
    "Rule",
    "SaveError",
    "Slot",
    "Table",
    "about",
    "load",
    "log",
    "new",
    "play",
    "rules",
    "save",
]

_AT = {
    "door": ("GAMES", "about", "load", "log", "new", "play", "rules", "save"),
    "kernel.chance": ("Chance",),
    "kernel.decisions": ("Allocate", "Amount", "Arrange", "Decision", "Option", "Pick", "PickMany", "Slot"),
    "kernel.events": ("Event",),
    "kernel.reasons": ("OPEN", "Closed", "Refused"),
    "kernel.rulebook": ("Rule",),
    "kernel.saves": ("SaveError",),
    "kernel.table": ("Player", "Table"),
}
"""Where each public name is defined."""


def __getattr__(name: str) -> object:
    from importlib import import_module

    for module, names in _AT.items():
        if name in names:
            found: object = getattr(import_module(f"{__name__}.{module}"), name)
            globals()[name] = found
            return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
