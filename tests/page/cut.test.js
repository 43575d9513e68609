// A small picture of a board: how large, and from where on.
import assert from "node:assert/strict";
import { test } from "node:test";
import { cutOf } from "../../web/app/table/cut.js";

test("a picture of the board has what could be chosen in its middle, and nothing beside the board", () => {
  const window = { width: 400, height: 150 };
  const board = { left: 10, top: 20, width: 900, height: 700 };
  const small = { left: 410, top: 320, width: 100, height: 40 };
  assert.deepEqual(cutOf(window, board, small), { scale: 1, x: 200 - 450, y: 75 - 320 });
  const corner = { left: 10, top: 20, width: 20, height: 20 };
  assert.deepEqual(cutOf(window, board, corner), { scale: 1, x: 0, y: 0 });
  const whole = cutOf(window, board, board);
  assert.equal(whole.scale, 0.5, "smaller it could not be read");
  assert.deepEqual([whole.x, whole.y], [-25, -100]);
});
