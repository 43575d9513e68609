// Where a lesson is: at a step, waiting for one, or left for a way of the learner's own.
import assert from "node:assert/strict";
import { test } from "node:test";

import { isTaught, playsFreely, stepAt, stepCome, waits } from "../../web/app/table/teaching.js";

const step = (code, when = [], turn = 0) => ({ code, when, turn });
const STEPS = [
  step("ship"),
  step("share", ["exchange"]),
  step("sale", ["selling"], 2),
  step("end"),
  step("late", ["x"]),
];

const table = (at, { asked = null, turn = 1, strayed = false, seat = 0 } = {}) => ({
  viewer: 0,
  now: { decision: asked && { seat, code: asked }, place: { turn } },
  ui: { lesson: { steps: STEPS, at, strayed } },
});

test("a step that waits for nothing is shown at once", () => {
  const here = table(0, { asked: "agents" });
  assert.equal(stepAt(here)?.code, "ship");
  assert.deepEqual([waits(here), playsFreely(here), isTaught(here)], [false, false, true]);
});

test("a step waits until its question is asked of the learner", () => {
  assert.equal(waits(table(1)), true);
  assert.equal(waits(table(1, { asked: "agents" })), true);
  assert.equal(waits(table(1, { asked: "exchange", seat: 2 })), true);
  assert.equal(waits(table(1, { asked: "exchange" })), false);
  assert.equal(playsFreely(table(1, { asked: "agents" })), true);
});

test("and not before its turn", () => {
  assert.equal(waits(table(2, { asked: "selling", turn: 1 })), true);
  assert.equal(waits(table(2, { asked: "selling", turn: 2 })), false);
});

test("whose moment comes first is the next step, but none behind one that is told in any case", () => {
  assert.equal(stepCome(table(1, { asked: "exchange" })), 1);
  assert.equal(stepCome(table(1, { asked: "selling", turn: 2 })), 2);
  assert.equal(stepCome(table(1, { asked: "agents" })), -1);
  assert.equal(stepCome(table(1, { asked: "x" })), -1);
  assert.equal(stepCome(table(0, { asked: "exchange" })), -1);
});

test("whoever has strayed plays freely", () => {
  const own = table(0, { asked: "agents", strayed: true });
  assert.deepEqual([playsFreely(own), isTaught(own)], [true, false]);
});

test("where no lesson is, nothing is taught", () => {
  const plain = { viewer: 0, now: { decision: null, place: {} }, ui: { lesson: null } };
  assert.deepEqual([stepAt(plain), waits(plain), playsFreely(plain), isTaught(plain)], [null, false, false, false]);
});
