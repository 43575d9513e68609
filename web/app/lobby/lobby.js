// @ts-check
// The lobby: the games on the left, a new game on the right, and below what was begun here before.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";

import { register } from "../actions.js";
import { games, loadGames } from "../bots/catalogue.js";
import { copyRow } from "../copy.js";
import { openDialog } from "../dialog.js";
import { EngineError, Unreachable, engine, reached } from "../engine.js";
import { download } from "../files.js";
import { icon } from "../icons.js";
import { dropJournal } from "../keep/journal.js";
import { forget, openKept, openNew, orphans } from "../keep/keeper.js";
import { follow } from "../keep/lease.js";
import { keepRecord, recordOf, records } from "../keep/shelf.js";
import { addressOf, pack } from "../link.js";
import { dismiss, notice } from "../notices.js";
import { currentScreen, paint } from "../paint.js";
import { go } from "../route.js";
import { settings } from "../settings.js";
import { w } from "../words.js";
import { chosenGame, composerView, refusedSetup, settleDraft, setup, usedSeed } from "./composer.js";
import { onImported } from "./intake.js";
import { ledgerView } from "./ledger.js";
import { loadPictures, pictureOf } from "./pictures.js";
import "./rulebook.js";

/** @import { Game, Kept, Session } from "../types.js" */

const TWO_PARTS = /^(.*?), (.*)$/;

/** @type {Kept[]} */
let kept = [];
let setupLink = "";
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

/**
 * A title with its edition set apart.
 * @param {string} title
 */
function titled(title) {
  const [, name, edition] = TWO_PARTS.exec(title) ?? [null, title, null];
  return edition ? html`${name} <i>${edition}</i>` : name;
}

/** @param {Game} game */
function seatsText({ scenarios }) {
  const counts = scenarios.flatMap(({ seats }) => seats);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? w("lobby.seats-exactly", { count: most }) : w("lobby.seats", { least, most });
}

/** @param {Game} game */
const card = (
  game,
) => html`<button class="game" aria-pressed=${game === chosenGame()} data-do="draft-game" data-game=${game.id}>
  ${pictureOf(game.id)}
  <span class="tx">
    <span class="h2">${titled(game.title)}</span>
    <span class="p">${game.blurb}</span>
    <span class="row wrap tags">
      <span class="tag">${icon("human")}${seatsText(game)}</span>
      <span class="tag">${icon("hourglass")}${w("lobby.scenarios", { count: game.scenarios.length })}</span>
      ${game.bots.length ? html`<span class="tag">${icon("bot")}${w("lobby.bots", { count: game.bots.length })}</span>` : nothing}
    </span>
  </span>
  <span class="mark">${w("lobby.chosen")}</span>
</button>`;

const masthead = () => html`<header class="mast">
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

const template = () => html`<div class="lobby" data-do="intake" data-on="dragover dragleave drop">
  ${masthead()}
  <main class="lay ${kept?.length ? "has-games" : ""}" data-focus-home>
    <section class="choose" aria-label=${w("lobby.games")}>
      <div class="games n${Math.min(games().length, 4)}">${games().map(card)}</div>
    </section>
    <div class="compose">${composerView()}</div>
    <div class="kept">${ledgerView(kept)}</div>
  </main>
  <p class="drophint" aria-hidden="true">${icon("load")}${w("intake.drop")}</p>
</div>`;

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
      dropJournal(id);
    }
  }
}

/** What is kept here; a browser that lets us keep nothing is said so, and can still play. */
async function look() {
  let found;
  try {
    found = await records();
  } catch (/** @type {any} */ problem) {
    notice({ key: "not-kept", kind: "error", text: w("keep.failed", { problem: problem.message }) });
    return [];
  }
  const known = new Set(found.map(({ id }) => id));
  if (orphans(known).length === 0) return found;
  await rescue(known);
  return records();
}

follow(async () => {
  if (currentScreen()?.name !== "lobby") return;
  kept = await records();
  paint();
});

/** All that the lobby needs from the network. */
export async function bringLobby() {
  await loadGames();
  await reached(loadPictures(games()));
}

export async function lobbyScreen() {
  await loadGames();
  settleDraft();
  void engine.expect({ game: chosenGame().id });
  [kept] = await Promise.all([look(), bringLobby()]);
  return { name: "lobby", title: () => w("title.lobby"), template };
}

let opening = false;

async function openDraft() {
  if (opening) return;
  opening = true;
  const request = setup();
  try {
    const session = await openNew(request, w("lobby.untitled", { game: chosenGame().title, when: Date.now() }));
    usedSeed();
    await enter(session);
  } catch (/** @type {any} */ problem) {
    if (!(problem instanceof EngineError)) throw problem;
    refusedSetup(problem);
  } finally {
    opening = false;
  }
}

const shareDialog = () => html`
  <p>${w("share.setup-explain")}</p>
${copyRow(w("share.link"), setupLink, "setup-link")}`;

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
  "open-new": openDraft,
  "open-lesson": () => go("lesson", chosenGame().id),
  "open-kept": (_, { dataset }) => go("game", dataset.game),
  "export-kept": async (_, { dataset }) => {
    const record = await recordOf(dataset.game ?? "");
    if (record) download(record.title, record.save);
  },
  "forget-kept": (_, { dataset }) => forgetGame(dataset.game ?? ""),
  "bring-back": (_, { dataset }) => bringBack(dataset.argument ?? ""),
  "share-setup": async () => {
    setupLink = addressOf("setup", await pack({ kind: "setup", ...setup() }));
    openDialog("share-setup", shareDialog, { title: () => w("share.setup-title") });
  },
});
