"""Chairman, Director of Trade, Manager of Shipping: money, orders, ships."""

from __future__ import annotations

from collections.abc import Callable

from .....kernel.decisions import Allocate, Amount, Pick
from ...components import ORDERS, PRESIDENCIES, PRESIDENT, SEA_ZONE
from ...components.crown_figures import Berth, Carried, Payee, Whence
from ...ids import PresidencyId, TreasuryId, ZoneId
from ...phases.operations.director import openable
from ...phases.operations.shipping import LEAVES, can_place, cost_of, fit_cost
from ...pieces import holder, player_ships
from ...refs import (
    DEEDS,
    MOVED,
    PURCHASE,
    Buy,
    CompanyShip,
    ExtraShip,
    FamilyShip,
    Fit,
    Lease,
    Moved,
    Purchase,
    Writer,
    YardCard,
)
from ...state import G, printed
from ..cards import by_arrows, by_regions
from ..charts import all_writers as writers_of_all
from ..charts import (
    army_majority,
    commands,
    crown_writers,
    fewest,
    governed,
    most,
    officer_majority,
    open_port,
    player_presided,
    player_writers,
    presided,
    route_length,
    served,
    zone_ships,
)
from ..family import automated, chart, crown, persons, seat_of
from .plan import Planned, Plans

FEW_SHIPS = 2
"""Fewer ships than these are few."""


# --- the Chairman ---------------------------------------------------------------------------------------------
def debts(game: G) -> int:
    """How many steps of Debt its climate wants."""
    counted: dict[str, Callable[[PresidencyId], bool]] = {
        "open_port": lambda home: open_port(game, home),
        "few_ships": lambda home: zone_ships(game, home) < FEW_SHIPS,
        "army": lambda home: commands(game, home) or army_majority(game, home),
        "none": lambda home: False,
    }
    return len([home for home in PRESIDENCIES if counted[chart(game).debt](home)])


def chairman(game: G, asked: Pick) -> Planned:
    """First Debt, then the Balance, all of it."""
    mine = crown(game).duty
    able = [option.value for option in asked.options if option.why]
    if not mine.named:
        wanted = max(0, debts(game) + mine.steps)
        left = wanted - game.state.turn.operations.debt_advanced
    else:
        left = 0
    if left > 0 and "advance" in able:
        return Planned("advance", "jc2.solo.crown.chairman.debt", "debt", n=left, by=f"debt.{chart(game).debt}")
    if "allocate" in able:
        row = "" if mine.named else "debts_done"
        return Planned("allocate", "jc2.solo.crown.chairman.debt", row, by=f"debt.{chart(game).debt}")
    return Planned("done", "jc2.solo.crown.chairman.debt", "")


def payees(game: G, to: Payee) -> list[TreasuryId]:
    """The treasuries that an entry of the list pays, in order."""
    match to:
        case "director":
            return ["director_of_trade"]
        case "crown_general":
            general = holder(game, "governor_general") == seat_of(game)
            return ["director_of_trade"] if general else []
        case "few_ships":
            return ["manager_of_shipping" for home in PRESIDENCIES if zone_ships(game, home) < FEW_SHIPS]
        case "most_ships":
            own = [home for home in PRESIDENCIES if presided(game, home)]
            return [PRESIDENT[home] for home in by_arrows(game, most(game, zone_ships, own))[:1]]
    fits: dict[Payee, Callable[[G, PresidencyId], bool]] = {
        "open_port": open_port,
        "crown_open_port": lambda game, home: presided(game, home) and open_port(game, home),
        "crown_writer": served,
        "army_majority": army_majority,
        "crown_governor": governed,
        "commands": lambda game, home: commands(game, home) or officer_majority(game, home),
    }
    return [PRESIDENT[home] for home in by_arrows(game, [home for home in PRESIDENCIES if fits[to](game, home)])]


def allocate(game: G, asked: Allocate) -> Planned:
    """The next entry of its list that pays somebody, as far as the money goes; after the last one the rest to Shipping.
    One entry at a time: before each of them persons may pay for something else."""
    balance, row = game.state.company.balance, chart(game).allocate
    slots: list[TreasuryId] = [slot.value for slot in asked.slots]
    given = dict.fromkeys(slots, 0)
    for entry in range(crown(game).duty.entry, len(row)):
        for treasury in payees(game, row[entry].to):
            paid = min(row[entry].pounds, balance)
            given[treasury] += paid
            balance -= paid
        if any(given.values()):
            return Planned(list(given.values()), "jc2.solo.crown.chairman.allocate", "allocates", entry=entry + 1,
                           to=f"payee.{row[entry].to}", pounds=row[entry].pounds)  # fmt: skip
    given["manager_of_shipping"] = balance
    return Planned(list(given.values()), "jc2.crown.chairman.all_spent", "allocates_rest", entry=len(row), n=balance)


# --- special envoys -------------------------------------------------------------------------------------------
CHINA = "china"
ENDED = "ended"
"""Stands with what was paid for when the envoys are to end."""


def target(game: G) -> str:
    """The northernmost closed order of the first region on the AI card that has one outside the Company's."""
    closed = openable(game)
    regions = by_regions(game, {ORDERS[order].region for order in closed})
    return next((order for order in closed if ORDERS[order].region == regions[0]), "") if regions else ""


def envoy(game: G, asked: Amount) -> Planned:
    """Exactly so much, or nothing."""
    mine, cost = crown(game).duty, chart(game).envoy
    if ENDED in mine.paid:
        return Planned("none", "jc2.solo.favour.dot.crown_spend", "")
    named = mine.named or target(game)
    if not named:
        return Planned("none", "jc2.crown.director.no_target", "envoy_no_target")
    if asked.hi < cost:
        return Planned("none", "jc2.solo.crown.director.envoy", "envoy_poor", n=cost)
    return Planned(cost, "jc2.solo.crown.director.envoy", "envoy", n=cost, target=named)


def envoy_choice(game: G, asked: Pick) -> Planned:
    named = crown(game).duty.named or target(game)
    able = [option.value for option in asked.options if option.why]
    if named not in able:
        named = able[0]
    return Planned(named, "jc2.solo.crown.director.target", "envoy_target", target=named)


# --- transfers of the Director --------------------------------------------------------------------------------
def places(game: G, where: Whence) -> list[str]:
    """The Presidencies that fit the words of an entry, or China."""
    match where:
        case "shortest_route":
            return [*fewest(game, route_length)]
        case "longest_route":
            return [*most(game, route_length)]
        case "fewest_ships":
            return [*fewest(game, zone_ships)]
        case "most_ships":
            return [*most(game, zone_ships)]
        case "fewest_crown_writers":
            return [*fewest(game, crown_writers)]
        case "most_crown_writers":
            return [*most(game, crown_writers)]
        case "fewest_player_writers":
            return [*fewest(game, player_writers)]
        case "most_player_writers":
            return [*most(game, player_writers)]
        case "player_presidency":
            return [home for home in PRESIDENCIES if player_presided(game, home)]
        case "crown_presidency":
            return [home for home in PRESIDENCIES if presided(game, home)]
    return [CHINA] if game.state.india.china else []


def carried(game: G, piece: Carried, home: PresidencyId) -> Moved | None:
    """The piece that an entry takes from a Presidency; a person's only if a person has one."""
    box = game.state.india.writers[home]
    if piece == "crown_writer":
        return Writer(home, seat_of(game)) if box[seat_of(game)] else None
    if piece == "player_writer":
        held = [seat for seat in persons(game) if box[seat]]
        button = crown(game).button
        return Writer(home, button if button in held else held[0]) if held else None
    return ship_to_move(game, SEA_ZONE[home])


def ship_to_move(game: G, zone: ZoneId) -> Moved | None:
    """A Company ship, else one that is not tired, else one of the Crown, else a person's."""
    company = game.state.company
    if company.company_ships[zone]:
        return CompanyShip(zone)
    if company.extra_ships[zone]:
        return ExtraShip(zone)
    fleet = player_ships(game, zone)
    yards = game.state.yards
    fleet = [number for number in fleet if not yards[number].fatigued] or fleet
    fleet = [number for number in fleet if automated(game, yards[number].owner)] or fleet
    fleet = [number for number in fleet if yards[number].owner == crown(game).button] or fleet
    return FamilyShip(zone, fleet[0]) if fleet else None


class Carriage:
    """What one entry of the list comes to."""

    def __init__(self, entry: int, piece: Moved, origin: PresidencyId, goal: str) -> None:
        self.entry = entry
        self.piece = piece
        self.origin = origin
        self.goal = goal

    @property
    def to(self) -> str:
        """A box or a zone."""
        if isinstance(self.piece, Writer) or self.goal == CHINA:
            return self.goal
        return SEA_ZONE[self.goal]  # type: ignore[index]


def next_transfer(game: G) -> Carriage | None:
    """The next entry, from the one in hand on, that can be carried out: the origin is settled first and is never the
    goal."""
    for number, entry in enumerate(chart(game).transfers):
        if number < crown(game).duty.entry:
            continue
        held = [home for home in places(game, entry.origin) if home != CHINA]
        origins = by_arrows(game, [home for home in held if carried(game, entry.piece, home)])  # type: ignore[arg-type]
        if not origins:
            continue
        piece = carried(game, entry.piece, origins[0])
        goals = [goal for goal in places(game, entry.goal) if goal != origins[0]]
        if piece is None or not goals:
            continue
        goal = goals[0] if goals == [CHINA] else by_arrows(game, goals)[0]
        return Carriage(number, piece, origins[0], goal)
    return None


def transfer(game: G, asked: Pick) -> Planned:
    """`steps`: how many of its transfers somebody has prevented."""
    mine, found = crown(game).duty, next_transfer(game)
    if found is None or asked.params["n"] - mine.steps <= 0:
        return Planned("none", "jc2.solo.crown.director.transfers", "transfer_none")
    return Planned(MOVED.text(found.piece), "jc2.solo.crown.director.transfers", "transfer", entry=found.entry + 1,
                   piece=f"move.{chart(game).transfers[found.entry].piece}", origin=found.origin, goal=found.goal,
                   to_place=found.to, passes=_between(game, found.piece))  # fmt: skip


def _between(game: G, piece: Moved) -> bool:
    """Whether it was taken from one of two persons who both have such a piece there."""
    if isinstance(piece, Writer):
        box = game.state.india.writers[piece.where]
        return not automated(game, piece.seat) and len([seat for seat in persons(game) if box[seat]]) > 1
    if isinstance(piece, FamilyShip):
        yards = game.state.yards
        owner = yards[piece.number].owner
        owners = {yards[number].owner for number in player_ships(game, piece.where)
                  if yards[number].fatigued == yards[piece.number].fatigued}  # fmt: skip
        return owner in persons(game) and len(owners & {*persons(game)}) > 1
    return False


def transfer_to(game: G, asked: Pick) -> Planned:
    """Where the transfer in hand goes: the piece was chosen for it."""
    return Planned(crown(game).duty.named, "jc2.crown.ties.pairs", "")


# --- ships ----------------------------------------------------------------------------------------------------
def to_fit(game: G) -> list[int]:
    """Its own ships first, then those of persons, of two in turn."""
    yards = game.state.yards
    waiting = player_ships(game, "yard")
    own = [number for number in waiting if automated(game, yards[number].owner)]
    held = crown(game).button
    return [*own, *sorted((number for number in waiting if number not in own),
                          key=lambda number: yards[number].owner != held)]  # fmt: skip


def buys(game: G) -> int:
    """How many Company ships it still buys."""
    mine = crown(game).duty
    return max(0, chart(game).buys + mine.steps) - mine.entry


def purchase(game: G) -> tuple[Purchase | None, str, str]:
    """What it spends on next, with rule and row."""
    cash = game.state.company.treasuries["manager_of_shipping"]
    for number in to_fit(game):
        if cash >= fit_cost(game):
            own = automated(game, game.state.yards[number].owner)
            return Fit(number), "jc2.solo.crown.shipping.fit", "fits_own" if own else "fits_yours"
        break
    if buys(game) > 0 and can_place(game, Buy()):
        return Buy(), "jc2.solo.crown.shipping.buy", "buys"
    kept = printed(game).crown.leaves if LEAVES in crown(game).duty.paid else 0
    if can_place(game, Lease()) and cash - cost_of(game, Lease()) >= kept:
        return Lease(), "jc2.solo.crown.shipping.lease", "leases"
    return None, "jc2.solo.crown.shipping.lease", "ships_done"


def ship(game: G, asked: Pick) -> Planned:
    named = crown(game).duty.named
    able = [option.value for option in asked.options if option.why]
    if named in able:
        return Planned(named, "jc2.solo.favour.shipping.crown_fit_specific", "")
    what, rule, row = purchase(game)
    if what is None:
        return Planned("done", rule, row)
    owners = {game.state.yards[number].owner for number in player_ships(game, "yard")} & {*persons(game)}
    between = row == "fits_yours" and len(owners) > 1
    fitted = {"ship": DEEDS.text(YardCard(what.number))} if isinstance(what, Fit) else {}
    return Planned(PURCHASE.text(what), rule, row, passes=between, n=buys(game), **fitted)


def berth(game: G) -> tuple[ZoneId, Berth]:
    """Where its climate has ships placed: the first wish, the next ones to decide among equals; none is ruled out by
    having nothing."""
    row = chart(game).place
    homes: list[PresidencyId] = list(PRESIDENCIES)
    decided: Berth = row[0]
    for wish in row:
        if wish == "china":
            if game.state.india.china:
                return "china", "china"
            continue
        if wish == "crown_presidency":
            found = [home for home in homes if presided(game, home)]
            if found and len(row) > 1 and row[0] == "crown_presidency":
                return SEA_ZONE[by_arrows(game, found)[0]], wish
        else:
            count = {"longest_route": route_length, "most_crown_writers": crown_writers,
                     "most_writers": writers_of_all}[wish]  # fmt: skip
            found = most(game, count, homes, least=0)
        if found and len(found) < len(homes):
            homes, decided = found, wish
    return SEA_ZONE[by_arrows(game, homes)[0]], decided


def ship_to(game: G, asked: Pick) -> Planned:
    zone, wish = berth(game)
    return Planned(zone, "jc2.solo.crown.shipping.place", "berth", by=f"berth.{wish}", zone=zone)


PLANS: Plans = {
    "operations.chairman": chairman,
    "operations.allocate": allocate,
    "operations.envoy": envoy,
    "operations.envoy_choice": envoy_choice,
    "operations.transfer": transfer,
    "operations.transfer_to": transfer_to,
    "operations.ship": ship,
    "operations.ship_to": ship_to,
}
