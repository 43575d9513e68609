"""V. Bonuses: all at once, so that nothing that is sold afterwards can pay twice."""

from __future__ import annotations

from ..laws import in_force
from ..pieces import fitted, receive, yards_of
from ..state import G, families, printed, steps


def income(game: G, seat: int) -> dict[str, int]:
    """What a family takes, by what pays it. Workshops in firms, unfitted ships, luxuries and shares pay nothing."""
    world = game.state
    family, figures = world.families[seat], printed(game)
    ships = len([number for number in yards_of(game, seat) if fitted(world.yards[number])])
    earned = {
        "shipyards": figures.enterprises.shipyard.income * ships,
        "workshops": figures.enterprises.workshop.income * family.workshops,
    }
    if in_force(game, "inclosure_acts"):
        retired = sum(pieces[seat] for pieces in world.london.prizes.values())
        earned["prizes"] = figures.law_numbers.inclosure_pay * retired
    return earned


RULES = {
    "shipyards": "jc2.bonuses.shipyard",
    "workshops": "jc2.bonuses.workshop",
    "prizes": "jc2.law.inclosure_acts",
}


@steps("bonuses.open")
def pay_bonuses(game: G) -> None:
    for seat in families(game):
        for source, amount in income(game, seat).items():
            if amount:
                receive(game, seat, amount)
                game.log("bonuses.paid", RULES[source], seat=seat, n=amount, source=f"source.{source}")
