"""Python without what only a reader and a type checker need: the page fetches every byte of it.

Annotations of functions and of a module's names go, and so do imports for type checking; those of classes stay, since
states, references and records are made of them. Nothing moves to another line: a traceback still tells the right one.
"""

import ast
from collections.abc import Iterator

Cut = tuple[int, int, bytes]
"""From one byte to another, and what stands there instead."""


def leaned(source: bytes) -> bytes:
    """The module without annotations that nothing reads while it runs."""
    made = bytearray(source)
    for start, end, instead in sorted(Cuts(source).all(), reverse=True):
        made[start:end] = instead
    return bytes(made)


class Cuts:
    """What can go from one module."""

    def __init__(self, source: bytes) -> None:
        self.source = source
        self.tree = ast.parse(source)
        self.lines = [0]
        for line in source.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))

    def all(self) -> Iterator[Cut]:
        for node in self.tree.body:
            if isinstance(node, ast.AnnAssign):
                yield self.of_name(node)
            elif isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
                yield self.of_types(node)
        for inner in ast.walk(self.tree):
            if isinstance(inner, ast.FunctionDef):
                yield from self.of_function(inner)

    def start(self, node: ast.expr | ast.stmt | ast.arg) -> int:
        return self.lines[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt | ast.arg) -> int:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self.lines[node.end_lineno - 1] + node.end_col_offset

    def cut(self, start: int, end: int, instead: bytes = b"", joint: bytes = b"\n") -> Cut:
        """The lines of what goes stay, empty."""
        return start, end, instead + joint * self.source.count(b"\n", start, end)

    def of_name(self, node: ast.AnnAssign) -> Cut:
        """`NAME: kind = value` becomes `NAME = value`."""
        if node.value is None:
            return self.cut(self.start(node), self.end(node), b"pass")
        return self.cut(self.end(node.target), self.end(node.annotation), joint=b"\\\n")

    def of_types(self, node: ast.If) -> Cut:
        assert not node.orelse
        return self.cut(self.start(node), self.end(node), b"pass")

    def of_function(self, node: ast.FunctionDef) -> Iterator[Cut]:
        given = node.args
        for one in (*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg):
            if one is not None and one.annotation is not None:
                yield self.cut(self.start(one) + len(one.arg.encode()), self.end(one.annotation))
        if node.returns is not None:
            arrow = self.source.rindex(b"->", self.start(node), self.start(node.returns))
            yield self.cut(arrow, self.end(node.returns), joint=b"\\\n")
