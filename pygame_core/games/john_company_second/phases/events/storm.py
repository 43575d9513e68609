"""The storm die: which seas are stormy, which ships suffer, how many event tiles follow."""

from __future__ import annotations

from ... import firms
from ...components import CHINA
from ...components.figures import StormFace
from ...ids import ZoneId
from ...pieces import player_ships
from ...refs import DEEDS, YardCard
from ...state import G, printed


def roll_storm_die(game: G, code: str, rule: str) -> StormFace:
    """A face: `storms` are sea zones, `events` is a number."""
    storm = printed(game).events.storm
    face = storm[game.chance.die(len(storm), "storm") - 1]
    game.log(code, rule, zones=list(face.storms), n=face.events)
    return face


def blow(game: G, zone: ZoneId) -> None:
    """A die for each player ship in the zone; China lies under the storms of the East, and the ships of a firm under
    those of the zone that it trades in."""
    ships = player_ships(game, zone)
    if zone == "east_indian":
        ships += player_ships(game, CHINA)
    for firm in game.state.firms:
        if firms.venture(firm).strategy == zone:
            ships += firms.ships(game, firm)
    if not ships:
        game.log("events.storm_empty", "jc2.events.storm.exempt", zone=zone)
        return
    dice = game.chance.dice(len(ships))
    game.log("events.storm", "jc2.events.storm.roll", zone=zone, dice=dice)
    for number, die in zip(ships, dice, strict=True):
        yard = game.state.yards[number]
        if die in printed(game).rolls.storm_spares:
            continue
        if die in printed(game).rolls.storm_sinks or yard.fatigued:
            sunk = die in printed(game).rolls.storm_sinks
            sink(game, number, "jc2.events.storm.sinks" if sunk else "jc2.events.storm.fatigued_sinks")
        else:
            yard.fatigued = True
            game.log("events.ship_fatigued", "jc2.events.storm.fatigue", seat=yard.owner,
                     yard=DEEDS.text(YardCard(number)))  # fmt: skip


def sink(game: G, number: int, rule: str) -> None:
    """A ship goes back to its shipyard, unfitted, or with it to the supply."""
    yard = game.state.yards[number]
    firms.lay_up(game, number)
    game.log("events.ship_sunk", rule, seat=yard.owner, yard=DEEDS.text(YardCard(number)))
