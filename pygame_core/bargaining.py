"""What the dialog of a deal is made of: what each seat could give and what it keeps, the words that can be given, whose
words were kept, the offers of this phase; and what an offer that is being composed would come to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from .bots import mind as minds
from .bots.chair import Chair
from .bots.worth import worth
from .kernel.chance import Chance
from .kernel.deals import Clause, Trade, attempt, formed
from .kernel.events import Event
from .kernel.pledges import STANDING, Blank, Outcome, clause_of, is_word
from .kernel.reasons import Closed, Refused
from .offers import filled_in, of_this_phase, offered
from .present import Presenter

if TYPE_CHECKING:
    from .contract import dealing
    from .contract.choices import Choice

LAST: Final = 8
"""So many words of a seat are looked back at."""
STARTS = {"kernel.deal.proposed", "kernel.deal.countered"}
ENDS: dict[str, dealing.OfferState] = {
    "kernel.deal.made": "made",
    "kernel.deal.rejected": "declined",
    "kernel.deal.withdrawn": "withdrawn",
    "kernel.deal.lapsed": "lapsed",
}


def trade_of(presenter: Presenter) -> Trade:
    trade = presenter.table.ruleset.trade
    if trade is None:
        raise Refused("kernel.deal.none")
    return trade


def bargain(presenter: Presenter) -> dealing.Bargain:
    """All that an offer can be composed of, and what came of the offers before. Everybody may see it."""
    trade = trade_of(presenter)
    seats = range(len(presenter.names))
    return {
        "gives": {str(seat): gives(presenter, trade, seat) for seat in seats},
        "stays": {str(seat): stays(presenter, trade, seat) for seat in seats},
        "verbs": {str(seat): verbs(presenter, trade, seat) for seat in seats},
        "trust": [trust(presenter, seat) for seat in seats] if trade.pledges else [],
        "offers": offers(presenter, trade),
        "words": trade.words,
        "rule": presenter.rule(trade.rule),
    }


# --- what could be given --------------------------------------------------------------------------------------
def gives(presenter: Presenter, trade: Trade, seat: int) -> list[dealing.Give]:
    if presenter.table.result is not None:
        return []
    return [_give(presenter, trade, seat, row) for row in trade.gives(presenter.table.game, seat)]


def _give(presenter: Presenter, trade: Trade, seat: int, row: dict[str, Any]) -> dealing.Give:
    kind = row["kind"]
    said: dealing.Give = {
        "kind": kind,
        "field": row["field"],
        "text": presenter.words.label(f"give.{kind}"),
        "money": kind == trade.money,
        "pieces": [],
    }
    if "most" in row:
        said["most"] = row["most"]
        said["pieces"] = [_piece(presenter, trade, seat, kind, None)]
    else:
        said["pieces"] = [_piece(presenter, trade, seat, kind, value) for value in row["values"]]
    return said


def _piece(presenter: Presenter, trade: Trade, seat: int, kind: str, value: Any) -> dealing.Piece:
    shown = trade.piece(presenter.table.game, seat, kind, value)
    whole = presenter.words.label(f"give.{kind}" if value is None else str(value))
    name = presenter.say("piece", shown.name, shown.params) if shown.name else whole
    fact = presenter.say("piece", shown.fact, shown.params) if shown.fact else ""
    return {"value": value, "text": name, "whole": whole, "icon": shown.icon, "fact": fact, "face": shown.face}


def stays(presenter: Presenter, trade: Trade, seat: int) -> list[dealing.Stays]:
    return [
        {
            "text": presenter.say("stays", one.kind, {}),
            "icon": one.icon,
            "rule": presenter.rule(one.rule),
        }
        for one in trade.stays(presenter.table.game, seat)
    ]


# --- words ----------------------------------------------------------------------------------------------------
def verbs(presenter: Presenter, trade: Trade, seat: int) -> list[dealing.Verb]:
    """The words that this seat can give now: those whose blanks can all be filled."""
    found: list[dealing.Verb] = []
    for kind, pledge in trade.pledges.items():
        blanks = [_blank(presenter, blank, seat) for blank in pledge.blanks]
        if all(blank["values"] for blank in blanks):
            open_blanks = {name: f"{{{name}}}" for name in ("from", "to", *pledge.fields)}
            found.append({
                "kind": kind, "text": presenter.say("verb", kind, {}), "icon": pledge.icon,
                "sentence": presenter.say("pledge", kind, open_blanks), "blanks": blanks,
            })  # fmt: skip
    return found


def _blank(presenter: Presenter, blank: Blank, seat: int) -> dealing.BlankForm:
    values = blank.values(presenter.table.game, seat)
    choices: list[Choice] = [{"value": value, "text": filled_in(presenter, blank, value)} for value in values]
    return {"field": blank.field, "holds": blank.holds, "values": choices}


def trust(presenter: Presenter, seat: int) -> dealing.Trust:
    """How a seat has kept its words, and what it still owes."""
    words = [row for row in presenter.table.game.deals["words"] if is_word(row) and row["from"] == seat]
    judged: list[Outcome] = [row["outcome"] for row in words if row["outcome"] in ("kept", "broken")]
    owed = [row for row in words if row["outcome"] == STANDING]
    return {
        "seat": seat,
        "last": judged[-LAST:],
        "owes": [{"to": row["to"], "text": presenter.clause(clause_of(row))} for row in owed],
    }


# --- the offers of this phase ---------------------------------------------------------------------------------
def offers(presenter: Presenter, trade: Trade) -> list[dealing.PastOffer]:
    """Every offer of this phase in its order, with what became of it, as the log has it."""
    found: dict[int, dealing.PastOffer] = {}
    for event in of_this_phase(presenter.table.game, {*STARTS, *ENDS}):
        number = event.params["id"]
        if event.code in STARTS:
            found[number] = _offer(presenter, event)
            if event.params.get("old") in found:
                found[event.params["old"]]["state"] = "countered"
        elif number in found:
            found[number]["state"] = ENDS[event.code]
    return list(found.values())


def _offer(presenter: Presenter, event: Event) -> dealing.PastOffer:
    clauses = event.params["clauses"]
    return {
        "id": event.params["id"],
        "by": event.params["seat"],
        "parties": sorted({clause[end] for clause in clauses for end in ("from", "to")}),
        "texts": [presenter.clause(clause) for clause in clauses],
        "state": "open",
    }


# --- what an offer would come to ------------------------------------------------------------------------------
def weigh(presenter: Presenter, viewer: int | None, given: Any) -> dealing.Weighed:
    """Whether an offer would hold as a whole, in its order, and what the parties would have then. Nothing changes."""
    trade, game = trade_of(presenter), presenter.table.game
    clauses = formed(game, trade, given)
    parties = sorted({clause[end] for clause in clauses for end in ("from", "to")})
    shut = [why for seat in parties if isinstance(why := trade.window(game, seat), Closed)]
    end = attempt(game, trade, clauses)
    hindered: Closed | None = shut[0] if shut else end.why
    return {
        "holds": hindered is None,
        "why": None if hindered is None else presenter.reason(hindered),
        "stops": end.stops,
        "after": [_after(presenter, end.game, seat) for seat in parties],
        "clauses": [offered(presenter, trade, clause) for clause in clauses],
        "worth": _worth(presenter, viewer, clauses),
    }


def _worth(presenter: Presenter, viewer: int | None, clauses: list[Clause]) -> dealing.Worth:
    """In words, as the viewer's own bot would reckon. Its chance is the same however often it is asked, so that an
    offer is worth the same as long as nothing has happened."""
    table = presenter.table
    trade = table.ruleset.trade
    if viewer is None or table.result is not None or trade is None:
        return {"gives": "", "gets": ""}
    chair, chance = Chair(table, viewer, None), Chance(f"worth/{table.position}")
    found = worth(minds.of(table.ruleset.id), chair, trade, clauses, chance)

    def said(amount: float | None) -> str:
        if amount is None:
            return ""
        n = round(amount) if found.money else round(amount, 1)
        code = "none" if amount <= 0 else "little" if n == 0 else "money" if found.money else "points"
        return presenter.say("worth", f"kernel.{code}", {"n": n})

    return {"gives": said(found.gives), "gets": said(found.gets)}


def _after(presenter: Presenter, then: Any, seat: int) -> dealing.After:
    rules, game = presenter.table.ruleset, presenter.table.game
    now = rules.facts(game, seat)
    facts = [
        {**presenter.fact(key, value), "was": now[key]}
        for key, value in rules.facts(then, seat).items()
        if value != now[key]
    ]
    return {"seat": seat, "facts": cast("list[dealing.Moved]", facts)}
