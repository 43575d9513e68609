"""`play.py`: build what is stale, serve the site, open the browser."""

import argparse
import os
import sys
import webbrowser

from workshop import environment, serve, site
from workshop.paths import SITE
from workshop.problems import guarded, say


def options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="play.py", description="Build Leadenhall and play it in the browser.")
    parser.add_argument("--build", action="store_true", help="only build site/, do not serve it")
    parser.add_argument("--port", type=int, help="serve at this port (default: 8470, or the next free one)")
    parser.add_argument("--no-open", action="store_true", help="do not open a browser")
    parser.add_argument(
        "--snapshot", action="store_true", help="also offer the experimental start from a memory image (?snapshot=1)"
    )
    return parser.parse_args(arguments)


def has_screen() -> bool:
    """Is there a desktop on which a browser window would appear?"""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def play(arguments: list[str]) -> int:
    chosen = options(arguments)
    environment.ensure("build")
    site.build(snapshot=chosen.snapshot)
    if chosen.build:
        say(f"The site is in {SITE}; any static web server can serve it.")
        return 0
    server = serve.listen(SITE, chosen.port)
    serve.pack_ahead(SITE)
    address = serve.address(server)
    say(f"\nLeadenhall is at {address}   (Ctrl+C stops it)")
    if chosen.port is None and server.server_address[1] != serve.FIRST_PORT:
        say(
            f"Port {serve.FIRST_PORT} is taken, perhaps by Leadenhall in another window: "
            f"games kept at {serve.at(serve.FIRST_PORT)} are not seen at this address."
        )
    if not chosen.no_open and has_screen():
        webbrowser.open(address)
    server.serve_forever()
    return 0


def main(arguments: list[str]) -> int:
    return guarded(play, arguments)
