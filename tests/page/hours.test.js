// How long the table stood where.
import assert from "node:assert/strict";
import { test } from "node:test";

import { Hours } from "../../web/app/keep/hours.js";

/** Hours with a clock that is set by hand. */
function timed(position, kept) {
  const clock = { now: 0 };
  const hours = new Hours(position, kept, () => clock.now);
  return { hours, wait: (seconds) => (clock.now += seconds * 1000) };
}

test("what passes is spent where the table stands", () => {
  const { hours, wait } = timed(2);
  wait(90);
  hours.moved(3);
  wait(40);
  assert.deepEqual(hours.kept(), [0, 0, 90, 40]);
  assert.equal(hours.minutes(0, 4), 2);
  assert.equal(hours.minutes(0, 2), 0);
});

test("who goes back and decides again has spent both times", () => {
  const { hours, wait } = timed(0);
  wait(30);
  hours.moved(1);
  hours.moved(0);
  wait(30);
  assert.deepEqual(hours.kept(), [60, 0]);
});

test("a table that nobody sees takes no time, and nobody looks at one position for ever", () => {
  const { hours, wait } = timed(0);
  wait(5);
  hours.seen(true);
  wait(500);
  hours.moved(1);
  hours.seen(false);
  wait(7);
  assert.deepEqual(hours.kept(), [5, 7]);
  wait(36_000);
  assert.deepEqual(hours.kept(), [5, 607]);
});

test("what was kept goes on", () => {
  const { hours, wait } = timed(1, [60, 60]);
  wait(60);
  assert.equal(hours.minutes(0, 2), 3);
});
