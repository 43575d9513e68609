import assert from "node:assert/strict";
import { test } from "node:test";
import { once } from "../../web/app/once.js";

test("what is on its way is brought once, and what has failed again", async () => {
  const brought = [];
  const arrive = once(async () => {
    brought.push("asked");
    if (brought.length === 1) throw new Error("no line");
    return "here";
  });
  await assert.rejects(Promise.all([arrive(), arrive()]), /no line/);
  assert.equal(brought.length, 1);
  assert.deepEqual(await Promise.all([arrive(), arrive()]), ["here", "here"]);
  assert.equal(await arrive(), "here");
  assert.equal(brought.length, 2);
});
