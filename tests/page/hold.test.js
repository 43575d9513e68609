// A button that is held: when it goes on, how fast, and that the click at its end is none.
import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, mock, test } from "node:test";
import { endsHold, hold, release, timesOf } from "../../web/app/hold.js";

const trusted = { isTrusted: true };
let presses = [];
const button = ({ disabled = () => false } = {}) => ({
  dataset: {},
  isConnected: true,
  matches: () => disabled(),
  click() {
    presses.push(timesOf(this));
  },
});
const total = () => presses.reduce((sum, n) => sum + n, 0);

beforeEach(() => {
  presses = [];
  mock.timers.enable({ apis: ["setTimeout"] });
});
afterEach(() => {
  release();
  endsHold(trusted);
  mock.timers.reset();
});

describe("a button that is held", () => {
  test("a short press is one click of its own", () => {
    hold(button());
    mock.timers.tick(390);
    release();
    assert.deepEqual(presses, []);
    assert.equal(endsHold(trusted), false);
  });

  test("goes on after 400 ms, twelve times a second", () => {
    hold(button());
    mock.timers.tick(401);
    assert.equal(presses.length, 1);
    for (let n = 0; n < 100; n += 1) mock.timers.tick(10);
    assert.ok(Math.abs(presses.length - 13) <= 1, `${presses.length} in a second`);
    assert.equal(total(), presses.length);
  });

  test("goes on by fives after two seconds", () => {
    const one = button();
    hold(one);
    for (let n = 0; n < 300; n += 1) mock.timers.tick(10);
    assert.equal(presses.at(-1), 5);
    assert.ok(presses.indexOf(5) >= 17, "not before");
    release();
    assert.equal(timesOf(one), 1);
  });

  test("stops where it can do nothing any more", () => {
    hold(button({ disabled: () => presses.length >= 3 }));
    for (let n = 0; n < 200; n += 1) mock.timers.tick(10);
    assert.equal(presses.length, 3);
  });

  test("the click at its end is not another one, the next click is", () => {
    hold(button());
    mock.timers.tick(600);
    release();
    assert.equal(endsHold({ isTrusted: false }), false, "its own clicks are meant");
    assert.equal(endsHold(trusted), true);
    assert.equal(endsHold(trusted), false);
  });
});
