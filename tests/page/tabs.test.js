// Which part of the table a phone shows.
import assert from "node:assert/strict";
import { test } from "node:test";
import { shownTab, toBoard } from "../../web/app/table/tabs.js";

test("a part that the screen does not have is the board", () => {
  const ui = { tab: "deals" };
  assert.equal(shownTab({ ui, past: null }), "deals");
  assert.equal(shownTab({ ui, past: 7 }), "stage");
  assert.equal(shownTab({ ui: { tab: "course" }, past: 7 }), "course");
  assert.equal(shownTab({ ui: { tab: "course" }, past: null }), "stage");
  assert.equal(shownTab({ ui: {}, past: null }), "stage");
});

test("the board is its first view", () => {
  const ui = { tab: "log", stageView: "more" };
  toBoard({ ui });
  assert.equal(shownTab({ ui, past: null }), "stage");
  assert.equal(ui.stageView, undefined);
});
