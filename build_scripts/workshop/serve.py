"""A small static server for the loopback interface, with the types and headers the page needs."""

import functools
import gzip
import http.server
import io
import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from pathlib import Path
from urllib.parse import urlsplit

from workshop.problems import Problem

HOST = "127.0.0.1"
FIRST_PORT = 8470


# What is packed already, or too small to be worth it.
PACKED = (".gzip", ".zstd", ".gz", ".zip", ".whl", ".woff2", ".png", ".webm")
SMALLEST = 800


@functools.lru_cache(maxsize=512)
def compressed(path: str, modified: int) -> bytes:
    """A file as it goes over the line to whoever takes gzip: made when it is first asked for, and kept."""
    return gzip.compress(Path(path).read_bytes(), 6, mtime=modified)


def pack_ahead(folder: Path) -> None:
    """Packs what takes long before the first visitor asks for it, beside all else."""
    large = [path for path in folder.rglob("*.*") if path.suffix in (".wasm", ".mjs")]
    threading.Thread(
        target=lambda: [compressed(str(path), int(path.stat().st_mtime)) for path in large], daemon=True
    ).start()


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves a folder, optionally below a path; compresses; asks browsers to check back for every file."""

    protocol_version = "HTTP/1.1"
    # An answer leaves in one piece and at once: in two, its end would wait 40 ms for the browser to confirm the head.
    disable_nagle_algorithm = True
    wbufsize = 1 << 16
    extensions_map = {  # noqa: RUF012 (so declared by the base class)
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".json": "application/json",
        ".wasm": "application/wasm",
        ".whl": "application/zip",
        ".svg": "image/svg+xml",
        ".woff2": "font/woff2",
        ".toml": "text/plain",
        ".py": "text/plain",
        ".webmanifest": "application/manifest+json",
    }

    def __init__(self, *arguments: object, below: str = "/", directory: str = "") -> None:
        self.below = below
        super().__init__(*arguments, directory=directory)  # type: ignore[arg-type]

    def send_head(self):  # type: ignore[no-untyped-def]
        path = urlsplit(self.path).path
        if not path.startswith(self.below):
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        self.path = "/" + path[len(self.below) :]
        self.forget_another_folder()
        return self.send_compressed() or super().send_head()

    def send_compressed(self) -> io.BytesIO | None:
        """The file packed, with its headers sent; none where it is to be sent as it is, or need not be sent."""
        path = Path(self.translate_path(self.path))
        if path.is_dir():
            path /= "index.html"
        taken = "gzip" in self.headers.get("Accept-Encoding", "")
        if not taken or "If-Modified-Since" in self.headers or path.suffix in PACKED or not path.is_file():
            return None
        found = path.stat()
        if found.st_size < SMALLEST:
            return None
        content = compressed(str(path), int(found.st_mtime))
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Last-Modified", self.date_time_string(found.st_mtime))
        self.end_headers()
        return io.BytesIO(content)

    def forget_another_folder(self) -> None:
        """What the browser keeps of another site at this address may be newer than the file, and is not the file."""
        path = Path(self.translate_path(self.path))
        if path.is_dir():
            path /= "index.html"
        since = self.headers["If-Modified-Since"]
        if since and path.is_file() and since != self.date_time_string(path.stat().st_mtime):
            del self.headers["If-Modified-Since"]

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        self.send_header("Vary", "Accept-Encoding")
        # wheels may be installed by pages of any origin
        self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()

    def log_message(self, format: str, *arguments: object) -> None:
        """Quiet: the terminal is for the person, not for a list of requests."""


class Server(http.server.ThreadingHTTPServer):
    """A thread a connection; browsers that hang up are no news."""

    daemon_threads = True
    # on Windows it would let two servers have the same port
    allow_reuse_address = os.name != "nt"

    def handle_error(self, request: object, client_address: object) -> None:
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def server_for(folder: Path, port: int = 0, below: str = "/") -> Server:
    """A server for the folder, not yet serving; port 0 takes a free one."""
    handler = partial(Handler, directory=str(folder), below=below)
    return Server((HOST, port), handler)


def listen(folder: Path, port: int | None) -> Server:
    """The server at the wanted port, or at the first free one of a few when none was named."""
    for candidate in [port] if port is not None else [*range(FIRST_PORT, FIRST_PORT + 10), 0]:
        try:
            return server_for(folder, candidate)
        except OverflowError:
            raise Problem(f"{candidate} is not a port.", "Choose one from 1024 to 65535.") from None
        except PermissionError:
            if port is None:  # a port that the system keeps for itself
                continue
            raise Problem(f"This user may not open port {candidate}.", "Choose one above 1023.") from None
        except OSError:
            continue
    raise Problem(
        f"Port {port} is taken by another program.",
        "Choose another: python3 build_scripts/play.py --port 8480",
    )


def at(port: int, below: str = "/") -> str:
    return f"http://{HOST}:{port}{below}"


def address(server: Server, below: str = "/") -> str:
    return at(server.server_address[1], below)


@contextmanager
def serving(folder: Path, below: str = "/") -> Iterator[str]:
    """The address of a server that runs as long as the block does."""
    server = server_for(folder, below=below)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield address(server, below)
    finally:
        server.shutdown()
        server.server_close()
