// What this browser keeps for us may have been written by anybody: what has not its shape hurts nothing else.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { cutJournal, journalOf, journals, journalWhole, setAside } from "../../web/app/keep/journal.js";
import { isRecord, journalIn } from "../../web/app/keep/shapes.js";

class Storage {
  getItem(key) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key, text) {
    this[key] = text;
  }
  removeItem(key) {
    delete this[key];
  }
}

beforeEach(() => {
  globalThis.localStorage = new Storage();
});

const redo = { do: "redo" };
const entry = (seq, request = redo) => ({ seq, request });
const found = (...entries) => journalIn(JSON.stringify(entries)).entries.map(({ seq }) => seq);

test("a stray value is no journal and stops nobody", () => {
  for (const stray of [
    "",
    "stray",
    "null",
    "{}",
    "7",
    "[",
    '"a"',
    '[{"seq":1}]',
    "[null]",
    '[{"seq":"1","request":{}}]',
  ]) {
    assert.deepEqual(journalIn(stray), { entries: [], whole: false }, stray);
  }
  assert.deepEqual(journalIn(null), { entries: [], whole: true });
  localStorage.setItem("leadenhall/journal/g", "stray");
  assert.deepEqual(journals(), ["g"]);
  assert.deepEqual(journalOf("g"), []);
  assert.equal(journalWhole("g"), false);
});

test("numbers follow each other, whole and finite, up to a gap", () => {
  assert.deepEqual(found(entry(4), entry(5), entry(7)), [4, 5]);
  assert.deepEqual(found(entry(4), entry(4)), [4]);
  assert.deepEqual(found(entry(1.5)), []);
  assert.deepEqual(found(entry(-1)), []);
  assert.deepEqual(journalIn('[{"seq":1e999,"request":{"do":"redo"}}]').entries, []);
});

test("what only the desk may do is in no journal", () => {
  for (const request of ["close", "load", "new", "enter", "think", "save", "constructor"])
    assert.deepEqual(found(entry(1), entry(2, { do: request })), [1], request);
  assert.deepEqual(found(entry(1, { do: "new" }), entry(2)), [1, 2]);
  assert.deepEqual(found({ seq: 1, request: null, title: "Tea" }, entry(2)), [1, 2]);
});

test("what cannot be played again is set aside and not lost", () => {
  localStorage.setItem("leadenhall/journal/g", JSON.stringify([entry(1), entry(3)]));
  cutJournal("g", 1);
  assert.deepEqual(journalOf("g"), [entry(1)]);
  const aside = Object.keys(localStorage).filter((key) => key.startsWith("leadenhall/aside/g/"));
  assert.deepEqual(JSON.parse(localStorage[aside[0]]), [entry(1), entry(3)]);
  localStorage.setItem("leadenhall/journal/h", "stray");
  setAside("h");
  assert.deepEqual(journals(), ["g"]);
});

const RECORD = {
  id: "g",
  seq: 3,
  title: "t",
  game: "a",
  gameTitle: "A",
  save: "{}",
  when: 5,
  seats: [{ name: "Ann" }],
  viewer: null,
};

test("a record has its shape or is none", () => {
  assert.ok(isRecord(RECORD));
  for (const spoilt of [
    null,
    "stray",
    7,
    [],
    {},
    { ...RECORD, seq: "3" },
    { ...RECORD, seats: null },
    { ...RECORD, save: {} },
  ])
    assert.ok(!isRecord(spoilt), JSON.stringify(spoilt));
  assert.ok(!isRecord({ ...RECORD, when: Number.NaN }));
  assert.ok(!isRecord({ ...RECORD, seats: [{ name: { toString: 1 } }] }));
});
