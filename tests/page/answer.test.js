// Composing an answer: what a draft begins as, how it changes step by step, what is lacking, what is sent.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  allot,
  allotAs,
  allotExactly,
  allotted,
  allotRest,
  answerFrom,
  arranged,
  choose,
  chosenOptions,
  doesNothing,
  draftFor,
  draftOf,
  dropDraft,
  isChosen,
  lacking,
  numberOf,
  optionsAt,
  presetsOf,
  rememberAllotment,
  reorder,
  setAmount,
  stepBack,
  typeAmount,
  typeDigit,
} from "../../web/app/table/answer.js";

const closed = { rule: "toy.no", text: "No." };
const options = [
  { value: "tea", text: "Tea", target: "lot-1" },
  { value: ["silk", 2], text: "Silk", target: "lot-2" },
  { value: 3, text: "Pepper", closed },
  { value: "mace", text: "Mace", target: "lot-1" },
];
const asked = (more) => ({ view: { decision: { seat: 0, code: "test", ...more } }, ui: {} });
const draft = (session) => draftOf(session).value;
const sent = (session) => answerFrom(session.view.decision, draftOf(session));
const lacks = (session) => lacking(session.view.decision, draftOf(session));

describe("one of the options", () => {
  test("nothing is chosen at first, and that is said", () => {
    const session = asked({ kind: "pick", options });
    assert.equal(draft(session), null);
    assert.deepEqual(lacks(session), { code: "pick", n: 1 });
  });

  test("the only open one is chosen from the start", () => {
    assert.equal(sent(asked({ kind: "pick", options: options.slice(1, 3) }))[0], "silk");
  });

  test("a list as value is sent as that list", () => {
    const session = asked({ kind: "pick", options });
    assert.equal(choose(session, options[1]), true);
    assert.deepEqual(sent(session), ["silk", 2]);
    assert.equal(isChosen(session.view.decision, draftOf(session), options[1]), true);
    assert.equal(lacks(session), null);
  });

  test("a closed one cannot be chosen", () => {
    const session = asked({ kind: "pick", options });
    assert.equal(choose(session, options[2]), false);
    assert.equal(draft(session), null);
  });

  test("of a place on the board the open options are meant", () => {
    assert.deepEqual(
      optionsAt({ options }, "lot-1").map(({ value }) => value),
      ["tea", "mace"],
    );
  });

  test("what an act beside has closed is taken out of the draft", () => {
    const session = asked({ kind: "pick", options });
    choose(session, options[0]);
    const now = options.map((option) => (option.value === "tea" ? { ...option, closed } : option));
    session.view.decision = { ...session.view.decision, options: now };
    assert.equal(draft(session), null);
  });
});

describe("some of the options", () => {
  const many = () => asked({ kind: "pick_many", options, least: 2, most: 2 });

  test("as many as allowed, then no more", () => {
    const session = many();
    choose(session, options[0]);
    assert.deepEqual(lacks(session), { code: "many", n: 1 });
    choose(session, options[1]);
    assert.equal(choose(session, options[3]), false);
    assert.deepEqual(sent(session), ["tea", ["silk", 2]]);
  });

  test("a second click takes it back, and a step back brings it again", () => {
    const session = many();
    choose(session, options[0]);
    choose(session, options[0]);
    assert.deepEqual(draft(session), []);
    assert.equal(stepBack(session), true);
    assert.deepEqual(sent(session), ["tea"]);
    stepBack(session);
    assert.equal(stepBack(session), false);
  });

  test("where one is the most, another takes its place", () => {
    const session = asked({ kind: "pick_many", options, least: 0, most: 1 });
    choose(session, options[0]);
    choose(session, options[3]);
    assert.deepEqual(sent(session), ["mace"]);
  });

  test("where all that is open is needed, all of it is chosen from the start", () => {
    const session = asked({ kind: "pick_many", options, least: 3, most: 3 });
    assert.equal(sent(session).length, 3);
  });

  test("the options chosen, in the order of choosing", () => {
    const session = many();
    choose(session, options[3]);
    choose(session, options[0]);
    const texts = chosenOptions(session.view.decision, draftOf(session)).map(({ text }) => text);
    assert.deepEqual(texts, ["Mace", "Tea"]);
  });
});

describe("a number", () => {
  const amount = () => asked({ kind: "amount", lo: 3, hi: 12, step: 4, out: null });

  test("begins with the least, and keeps to the steps", () => {
    const session = amount();
    assert.equal(draft(session), 3);
    setAmount(session, 8);
    assert.equal(sent(session), 7);
    setAmount(session, 99);
    assert.equal(sent(session), 11);
    assert.equal(setAmount(session, Number.NaN), false);
  });

  test("half typed, it is told what is lacking, and not sent as it is", () => {
    const session = amount();
    typeAmount(session, 1);
    assert.deepEqual(lacks(session), { code: "least", n: 3 });
    typeAmount(session, 9);
    assert.deepEqual(lacks(session), { code: "step", n: 4, lo: 3 });
    typeAmount(session, 11);
    assert.equal(lacks(session), null);
    assert.equal(numberOf(session.view.decision, draftOf(session)), 11);
  });
});

describe("an allotment", () => {
  const slots = [
    { value: "a", least: 1, cap: 3, params: {} },
    { value: "b", least: 0, cap: 2, params: {} },
  ];
  const allocate = () => asked({ kind: "allocate", slots, total: 3, least: 3 });

  test("begins with the least of each slot, and keeps to the caps and to the whole", () => {
    const session = allocate();
    assert.deepEqual(draft(session), [1, 0]);
    assert.deepEqual(lacks(session), { code: "allocate", n: 2 });
    allot(session, 1, 9);
    assert.deepEqual(sent(session), [1, 2]);
    assert.equal(allot(session, 0, 1), false, "nothing is left");
    allot(session, 0, -5);
    assert.deepEqual(sent(session), [1, 2], "not below the least");
    assert.equal(numberOf(session.view.decision, draftOf(session)), 3);
  });

  test("begins with what the rules propose, as far as it fits", () => {
    const session = asked({ kind: "allocate", slots, total: 4, least: 0, opens: [3, 2] });
    assert.deepEqual(sent(session), [3, 1]);
  });

  test("when less may be placed, the last slots give way first", () => {
    const session = allocate();
    allot(session, 1, 2);
    session.view.decision = { ...session.view.decision, total: 2 };
    assert.deepEqual(draft(session), [1, 1]);
  });

  test("can begin in proportion to what open orders pay", () => {
    const places = [0, 5, 13].map((pays, at) => ({ value: `p${at}`, least: 0, cap: 10, params: { pays } }));
    const session = asked({ kind: "allocate", slots: places, total: 10, least: 1 });
    assert.equal(allotAs(session, "orders"), true);
    assert.deepEqual(sent(session), [0, 3, 7]);
    places[2].cap = 4;
    const narrow = asked({ kind: "allocate", slots: places, total: 9, least: 1 });
    assert.equal(allotAs(narrow, "orders"), true);
    assert.deepEqual(sent(narrow), [0, 5, 4], "what does not fit in goes to the other");
    const silent = asked({ kind: "allocate", slots, total: 3, least: 3 });
    assert.deepEqual(
      presetsOf(silent, silent.view.decision).map(({ id }) => id),
      ["equal"],
    );
  });

  test("knows what it costs, what it is worth and what it brings the number to", () => {
    const votes = [
      { value: "cash", params: { each: 1, cost: 2 } },
      { value: "card", params: { each: 3, cost: 0 } },
    ];
    const against = { slots: votes, total: 5, params: { n: 4, way: -1 } };
    assert.deepEqual(allotted(against, [2, 1]), { n: 3, left: 2, total: 5, worth: 5, spent: 4, after: -1 });
    const plain = { slots, total: 3, params: {} };
    assert.deepEqual(allotted(plain, [1, 1]), { n: 2, left: 1, total: 3, worth: 2, spent: 0, after: 2 });
  });
});

describe("an order", () => {
  const items = ["x", "y", "z"].map((value) => ({ value, text: value.toUpperCase() }));

  test("an item is moved and the others close up", () => {
    const session = asked({ kind: "arrange", items });
    assert.equal(reorder(session, 0, 2), true);
    assert.deepEqual(sent(session), ["y", "z", "x"]);
    assert.equal(reorder(session, 0, 3), false);
    const texts = arranged(session.view.decision, draftOf(session)).map(({ text }) => text);
    assert.deepEqual(texts, ["Y", "Z", "X"]);
  });
});

test("a new question begins a new draft, the same one keeps it", () => {
  const session = asked({ kind: "pick", options });
  choose(session, options[0]);
  session.view = { decision: { ...session.view.decision, params: { cash: 3 } } };
  assert.equal(sent(session), "tea");
  session.view = { decision: { ...session.view.decision, code: "other" } };
  assert.equal(draft(session), null);
  choose(session, options[0]);
  dropDraft(session);
  assert.equal(draft(session), null);
});

test("the draft of an answer would send that answer", () => {
  const cases = [
    [{ kind: "pick" }, ["silk", 2]],
    [{ kind: "pick_many" }, ["tea", 3]],
    [{ kind: "arrange" }, ["z", "x"]],
    [{ kind: "amount" }, 7],
    [{ kind: "allocate" }, [1, 2]],
  ];
  for (const [decision, answer] of cases) assert.deepEqual(answerFrom(decision, draftFor(decision, answer)), answer);
});

describe("what the rules propose", () => {
  test("stands there when the question comes up", () => {
    assert.equal(draft(asked({ kind: "pick", options, opens: "mace" })), '"mace"');
    assert.equal(draft(asked({ kind: "pick", options, opens: 3 })), null, "not where it is closed");
    assert.equal(draft(asked({ kind: "amount", lo: 2, hi: 9, opens: 7 })), 7);
    assert.equal(draft(asked({ kind: "amount", lo: 2, hi: 6, opens: 7 })), 6);
  });
});

describe("digits without a field", () => {
  test("make one number when they follow one another, as far as it may be said", () => {
    const session = asked({ kind: "amount", lo: 1, hi: 12 });
    typeDigit(session, "1");
    assert.equal(draft(session), 1);
    typeDigit(session, "2");
    assert.equal(draft(session), 12);
    typeDigit(session, "5");
    assert.equal(draft(session), 5, "125 is too much: a new number begins");
  });

  test("a number below the least waits for its next digit", () => {
    const session = asked({ kind: "amount", lo: 10, hi: 15, opens: 15 });
    typeDigit(session, "1");
    assert.equal(draft(session), 15);
    typeDigit(session, "1");
    assert.equal(draft(session), 11);
  });
});

describe("places that are filled at once", () => {
  const place = (value, cap = 9) => ({ params: {}, value, text: value, cap, least: 0 });
  const spread = () =>
    asked({ kind: "allocate", total: 10, least: 10, slots: [place("a"), place("b", 2), place("c")] });

  test("one place gets all that is left, as far as it can hold", () => {
    const session = spread();
    allotExactly(session, 0, 3);
    allotRest(session, 1);
    assert.deepEqual(draft(session), [3, 2, 0]);
    allotRest(session, 2);
    assert.deepEqual(draft(session), [3, 2, 5]);
    assert.equal(lacks(session), null);
  });

  test("a number that is typed is kept to what is left", () => {
    const session = spread();
    allotExactly(session, 0, 4);
    allotExactly(session, 2, 77);
    assert.deepEqual(draft(session), [4, 0, 6]);
    allotExactly(session, 2, 1);
    assert.deepEqual(draft(session), [4, 0, 1]);
  });

  test("as even as the places allow, and changed afterwards", () => {
    const session = spread();
    assert.deepEqual(
      presetsOf(session, session.view.decision).map(({ id }) => id),
      ["equal"],
    );
    assert.equal(allotAs(session, "equal"), true);
    assert.deepEqual(draft(session), [4, 2, 4]);
    allot(session, 0, -1);
    assert.deepEqual(draft(session), [3, 2, 4]);
    assert.equal(stepBack(session), true);
    assert.deepEqual(draft(session), [4, 2, 4]);
  });

  test("as it was the last time, as far as that still fits", () => {
    const session = spread();
    allotExactly(session, 0, 8);
    allotRest(session, 1);
    rememberAllotment(session);
    session.view = { decision: { ...session.view.decision, total: 9, least: 9 } };
    dropDraft(session);
    assert.equal(allotAs(session, "last"), true);
    assert.deepEqual(draft(session), [8, 1, 0]);
  });

  test("one place alone needs no proposal", () => {
    const session = asked({ kind: "allocate", total: 3, least: 3, slots: [place("a")] });
    assert.deepEqual(presetsOf(session, session.view.decision), []);
  });
});

describe("an answer that does nothing", () => {
  const idle = (session) => doesNothing(session.view.decision, draftOf(session));
  const slots = [
    { value: "tea", least: 0, cap: 2, params: {} },
    { value: "silk", least: 0, cap: 0, params: {} },
  ];

  test("is none of a number that could be more", () => {
    const session = asked({ kind: "amount", lo: 0, hi: 3 });
    assert.equal(idle(session), true);
    setAmount(session, 1);
    assert.equal(idle(session), false);
    assert.equal(idle(asked({ kind: "amount", lo: -2, hi: 2 })), true, "it could go up or down");
    assert.equal(idle(asked({ kind: "amount", lo: 0, hi: 0 })), false, "nothing could be done");
    assert.equal(idle(asked({ kind: "amount", lo: 1, hi: 3 })), false);
  });

  test("is nothing put anywhere, where that may be and something could be put", () => {
    const session = asked({ kind: "allocate", least: 0, total: 2, slots });
    assert.equal(idle(session), true);
    allot(session, 0, 1);
    assert.equal(idle(session), false);
    assert.equal(idle(asked({ kind: "allocate", least: 0, total: 2, slots: slots.slice(1) })), false);
    assert.equal(idle(asked({ kind: "allocate", least: 1, total: 2, slots })), false, "it is not whole");
  });

  test("is none of the options, where none may be chosen and one is open", () => {
    const session = asked({ kind: "pick_many", least: 0, most: 2, options });
    assert.equal(idle(session), true);
    choose(session, options[0]);
    assert.equal(idle(session), false);
    assert.equal(idle(asked({ kind: "pick_many", least: 0, most: 2, options: options.slice(2, 3) })), false);
  });

  test("is no option that was chosen", () => {
    const session = asked({ kind: "pick", options });
    choose(session, options[0]);
    assert.equal(idle(session), false);
  });
});
