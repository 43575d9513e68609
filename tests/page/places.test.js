// Which answers stand in the bar, in what order, under which keys, and which only in the whole list.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  byKey,
  columns,
  grouped,
  inSight,
  keysOf,
  narrowed,
  placedOptions,
  wayOut,
} from "../../web/app/table/bar/places.js";

const closed = { rule: "toy.no", text: "No." };
const named = (names, more = {}) => names.map((text) => ({ value: text, text, params: {}, ...more }));
const pick = (options) => ({ kind: "pick", options });
const drafted = (value) => ({ value: value === null ? null : JSON.stringify(value) });
const texts = (placed) => placed.map(([option]) => option.text);

const HIRED = [
  ...named(["Ann", "Ben"], { group: "Bombay" }),
  ...named(["Cid", "Dot"], { group: "Madras" }),
  ...named(["Eve"], { group: "Bombay", closed }),
  ...named(["Fay", "Gus", "Hal"], { group: "Bengal" }),
  ...named(["Ida"], { group: "Bombay" }),
];

describe("the order", () => {
  test("what belongs together stands together, and what is closed last", () => {
    assert.deepEqual(texts(placedOptions(pick(HIRED))), [
      "Ann",
      "Ben",
      "Ida",
      "Cid",
      "Dot",
      "Fay",
      "Gus",
      "Hal",
      "Eve",
    ]);
  });

  test("each answer keeps its index in the decision", () => {
    for (const [option, index] of placedOptions(pick(HIRED))) assert.equal(HIRED[index], option);
  });

  test("keys follow the order, and closed answers have none", () => {
    const keys = keysOf(pick(HIRED));
    assert.equal(keys.get(8), "3");
    assert.equal(keys.has(4), false);
    assert.equal(byKey(pick(HIRED), "4").text, "Cid");
    assert.equal(byKey(pick(HIRED), "9"), undefined);
  });

  test("letters come after the digits", () => {
    const many = pick(named([..."abcdefghijklmnopqrstuvw"]));
    assert.equal(byKey(many, "9").text, "i");
    assert.equal(byKey(many, "q").text, "j");
    assert.equal(byKey(many, "P").text, "s");
    assert.equal([...keysOf(many).values()].join(""), "123456789QWERTYUIOP");
    assert.equal(byKey(many, "a"), undefined);
  });
});

describe("the way out", () => {
  const leave = { value: "none", text: "Leave", params: {}, quiet: true };

  test("it stands by itself, not among the answers", () => {
    const decision = pick([...named(["Tea"]), leave]);
    assert.deepEqual(wayOut(decision), [leave, 1]);
    assert.deepEqual(texts(placedOptions(decision)), ["Tea"]);
  });

  test("where it is all that is left, it is an answer like any other", () => {
    const decision = pick([...named(["Tea"], { closed }), leave]);
    assert.equal(wayOut(decision), null);
    assert.deepEqual(texts(placedOptions(decision)), ["Leave", "Tea"]);
  });

  test("of several quiet ones the last is the way out", () => {
    const call = { ...leave, value: "call", text: "Call" };
    assert.deepEqual(texts(placedOptions(pick([...named(["Tea"]), call, leave]))), ["Tea", "Call"]);
  });

  test("an amount has its own", () => {
    assert.deepEqual(wayOut({ kind: "amount", out: leave }), [leave, 0]);
    assert.equal(wayOut({ kind: "amount", out: null }), null);
  });
});

describe("places", () => {
  test("as many as there are places all stand in the bar", () => {
    const { shown, rest } = inSight(pick(named([..."abcdefgh"])), drafted(null), 8);
    assert.equal(shown.length, 8);
    assert.deepEqual(rest, []);
  });

  test("of more the last place counts the rest", () => {
    const { shown, rest } = inSight(pick(named([..."abcdefghi"])), drafted(null), 8);
    assert.deepEqual(texts(shown), [..."abcdefg"]);
    assert.deepEqual(texts(rest), ["h", "i"]);
  });

  test("what is chosen shows, whatever place it has", () => {
    const { shown, rest } = inSight(pick(named([..."abcdefghijkl"])), drafted("k"), 8);
    assert.deepEqual(texts(shown), [..."abcdefk"]);
    assert.deepEqual(texts(rest), ["g", "h", "i", "j", "l"]);
  });

  test("to four in one row, five if they have one line each, more in two rows", () => {
    const rows = (n, more) => columns(placedOptions(pick(named([..."abcdefgh"].slice(0, n), more))), 0);
    assert.deepEqual(rows(4, { detail: "£2" }), { rows: 1, n: 4 });
    assert.deepEqual(rows(5), { rows: 1, n: 5 });
    assert.deepEqual(rows(5, { detail: "£2" }), { rows: 2, n: 3 });
    assert.deepEqual(rows(8), { rows: 2, n: 4 });
    assert.deepEqual(columns(placedOptions(pick(named([..."abcdefg"]))), 5), { rows: 2, n: 4 });
  });
});

describe("the whole list", () => {
  test("it has the groups in the order in which they come first", () => {
    assert.deepEqual(
      grouped(placedOptions(pick(HIRED))).map(({ text, placed }) => [text, placed.length]),
      [
        ["Bombay", 4],
        ["Madras", 2],
        ["Bengal", 3],
      ],
    );
  });

  test("what is sought stands in the name, the second line or the group", () => {
    const all = placedOptions(pick([...HIRED, { value: 1, text: "Joy", detail: "From Bombay", params: {} }]));
    assert.deepEqual(texts(narrowed(all, "bomb")), ["Ann", "Ben", "Ida", "Joy", "Eve"]);
    assert.equal(narrowed(all, "").length, all.length);
  });
});
