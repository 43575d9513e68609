// @ts-check
// The service worker: keeps the page for use without a network, and fetches new versions beside the old one. A new version never
// interrupts: it is offered in the lobby, and takes over when the reader says so in the only tab, or when all tabs are closed.
import { register } from "./actions.js";
import { notice } from "./notices.js";
import { w } from "./words.js";

/** @type {ServiceWorker | null} */
let waiting = null;
let accepted = false;
let inLobby = () => false;

export function offerUpdate() {
  if (!waiting || !inLobby()) return;
  offer("update.ready");
}

/** @param {string} text */
const offer = (text) => notice({ key: "update", text: w(text), actions: [{ text: w("update.now"), do: "update" }] });

/** @param {any} registration */
function watch(registration) {
  const found = () => {
    // without a controller this is the first visit, not a new version
    if (!registration.waiting || !navigator.serviceWorker.controller) return;
    waiting = registration.waiting;
    offerUpdate();
  };
  const follow = () => registration.installing?.addEventListener("statechange", found);
  found();
  // the visit itself may have made the browser look for a new version, and find one
  follow();
  registration.addEventListener("updatefound", follow);
}

/**
 * `lobby()` tells whether the lobby is on the screen.
 * @param {any} lobby
 */
export async function watchForUpdates(lobby) {
  inLobby = lobby;
  if (!("serviceWorker" in navigator)) return;
  // a first worker taking charge is no change of version
  let controlled = Boolean(navigator.serviceWorker.controller);
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (accepted) location.reload();
    else if (controlled) {
      notice({ key: "update", text: w("update.elsewhere"), actions: [{ text: w("update.reload"), do: "reload" }] });
    }
    controlled = true;
  });
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    if (data !== "others") return;
    accepted = false;
    offer("update.others");
  });
  try {
    watch(await navigator.serviceWorker.register(new URL("../sw.js", import.meta.url)));
  } catch (/** @type {any} */ problem) {
    // the page works without it, with a network; the settings tell that it is not ready for more
    console.warn(`No service worker: ${problem.message}`);
  }
}

/** Is everything here that is needed without a network? */
export async function readyOffline() {
  const registration = await navigator.serviceWorker?.getRegistration();
  return Boolean(registration?.active);
}

register({
  reload: () => location.reload(),
  update: () => {
    accepted = true;
    waiting?.postMessage("activate");
  },
});
