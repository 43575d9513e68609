// @ts-check
// What the readers of a puzzle will see: the board, the goal, and what can be answered.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { drawCut } from "../table/still_board.js";
import { w } from "../words.js";
import { choicesOf } from "./making.js";

/** @import { Session } from "../types.js" */
/** @import { Making } from "./making.js" */

/** @param {Making} making */
export function preview({ decision, goal, name }) {
  const choices = choicesOf(decision);
  return html`<section class="preview" aria-label=${w("puzzle.make.preview")}>
    <p class="caps">${w("puzzle.make.preview")}</p>
    <div class="cut" aria-hidden="true"></div>
    <p class="caps asked">${name}</p>
    <p class="goal">${goal.trim() || w("puzzle.make.preview-goal")}</p>
    <p class="small">${decision.text}</p>
    ${choices.length ? html`<ul>${choices.map(({ text }) => html`<li>${text}</li>`)}</ul>` : nothing}
  </section>`;
}

/** Once the form stands on the screen. @param {Session} session */
export function drawPreview(session) {
  const box = /** @type {HTMLElement | null} */ (document.querySelector(".puzzle-maker .cut:empty"));
  if (box) drawCut(session, box);
}
