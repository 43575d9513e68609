// @ts-check
// The lobby: the one thing to do first, the games to compare, a new game being set up, and what was begun here before.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";

import { register } from "../actions.js";
import { gameOf, loadGames } from "../bots/catalogue.js";
import { copyRow } from "../copy.js";
import { closeDialog, dialogName, openDialog } from "../dialog.js";
import { EngineError, Unreachable, engine, reached } from "../engine.js";
import { download } from "../files.js";
import { icon } from "../icons.js";
import { setAside } from "../keep/journal.js";
import { forget, openKept, openNew, orphans } from "../keep/keeper.js";
import { follow } from "../keep/lease.js";
import { keepRecord, recordOf, records } from "../keep/shelf.js";
import { readOver } from "../library.js";
import { addressOf, pack } from "../link.js";
import { dismiss, notice } from "../notices.js";
import { currentScreen, paint } from "../paint.js";
import { go } from "../route.js";
import { settings } from "../settings.js";
import { fetched } from "../voyage.js";
import { w } from "../words.js";
import { composerView, refusedSetup, setUp } from "./composer.js";
import { chosenGame, draft, setUpAtOnce, settleDraft, setup, usedDraft } from "./draft.js";
import { firstView } from "./first.js";
import { gamesView } from "./games.js";
import { onImported } from "./intake.js";
import { keepSetup } from "./last_setup.js";
import { keptView } from "./ledger.js";
import { arriving, opened, opening, rulesOnTheirWay } from "./arriving.js";
import { loadPictures } from "./pictures.js";
import "../settings-dialog.js";

/** @import { Game, Kept, Session } from "../types.js" */

/** Whom a newcomer plays against. */
const GENTLE = "easy";

/** @type {Kept[]} */
let kept = [];
/** To this set-up: filled in, and opened at once. */
const setupLinks = { filled: "", atOnce: "" };
/** @type {(session: Session) => Promise<unknown>} */
let enter = () => Promise.resolve();

/**
 * `open(session)` shows the table of a game that was made or brought in here.
 * @param {(session: Session) => Promise<unknown>} open
 */
export function onEnter(open) {
  enter = open;
  onImported(open);
}

const masthead = () => html`<header class="mast">
  ${arriving()}
  <h1>${w("shell.name")}</h1>
  <p>${w("lobby.tagline")}</p>
  <div class="tools">
    <button class="btn quiet" data-do="rulebook">${icon("rules")}${w("lobby.rules")}</button>
    <button class="btn quiet" data-do="settings">${icon("settings")}${w("settings.title")}</button>
    <button class="btn quiet" data-do="toggle-theme">${
      settings.dark ? html`${icon("sun")}${w("lobby.light")}` : html`${icon("moon")}${w("lobby.dark")}`
    }</button>
  </div>
</header>`;

/** On a phone a game is set up on a sheet of its own. */
const PHONE = matchMedia("(max-width: 600px)");
PHONE.addEventListener("change", () => currentScreen()?.name === "lobby" && paint());
const SHEET = "set-up";

const template = () => html`<div class="lobby" data-do="intake" data-on="dragover dragleave drop">
  ${masthead()}
  <main class="lay" data-focus-home>
    ${firstView(kept)}
    <div class="kept">${keptView(kept)}</div>
    ${gamesView()}
    ${PHONE.matches ? nothing : html`<div class="compose">${composerView({ seal: draft.touched })}</div>`}
  </main>
  <p class="drophint" aria-hidden="true">${icon("load")}${w("intake.drop")}</p>
</div>`;

/** Shows what is set up where it does not stand in the lobby: a phone has a sheet for it. */
export function showSetup() {
  if (PHONE.matches && dialogName() !== SHEET)
    openDialog(SHEET, () => composerView({ sheet: true, seal: true }), { own: true });
}

/** @param {string} game */
function setUpGame(game) {
  setUp(game);
  showSetup();
}

/**
 * Games whose first record was never written come back from their journals.
 * @param {any} known
 */
async function rescue(known) {
  for (const id of orphans(known)) {
    try {
      await (await openKept(id))?.close();
    } catch (/** @type {any} */ problem) {
      if (!(problem instanceof EngineError || problem instanceof Unreachable)) throw problem;
      notice({ kind: "error", text: problem.text });
      // without the rules of its game it stays a journal, and is brought back another time
      if (problem instanceof Unreachable) continue;
      // today's rules do not take it: without a record there is nothing to bring back
      setAside(id);
    }
  }
}

/** What is kept here; a browser that lets us keep nothing is said so, and can still play. */
async function look() {
  try {
    return await records();
  } catch (/** @type {any} */ problem) {
    notice({ key: "not-kept", kind: "error", text: w("keep.failed", { problem: problem.message }) });
    return [];
  }
}

/** What only journals know comes back as soon as the rules can be asked. */
async function lookAgain() {
  const known = new Set(kept.map(({ id }) => id));
  if (!engine.here || orphans(known).length === 0) return;
  await rescue(known);
  kept = await look();
  paint();
}

/** The rules are here. */
export async function rulesHere() {
  if (currentScreen()?.name !== "lobby") return;
  paint();
  await lookAgain();
}

/** The rules of the game that is chosen are fetched when the line has nothing more urgent to bring. */
function expectChosen() {
  void fetched.then(() => engine.expect({ game: chosenGame().id }));
}

follow(async () => {
  if (currentScreen()?.name !== "lobby") return;
  kept = await records();
  paint();
});

/** All that the lobby needs from the network. */
export async function bringLobby() {
  await Promise.all([loadGames(), reached(loadPictures())]);
}

export async function lobbyScreen() {
  [kept] = await Promise.all([look(), bringLobby()]);
  settleDraft();
  expectChosen();
  await lookAgain();
  return { name: "lobby", title: () => w("title.lobby"), template };
}

async function openDraft() {
  if (opening()) return;
  if (!(await rulesOnTheirWay(chosenGame))) return;
  const game = chosenGame();
  const request = setup();
  try {
    const session = await openNew(request, w("lobby.untitled", { game: game.title, when: Date.now() }));
    keepSetup(
      request,
      game.data.map(({ id }) => id),
    );
    usedDraft();
    closeDialog();
    const before = kept.some((one) => gameOf(one.game)?.subject);
    await enter(session);
    if (!before) tellSubject(game);
  } catch (/** @type {any} */ problem) {
    if (!(problem instanceof EngineError)) throw problem;
    closeDialog();
    refusedSetup(problem);
  } finally {
    opened();
  }
}

/**
 * What one should know of the subject of a game, before the first of those that have such a word.
 * @param {Game} game
 */
function tellSubject({ id, subject }) {
  if (!subject) return;
  const more = { text: w("subject.more"), do: "read-subject", data: id };
  // who plays has read what there was to know before
  notice({ key: "subject", text: subject, actions: [more], until: "answer" });
}

/**
 * Opens a table against bots at once.
 * @param {string} game
 * @param {string | null} [bot]
 */
function playAtOnce(game, bot = null) {
  if (opening()) return;
  setUpAtOnce(game, bot);
  if (!engine.here && PHONE.matches) setUpGame(game);
  else paint();
  return openDraft();
}

const shareDialog = () => html`
  <p>${w("share.setup-explain")}</p>
${copyRow(w("share.link"), setupLinks.filled, "setup-link")}
  <p>${w("share.at-once-explain")}</p>
${copyRow(w("share.at-once"), setupLinks.atOnce, "setup-link-at-once")}`;

/** What was taken out since the page was opened, so that it can come back. */
const forgotten = new Map();

/** @param {string} id */
async function forgetGame(id) {
  const record = await recordOf(id);
  await forget(id);
  kept = kept.filter((one) => one.id !== id);
  forgotten.set(id, record);
  notice({
    key: `forgot-${id}`,
    text: w("ledger.forgotten", { name: record?.title ?? "" }),
    actions: [{ text: w("ledger.bring-back"), do: "bring-back", data: id }],
  });
  paint();
}

/** @param {string} id */
async function bringBack(id) {
  await keepRecord(forgotten.get(id));
  dismiss(`forgot-${id}`);
  kept = await records();
  paint();
}

register({
  "read-subject": (_, { dataset }) => {
    dismiss("subject");
    return readOver(dataset.argument ?? "", "room");
  },
  rulebook: (_, { dataset }) => go("book", dataset.game ?? chosenGame().id),
  "draft-game": (_, { dataset }) => setUpGame(dataset.game ?? ""),
  "open-new": openDraft,
  "play-now": (_, { dataset }) => playAtOnce(dataset.game ?? ""),
  "play-first": (_, { dataset }) => playAtOnce(dataset.game ?? "", GENTLE),
  "open-lesson": (_, { dataset: { game, lesson } }) => go("lesson", lesson ? `${game}/${lesson}` : game),
  "open-kept": (_, { dataset }) => go("game", dataset.game),
  "export-kept": async (_, element) => {
    element.closest("details")?.removeAttribute("open");
    const record = await recordOf(element.dataset.game ?? "");
    if (record) download(record.title, record.save);
  },
  "forget-kept": (_, { dataset }) => forgetGame(dataset.game ?? ""),
  "bring-back": (_, { dataset }) => bringBack(dataset.argument ?? ""),
  "share-setup": async () => {
    const code = await pack({ kind: "setup", ...setup() });
    Object.assign(setupLinks, { filled: addressOf("setup", code), atOnce: addressOf("play", code) });
    openDialog("share-setup", shareDialog, { title: () => w("share.setup-title") });
  },
});
