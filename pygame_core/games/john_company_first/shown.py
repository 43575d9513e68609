"""What is printed on the board and the cards, as the page draws it: it stays the same all game, no section tells it."""

from __future__ import annotations

from ...kernel.ruleset import View
from . import targets
from .phases.deregulation import BOXES, COMPANY_LESS
from .state import G, is_john_and_co, is_militant, printed, scenario


def shown(game: G) -> View:
    figures = printed(game)
    return {
        "elements": {
            "court": targets.COURT, "price": targets.PRICE, "revenue": targets.REVENUE, "balance": targets.BALANCE,
            "vote": targets.VOTE, **{box: targets.BOX[box] for box in BOXES},
        },
        "year": scenario(game).year,
        "regions": {name: {"number": card.number, "next": card.next} for name, card in figures.regions.items()},
        "provinces": {region: targets.OFFICE[office] for region, office in figures.provinces.items()},
        "track": list(figures.track),
        "prices": list(figures.london.prices),
        "costs": dict(figures.london.costs),
        "yards": list(figures.london.yard_prices),
        "goods": figures.money.goods,
        "support": list(figures.london.support),
        "passes": figures.london.passes_above,
        "faces": list(figures.setup.faces),
        "expectations": list(figures.firm.expectations),
        "cards": {
            name: {"law": card.law, "moves": card.moves, "price": card.price, "support": card.support}
            for name, card in figures.cards.items()
        },
        "figures": {
            "debt": figures.money.debt_action, "loan": figures.money.loan, "mercenary": figures.money.mercenary,
            "buy_back": figures.money.buy_back, "promise_vp": figures.money.promise_vp,
            "officers": figures.officers, "mutiny": figures.ending.mutiny_closed,
            "establish": figures.firm.establish, "careers": figures.london.careers[game.seats < 4],
            "share_vp": figures.london.share_vp, "manor_vp": scenario(game).manor_vp,
            "ship": figures.militant.ship_price if is_militant(game) else figures.money.shipyard_income,
        },
        "does": {name: f"does.{name}" for name in (*figures.cards, *figures.prizes, *figures.families)},
        "spoken": {
            **{name: {"n": prize.parameter} for name, prize in figures.prizes.items()},
            **{name: {"n": family.parameter, "limit": family.limit} for name, family in figures.families.items()},
        },
        "boxes": list(COMPANY_LESS if is_john_and_co(game) else BOXES),
        "own": bool(game.options.get("components")),
    }  # fmt: skip
