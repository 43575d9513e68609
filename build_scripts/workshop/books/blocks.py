"""The blocks of a chapter: paragraphs, lists and tables, and the boxes that a book has words for."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from markdown_it.tree import SyntaxTreeNode

from workshop.books import marked, odds, rows
from workshop.books.complaints import Complaints, Place
from workshop.books.figures import Figures, numbers_in
from workshop.books.library import Game
from workshop.books.runs import Link, Reading, Run, Runs, plain, runs
from workshop.books.source import Source

Block = dict[str, Any]

_CODE = re.compile(r"\s*\((\w+)\)\s*")
SHOWN = ("title", "text")
"""Keys of a block under which plain text stands."""
SELECTOR = "."
"""With it a part of a plate is named that has no target."""
CHECKED = {"rules", "aids"}
"""Parts of a book in which every figure needs its source. A reading room tells of history, too."""


@dataclass
class Maker:
    """Makes the blocks of one chapter."""

    source: Source
    game: Game
    complaints: Complaints
    figures: Figures
    blocks: list[Block] = field(default_factory=list)
    cited: dict[str, str] = field(default_factory=dict)
    """The first block in which an entry of the ledger is named."""
    links: list[tuple[Place, Link]] = field(default_factory=list)
    words: int = 0

    # --- where, and what is wrong ----------------------------------------------------------------------------
    def place(self, node: SyntaxTreeNode) -> Place:
        return Place(self.source.path, self.source.line + (node.map[0] if node.map else 0))

    def wrong(self, node: SyntaxTreeNode, text: str) -> None:
        self.complaints.add(self.place(node), text)

    # --- blocks ---------------------------------------------------------------------------------------------
    def all(self) -> list[Block]:
        for node in marked.tree(self.source.text).children:
            self.block(node)
        return self.blocks

    def block(self, node: SyntaxTreeNode) -> None:
        reading = Reading(self.figures, self.game.ids)
        block = {"id": f"{self.source.id}-{len(self.blocks) + 1}", **self._made(node, reading)}
        self.blocks.append(block)
        self._hold(node, reading, block)

    def _made(self, node: SyntaxTreeNode, reading: Reading) -> Block:
        kinds: dict[str, Callable[[SyntaxTreeNode, Reading], Block]] = {
            "paragraph": self.paragraph,
            "heading": self.heading,
            "bullet_list": self.plain_list,
            "ordered_list": self.plain_list,
            "table": self.table,
            "container_box": self.box,
        }
        make = kinds.get(node.type)
        if make is None:
            self.wrong(node, f"a book has no {node.type}")
            return {"k": "p", "t": Runs()}
        return make(node, reading)

    def _hold(self, node: SyntaxTreeNode, reading: Reading, block: Block) -> None:
        """Everything that the block says against the ledger and the components."""
        for fault in reading.faults:
            self.wrong(node, fault)
        for rule in reading.refs:
            self.cited.setdefault(rule, block["id"])
        self.links += [(self.place(node), link) for link in reading.links]
        said = " ".join(texts_of(block))
        # nobody reads a table word for word
        self.words += 0 if block["k"] == "table" else len(said.split())
        if self.source.part not in CHECKED or node.type == "heading":
            return
        told = numbers_in(" ".join(self.game.said_by(rule) for rule in reading.refs))
        lacking = sorted(numbers_in(said) - told - reading.vouched)
        if lacking:
            some = ", ".join(f"{number:g}" for number in lacking)
            self.wrong(node, f"no source is named for {some}: no entry of the ledger that is cited here says it")

    # --- plain blocks ---------------------------------------------------------------------------------------
    def inline(self, node: SyntaxTreeNode, reading: Reading) -> Runs:
        """The runs of a paragraph, a heading or a cell."""
        return Runs(run for child in node.children if child.type == "inline" for run in runs(child, reading))

    def paragraph(self, node: SyntaxTreeNode, reading: Reading) -> Block:
        return {"k": "p", "t": self.inline(node, reading)}

    def heading(self, node: SyntaxTreeNode, reading: Reading) -> Block:
        if node.tag not in ("h2", "h3"):
            self.wrong(node, f"a chapter has ## and ###, no {node.tag}")
        return {"k": "h" if node.tag == "h2" else "hh", "t": self.inline(node, reading)}

    def plain_list(self, node: SyntaxTreeNode, reading: Reading) -> Block:
        items = [self._item(item, reading) for item in node.children]
        return {"k": "ol" if node.type == "ordered_list" else "ul", "items": items}

    def _item(self, item: SyntaxTreeNode, reading: Reading) -> Runs:
        out = Runs()
        for child in item.children:
            if child.type != "paragraph":
                self.wrong(item, "an item of a list is one paragraph")
            out += ([" "] if out else []) + self.inline(child, reading)
        return out

    def table(self, node: SyntaxTreeNode, reading: Reading) -> Block:
        lines = [row for part in node.children for row in part.children]
        cells = [[self.inline(cell, reading) for cell in line.children] for line in lines]
        return {"k": "table", "head": cells[0], "rows": cells[1:], "note": []}

    # --- boxes ----------------------------------------------------------------------------------------------
    def box(self, node: SyntaxTreeNode, reading: Reading) -> Block:
        kind, *given = marked.words_of_box(node)
        boxes: dict[str, Callable[[SyntaxTreeNode, Reading, list[str]], Block]] = {
            "turn": self.turn,
            "ten": self.ten,
            "score": self.score,
            "faces": self.faces,
            "plate": self.plate,
            "example": self.example,
            "note": self.example,
            "data": self.data,
            "odds": self.odds,
            "rules": self.rules,
        }
        if kind not in boxes:
            self.wrong(node, f"there is no box called {kind}; there are {', '.join(boxes)}")
            return {"k": "p", "t": Runs()}
        return boxes[kind](node, reading, given)

    def _entries(self, node: SyntaxTreeNode) -> Iterator[SyntaxTreeNode]:
        """The items of the list in a box."""
        lists = [child for child in node.children if child.type.endswith("_list")]
        if not lists:
            self.wrong(node, "this box has a list")
        for found in lists:
            yield from found.children

    def _titled(self, item: SyntaxTreeNode, reading: Reading) -> dict[str, Any]:
        """`**Name** *who* (code)` and what follows: the parts of an item that has a title."""
        rest = self._item(item, reading)
        name, who = _taken(rest, "b"), _taken(rest, "i")
        if not name:
            self.wrong(item, "an item of this box begins with its name in bold")
        code = ""
        if rest and isinstance(rest[0], str):
            said = _CODE.match(rest[0])
            code = said[1] if said else ""
            rest[0] = rest[0][said.end() if said else 0 :].lstrip()
        return {"name": name, "who": who, "code": code, "t": rest}

    def turn(self, node: SyntaxTreeNode, reading: Reading, _: list[str]) -> Block:
        """A ruled list: each phase, who decides, what happens; its code is that of the game, for the one that is on."""
        lines = [self._titled(item, reading) for item in self._entries(node)]
        unknown = [line["code"] for line in lines if line["code"] and line["code"] not in self.game.phases]
        if unknown:
            self.wrong(node, f"no phase is called {', '.join(unknown)}; there are {', '.join(self.game.phases)}")
        return {"k": "turn", "rows": lines}

    def ten(self, node: SyntaxTreeNode, reading: Reading, _: list[str]) -> Block:
        """Short sentences that can stand alone, each with its reason."""
        return {"k": "ten", "rows": [self._titled(item, reading) for item in self._entries(node)]}

    def score(self, node: SyntaxTreeNode, reading: Reading, _: list[str]) -> Block:
        """What counts, under italic headings: `- What | small print | how much`."""
        lines: list[dict[str, Any]] = []
        for child in node.children:
            if child.type == "heading":
                lines.append({"head": self.inline(child, reading)})
            elif child.type == "bullet_list":
                lines += [self._score_line(item, reading) for item in child.children]
        return {"k": "score", "rows": lines}

    def _score_line(self, item: SyntaxTreeNode, reading: Reading) -> dict[str, Any]:
        parts = [Runs()]
        for run in self._item(item, reading):
            pieces: list[Run] = [*run.split("|")] if isinstance(run, str) else [run]
            for at, piece in enumerate(pieces):
                if at:
                    parts.append(Runs())
                parts[-1].append(piece)
        if len(parts) not in (2, 3):
            self.wrong(item, "a line of a score is: what | how much, or what | small print | how much")
        return {"t": parts[0], "small": parts[1] if len(parts) == 3 else Runs(), "amount": parts[-1]}

    def faces(self, node: SyntaxTreeNode, reading: Reading, _: list[str]) -> Block:
        """Boxes beside each other, each with dice above its name: `**Success** (12)`: faces 1 and 2."""
        boxes = []
        for item in self._entries(node):
            row = self._titled(item, reading)
            boxes.append({"icons": [f"die-{face}" for face in row["code"]], "name": row["name"], "t": row["t"]})
        return {"k": "faces", "boxes": boxes}

    def plate(self, node: SyntaxTreeNode, reading: Reading, given: list[str]) -> Block:
        """A piece of the board: `plate name .panel`, a caption in italics, and what the numbers on it mean."""
        name, *cut = given or [""]
        view = self.game.plates.get(name)
        if view is None or not cut:
            self.wrong(node, f"a plate names a position ({', '.join(self.game.plates)}) and what is cut out of it")
            return {"k": "p", "t": Runs()}
        self.figures.view = view
        caption = Runs()
        key: list[dict[str, Any]] = []
        for child in node.children:
            if child.type == "paragraph":
                caption = self.inline(child, reading)
            elif child.type == "ordered_list":
                key = [self._key(item, reading) for item in child.children]
        if not caption:
            self.wrong(node, "a plate has a caption")
        return {"k": "plate", "plate": name, "cut": " ".join(cut), "caption": caption, "key": key}

    def _key(self, item: SyntaxTreeNode, reading: Reading) -> dict[str, Any]:
        """`[target] What it is`: the element that a number stands on."""
        every = self._item(item, reading)
        mark = re.match(r"\[([^\]]+)\]\s*", every[0]) if every and isinstance(every[0], str) else None
        if mark is None:
            self.wrong(item, "an item of a plate's key begins with its [target]")
            return {"at": "", "t": every}
        if not mark[1].startswith(SELECTOR) and mark[1] not in texts_in(self.figures.view):
            self.wrong(item, f"nothing on this plate is called {mark[1]}")
        rest = str(every[0])[mark.end() :]
        return {"at": mark[1], "t": Runs([*([rest] if rest else []), *every[1:]])}

    def example(self, node: SyntaxTreeNode, reading: Reading, given: list[str]) -> Block:
        """Paragraphs set off from the text."""
        kind = marked.words_of_box(node)[0]
        parts = [self._made(child, reading) for child in node.children]
        return {"k": kind, "title": " ".join(given), "blocks": parts}

    def data(self, node: SyntaxTreeNode, reading: Reading, given: list[str]) -> Block:
        """A table of the printed components: `data ships`, and a table of one line that says what of each row."""
        tables = [child for child in node.children if child.type == "table"]
        if len(tables) != 1 or not given:
            self.wrong(node, "data names a table of the components and says its columns in a table of one line")
            return {"k": "p", "t": Runs()}
        head, line = [row for part in tables[0].children for row in part.children]
        columns = [self.inline(cell, reading) for cell in head.children]
        wanted = ["".join(child.content for child in cell.children) for cell in line.children]
        try:
            lines, reconstructed = rows.filled(self.game, given[0], wanted, given[1:])
        except rows.NoSuch as problem:
            self.wrong(node, str(problem))
            return {"k": "p", "t": Runs()}
        for text in lines:
            for cell in text:
                reading.vouched |= numbers_in(cell)
        whole = [[Runs([cell]) for cell in text] for text in lines]
        return {"k": "table", "head": columns, "rows": whole, "note": ["reconstructed"] if reconstructed else []}

    def odds(self, node: SyntaxTreeNode, reading: Reading, given: list[str]) -> Block:
        """A table of chances, which the rules themselves tell."""
        name = given[0] if given else ""
        tables = odds.tables_of(self.game.id)
        if name not in tables:
            self.wrong(node, f"there are no odds called {name}; there are {', '.join(tables)}")
            return {"k": "p", "t": Runs()}
        head, lines = tables[name]()
        for text in (head, *lines):
            for cell in text:
                reading.vouched |= numbers_in(cell)
        whole = [[Runs([cell]) for cell in line] for line in (head, *lines)]
        return {"k": "table", "head": whole[0], "rows": whole[1:], "note": []}

    def rules(self, node: SyntaxTreeNode, reading: Reading, given: list[str]) -> Block:
        """Sentences of the ledger, word for word: what an aid is made of."""
        ids = [plain(self._item(item, Reading(self.figures, self.game.ids))) for item in self._entries(node)]
        reading.faults += [f"no entry of the ledger is called {name}" for name in ids if name not in self.game.ids]
        reading.refs += ids
        said = [{"rule": name, "text": self.game.text_of(name)} for name in ids if name in self.game.ids]
        return {"k": "rules", "title": " ".join(given), "said": said}


def texts_in(found: Any) -> set[str]:
    """Every text in a view, the ids of its elements among them."""
    if isinstance(found, str):
        return {found}
    inner = found.values() if isinstance(found, dict) else found if isinstance(found, list) else ()
    return set().union(*map(texts_in, inner))


def _taken(some: Runs, kind: str) -> Runs:
    """Stress of a kind at the beginning of some runs, taken away from them."""
    while some and isinstance(some[0], str) and not some[0].strip():
        some.pop(0)
    if some and isinstance(first := some[0], dict) and kind in first:
        some.pop(0)
        return Runs(first[kind])
    return Runs()


def texts_of(block: Any) -> Iterator[str]:
    """Every text that a reader sees of a block."""
    if isinstance(block, Runs):
        yield plain(block)
    elif isinstance(block, list):
        for one in block:
            yield from texts_of(one)
    elif isinstance(block, dict):
        for key, value in block.items():
            if key in SHOWN:
                yield value
            else:
                yield from texts_of(value)
