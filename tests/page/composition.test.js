// Several answers that are one decision: what choosing leads to, what is tried on a copy, what confirming would send.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { choose, draftOf, setAmount } from "../../web/app/table/answer.js";
import {
  answerAgain,
  answered,
  answersOf,
  askAgain,
  backInComposition,
  begin,
  besideThings,
  canDoMore,
  clear,
  composedAnswers,
  goOn,
  leadsOn,
  setField,
  stepsOf,
} from "../../web/app/table/composition.js";
import { fieldsOf } from "../../web/app/table/fields.js";
import { pickUp, prefer, putBack, sums, take, taken } from "../../web/app/table/taking.js";

const pick = (code, values, more = {}) => ({
  seat: 0,
  code,
  kind: "pick",
  text: code,
  confirm: "{choice}",
  options: values.map((value) => ({ value, text: String(value), params: {} })),
  ...more,
});
const shut = (decision, value) => ({
  ...decision,
  options: decision.options.map((one) =>
    one.value === value ? { ...one, closed: { rule: "toy", text: "No." } } : one,
  ),
});

/** A screen at which `rules(answers)` says what a copy with these answers asks, or how the decision ends there. */
function screen(rules) {
  const session = {
    now: { decision: rules([]), place: { phase: "now" }, waiting: [], acts: [], over: null, board: {} },
    viewer: 0,
    ui: {},
    asked: [],
    composed: null,
    get composition() {
      return this.composed;
    },
    get view() {
      return this.composed?.view ?? this.now;
    },
    preview(answers) {
      this.asked.push(answers);
      for (let n = 1; n <= answers.length; n += 1) {
        const before = rules(answers.slice(0, n - 1));
        const value = answers[n - 1];
        const legal =
          before.kind === "amount"
            ? value >= before.lo && value <= before.hi
            : before.options?.some((one) => !one.closed && one.value === value);
        if (!legal) return { ...rulesReply(rules(answers.slice(0, n - 1)), n - 1), why: "No." };
      }
      return rulesReply(rules(answers), answers.length);
    },
  };
  begin(session);
  return session;
}
const rulesReply = (found, stood) => ({
  set: { "board/heap": stood, decision: found.code ? found : null },
  whole: !found.code,
  shows: Boolean(found.shows),
  stood,
  why: "",
});
const chosen = (session, value) => {
  choose(
    session,
    session.view.decision.options.find((one) => one.value === value),
  );
  answered(session);
};

/** An agent, then where; a ship is bought with the third answer, which is the last. */
const errand = (answers) => {
  if (answers.length === 0) return pick("who", ["ann", "ben"], { composes: true });
  if (answers.length === 1) return pick("where", ["port", "yard"]);
  return answers.length === 2 && answers[1] === "yard"
    ? pick("ship", ["yacht", "fluyt"])
    : { shows: answers[1] === "port" };
};

describe("one question after the other", () => {
  test("an option that leads on brings up the next question, and nothing is sent", () => {
    const session = screen(errand);
    assert.equal(session.view.decision.code, "who");
    chosen(session, "ben");
    assert.equal(session.view.decision.code, "where");
    assert.equal(session.view.board.heap, 1, "the board is as it would be");
    assert.equal(session.now.board.heap, undefined);
    assert.equal(draftOf(session).value, null, "the new question begins anew");
  });

  test("the answer that ends it stays chosen, and all of them would be sent", () => {
    const session = screen(errand);
    chosen(session, "ann");
    assert.equal(composedAnswers(session), null);
    chosen(session, "yard");
    chosen(session, "fluyt");
    assert.equal(session.view.decision.code, "ship");
    assert.deepEqual(composedAnswers(session), ["ann", "yard", "fluyt"]);
    assert.equal(session.composed.ended.shows, false);
    chosen(session, "yacht");
    assert.deepEqual(composedAnswers(session), ["ann", "yard", "yacht"], "and can be another");
  });

  test("what would lie on the board with the answer chosen is known, and not where something would show", () => {
    const session = screen(errand);
    assert.equal(session.composed.after, null, "nothing is chosen");
    chosen(session, "ann");
    chosen(session, "yard");
    assert.equal(session.composed.after, null, "a question has come up in which nothing is chosen");
    chosen(session, "fluyt");
    assert.equal(session.composed.after.heap, 3);
    assert.equal(session.view.board.heap, 2, "the board itself stands before it");
    backInComposition(session);
    chosen(session, "port");
    assert.equal(session.composed.after, null, "dice would fall");
  });

  test("what would show dice ends it, and the board stands before it", () => {
    const session = screen(errand);
    chosen(session, "ann");
    chosen(session, "port");
    assert.equal(session.composed.ended.shows, true);
    assert.deepEqual(composedAnswers(session), ["ann", "port"]);
  });

  test("one goes back step by step, to a question, or to the start", () => {
    const session = screen(errand);
    chosen(session, "ann");
    chosen(session, "yard");
    assert.equal(backInComposition(session), true);
    assert.equal(session.view.decision.code, "where");
    assert.equal(backInComposition(session), true);
    assert.equal(session.view.decision.code, "who");
    assert.equal(backInComposition(session), false);
    chosen(session, "ben");
    chosen(session, "yard");
    askAgain(session, 1);
    assert.equal(session.view.decision.code, "where");
    clear(session);
    assert.deepEqual(session.composed.steps, []);
  });

  test("where no other question follows, nothing is composed", () => {
    const alone = screen(() => pick("alone", ["a", "b"]));
    assert.equal(alone.composed, null);
    const others = screen((answers) => ({ ...errand(answers), seat: 1 }));
    assert.equal(others.composed, null);
  });
});

test("a lesson names every answer: nothing is composed in it", () => {
  const session = screen(errand);
  session.ui.lesson = { steps: [], at: 0 };
  begin(session);
  assert.equal(session.composed, null);
  choose(session, session.view.decision.options[0]);
  answered(session);
  assert.equal(draftOf(session).value, '"ann"');
  assert.deepEqual(session.asked, []);
});

describe("what opens a question", () => {
  const opened = (answers) => {
    const [first, ...rest] = answers;
    if (first === undefined) return pick("act", ["trade", "rest"], { composes: true, opens: "trade" });
    if (first === "rest") return {};
    return rest.length
      ? { shows: true }
      : { seat: 0, code: "spend", kind: "amount", lo: 1, hi: 6, opens: 6, confirm: "{n}" };
  };

  test("is gone past by itself, and can be answered otherwise on the spot", () => {
    const session = screen(opened);
    assert.equal(session.view.decision.code, "spend");
    assert.equal(draftOf(session).value, 6);
    assert.deepEqual(composedAnswers(session), ["trade", 6]);
    assert.equal(backInComposition(session), false, "nothing has been done yet");
    answerAgain(session, 0, "rest");
    assert.equal(session.view.decision.code, "act");
    assert.deepEqual(composedAnswers(session), ["rest"]);
  });

  test("a number is looked at when there is time, and what is newest counts", () => {
    const session = screen(opened);
    session.asked.length = 0;
    setAmount(session, 4);
    answered(session);
    setAmount(session, 3);
    answered(session);
    assert.deepEqual(session.asked, []);
    assert.deepEqual(composedAnswers(session), ["trade", 3]);
    assert.deepEqual(session.asked, [["trade", 3]]);
  });

  test("is not gone past where it is closed", () => {
    const session = screen((answers) => (answers.length ? opened(answers) : shut(opened([]), "trade")));
    assert.equal(session.view.decision.code, "act");
  });
});

describe("numbers that stand side by side", () => {
  /** Two prices; a dear first one leaves the second less. */
  const prices = (answers) => {
    const field = (code, hi) => ({ seat: 0, code, kind: "amount", lo: 1, hi, opens: 4, field: code, confirm: "{n}" });
    if (answers.length > 1) return {};
    return answers.length ? field("silk", answers[0] > 6 ? 5 : 9) : { ...field("tea", 9), composes: true };
  };

  test("are all asked at once, as they are proposed", () => {
    const session = screen(prices);
    assert.equal(session.view.decision.code, "silk");
    assert.deepEqual(composedAnswers(session), [4, 4]);
    assert.deepEqual(
      fieldsOf(session.composed, draftOf(session)).map(({ decision, value, at }) => [decision.field, value, at]),
      [
        ["tea", 4, 0],
        ["silk", 4, 1],
      ],
    );
  });

  test("one that is changed leaves those after it, as far as they may", () => {
    const session = screen(prices);
    setAmount(session, 8);
    setField(session, 0, 2);
    assert.deepEqual(composedAnswers(session), [2, 8]);
    setField(session, 0, 7);
    assert.deepEqual(composedAnswers(session), [7, 5]);
    assert.equal(backInComposition(session), true);
    assert.equal(composedAnswers(session)[0], 2);
  });
});

describe("what ends a decision", () => {
  const votes = (answers) => {
    if (answers.at(-1) === "done") return {};
    if (answers.length % 2) return { seat: 0, code: "cast", kind: "amount", lo: 1, hi: 3, confirm: "{n}" };
    return answers.length > 5 ? {} : pick("vote", ["for", "done"], { composes: true, ends: "done" });
  };

  test("is given with what was composed", () => {
    const session = screen(votes);
    assert.equal(composedAnswers(session), null, "nothing is composed yet");
    chosen(session, "for");
    assert.deepEqual(composedAnswers(session), ["for", 1, "done"]);
  });

  test("or the next round of it is composed first", () => {
    const session = screen(votes);
    chosen(session, "for");
    assert.equal(leadsOn(session), true);
    goOn(session);
    assert.equal(session.view.decision.code, "vote");
    assert.deepEqual(composedAnswers(session), ["for", 1, "done"]);
    chosen(session, "for");
    assert.deepEqual(composedAnswers(session), ["for", 1, "for", 1, "done"]);
  });

  test("can wait while there is more to be done", () => {
    const session = screen(votes);
    assert.equal(canDoMore(session), false, "nothing is answered yet");
    chosen(session, "for");
    assert.equal(canDoMore(session), true);
    const last = screen((answers) =>
      answers.length === 2 ? pick("vote", ["done"], { ends: "done" }) : votes(answers),
    );
    chosen(last, "for");
    assert.equal(canDoMore(last), false, "only the end is left");
  });

  test("stands beside another way out with nothing taken", () => {
    const bar = {
      code: "load",
      params: {},
      rows: [{ values: ["tea"], next: [], prices: [2], worth: [] }],
      columns: [],
      have: 1,
    };
    const loading = (options) => (answers) =>
      answers.length ? {} : shut(pick("load", options, { composes: true, ends: "home", bar }), "tea");
    const either = screen(loading(["tea", "home", "leave"]));
    assert.deepEqual(besideThings(either.composed.decision)?.[0].value, "leave");
    assert.deepEqual(composedAnswers(either), ["home"]);
    const one = screen(loading(["tea", "home"]));
    assert.equal(composedAnswers(one), null, "what alone can be done has a button of its own");
  });
});

/** Yards' ships for 3 and extra ones for 2, into two seas, out of 9; at most 2 may stay. */
const shipping = (answers) => {
  const bought = answers.filter((value) => value.includes("/") || value === "lease");
  if (bought.length && !["west", "east", "done"].includes(answers.at(-1))) return pick("to", ["west", "east"]);
  if (answers.at(-1) === "done") return {};
  const have = 9 - bought.reduce((total, value) => total + (value === "lease" ? 2 : 3), 0);
  const yards = ["yard/0", "yard/1"].filter((value) => !bought.includes(value));
  const bar = {
    code: "ship",
    params: {},
    have,
    columns: ["west", "east"].map((value) => ({ value, text: value, n: 1 })),
    rows: [
      {
        text: "yard",
        values: ["yard/0", "yard/1"],
        next: have < 3 ? [] : yards.slice(0, Math.floor(have / 3)),
        prices: [3, 3],
        worth: [],
      },
      {
        text: "lease",
        values: ["lease"],
        next: Array(Math.floor(have / 2)).fill("lease"),
        prices: Array(9).fill(2),
        worth: [],
      },
    ],
  };
  const asked = pick("ship", [...yards, "lease", "done"], { composes: true, ends: "done", bar });
  if (have < 2) return {};
  return have > 2 ? shut(asked, "done") : asked;
};

describe("things taken one by one, into places", () => {
  const pairs = (session) => answersOf(session.composed.steps).join(" ");

  test("a click takes one of a row into a column", () => {
    const session = screen(shipping);
    assert.equal(take(session, 0, 1), true);
    assert.equal(take(session, 1, 0), true);
    assert.equal(pairs(session), "yard/0 east lease west");
    assert.deepEqual(sums(session.composed), { count: 2, spent: 5, have: 9, left: 4, worth: 0 });
    assert.deepEqual(
      taken(session.composed).map(({ row, column }) => [row, column]),
      [
        [0, 1],
        [1, 0],
      ],
    );
  });

  test("it can be confirmed when the rules let it end, and the end is given with it", () => {
    const session = screen(shipping);
    take(session, 1, 0, 3);
    assert.equal(composedAnswers(session), null, "too much would stay");
    const other = screen(shipping);
    take(other, 0, 0, 2);
    assert.equal(composedAnswers(other), null);
    putBack(other, 0, 0);
    take(other, 1, 0, 2);
    assert.deepEqual(composedAnswers(other), "yard/0 west lease west lease west done".split(" "));
  });

  test("nothing more is taken than can be had", () => {
    const session = screen(shipping);
    take(session, 0, 0, 5);
    assert.equal(pairs(session), "yard/0 west yard/1 west");
    assert.equal(take(session, 0, 0), false);
  });

  test("when all is spent it ends without another answer", () => {
    const session = screen(shipping);
    take(session, 0, 0, 2);
    take(session, 1, 1);
    assert.equal(session.composed.ended.whole, true);
    assert.deepEqual(composedAnswers(session), "yard/0 west yard/1 west lease east".split(" "));
    assert.equal(take(session, 1, 1), false);
    assert.equal(putBack(session, 1, 1), true);
    assert.equal(session.composed.ended, null);
  });

  test("the last of a place is put back, and only there", () => {
    const session = screen(shipping);
    take(session, 1, 0);
    take(session, 1, 1);
    assert.equal(putBack(session, 0, 0), false);
    assert.equal(putBack(session, 1, 0), true);
    assert.equal(pairs(session), "lease east");
    assert.equal(backInComposition(session), true);
    assert.equal(pairs(session), "lease west lease east");
  });

  test("which one of a row it is can be said before and after", () => {
    const session = screen(shipping);
    prefer(session, 0, "yard/1");
    take(session, 0, 0);
    assert.equal(pairs(session), "yard/1 west");
    prefer(session, 0, "yard/0");
    assert.equal(pairs(session), "yard/0 west");
  });

  test("one chosen on the board is asked where it goes", () => {
    const session = screen(shipping);
    assert.equal(pickUp(session, "done"), false);
    assert.equal(pickUp(session, "yard/1"), true);
    assert.equal(session.view.decision.code, "to");
    chosen(session, "east");
    assert.equal(session.view.decision.code, "ship");
    assert.equal(pairs(session), "yard/1 east");
  });

  test("what does not stand any longer is left out, and it is said why", () => {
    const session = screen(shipping);
    begin(session, stepsOf(["yard/0", "west", "yard/0", "east"]));
    assert.equal(pairs(session), "yard/0 west");
    assert.equal(session.composed.why, "No.");
    take(session, 1, 1);
    assert.equal(session.composed.why, "");
  });
});
