// The rules core, as the page sees it: one function, JSON text in and out. PyScript loads it (start.py hands it over); the proxy of
// that function is the only thing of Python that is ever kept here.

import { w } from "./words.js";

/** The engine said no. `code` names the reason, `text` is for people, `place` says where in a damaged document. */
export class EngineError extends Error {
  constructor({ code, text, place = null, params = {}, recoverable = false, detail = "" }) {
    super(text);
    Object.assign(this, { name: "EngineError", code, text, place, params, recoverable, detail });
  }
}

/** A part of the page that is fetched when it is first needed did not arrive. */
export class Unreachable extends Error {
  constructor(cause) {
    super(cause.message, { cause });
    this.name = "Unreachable";
  }

  /** Asked for when it is told: what fails before the words are here is told by the boot screen. */
  get text() {
    return w("page.unreachable", { problem: this.message });
  }
}

/** What is on its way; if it does not arrive, that is told as such. */
export const reached = (coming) =>
  coming.catch((problem) => {
    throw problem instanceof Unreachable ? problem : new Unreachable(problem);
  });

/** No game of ours nests deeper. Far deeper ones would overflow the stack of Python in the browser, which ends it for good. */
const DEEPEST = 200;

/** How deep a JSON text nests, without parsing it. */
function depthOf(text) {
  let depth = 0;
  let deepest = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
    if (token === "[" || token === "{") deepest = Math.max(deepest, (depth += 1));
    else if (token === "]" || token === "}") depth -= 1;
  }
  return deepest;
}

function checkDepth({ save }) {
  if (typeof save === "string" && depthOf(save) > DEEPEST)
    throw new EngineError({ code: "save.deep", text: w("intake.too-deep") });
}

const listeners = [];
/** `listener(problem)` when the engine failed in a way that is nobody's mistake but ours. */
export const onDefect = (listener) => listeners.push(listener);

/** The code of such a failure. */
export const DEFECT = "kernel.request.internal";

/** The facade never raises; if something comes through all the same, Python itself has stopped. */
function answerTo(text) {
  try {
    return facade(text);
  } catch (problem) {
    return JSON.stringify({ ok: false, error: { code: DEFECT, text: String(problem?.message ?? problem) } });
  }
}

let facade = null;
const started = Promise.withResolvers();

globalThis.leadenhall = { engineStarted: (call) => started.resolve((facade = call)) };

export const engine = {
  /** Fulfilled when calls can be made. */
  ready: started.promise.then(() => undefined),

  /** Fulfilled when the rules of the games that a request names are here. After that, every call about these games can be made. */
  async bring(request) {
    const { bringGames } = await import("../boot/interpreter.mjs");
    await reached(bringGames(JSON.stringify(request)));
  },

  /** Begins to fetch the rules of the games that a request will name, and tells which; whether they arrive is seen when they are asked for. */
  async expect(request) {
    const { expectGames } = await import("../boot/interpreter.mjs");
    return expectGames(JSON.stringify(request));
  },

  /** A call that may be the first about its game. */
  async ask(request) {
    await this.bring(request);
    return this.call(request);
  },

  call(request) {
    checkDepth(request);
    const answer = JSON.parse(answerTo(JSON.stringify(request)));
    if (answer.ok) return answer;
    const error = new EngineError(answer.error);
    if (error.code === DEFECT) for (const listener of listeners) listener(error);
    throw error;
  },
};
