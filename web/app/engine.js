// The rules core, as the page sees it: one function, JSON text in and out. PyScript loads it (start.py hands it over); the proxy of
// that function is the only thing of Python that is ever kept here.

/** The engine said no. `code` names the reason, `text` is for people, `place` says where in a damaged document. */
export class EngineError extends Error {
  constructor({ code, text, place = null, params = {}, recoverable = false }) {
    super(text);
    Object.assign(this, { name: "EngineError", code, text, place, params, recoverable });
  }
}

let facade = null;
const started = Promise.withResolvers();

globalThis.leadenhall = { engineStarted: (call) => started.resolve((facade = call)) };

export const engine = {
  /** Fulfilled when calls can be made. */
  ready: started.promise.then(() => undefined),

  call(request) {
    const answer = JSON.parse(facade(JSON.stringify(request)));
    if (!answer.ok) throw new EngineError(answer.error);
    return answer;
  },
};
