// A puzzle: its form, since it comes from anybody; which answers are right; and what comes of the form in which it is made.
import assert from "node:assert/strict";
import { test } from "node:test";
import { BadLink, pack, puzzleIn, puzzleText, unpack } from "../../web/app/link.js";
import { LIMITS, formedPuzzle, judged, sameAnswer } from "../../web/app/puzzle/form.js";
import { choicesOf, contentOf, numbersOf, rightOf, snippetOf, standing } from "../../web/app/puzzle/making.js";
import { questionOf } from "../../web/app/table/answer.js";

const SAY = { right: "Well seen.", wrong: "Count the ships.", each: [["mysore", "One die less."]] };
const PUZZLE = {
  kind: "puzzle",
  title: "Monday",
  save: "{}",
  seat: 0,
  goal: "Which region?",
  right: ["madras"],
  say: SAY,
  show: true,
  onward: false,
};

test("a puzzle comes out of a link and of a file as it went in", async () => {
  assert.deepEqual(await unpack(await pack(PUZZLE)), { v: 1, ...PUZZLE });
  assert.deepEqual(puzzleIn(puzzleText(PUZZLE)), { v: 1, ...PUZZLE });
  assert.equal(puzzleIn('{"format":"leadenhall-save"}'), null);
  assert.equal(puzzleIn("no file of ours"), null);
  assert.equal(puzzleIn("null"), null);
  assert.equal(puzzleIn(puzzleText({ ...PUZZLE, seat: "0" })), null);
});

for (const [what, spoilt] of Object.entries({
  "no position": { save: 3 },
  "a seat of no table": { seat: 12 },
  "half a seat": { seat: 0.5 },
  "no goal": { goal: " " },
  "a goal that is a book": { goal: "x".repeat(LIMITS.goal + 1) },
  "nothing right": { right: [] },
  "too much right": { right: Array(LIMITS.right + 1).fill(1) },
  "no words": { say: null },
  "words that are none": { say: { ...SAY, wrong: { of: "it" } } },
  "half a letter": { say: { ...SAY, right: "\ud800" } },
  "words of no answer": { say: { ...SAY, each: [["mysore"]] } },
  "a rule that is none": { show: "yes" },
  "a title that is none": { title: [] },
})) {
  test(`refused: ${what}`, async () => {
    const code = await pack({ ...PUZZLE, ...spoilt });
    await assert.rejects(unpack(code), (problem) => problem instanceof BadLink && problem.message === "form");
  });
}

test("what is right, and what is said of an answer", () => {
  assert.equal(formedPuzzle(PUZZLE), true);
  assert.deepEqual(judged(PUZZLE, { kind: "pick" }, "madras"), { right: true, said: "Well seen." });
  assert.deepEqual(judged(PUZZLE, { kind: "pick" }, "mysore"), { right: false, said: "One die less." });
  assert.deepEqual(judged(PUZZLE, { kind: "pick" }, "bengal"), { right: false, said: "Count the ships." });
});

test("things that are chosen together have no order, things that are put in order have", () => {
  assert.equal(sameAnswer({ kind: "pick_many" }, [["a", 1], "b"], ["b", ["a", 1]]), true);
  assert.equal(sameAnswer({ kind: "pick_many" }, ["a"], ["a", "b"]), false);
  assert.equal(sameAnswer({ kind: "pick_many" }, "a", ["a"]), false);
  assert.equal(sameAnswer({ kind: "arrange" }, ["a", "b"], ["b", "a"]), false);
  assert.equal(sameAnswer({ kind: "allocate" }, [1, 0], [0, 1]), false);
  assert.equal(sameAnswer({ kind: "pick" }, "1", 1), false);
});

test("of things that look alike it does not matter which", () => {
  const card = (value, text, params = {}) => ({ value, text, params, target: `card-${value}` });
  const options = [card(0, "Silk"), card(1, "Silk"), card(2, "China"), card(3, "Silk", { pays: 2 })];
  const keep = { kind: "pick_many", options };
  assert.equal(sameAnswer(keep, [0, 2], [2, 1]), true);
  assert.equal(sameAnswer(keep, [0, 1], [0, 2]), false);
  assert.equal(sameAnswer(keep, [0, 2], [3, 2]), false, "what it pays is seen");
  assert.equal(sameAnswer({ kind: "pick", options }, 0, 1), true);
  assert.equal(sameAnswer({ kind: "pick", options }, 0, 2), false);
  assert.equal(sameAnswer({ kind: "arrange", items: options }, [0, 1, 2], [1, 0, 2]), true);
  assert.equal(sameAnswer({ kind: "arrange", items: options }, [0, 1, 2], [0, 2, 1]), false);
});

const OPTIONS = [
  { value: "madras", text: "Madras" },
  { value: ["to", 2], text: "Mysore" },
  { value: "bengal", text: "Bengal", closed: { text: "no ships" } },
];
const PICK = { kind: "pick", seat: 2, code: "where", options: OPTIONS };
const MAKING = {
  title: "Monday",
  position: "{}",
  decision: PICK,
  card: { game: "A game", place: "Turn 1" },
  goal: " Which region? ",
  ticked: new Set(['["to",2]', '"bengal"']),
  from: 3,
  to: 8,
  standing: undefined,
  say: { right: " Yes. ", wrong: "" },
  each: new Map([
    ['"madras"', " Too near. "],
    ['["to",2]', "said of what is right"],
  ]),
  show: true,
  onward: true,
};

test("only what can be chosen there can be right", () => {
  assert.deepEqual(
    choicesOf(PICK).map(({ text }) => text),
    ["Madras", "Mysore"],
  );
  assert.deepEqual(rightOf(MAKING), [["to", 2]]);
  const amount = { kind: "amount", lo: 2, hi: 10, step: 2 };
  assert.deepEqual(rightOf({ ...MAKING, decision: amount }), [4, 6, 8]);
  assert.deepEqual(numbersOf(amount, 9, 3), []);
  assert.equal(numbersOf({ lo: 0, hi: 100_000, step: 1 }, 0, 100_000).length, 200);
  const many = { kind: "pick_many", options: OPTIONS };
  assert.deepEqual(rightOf({ ...MAKING, decision: many }), []);
  assert.deepEqual(rightOf({ ...MAKING, decision: many, standing: ["madras"] }), [["madras"]]);
});

test("what is made has the form of a puzzle", () => {
  const content = contentOf(MAKING);
  assert.equal(formedPuzzle(content), true);
  assert.equal(content.seat, 2);
  assert.equal(content.goal, "Which region?");
  assert.deepEqual(content.say, { right: "Yes.", wrong: "", each: [["madras", "Too near."]] });
});

test("what is chosen at the table and not sent counts if it is whole and of this question", () => {
  const many = { kind: "pick_many", seat: 0, code: "keep", options: OPTIONS, least: 1, most: 2 };
  const draft = { question: questionOf(many), value: ['"madras"'] };
  assert.deepEqual(standing({ ui: { draft } }, many), ["madras"]);
  assert.equal(standing({ ui: { draft: { ...draft, value: [] } } }, many), undefined);
  assert.equal(standing({ ui: { draft } }, { ...many, code: "leave" }), undefined);
  assert.equal(standing({ ui: {} }, many), undefined);
});

test("what is pasted names the script and holds the whole puzzle", async () => {
  const code = await pack(PUZZLE);
  const snippet = snippetOf("https://games.example/element/leadenhall-table.js", code);
  assert.match(
    snippet,
    /^<script type="module" src="https:\/\/games\.example\/element\/leadenhall-table\.js"><\/script>\n/,
  );
  const [, within] = /puzzle="([\w-]+)"/.exec(snippet);
  assert.equal((await unpack(within)).goal, PUZZLE.goal);
});
