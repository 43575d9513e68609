// @ts-check
// A number on which dice depend: a column for each, as high as its chance; the chosen one has the colour of the seal.
import { html, svg } from "../../../vendor/lit-html/lit-html.js";
import { percent } from "../odds.js";
import { w } from "../../words.js";

/** @import { Decision, Draft, OddsByNumber, Session } from "../../types.js" */

/** More columns than this are no ladder. */
const MOST = 9;

/**
 * Whether the number has so few values, and odds for each.
 * @param {Decision} decision
 */
export const hasLadder = ({ odds, lo, hi, step = 1 }) =>
  odds !== undefined && "by" in odds && (hi - lo) / step < MOST && hi > lo;

/**
 * @param {Session} session
 * @param {Decision} decision
 * @param {Draft} draft
 */
export function ladder(session, decision, draft) {
  const { lo, hi, step = 1 } = decision;
  const { from, by } = /** @type {OddsByNumber} */ (decision.odds);
  const numbers = Array.from({ length: (hi - lo) / step + 1 }, (_, at) => lo + at * step);
  return html`<div class="ladder" role="radiogroup" aria-label=${w("table.amount.label")}>
    ${numbers.map((n) => {
      const [best] = by[n - from].lines;
      const chosen = n === draft.value;
      const text = session.words("game.money", { n }) ?? String(n);
      return html`<button role="radio" aria-checked=${chosen} tabindex=${chosen ? 0 : -1} data-do="answer-rung" data-on="click keydown" data-to=${n}>
        <span class="chance">${percent(best.permille)}<span class="sr">${best.text}</span></span>
        <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">${svg`<rect x="0" y=${100 - best.permille / 10} width="10" height=${best.permille / 10}></rect>`}</svg>
        <b>${text}</b></button>`;
    })}
  </div>`;
}
