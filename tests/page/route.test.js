// Where the fragment of the address leads.
import assert from "node:assert/strict";
import { test } from "node:test";
import { routeOf } from "../../web/app/route.js";

for (const [hash, name, value, part = ""] of [
  ["", "lobby", ""],
  ["#/", "lobby", ""],
  ["#/game/ab12", "game", "ab12"],
  ["#/table/a-b_c", "table", "a-b_c"],
  ["#/game/", "lobby", ""],
  ["#/lesson/a_b", "lesson", "a_b"],
  ["#/lesson/a_b/firms", "lesson", "a_b", "firms"],
  ["#/game/ab12/firms", "lobby", ""],
  ["#/play/a-b_c", "play", "a-b_c"],
  ["#/play/a_game/7", "play", "a_game", "7"],
  ["#/puzzle/a-b_c", "puzzle", "a-b_c"],
  ["#/puzzle/a-b_c/7", "lobby", ""],
  ["#/elsewhere/x", "lobby", ""],
  ["#/game/<b>", "lobby", ""],
]) {
  test(`"${hash}" leads to ${name}`, () => assert.deepEqual(routeOf(hash), { name, value, part }));
}
