// @ts-check
// Games that come from outside: a chosen or dropped file, or a link. The engine judges the text; of a damaged one the place
// of the damage is told, and what is left of it is offered.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";

import { register } from "../actions.js";
import { closeDialog, openDialog } from "../dialog.js";
import { EngineError, engine } from "../engine.js";
import { choose } from "../files.js";
import { openSave } from "../keep/keeper.js";
import { TITLE_LENGTH, addressOf, pack, puzzleIn } from "../link.js";
import { notice } from "../notices.js";
import { w } from "../words.js";

/** @import { Happening, Session } from "../types.js" */

const LIMIT = 30_000_000;

/** @typedef {{ text: string, title: string, error: EngineError }} Damage */

/** @type {Damage | null} */
let damaged = null;
/** @type {(session: Session) => Promise<unknown>} */
let entered = () => Promise.resolve();

/**
 * `enter(session)` opens the table of what was brought in.
 * @param {(session: Session) => Promise<unknown>} enter
 */
export const onImported = (enter) => (entered = enter);

/** @param {string} name */
const titleOf = (name) =>
  name
    .replace(/\.leadenhall\.json$|\.json$/i, "")
    .replaceAll("_", " ")
    .slice(0, TITLE_LENGTH)
    .trim();

/** @param {Damage} found */
const damagedDialog = ({ error }) => html`
  <p>${error.text}</p>
  <p>${w(error.recoverable ? "intake.left" : "intake.nothing-left")}</p>
  <footer>
    <button class="btn end" data-do="close-dialog">${w("intake.leave")}</button>
    ${error.recoverable ? html`<button class="btn seal" data-do="recover">${w("intake.recover")}</button>` : nothing}
  </footer>`;

/**
 * Says what is wrong with a saved game and offers what is left of it.
 * @param {Damage} found
 */
export function offerRecovery(found) {
  damaged = found;
  openDialog("damaged", () => damagedDialog(found), { title: () => w("intake.damaged") });
}

/**
 * Lays the text on the table, or says what is wrong with it.
 * @param {string} text
 * @param {string} title
 * @param {{ recover?: any }} [given2]
 */
export async function importText(text, title, { recover = false } = {}) {
  const puzzle = puzzleIn(text);
  // puzzles are solved on a page of their own
  if (puzzle) return location.assign(addressOf("puzzle", await pack(puzzle), "embed.html"));
  let session;
  if (!engine.here) notice({ key: "waits", text: w("intake.waits") });
  try {
    session = await openSave(text, title || w("intake.untitled"), { recover });
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    offerRecovery({ text, title, error });
    return;
  }
  closeDialog();
  await entered(session);
}

/** @param {File | null | undefined} file */
async function importFile(file) {
  if (!file) return;
  if (file.size > LIMIT) notice({ kind: "error", text: w("intake.too-large") });
  else await importText(await file.text(), titleOf(file.name));
}

/** @param {any} on */
const dropZone = (on) => document.documentElement.classList.toggle("dropping", on);

register({
  import: async () => importFile(await choose()),
  recover: () => damaged && importText(damaged.text, damaged.title, { recover: true }),
  /**
   * @param {any} _
   * @param {any} __
   * @param {Happening} event
   */
  intake: async (_, __, event) => {
    event.preventDefault();
    dropZone(event.type === "dragover");
    if (event.type === "drop") await importFile(event.dataTransfer?.files[0]);
  },
});
