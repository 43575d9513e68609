"""`hands.py`: plays a save, or random games, through the built page as a person does."""

import argparse
import sys
from itertools import islice
from pathlib import Path

from workshop.inside import inside
from workshop.paths import CACHE, ROOT, SITE
from workshop.problems import Problem, guarded, say

FINDINGS = CACHE / "hands"
LAST = FINDINGS / "last.json"
WAYS = ("mouse", "keys", "touch")
BROWSERS = ("chromium", "firefox", "webkit")
MOST = 80


def options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="hands.py", description="Play games through the page by hand.")
    parser.add_argument("save", nargs="?", type=Path, help="a saved game, played from its beginning")
    parser.add_argument(
        "--from", dest="start", type=int, default=0, metavar="N", help="the page gets it after N entries"
    )
    parser.add_argument("--random", type=int, metavar="N", help="so many random games of all games and modes instead")
    parser.add_argument("--by", choices=WAYS, default="mouse")
    parser.add_argument("--browser", choices=BROWSERS, default="chromium")
    parser.add_argument("--record", type=Path, metavar="FOLDER", help="a video of it there (Chromium)")
    parser.add_argument("--most", type=int, default=MOST, help=f"entries played of each random game ({MOST}; 0: all)")
    parser.add_argument("--seed", default="hands", help="other random games")
    parser.add_argument("--games", nargs="+", default=[], metavar="GAME", help="only these")
    parser.add_argument("--every-mode", action="store_true", help="so many of every mode, instead of so many in all")
    parser.add_argument("--skip", type=int, default=0, metavar="N", help="go on after N of them")
    parser.add_argument("--quick", action="store_true", help="do not look at the page beside playing it")
    chosen = parser.parse_args(arguments)
    if (chosen.save is None) == (chosen.random is None):
        parser.error("a save, or --random N")
    if chosen.record and chosen.browser != "chromium":
        parser.error("--record is for Chromium")
    return chosen


def play(chosen: argparse.Namespace) -> int:
    """One save, to its end."""
    from e2e.hands.browsers import hand_in
    from e2e.hands.course import Course, NotReplayable
    from e2e.hands.playing import Parted, Playing
    from workshop import serve

    try:
        course = Course.of_save(chosen.save.read_text(encoding="utf-8"), chosen.save.stem, chosen.start)
    except (OSError, NotReplayable) as problem:
        raise Problem(f"{chosen.save} cannot be played: {problem}") from None
    with serve.serving(SITE) as address, hand_in(chosen.browser, chosen.by, address, chosen.record) as hand:
        try:
            played = Playing(course, hand).play()
        except Parted as parted:
            raise Problem(str(parted)) from None
    say(f"{played.answers} answers, {played.answers / played.seconds:.1f} a second: the page plays it as the rules do.")
    return 0


def fuzz(chosen: argparse.Namespace) -> int:
    """Random games; what is found is said again at the end."""
    from e2e.hands.browsers import hand_in
    from e2e.hands.chromium import ChromiumHand
    from e2e.hands.fuzz import Fuzz, jobs
    from e2e.hands.looking import Looker
    from workshop import serve

    with serve.serving(SITE) as address, hand_in(chosen.browser, chosen.by, address, chosen.record) as hand:
        run = Fuzz(hand, FINDINGS, say)
        if isinstance(hand, ChromiumHand) and not chosen.quick:
            run.look = Looker(hand.page)
        wanted = jobs(chosen.random, chosen.seed, tuple(chosen.games), every_mode=chosen.every_mode)
        tally = run.run(islice(wanted, chosen.skip, None), chosen.most or None)
    FINDINGS.mkdir(parents=True, exist_ok=True)
    LAST.write_text(tally.as_json() + "\n", encoding="utf-8")
    speed = tally.answers / tally.seconds if tally.seconds else 0
    say(f"\n{tally.games} games, {tally.answers} answers, {speed:.1f} a second, {len(tally.findings)} findings")
    for finding in tally.findings:
        say(finding)
    return 1 if tally.findings else 0


def hands(arguments: list[str]) -> int:
    chosen = options(arguments)
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))
    from e2e.hands.browsers import Missing
    from workshop import browser, site

    if chosen.record:
        browser.ensure_recorder()
    site.build(quiet=True)
    try:
        return play(chosen) if chosen.save else fuzz(chosen)
    except Missing as missing:
        say(f"{missing} Nothing was played.")
        return 0


def main(arguments: list[str]) -> int:
    def start(words: list[str]) -> int:
        options(words)
        return inside("hands.py", words, hands, "build", "test")

    return guarded(start, arguments)
