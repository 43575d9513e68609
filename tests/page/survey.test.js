// A table of chances made again: what is pressed while a portion is still being played.
import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";

// every browser has it; Node has it from 22 on
Promise.withResolvers ??= () => {
  const found = {};
  found.promise = new Promise((resolve, reject) => Object.assign(found, { resolve, reject }));
  return found;
};
const { SurveyRun } = await import("../../web/app/survey/run.js");

/** Answers in the order of the requests, and only when it is let. */
class SlowWorker {
  /** @type {SlowWorker} */
  static last;

  constructor() {
    SlowWorker.last = this;
    this.requests = [];
    queueMicrotask(() => this.onmessage({ data: { ready: true } }));
  }

  postMessage({ id, request }) {
    this.requests.push({ id, ...JSON.parse(request) });
  }

  answer() {
    const { id, ...request } = this.requests.shift();
    this.onmessage({ data: { id, answer: JSON.stringify({ ok: true, ...this.replyTo(request) }) } });
    return request;
  }

  replyTo({ do: asked, games, more, options, seed, counts }) {
    if (asked === "survey") return { step: 500, games: 2000, quick: 1000, panels: [], about: JSON.stringify(options) };
    if (asked === "survey_file") return { name: "fair.csv", text: String(games) };
    return { games: games + more, counts: [...(counts ?? []), `${seed}+${more}`] };
  }

  terminate() {}
}

/** All that is under way without the worker has come to its end. */
const rest = () => new Promise((done) => setImmediate(done));
const answered = async () => {
  await rest();
  const request = SlowWorker.last.answer();
  await rest();
  return request;
};
const open = () => SlowWorker.last.requests.map(({ do: asked }) => asked);

describe("while a portion is being played", () => {
  let run;
  beforeEach(async () => {
    globalThis.Worker = SlowWorker;
    run = new SurveyRun("fair", "values", () => {});
    const described = run.describe();
    await answered();
    await described;
    void run.begin(2000);
    await rest();
  });

  test("it can be paused and let go on: no game is counted twice", async () => {
    run.pause();
    void run.go();
    await rest();
    assert.deepEqual(open(), ["survey_games"]);
    const [first, second] = [await answered(), await answered()];
    assert.deepEqual([first.games, second.games], [0, first.more]);
    assert.equal(run.played.games, first.more + second.more);
  });

  test("it is played to its end when all is stopped, and no further one", async () => {
    run.end();
    const { more } = await answered();
    assert.deepEqual([run.state, run.played.games, open()], ["done", more, []]);
  });

  test("a file waits for it, and holds what is shown", async () => {
    run.end();
    const file = run.file("csv");
    await answered();
    await answered();
    assert.equal((await file).text, String(run.played.games));
  });

  test("tables of an own copy are described by the answer to that", async () => {
    run.end();
    const taken = run.take({ name: "mine.json", text: "{}" });
    await answered();
    await answered();
    await taken;
    assert.deepEqual(run.found.about, '{"values":"{}"}');
    assert.deepEqual([run.played, run.state], [null, "ready"]);
  });

  test("it counts for nothing in a run begun anew", async () => {
    const before = run.seed;
    run.end();
    void run.begin(1000);
    assert.equal((await answered()).seed, before);
    assert.equal(run.played, null);
    const { seed, games } = await answered();
    assert.deepEqual([seed === before, games], [false, 0]);
    assert.ok(run.played.counts.every((one) => one.startsWith(seed)));
  });

  test("a worker that is lost ends everything that waits for it", async () => {
    const [going, asked] = [run.loop, run.ask({ do: "survey" })];
    await rest();
    SlowWorker.last.onerror({ message: "gone" });
    await assert.rejects(going, /gone/);
    await assert.rejects(asked, /gone/);
    assert.equal(run.state, "ready");
  });
});
