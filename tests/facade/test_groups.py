"""Options say to which part of the board they belong, where the game has words for it."""

from tests.facade.desk import Page


def test_spaces_are_told_by_their_character() -> None:
    page = Page("east_india_companies", 3)
    while (page.view["decision"] or {}).get("code") != "agents.where":
        assert page.on()
    groups = {option["value"]: option.get("group") for option in page.view["decision"]["options"]}
    assert groups.pop("centre") is None
    assert set(groups.values()) == {"Trader", "Shipowner", "Governor", "Captain", "Investor"}
    for space, group in groups.items():
        assert space.startswith(f"{group.lower()}.")
