// The page after the boot screen: which screen is open, and what leads from one to the other.
import { invoke, listen, register, registerKeys } from "./actions.js";
import { catalogueOf, games } from "./bots/catalogue.js";
import { thinker } from "./bots/thinker.js";
import { openSession, setSession } from "./current.js";
import { closeDialog } from "./dialog.js";
import { EngineError, engine } from "./engine.js";
import { loadIcons } from "./icons.js";
import { openKept, openNew, tellReadOnly } from "./keep/keeper.js";
import { recordOf } from "./keep/shelf.js";
import { BadLink, cardOf, unpack } from "./link.js";
import { lobbyScreen, onEnter } from "./lobby/lobby.js";
import { prefill, setup as completeSetup } from "./lobby/composer.js";
import { importText, offerRecovery } from "./lobby/intake.js";
import { loadPictures } from "./lobby/pictures.js";
import { dismiss, notice } from "./notices.js";
import { watchForUpdates, offerUpdate } from "./offline.js";
import { currentScreen, openScreen } from "./paint.js";
import { go, routeOf } from "./route.js";
import { Session } from "./session.js";
import { registerTable, tableView } from "./table/index.js";
import { saveOf } from "./table-dialogs.js";
import "./settings-dialog.js";
import { watchForTrouble } from "./trouble.js";
import { currentLanguage, loadWords, w } from "./words.js";

const EMBEDDED = "embedded" in document.documentElement.dataset;
const STYLES = ["components", "table", "table-board", "table-phone", "table-screens", "shell"];

function style(name) {
  const link = Object.assign(document.createElement("link"), {
    rel: "stylesheet",
    href: new URL(`../style/${name}.css`, import.meta.url).href,
  });
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(`${link.href} did not arrive`));
  });
  document.head.append(link);
  return loaded;
}

/** All that the screens need beside the rules; runs while Python is still on its way. */
export async function prepare() {
  await Promise.all([loadWords(), loadIcons(), ...STYLES.map(style)]);
  listen(openSession);
  registerTable({ register, registerKeys });
  watchForTrouble();
  onEnter(enter);
}

const tableScreen = (session) => ({
  name: "table",
  title: () => w("title.table", { title: session.title, game: session.view.meta.title }),
  template: () => tableView(session),
});

function warmBots(session) {
  const { meta, seats } = session.view;
  if (seats.some(({ human, kind }) => !human && catalogueOf(meta.game, kind).search)) void thinker.warm();
}

async function closeTable() {
  const closing = openSession();
  if (!closing) return;
  setSession(null);
  for (const key of ["read-only", "refused", "bots"]) dismiss(key);
  await closing.close();
}

function showTable(session) {
  setSession(session);
  openScreen(tableScreen(session));
  home();
  if (session.readOnly) tellReadOnly(session);
  session.wake();
  warmBots(session);
}

/** After a change of screen the focus starts at its beginning. */
function home() {
  const place = document.querySelector("#app [data-focus-home]") ?? document.querySelector("#app main");
  if (!place || document.querySelector("dialog[open]")) return;
  if (place.tabIndex < 0 && !place.hasAttribute("tabindex")) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

async function showLobby() {
  await loadPictures(games());
  openScreen(await lobbyScreen());
  home();
  offerUpdate();
}

const OPENERS = {
  lobby: showLobby,

  async game(id) {
    let damage = null;
    try {
      const opened = await openKept(id);
      if (opened) return showTable(opened);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      damage = error;
    }
    go("lobby", "", { replace: true });
    await showLobby();
    if (!damage) return notice({ kind: "error", text: w("lobby.gone") });
    const { save, title } = await recordOf(id);
    return offerRecovery({ text: save, title, error: damage });
  },

  async setup(code) {
    prefill(await unpack(code));
    go("lobby", "", { replace: true });
    await showLobby();
  },

  async table(code) {
    const { save, title } = await unpack(code);
    go("lobby", "", { replace: true });
    await showLobby();
    await importText(save, String(title ?? ""));
  },
};

let routing = Promise.resolve();

/** Opens what the address says; one change of place after the other. */
export function openRoute() {
  routing = routing.then(follow);
  return routing;
}

async function follow() {
  const { name, value } = routeOf(location.hash);
  await closeTable();
  closeDialog();
  try {
    await OPENERS[name](value);
  } catch (problem) {
    if (!(problem instanceof BadLink) && !(problem instanceof EngineError)) throw problem;
    go("lobby", "", { replace: true });
    await showLobby();
    const text = problem instanceof BadLink ? w("link.bad", { problem: problem.message }) : problem.text;
    notice({ kind: "error", text });
  }
}

/** Leaves the lobby for a table that has just been made. */
function enter(opened) {
  history.pushState(null, "", `#/game/${opened.id}`);
  showTable(opened);
}

/** A table inside another page: {setup} or {save, title}; nothing of it is kept in this browser. */
export function openEmbedded({ setup, save, title }) {
  let opened;
  if (save) {
    opened = engine.call({ do: "load", save, viewer: null, lang: currentLanguage() });
  } else {
    prefill(setup);
    opened = engine.call({ ...completeSetup(), do: "new", viewer: null, lang: currentLanguage() });
  }
  showTable(new Session({ id: "embedded", title: title || opened.set.meta.title, opened, embedded: true }));
  return openSession();
}

/** Where a table stands, for the page around an embedded one. */
export const positionOf = (session) => ({
  position: session.now.meta.position,
  save: saveOf(session),
  card: cardOf(session),
});

register({
  // inside another page there is no lobby: the whole page opens beside it
  lobby: (open, element) => (EMBEDDED ? invoke("full", open, element) : go("lobby")),
  "take-over": async (open) => {
    await open.keeper.takeOver();
    dismiss("read-only");
  },
  "wake-bots": (open) => {
    dismiss("bots");
    open.wake();
  },
  again: async ({ title, view: { meta, seats } }) => {
    const { game, scenario, options } = meta;
    const seed = String(crypto.getRandomValues(new Uint32Array(1))[0]);
    const request = { game, scenario, options, seed, seats: seats.map(({ name, kind }) => ({ name, kind })) };
    await closeTable();
    if (EMBEDDED) openEmbedded({ setup: request, title });
    else enter(await openNew(request, title));
  },
});

if (!EMBEDDED) {
  addEventListener("hashchange", () => void openRoute());
  watchForUpdates(() => currentScreen()?.name === "lobby");
}
