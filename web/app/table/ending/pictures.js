// @ts-check
// Small pictures of the board as it lay when something was decided, drawn by the board's own code and cut around what could be chosen.
import { html } from "../../../vendor/lit-html/lit-html.js";
import { engine } from "../../engine.js";
import { wholeView } from "../../patch.js";
import { drawCut } from "../still_board.js";

/** @import { Session } from "../../types.js" */

/** Where a picture is drawn once it stands on the screen. @param {number} position */
export const picture = (position) => html`<div class="cut" data-position=${position} aria-hidden="true"></div>`;

/**
 * The table as it stood then, for whoever has the screen.
 * @param {Session} session
 * @param {number} position
 * @returns {Session}
 */
function standing(session, position) {
  const { table, viewer } = session;
  const view = wholeView(engine.call({ do: "at", table, viewer, position }));
  return Object.create(session, { view: { value: view } });
}

/** Every picture that is not drawn yet. @param {Session} session */
export function drawPictures(session) {
  for (const box of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".won .cut:empty"))) {
    drawCut(standing(session, Number(box.dataset.position)), box);
  }
}
