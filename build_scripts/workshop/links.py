"""Does every file that the site's own pages and scripts name exist?"""

import posixpath
import re

from workshop.plan import Plan

IMPORT = re.compile(r"""(?:\bfrom|\bimport|\bimport\(|new URL\()\s*["'](\.{1,2}/[^"'$]+)["']""")
IN_HTML = re.compile(r"""<(?:script|link|img|iframe|source|use)\b[^>]*?\b(?:src|href)=["']([^"'#]+)""")
IN_CSS = re.compile(r"""(?:url\(|@import\s+)["']?([^"')#]+)["']?""")
PATTERNS = {".js": IMPORT, ".mjs": IMPORT, ".html": IN_HTML, ".css": IN_CSS}


# What a module says of types, to nobody but the one who checks them.
TYPES = re.compile(r"/\*\*\s*@import\b.*?\*/", re.DOTALL)
IMPORT_FROM = re.compile(r"""\b(?:from|import)\s*["'](\.{1,2}/[^"'$]+)["']""")


def imported(path: str, text: str) -> list[str]:
    """The site's modules that a module cannot start without, in its own order."""
    folder = posixpath.dirname(path)
    return [posixpath.normpath(posixpath.join(folder, name)) for name in IMPORT_FROM.findall(TYPES.sub("", text))]


def named(path: str, text: str) -> set[str]:
    """The site's paths that a file names, resolved against its own."""
    pattern = PATTERNS.get(posixpath.splitext(path)[1])
    found = pattern.findall(TYPES.sub("", text)) if pattern else []
    folder = posixpath.dirname(path)
    own = (name.split("?")[0] for name in found if ":" not in name)
    return {posixpath.normpath(posixpath.join(folder, name)) for name in own}


def folders_of(path: str) -> set[str]:
    """The folders on the way to a path."""
    parts = path.split("/")[:-1]
    return {".", *("/".join(parts[: depth + 1]) for depth in range(len(parts)))}


def check(plan: Plan) -> list[str]:
    """One line for each named file that is not there. Other projects' scripts are their own business."""
    paths = set(plan.paths())
    folders = set().union(*map(folders_of, paths))
    missing = []
    for path in plan.paths():
        if posixpath.splitext(path)[1] in PATTERNS and not path.startswith("vendor/"):
            text = plan.content(path).decode("utf-8", "replace")
            lost = named(path, text) - paths - folders
            missing += [f"{path}: {name}" for name in sorted(lost)]
    return missing
