// The worker in which searching bots think, seen from the page: started when first needed, one thought at a time, each with a
// deadline; a worker that crashed or overran is replaced and the thought is given to the new one, once.
import { EngineError } from "../engine.js";
import { currentLanguage } from "../words.js";

const START_LIMIT = 60;
/** Seconds a thought may overrun before its worker is given up. */
const GRACE = 10;

export class Cancelled extends Error {}

class Thinker {
  worker = null;
  ready = null;
  pending = null;
  count = 0;

  /** Starts the worker ahead of its first thought. */
  warm() {
    if (this.worker) return this.ready;
    const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module", name: "bots" });
    this.worker = worker;
    this.ready = new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => (data.ready ? resolve() : this.answered(data));
      worker.onerror = (event) => this.crashed(new Error(event.message || "The worker of the bots crashed."), reject);
      worker.onmessageerror = worker.onerror;
    });
    this.ready.catch(() => {});
    return this.ready;
  }

  answered({ id, answer, crash }) {
    if (this.pending?.id !== id) return;
    const { resolve, reject } = this.pending;
    this.pending = null;
    if (crash) return reject(new Error(crash));
    const found = JSON.parse(answer);
    if (found.ok) resolve(found);
    else reject(new EngineError(found.error));
  }

  crashed(problem, rejectStart) {
    this.discard();
    rejectStart(problem);
    this.pending?.reject(problem);
    this.pending = null;
  }

  discard() {
    this.worker?.terminate();
    this.worker = null;
    this.ready = null;
  }

  cancel() {
    if (!this.pending) return;
    this.pending.reject(new Cancelled());
    this.pending = null;
    // Python cannot be interrupted from outside without shared memory: the worker goes
    this.discard();
  }

  async think(request) {
    this.cancel();
    try {
      return await this.once(request);
    } catch (problem) {
      if (problem instanceof Cancelled || problem instanceof EngineError) throw problem;
      this.discard();
      return this.once(request);
    }
  }

  once(request) {
    this.count += 1;
    const id = this.count;
    let timer;
    const limited = (seconds, what) =>
      new Promise((_, reject) => {
        timer = setTimeout(() => reject(new Error(`${what}: no answer in ${seconds} seconds`)), seconds * 1000);
      });
    const work = async () => {
      await Promise.race([this.warm(), limited(START_LIMIT, "start")]);
      clearTimeout(timer);
      const answer = new Promise((resolve, reject) => (this.pending = { id, resolve, reject }));
      this.worker.postMessage({ id, request: JSON.stringify({ do: "think", lang: currentLanguage(), ...request }) });
      return Promise.race([answer, limited(request.seconds + GRACE, "think")]);
    };
    return work().finally(() => clearTimeout(timer));
  }
}

export const thinker = new Thinker();
