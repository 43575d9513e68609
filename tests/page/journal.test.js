// The journal: what was done since the last record, in a storage that may have no room.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import {
  cutJournal,
  dropJournal,
  enterJournal,
  journalOf,
  journals,
  shortenJournal,
} from "../../web/app/keep/journal.js";

/** As much of a browser's storage as a journal asks for; its keys are its own, as there. */
class Storage {
  getItem(key) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key, text) {
    if (text.length > 200) throw new DOMException("full", "QuotaExceededError");
    this[key] = text;
  }
  removeItem(key) {
    delete this[key];
  }
}

beforeEach(() => {
  globalThis.localStorage = new Storage();
});

const seqs = (id) => journalOf(id).map(({ seq }) => seq);
const fill = () => {
  for (const seq of [1, 2, 3]) assert.equal(enterJournal("g", { seq, request: { do: "redo" } }), true);
};

test("entries are kept in order, for each game its own", () => {
  fill();
  enterJournal("other", { seq: 9, request: {} });
  assert.deepEqual(seqs("g"), [1, 2, 3]);
  assert.deepEqual(journals().sort(), ["g", "other"]);
});

test("what a record contains is forgotten, and an empty journal is none", () => {
  fill();
  shortenJournal("g", 2);
  assert.deepEqual(seqs("g"), [3]);
  shortenJournal("g", 3);
  assert.deepEqual(journals(), []);
});

test("what cannot be played again is cut off", () => {
  fill();
  cutJournal("g", 1);
  assert.deepEqual(seqs("g"), [1]);
});

test("without room it says so, and keeps what it has", () => {
  fill();
  assert.equal(enterJournal("g", { seq: 4, request: "x".repeat(200) }), false);
  assert.deepEqual(seqs("g"), [1, 2, 3]);
});

test("a game taken out of the browser leaves no journal", () => {
  fill();
  dropJournal("g");
  assert.deepEqual(journalOf("g"), []);
});
