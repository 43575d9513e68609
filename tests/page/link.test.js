// Links: what is packed comes out again, and what nobody packed is told apart. The card that a poster shows.
import assert from "node:assert/strict";
import { test } from "node:test";
import { BadLink, cardOf, formed, pack, setupAt, unpack } from "../../web/app/link.js";

const SETUP = { kind: "setup", game: "auction_house", seats: [{ name: "Ann – ₹", kind: "human" }], seed: 7 };
const bad = (message) => (problem) => problem instanceof BadLink && problem.message === message;

test("a set-up comes out as it went in", async () => {
  const code = await pack(SETUP);
  assert.match(code, /^[\w-]+$/, "nothing that an address would have to disguise");
  assert.deepEqual(await unpack(code), { v: 1, ...SETUP });
});

test("a long save comes out as it went in", async () => {
  const save = JSON.stringify(Array.from({ length: 40_000 }, (_, at) => at));
  assert.equal((await unpack(await pack({ kind: "table", title: "Long", save }))).save, save);
});

test("what is cut, foreign, newer or of another form is told", async () => {
  const code = await pack(SETUP);
  await assert.rejects(unpack(code.slice(0, -9)), bad("cut"));
  await assert.rejects(unpack("nothing of ours"), bad("cut"));
  await assert.rejects(unpack(await pack({ ...SETUP, v: 2 })), bad("version"));
  await assert.rejects(unpack(await pack({ ...SETUP, kind: "constructor" })), bad("form"));
});

test("a small link that unpacks to far more than any game is refused", async () => {
  await assert.rejects(unpack(await pack({ kind: "table", save: " ".repeat(9_000_000) })), bad("long"));
});

test("a table that opens at once is a set-up, or a game and a seed", async () => {
  assert.deepEqual(await setupAt("auction_house", "7"), { kind: "setup", game: "auction_house", seed: "7" });
  assert.deepEqual(await setupAt(await pack(SETUP), ""), { v: 1, ...SETUP });
  await assert.rejects(setupAt(await pack({ kind: "table", save: "{}" }), ""), bad("form"));
});

test("texts must be texts", () => {
  assert.equal(formed(SETUP), true);
  assert.equal(formed({ ...SETUP, seats: [{ name: { of: "Ann" } }] }), false);
  assert.equal(formed({ kind: "setup", game: 3 }), false);
  assert.equal(formed({ kind: "table", save: "{}", title: ["x"] }), false);
});

test("a card says where the game is and who decides, without the engine", () => {
  const chain = [
    { id: "sale", text: "Sale", state: "done" },
    { id: "storm", text: "Storm", state: "now" },
  ];
  const view = {
    meta: { title: "Auction House" },
    place: { turnText: "Sale 2", chain },
    seats: [{ seat: 0, name: "Ann", house: 1, score: 12, facts: [] }],
    waiting: [
      { seat: 0, name: "Ann", text: "How much?", secret: true },
      { seat: 1, name: "Ben", text: "How much?", secret: true },
    ],
  };
  assert.deepEqual(cardOf(view), {
    game: "Auction House",
    place: "Sale 2, Storm",
    waiting: { name: "Ann", text: "How much?" },
    seats: [{ name: "Ann", house: 1, score: 12 }],
  });
  assert.equal(cardOf({ ...view, waiting: [] }).waiting, null);
});
