"""What the steady bots of John Company, second edition, agree on: how often they deal, what becomes of promises, and
whether a hirer can be bought for a little more than he asks.

`LEADENHALL_GAMES=400` in the environment makes every series so many games long.
"""

from collections import Counter
from collections.abc import Iterator

from pygame_core.bots import Driver, make
from pygame_core.games.john_company_second import promises
from pygame_core.games.john_company_second.refs import CANDIDATE
from pygame_core.games.registry import ruleset
from pygame_core.kernel.deals import Clause
from pygame_core.kernel.decisions import Decision
from pygame_core.kernel.saves import light, loads
from pygame_core.kernel.table import Player, Table
from workshop.figure import Figure, Provider
from workshop.playing import games_wanted

GAME = "john_company_second"
BOT = "steady"
FAMILIES = 4
GAMES = 40
ABOVE = 2
"""Pounds above the price that a hirer names."""


def seated(number: int) -> tuple[Table, Driver]:
    rules, seed = ruleset(GAME), f"deals/{number}"
    table = Table(rules, rules.mode(FAMILIES, None, None), seed, [Player(BOT, BOT) for _ in range(FAMILIES)])
    return table, Driver(table, {seat: make(GAME, BOT) for seat in range(FAMILIES)}, seed)


# --- deals --------------------------------------------------------------------------------------------------------
def deals() -> Iterator[Figure]:
    """Deals in a game, words that were kept, and promise cards in other hands that were called in before the end."""
    games, done, left = games_wanted(GAMES), Counter[str](), 0
    for number in range(games):
        table, driver = seated(number)
        for move in driver.play():
            if move.failed:
                raise RuntimeError(f"a bot had no answer in the game {number}")
        done.update(event.code for event in table.log(None))
        for seat, family in enumerate(table.game.state.families):
            left += sum(promises.CARDS[held].guarantor != seat for held in family.promises)
    judged = done["kernel.word.kept"] + done["kernel.word.broken"]
    called = done["promise.called"]
    yield Figure("jc2.deals_per_game", done["kernel.deal.made"] / games, f"of {games} games", 15, 8)
    yield Figure("jc2.promises_called", called / max(1, called + left), f"of {called + left} promises", at_least=0.6)
    yield Figure("jc2.words_kept", done["kernel.word.kept"] / max(1, judged), f"of {judged} words", at_least=0.9)


# --- hires --------------------------------------------------------------------------------------------------------
def hires() -> Iterator[Figure]:
    """How often a family's candidate is hired by a bot that is paid a little more than it asks for its word."""
    games, won, asked = games_wanted(GAMES), 0, 0
    for number in range(games):
        table, driver = seated(number)
        while table.result is None:
            question = table.pending[0]
            rival = rival_of(table, question)
            if rival is not None and not table.game.deals["open"]:
                result = bought(loads(light(table)).table, question, rival)
                asked, won = asked + (result is not None), won + bool(result)
            driver.play_one()
    yield Figure("jc2.hire_for_price", won / max(1, asked), f"of {asked} hires", at_least=0.6)


def rival_of(table: Table, question: Decision) -> int | None:
    """The richest other family with a candidate for the office that somebody is about to fill."""
    if question.code != "hiring.choose":
        return None
    pool = {CANDIDATE.read(answer).seat for answer in question.answers()} - {question.seat}
    return max(pool, key=lambda seat: table.game.state.families[seat].cash, default=None)


def bought(table: Table, question: Decision, rival: int) -> bool | None:
    """Whether the rival's candidate is hired for the price that the hirer names and a little more; None if the rival
    has not so much money."""
    hirer, office, turn = question.seat, question.params["office"], table.game.state.turn.number
    cash = table.game.state.families[rival].cash
    word: Clause = {"kind": "hire", "from": hirer, "to": rival, "whose": rival, "office": office, "turn": turn}
    if cash < 1 + ABOVE:
        return None
    driver = Driver(table, {seat: make(GAME, BOT) for seat in range(FAMILIES)}, "hires")
    named = answered(table, driver, rival, [word, money(rival, hirer, 1)])
    if named is not None:
        price = sum(row["n"] for row in named if row["kind"] == "cash" and row["from"] == rival) + ABOVE
        if not named:
            return False
        if price > cash:
            return None
        answered(table, driver, rival, [word, money(rival, hirer, price)])
    for event in driver.play():
        # One answer may bring several hires.
        hired = [e.params for e in table.log(None) if e.code == "hiring.hired" and e.place["turn"] == turn]
        chosen = next((params["seat"] for params in hired if params["office"] == office), None)
        if event.failed or chosen is not None or table.game.state.turn.phase != "hiring":
            return bool(chosen == rival)
    return False


def money(giver: int, taker: int, n: int) -> Clause:
    return {"kind": "cash", "from": giver, "to": taker, "n": n}


def answered(table: Table, driver: Driver, rival: int, clauses: list[Clause]) -> list[Clause] | None:
    """What the hirer wants in place of an offer, nothing if it does not say; None if it agrees."""
    table.deal(rival, "propose", clauses)
    driver.play_one()
    code, params = next((e.code, e.params) for e in reversed(table.log(None)) if e.code.startswith("kernel.deal."))
    for offer in list(table.game.deals["open"]):
        table.deal(rival, "reject", offer["id"])
    if code == "kernel.deal.made":
        return None
    wants: list[Clause] = params["clauses"] if code == "kernel.deal.countered" else params["said"]["wants"]
    return wants if any(row["kind"] == "hire" for row in wants) else []


FIGURES: dict[str, Provider] = {
    "jc2.deals_per_game": deals,
    "jc2.promises_called": deals,
    "jc2.words_kept": deals,
    "jc2.hire_for_price": hires,
}
