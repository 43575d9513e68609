// Packs: what a request needs, by its text alone. Whatever cannot be read is fetched rather than missed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { gamesIn, packsFor } from "../../web/boot/packs.mjs";

const PACKS = [
  "core",
  "fair",
  "fair.night",
  "fair.tents",
  "fair.rules",
  "fair.lesson",
  "fair.ending",
  "fair.bots",
  "sale",
  "sale.bots",
  "recap",
  "ending",
];
const BUILD = {
  parts: Object.fromEntries([...PACKS.map((name) => `packs/${name}`), "wasm"].map((name) => [name, {}])),
  modes: {
    fair: {
      supplements: [
        { id: "night", seats: [1, 2], scenarios: null },
        { id: "tents", seats: null, scenarios: ["autumn"] },
      ],
      data: ["components"],
      lessons: { "": [], lights: ["night"] },
    },
  },
};
const SEAT = { name: "Ann", kind: "human" };
const seats = (n) => Array(n).fill(SEAT);
const needed = (request) => packsFor(JSON.stringify(request), BUILD);
const fresh = (n, scenario, options) => needed({ do: "new", game: "fair", seats: seats(n), scenario, options });
const save = (n, scenario, options = {}) =>
  JSON.stringify({
    format: "leadenhall-save",
    game: "fair",
    setup: { scenario, options },
    players: seats(n),
    record: [["a", 0, "x"]],
  });

test("a fresh game needs what its mode needs", () => {
  assert.deepEqual(fresh(3, "spring"), ["fair"]);
  assert.deepEqual(fresh(2, "spring"), ["fair", "fair.night"]);
  assert.deepEqual(fresh(3, "autumn"), ["fair", "fair.tents"]);
  assert.deepEqual(fresh(1, "autumn"), ["fair", "fair.night", "fair.tents"]);
});

test("with data of a player's own any scenario may have what the others have", () => {
  assert.deepEqual(fresh(3, "spring", { components: '{"tents":{"n":1}}', dark: true }), ["fair", "fair.tents"]);
  assert.deepEqual(fresh(3, "spring", { components: "", dark: true }), ["fair"]);
});

test("a saved game needs what its mode needs, wherever its text is carried", () => {
  const carried = [
    (text) => ({ do: "load", save: text }),
    (text) => ({ do: "load", save: text, foreign: true, recover: true }),
    (text) => ({ v: 1, kind: "table", title: "Fair", save: text }),
  ];
  for (const carry of carried) {
    assert.deepEqual(needed(carry(save(3, "spring"))), ["fair"]);
    assert.deepEqual(needed(carry(save(2, "autumn"))), ["fair", "fair.night", "fair.tents"]);
    assert.deepEqual(needed(carry(save(4, "spring", { components: "{}" }))), ["fair", "fair.tents"]);
  }
});

test("what cannot be read of a set-up counts as needed", () => {
  const all = ["fair", "fair.night", "fair.tents"];
  const whole = save(4, "spring");
  assert.deepEqual(needed({ do: "load", save: whole.slice(0, -30) }), all, "cut");
  assert.deepEqual(
    needed({
      do: "load",
      save: whole.replace('"players":[', '"players":{}, "x":['),
    }),
    all.slice(0, 2),
  );
  assert.deepEqual(needed({ do: "load", save: whole.replace('"spring"', "7") }), ["fair", "fair.tents"]);
  assert.deepEqual(needed({ do: "load", save: "null", of: { game: "fair" } }), all);
  assert.deepEqual(fresh(3), ["fair", "fair.tents"], "no scenario is named");
});

test("a lesson needs what the build says of it", () => {
  assert.deepEqual(needed({ do: "lesson", game: "fair" }), ["fair", "fair.lesson"]);
  assert.deepEqual(needed({ do: "lesson", game: "fair", lesson: "lights" }), ["fair", "fair.night", "fair.lesson"]);
  assert.deepEqual(needed({ do: "lesson", game: "fair", lesson: "__proto__" }), ["fair", "fair.lesson"]);
});

test("what sets up no game needs the game's own rules only, and what its kind needs", () => {
  assert.deepEqual(needed({ game: "fair" }), ["fair"]);
  assert.deepEqual(needed({ do: "rules", game: "fair" }), ["fair", "fair.rules"]);
  assert.deepEqual(needed({ do: "recap", table: "1" }), ["recap"]);
  assert.deepEqual(needed({ do: "new", game: "sale", seats: seats(2) }), ["sale"]);
  assert.deepEqual(needed({ do: "new", game: "constructor", seats: seats(2) }), []);
  assert.deepEqual(packsFor("{ no JSON", BUILD), []);
});

test("a game is named with its supplements, for its board", () => {
  const named = (content) => gamesIn(JSON.stringify(content), BUILD);
  assert.deepEqual(named({ kind: "table", save: save(2, "spring") }), [{ game: "fair", supplements: ["night"] }]);
  assert.deepEqual(named({ kind: "setup", game: "sale", seats: seats(2) }), [{ game: "sale", supplements: [] }]);
  assert.deepEqual(named({}), []);
});

test("the end of a game is made of its recap too", () => {
  assert.deepEqual(needed({ do: "ending", table: "t1", game: "fair" }), ["fair", "ending", "recap", "fair.ending"]);
});

test("what bots know is fetched for whoever asks them, of every game that a table may be of", () => {
  assert.deepEqual(fresh(3, "spring"), ["fair"], "a table is put up without");
  const think = (position) => needed({ do: "think", position, seat: 0 });
  assert.deepEqual(think(save(3, "spring")), ["fair", "fair.bots"]);
  assert.deepEqual(think(save(2, "autumn")), ["fair", "fair.night", "fair.tents", "fair.bots"]);
  for (const kind of ["bot", "hint", "weigh", "doubts", "judge"]) {
    assert.deepEqual(needed({ do: kind, game: "fair" }), ["fair", "fair.bots"], kind);
    const asked = JSON.stringify({ do: kind, table: "t1" });
    assert.deepEqual(
      packsFor(asked, BUILD, new Set(["fair", "sale"])),
      ["fair", "sale", "fair.bots", "sale.bots"],
      kind,
    );
  }
});
