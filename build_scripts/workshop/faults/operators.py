"""The faults that can be planted in a module, as changes to its syntax tree.

Each is a slip that somebody could make: a boundary, a sign, `and` for `or`, one more or one less, a line left out, two
arguments in the wrong order. Words stay as they are, and so does what only type checkers, readers or debuggers see.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from workshop.faults.tree import is_docstring, numbered

DROPPED = "(dropped)"

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
}  # fmt: skip
OTHER_NAME = {"min": "max", "max": "min", "any": "all", "all": "any"}
NO_MATTER = {"strict", "encoding", "errors", "repr", "stacklevel"}
"""Named arguments that guard against mistakes and change no result."""
SAY_NO = {"None", "False"}
"""Who asks takes both for a no."""
TYPES_ONLY = {"TypeVar", "NewType", "ParamSpec", "NamedTuple", "TypedDict", "cast", "field"}
NOT_VALUES = {"__all__", "__slots__"}


@dataclass(frozen=True)
class Change:
    """One fault that could be planted in the tree that it was found in."""

    line: int
    within: str
    """The function or class that it is in, by its qualified name; empty in the module itself."""
    statement: str
    before: str
    after: str
    number: int | None
    """The statement or lambda of which it is a part (`tree.numbered`), if that runs when a function is called."""
    at_import: ast.stmt | None
    """The statement, if it runs when the module is imported."""
    plant: Callable[[], None]

    @property
    def key(self) -> tuple[str, ...]:
        """What it is, wherever it stands."""
        return self.within, self.statement, self.before, self.after


@dataclass(frozen=True)
class Slot:
    """A place in the tree: a field of a node, or one of a list in it."""

    node: Any
    name: str
    index: int | None = None

    @property
    def value(self) -> Any:
        found = getattr(self.node, self.name)
        return found if self.index is None else found[self.index]

    def put(self, new: Any) -> None:
        if isinstance(new, ast.AST):
            ast.fix_missing_locations(ast.copy_location(new, self.value))
        if self.index is None:
            setattr(self.node, self.name, new)
        else:
            getattr(self.node, self.name)[self.index] = new

    def drop(self) -> None:
        assert self.index is not None
        del getattr(self.node, self.name)[self.index]


Offer = tuple[str, str, Callable[[], None]]


def text(node: ast.AST) -> str:
    return " ".join(ast.unparse(node).split())


def head(statement: ast.stmt) -> str:
    """The statement as a reader would name it: of one that holds others, the first line."""
    return ast.unparse(statement).splitlines()[len(getattr(statement, "decorator_list", []))].strip()


class Search:
    """Finds all faults of a module, always in the same order."""

    def __init__(self, module: ast.Module) -> None:
        self.module = module
        self.numbers = {node: number for number, node in enumerate(numbered(module))}
        self.scope: list[str] = []
        self.statement: ast.stmt | None = None
        self.heads: dict[ast.stmt, str] = {}
        self.called: list[ast.AST] = []
        """The functions around, and the innermost statement or lambda of them."""

    def all(self) -> Iterator[Change]:
        yield from self.body(Slot(self.module, "body"))

    # --- statements -----------------------------------------------------------------------------------------------
    def body(self, slot: Slot) -> Iterator[Change]:
        for index, statement in enumerate(slot.value):
            if not is_docstring(statement):
                yield from self.one(Slot(slot.node, slot.name, index))

    def one(self, slot: Slot) -> Iterator[Change]:
        statement: ast.stmt = slot.value
        if left_out(statement, bool(self.called)):
            return
        outer, self.statement = self.statement, statement
        if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from self.function(statement)
        elif isinstance(statement, ast.ClassDef):
            self.scope.append(statement.name)
            yield from self.body(Slot(statement, "body"))
            self.scope.pop()
        else:
            if self.called:
                self.called.append(statement)
                yield from self.changes(of_statement(slot))
            yield from self.inside(statement)
            if self.called:
                self.called.pop()
        self.statement = outer

    def function(self, function: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[Change]:
        marks = [text(one).rpartition(".")[2] for one in function.decorator_list]
        if function.name == "__repr__" or "overload" in marks or "abstractmethod" in marks:
            return
        for name in ("defaults", "kw_defaults"):
            for index, value in enumerate(getattr(function.args, name)):
                if value is not None:
                    yield from self.expression(Slot(function.args, name, index))
        self.scope.append(function.name)
        self.called.append(function)
        yield from self.body(Slot(function, "body"))
        self.called.pop()
        self.scope.pop()

    def inside(self, node: ast.AST) -> Iterator[Change]:
        """The statements and expressions of a node."""
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns", "decorator_list", "type_comment", "ctx", "format_spec"):
                continue
            if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
                yield from self.body(Slot(node, name))
            elif isinstance(value, list):
                for index, one in enumerate(value):
                    if isinstance(one, ast.AST):
                        yield from self.expression(Slot(node, name, index))
            elif isinstance(value, ast.AST):
                yield from self.expression(Slot(node, name))

    # --- expressions ----------------------------------------------------------------------------------------------
    def expression(self, slot: Slot) -> Iterator[Change]:
        node = slot.value
        if isinstance(node, ast.keyword) and node.arg in NO_MATTER:
            return
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in TYPES_ONLY:
            if node.func.id == "cast":
                yield from self.expression(Slot(node, "args", 1))
            return
        within_lambda = isinstance(node, ast.Lambda)
        if within_lambda:
            self.called.append(node)
        yield from self.changes(of_expression(slot))
        yield from self.inside(node)
        if within_lambda:
            self.called.pop()

    def changes(self, offers: Iterator[Offer]) -> Iterator[Change]:
        statement = self.statement
        assert statement is not None
        node = self.called[-1] if self.called else None
        for before, after, plant in offers:
            if statement not in self.heads:
                self.heads[statement] = head(statement)
            yield Change(
                statement.lineno, ".".join(self.scope), self.heads[statement], before, after,
                None if node is None else self.numbers[node],  # type: ignore[index]
                statement if node is None else None, plant,
            )  # fmt: skip


def find(module: ast.Module) -> Iterator[Change]:
    """Every fault that could be planted; planting one changes the module's tree."""
    return Search(module).all()


def left_out(statement: ast.stmt, called: bool) -> bool:
    """What no player could notice: imports, types, assertions for the type checker."""
    if isinstance(statement, ast.Import | ast.ImportFrom | ast.Assert | ast.Global | ast.Nonlocal):
        return True
    if isinstance(statement, ast.If) and text(statement.test).endswith(("TYPE_CHECKING", "== '__main__'")):
        return True
    if isinstance(statement, ast.Assign | ast.AnnAssign) and not called:
        targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
        types = isinstance(statement.value, ast.Subscript | ast.BinOp) and not any(
            isinstance(node, ast.Constant) and type(node.value) is int for node in ast.walk(statement.value)
        )
        return types or any(isinstance(one, ast.Name) and one.id in NOT_VALUES for one in targets)
    return False


def of_statement(slot: Slot) -> Iterator[Offer]:
    """A line left out, a value that does not come back, another way out of a loop."""
    statement = slot.value
    asks = any(isinstance(node, ast.Yield | ast.YieldFrom | ast.Await) for node in ast.walk(statement))
    if droppable(statement) and not asks:
        yield text(statement), DROPPED, lambda: slot.put(ast.Pass())
    if isinstance(statement, ast.Return) and statement.value is not None and text(statement.value) not in SAY_NO:
        yield text(statement), "return None", lambda: Slot(statement, "value").put(ast.Constant(None))
    if isinstance(statement, ast.Continue):
        yield "continue", "break", lambda: slot.put(ast.Break())
    if isinstance(statement, ast.Break):
        yield "break", "continue", lambda: slot.put(ast.Continue())
    if isinstance(statement, ast.AugAssign) and type(statement.op) in COUNTED and not is_text(statement.value):
        yield from with_new(statement, Slot(statement, "op"), COUNTED[type(statement.op)]())
    if isinstance(statement, ast.If | ast.While) and isinstance(statement.test, ast.Name | ast.Call | ast.Attribute):
        yield from with_new(statement.test, Slot(statement, "test"), ast.UnaryOp(ast.Not(), statement.test))


def droppable(statement: ast.stmt) -> bool:
    if isinstance(statement, ast.Raise):
        return statement.exc is not None and not text(statement.exc).startswith("NotImplementedError")
    if isinstance(statement, ast.Assign):
        return all(isinstance(target, ast.Attribute | ast.Subscript) for target in statement.targets)
    called = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call)
    return called or isinstance(statement, ast.AugAssign | ast.Delete)


def with_new(shown: ast.AST, slot: Slot, new: Any) -> Iterator[Offer]:
    """An offer to put something new into a place, told by the text of what is around it."""
    old, before = slot.value, text(shown)
    slot.put(new)
    after = text(new if shown is old else shown)
    slot.put(old)
    if before != after:
        yield before, after, lambda: slot.put(new)


def of_expression(slot: Slot) -> Iterator[Offer]:
    node = slot.value
    if isinstance(node, ast.Constant):
        yield from of_constant(slot)
    elif isinstance(node, ast.Compare):
        for index, op in enumerate(node.ops):
            yield from with_new(node, Slot(node, "ops", index), COMPARED[type(op)]())
    elif isinstance(node, ast.BinOp) and type(node.op) in COUNTED and not is_text(node.left) | is_text(node.right):
        yield from with_new(node, Slot(node, "op"), COUNTED[type(node.op)]())
    elif isinstance(node, ast.BoolOp):
        yield from with_new(node, Slot(node, "op"), ast.Or() if isinstance(node.op, ast.And) else ast.And())
        for index in range(len(node.values)):
            rest = node.values[:index] + node.values[index + 1 :]
            yield from with_new(node, slot, ast.BoolOp(node.op, rest) if len(rest) > 1 else rest[0])
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub):
        yield from with_new(node, slot, node.operand)
    elif isinstance(node, ast.IfExp):
        yield from with_new(node, slot, ast.IfExp(node.test, node.orelse, node.body))
    elif isinstance(node, ast.comprehension):
        for index, test in enumerate(node.ifs):
            yield f"if {text(test)}", DROPPED, Slot(node, "ifs", index).drop
    elif isinstance(node, ast.Dict) and len(node.keys) > 1:
        yield from of_dict(node)
    elif isinstance(node, ast.List | ast.Set) and len(node.elts) > 1:
        for index, one in enumerate(node.elts):
            yield text(one), DROPPED, Slot(node, "elts", index).drop
    elif isinstance(node, ast.Call):
        yield from of_call(node)


def of_constant(slot: Slot) -> Iterator[Offer]:
    node = slot.value
    if type(node.value) is bool:
        yield from with_new(node, slot, ast.Constant(not node.value))
    elif type(node.value) is int:
        for other in (node.value + 1, node.value - 1):
            yield from with_new(node, slot, ast.Constant(other))


def is_text(node: ast.expr) -> bool:
    """What cannot be taken away from something: any test that comes by would say so."""
    words = isinstance(node, ast.Constant) and type(node.value) is str
    return words or isinstance(node, ast.JoinedStr | ast.List | ast.Tuple | ast.ListComp)


def of_dict(node: ast.Dict) -> Iterator[Offer]:
    def dropping(index: int) -> Callable[[], None]:
        def drop() -> None:
            del node.keys[index], node.values[index]

        return drop

    for index, (key, value) in enumerate(zip(node.keys, node.values, strict=True)):
        entry = f"**{text(value)}" if key is None else f"{text(key)}: {text(value)}"
        yield entry, DROPPED, dropping(index)


def confusable(one: ast.expr, two: ast.expr) -> bool:
    """Whether somebody could take one for the other: what is written alike."""
    return type(one) is type(two) and not isinstance(one, ast.Starred)


def of_call(node: ast.Call) -> Iterator[Offer]:
    if len(node.args) > 1 and confusable(*node.args[:2]):
        yield from with_new(node, Slot(node, "args"), [node.args[1], node.args[0], *node.args[2:]])
    for index, named in enumerate(node.keywords):
        if named.arg is not None and named.arg not in NO_MATTER:
            yield f"{text(named)} of {text(node.func)}", DROPPED, Slot(node, "keywords", index).drop
    if isinstance(node.func, ast.Name) and node.func.id in OTHER_NAME:
        yield from with_new(node, Slot(node, "func"), ast.Name(OTHER_NAME[node.func.id], ast.Load()))
