"""Markdown with two things more: a brace that names a rule or vouches for a figure, and boxes (`::: turn`)."""

from __future__ import annotations

from functools import cache

from markdown_it import MarkdownIt
from markdown_it.rules_inline import StateInline
from markdown_it.tree import SyntaxTreeNode
from mdit_py_plugins.container import container_plugin

BOX = "box"
BRACE = "brace"


def _brace(state: StateInline, silent: bool) -> bool:
    """`{...}`: what it means is told by `runs`."""
    if state.src[state.pos] != "{":
        return False
    end = state.src.find("}", state.pos)
    if end < 0:
        return False
    if not silent:
        token = state.push(BRACE, "", 0)
        token.content = state.src[state.pos + 1 : end].strip()
    state.pos = end + 1
    return True


def _any_box(params: str, _: str) -> bool:
    return bool(params.strip())


@cache
def _parser() -> MarkdownIt:
    # quotation marks and apostrophes as they are printed
    parser = MarkdownIt("commonmark", {"html": False, "typographer": True}).enable(["table", "smartquotes"])
    parser.inline.ruler.before("text", BRACE, _brace)
    parser.use(container_plugin, name=BOX, validate=_any_box)
    return parser


def tree(text: str) -> SyntaxTreeNode:
    """The blocks of a chapter."""
    return SyntaxTreeNode(_parser().parse(text))


def words_of_box(node: SyntaxTreeNode) -> list[str]:
    """What stands after the colons: the kind of the box, and what it is given."""
    return str(node.nester_tokens.opening.info if node.nester_tokens else "").split()
