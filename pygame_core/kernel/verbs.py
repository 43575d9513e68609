"""Who is called "you" begins and pays as "you" do, in English.

Sentences are written for somebody with a name: "Ann pays £2 and draws a card of Bob". At a seat whose name is the
catalogue's own word for the person addressed (`label.you`), a mark stands in for the name, and `agreed` puts "you"
there: the verbs of its clause take the form that `[you]` has for them, and what is Ann's is "your". The page does the
same (web/app/agreed.js).

>>> VERBS = {"pays": "pay", "draws": "draw"}
>>> agreed(f"{MARK} pays £2 to Bob and draws a card.", "You", VERBS)
'You pay £2 to Bob and draw a card.'
>>> agreed(f"Bob pays {MARK} £2: {MARK}’s card is drawn.", "You", VERBS)
'Bob pays you £2: your card is drawn.'
>>> agreed(f"The firm of {MARK} pays for that of Bob and a ship of {MARK}.", "You", VERBS)
'Your firm pays for that of Bob and a ship of yours.'
"""

from __future__ import annotations

import re
from collections.abc import Mapping

MARK = "\ue000"
"""Stands for the person addressed until the sentence is whole; no text of ours or of a player's needs it."""

_THEIRS = re.compile(rf"\b(?P<the>[Tt]he) (?P<thing>(?:(?!the |of )[\w’'-]+ ){{1,3}})of {MARK}")
_THAT = re.compile(f"\\bthat of {MARK}")
_ONE_OF_THEIRS = re.compile(rf"(?<!\bplace )(?<!\bahead )(?<!\binstead )(?<!\bout )\bof {MARK}")
_PERSON = re.compile(f"{MARK}(?P<owns>[’']s)?(?P<clause>[^{MARK}.:;!?]*)")
_VERB = re.compile(r"(?P<before>^ |,? (?:and|or|then) |, )(?P<verb>\w+)\b")
_BEGINS = re.compile(r"(?:^|[.!?] |“)$")
"""What stands before the first word of a sentence."""
_ACTS = re.compile(r"(?:^|[.!?:;,] |“|\(|\b(?:and|but|so|if|when|while|that|what) )$")
"""What stands before somebody who does what the next word says."""


def agreed(text: str, you: str, verbs: Mapping[str, str]) -> str:
    """A sentence with "you" at its marks; `you` as a sentence begins with it."""

    def yours(found: re.Match[str]) -> str:
        return f"{you if found['the'] == 'The' else you.lower()}r {found['thing'][:-1]}"

    owned = _ONE_OF_THEIRS.sub(f"of {you.lower()}rs", _THAT.sub(f"{you.lower()}rs", _THEIRS.sub(yours, text)))

    def base(found: re.Match[str]) -> str:
        verb = found["verb"]
        return found["before"] + verbs.get(verb, verb)

    def put(found: re.Match[str]) -> str:
        before, clause = owned[: found.start()], found["clause"]
        word = you if _BEGINS.search(before) else you.lower()
        if found["owns"]:
            return f"{word}r{clause}"
        return word + (_VERB.sub(base, clause) if _ACTS.search(before) else clause)

    return _PERSON.sub(put, owned)
