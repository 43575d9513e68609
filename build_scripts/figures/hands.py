"""Games played through the page by hand: how quickly, and what the last long run of the fuzzer came to."""

import json
import sys
from collections.abc import Iterator

from workshop import serve, site
from workshop.cli_hands import LAST
from workshop.figure import Figure, Provider
from workshop.paths import ROOT, SITE

GAMES = 3


def by_mouse() -> Iterator[Figure]:
    """Answers a second in Chromium, of the quickest of some whole games of the toy: other programs only add to it."""
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))
    from e2e.hands.browsers import hand_in
    from e2e.hands.course import Course
    from e2e.hands.making import made
    from e2e.hands.playing import Playing
    from pygame_core.games.registry import ruleset

    site.build(quiet=True)
    mode = next(iter(ruleset("auction_house").modes()))
    with serve.serving(SITE) as address, hand_in("chromium", "mouse", address) as hand:
        runs = [Playing(Course(made("auction_house", mode, f"figures/{n}")), hand).play() for n in range(GAMES)]
    yield Figure("hands.answers_per_s", max(run.answers / run.seconds for run in runs), "answers/s", at_least=8)


def last_run() -> Iterator[Figure]:
    """Of `hands.py --random N`, as it was played last on this machine."""
    if LAST.exists():
        run = json.loads(LAST.read_text(encoding="utf-8"))
        yield Figure("hands.games", run["games"], "games")
        yield Figure("hands.differences", run["differences"], "differences", at_most=0)


FIGURES: dict[str, Provider] = {
    "hands.answers_per_s": by_mouse,
    "hands.games": last_run,
    "hands.differences": last_run,
}
