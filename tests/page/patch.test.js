// Patches laid over a view: sections set and dropped, log lines kept and added.
import assert from "node:assert/strict";
import { test } from "node:test";
import { logged, patched, wholeView } from "../../web/app/patch.js";

const before = wholeView({ set: { redo: false, "board/hand": [1], "board/sale": { lot: 2 } }, drop: [] });

test("a whole view has every section, and null for what it does not have", () => {
  assert.equal(before.redo, false);
  assert.equal(before.decision, null);
  assert.deepEqual(before.board, { hand: [1], sale: { lot: 2 } });
});

test("what changed is put in, and what did not stays the same object", () => {
  const after = patched(before, { set: { redo: true, "board/hand": [1, 2] }, drop: [] });
  assert.equal(after.redo, true);
  assert.deepEqual(after.board.hand, [1, 2]);
  assert.equal(after.board.sale, before.board.sale);
  assert.deepEqual(before.board.hand, [1], "the view before is as it was");
});

test("a section that went is gone, one of the page's own is null", () => {
  const after = patched(before, { set: {}, drop: ["board/sale", "redo"] });
  assert.deepEqual(Object.keys(after.board), ["hand"]);
  assert.equal(after.redo, null);
});

test("a null that is sent is a value", () => {
  assert.equal(patched(before, { set: { "board/hand": null }, drop: [] }).board.hand, null);
});

test("lines up to the one that holds stay, and new ones follow", () => {
  const log = [1, 2, 3].map((at) => ({ at, text: `${at}` }));
  assert.deepEqual(
    logged(log, { keep: 2, add: [{ at: 3, text: "other" }] }).map(({ text }) => text),
    ["1", "2", "other"],
  );
  assert.deepEqual(logged(log, { keep: -1, add: [] }), []);
});

test("what is printed comes with whole views and stays", () => {
  const whole = wholeView({ set: {}, drop: [], printed: { lots: 3 } });
  assert.deepEqual(patched(whole, { set: { redo: true }, drop: [] }).printed, { lots: 3 });
  assert.deepEqual(before.printed, {});
});
