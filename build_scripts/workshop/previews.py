"""What programs show of a link to the site: the picture needs a whole address, which only whoever hosts it knows."""

import os
from urllib.parse import urljoin, urlsplit

from workshop.plan import Plan
from workshop.problems import Problem

PAGES = ("index.html", "embed.html")
PICTURE = "icons/preview.jpg"
MARK = f'<meta property="og:image" content="{PICTURE}">'
ENVIRONMENT = "LEADENHALL_ADDRESS"


def site_address() -> str:
    """Where the site will stand, if whoever builds it says so; empty otherwise."""
    address = os.environ.get(ENVIRONMENT, "")
    if not address:
        return ""
    found = urlsplit(address)
    if found.scheme not in ("http", "https") or not found.netloc or any(letter in address for letter in "\"'<>& "):
        raise Problem(
            f"{ENVIRONMENT} is no address of a site: {address}", "Say it whole, such as https://HOST/FOLDER/."
        )
    return address if address.endswith("/") else f"{address}/"


def into_pages(plan: Plan, address: str) -> None:
    """The picture's whole address in each page; a page that has no mark for it is a mistake."""
    for path in PAGES:
        page = plan.content(path).decode("utf-8")
        if page.count(MARK) != 1:
            raise Problem(f"{path} has no picture for previews of links.", f"It needs {MARK}.")
        plan.write(path, page.replace(PICTURE, urljoin(address, PICTURE), 1))
