// The service worker: keeps the page for use without a network, and fetches new versions beside the old one. A new version never
// interrupts: it is offered in the lobby, and takes over when the reader says so or when all tabs of the old one are closed.
import { register } from "./actions.js";
import { notice } from "./notices.js";
import { w } from "./words.js";

let waiting = null;
let accepted = false;
let inLobby = () => false;

export function offerUpdate() {
  if (!waiting || !inLobby()) return;
  notice({ key: "update", text: w("update.ready"), actions: [{ text: w("update.now"), do: "update" }] });
}

function watch(registration) {
  const found = () => {
    // without a controller this is the first visit, not a new version
    if (!registration.waiting || !navigator.serviceWorker.controller) return;
    waiting = registration.waiting;
    offerUpdate();
  };
  found();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", found));
}

/** `lobby()` tells whether the lobby is on the screen. */
export async function watchForUpdates(lobby) {
  inLobby = lobby;
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => accepted && location.reload());
  watch(await navigator.serviceWorker.register(new URL("../sw.js", import.meta.url)));
}

/** Is everything here that is needed without a network? */
export async function readyOffline() {
  const registration = await navigator.serviceWorker?.getRegistration();
  return Boolean(registration?.active);
}

register({
  update: () => {
    accepted = true;
    waiting.postMessage("activate");
  },
});
