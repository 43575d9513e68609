// @ts-check
// A worker with a Python of its own, hired for one work: requests go to it and answers come back, several at once if need be.
import { EngineError } from "../engine.js";
import { currentLanguage } from "../words.js";

/** @typedef {{ resolve: (reply: any) => void, reject: (problem: Error) => void }} Waiting */

export class Hired {
  /** @type {Promise<Worker> | null} */
  worker = null;
  /** Who waits for an answer, by the number of the request. @type {Map<number, Waiting>} */
  waiting = new Map();
  asked = 0;

  /**
   * @param {string} name
   * @param {() => string} lost what is said when the worker crashed and does not say why
   */
  constructor(name, lost) {
    this.name = name;
    this.lost = lost;
  }

  /**
   * @param {Record<string, any>} request
   * @returns {Promise<any>}
   */
  async ask(request) {
    this.worker ??= this.hire();
    const worker = await this.worker;
    this.asked += 1;
    const id = this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      worker.postMessage({ id, request: JSON.stringify({ lang: currentLanguage(), ...request }) });
    });
  }

  /** @param {{ id: number, answer: string, crash?: string }} given */
  answered({ id, answer, crash }) {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (crash) return waiting?.reject(new Error(crash));
    const reply = JSON.parse(answer);
    if (reply.ok) waiting?.resolve(reply);
    else waiting?.reject(new EngineError(reply.error));
  }

  /**
   * A worker whose Python has started.
   * @returns {Promise<Worker>}
   */
  hire() {
    const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module", name: this.name });
    return new Promise((resolve, reject) => {
      const lost = (/** @type {string} */ message) => {
        worker.terminate();
        this.worker = null;
        const problem = new Error(message || this.lost());
        reject(problem);
        for (const one of this.waiting.values()) one.reject(problem);
        this.waiting.clear();
      };
      worker.onmessage = ({ data }) => (data.ready ? resolve(worker) : this.answered(data));
      worker.onerror = (event) => lost(event.message);
      worker.onmessageerror = () => lost("");
    });
  }

  /** Nobody waits for it any more. */
  async dismiss() {
    const { worker } = this;
    this.worker = null;
    this.waiting.clear();
    (await worker)?.terminate();
  }
}
