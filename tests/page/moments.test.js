// Lines of the log as moments, and how they are told one after the other.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Narrator } from "../../web/app/table/moments/narrator.js";
import { READING_MS, TIMES, WAITS } from "../../web/app/table/moments/pace.js";
import { joined, momentsOf, sums } from "../../web/app/table/moments/queue.js";
import { titleOf } from "../../web/app/table/moments/titles.js";
import { turnOver } from "../../web/app/table/moments/turn_over.js";

const line = (weight, code, more = {}) => ({ at: 7, code, text: code, weight, ...more });
const change = (unit, amount, seat = null) => {
  const shown = `${amount < 0 ? "−" : "+"}${Math.abs(amount)}`;
  const text = Math.abs(amount) === 1 ? unit : `${unit}s`;
  return {
    unit,
    amount,
    seat,
    text,
    shown,
    money: unit === "coin",
    said: unit === "coin" ? shown : `${shown} ${text}`,
  };
};
/** A table whose game writes so. */
const table = {
  words: (key, { sign, n, shown, unit }) =>
    ({
      "moment.kernel.money": `${sign}£${n}`,
      "moment.kernel.number": `${sign}${n}`,
      "moment.kernel.counted": `${shown} ${unit}`,
      "unit.crate": n === 1 ? "crate" : "crates",
    })[key] ?? null,
};

// ── the queue ────────────────────────────────────────────────────────────────────────────────────────────────────

test("lines of a group are one moment as heavy as the heaviest, whatever comes between", () => {
  const found = momentsOf([
    line("check", "tile", { group: "7.0" }),
    line("trivia", "offer"),
    line("event", "attack", { group: "7.0", strengths: {} }),
    line("event", "lost", { group: "7.0" }),
    line("trivia", "drawn"),
  ]);
  assert.deepEqual(
    found.map(({ weight, main, lines, told }) => [weight, main.code, lines.length, told]),
    [
      ["event", "attack", 3, 4],
      ["trivia", "offer", 1, 2],
      ["trivia", "drawn", 1, 5],
    ],
  );
});

test("a moment whose dice brought something heavier is still about the dice", () => {
  const [one] = momentsOf([
    line("check", "deploy", { group: "7.0", dice: [1, 5], verdict: "Success" }),
    line("event", "conquered", { group: "7.0" }),
  ]);
  assert.equal(one.weight, "event");
  assert.equal(one.main.code, "deploy");
});

test("each fight of a group is told for itself, with what came of it", () => {
  const fight = (code) => line("event", code, { group: "7.0", strengths: {} });
  const after = (code) => line("trivia", code, { group: "7.0" });
  const found = momentsOf([
    line("check", "tile", { group: "7.0" }),
    fight("one"),
    after("a"),
    fight("two"),
    after("b"),
  ]);
  assert.deepEqual(
    found.map(({ main, lines, told }) => [main.code, lines.length, told]),
    [
      ["one", 3, 3],
      ["two", 2, 5],
    ],
  );
});

test("lines of different moves are told apart, even of one group", () => {
  const found = momentsOf([line("check", "a", { group: "7.0" }), line("event", "b", { group: "7.0", at: 8 })]);
  assert.deepEqual(
    found.map(({ at, told }) => [at, told]),
    [
      [7, 1],
      [8, 1],
    ],
  );
});

test("small moments of one weight and kind in a row join; others part them", () => {
  const rolled = (verdict) => line("check", "attrition", { dice: [4], verdict, group: verdict });
  const found = joined(
    momentsOf([
      rolled("a"),
      rolled("b"),
      rolled("c"),
      line("trivia", "card"),
      line("trivia", "writer"),
      line("trivia", "writer"),
      rolled("d"),
      line("event", "attrition", { dice: [6] }),
    ]),
  );
  assert.deepEqual(
    found.map(({ weight, alike, told }) => [weight, alike, told]),
    [
      ["check", 3, 3],
      ["trivia", 1, 4],
      ["trivia", 2, 6],
      ["check", 1, 7],
      ["event", 1, 8],
    ],
  );
});

test("rolls of one kind join however each came out, and weigh as much as the heaviest", () => {
  const rolled = (weight, verdict) => line(weight, "attrition", { dice: [4], verdict });
  const found = joined(momentsOf([rolled("trivia", "Stays"), rolled("check", "Tires"), rolled("event", "Retires")]));
  assert.deepEqual(
    found.map(({ weight, alike }) => [weight, alike]),
    [["event", 3]],
  );
});

test("several of a kind have a sentence of the game's, where different seats did it", () => {
  const words = (key, { n }) => (key === "many.writer" ? `${n} families send writers.` : null);
  const sent = (...seats) =>
    joined(momentsOf(seats.map((seat) => line("trivia", "writer", { seat, text: `${seat} sends.` }))))[0];
  assert.equal(titleOf({ words }, sent(0, 1, 2)), "3 families send writers.");
  assert.equal(titleOf({ words }, sent(1, 1)), "1 sends.");
  assert.equal(titleOf({ words }, sent(1)), "1 sends.");
});

test("the end of a turn is what the line after it says has ended", () => {
  const ended = [
    { kind: "phase", from: 1, to: 7, text: "IX" },
    { kind: "turn", from: 0, to: 7, text: "Turn 1" },
  ];
  const log = [line("turning", "turn.over"), line("trivia", "turn.began", { ended }), line("trivia", "later")];
  const [moment, other] = momentsOf(log);
  assert.equal(turnOver(log, moment)?.text, "Turn 1");
  assert.equal(turnOver(log, other), null);
  assert.equal(turnOver([log[0]], moment), null);
});

test("rolls of several dice never join", () => {
  const trade = line("check", "trade", { dice: [1, 2] });
  assert.equal(joined(momentsOf([trade, { ...trade }])).length, 2);
});

test("changes of one thing add up, and what comes to nothing is left out", () => {
  const lines = [
    line("trivia", "a", { changes: [change("coin", 1, 0), change("coin", 1, 1), change("crate", -3, 2)] }),
    line("trivia", "b", { changes: [change("coin", 2, 0), change("coin", -1, 1), change("vote", 4)] }),
    line("trivia", "c", { changes: [change("crate", 2, 2)] }),
  ];
  assert.deepEqual(
    sums(table, lines).map(({ seat, amount, shown, said }) => [seat, amount, shown, said]),
    [
      [0, 3, "+£3", "+£3"],
      [2, -1, "−1", "−1 crate"],
      [null, 4, "+4", "+4 votes"],
    ],
  );
});

// ── the telling ──────────────────────────────────────────────────────────────────────────────────────────────────

/** A clock that goes on when it is told to. */
function hours() {
  let now = 0;
  let last = 0;
  const due = new Map();
  return {
    after: (work, time) => {
      last += 1;
      due.set(last, [now + time, work]);
      return last;
    },
    cancel: (id) => due.delete(id),
    now: () => now,
    pass(time) {
      const end = now + time;
      for (;;) {
        const [next] = [...due].filter(([, [at]]) => at <= end).sort((a, b) => a[1][0] - b[1][0]);
        if (!next) break;
        due.delete(next[0]);
        [now] = next[1];
        next[1][1]();
      }
      now = end;
    },
  };
}

const moment = (weight, code = weight) => joined(momentsOf([line(weight, code)]))[0];

/** A narrator, its clock, and how often it has shown something else. */
function told(pace) {
  const clock = hours();
  const narrator = new Narrator({ pace: () => pace, changed: () => {}, clock });
  return { clock, narrator };
}

for (const weight of ["check", "event"]) {
  for (const pace of ["quick", "calm"]) {
    test(`at the pace ${pace} a moment of weight ${weight} stays for its time`, () => {
      const { clock, narrator } = told(pace);
      narrator.add([moment(weight)]);
      clock.pass(TIMES[weight][pace] - 1);
      assert.equal(narrator.shown?.weight, weight);
      clock.pass(1);
      assert.equal(narrator.shown, null);
    });
  }
}

test("at the pace off dice go by, events stay a second, the end of a turn waits", () => {
  const { clock, narrator } = told("off");
  narrator.add([moment("trivia"), moment("check"), moment("event"), moment("turning")]);
  assert.equal(narrator.shown?.weight, "event");
  clock.pass(1000);
  assert.equal(narrator.shown?.weight, "turning");
  clock.pass(1e9);
  assert.equal(narrator.shown?.weight, "turning");
  assert.ok(narrator.next());
  assert.equal(narrator.shown, null);
});

test("what comes up when a time is over takes no answer before it can be read; who goes on by hand answers at once", () => {
  const { clock, narrator } = told("quick");
  narrator.add([moment("check", "one"), moment("check", "two")]);
  clock.pass(TIMES.check.quick);
  assert.equal(narrator.unread, false, "another one is told");
  clock.pass(TIMES.check.quick);
  assert.equal(narrator.shown, null);
  assert.equal(narrator.unread, true);
  clock.pass(READING_MS - 1);
  assert.equal(narrator.unread, true);
  clock.pass(1);
  assert.equal(narrator.unread, false);
  narrator.add([moment("check")]);
  narrator.next();
  assert.equal(narrator.unread, false);
  narrator.add([moment("trivia")]);
  clock.pass(TIMES.trivia.quick);
  assert.equal(narrator.unread, false, "it hid no question");
});

test("another table has nothing unread", () => {
  const { clock, narrator } = told("quick");
  narrator.add([moment("check")]);
  clock.pass(TIMES.check.quick);
  narrator.clear();
  assert.equal(narrator.unread, false);
});

test("to be read, dice wait for the reader", () => {
  assert.equal(TIMES.check.read, WAITS);
  const { clock, narrator } = told("read");
  narrator.add([moment("check", "one"), moment("check", "two")]);
  clock.pass(1e9);
  assert.equal(narrator.shown?.main.code, "one");
  narrator.next();
  assert.equal(narrator.shown?.main.code, "two");
});

test("a small thing holds up bots for a breath and hides no question; beside a heavier one it takes no time", async () => {
  const { clock, narrator } = told("calm");
  narrator.add([moment("trivia")]);
  let free = false;
  const waited = narrator.told().then(() => {
    free = true;
  });
  assert.equal(narrator.busy, false);
  assert.equal(narrator.small?.weight, "trivia");
  clock.pass(TIMES.trivia.calm - 1);
  await Promise.resolve();
  assert.equal(free, false);
  clock.pass(1);
  await waited;
  narrator.add([moment("trivia", "small"), moment("check")]);
  assert.equal(narrator.shown?.weight, "check");
  assert.equal(narrator.small?.main.code, "small");
});

test("what is held stays, and has the rest of its time afterwards", () => {
  const { clock, narrator } = told("quick");
  narrator.add([moment("check")]);
  clock.pass(1000);
  narrator.hold(true);
  clock.pass(1e6);
  assert.ok(narrator.busy);
  narrator.hold(false);
  clock.pass(199);
  assert.ok(narrator.busy);
  clock.pass(1);
  assert.equal(narrator.busy, false);
});

test("bots that waited for small things while somebody looked elsewhere go on afterwards", async () => {
  const { clock, narrator } = told("calm");
  narrator.add([moment("trivia", "one"), moment("trivia", "two")]);
  let free = false;
  const waited = narrator.told().then(() => {
    free = true;
  });
  narrator.hold(true);
  clock.pass(1e6);
  await Promise.resolve();
  assert.equal(free, false);
  assert.equal(narrator.small?.main.code, "one");
  narrator.hold(false);
  clock.pass(2 * TIMES.trivia.calm);
  await waited;
  assert.equal(narrator.small?.main.code, "two");
  narrator.hold(true);
  narrator.add([moment("trivia", "three")]);
  narrator.hold(false);
  clock.pass(TIMES.trivia.calm);
  assert.equal(narrator.telling, false);
});

test("whoever hurries sees nothing more until a person decides, and can have the last one again", async () => {
  const { clock, narrator } = told("calm");
  narrator.add([moment("check", "one"), moment("event", "two"), moment("turning", "three")]);
  narrator.hurry();
  assert.equal(narrator.busy, false);
  narrator.add([moment("event", "four")]);
  assert.equal(narrator.busy, false);
  await narrator.told();
  narrator.arrive();
  assert.ok(narrator.again());
  assert.equal(narrator.shown?.main.code, "four");
  clock.pass(1e6);
  assert.ok(narrator.busy, "what is shown again waits");
  narrator.next();
  narrator.add([moment("check", "five")]);
  assert.equal(narrator.shown?.main.code, "five");
});

test("nothing was shown: there is nothing to show again", () => {
  assert.equal(told("calm").narrator.again(), false);
});

test("one after the other can be shown again, and none is lost that stood there", () => {
  const { narrator } = told("calm");
  narrator.add([moment("check", "one"), moment("check", "two"), moment("check", "three")]);
  narrator.next();
  narrator.next();
  const shown = () => narrator.shown?.main.code;
  assert.equal(shown(), "three");
  narrator.again();
  assert.equal(shown(), "two");
  narrator.again();
  assert.equal(shown(), "one");
  assert.equal(narrator.again(), false);
  narrator.next();
  assert.equal(shown(), "three");
  narrator.next();
  assert.equal(narrator.busy, false);
});
