"""Small files that every visit needs, put together: each request costs the browser more than its content.

Modules are put together by `bundle`; these are what pages link to and scripts ask for.
"""

import base64
import json

from workshop.plan import Plan

SCREENS = "style/screens.css"
SCREENS_EMBEDDED = "style/screens-embedded.css"
# Inside another page a table is never drawn as on a phone unless it is as narrow: the window is low, and somebody
# else's.
NARROW, NARROW_EMBEDDED = "(max-width:600px)", "(max-width:439px)"
COMPACT = "(min-width:440px) and (max-width:860px),(min-width:440px) and (max-width:1240px) and (max-height:600px)"


def screens(narrow: str, **more: str) -> dict[str, str]:
    """The styles in the order in which they give way to each other, some for certain windows only."""
    first = {"components": "", "table": "", "table-board": "", "table-tablet": "", "table-phone": narrow}
    return {**first, "table-screens": "", **more, "shell": ""}


STYLES = {
    SCREENS: screens(NARROW),
    SCREENS_EMBEDDED: screens(NARROW_EMBEDDED, **{"table-embed": COMPACT}),
}
WORDS = ("shell", "table")
# The scripts that run while the head is read.
HEAD = ("app/early.js", "boot/begin.js")
PAGE, EMBEDDED_PAGE = "index.html", "embed.html"
ICON = "icons/icon.svg"


def style(plan: Plan, name: str, windows: str) -> str:
    content = plan.content(f"style/{name}.css").decode("utf-8")
    return f"@media {windows}{{\n{content}}}\n" if windows else content


def put_styles_together(plan: Plan) -> None:
    for path, parts in STYLES.items():
        plan.write(path, "".join(style(plan, name, windows) for name, windows in parts.items()))
    for name in {name for parts in STYLES.values() for name in parts}:
        plan.drop(f"style/{name}.css")


def put_words_together(plan: Plan) -> None:
    """The words of the page itself, language by language; those of a game's board stay apart."""
    for folder in {path.rpartition("/")[0] for path in plan.paths() if path.endswith(f"/{WORDS[0]}.json")}:
        words: dict[str, str] = {}
        for name in WORDS:
            words |= json.loads(plan.content(f"{folder}/{name}.json"))
            plan.drop(f"{folder}/{name}.json")
        plan.write(f"{folder}/page.json", json.dumps(words, ensure_ascii=False, separators=(",", ":")) + "\n")


def put_head_together(plan: Plan) -> None:
    """Other pages run the first of its scripts only, so that it stays."""
    first, second = HEAD
    plan.write(second, plan.content(first).decode("utf-8") + plan.content(second).decode("utf-8"))
    page = plan.content(PAGE).decode("utf-8")
    plan.write(PAGE, page.replace(f'<script src="{first}"></script>\n', ""))


def put_icon_into_pages(plan: Plan) -> None:
    picture = base64.b64encode(plan.content(ICON)).decode()
    for path in (PAGE, EMBEDDED_PAGE):
        page = plan.content(path).decode("utf-8")
        plan.write(path, page.replace(f'href="{ICON}"', f'href="data:image/svg+xml;base64,{picture}"'))


def into_plan(plan: Plan) -> None:
    put_styles_together(plan)
    put_words_together(plan)
    put_head_together(plan)
    put_icon_into_pages(plan)
