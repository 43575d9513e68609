// @ts-check
// The page after the boot screen: which screen is open, and what leads from one to the other.
import { listenForHolds } from "./hold.js";
import { invoke, listen, register, registerKeys, registerLater } from "./actions.js";
import { gameOf, loadGames, searches } from "./bots/catalogue.js";
import { thinker } from "./bots/thinker.js";
import { openSession, setSession } from "./current.js";
import { closeDialog } from "./dialog.js";
import { EngineError, Unreachable, engine, reached } from "./engine.js";
import { facesHere } from "./faces.js";
import { completed, draft } from "./filled.js";
import { foresee } from "./foresee.js";
import { loadIcons } from "./icons.js";
import { BOOKS, BOOK_OPENERS, readOver } from "./library.js";
import { dropPicture, showPicture, stillTable, takePlaceOfPicture } from "./kept_picture.js";
import { habits } from "./keep/habits.js";
import { openKept, openNew, openSave, tellReadOnly } from "./keep/keeper.js";
import { recordOf } from "./keep/shelf.js";
import { BadLink, TITLE_LENGTH, addressOf, cardOf, setupAt, unpack } from "./link.js";
import { dismiss, notice } from "./notices.js";
import { watchForUpdates, offerUpdate } from "./offline.js";
import { afterLayout } from "../boards/kit/layout.js";
import { closeScreen, currentScreen, openScreen, whenIdle } from "./paint.js";
import { go, routeOf } from "./route.js";
import { showSailing } from "./bootcard.js";
import { Session } from "./session.js";
import { addStyle } from "./styles.js";
import { registerTable, tableView } from "./table/index.js";
import { teach } from "./table/lesson.js";
import { setUpNext } from "./table/next_game.js";
import { openRecap } from "./table/recap.js";
import { bringBoard } from "./table/stage.js";
import { listenForTips } from "./tips.js";
import { watchForTrouble } from "./trouble.js";
import { currentLanguage, loadWords, w } from "./words.js";

/** @import { PuzzleContent, Setup, View } from "./types.js" */

const EMBEDDED = "embedded" in document.documentElement.dataset;
/** The styles of all screens, as the build puts them together. */
const SCREENS = EMBEDDED ? "screens-embedded" : "screens";

/** Places that are drawn without the rules, and those that cannot be. */
const IN_LOBBY = new Set(["lobby", "setup"]);
const WITHOUT_RULES = new Set([...IN_LOBBY, ...BOOKS]);
const AT_ONCE = new Set(["table", "play", "puzzle", "lesson"]);

/** @type {typeof import("./lobby/lobby.js") | null} */
let lobbyModule = null;

/** The lobby is fetched when it is first shown: whoever follows a link to a table does not wait for it. */
async function lobby() {
  const module = await reached(import("./lobby/lobby.js"));
  module.onEnter(enter);
  lobbyModule = module;
  return module;
}

/** Asks for what the table of the address will need; an embedded page learns later which table that is. */
export const lookAhead = () => void (EMBEDDED || foresee());

/** All that the first screen needs beside the rules; runs while Python is still on its way. */
export async function prepare() {
  lookAhead();
  const startsInLobby = !EMBEDDED && IN_LOBBY.has(routeOf(location.hash).name);
  await Promise.all([
    loadWords(),
    loadIcons(),
    addStyle(new URL(`../style/${SCREENS}.css`, import.meta.url)),
    startsInLobby && lobby().then((module) => module.bringLobby()),
  ]);
  await facesHere();
  listen(openSession);
  listenForHolds();
  registerTable({ register, registerKeys });
}

/** A file let fall where nobody takes it would make the browser leave the table for it. */
function refuseStrayFiles() {
  for (const type of ["dragover", "drop"]) {
    addEventListener(type, (dropped) => {
      const event = /** @type {DragEvent} */ (dropped);
      if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "none";
    });
  }
}

let listening = false;

/** What can wait until there is a screen. */
function listenToScreen() {
  if (listening) return;
  listening = true;
  if (matchMedia("(any-pointer: coarse)").matches) listenForTips();
  if (!EMBEDDED) refuseStrayFiles();
}

/** What can wait until the first screen stands, and the rules. */
export function afterFirstScreen() {
  // until now the boot screen, or what is there in its place, has told of whatever went wrong
  watchForTrouble();
  listenToScreen();
  // nothing of the page waits for it
  whenIdle(() => void engine.bringLibrary().catch(() => {}));
  if (EMBEDDED) return;
  watchForUpdates(() => currentScreen()?.name === "lobby");
  // whoever would install the page looks for it from now on
  const manifest = new URL("../manifest.webmanifest", import.meta.url).href;
  document.head.append(Object.assign(document.createElement("link"), { rel: "manifest", href: manifest }));
}

/** @param {Session} session */
const tableScreen = (session) => ({
  name: "table",
  title: () => w("title.table", { title: session.title, game: session.view.meta.title }),
  template: () => tableView(session),
});

/**
 * Brings what is known of the games, and starts the worker of the bots that search, once the browser has nothing to do.
 * @param {Session} session
 */
function warmBots(session) {
  const bots = session.now.seats.filter(({ human }) => !human);
  if (session.puzzle) return;
  whenIdle(async () => {
    await loadGames();
    if (session !== openSession()) return;
    // hints are theirs, too; whoever asks for one hears of a failure
    engine.bring({ do: "hint", game: session.now.meta.game }).catch(() => {});
    if (bots.some(({ kind }) => searches(session.now.meta.game, kind))) void thinker.warm();
  });
}

/** Messages that mean nothing once their table is left. */
const OF_A_TABLE = ["read-only", "refused", "bots", "not-kept", "undo", "branch", "lesson", "one-click", "subject"];

async function closeTable() {
  const closing = openSession();
  if (!closing) return;
  setSession(null);
  closeScreen();
  dismiss(...OF_A_TABLE);
  await closing.close();
}

/**
 * Without its board a table cannot be shown; it is kept, and can be opened when its board arrives.
 * @param {Session} session
 */
async function boardFor(session) {
  try {
    const { game, supplements } = session.now.meta;
    await bringBoard(game, supplements);
  } catch (problem) {
    await session.close();
    throw problem;
  }
}

/** @param {Session} session */
async function showTable(session) {
  await boardFor(session);
  dismiss("update");
  takePlaceOfPicture(session);
  setSession(session);
  openScreen(tableScreen(session));
  session.keeper?.plan();
  home();
  if (session.readOnly) tellReadOnly(session);
  // the page around hears that the table stands before anything is played on it
  if (session.embedded) tellOfEmbedded(session);
  session.begin();
  session.wake();
  warmBots(session);
}

/** After a change of screen the focus starts at its beginning; giving it asks for the layout, which the screen is about to get. */
const home = () =>
  afterLayout(() => {
    const place = document.querySelector("#app [data-focus-home]") ?? document.querySelector("#app main");
    if (!place || document.querySelector("dialog[open]")) return;
    if (place.tabIndex < 0 && !place.hasAttribute("tabindex")) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  });

async function showLobby() {
  dropPicture();
  const { lobbyScreen } = await lobby();
  const screen = await lobbyScreen();
  openScreen(screen);
  home();
  offerUpdate();
}

/**
 * The lobby, with the offer of what is left of a game that could not be opened.
 * @param {any} found
 */
async function showDamage(found) {
  go("lobby", "", { replace: true });
  await showLobby();
  const { offerRecovery } = await reached(import("./lobby/intake.js"));
  offerRecovery(found);
}

/** The kept game that somebody wants to be told of when its table stands. */
let untold = "";

/** @param {Session} session */
async function tellSoFar(session) {
  if (untold === session.id) await openRecap(session, 0, session.now.meta.position);
  untold = "";
}

/** @type {Record<string, (value: string, part: string) => Promise<unknown>>} */
const OPENERS = {
  lobby: showLobby,
  ...BOOK_OPENERS,

  /** @param {string} id */
  async game(id) {
    try {
      const opened = await openKept(id);
      if (opened) return await showTable(opened).then(() => tellSoFar(opened));
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      const record = await recordOf(id);
      if (record) return showDamage({ text: record.save, title: record.title, error });
    }
    go("lobby", "", { replace: true });
    await showLobby();
    return notice({ kind: "error", text: w("lobby.gone") });
  },

  /** @param {string} code */
  async setup(code) {
    const wanted = await unpack(code);
    await loadGames();
    (await draft()).prefill(wanted);
    go("lobby", "", { replace: true });
    await showLobby();
    (await lobby()).showSetup();
  },

  /**
   * A table that is laid at once, as the link says.
   * @param {string} value
   * @param {string} seed
   */
  async play(value, seed) {
    const wanted = await completed(/** @type {any} */ (await setupAt(value, seed)));
    const game = gameOf(wanted.game)?.title ?? "";
    const session = await openNew(wanted, w("lobby.untitled", { game, when: Date.now() }));
    // the way back leads to the lobby, not to the link, which would lay another table
    go("lobby", "", { replace: true });
    await enter(session);
  },

  /**
   * Puzzles are solved on a page of their own, the same that other pages show.
   * @param {string} code
   */
  async puzzle(code) {
    location.replace(addressOf("puzzle", code, "embed.html"));
  },

  /** @param {string} code */
  async table(code) {
    const { save, title, at } = await unpack(code);
    const name = String(title ?? "").slice(0, TITLE_LENGTH) || w("intake.untitled");
    let session;
    try {
      session = await openSave(save, name);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      return showDamage({ text: save, title: name, error });
    }
    // the way back leads to the lobby, not to the link, which would open the game once more
    go("lobby", "", { replace: true });
    await enter(session);
    // a link to a moment of the past
    if (Number.isInteger(at)) invoke("look", session, { dataset: { position: at } });
  },

  /**
   * A practice table is kept by nobody.
   * @param {string} game
   * @param {string} which of its further lessons, "" for the first
   */
  async lesson(game, which) {
    const opened = await engine.ask({ do: "lesson", game, lesson: which, lang: currentLanguage() });
    const { title } = /** @type {View["meta"]} */ (opened.set.meta);
    const address = which ? `lesson/${game}/${which}` : `lesson/${game}`;
    const session = new Session({
      id: address,
      address,
      title: w("lesson.title", { game: title }),
      opened,
      viewer: opened.learner,
    });
    teach(session, { game, lesson: which, title, steps: opened.steps });
    await showTable(session);
  },
};

/** @type {Promise<unknown>} */
let routing = Promise.resolve();

/** Opens what the address says; one change of place after the other. */
export function openRoute() {
  // what has failed is told by whoever asked for it, and must not keep the reader from going on
  routing = routing.catch(() => {}).then(arrive);
  return routing;
}

/** Whether somebody waits for the rules at a place that needs them. */
let awaited = false;

/** Where the rules are needed and not here yet, there is a picture until they are, or the boot screen. */
async function arrive() {
  const { name, value } = routeOf(location.hash);
  const drawn = name === "game" && !openSession() && (await showPicture(value, tableScreen));
  awaited = !engine.here && !WITHOUT_RULES.has(name);
  if (awaited) return showSailing(!drawn);
  await follow();
  showSailing(false);
}

/** Opens what can be drawn before the rules are here; says whether there is anything. */
export async function openEarly() {
  if (AT_ONCE.has(routeOf(location.hash).name)) return false;
  await openRoute();
  if (!currentScreen()) return false;
  listenToScreen();
  return true;
}

/** The rules are here: what waits for them is opened. */
export async function rulesHere() {
  if (awaited || !currentScreen()) await openRoute();
  else await routing;
  await lobbyModule?.rulesHere();
}

/**
 * What went wrong on the way to another screen, for people; null when it is a defect.
 * @param {any} problem
 */
function toldOf(problem) {
  if (problem instanceof BadLink) return w(`link.bad.${problem.message}`);
  if (problem instanceof DOMException) return w("keep.unread", { problem: problem.message });
  return problem instanceof EngineError || problem instanceof Unreachable ? problem.text : null;
}

/**
 * A table is left for the lobby when the lobby is here: without a network one stays at the table.
 * @param {Session} session
 */
async function lobbyArrives(session) {
  try {
    await (await lobby()).bringLobby();
    return true;
  } catch (problem) {
    if (!(problem instanceof Unreachable)) throw problem;
    history.replaceState(null, "", `#/${session.address}`);
    notice({ key: "refused", kind: "error", text: problem.text });
    return false;
  }
}

async function follow() {
  const { name, value, part } = routeOf(location.hash);
  const leaving = openSession();
  if (name === "lobby" && leaving && !(await lobbyArrives(leaving))) return;
  await closeTable();
  closeDialog();
  try {
    await OPENERS[name](value, part);
  } catch (problem) {
    const text = toldOf(problem);
    // before there is a screen the boot screen tells of a defect
    if (text === null && !currentScreen()) throw problem;
    go("lobby", "", { replace: true });
    await showLobby();
    if (text === null) throw problem;
    notice({ kind: "error", text });
  }
}

/**
 * Leaves the lobby for a table that has just been made, and any table that was opened while this one was on its way.
 * @param {Session} opened
 */
async function enter(opened) {
  await boardFor(opened);
  await closeTable();
  history.pushState(null, "", `#/game/${opened.id}`);
  await showTable(opened);
}

/** @type {(session: Session) => void} */
let tellOfEmbedded = () => {};

/**
 * `tell(session)` is called with each table that is opened inside another page.
 * @param {(session: Session) => void} tell
 */
export function onEmbedded(tell) {
  tellOfEmbedded = tell;
}

/** @param {Session} session */
async function layEmbedded(session) {
  await boardFor(session);
  await closeTable();
  await showTable(session);
  return session;
}

/** The page around wants its puzzle from the beginning. */
export function resetPuzzle() {
  const session = openSession();
  if (session?.puzzle) invoke("puzzle-reset", session);
}

/**
 * A table inside another page: {setup}, {save, title, at} or {puzzle}; nothing of it is kept in this browser.
 * @param {{ setup?: Setup, save?: string, title?: string, at?: number, puzzle?: PuzzleContent }} wanted
 */
export async function openEmbedded({ setup, save, title, at, puzzle }) {
  if (puzzle) return layEmbedded(await (await reached(import("./puzzle/opening.js"))).puzzleSession(puzzle));
  const asked = { viewer: null, lang: currentLanguage(), passing: habits() };
  const opened = save
    ? await engine.ask({ do: "load", save, foreign: true, ...asked })
    : await engine.ask({ do: "new", ...(await completed(/** @type {Setup} */ (setup))), ...asked });
  const session = new Session({
    id: "embedded",
    title: title || /** @type {View["meta"]} */ (opened.set.meta).title,
    opened,
    embedded: true,
  });
  await layEmbedded(session);
  const { warnings = [] } = /** @type {{ warnings?: string[] }} */ (opened);
  for (const line of warnings) notice({ text: line });
  if (Number.isInteger(at)) invoke("look", session, { dataset: { position: at } });
  return session;
}

/**
 * Where a table stands, for the page around an embedded one.
 * @param {Session} session
 */
export const positionOf = (session) => ({
  position: session.now.meta.position,
  save: session.save(),
  card: cardOf(session.now),
});

registerLater(() => reached(import("./table-dialogs.js")), ["saves", "share", "export", "as-test", "full"]);
registerLater(() => reached(import("./puzzle/maker.js").then((maker) => maker.arrive())), ["puzzle-make"]);
registerLater(() => reached(import("./table/keys_dialog.js")), ["keys"]);
registerLater(() => reached(import("./table/deals/index.js").then((deals) => deals.arrive())), ["deal-open"]);
registerLater(() => reached(import("./survey/index.js").then((survey) => survey.arrive())), ["survey"]);
registerLater(() => reached(import("./settings-dialog.js")), ["settings", "toggle-theme"]);

register({
  // inside another page there is no lobby: the whole page opens beside it
  lobby: (open, element) => (EMBEDDED ? invoke("full", open, element) : go("lobby")),
  // the rules of a table that is still being set up are read as in the lobby
  "picture-rules": () => {
    const still = stillTable();
    return still && readOver(still.now.meta.game);
  },
  "picture-changes": (open) => openRecap(open, open.ui.outdated ?? 0, open.now.meta.position),
  "kept-so-far": (_, { dataset }) => {
    untold = dataset.game ?? "";
    go("game", untold);
  },
  "take-over": async (open) => {
    await open.keeper?.takeOver();
    dismiss("read-only");
  },
  "play-next": setUpNext,
  "wake-bots": (open) => {
    dismiss("bots");
    open.wake();
  },
  again: async ({ title, view: { meta, seats } }) => {
    const { game, scenario, options } = meta;
    const seed = String(crypto.getRandomValues(new Uint32Array(1))[0]);
    const request = { game, scenario, options, seed, seats: seats.map(({ name, kind }) => ({ name, kind })) };
    if (EMBEDDED) await openEmbedded({ setup: request, title });
    else await enter(await openNew(request, title));
  },
});

if (!EMBEDDED) addEventListener("hashchange", () => void openRoute());
