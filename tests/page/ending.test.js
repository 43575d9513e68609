// The end of a game: sums before the record has been read, what stands below the curve, luck, and the look for where it was won.
import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";

// every browser has it; Node has it from 22 on
Promise.withResolvers ??= () => {
  const found = {};
  found.promise = new Promise((resolve, reject) => Object.assign(found, { resolve, reject }));
  return found;
};
const { difference, linesOf, namesOf, partsOf, points } = await import("../../web/app/table/ending/sums.js");
const { Judging } = await import("../../web/app/table/ending/judging.js");
const { engine } = await import("../../web/app/engine.js");

test("until the record is read the lines of the result are added up, seat by seat", () => {
  const line = (seat, code, amount) => ({ seat, code, text: code, amount, total: amount });
  const lines = [line(0, "shares", 4), line(1, "shares", 2), line(0, "power", 6), line(0, "power", -1)];
  const parts = partsOf({ lines, scores: [9, 2] });
  assert.deepEqual(
    parts.map(({ code, points }) => [code, points]),
    [
      ["shares", [4, 2]],
      ["power", [5, 0]],
    ],
  );
});

const CURVE = [
  { kind: "start", text: "", position: 0, values: [0, 0] },
  { kind: "turn", text: "1", position: 9, values: [3, 1] },
  { kind: "step", text: "Shares", position: 20, values: [5, 6] },
  { kind: "step", text: "Power", position: 20, values: [8, 7] },
];

test("the points of the curve stand side by side, one line a seat", () => {
  const seats = [
    { seat: 0, house: 1, name: "Ann" },
    { seat: 1, house: 2, name: "Ben" },
  ];
  const [ann, ben] = linesOf({ seats }, CURVE);
  assert.deepEqual(ann.points, [
    [0, 0],
    [1, 3],
    [2, 5],
    [3, 8],
  ]);
  assert.equal(ben.points.at(-1)[1], 7);
});

test("turns go by their number, and steps of the scoring by their place", () => {
  assert.equal(namesOf(CURVE).length, 4);
  assert.equal(namesOf(CURVE)[1], "1");
  assert.notEqual(namesOf(CURVE)[2], namesOf(CURVE)[1]);
  assert.notEqual(namesOf(CURVE, true)[2], namesOf(CURVE)[2]);
});

test("luck is what came less what was to be expected", () => {
  assert.equal(difference({ came: 5, expected: 3.25 }), "+1.8");
  assert.equal(difference({ came: 1, expected: 3.25 }), "−2.2");
  assert.equal(difference({ came: 3, expected: 3.01 }), "0.0");
  assert.deepEqual([points(14), points(-5), points(0)], ["+1.4", "−0.5", "0.0"]);
});

const DOUBTS = [
  { position: 3, seat: 0, doubt: 0.2 },
  { position: 50, seat: 1, doubt: 0.9 },
];

/** A worker that answers at once, as long as it is let. */
class QuickWorker {
  static asked = [];
  static until = Infinity;

  constructor() {
    queueMicrotask(() => this.onmessage({ data: { ready: true } }));
  }

  postMessage({ id, request }) {
    const asked = JSON.parse(request);
    QuickWorker.asked.push(asked);
    if (QuickWorker.asked.length > QuickWorker.until) return;
    const answer = JSON.stringify({ ok: true, ...this.replyTo(asked) });
    queueMicrotask(() => this.onmessage({ data: { id, answer } }));
  }

  replyTo({ do: asked, from, to, position }) {
    if (asked === "load") return { table: "w1" };
    if (asked === "doubts") return { doubts: DOUBTS.filter((one) => from <= one.position && one.position < to) };
    return { position, clear: position === 3, options: [] };
  }

  terminate() {
    QuickWorker.gone = true;
  }
}

const rest = () => new Promise((done) => setImmediate(done));

describe("the look for where a game was won", () => {
  let look;
  let session;
  beforeEach(() => {
    globalThis.Worker = QuickWorker;
    Object.assign(QuickWorker, { asked: [], until: Infinity, gone: false });
    engine.call = () => ({ save: "{}" });
    session = { nowLog: [], now: { meta: { position: 60 } }, table: "t1", left: false, paints: 0 };
    session.repaint = () => {
      session.paints += 1;
    };
    look = new Judging(session);
  });

  test("goes through the whole record, then from doubt to doubt, the greatest first", async () => {
    await look.begin();
    const asked = QuickWorker.asked.map(({ do: name, from, to, position }) => [name, from ?? position, to]);
    assert.deepEqual(asked, [
      ["load", undefined, undefined],
      ["doubts", 0, 40],
      ["doubts", 40, 60],
      ["judge", 50, undefined],
      ["judge", 3, undefined],
    ]);
    assert.equal(look.state, "done");
    assert.deepEqual([look.taken, look.steps, look.judged], [4, 4, 2]);
    assert.deepEqual(
      look.found.map(({ position }) => position),
      [3],
    );
    assert.ok(session.paints >= 4);
    await rest();
    assert.ok(QuickWorker.gone);
  });

  test("can be stopped within a step, and begun anew", async () => {
    QuickWorker.until = 2;
    void look.begin();
    await rest();
    look.stop();
    await rest();
    assert.equal(look.state, "ready");
    assert.ok(QuickWorker.gone);
    QuickWorker.until = Infinity;
    await look.begin();
    assert.equal(look.state, "done");
  });

  test("ends with the table, and says nothing of another game", async () => {
    session.nowLog = [];
    await look.begin();
    assert.deepEqual(
      QuickWorker.asked.map(({ do: name }) => name),
      ["load"],
    );
    assert.deepEqual(look.found, []);
  });

  test("tells why it could not go on", async () => {
    engine.call = () => {
      throw new Error("no save");
    };
    await look.begin();
    assert.deepEqual([look.state, look.problem], ["failed", "no save"]);
  });
});
