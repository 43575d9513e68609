// Actions by their names, and those of a module that is fetched when the first of them is asked for.
import assert from "node:assert/strict";
import { test } from "node:test";
import { invoke, register, registerLater } from "../../web/app/actions.js";

test("who asks again while a module is on its way waits with the others", async () => {
  const done = [];
  let loads = 0;
  registerLater(async () => {
    loads += 1;
    await Promise.resolve();
    register({ late: (session) => done.push(session) });
  }, ["late"]);
  await Promise.all([invoke("late", 1), invoke("late", 2)]);
  assert.equal(loads, 1);
  assert.deepEqual(done, [1, 2]);
});

test("what did not arrive can be asked for again", async () => {
  let loads = 0;
  registerLater(async () => {
    loads += 1;
    if (loads === 1) throw new Error("no network");
    register({ later: () => "here" });
  }, ["later"]);
  await assert.rejects(async () => invoke("later"), /no network/);
  assert.equal(await invoke("later"), "here");
});
