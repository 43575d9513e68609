// The offer that is being composed: what lies on which line, words, and how it becomes clauses and is made of them.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  addParty,
  addWord,
  clausesOf,
  coming,
  difference,
  dropParty,
  isEmpty,
  isGiven,
  layDown,
  moveLine,
  newDeal,
  numberOf,
  parts,
  put,
  raised,
  setGiver,
  setNumber,
  takeOff,
} from "../../web/app/table/deals/draft.js";

const cash = { kind: "cash", field: "n", money: true, most: 9, pieces: [{ value: null, text: "Cash" }] };
const share = { kind: "shares", field: "n", money: false, most: 2, pieces: [{ value: null, text: "Share" }] };
const yard = {
  kind: "shipyard",
  field: "yard",
  money: false,
  pieces: [{ value: "yard.1" }, { value: "yard.2" }],
};
const hire = {
  kind: "hire",
  sentence: "{from} will hire {whose} as {office} {turn}",
  blanks: [
    { field: "whose", holds: "seat", values: [{ value: 0 }, { value: 2 }] },
    { field: "office", holds: "label", values: [{ value: "any" }, { value: "chairman" }] },
    { field: "turn", holds: "turn", values: [{ value: 3 }] },
  ],
};
const ofSeat1 = {
  ...hire,
  blanks: [{ field: "whose", holds: "seat", values: [{ value: 1 }] }, ...hire.blanks.slice(1)],
};
const bargain = {
  gives: { 0: [cash, share, yard], 1: [cash, share, yard], 2: [cash, share, yard] },
  verbs: { 0: [ofSeat1], 1: [hire], 2: [hire] },
};

const said = { text: "", binding: true };
const pays = (from, to, n) => ({ kind: "cash", from, to, n, ...said });

describe("pieces", () => {
  test("money stands first, counted things add up, none takes them off", () => {
    const deal = newDeal(0, [1]);
    put(deal, 0, 1, share, null);
    put(deal, 0, 1, share, null);
    put(deal, 0, 1, yard, "yard.2");
    setNumber(deal, 0, 1, cash, 4);
    assert.deepEqual(clausesOf(deal), [
      { kind: "cash", from: 0, to: 1, n: 4 },
      { kind: "shares", from: 0, to: 1, n: 2 },
      { kind: "shipyard", from: 0, to: 1, yard: "yard.2" },
    ]);
    assert.ok(isGiven(deal, 0, yard, yard.pieces[1]) && !isGiven(deal, 0, yard, yard.pieces[0]));
    setNumber(deal, 0, 1, cash, 0);
    assert.equal(numberOf(deal, 0, "cash"), 0);
  });

  test("a click takes one of several off, money as a whole", () => {
    const deal = newDeal(0, [1]);
    setNumber(deal, 0, 1, cash, 4);
    setNumber(deal, 0, 1, share, 2);
    takeOff(deal, 0, 1, false);
    takeOff(deal, 0, 0, true);
    assert.deepEqual(clausesOf(deal), [{ kind: "shares", from: 0, to: 1, n: 1 }]);
    takeOff(deal, 0, 0, false);
    assert.ok(isEmpty(deal) && deal.lines.length === 0);
  });
});

describe("several", () => {
  test("what comes before can be given on, and lines change places", () => {
    const deal = newDeal(0, [1]);
    addParty(deal, 2);
    setNumber(deal, 0, 1, cash, 3);
    setNumber(deal, 1, 2, cash, 5);
    assert.equal(coming(deal, 1, "cash"), 3);
    assert.ok(moveLine(deal, 1, -1) && !moveLine(deal, 0, -1));
    assert.deepEqual(
      clausesOf(deal).map(({ from }) => from),
      [1, 0],
    );
  });

  test("with somebody goes all that is theirs; one always stays", () => {
    const deal = newDeal(0, [1, 2]);
    setNumber(deal, 0, 1, cash, 3);
    setNumber(deal, 1, 2, cash, 5);
    addWord(deal, hire);
    dropParty(deal, 1);
    assert.ok(isEmpty(deal));
    dropParty(deal, 2);
    assert.deepEqual(deal.partners, [2]);
  });
});

describe("words", () => {
  test("a word is the other's first, and its blanks hold what is likely", () => {
    const deal = newDeal(0, [1]);
    addWord(deal, hire);
    assert.deepEqual(clausesOf(deal), [{ kind: "hire", from: 1, to: 0, whose: 0, office: "any", turn: 3 }]);
    setGiver(deal, 0, 0, ofSeat1);
    assert.deepEqual(clausesOf(deal), [{ kind: "hire", from: 0, to: 1, whose: 1, office: "any", turn: 3 }]);
  });

  test("a sentence falls into its text and its blanks", () => {
    assert.deepEqual(parts("{from} will, {turn}"), [{ blank: "from" }, { text: " will, " }, { blank: "turn" }]);
  });

  test("what is said has no place in it unless there is something", () => {
    const deal = newDeal(0, [1]);
    deal.said = "  ";
    assert.ok(isEmpty(deal));
    deal.said = " later ";
    assert.deepEqual(clausesOf(deal), [{ kind: "words", from: 0, to: 1, text: "later" }]);
  });
});

describe("an offer of others", () => {
  test("it is laid down as it stands, and makes the same clauses", () => {
    const clauses = [
      { kind: "cash", from: 2, to: 0, n: 2 },
      { kind: "shipyard", from: 0, to: 1, yard: "yard.1" },
      { kind: "hire", from: 1, to: 2, whose: 2, office: "chairman", turn: 3 },
    ];
    const spoken = { kind: "words", from: 0, to: 1, text: "Ann says: yes", binding: false };
    const deal = newDeal(0, [1]);
    setNumber(deal, 0, 1, cash, 9);
    layDown(deal, [...clauses.map((clause) => ({ ...clause, ...said })), spoken], bargain);
    assert.deepEqual(clausesOf(deal), clauses);
    assert.deepEqual(deal.partners, [1, 2]);
  });

  test("a refusal that wants more money says how much", () => {
    assert.deepEqual(raised([pays(0, 1, 2)], [pays(0, 1, 5)], bargain), { from: 0, to: 1, n: 3 });
    assert.deepEqual(raised([], [pays(0, 1, 5)], bargain), { from: 0, to: 1, n: 5 });
    assert.equal(raised([pays(0, 1, 2)], [pays(1, 0, 2)], bargain), null);
    const other = { kind: "shipyard", from: 0, to: 1, yard: "yard.1", ...said };
    assert.equal(raised([pays(0, 1, 2)], [other], bargain), null);
    assert.deepEqual(difference([pays(0, 1, 2)], [pays(0, 1, 2), other]), { more: [other], less: [] });
  });
});
