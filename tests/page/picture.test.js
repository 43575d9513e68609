// The picture of a kept game: whose eyes it is for, and that it is true of one record and one build only.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pictureOf, sealOf, sealed, unsealed } from "../../web/app/keep/picture.js";

const RECORD = { id: "ab12", seq: 4, save: '{"game":"fair"}' };
const PICTURE = { title: "Tuesday", viewer: 0, view: {}, log: [], curtain: null, replies: [], when: 1 };

test("a picture of this record and this build is one", () => {
  const kept = sealed(PICTURE, RECORD, "build");
  assert.deepEqual(unsealed(kept, RECORD, "build"), PICTURE);
});

for (const [what, kept, record, build] of [
  ["another build", {}, {}, "other"],
  ["a damaged picture", { text: "{}" }, {}, "build"],
  ["a picture that is no text", { text: 7 }, {}, "build"],
  ["a damaged record", {}, { save: '{"game":"fai' }, "build"],
  ["an earlier record", {}, { seq: 3 }, "build"],
  ["a record without a game", {}, { save: undefined }, "build"],
]) {
  test(`${what} has none`, () => {
    const found = { ...sealed(PICTURE, RECORD, "build"), ...kept };
    assert.equal(unsealed(found, { ...RECORD, ...record }, build), null);
  });
}

test("where nothing is kept there is none", () => {
  assert.equal(unsealed(undefined, RECORD, "build"), null);
  assert.equal(unsealed(sealed(PICTURE, RECORD, "build"), undefined, "build"), null);
});

test("a very large one is not kept", () => {
  assert.equal(sealed({ ...PICTURE, log: ["x".repeat(2_000_000)] }, RECORD, "build"), null);
});

test("a seal tells texts apart, and where one ends", () => {
  const seals = [sealOf("ab", "c"), sealOf("a", "bc"), sealOf("abc"), sealOf("abc", ""), sealOf("ab", "d")];
  assert.equal(new Set(seals).size, seals.length);
});

const seats = [0, 1].map((seat) => ({ seat, name: `House ${seat}`, house: seat + 1, human: true }));

/** A table at which two people sit, of whom one has the screen; `hidden` is whether views have something to hide. */
function table({ humans = [0, 1], viewer = 0, curtain = null, hidden = true, first = viewer }) {
  const viewOf = (seat) => ({
    set: { seats, waiting: [], "board/hand": seat, ...(hidden && seat !== null && { curtain: true }) },
    drop: [],
    log: { keep: -1, add: [`for ${seat}`] },
    printed: {},
  });
  const now = { seats, waiting: [], curtain: hidden || null, board: { hand: viewer } };
  const replies = new Map([["asked", "said"]]);
  return { title: "T", humans, viewer, curtain, now, nowLog: ["own"], replies, viewOf, firstViewer: () => first };
}

test("one person at the screen keeps what they see, and what the rules said of it", () => {
  const found = pictureOf(table({ humans: [0] }), 5);
  assert.deepEqual([found.viewer, found.view.board.hand, found.log, found.when], [0, 0, ["own"], 5]);
  assert.deepEqual(found.replies, [["asked", "said"]]);
});

test("of several the curtain is kept, and what everybody may see", () => {
  const found = pictureOf(table({ first: 1 }), 5);
  assert.deepEqual([found.viewer, found.view.board.hand, found.log], [null, null, ["for null"]]);
  assert.deepEqual([found.curtain.name, found.replies], ["House 1", []]);
});

test("also where the one who has the screen will get it again", () => {
  const found = pictureOf(table({ first: 0 }), 5);
  assert.deepEqual([found.viewer, found.view.board.hand, found.curtain.seat], [null, null, 0]);
});

test("where nothing is hidden there is no curtain", () => {
  const found = pictureOf(table({ hidden: false, first: 1 }), 5);
  assert.deepEqual([found.viewer, found.view.board.hand, found.curtain], [1, 1, null]);
});

test("a curtain that hangs is kept as it hangs", () => {
  const curtain = { seat: 1, name: "House 1", house: 2, text: null };
  const found = pictureOf(table({ viewer: null, curtain }), 5);
  assert.deepEqual([found.viewer, found.curtain, found.replies], [null, curtain, []]);
});
