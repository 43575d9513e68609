"""Firms, hiring, and what the Crown consents to."""

from __future__ import annotations

from .....kernel.decisions import Arrange, Pick
from ...components import OFFICES, RIBBON
from ...phases.operations.ventures import COMPANY
from ...refs import CANDIDATE, FIRM, Candidate, Commander, FirmOf, Officeholder, Officer, TiredOfficer, Trainee, Writer
from ...state import G
from ..cards import face, presidencies, way
from ..family import automated, chart, crown, price, seat_of, solo
from .plan import Planned, Plans, always

KINDS = (Writer, Officer, TiredOfficer, Commander, Trainee, Officeholder)
"""Writers before officers before Governors."""
DIRECTING = ("director_of_trade", "governor_general")


# --- hiring ---------------------------------------------------------------------------------------------------
def _kind(candidate: Candidate) -> int:
    return min(KINDS.index(type(candidate)), 1) if not isinstance(candidate, Officeholder) else 2


def _along(game: G, candidate: Candidate) -> int:
    """How far along the ribbon from the Chairman, in the direction of the AI card; writers come after all."""
    if isinstance(candidate, Writer):
        return len(RIBBON) + 1 + presidencies(game).index(candidate.where)
    if not isinstance(candidate, Officeholder) or candidate.where not in RIBBON:
        return len(RIBBON)
    at = RIBBON.index(candidate.where)
    return at if way(game) == "clockwise" else len(RIBBON) - at


def _placed(game: G, candidate: Candidate) -> tuple[int, int]:
    """Which kind, and among equals the AI card."""
    if isinstance(candidate, Officeholder):
        region = _region(candidate)
        return _kind(candidate), face(game).regions.index(region) if region else 0
    if isinstance(candidate, Trainee):
        return _kind(candidate), 0
    return _kind(candidate), presidencies(game).index(candidate.where)


def _region(candidate: Officeholder) -> str:
    return OFFICES[candidate.where].region


def choose(game: G, asked: Pick) -> Planned:
    """Its own family first, then by kind, or for the Director along the ribbon, then by the AI card."""
    pool = [CANDIDATE.read(option.value) for option in asked.options if option.why]
    own = [candidate for candidate in pool if automated(game, candidate.seat)]
    left = own or pool
    rule, row = "jc2.solo.crown.hiring.own_first" if own else "jc2.crown.hiring.refused", "hire_own" if own else "hire"
    if not own and len({candidate.seat for candidate in pool}) > 1:
        left = [candidate for candidate in pool if candidate.seat == crown(game).button]
        rule, row = "jc2.crown.hiring.two_humans", "hire_button"
    passes = row == "hire_button"
    if asked.params["office"] in DIRECTING:
        best = min(left, key=lambda one: _along(game, one))
        return Planned(CANDIDATE.text(best), "jc2.solo.crown.hiring.director", "hire_ribbon", passes=passes,
                       way=f"way.{way(game)}")  # fmt: skip
    best = min(left, key=lambda one: _placed(game, one))
    return Planned(CANDIDATE.text(best), rule, row, passes=passes)


# --- the Chairman ---------------------------------------------------------------------------------------------
def itself(game: G, asked: Pick) -> Planned:
    able = [option.value for option in asked.options if option.why]
    if seat_of(game) in able:
        return Planned(seat_of(game), "jc2.solo.crown.hiring.elects_itself", "elects_itself")
    return Planned(able[0], "jc2.crown.election.needs_share", "elects_other")


# --- firms ----------------------------------------------------------------------------------------------------
def invest(game: G, asked: Pick) -> Planned:
    """Once, if its climate says so: in the firm of the holder of the Button, else in the other one."""
    able = [FIRM.read(option.value).manager for option in asked.options if option.why and option.value != "none"]
    if asked.params["done"] or not able or not chart(game).invests:
        return Planned("none", "jc2.solo.crown.firms.invests", "invests_not")
    first = crown(game).button if crown(game).button in able else able[0]
    return Planned(FIRM.text(FirmOf(first)), "jc2.solo.crown.firms.invests", "invests",
                   passes=not solo(game), other=first)  # fmt: skip


def tie(game: G, asked: Arrange) -> Planned:
    """The Company before firms; between two firms the Button."""
    items = [option.value for option in asked.items]
    holder = crown(game).button
    order = sorted(items, key=lambda who: (who != COMPANY, who != holder))
    between_firms = len([who for who in items if who != COMPANY]) > 1
    rule = "jc2.crown.firms.two_firms_tie" if between_firms else "jc2.solo.crown.firms.tie"
    return Planned(order, rule, "company_first", passes=between_firms)


def merge(game: G, asked: Pick) -> Planned:
    return Planned("yes", "jc2.crown.firms.merger", "consents")


# --- consents -------------------------------------------------------------------------------------------------
def ally(game: G, asked: Pick) -> Planned:
    """A Crown President lets a person's Commander have an alliance where that costs no cube."""
    if price(game, "commander.alliance_consent") == 0:
        return Planned("yes", "jc2.solo.favour.commander.alliance_consent", "consents_free")
    return Planned("no", "jc2.solo.favour.commander.alliance_consent", "refuses")


PLANS: Plans = {
    "hiring.choose": choose,
    "hiring.duel": itself,
    "hiring.support": itself,
    "hiring.appoint": itself,
    "hiring.refused": always("give_way", "jc2.crown.hiring.refused", ""),
    "hiring.nepotism": always("no", "jc2.solo.favour.hiring.nepotism", "refuses"),
    "firms.crown_invest": invest,
    "firms.tie": tie,
    "firms.may_fit": always("no", "jc2.solo.favour.firms.fit_crown_ship", "refuses"),
    "firms.may_buy": always("no", "jc2.solo.favour.firms.buy_crown_ship", "refuses"),
    "firms.may_take_over": always("no", "jc2.solo.favour.firms.hostile_takeover", "refuses"),
    "firms.may_dissolve": always("yes", "jc2.solo.crown.firms.consents", "consents"),
    "firms.may_merge": merge,
    "operations.debt": always("no", "jc2.solo.favour.chairman.debt_first_extra", "refuses"),
    "operations.ally": ally,
    "parliament.window": always("no", "jc2.crown.prestige.tax_collectors", "refuses"),
    "parliament.collectors": always("no", "jc2.crown.prestige.tax_collectors", ""),
    "prestige.part": always("done", "jc2.solo.crown.prestige.spouse", ""),
    "family.broker": always("no", "jc2.crown.prestige.stock_broker", "refuses"),
}
