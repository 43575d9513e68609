"""Words given in a deal: remembered, judged by what happens, and a part of the record."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from typing import Any

from pygame_core.kernel.deals import check_saved
from pygame_core.kernel.decisions import Option, Pick
from pygame_core.kernel.game import Steps
from pygame_core.kernel.history import verify
from pygame_core.kernel.pledges import Blank, Outcome, Pledge, Word
from pygame_core.kernel.table import Table
from tests.kernel.test_deals import offers, refused
from tests.kernel.tiny import TRADE, G, coins, finish, note, planned, rules, table


def judge(game: G, word: Word, code: str, params: dict[str, Any]) -> Outcome | None:
    """To nod so often: each nod counts, a shake breaks it, the bell ends it."""
    if code != "noted":
        return None
    if params["text"] == "shake":
        return "broken"
    if params["text"] == "bell":
        return "void"
    word["done"] += 1
    return "kept" if word["done"] >= word["n"] else None


NOD = Pledge("check", (Blank("n", "number", lambda game, giver: [1, 2, 3], "nods"),), judge)
SPOKEN = replace(TRADE, pledges={"nod": NOD})


def nod(giver: int, taker: int, n: int = 2) -> dict[str, Any]:
    return {"kind": "nod", "from": giver, "to": taker, "n": n}


def asking() -> Table:
    steps = Steps()

    @steps("ask")
    def ask(game: G) -> Generator[Any, Any, None]:
        said = yield lambda: Pick(0, "ask", [Option(word) for word in ("nod", "shake", "bell", "end")])
        note(game, said)
        if said == "end":
            finish(game)
        else:
            game.next(ask)

    return table(rules(steps, [planned(ask)], trade=SPOKEN), 3)


def promised(*clauses: dict[str, Any]) -> Table:
    one = asking()
    one.deal(0, "propose", list(clauses or [nod(1, 0), coins(0, 1, 3)]))
    one.deal(1, "accept", 1)
    return one


def outcomes(of: Table) -> list[str]:
    return [word["outcome"] for word in of.game.deals["words"]]


def told(of: Table) -> list[str]:
    return [event.code for event in of.log(2) if event.code.startswith("kernel.word")]


def test_a_word_is_remembered_and_moves_nothing() -> None:
    one = promised()
    assert one.game.state.purses == [7, 13, 10]
    assert one.game.deals["words"] == [nod(1, 0) | {"at": 2, "done": 0, "able": False, "outcome": "open"}]
    assert told(one) == []


def test_what_happens_keeps_it_breaks_it_or_makes_it_void() -> None:
    for answers, outcome in ((["nod", "nod"], "kept"), (["nod", "shake"], "broken"), (["bell"], "void")):
        one = promised()
        for answer in answers:
            assert outcomes(one) == ["open"]
            one.answer(0, answer)
        assert outcomes(one) == [outcome] and told(one) == [f"kernel.word.{outcome}"]
        one.answer(0, "nod")
        assert told(one) == [f"kernel.word.{outcome}"], "what is judged stays judged"


def test_only_what_makes_sense_is_promised() -> None:
    one = asking()
    assert refused(one.deal, 0, "propose", [nod(0, 1, 4)]) == "kernel.deal.word"
    assert refused(one.deal, 0, "propose", [nod(0, 1) | {"done": 1}]) == "kernel.deal.fields"
    assert refused(one.deal, 0, "propose", [nod(0, 1) | {"kind": "wink"}]) == "kernel.deal.kind"
    assert offers(one) == []


def test_an_undo_takes_the_judgement_back() -> None:
    one = promised()
    one.answer(0, "nod")
    before = one.digest()
    one.answer(0, "nod")
    assert outcomes(one) == ["kept"]
    one.undo(0)
    assert outcomes(one) == ["open"] and one.game.deals["words"][0]["done"] == 1
    assert one.digest() == before and told(one) == []


def test_forks_and_replays_hear_the_same() -> None:
    one = promised()
    for answer in ("nod", "nod", "shake"):
        one.answer(0, answer)
    assert one.fork().digest() == one.branch().digest() == one.digest()
    assert verify(one).whole


def test_words_of_a_save_are_checked() -> None:
    one = promised()
    kept = one.game.deals
    assert check_saved(3, SPOKEN, kept) is None
    word = kept["words"][0]
    for damage in ({"outcome": "fine"}, {"done": "1"}, {"kind": "wink"}, {"from": 7}, {"n": None}, {"more": 1}):
        assert check_saved(3, SPOKEN, kept | {"words": [word | damage]}) == "deals.words[0]", damage


def test_a_seat_can_give_several_words_and_each_is_heard() -> None:
    one = promised(nod(1, 0, 1), nod(1, 2, 2), nod(2, 1, 3))
    one.deal(2, "accept", 1)
    one.answer(0, "nod")
    one.answer(0, "nod")
    assert outcomes(one) == ["kept", "kept", "open"]
