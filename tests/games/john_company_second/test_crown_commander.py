"""The Crown as Commander, and Commanders of persons beside it: alliances, Deploys, crises."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.john_company_second.army import defence
from pygame_core.games.john_company_second.state import Filled
from tests.games.john_company_second.board import A, B
from tests.games.john_company_second.crown import CLIMATES, Beside, command, solo, two
from tests.games.john_company_second.test_crown_cards import rule


# --- alliances ------------------------------------------------------------------------------------------------
def commanding(
    climate: str, army: str = "madras", *, officers: int = 2, pounds: int = 4, cubes: int = 0, president: int = 1,
    seats: int = 1, regiments: int = 0,
) -> Beside:  # fmt: skip
    """A Commander of the Crown; nothing but the home region is near, with a strength that nobody can break."""
    board = Beside(climate, seats).cubes(*[cubes, *[0] * (seats - 1)])
    board.bare().treasury(**{army: pounds})
    if president >= 0:
        board.office(president, f"president_of_{army}")
    board.commander(board.own, army)
    board.officers(board.own, army, officers)
    board.state.india.armies[army].regiments = regiments
    board.state.india.regions[army].towers = 9
    return board


def allied(board: Beside) -> list[str]:
    return [told["alliance"] for told in board.told("operations.allied")]


@rule("jc2.solo.crown.commander.alliances", "jc2.crown.commander.strength", "jc2.solo.crown.president.alliances",
      "jc2.crown.commander.alliance_moment")  # fmt: skip
def test_one_alliance_by_climate() -> None:
    got = {climate: allied(command(commanding(climate, officers=3))) for climate in CLIMATES}
    assert got == {"bull": [], "stag": [], "lion": ["the_nizam"], "bear": ["arcot"], "peacock": ["arcot"]}
    assert allied(command(commanding("lion", officers=2))) == []
    assert allied(command(commanding("bear", officers=1))) == []
    assert allied(command(commanding("bear", officers=1, regiments=1))) == ["arcot"]
    rich = commanding("bear", pounds=9)
    assert allied(command(rich)) == ["arcot"], "once"
    assert allied(command(commanding("bear", president=-1))) == []


@rule("jc2.crown.commander.human_president", "jc2.solo.favour.commander.consent_to_crown")
def test_a_human_president_may_refuse() -> None:
    board = command(commanding("bear", president=A))
    assert board.ask.code == "operations.ally"
    refused = board.answer("no")
    assert allied(refused) == [] and refused.crown.cubes == [0, 12] and refused.stopped
    agreed = command(commanding("bear", president=A)).answer("yes")
    assert allied(agreed) == ["arcot"] and agreed.crown.cubes == [1, 11]


@rule("jc2.solo.favour.commander.crown_buy_extra")
def test_an_alliance_that_a_person_names() -> None:
    for climate, price in (("bull", 2), ("stag", 2), ("lion", 2), ("bear", 1), ("peacock", 1)):
        board = command(commanding(climate, cubes=price, president=A, officers=1))
        assert "commander.crown_buy_extra" in board.offered()
        board.buy("commander.crown_buy_extra", "the_nizam")
        assert allied(board) == ["the_nizam"], "whoever pays has consented"
        assert board.crown.cubes == [0, 12]
        short = command(commanding(climate, cubes=price - 1, president=A, officers=1))
        assert "commander.crown_buy_extra" not in short.offered()


@rule("jc2.solo.favour.commander.crown_dearer", "jc2.crown.favour.payer_names")
def test_a_dearer_alliance() -> None:
    board = command(commanding("lion", officers=3, cubes=1))
    assert "commander.crown_dearer" in board.offered()
    board.buy("commander.crown_dearer", "arcot").pass_all()
    assert allied(board) == ["arcot"] and board.crown.cubes == [0, 12]
    assert allied(command(commanding("lion", officers=3))) == ["the_nizam"]
    assert "commander.crown_dearer" not in command(commanding("bull", cubes=6)).offered()


@rule("jc2.solo.favour.commander.crown_cheaper", "jc2.solo.favour.commander.crown_no_alliance")
def test_a_cheaper_alliance_or_none() -> None:
    for climate in ("bear", "peacock"):
        board = command(commanding(climate, cubes=1)).buy("commander.crown_cheaper", "the_nizam").pass_all()
        assert allied(board) == ["the_nizam"] and board.crown.cubes == [0, 12]
        assert "commander.crown_no_alliance" not in command(commanding(climate, cubes=1)).offered()
        none = command(commanding(climate, cubes=2)).buy("commander.crown_no_alliance").pass_all()
        assert allied(none) == [] and none.crown.cubes == [0, 12]
    lion = command(commanding("lion", officers=3, cubes=1))
    lion.buy("commander.crown_no_alliance")
    assert allied(lion) == []
    assert (
        not {"commander.crown_cheaper", "commander.crown_no_alliance"} & command(commanding("bull", cubes=6)).offered()
    )
    theirs = command(commanding("bear", cubes=6, president=A))
    assert "commander.crown_no_alliance" not in theirs.offered()


@rule("jc2.solo.favour.commander.alliance_consent")
def test_consent_to_an_alliance_of_a_person() -> None:
    def asking(climate: str, cubes: int) -> Beside:
        board = Beside(climate).cubes(cubes)
        board.bare().treasury(madras=9)
        board.office(1, "president_of_madras")
        board.commander(A, "madras")
        board.officers(A, "madras", 1)
        board.run("operations", ("operations.commander", {"army": "madras"}))
        return board.answer("ally/arcot")

    for climate, price in (("bull", 2), ("stag", 2), ("lion", 1)):
        board = asking(climate, price)
        assert board.offered() == {"commander.alliance_consent"}
        board.buy("commander.alliance_consent", "yes")
        assert allied(board) == ["arcot"] and board.crown.cubes == [0, 12]
        assert allied(asking(climate, price - 1)) == []
    for climate in ("bear", "peacock"):
        assert allied(asking(climate, 0)) == ["arcot"]


# --- Deploys --------------------------------------------------------------------------------------------------
def war(climate: str, officers: int, *, theirs: int = 0, regiments: int = 0, cubes: int = 0, towers: int = 1) -> Beside:
    """A Commander of the Crown in Madras. The President is a person without money; every region has so many levels."""
    board = Beside(climate).cubes(cubes)
    board.plain()
    for at in board.state.india.regions.values():
        at.towers = towers
    board.treasury()
    board.office(A, "president_of_madras")
    board.commander(1, "madras")
    board.officers(1, "madras", officers)
    board.officers(A, "madras", theirs)
    board.state.india.armies["madras"].regiments = regiments
    return board


def deployed(board: Beside) -> list[tuple[str, int]]:
    return [(told["region"], len(told["dice"])) for told in board.told("operations.deploy")]


@rule("jc2.solo.crown.deploy.targets", "jc2.crown.deploy.closed_orders_only")
def test_the_order_of_targets() -> None:
    def ready(climate: str) -> Beside:
        board = war(climate, 9, regiments=4)
        board.conquer("mysore", "madras")
        board.state.india.closed[:] = ["mysore_1"]
        return command(board, "madras", *[4] * 40)

    first = {climate: deployed(ready(climate))[0] for climate in CLIMATES}
    assert first == {"bull": ("mysore", 2), "stag": ("mysore", 3), "lion": ("madras", 4), "bear": ("madras", 3),
                     "peacock": ("madras", 2)}  # fmt: skip
    board = war("lion", 9)
    board.conquer("madras", "madras")
    board.conquer("mysore", "madras")
    board.state.india.regions["madras"].unrest = 2
    command(board, "madras", *[4] * 20)
    assert deployed(board)[0] == ("hyderabad", 4), "a region with unrest alone is none; the list of the card decides"


@rule("jc2.solo.crown.deploy.dice", "jc2.crown.deploy.defence")
def test_exactly_the_dice_after_the_defence_of_the_whole_empire() -> None:
    def sent(climate: str, officers: int) -> list[tuple[str, int]]:
        board = war(climate, officers)
        return deployed(command(board, "madras", *[4] * 20))[:1]

    wanted = {"bull": 6, "stag": 5, "lion": 4, "bear": 3, "peacock": 2}
    for climate, dice in wanted.items():
        assert sent(climate, dice + 1) == [("madras", dice)] and sent(climate, dice) == []
    pacify = {climate: solo().game.components.crown.charts[climate].pacify for climate in CLIMATES}
    assert pacify == {"bull": 2, "stag": 3, "lion": 4, "bear": 5, "peacock": 6}
    board = war("bear", 6)
    board.conquer("madras", "madras")
    for name in board.state.india.regions:
        if name not in ("mysore", "madras"):
            board.conquer(name, "bengal" if name != "bombay" else "bombay")
    board.state.india.regions["mysore"].towers = 3
    assert defence(board.game, "mysore") == 3
    command(board, "madras", *[4] * 20)
    assert deployed(board)[0] == ("mysore", 3) and board.state.india.armies["madras"].exhausted == [0, 6]
    empire = war("bear", 6)
    empire.conquer("madras", "madras")
    empire.empire("mysore", "hyderabad")
    empire.state.india.regions["mysore"].towers = 2
    command(empire, "madras", *[4] * 20)
    assert deployed(empire)[0] == ("mysore", 3) and empire.state.india.armies["madras"].exhausted == [0, 6]


@rule("jc2.solo.crown.deploy.lower_target")
def test_else_the_next_target() -> None:
    board = war("bear", 4)
    board.conquer("mysore", "madras")
    board.state.india.regions["madras"].towers = 4
    board.state.india.regions["hyderabad"].towers = 1
    command(board, "madras", *[4] * 20)
    assert deployed(board) == [("hyderabad", 3)]
    none = war("bear", 5, towers=4)
    assert deployed(command(none)) == [] and none.rows()[-1] == "deploy_none"


@rule("jc2.solo.crown.deploy.exhaust")
def test_who_is_exhausted_first() -> None:
    board = war("peacock", 2, theirs=0, regiments=2, towers=1)
    command(board, "madras", *[4] * 20)
    told = board.told("operations.deploy")[0]
    assert (told["n"], told["regiments"], len(told["dice"])) == (2, 1, 2)
    board = war("peacock", 1, theirs=3)
    command(board, "madras", *[4] * 20)
    assert board.told("operations.deploy")[0]["n"] == 3 and board.state.india.armies["madras"].active[A] == 1


@rule("jc2.crown.deploy.alliance_set")
def test_alliances_are_taken_whole_and_never_too_many() -> None:
    def with_allies(need: int) -> dict[str, Any]:
        board = war("peacock", 3, towers=need - 2)
        alliances = board.state.india.armies["madras"].alliances
        for name in alliances:
            alliances[name] = True
        told: dict[str, Any] = command(board, "madras", *[4] * 20).told("operations.deploy")[0]
        return told

    assert with_allies(5)["alliances"] == ["the_nizam", "arcot"] and with_allies(5)["n"] == 1
    three = with_allies(3)
    assert len(three["alliances"]) == 1 and three["n"] == 1


@rule("jc2.solo.crown.deploy.again", "jc2.crown.deploy.again_search")
def test_a_second_deploy() -> None:
    for climate, times in (("bull", 1), ("stag", 1), ("lion", 1), ("bear", 2), ("peacock", 3)):
        board = war(climate, 20)
        board.state.india.armies["madras"].active[1] = 14 if climate != "bear" else 8
        board[1].supply += 6 if climate != "bear" else 12
        if climate == "peacock":
            board.state.india.armies["madras"].active[1] = 9
            board[1].supply += 5
        command(board, "madras", *[4] * 60)
        assert len(deployed(board)) == times
    board = war("peacock", 5)
    command(board, "madras", *[1] * 30)
    assert [region for region, _ in deployed(board)][:1] == ["madras"] and len(deployed(board)) == 1


@rule("jc2.solo.favour.commander.crown_again", "jc2.solo.favour.commander.crown_stop")
def test_again_and_no_more_for_cubes() -> None:
    for climate, price, dice in (("bull", 2, 6), ("stag", 2, 5), ("lion", 1, 4)):
        board = command(war(climate, 2 * dice + 2, cubes=price), "madras", *[4] * 60)
        while not board.stopped and "commander.crown_again" not in board.offered():
            board.answer("pass")
        board.buy("commander.crown_again").pass_all()
        assert len(deployed(board)) == 2 and board.crown.cubes == [0, 12]
        assert len(deployed(command(war(climate, 2 * dice + 2), "madras", *[4] * 60))) == 1
    for climate, dice in (("bear", 3), ("peacock", 2)):
        board = command(war(climate, 2 * dice + 2, cubes=1), "madras", *[4] * 60)
        while "commander.crown_stop" not in board.offered():
            board.answer("pass")
        board.buy("commander.crown_stop")
        assert len(deployed(board)) == 1 and board.crown.cubes == [0, 12]
        assert "commander.crown_again" not in board.offered()


@rule(
    "jc2.solo.favour.commander.crown_target", "jc2.solo.favour.commander.crown_dice", "jc2.crown.favour.dice_duration"
)
def test_another_target_and_other_dice_for_cubes() -> None:
    def near(cubes: int, officers: int = 4) -> Beside:
        board = war("bear", officers, cubes=cubes)
        board.conquer("mysore", "madras")
        return command(board, "madras", *[4] * 60)

    board = near(2)
    assert {"commander.crown_target", "commander.crown_dice"} <= board.offered()
    board.buy("commander.crown_target", "hyderabad").pass_all()
    assert deployed(board)[0] == ("hyderabad", 3) and board.crown.cubes == [0, 12]
    assert "commander.crown_target" not in near(1).offered()
    fewer = near(1).buy("commander.crown_dice", "dice_fewer").pass_all()
    assert deployed(fewer)[0] == ("madras", 2) and fewer.crown.cubes == [0, 12]
    twice = near(3, 6).buy("commander.crown_dice", "dice_more").buy("commander.crown_dice", "dice_more").pass_all()
    assert deployed(twice)[0] == ("madras", 5)
    again = near(1, 7).buy("commander.crown_dice", "dice_fewer").pass_all()
    assert [dice for _, dice in deployed(again)] == [2, 3], "for one Deploy"


@rule("jc2.solo.favour.commander.crown_dice", "jc2.solo.crown.deploy.again")
def test_other_dice_for_a_second_deploy_that_its_own_do_not_reach() -> None:
    """Three dice after one level take four of seven; those that are left are enough for two dice."""
    board = war("bear", 7, cubes=1)
    command(board, "madras", *[4] * 60)
    board.answer("pass")
    while board.ask.code == "crown.swap":
        board.answer("pass")
    assert len(deployed(board)) == 1 and board.offered() == {"commander.crown_dice"}
    board.buy("commander.crown_dice", "dice_fewer").pass_all()
    assert [dice for _, dice in deployed(board)] == [3, 2] and board.crown.cubes == [0, 12]


@rule("jc2.solo.favour.commander.crown_swap")
def test_pieces_swapped_before_the_roll() -> None:
    board = war("bear", 4, theirs=1, regiments=1, cubes=2)
    command(board, "madras", *[4] * 60)
    board.answer("pass")
    assert board.ask.code == "crown.swap"
    board.answer("officer/1 for regiment")
    board.answer("officer/1 for officer/0")
    assert board.crown.cubes == [0, 12]
    army = board.state.india.armies["madras"]
    assert (army.exhausted, army.exhausted_regiments) == ([1, 2], 1)
    strong = war("bear", 4, cubes=2, towers=3)
    strong.state.india.armies["madras"].alliances.update(the_nizam=True, arcot=False)
    strong.state.india.armies["madras"].active[1] = 6
    strong[1].supply -= 2
    command(strong, "madras", *[4] * 60)
    strong.answer("pass")
    strong.answer("the_nizam for officer/1 officer/1")
    assert strong.crown.cubes == [0, 12] and strong.told("operations.deploy")[0]["alliances"] == []


@rule("jc2.solo.favour.commander.crown_swap", "jc2.crown.deploy.alliance_set")
def test_an_alliance_is_swapped_for_a_weaker_one_and_a_regiment() -> None:
    """Rajput Prince counts three, the Sikhs two."""
    board = Beside("bear").cubes(3)
    board.plain()
    board.treasury()
    board.commander(1, "bombay")
    army = board.state.india.armies["bombay"]
    army.alliances.update(rajput_prince=True, sikhs=True)
    army.regiments = 1
    board.state.india.regions["bombay"].towers = 0
    command(board, "bombay", *[4] * 60)
    while board.ask.code != "crown.swap":
        board.answer("pass")
    board.answer("rajput_prince for sikhs regiment")
    sent = board.told("operations.deploy")[0]
    assert (sent["alliances"], sent["regiments"]) == (["sikhs"], 1) and board.crown.cubes == [0, 12]


@rule("jc2.solo.favour.commander.conquest", "jc2.solo.favour.commander.pacify", "jc2.crown.favour.crown_writer_there")
def test_deploys_of_a_person_that_serve_the_crown() -> None:
    def conquest(climate: str, crown: int) -> int:
        board = Beside(climate).poor()
        board.plain()
        board.treasury()
        board.commander(A, "madras")
        board.officers(A, "madras", 3)
        board.officers(1, "madras", crown)
        board.state.india.armies["madras"].regiments = 0
        board.run("operations", ("operations.commander", {"army": "madras"}), script=[1] * 20)
        board.answer("deploy/madras")
        if board.ask.code == "operations.deploy_pieces":
            board.answer([1, crown, 0] if crown else [2, 0, 0])
        return board.crown.cubes[A]

    assert [conquest(climate, 1) for climate in CLIMATES] == [0, 0, 1, 1, 1] and conquest("bear", 0) == 0

    def peace(climate: str, *, out: bool = False, writer: bool = True) -> int:
        board = Beside(climate).poor()
        board.plain()
        board.treasury()
        board.conquer("madras", "madras")
        board.office(1, "president_of_madras")
        board.state.india.closed[:] = ["madras_2"]
        if writer:
            board.writers(1, "madras")
        if out:
            board.state.india.writers["madras"][1] = 0
            board.state.india.filled["madras_1"] = Filled(by="madras", seat=1)
        board.commander(A, "madras")
        board.officers(A, "madras", 1)
        board.state.india.armies["madras"].regiments = 0
        board.run("operations", ("operations.commander", {"army": "madras"}), script=[1] * 20)
        return board.answer("deploy/madras").crown.cubes[A]

    assert [peace(climate) for climate in CLIMATES] == [1, 1, 1, 0, 0]
    assert peace("bull", out=True) == 1 and peace("bull", writer=False) == 0


# --- crises ---------------------------------------------------------------------------------------------------
@rule("jc2.solo.crown.crisis.defence", "jc2.crown.crisis.vacant", "jc2.crown.crisis.order")
@pytest.mark.parametrize("seats", [1, 2])
def test_a_person_chooses_who_defends(seats: int) -> None:
    def attacked(vacant: bool) -> Beside:
        board = Beside("lion", seats).poor()
        board.plain()
        board.conquer("madras", "madras")
        if vacant:
            board.office(board.own, "military_affairs")
        else:
            board.commander(board.own, "madras")
        board.officers(board.own, "madras", 2)
        board.officers(A, "madras", 2)
        board.state.india.armies["madras"].regiments = 0
        board.crown.button = seats - 1
        step = {"region": "madras", "kind": "rebellion", "force": 1, "by": "", "levels": 1}
        return board.run("events", ("events.attack", step))

    for vacant in (False, True):
        board = attacked(vacant)
        assert (board.ask.seat, board.ask.code) == (seats - 1, "events.pieces")
        given = [int(slot.params["seat"] == board.own) for slot in board.ask.slots]  # type: ignore[attr-defined]
        board.answer(given)
        assert board.state.india.armies["madras"].exhausted[board.own] == 1 and board.crown.button == seats - 1
    board = attacked(False)
    board.conquer("mysore", "madras")
    for region in ("madras", "mysore"):
        board.state.india.regions[region].unrest = 1
    board.run("events", ("events.rebels", {"army": "madras"}))
    assert (board.ask.seat, board.ask.code) == (seats - 1, "events.rebels")


def test_the_crown_beside_two_sends_officers_by_turns() -> None:
    board = two("peacock")
    board.plain()
    board.treasury()
    board.commander(2, "madras")
    board.officers(A, "madras", 2)
    board.officers(B, "madras", 2)
    board.state.india.armies["madras"].regiments = 0
    board.state.india.regions["madras"].towers = 1
    board.crown.button = B
    command(board, "madras", *[4] * 20)
    assert board.state.india.armies["madras"].exhausted == [1, 2, 0]
