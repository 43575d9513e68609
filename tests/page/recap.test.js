// When a recap is due, where the parts of a flow of money stand, and when somebody has scrolled back in the log.
import assert from "node:assert/strict";
import { test } from "node:test";

import { dueRecap } from "../../web/app/table/recap_due.js";
import { laidOut } from "../../web/app/table/recaps/flow_layout.js";

const at = (turn, phase) => ({ turn, phase, phaseText: phase, turnText: `Turn ${turn}` });
const line = (position, place, ...ended) => ({ at: position, place, ...(ended.length && { ended }) });
const phase = (text, from, to) => ({ kind: "phase", text, from, to });
const turn = { kind: "turn", text: "1", from: 0, to: 5 };
const LOG = [
  line(0, at(1, "Hiring")),
  line(3, at(1, "Trade"), phase("Hiring", 1, 3)),
  line(5, at(2, "Hiring"), phase("Trade", 3, 5), turn),
];
const HERE = { place: at(2, "Hiring"), position: 5 };

test("a recap is due when a phase has ended since the last decision", () => {
  assert.deepEqual(dueRecap(LOG, 4, HERE), {
    from: 3,
    to: 5,
    text: "Trade",
    several: false,
    told: "3 Trade",
    turn,
  });
  const { from, several } = dueRecap(LOG, 3, HERE);
  assert.deepEqual([from, several], [1, true]);
  assert.equal(dueRecap(LOG, 6, HERE), null);
});

test("a phase in which nothing was done is none", () => {
  assert.equal(
    dueRecap([line(2, at(1, "Hiring"), phase("Setup", 0, 0))], 0, { ...HERE, place: at(1, "Hiring") }),
    null,
  );
});

test("a turn has ended before the first line of the next one says so", () => {
  const found = dueRecap(LOG.slice(0, 2), 3, { place: at(2, "Hiring"), position: 6 });
  assert.deepEqual(found.turn, { from: 0, to: 6, text: "Turn 1" });
  assert.equal(dueRecap(LOG.slice(0, 2), 3, { place: at(1, "Trade"), position: 6 }).turn, undefined);
});

test("a phase has ended before the first line of the next one says so, and is told once", () => {
  const found = dueRecap(LOG.slice(0, 2), 4, { place: at(1, "Revenue"), position: 6 });
  assert.deepEqual([found.from, found.text, found.turn], [2, "Trade", undefined]);
  const then = [...LOG.slice(0, 2), line(7, at(1, "Revenue"), phase("Trade", 2, 7))];
  assert.equal(dueRecap(then, 7, { place: at(1, "Revenue"), position: 7, told: found.told }), null);
});

const part = (amount) => ({ text: "", amount, shown: "" });
const flow = (before, came, went, now) => ({
  text: "",
  before: part(before),
  in: came.map(part),
  out: went.map(part),
  now: part(now),
});

test("both sides of a purse are as high as what there was in all", () => {
  const { sources, uses, high } = laidOut(flow(5, [18, 11], [14, 9, 3], 8));
  for (const side of [sources, uses]) {
    const sum = side.reduce((all, node) => all + node.high, 0);
    assert.ok(Math.abs(sum - high) < 1e-9);
  }
});

test("labels of small parts keep clear of each other and inside the picture", () => {
  const { uses, height } = laidOut(flow(100, [], [1, 1, 1, 1, 90], 6));
  for (let at = 1; at < uses.length; at += 1) assert.ok(uses[at].middle - uses[at - 1].middle >= 17);
  assert.ok(uses.every(({ y, high }) => y >= 0 && y + high <= height));
});

test("what was held before or is left and is nothing, is no part", () => {
  const { sources, uses } = laidOut(flow(0, [4], [4], 0));
  assert.deepEqual([sources.length, uses.length], [1, 1]);
});
