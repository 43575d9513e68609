"""Small files that every visit needs, put together: each request costs the browser more than its content.

Modules are put together by `bundle`, sheets by `styles`; these are other files that pages link to and scripts ask for.
"""

import base64
import json

from workshop.plan import Plan

WORDS = ("shell", "table")
# The scripts that run while the head is read.
HEAD = ("app/early.js", "boot/begin.js")
# The drawings of the games, and which is whose.
PICTURES, DRAWN = "pictures/", "pictures/index.json"
PAGE, EMBEDDED_PAGE = "index.html", "embed.html"
ICON = "icons/icon.svg"


def put_words_together(plan: Plan) -> None:
    """The words of the page itself, language by language; those of a game's board stay apart."""
    for folder in {path.rpartition("/")[0] for path in plan.paths() if path.endswith(f"/{WORDS[0]}.json")}:
        words: dict[str, str] = {}
        for name in WORDS:
            words |= json.loads(plan.content(f"{folder}/{name}.json"))
            plan.drop(f"{folder}/{name}.json")
        plan.write(f"{folder}/page.json", json.dumps(words, ensure_ascii=False, separators=(",", ":")) + "\n")


def put_pictures_together(plan: Plan) -> None:
    """The lobby shows all of them at once."""
    games = json.loads(plan.content(DRAWN))
    plan.drop(DRAWN)
    files = {one["picture"] for one in games.values()}
    drawings = {file: plan.content(PICTURES + file).decode("utf-8") for file in sorted(files)}
    for file in files:
        plan.drop(PICTURES + file)
    said = json.dumps({"games": games, "drawings": drawings}, ensure_ascii=False, separators=(",", ":"))
    plan.write("pictures.json", said + "\n")


def put_head_together(plan: Plan) -> None:
    """Other pages run the first of its scripts only, so that it stays.
    The page says where the two stand: before its sheets, which a script would have to wait for."""
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
    put_words_together(plan)
    put_pictures_together(plan)
    put_head_together(plan)
    put_icon_into_pages(plan)
