// @ts-check
// Chances: the dice that will be rolled, and a bar of what they can bring.
import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { icon } from "./icons.js";
import { times } from "./lists.js";

/** @import { OddsLine } from "../../contract" */

const LOOKS = ["ok", "no", "bad"];

/** What dice can bring, the best first; `permille` of all add up to 1000. @param {OddsLine[]} lines */
export const oddsBar = (lines) => {
  let from = 0;
  const parts = lines.map((line, index) => {
    const x = from;
    from += line.permille / 5;
    return svg`<rect class="odds-${LOOKS[Math.min(index, 2)]}" x=${x} y="0" width=${line.permille / 5} height="8"></rect>`;
  });
  return html`<svg class="odds" viewBox="0 0 200 8" preserveAspectRatio="none" aria-hidden="true">${parts}</svg>`;
};

/** The dice, and those of them that are lost. @param {number} count @param {number} lost @param {string} text */
export const diceRow = (count, lost, text) => html`<span class="dicerow" role="img" aria-label=${text}>
  ${times(count, () => icon("die-5"))}
  ${lost ? html`<span class="off">${icon("minus")}${times(lost, () => icon("die-1"))}</span>` : nothing}
</span>`;
