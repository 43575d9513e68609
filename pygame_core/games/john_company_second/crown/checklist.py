"""The numbered steps of the handbook as the board ticks them off: those of this phase, in an office those of the office
that acts, whoever holds it; and what of the turn is done.

What is done is told by the steps of the rules that run or are still to come: nothing is remembered for it.
"""

from __future__ import annotations

from typing import Any

from ..calendar import phases
from ..components import PRESIDED, PRESIDENCIES, PRESIDENT
from ..components.crown_figures import Chart
from ..ids import OfficeId, PresidencyId
from ..phases.operations.presidency import waiting
from ..phases.operations.shipping import can_place, fit_cost
from ..pieces import has_general, holder, player_ships
from ..refs import Buy, Lease
from ..state import NOBODY, G, printed
from . import cards
from .charts import commands, governed
from .family import automated, chart, crown, presides
from .plans.armies import ALLIED
from .plans.company import buys

View = dict[str, Any]


def _step(code: str, done: bool, **params: Any) -> View:
    return {"code": f"step.{code}", "done": done, **params}


def _over(game: G, *names: str) -> bool:
    """Whether none of these steps runs or is still to come."""
    ahead = {game.step, *(name for name, _ in game.added), *(name for name, _ in game.agenda)}
    return ahead.isdisjoint(names)


# --- the turn -------------------------------------------------------------------------------------------------
def ribbon(game: G) -> list[OfficeId]:
    """The offices in the order in which they act."""
    director: OfficeId = "governor_general" if has_general(game) else "director_of_trade"
    presidents = [PRESIDENT[home] for home in PRESIDENCIES]
    china: list[OfficeId] = ["superintendent_of_trade_in_china"] if game.state.india.china else []
    return ["chairman", director, "manager_of_shipping", "military_affairs", *presidents, *china]


def turn(game: G) -> list[View]:
    """Phases, and in the Company Operation offices: `done`, `now` or still to come."""
    phase = game.state.turn.phase
    listed = [one for one in phases(game) if one != "session" or phase == "session"]
    acting = str(game.place.get("acting", ""))
    found: list[View] = []
    for one in listed:
        if one != phase or phase not in listed:
            found.append({"phase": one, "office": "", "state": _when(listed, one, phase)})
        elif one != "operations" or acting not in ribbon(game):
            found.append({"phase": one, "office": "", "state": "now"})
        else:
            offices = ribbon(game)
            found += [{"phase": one, "office": office, "state": _when(offices, office, acting)} for office in offices]
    return found


def _when(order: list[Any], one: str, now: str) -> str:
    if now not in order:
        return "done" if now == "end" else ""
    place, at = order.index(one), order.index(now)
    return "done" if place < at else "now" if place == at else ""


# --- the chart of this phase ----------------------------------------------------------------------------------
ROWS: dict[str, tuple[str, ...]] = {
    "session": ("session",),
    "family": ("family",),
    "firms": ("invests",),
    "chairman": ("debt", "allocate"),
    "director_of_trade": ("envoy", "transfers"),
    "governor_general": ("govern", "result", "place", "assign"),
    "manager_of_shipping": ("buys", "place"),
    "military_affairs": ("march", "assign"),
    "superintendent_of_trade_in_china": ("china",),
}
"""Which rows of the charts a phase, or an office of the Crown, goes by."""


def rows(game: G) -> tuple[str, ...]:
    """What persons do in an office stands in no chart."""
    phase, acting = game.state.turn.phase, str(game.place.get("acting", ""))
    if phase == "revenue":
        return ("reserve",) if _holds(game, "chairman") else ()
    if phase != "operations":
        return ROWS.get(phase, ())
    if acting in PRESIDED:
        return _rows_of(game, PRESIDED[acting])
    return ROWS.get(acting, ()) if acting and _holds(game, acting) else ()


def _holds(game: G, office: str) -> bool:
    return automated(game, holder(game, office))  # type: ignore[arg-type]


def _rows_of(game: G, home: PresidencyId) -> tuple[str, ...]:
    """By who presides, governs and commands."""
    return (
        *(("trade",) if presides(game, home) else ()),
        *(("administer", "result") if governed(game, home) else ()),
        *(("alliance", "targets", "conquest", "pacify", "again") if commands(game, home) else ()),
    )


# --- steps ----------------------------------------------------------------------------------------------------
def steps(game: G) -> list[View]:
    row, phase = chart(game), game.state.turn.phase
    match phase:
        case "session":
            return [_step("session", crown(game).voted, n=row.session)]
        case "london":
            return _season(game)
        case "family":
            return [
                _step("free_writers", _over(game, "family.free_writers")),
                *[_step("act", _acted(game, n), action=f"family.{action}") for n, action in enumerate(row.family)],
                _step("new_shares", _over(game, "family.shares")),
            ]
        case "firms":
            return _firms(game, row)
        case "hiring":
            elected = game.state.offices["chairman"].where == "held"
            return [_step("elect", elected), *[_step(code, False) for code in ("hire_own", "hire_kind", "hire_card")]]
        case "operations":
            return _office(game, row, str(game.place.get("acting", "")))
        case "revenue":
            return _revenue(game, row)
        case "events":
            return [_step("storms", _over(game, "events.open")), _step("defend", False)]
        case "parliament":
            return _parliament(game)
        case "upkeep":
            return [_step("upkeep", _over(game, "upkeep.pay")), _step("refresh", False)]
    return []


SEASON = ("before", "during", "after", "prestige")


def _season(game: G) -> list[View]:
    now = SEASON.index(crown(game).season) if crown(game).season else len(SEASON)
    special = game.state.company.deregulated
    return [
        _step("attrition", _over(game, "london.attrition")), _step("pound_dear", now > 0), _step("retire", now > 1),
        _step("pound", now > 2), *([_step("retire_special", now > 2)] if special else []), _step("card", now > 3),
    ]  # fmt: skip


def _acted(game: G, entry: int) -> bool:
    mine = crown(game).duty
    return mine.of == "family" and mine.turn == game.state.turn.number and mine.entry > entry


def _firms(game: G, row: Chart) -> list[View]:
    invests = _step("invests" if row.invests else "invests_not", _over(game, "firms.round", "firms.crown"))
    return [_step("invest", _over(game, "firms.round")), invests, _step("strategies", False)]


def _revenue(game: G, row: Chart) -> list[View]:
    firms = _step("firms", _over(game, "firms.accounts", "firms.expenses", "firms.help", "firms.dividends"))
    return [
        *([firms] if game.state.firms else []),
        _step("expenses", _over(game, "revenue.expenses")),
        _step("expectations", game.state.turn.revenue.paid),
        _step("dividend", False, n=row.reserve),
    ]


def _parliament(game: G) -> list[View]:
    mine, ballot = crown(game), game.state.parliament.ballot
    led = automated(game, game.state.parliament.prime_minister)
    chosen = bool(ballot.law)
    if led:
        first = [
            _step("shift", _over(game, "parliament.climate")), _step("draw", chosen, n=cards.face(game).shaded + 1),
            _step("policy", ballot.stop != NOBODY),
        ]  # fmt: skip
    else:
        shifted = ballot.stop != NOBODY and _over(game, "parliament.begin", "parliament.climate")
        first = [_step("law", chosen), _step("dial", ballot.stop != NOBODY), _step("shift", shifted)]
    return [*first, _step("vote", chosen and mine.voted), _step("votes", False)]


# --- offices --------------------------------------------------------------------------------------------------
def _office(game: G, row: Chart, office: str) -> list[View]:
    match office:
        case "chairman":
            return _chairman(game, row)
        case "director_of_trade":
            return _director(game, row)
        case "governor_general":
            return _general(game, row)
        case "manager_of_shipping":
            return _shipping(game, row)
        case "military_affairs":
            return _military(game, row)
        case "superintendent_of_trade_in_china":
            return [_step("china" if _holds(game, office) else "china_any", False, n=row.china)]
    return _presidency(game, row, PRESIDED[office]) if office in PRESIDED else []


def _chairman(game: G, row: Chart) -> list[View]:
    """A Crown in the chair turns the card first and gives by its list; a person pays and turns it last."""
    mine = crown(game).duty
    turned = crown(game).turned == game.state.turn.number and _over(game, "operations.chair_left")
    if not _holds(game, "chairman"):
        return [_step("chair_paid", True), _step("chair_debt", False), _step("chair_gives", False),
                _step("chair_turns", False)]  # fmt: skip
    giving = mine.of == "chairman" and bool(mine.named)
    paid = [_step("pay", giving and mine.entry > n, n=one.pounds, to=f"payee.{one.to}")
            for n, one in enumerate(row.allocate)]  # fmt: skip
    return [_step("climate", turned), _step("debt", giving, by=f"debt.{row.debt}"), *paid, _step("rest", False)]


def _director(game: G, row: Chart) -> list[View]:
    mine, sent = crown(game).duty, _over(game, "operations.director_of_trade", "operations.envoy")
    if not _holds(game, "director_of_trade"):
        return [_step("envoys", sent), _step("moves", False)]
    moving = mine.of == "transfer" and mine.turn == game.state.turn.number
    return [_step("envoy", sent, n=row.envoy), *[
        _step("move", moving and mine.entry > n, piece=f"move.{one.piece}", origin=f"place.{one.origin}",
              goal=f"place.{one.goal}") for n, one in enumerate(row.transfers)
    ]]  # fmt: skip


def _general(game: G, row: Chart) -> list[View]:
    over = _over(game, "operations.govern")
    income = _step("income", True, n=printed(game).offices.general_income)
    if not _holds(game, "governor_general"):
        return [income, _step("govern_any", over), _step("result_any", False)]
    return [income, _step("govern", over, n=row.govern), _step("result", False, result=f"result.{row.result}")]


def _military(game: G, row: Chart) -> list[View]:
    moved = _over(game, "operations.army_transfer")
    assigned = moved and _over(game, "operations.assign", "operations.assign_one")
    led = assigned and _over(game, "operations.appoint")
    if not _holds(game, "military_affairs"):
        return [_step("moves", moved), _step("assign_any", assigned), _step("commanders_any", led)]
    return [
        _step("march", moved, origin=f"camp.{row.army_origin}", goal=f"camp.{row.army_goal}"),
        _step("assign", assigned, wishes=[f"assign.{one}" for one in row.assign]), _step("commanders", led),
    ]  # fmt: skip


def _shipping(game: G, row: Chart) -> list[View]:
    cash = game.state.company.treasuries["manager_of_shipping"]
    fitted = not player_ships(game, "yard") or cash < fit_cost(game)
    own = _holds(game, "manager_of_shipping")
    bought = fitted and not (can_place(game, Buy()) and (not own or buys(game) > 0))
    return [
        _step("fit" if own else "fit_any", fitted), _step("buy" if own else "buy_any", bought, n=row.buys),
        _step("lease", bought and not can_place(game, Lease())),
        _step("berth" if own else "berth_any", False, wishes=[f"berth.{one}" for one in row.place]),
    ]  # fmt: skip


def _presidency(game: G, row: Chart, home: PresidencyId) -> list[View]:
    mine, duty = crown(game).presiding, crown(game).duty
    acted = mine.acted if (mine.home, mine.turn) == (home, game.state.turn.number) else []
    left = set(waiting(game, home, [])) - {*acted}
    governed_all = left <= {"commander"} and _over(game, "operations.administer", "operations.administer_choice")
    deploying = not _over(game, "operations.commander", "operations.ally", "operations.deploy")
    commanded = "commander" not in left
    ready = (duty.of, duty.where) == ("commander", home) and (duty.entry > 0 or ALLIED in duty.paid)
    led = presides(game, home)
    rolled = [_step("initiative", _over(game, "firms.roll"))] if game.state.firms else []
    return [
        *rolled,
        _step("governors", governed_all, n=row.administer),
        *_commander(game, row, home, over=commanded and not deploying, allied=commanded and (not deploying or ready)),
        _step("trade" if led else "trade_any", home in game.state.turn.operations.traded, n=row.trade),
    ]


def _commander(game: G, row: Chart, home: PresidencyId, over: bool, allied: bool) -> list[View]:
    if not commands(game, home):
        return [_step("command", over)]
    return [
        _step("alliance", allied, which=f"alliance.{row.alliance}", n=row.alliance_strength),
        _step("target", over, quarry=[f"target.{one}" for one in row.targets], n=row.conquest, own=row.pacify),
        _step("again" if row.again else "once", over),
    ]
