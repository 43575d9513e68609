"""Where things lie in the project."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CORE = ROOT / "pygame_core"
WEB = ROOT / "web"
SITE = ROOT / "site"
CACHE = ROOT / ".cache"
VENV = ROOT / ".venv"
SCRIPTS = ROOT / "build_scripts"
PINS = SCRIPTS / "pins"
NODE_SCRIPTS = SCRIPTS / "node"
PAGE_TOOLS = SCRIPTS / "page"
