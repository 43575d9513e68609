// What the attributes of the element say becomes what the table is told.
import assert from "node:assert/strict";
import { test } from "node:test";
import { optionsOf, seatsOf, setupOf } from "../../web/element/attributes.js";

/** @param {Record<string, string>} attributes */
const setup = (attributes) => setupOf((name) => attributes[name] ?? null);

test("seats are people and computer players, with a name or without", () => {
  assert.deepEqual(seatsOf("human: Ann, steady,, easy : Kofi: the elder"), [
    { kind: "human", name: "Ann" },
    { kind: "steady", name: "" },
    { kind: "easy", name: "Kofi: the elder" },
  ]);
});

test("options are numbers and switches where they read as such, else words", () => {
  assert.deepEqual(optionsOf("rounds = 3, deals=true, map = north-west, odd, far = -2, long = 12345678901"), {
    rounds: 3,
    deals: true,
    map: "north-west",
    odd: "",
    far: -2,
    long: "12345678901",
  });
});

test("a set-up has what the attributes say and nothing else", () => {
  assert.deepEqual(setup({ game: "auction_house" }), { game: "auction_house" });
  assert.deepEqual(setup({ game: "auction_house", seed: "", seats: "", options: "" }), {
    game: "auction_house",
    seed: "",
  });
  assert.deepEqual(setup({ game: "x", scenario: "long", seed: "7", seats: "human", options: "rounds=5" }), {
    game: "x",
    scenario: "long",
    seed: "7",
    seats: [{ kind: "human", name: "" }],
    options: { rounds: 5 },
  });
});

test("what a page writes is data, whatever it is called", () => {
  const options = optionsOf("__proto__ = 1");
  assert.equal(/** @type {any} */ ({}).polluted, undefined);
  assert.deepEqual(Object.keys(options), ["__proto__"]);
  assert.deepEqual(seatsOf("human: <b>Bo</b>")[0].name, "<b>Bo</b>");
});
