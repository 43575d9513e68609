"""Failures that a person can do something about: said in a sentence, never as a traceback."""

import subprocess
import sys
import traceback
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from workshop.paths import CACHE, ROOT

NETWORK_SIGNS = (
    "ConnectionError",
    "NewConnectionError",
    "Temporary failure in name resolution",
    "Name or service not known",
    "No matching distribution found",
    "ENOTFOUND",
    "EAI_AGAIN",
    "ECONNREFUSED",
    "ETIMEDOUT",
    "Network is unreachable",
)
LONGEST_LINE = 300
TAIL = 25
DOWNLOADERS = {"pip", "npm", "apt-get", "playwright"}


class Problem(Exception):
    """Something went wrong that the reader can mend: what happened, and what to do."""

    def __init__(self, what: str, remedy: str = "") -> None:
        super().__init__(what)
        self.what = what
        self.remedy = remedy

    def __str__(self) -> str:
        return f"{self.what}\n  -> {self.remedy}" if self.remedy else self.what


def say(text: str) -> None:
    """A line for the person at the terminal, in step with what subprocesses write."""
    print(text, flush=True)


def explain(command: Sequence[str], output: str, tail: int = TAIL) -> Problem:
    """The problem behind a command that failed, as far as its output tells; of that at most so many lines."""
    downloads = [Path(word).stem for word in command[:4] if Path(word).stem in DOWNLOADERS]
    if downloads and any(sign in output for sign in NETWORK_SIGNS):
        return Problem(
            f"`{downloads[0]}` could not download what it needs.",
            "Check the network (or the proxy settings of pip and npm) and run the same command again; "
            "what was already downloaded is kept.",
        )
    if "No space left on device" in output:
        return Problem("The disk is full.", f"Free some space, or delete {CACHE}.")
    end = "\n".join(line[:LONGEST_LINE] for line in output.strip().splitlines()[-tail:])
    return Problem(f"`{' '.join(map(str, command[:6]))}` failed:\n{end}")


def run(
    command: Sequence[str | Path],
    *,
    cwd: Path = ROOT,
    env: Mapping[str, str] | None = None,
    quiet: bool = True,
    tail: int = TAIL,
) -> str:
    """Runs a command to its end; its output is returned, or shown as it comes if not `quiet`. If it fails, so many
    of its last lines are told."""
    words = [str(word) for word in command]
    try:
        done = subprocess.run(
            words,
            cwd=cwd,
            env=None if env is None else dict(env),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE if quiet else None,
            stderr=subprocess.STDOUT if quiet else None,
            text=True,
            errors="replace",
            check=False,
        )
    except FileNotFoundError as error:
        raise Problem(f"`{words[0]}` is not installed on this machine.") from error
    if done.returncode:
        raise explain(words, done.stdout or "(its own output stands above)", tail)
    return done.stdout or ""


def guarded(main: Callable[[list[str]], int], arguments: list[str]) -> int:
    """Runs a command-line program; whatever happens, the person reads sentences."""
    try:
        return main(arguments)
    except Problem as problem:
        print(f"\n{problem}", file=sys.stderr)
    except KeyboardInterrupt:
        say("\nStopped.")
        return 130
    except Exception as error:
        CACHE.mkdir(exist_ok=True)
        log = CACHE / "failure.txt"
        log.write_text(traceback.format_exc(), encoding="utf-8")
        print(f"\nSomething unforeseen failed: {type(error).__name__}: {error}", file=sys.stderr)
        print(f"  -> The details are in {log}.", file=sys.stderr)
    return 1
