"""The Inventor and the Tinkerer: one level beyond the current one, at a price for keeping the tile."""

from __future__ import annotations

from typing import Literal

from ....kernel.decisions import Option, Pick
from ....kernel.game import Step
from ....kernel.reasons import OPEN, Closed, Reason, RuleBug
from .. import stock, targets
from ..ids import TileId
from ..refs import Reach
from ..state import Company, G, Tile, give_back, has_tile, level, printed, tile_of

FARTHER: tuple[Literal["inventor", "tinkerer"], ...] = ("inventor", "tinkerer")
"""Tiles that reach beyond the current level."""


def ways(game: G, company: Company, number: int) -> list[Reach]:
    """By what right this player could reach a level; the first by that of the current level alone."""
    if not company.tiles or number <= level(game):
        return ["level"]
    return ["level", *[tile for tile in FARTHER if has_tile(company, tile)]]


def reaches(current: int, number: int, reach: Reach, limit: str) -> Reason:
    """Whether something of this level can be had by the current level, or with a tile; `limit` is the rule that closes
    what is too far without one."""
    if reach == "level":
        return OPEN if number <= current else Closed(limit, level=number)
    return OPEN if number == current + 1 else Closed("ark.tile.inventor.one-above", level=number)


def _held(game: G, seat: int, tile: TileId) -> Tile:
    found = tile_of(game.state.companies[seat], tile)
    if found is None:
        raise RuleBug(f"seat {seat} has no {tile}")
    return found


def use(game: G, seat: int, tile: TileId) -> Step:
    """One use is taken: after it the tile goes back, or is paid for again while it can be."""
    held = _held(game, seat, tile)
    held.uses += 1
    costs = printed(game).tile.keep[tile]
    keeps = False
    if held.uses <= len(costs):
        cost = costs[held.uses - 1]
        forced = stock.emergency(game, seat, cost)
        options = [
            Option("keep", OPEN, targets.tiles(seat)[tile], "inventor.keep", cost=cost, tile=f"tile.{tile}",
                   sold=forced.shares, loans=forced.loans),
            Option("return", OPEN, targets.tiles(seat)[tile], "inventor.return", tile=f"tile.{tile}"),
        ]  # fmt: skip
        answer = yield lambda: Pick(
            seat, "inventor.keep", options, "ark.tile.inventor.keep-cost", tile=f"tile.{tile}", cost=cost
        )
        keeps = answer == "keep"
        if keeps:
            stock.pay(game, seat, cost)
            game.log("inventor.kept", "ark.tile.inventor.keep-cost", seat=seat, tile=f"tile.{tile}", n=cost)
    if not keeps:
        give_back(game, seat, tile)
