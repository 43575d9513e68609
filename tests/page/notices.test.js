// Short messages: how many are shown, which takes whose place, and how long each lasts.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fleeting, joined, outlasting, without } from "../../web/app/notice_list.js";

const notice = (id, more = {}) => ({ id, text: "", kind: "info", actions: [], key: `k${id}`, until: null, ...more });
const ids = (list) => list.map(({ id }) => id);

test("a message takes the place of one with its key, and the oldest of four goes", () => {
  const three = [1, 2, 3].map((id) => notice(id));
  assert.deepEqual(ids(joined(three, notice(4))), [2, 3, 4]);
  assert.deepEqual(ids(joined(three, notice(4, { key: "k2" }))), [1, 3, 4]);
});

test("a message that lasts until an answer goes with it, and no other does", () => {
  const shown = [notice(1, { until: "answer" }), notice(2), notice(3, { kind: "error" })];
  assert.deepEqual(ids(outlasting(shown, "answer")), [2, 3]);
});

test("only what asks for nothing and has no end of its own goes after a while", () => {
  assert.equal(fleeting(notice(1)), true);
  assert.equal(fleeting(notice(1, { until: "answer" })), false);
  assert.equal(fleeting(notice(1, { kind: "error" })), false);
  assert.equal(fleeting(notice(1, { actions: [{ text: "Undo", do: "undo" }] })), false);
});

test("messages are put away by id or by key", () => {
  assert.deepEqual(ids(without([notice(1), notice(2), notice(3)], [1, "k3"])), [2]);
});
