"""The site in Firefox: it starts, a whole game is played by mouse, and is still there afterwards."""

import json
from pathlib import Path

import pytest

from workshop import browser, node

HERE = Path(__file__).parent / "firefox"
KINDS = {"pick", "pick_many", "amount", "allocate", "arrange"}


def test_a_whole_game_in_firefox(base_url: str) -> None:
    program = browser.firefox()
    if program is None:
        pytest.skip("there is no Firefox on this machine (Debian: sudo apt-get install firefox-esr)")
    machine = node.find()
    walk = node.modules(machine, HERE).parent / "walk.mjs"
    walk.write_text((HERE / "walk.mjs").read_text(encoding="utf-8"), encoding="utf-8")
    told = json.loads(machine.run(walk, str(program), base_url).splitlines()[-1])
    assert told["complaints"] == []
    assert told["answers"] > 5
    assert len(KINDS.intersection(told["met"])) >= 3, told["met"]
