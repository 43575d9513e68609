// The course of a game as the time line and the charts tell it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { apart, course, flags, leads, markedIn } from "../../web/app/table/course.js";

const line = (at, turn, phase, more = {}) => ({
  at,
  place: { turn, phase, turnText: `Turn ${turn}`, phaseText: phase },
  text: `line ${at}`,
  ...more,
});
const LOG = [
  line(1, 1, "sale", { seat: 0 }),
  line(2, 1, "storm", { seat: 1, mark: "storm" }),
  line(4, 2, "sale", { seat: 0 }),
];

test("turns and phases begin where the log first names them, the first at the beginning", () => {
  const { turns, phases } = course(LOG, 5);
  assert.deepEqual(
    turns.map(({ turn, from }) => [turn, from]),
    [
      [1, 0],
      [2, 4],
    ],
  );
  assert.deepEqual(
    phases.map(({ phase, from }) => [phase, from]),
    [
      ["sale", 0],
      ["storm", 2],
      ["sale", 4],
    ],
  );
});

test("who decided is read from the log, or from the record where that is known", () => {
  assert.deepEqual(course(LOG, 5).hairs, [0, 1, null, 0, null]);
  assert.deepEqual(course(LOG, 3, [2, 2, 1]).hairs, [2, 2, 1]);
});

test("what the rules marked is flagged, and at most eight of it", () => {
  assert.deepEqual(markedIn(LOG), [{ position: 2, text: "line 2" }]);
  const many = Array.from({ length: 30 }, (_, position) => ({ position, text: "" }));
  const shown = flags(many).map(({ position }) => position);
  assert.equal(shown.length, 8);
  assert.deepEqual([shown[0], shown[7]], [0, 29]);
  assert.equal(flags(many.slice(0, 8)).length, 8);
});

test("the lead changes hands when one alone is ahead", () => {
  const view = { seats: ["Ann", "Ben"].map((name, at) => ({ name, house: at + 1 })) };
  const points = [
    [0, 5, 5],
    [1, 6, 5],
    [2, 6, 6],
    [3, 6, 8],
  ];
  assert.deepEqual(
    leads(view, { points }).map(({ position, name }) => [position, name]),
    [
      [1, "Ann"],
      [3, "Ben"],
    ],
  );
});

test("labels that would run into each other are pushed apart, and no others", () => {
  assert.deepEqual(apart([10, 100, 104], 22, 270), [10, 100, 122]);
  assert.deepEqual(apart([10, 265, 270], 22, 270), [10, 248, 270]);
  assert.deepEqual(apart([270, 270, 270], 22, 270), [226, 248, 270]);
});
