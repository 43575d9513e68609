// @ts-check
// The worker in which searching bots think, seen from the page: started when first needed, one thought at a time, each with a
// deadline; a worker that crashed or overran is replaced and the thought is given to the new one, once.
import { EngineError } from "../engine.js";
import { currentLanguage, w } from "../words.js";

/** @import { Thought } from "../types.js" */

export class Cancelled extends Error {}

/** @typedef {{ position: string, seat: number, bot: string, seconds: number, seed: string | number }} Question */
/** @typedef {{ id: number, resolve: (found: Thought) => void, reject: (problem: Error) => void, sent: boolean }} Pending */

class Thinker {
  /** @type {Worker | null} */
  worker = null;
  /** @type {Promise<void> | null} */
  ready = null;
  /** @type {Pending | null} */
  pending = null;
  count = 0;
  /** Seconds that the worker may take to start, and that a thought may overrun before its worker is given up. */
  startLimit = 60;
  grace = 10;

  /** Starts the worker ahead of its first thought. */
  warm() {
    if (this.worker) return this.ready;
    const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module", name: "bots" });
    this.worker = worker;
    const ready = new Promise((/** @type {(value?: undefined) => void} */ resolve, reject) => {
      worker.onmessage = ({ data }) => (data.ready ? resolve() : this.answered(data));
      worker.onerror = (event) => this.crashed(new Error(event.message || w("bots.crashed")), reject);
      worker.onmessageerror = () => this.crashed(new Error(w("bots.crashed")), reject);
    });
    ready.catch(() => {});
    this.ready = ready;
    return ready;
  }

  /** @param {{ id: number, answer: string, crash?: string }} given */
  answered({ id, answer, crash }) {
    if (this.pending?.id !== id) return;
    const { resolve, reject } = this.pending;
    this.pending = null;
    if (crash) return reject(new Error(crash));
    const found = JSON.parse(answer);
    if (found.ok) resolve(found);
    else reject(new EngineError(found.error));
  }

  /**
   * @param {Error} problem
   * @param {(problem: Error) => void} rejectStart
   */
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
    const { sent, reject } = this.pending;
    this.pending = null;
    reject(new Cancelled());
    // Python cannot be interrupted from outside without shared memory: the worker goes, unless it has not begun
    if (sent) this.discard();
  }

  /** @param {Question} request */
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

  /** @param {Question} request */
  once(request) {
    this.count += 1;
    const id = this.count;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    /** @param {number} seconds */
    const limited = (seconds) =>
      new Promise((_, reject) => {
        timer = setTimeout(() => reject(new Error(w("bots.silent", { n: seconds }))), seconds * 1000);
      });
    /** @type {Promise<Thought>} */
    const answer = new Promise((resolve, reject) => {
      this.pending = { id, resolve, reject, sent: false };
    });
    const work = async () => {
      // an answer cannot come before the question: this is where a thought ends that is cancelled while the worker starts
      await Promise.race([this.warm(), answer, limited(this.startLimit)]);
      clearTimeout(timer);
      if (this.pending?.id !== id) throw new Cancelled();
      this.pending.sent = true;
      this.worker?.postMessage({ id, request: JSON.stringify({ do: "think", lang: currentLanguage(), ...request }) });
      return Promise.race([answer, limited(request.seconds + this.grace)]);
    };
    return work().finally(() => {
      clearTimeout(timer);
      if (this.pending?.id === id) this.pending = null;
    });
  }
}

export const thinker = new Thinker();
