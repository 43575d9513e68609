"""What the page waits for before its first table: the rules, and nothing that only a bot or another game needs."""

from __future__ import annotations

import subprocess
import sys

OPENED = """
import importlib, sys
import pygame_core.facade
importlib.import_module("pygame_core.games.auction_house")
print(*(name for name in sys.modules if name.startswith("pygame_core.")))
"""


def test_a_first_table_loads_no_bots_and_no_other_game() -> None:
    loaded = subprocess.run([sys.executable, "-c", OPENED], capture_output=True, text=True, check=True).stdout.split()
    games = {name.split(".")[2] for name in loaded if name.startswith("pygame_core.games.")}
    assert games == {"registry", "auction_house"}
    assert [name for name in loaded if ".bots" in name] == []
