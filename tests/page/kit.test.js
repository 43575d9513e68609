// What of the kit for boards is logic: lists, changes between views, markers on tracks, what is asked, what is looked at.
import assert from "node:assert/strict";
import { test } from "node:test";

import { allotted, isChosen, optionsOf } from "../../web/boards/kit/answers.js";
import { added, become } from "../../web/boards/kit/changes.js";
import { plain, signed } from "../../web/boards/kit/figures.js";
import { counted, grouped, oneByOne, roundFrom, times } from "../../web/boards/kit/lists.js";
import { moving, standing } from "../../web/boards/kit/tracks.js";

test("lists are counted, grouped, turned and laid out one by one", () => {
  assert.deepEqual(counted([0, 2, 0, 1]), [
    [1, 2],
    [3, 1],
  ]);
  assert.deepEqual(
    [...grouped(["ab", "c", "de"], (one) => one.length)],
    [
      [2, ["ab", "de"]],
      [1, ["c"]],
    ],
  );
  assert.deepEqual(roundFrom(["a", "b", "c"], 2), ["c", "a", "b"]);
  assert.deepEqual(oneByOne({ tea: 2, silk: 1, china: 0 }), ["tea", "tea", "silk"]);
  assert.deepEqual(
    times(-1, (at) => at),
    [],
  );
});

test("numbers have a true minus sign", () => {
  assert.deepEqual([plain(-3), signed(4), signed(-4), signed(0)], ["−3", "+4", "−4", "±0"]);
});

test("what has come is told apart from what was there, as often as it is more", () => {
  assert.deepEqual(added(["tea", "silk"], ["silk", "tea", "tea"]), ["tea"]);
  assert.deepEqual(added(["tea"], []), []);
});

test("what has become of a thing is told once", () => {
  const before = [
    { id: "a", filled: true },
    { id: "b", filled: false },
  ];
  const after = before.map((one) => ({ ...one, filled: true }));
  assert.deepEqual(
    become(before, after, (one) => one.filled).map(({ id }) => id),
    ["b"],
  );
});

test("a marker on a track leaves its space for the one where it would go", () => {
  const on = moving(
    [
      { name: "a", at: 1 },
      { name: "b", at: 1 },
    ],
    ({ at }) => at,
    ({ name }) => (name === "a" ? 3 : undefined),
  );
  assert.deepEqual(
    on(1).here.map(({ one, leaves }) => [one.name, leaves]),
    [
      ["a", true],
      ["b", false],
    ],
  );
  assert.deepEqual(
    on(3).coming.map(({ name }) => name),
    ["a"],
  );
  assert.deepEqual(
    [1, 2, 3].map((space) => standing(space, 2, 3).trim()),
    ["past", "at", "next"],
  );
});

test("options are found by the question, and the chosen one by its value as text", () => {
  const [tea, silk] = [{ value: "tea" }, { value: ["take", "silk"] }];
  const c = {
    decision: { code: "sell", kind: "pick", options: [tea, silk] },
    offered: [tea, silk],
    asks: (...codes) => codes.includes("sell"),
    view: { answer: '["take","silk"]' },
  };
  assert.deepEqual(optionsOf(c, "buy"), []);
  assert.deepEqual(optionsOf(c, "buy", "sell"), [tea, silk]);
  assert.equal(isChosen(c, silk), true);
  assert.equal(isChosen(c, tea), false);
  assert.equal(isChosen({ view: { answer: ['"tea"'] } }, tea), true);
  assert.deepEqual(allotted(c), []);
  assert.deepEqual(allotted({ decision: { kind: "allocate" }, view: { answer: [1, 2] } }), [1, 2]);
});
