// @ts-check
// The stage: what the game's own board module draws, or the board for any game.
import { html } from "../../vendor/lit-html/lit-html.js";
import { guard } from "../../vendor/lit-html/directives/guard.js";
import { Unreachable } from "../engine.js";
import { fetched } from "../fetched.js";
import { addIcons } from "../icons.js";
import { draftOf } from "./answer.js";
import { drafted } from "./bar/draft_place.js";
import { quiet } from "./elements.js";
import { addStyle } from "../styles.js";
import { addWords, known, w } from "../words.js";

/** @import { Look } from "../../boards/kit/types" */
/** @import { Decision, Params, Session } from "../types.js" */

/** @typedef {{ module: string, style?: string | string[], icons?: string | string[], words?: string | string[] }} Entry */

const FOLDER = new URL("../../boards/", import.meta.url);
/** The board for any game: what is listed nowhere gets it. @type {Entry} */
const ANY = { module: "generic.js" };
/**
 * What is here, by name: of each game its board, a module, and of what only some modes have the module that draws it
 * (`<game>.<supplement>`), or null where there is nothing to draw.
 */
const modules = new Map();
const coming = new Map();
/** @type {Record<string, Entry & { supplements?: Record<string, Entry> }> | null} */
let listing = null;

/**
 * One name, several, or none.
 * @param {string | string[] | undefined} names
 * @returns {string[]}
 */
const listed = (names) => [names ?? []].flat();

/**
 * Fetches a board, or what a supplement brings to it; what has failed can be tried again.
 * @param {string} name
 * @param {string} game
 * @param {string} [supplement]
 */
async function load(name, game, supplement) {
  try {
    listing ??= /** @type {NonNullable<typeof listing>} */ (
      await (await fetched(new URL("index.json", FOLDER))).json()
    );
    const entry = supplement ? listing[game]?.supplements?.[supplement] : (listing[game] ?? ANY);
    modules.set(name, entry ? await loadBoard(entry) : null);
  } catch (problem) {
    coming.delete(name);
    throw new Unreachable(problem);
  }
}

/**
 * @param {string} game
 * @param {string} [supplement]
 */
function bring(game, supplement) {
  const name = supplement ? `${game}.${supplement}` : game;
  if (!coming.has(name)) coming.set(name, load(name, game, supplement));
  return coming.get(name);
}

/**
 * Fulfilled when the board of a game can be drawn, with the supplements of its mode; to be awaited before its table is shown.
 * @param {string} game
 * @param {string[]} supplements
 */
export const bringBoard = (game, supplements) =>
  Promise.all([bring(game), ...supplements.map((supplement) => bring(game, supplement))]);

/**
 * The board that boards/index.json names for a game: `{"<game>": {"module": "x.js", "style": "x.css", "icons": "x.svg", "words": "x"}}`,
 * where all but the module may be missing, one name, or a list. A game that is not there gets the board for any game. Its `supplements`
 * are named in the same way.
 * @param {Entry} entry
 */
async function loadBoard({ module, style, icons, words }) {
  const [loaded] = await Promise.all([
    import(new URL(module, FOLDER).href),
    ...listed(style).map((name) => addStyle(new URL(name, FOLDER))),
    ...listed(icons).map((name) => addIcons(new URL(name, FOLDER))),
    ...listed(words).map(addWords),
  ]);
  return loaded;
}

/**
 * What a board may say: the page's words, and the game's own by code ("goods.tea"; null if it has none).
 * @param {Session} session
 */
const wordsFor = (session) => ({
  w,
  known /**
   * @param {string} key
   * @param {Params} params
   */,
  /**
   * @param {string} key
   * @param {Params} params
   */
  label: (key, params) => session.words(key, params),
});

/** @param {Session} session */
export const boardModule = (session) => modules.get(session.view.meta.game);

/**
 * The panels that its supplements bring to the board.
 * @param {Session} session
 */
function panelsOf({ view: { meta } }) {
  return Object.assign({}, ...meta.supplements.map((supplement) => modules.get(`${meta.game}.${supplement}`)));
}

/**
 * The parts of the board that the phone shows one at a time: `[{id, icon, text}]`, the first is the board itself.
 * @param {Session} session
 */
export const stageViews = (session) =>
  boardModule(session).views?.(session.view, wordsFor(session)) ?? [
    { id: "board", icon: "compass", text: w("table.nav.board") },
  ];

/**
 * What a board shows of the moment that is told: its lines, what it is about, and what lay on the board before.
 * @param {Session} session
 */
const shownMoment = ({ scene, past }) =>
  scene && past === null
    ? { weight: scene.moment.weight, main: scene.moment.main, lines: scene.moment.lines, before: scene.before }
    : null;

/**
 * What lies on the board as it stands, and as it would be with what is composed, as far as it is.
 * @param {Session} session
 * @param {Decision | null} decision
 */
function composedOf(session, decision) {
  const { composition } = session;
  if (!decision || !composition) return { stands: null, after: null };
  const after = composition.after ?? (drafted(session) ? composition.view.board : null);
  return { stands: after && session.now.board, after };
}

/**
 * A board is `board(view, ui, words) -> template`: view is the merged view with `viewer` and, while the viewer is asked, `answer`
 * (what is composed so far: see answer.js), `after` (the board with that, where it `stands` now) and `log` as it stands, ui an object that the board may keep
 * what is only looked at in (an open tab), words as above. It draws again when the view or a value in ui has changed.
 * @param {Session} session
 */
export function stage(session) {
  const module = boardModule(session);
  session.ui.board ??= {};
  // while the table rests nothing is offered: a click on it would be lost
  const decision = quiet(session) ? null : session.view.decision;
  const answer = decision ? draftOf(session).value : null;
  const view = {
    ...session.view,
    decision,
    viewer: session.viewer,
    answer,
    ...composedOf(session, decision),
    log: session.log,
    moment: shownMoment(session),
    panels: panelsOf(session),
  };
  const parts = [
    module,
    session.view.board,
    ...Object.values(session.view.board),
    session.view.place,
    session.view.seats,
    session.viewer,
    session.log,
    decision,
    session.scene,
    view.after,
    JSON.stringify([answer, session.ui.board]),
  ];
  return html`<main class="stage ${drafted(session) ? "drafted" : ""}" id="stage" aria-label=${w("table.stage")}>
    ${guard(parts, () => module.board(view, session.ui.board, wordsFor(session)))}
  </main>`;
}

/**
 * The board by itself, as it lies, with nothing chosen. Pictures are cut from it.
 * @param {Session} session
 * @param {Look} ui what is looked at
 */
export function boardAlone(session, ui) {
  const { view, viewer } = session;
  const untouched = { answer: null, stands: null, after: null, moment: null, log: [] };
  return boardModule(session).board(
    { ...view, ...untouched, viewer, panels: panelsOf(session) },
    ui,
    wordsFor(session),
  );
}

/**
 * Lets a board module move its own pieces between two views; nothing if it has no wish to, or is not on the screen.
 * @param {Session} session
 * @param {any} before
 * @param {number} speed how long things move, 1 as a whole; a reader may want it shorter
 */
export function moved(session, before, speed) {
  const place = document.getElementById("stage");
  if (place) boardModule(session).moved?.(place, before, session.view, speed);
}
