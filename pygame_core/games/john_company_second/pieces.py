"""Moving family members, money and ships: the one place where each kind of thing changes hands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeVar

from ...kernel.decisions import Decision
from ...kernel.game import Step
from ...parts import money
from ...parts.order import clockwise
from .components import CHINA, OFFICES, SEA_ZONES
from .ids import EnterpriseKind, OfficeId, PrizeId, TreasurerId, TreasuryId, ZoneId
from .state import NOBODY, G, Post, Yard, printed

T = TypeVar("T", bound=str)


# --- money ----------------------------------------------------------------------------------------------------
def receive(game: G, seat: int, amount: int) -> None:
    """From the bank to a family, or back with a negative amount."""
    money.receive(game.state, game.state.families[seat], amount)


def pay(game: G, seat: int, amount: int) -> None:
    money.pay(game.state, game.state.families[seat], amount)


def company_receives(game: G, amount: int) -> None:
    game.state.company.balance += money.from_bank(game.state, amount)


def treasury_receives(game: G, treasury: TreasuryId, amount: int) -> None:
    game.state.company.treasuries[treasury] += money.from_bank(game.state, amount)


def spend_treasury(game: G, office: TreasurerId, amount: int) -> None:
    """Out of an office treasury to the bank."""
    game.state.company.treasuries[treasury_of(game, office)] -= amount
    money.to_bank(game.state, amount)


def has_general(game: G) -> bool:
    """Whether the Governor General has the Director of Trade's place, and that of the Governors."""
    return game.state.offices["governor_general"].where != "out"


def treasurer(game: G, treasury: TreasuryId) -> TreasurerId:
    """Whose treasury it is now."""
    return "governor_general" if treasury == "director_of_trade" and has_general(game) else treasury


def treasury_of(game: G, office: TreasurerId) -> TreasuryId:
    """The Governor General uses the treasury of the Director of Trade."""
    return "director_of_trade" if office == "governor_general" else office


def pay_what_is_kept(unpaid: list[T], ask: Callable[[], Decision | None], paid: Callable[[T], None]) -> Step:
    """One thing after the other, whichever the family keeps; `unpaid` is left with those it does not. Once all that
    are left can be paid for nothing is asked any more."""
    while unpaid:
        chosen = yield ask
        if chosen == "none":
            return
        for thing in unpaid[:] if chosen is None else [chosen]:
            unpaid.remove(thing)
            paid(thing)


# --- offices --------------------------------------------------------------------------------------------------
def holder(game: G, office: OfficeId) -> int:
    """The seat that holds an office, or NOBODY."""
    post = game.state.offices[office]
    return post.holder if post.where == "held" else NOBODY


def held_by(game: G, seat: int) -> list[OfficeId]:
    """The offices of a seat, in the order of their numbers."""
    return [office for office in by_number() if holder(game, office) == seat]


_BY_NUMBER = tuple(sorted(OFFICES, key=lambda office: OFFICES[office].number))


def by_number() -> tuple[OfficeId, ...]:
    return _BY_NUMBER


def vacant(game: G) -> list[OfficeId]:
    """The Vacant Offices stack, in the order of the numbers."""
    return [office for office in by_number() if game.state.offices[office].where == "vacant"]


def vacate(game: G, office: OfficeId) -> int:
    """Take the holder off an office, whose card joins the vacant stack; the piece is in the caller's hand."""
    post = game.state.offices[office]
    seat = post.holder
    game.state.offices[office] = Post(where="vacant")
    if office == "chairman":
        game.state.company.former = seat
    return seat


def to_supply(game: G, seat: int, count: int = 1) -> None:
    game.state.families[seat].supply += count


def from_supply(game: G, seat: int) -> bool:
    """Take a member out of the supply; False if there is none."""
    family = game.state.families[seat]
    if not family.supply:
        return False
    family.supply -= 1
    return True


def spare_cubes(game: G) -> int:
    """Cubes in the supply that can become fatigue or unrest."""
    fatigue = sum(post.fatigue for post in game.state.offices.values())
    return printed(game).pieces.cubes - fatigue - sum(region.unrest for region in game.state.india.regions.values())


# --- Company standing -----------------------------------------------------------------------------------------
def move_standing(game: G, by: int, rule: str) -> None:
    """Move the Standing marker, as far as its track goes; on the leftmost space the Company has failed, which
    `scoring.end_if_failed` takes to its consequences at the moment that the rules name."""
    company = game.state.company
    before = company.standing
    company.standing = max(0, min(len(printed(game).tracks.standing) - 1, before + by))
    game.log("company.standing", rule, n=company.standing - before,
             expectations=printed(game).tracks.standing[company.standing].expectations)  # fmt: skip
    if printed(game).tracks.standing[company.standing].mark == "fail" and not company.failed:
        company.failed = True
        game.log("company.failed", "jc2.end.failure")


# --- shares ---------------------------------------------------------------------------------------------------
def shares(game: G, seat: int) -> int:
    """Company shares: pieces in the Court, and the Chairman's."""
    return game.state.company.court[seat] + (holder(game, "chairman") == seat)


def next_share_value(game: G) -> int:
    """The next step of what a Company share is worth, as far as the steps go."""
    values = printed(game).tracks.share_values
    return values[min(values.index(game.state.company.share_value) + 1, len(values) - 1)]


def raise_share_value(game: G, rule: str) -> None:
    company, value = game.state.company, next_share_value(game)
    if company.share_value != value:
        company.share_value = value
        game.log("law.share_value", rule, n=value)


def all_shares(game: G) -> int:
    return sum(game.state.company.court) + (holder(game, "chairman") != NOBODY)


# --- ships ----------------------------------------------------------------------------------------------------
def player_ships(game: G, zone: Literal[ZoneId, "yard"]) -> list[int]:
    """The yards whose ships are in a zone."""
    return [number for number, yard in enumerate(game.state.yards) if yard.at == zone]


def ships_in(game: G, zone: ZoneId) -> int:
    company = game.state.company
    players = [yard.at for yard in game.state.yards].count(zone)
    return players + company.company_ships.get(zone, 0) + company.extra_ships.get(zone, 0)


def zones(game: G) -> list[ZoneId]:
    """Where ships can be: the three seas, and China once it is open."""
    return [*SEA_ZONES, CHINA] if game.state.india.china else list(SEA_ZONES)


def spare_ships(game: G) -> int:
    """Pieces in the supply that can become a Company ship or an extra ship; a partly built ship is one of them."""
    company = game.state.company
    half_built = [region for region in game.state.india.regions.values() if region.half_ship]
    sailing = sum(company.company_ships.values()) + sum(company.extra_ships.values())
    return printed(game).pieces.ships - sailing - len(half_built)


def fitted(yard: Yard) -> bool:
    return yard.at not in ("yard", "")


def yards_of(game: G, seat: int) -> list[int]:
    return [number for number, yard in enumerate(game.state.yards) if yard.owner == seat]


# --- enterprises ----------------------------------------------------------------------------------------------
def enterprises(game: G, seat: int, kind: EnterpriseKind) -> int:
    """Enterprises of a type (shipping, manufacturing, social), prestige enterprises among them."""
    family, figures = game.state.families[seat], printed(game).cards
    if kind == "shipping":
        cards = len(yards_of(game, seat))
    elif kind == "manufacturing":
        cards = family.workshops + family.invested
    else:
        cards = family.luxuries
    return cards + len([card for card in family.prestige if figures[card].type == kind])


def windows(game: G, seat: int) -> int:
    """Window icons: on the prizes of family members and on luxuries."""
    held = game.state.london.prizes
    figures = printed(game)
    lit = sum([pieces[seat] * figures.prizes[prize].windows for prize, pieces in held.items()])
    return figures.enterprises.luxury.windows * game.state.families[seat].luxuries + lit


# --- prizes ---------------------------------------------------------------------------------------------------
def off_prize(game: G, seat: int, prize: PrizeId) -> None:
    """A member leaves a prize for the supply, and its points go with it."""
    game.state.london.prizes[prize][seat] -= 1
    game.state.families[seat].vp -= printed(game).prizes[prize].vp
    to_supply(game, seat)


# --- order of players -----------------------------------------------------------------------------------------
def families_from(game: G, first: int) -> list[int]:
    """All families clockwise from one of them, as they sit, those that nobody holds among them."""
    crown = game.state.crown
    return clockwise(crown.circle if crown else range(len(game.state.families)), first)


def prime_minister_order(game: G) -> list[int]:
    return families_from(game, game.state.parliament.prime_minister)


def chairman_order(game: G) -> list[int]:
    """Clockwise from the holder of the Chairman marker, which stays with the former Chairman."""
    return families_from(game, game.state.company.former)
