// @ts-check
// What an embedded table and the page around it say to each other (version 1; documented in web/example/index.html).
//
// Only the parent window is listened to, and only if its origin is the one named by ?host= in the frame's address (without it, our
// own origin). Answers are addressed to that origin, so that no other page can read a position.
const VERSION = 1;

const parameter = new URLSearchParams(location.search).get("host");

function hostOrigin() {
  if (parameter === null) return location.origin;
  try {
    const { origin, protocol } = new URL(parameter);
    return protocol === "https:" || protocol === "http:" ? origin : null;
  } catch {
    return null;
  }
}

const host = window.parent === window ? null : hostOrigin();

/**
 * Says something to the page around; nothing happens when there is none, or none that was named.
 * @param {string} type
 * @param {any} [content]
 */
export function tellHost(type, content = {}) {
  if (host) window.parent.postMessage({ leadenhall: VERSION, type, ...content }, host);
}

/**
 * `on[type](message)` for each request of the page around.
 * @param {any} on
 */
export function listenToHost(on) {
  addEventListener("message", ({ origin, source, data }) => {
    if (!host || source !== window.parent || origin !== host) return;
    if (typeof data !== "object" || data === null || !("leadenhall" in data)) return;
    if (data.leadenhall !== VERSION) tellHost("error", { code: "version", speaks: VERSION });
    else if (typeof data.type === "string" && Object.hasOwn(on, data.type)) on[data.type](data);
    else tellHost("error", { code: "type" });
  });
}
