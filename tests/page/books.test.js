// Books: what is found in them, and where their places are.
import assert from "node:assert/strict";
import { test } from "node:test";

import { linesOf, markedPieces, sentencesFound } from "../../web/app/reading/found.js";
import { ALL_RULES, chapterAt, hrefOf, numberOf, stations } from "../../web/app/reading/lying.js";

const chapter = (id, ...blocks) => ({
  id,
  title: id,
  minutes: 1,
  blocks: blocks.map((block, at) => ({ id: `${id}-${at + 1}`, ...block })),
});
const BOOK = {
  game: "tea",
  part: "rules",
  title: "Tea",
  sub: "",
  chapters: [
    chapter("ships", {
      k: "p",
      t: ["A ship costs 2.5 coins, ", { b: ["always"] }, ".", { ref: ["tea.ship"] }, " It sails."],
    }),
    chapter(
      "trade-2",
      { k: "ul", items: [["Tea is dear."], ["Silk (the ", { i: ["best"] }, ") is dear, too."]] },
      { k: "p", t: ["No ship."] },
    ),
  ],
  topics: [],
};

test("a sentence is found by all of its words, in any order, with the place where it stands", () => {
  assert.deepEqual(sentencesFound(BOOK, "COSTS ship"), [
    { chapter: "ships", title: "ships", block: "ships-1", text: "A ship costs 2.5 coins, always." },
  ]);
  assert.deepEqual(
    sentencesFound(BOOK, "dear").map(({ text }) => text),
    ["Tea is dear.", "Silk (the best) is dear, too."],
  );
  assert.deepEqual(
    sentencesFound(BOOK, "ship").map(({ block }) => block),
    ["ships-1", "trade-2-2"],
  );
});

test("words of two sentences, and none at all, find nothing", () => {
  assert.deepEqual(sentencesFound(BOOK, "sails costs"), []);
  assert.deepEqual(sentencesFound(BOOK, "  "), []);
});

test("every kind of block is searched", () => {
  const said = { name: ["N"], who: ["W"], code: "", t: ["T"] };
  const blocks = [
    [{ k: "turn", rows: [said] }, ["N", "T"]],
    [{ k: "ten", rows: [said] }, ["N", "T"]],
    [{ k: "score", rows: [{ head: ["H"] }, { t: ["T"], small: ["S"], amount: ["2"] }] }, ["H", "T S 2"]],
    [{ k: "faces", boxes: [{ icons: ["die-1"], name: ["N"], t: ["T"] }] }, ["N: T"]],
    [{ k: "note", title: "", blocks: [{ k: "p", t: ["T"] }] }, ["T"]],
    [{ k: "rules", title: "R", said: [{ rule: "tea.ship", text: "T" }] }, ["T"]],
    [{ k: "table", head: [["H"]], rows: [[["a"], ["b"]]], note: [] }, ["a · b"]],
    [{ k: "plate", plate: "p", cut: ".x", caption: ["C"], key: [{ at: "x", t: ["K"] }] }, ["C", "K"]],
  ];
  for (const [block, lines] of blocks) assert.deepEqual(linesOf(block), lines);
});

test("what was asked for is every second piece, whatever signs it has", () => {
  assert.deepEqual(markedPieces("A Ship (old) ships", ["ship", "(old)"]), [
    "A ",
    "Ship",
    " ",
    "(old)",
    " ",
    "ship",
    "s",
  ]);
  assert.deepEqual(markedPieces("A ship", []), ["A ship"]);
});

test("a place is a chapter or a block of one, whatever they are called", () => {
  assert.equal(chapterAt(BOOK, "ships")?.id, "ships");
  assert.equal(chapterAt(BOOK, "trade-2")?.id, "trade-2");
  assert.equal(chapterAt(BOOK, "trade-2-2")?.id, "trade-2");
  assert.equal(chapterAt(BOOK, "trade"), null);
  assert.equal(numberOf({ book: BOOK }, "trade-2"), 2);
  assert.deepEqual(stations({ book: BOOK }), ["ships", "trade-2", ALL_RULES]);
  assert.deepEqual(stations({ book: { ...BOOK, topics: undefined } }), ["ships", "trade-2"]);
});

test("a chapter has an address", () => {
  assert.equal(hrefOf("tea", "rules", "ships"), "#/book/tea/ships");
  assert.equal(hrefOf("tea", "room", "silk"), "#/room/tea/silk");
});
