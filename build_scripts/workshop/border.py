"""The border for its two readers, written from `pygame_core/contract`: TypeScript for the page, tables for people.

The sources are read, not imported: what stands after a field is its comment, and that no import keeps.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from workshop.paths import CORE, ROOT, WEB

CONTRACT = CORE / "contract"
MODULES = ("choices", "view", "dealing", "recap", "ending", "judging", "lobby", "survey", "asking", "__init__")
DECLARATIONS = WEB / "contract.d.ts"
ARCHITECTURE = ROOT / "ARCHITECTURE.md"
BEGIN = "<!-- from pygame_core/contract: {} -->"
END = "<!-- end -->"
PLAIN = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "None": "null", "Any": "any"}


@dataclass(frozen=True)
class Key:
    """A key of an object: its type as it is written in Python, and whether it may be missing."""

    name: str
    type: ast.expr
    optional: bool
    doc: str = ""


@dataclass(frozen=True)
class Shape:
    """An object of the border, or (without keys) another name for a type."""

    name: str
    bases: tuple[str, ...] = ()
    keys: tuple[Key, ...] = ()
    doc: str = ""
    alias: ast.expr | None = None


@dataclass
class Border:
    """All shapes in the order of their modules."""

    shapes: dict[str, Shape] = field(default_factory=dict)
    open_ended: frozenset[str] = frozenset()

    def keys(self, name: str) -> list[Key]:
        """The keys of a shape, those of its bases first."""
        shape = self.shapes[name]
        return [key for base in shape.bases for key in self.keys(base)] + list(shape.keys)


# --- reading ----------------------------------------------------------------------------------------------------------
def _documented(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, str]]:
    """Each statement with the text that stands after it."""
    for statement, after in zip(body, [*body[1:], None], strict=True):
        doc = ""
        if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
            doc = " ".join(str(after.value.value).split())
        yield statement, doc


def _key(name: str, kind: ast.expr, doc: str, optional: bool) -> Key:
    if isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "NotRequired":
        return Key(name, kind.slice, True, doc)
    return Key(name, kind, optional, doc)


def _shape(found: ast.ClassDef) -> Shape:
    bases = tuple(ast.unparse(base) for base in found.bases if ast.unparse(base) != "TypedDict")
    optional = any(word.arg == "total" for word in found.keywords)
    keys = tuple(
        _key(statement.target.id, statement.annotation, doc, optional)
        for statement, doc in _documented(found.body)
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name)
    )
    return Shape(found.name, bases, keys, " ".join((ast.get_docstring(found) or "").split()))


def _assigned(name: str, value: ast.expr, doc: str) -> Shape:
    """`X = TypedDict("X", {...})`, for keys that are words of Python; or another name for a type."""
    if isinstance(value, ast.Call):
        listed = value.args[1]
        assert isinstance(listed, ast.Dict)
        pairs = [(key.value, kind) for key, kind in zip(listed.keys, listed.values, strict=True)
                 if isinstance(key, ast.Constant)]  # fmt: skip
        return Shape(name, keys=tuple(_key(str(key), kind, "", False) for key, kind in pairs), doc=doc)
    return Shape(name, doc=doc, alias=value)


def read(folder: Path = CONTRACT) -> Border:
    border = Border()
    for module in MODULES:
        tree = ast.parse((folder / f"{module}.py").read_text(encoding="utf-8"))
        for statement, doc in _documented(tree.body):
            if isinstance(statement, ast.ClassDef):
                border.shapes[statement.name] = _shape(statement)
            elif isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
                name = statement.targets[0].id
                if name == "OPEN_ENDED":
                    border.open_ended = frozenset(ast.literal_eval(statement.value))
                else:
                    border.shapes[name] = _assigned(name, statement.value, doc)
    return border


# --- TypeScript -------------------------------------------------------------------------------------------------------
def typescript(kind: ast.expr) -> str:
    """A type of Python's in TypeScript."""
    match kind:
        case ast.BinOp(left=left, right=right):
            return f"{typescript(left)} | {typescript(right)}"
        case ast.Subscript(value=ast.Name(id="list"), slice=inner):
            said = typescript(inner)
            return f"({said})[]" if " " in said else f"{said}[]"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[_, inner])):
            return f"Record<string, {typescript(inner)}>"
        case ast.Subscript(value=ast.Name(id="Literal"), slice=inner):
            values = inner.elts if isinstance(inner, ast.Tuple) else [inner]
            return " | ".join(_literal(value) for value in values)
        case ast.Name(id=name):
            return PLAIN.get(name, name)
        case ast.Constant(value=None):
            return "null"
    raise ValueError(f"no type for the page: {ast.unparse(kind)}")


def _literal(value: ast.expr) -> str:
    said = ast.literal_eval(value)
    return str(said).lower() if isinstance(said, bool) else f'"{said}"'


def _comment(doc: str, indent: str = "") -> list[str]:
    return [f"{indent}/** {doc} */"] if doc else []


def _further(border: Border, shape: Shape) -> list[str]:
    """What a game adds of its own."""
    if shape.name not in border.open_ended:
        return []
    return ["  [board: `board/${string}`]: any;" if shape.name == "Sections" else "  [own: string]: any;"]


def declared(border: Border) -> str:
    """`contract.d.ts`."""
    lines = ["// Written from pygame_core/contract by build_scripts/contract.py; a test compares the two.", ""]
    for shape in border.shapes.values():
        lines += _comment(shape.doc)
        if shape.alias is not None:
            lines += [f"export type {shape.name} = {typescript(shape.alias)};", ""]
            continue
        bases = f" extends {', '.join(shape.bases)}" if shape.bases else ""
        lines.append(f"export interface {shape.name}{bases} {{")
        for key in shape.keys:
            lines += _comment(key.doc, "  ")
            lines.append(f"  {key.name}{'?' if key.optional else ''}: {typescript(key.type)};")
        lines += [*_further(border, shape), "}", ""]
    return "\n".join(lines)


# --- tables -----------------------------------------------------------------------------------------------------------
def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def _said(border: Border, key: Key) -> str:
    """A key as a table names it; its type only where it is one of the border's."""
    kind = ast.unparse(key.type)
    names = {node.id for node in ast.walk(key.type) if isinstance(node, ast.Name)}
    shown = f": {kind}" if any(name in border.shapes and border.shapes[name].alias is None for name in names) else ""
    return f"{key.name}{'?' if key.optional else ''}{shown}"


def _all_said(border: Border, name: str) -> str:
    said = ", ".join(_said(border, key) for key in border.keys(name))
    return f"`{_cell(said)}`" if said else ""


def requests(border: Border) -> list[str]:
    replies = {key.name: ast.unparse(key.type) for key in border.shapes["Replies"].keys}
    rows = [
        f"| `{key.name}` | {_all_said(border, ast.unparse(key.type))} | `{replies[key.name]}` | {_cell(key.doc)} |"
        for key in border.shapes["Requests"].keys
    ]
    return ["| `do` | other keys | answer | what it does |", "|---|---|---|---|", *rows]


def sections(border: Border) -> list[str]:
    def what(key: Key) -> str:
        said = ast.unparse(key.type)
        names = [node.id for node in ast.walk(key.type) if isinstance(node, ast.Name)]
        docs = [key.doc, *(border.shapes[name].doc for name in names if name in border.shapes)]
        return f"| `{key.name}` | `{_cell(said)}` | {_cell(' '.join(doc for doc in docs if doc))} |"

    own = border.shapes["Sections"]
    return ["| section | type | what it is |", "|---|---|---|", *map(what, own.keys),
            f"| `board/<name>` | the game's own | {_cell(own.doc)} |"]  # fmt: skip


def shapes(border: Border) -> list[str]:
    """The objects that requests and replies are made of."""
    asked = {ast.unparse(key.type) for key in border.shapes["Requests"].keys}
    told = [shape for shape in border.shapes.values() if shape.name not in asked | {"Requests", "Replies", "Sections"}]
    rows = [f"| `{shape.name}` | {_made_of(border, shape)} | {_cell(shape.doc)} |" for shape in told]
    return ["| type | keys | what it is |", "|---|---|---|", *rows]


def _made_of(border: Border, shape: Shape) -> str:
    if shape.alias is not None:
        return f"`{_cell(ast.unparse(shape.alias))}`"
    parts = [f"those of `{base}`" for base in shape.bases]
    own = ", ".join(_said(border, key) for key in shape.keys)
    return ", and ".join([*parts, f"`{_cell(own)}`"] if own else parts)


TABLES = {"requests": requests, "sections": sections, "shapes": shapes}


def in_page(border: Border, text: str) -> str:
    """ARCHITECTURE.md with its tables of today's contract."""
    for name, table in TABLES.items():
        before, _, rest = text.partition(BEGIN.format(name) + "\n")
        _, _, after = rest.partition(END)
        text = "\n".join([before + BEGIN.format(name), *table(border), END]) + after
    return text


def outcome() -> dict[Path, str]:
    """What each file that is written from the contract should hold."""
    border = read()
    return {
        DECLARATIONS: declared(border),
        ARCHITECTURE: in_page(border, ARCHITECTURE.read_text(encoding="utf-8")),
    }
