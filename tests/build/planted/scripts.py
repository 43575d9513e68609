"""Scripts in Python as they should be, and as they should not (`planted`): read by test_page_scripts.py, never run."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from e2e.scripts import handed, script

ONE_LINE = "() => document.title"
FILE = script("lesson/wanted")
WORK = "crashed"
SEVERAL_LINES = """() => {
  return document.title;
}"""  # planted
CODED = "(session) => session.ask('CODE')"


class Play:
    manners = script("plays/one")

    def run(self, page: Page, code: str, test: str = "() => true") -> Any:
        return page.evaluate(ONE_LINE, [page.evaluate_handle(handed(test)), page.evaluate_handle(self.manners), code])


def at(page: Page, work: str, given: Any = None) -> Any:
    """Hands its script on."""
    return page.evaluate_handle(FILE).evaluate(work, given)


def plain(page: Page, seat: int) -> None:
    page.evaluate(ONE_LINE)
    page.add_init_script(script("conftest/violations"))
    page.evaluate_handle(handed(script(f"shell_table/{WORK}")))
    page.wait_for_function(expression=ONE_LINE if seat else FILE)
    at(page, "(session, seat) => session.seats[seat]", seat)
    Play().run(page, "a", "() => true")
    page.goto(f"./#/table/{seat}")


def with_the_seat(page: Page, seat: int, file: Path) -> None:
    at(page, f"(session) => session.seats[{seat}]")  # planted
    at(page, "(session) => session.seats[SEAT]".replace("SEAT", str(seat)))  # planted
    at(page, CODED.replace("CODE", "tea"))  # planted
    at(page, "(session) => session.seats[%d]" % seat)  # noqa: UP031  planted
    page.evaluate(ONE_LINE + ".length")  # planted
    page.evaluate(SEVERAL_LINES)  # planted
    work = f"seats[{seat}]"
    page.evaluate(work)  # planted
    page.add_init_script(file.read_text(encoding="utf-8"))  # planted
    Play().run(page, "a", test=str(seat))  # planted
    page.evaluate(
        "async () => (await import(new URL('app/main.js', document.baseURI)))"  # planted
        ".openRoute()"
    )
