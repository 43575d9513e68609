// @ts-check
// The rules core, as the page sees it: one function, JSON text in and out. PyScript loads it (start.py hands it over); the proxy of
// that function is the only thing of Python that is ever kept here.

import { w } from "./words.js";

/** @import { Params, Replies, Requests, Trouble } from "./types.js" */

/** The engine said no. `code` names the reason, `text` is for people, `place` says where in a damaged document. */
export class EngineError extends Error {
  /** @param {Trouble | { code: string, text: string, place?: string | null, params?: Params, recoverable?: boolean, detail?: string }} given */
  constructor({ code, text, place = null, params = {}, recoverable = false, detail = "" }) {
    super(text);
    this.name = "EngineError";
    this.code = code;
    this.text = text;
    this.place = place;
    this.params = params;
    this.recoverable = recoverable;
    this.detail = detail;
  }
}

/** A part of the page that is fetched when it is first needed did not arrive. */
export class Unreachable extends Error {
  /** @param {any} cause */
  constructor(cause) {
    super(cause.message, { cause });
    this.name = "Unreachable";
  }

  /** Asked for when it is told: what fails before the words are here is told by the boot screen. */
  get text() {
    return w("page.unreachable", { problem: this.message });
  }
}

/**
 * What is on its way; if it does not arrive, that is told as such.
 * @template T
 * @param {Promise<T>} coming
 * @returns {Promise<T>}
 */
export const reached = (coming) =>
  coming.catch((/** @type {any} */ problem) => {
    throw problem instanceof Unreachable ? problem : new Unreachable(problem);
  });

/** No game of ours nests deeper. Far deeper ones would overflow the stack of Python in the browser, which ends it for good. */
const DEEPEST = 200;

/**
 * How deep a JSON text nests, without parsing it.
 * @param {string} text
 */
function depthOf(text) {
  let depth = 0;
  let deepest = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
    if (token === "[" || token === "{") {
      depth += 1;
      deepest = Math.max(deepest, depth);
    } else if (token === "]" || token === "}") depth -= 1;
  }
  return deepest;
}

/** @param {{ save?: unknown }} given */
function checkDepth({ save }) {
  if (typeof save === "string" && depthOf(save) > DEEPEST)
    throw new EngineError({ code: "save.deep", text: w("intake.too-deep") });
}

/** @type {((problem: EngineError) => void)[]} */
const listeners = [];
/**
 * `listener(problem)` when the engine failed in a way that is nobody's mistake but ours.
 * @param {(problem: EngineError) => void} listener
 */
export const onDefect = (listener) => listeners.push(listener);

/** The code of such a failure. */
export const DEFECT = "kernel.request.internal";

/**
 * The facade never raises; if something comes through all the same, Python itself has stopped.
 * @param {string} text
 */
function answerTo(text) {
  try {
    return facade(text);
  } catch (/** @type {any} */ problem) {
    return JSON.stringify({ ok: false, error: { code: DEFECT, text: String(problem?.message ?? problem) } });
  }
}

/** @type {any} */
let facade = null;
const started = Promise.withResolvers();
const begun = Promise.withResolvers();

/** @type {{ engineStarted: (call: (text: string) => string) => void, engineFailed?: (message: string) => void }} */
const door = {
  /** @param {(text: string) => string} call */
  engineStarted(call) {
    facade = call;
    started.resolve(call);
  },
};
globalThis.leadenhall = door;

export const engine = {
  /** Fulfilled when calls can be made. */
  ready: started.promise.then(() => undefined),

  /** Whether they can be made now. */
  get here() {
    return facade !== null;
  },

  /** Python is on its way: from now on what it needs may be fetched. */
  begin: () => begun.resolve(undefined),

  /**
   * Fulfilled when the rules of the games that a request names are here, and what only its kind (`recap`, `rules`) needs. After that, every
   * call about these games, and of this kind, can be made.
   * @param {any} request
   */
  async bring(request) {
    await begun.promise;
    const { bringPacks } = await import("../boot/interpreter.mjs");
    await reached(bringPacks(JSON.stringify(request)));
  },

  /** What of Python's library no table needs, for whoever uses this Python for something else. */
  async bringLibrary() {
    const { bringLibrary } = await import("../boot/interpreter.mjs");
    await bringLibrary();
  },

  /**
   * Begins to fetch the rules of the games that a request will name, and tells which; whether they arrive is seen when they are asked for.
   * @param {any} request
   */
  async expect(request) {
    await begun.promise;
    const { expectGames } = await import("../boot/interpreter.mjs");
    return expectGames(JSON.stringify(request));
  },

  /**
   * A call that may be the first about its game, or the first of its kind.
   * @template {keyof Requests} K
   * @param {{ do: K } & Requests[K]} request
   * @returns {Promise<Replies[K] & { ok: true }>}
   */
  async ask(request) {
    await this.bring(request);
    await this.ready;
    return this.call(request);
  },

  /**
   * Asks the rules; what they refuse is thrown.
   * @template {keyof Requests} K
   * @param {{ do: K } & Requests[K]} request
   * @returns {Replies[K] & { ok: true }}
   */
  call(request) {
    checkDepth(/** @type {{ save?: unknown }} */ (request));
    const answer = JSON.parse(answerTo(JSON.stringify(request)));
    if (answer.ok) return answer;
    const error = new EngineError(answer.error);
    if (error.code === DEFECT) for (const listener of listeners) listener(error);
    throw error;
  },
};
