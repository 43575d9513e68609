// @ts-check
// The end of a game: what draws it, its styles and its words come with the first that is looked at, and its figures are read from the
// record once.
import { reached } from "../engine.js";
import { notice } from "../notices.js";
import { once } from "../once.js";
import { addStyle } from "../styles.js";
import { addWords } from "../words.js";
import { html } from "../../vendor/lit-html/lit-html.js";

/** @import { Ended, Session } from "../types.js" */

/** @typedef {typeof import("./ending/drawn.js")} Drawn */

/** @type {Drawn | null} */
let drawn = null;

async function bring() {
  const style = new URL("../../style/ending.css", import.meta.url);
  const [module] = await Promise.all([import("./ending/drawn.js"), addStyle(style), addWords("ending")]);
  drawn = module;
}

/** Fulfilled when an end can be drawn. */
const drawing = once(() => reached(bring()));

/**
 * How the game went, for whoever has the screen; null while that is being read.
 * @param {Session} session
 * @returns {Ended | null}
 */
function read(session) {
  const { viewer, nowLog, ui } = session;
  if (ui.ending?.of === nowLog && ui.ending.viewer === viewer) return ui.ending.found;
  ui.ending = { of: nowLog, viewer, found: null };
  void session.whileOpen(() => fill(session, viewer))();
  return null;
}

/**
 * @param {Session} session
 * @param {number | null} viewer
 */
async function fill(session, viewer) {
  try {
    const { game } = session.now.meta;
    await drawing();
    // the heading that has the focus was not there yet
    if (document.activeElement === document.body) session.ui.focus = "ask";
    session.repaint();
    const found = await session.ask({ do: "ending", viewer, game });
    if (found && session.ui.ending) session.ui.ending.found = found;
  } catch (/** @type {any} */ problem) {
    notice({ key: "screen", kind: "error", text: problem.text ?? problem.message });
  }
  session.repaint();
}

/** @param {Session} session */
export function endScreen(session) {
  const found = read(session);
  if (!drawn) return html`<main class="stage" aria-busy="true"></main>`;
  return drawn.endScreen(session, found);
}
