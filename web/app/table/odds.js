// Dice to be rolled and what they can bring, before the click.
import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { chosenOptions, numberOf } from "./answer.js";
import { icon } from "./parts.js";
import { w } from "../words.js";

/** @import { Decision, Draft, LogLine } from "../types.js" */

/**
 * Of the number composed, of the decision, or of the option chosen; undefined where nothing is rolled.
 * @param {Decision} decision
 * @param {Draft} draft
 */
const composedOdds = (decision, draft) => {
  const { odds } = decision;
  const [chosen] = chosenOptions(decision, draft);
  if (!odds) return chosen?.odds;
  return "by" in odds ? odds.by[numberOf(decision, draft) - odds.from] : odds;
};

/**
 * Whole per cent, and words where rounding would lie.
 * @param {number} permille
 */
export const percent = (permille) => {
  if (permille > 0 && permille < 10) return w("table.odds.under");
  if (permille < 1000 && permille > 990) return w("table.odds.over");
  return w("table.odds.percent", { n: Math.round(permille / 10) });
};

const LOOKS = ["ok", "no", "bad"];

/** @param {any[]} lines */
const bar = (lines) => {
  let from = 0;
  const parts = lines.map((line, index) => {
    const x = from;
    from += line.permille / 5;
    return svg`<rect class="odds-${LOOKS[Math.min(index, 2)]}" x=${x} y="0" width=${line.permille / 5} height="8"></rect>`;
  });
  return html`<svg class="odds" viewBox="0 0 200 8" preserveAspectRatio="none" aria-hidden="true">${parts}</svg>`;
};

/**
 * @param {number} count
 * @param {number} lost
 */
const faces = (count, lost) => html`<span class="dicerow" role="img" aria-label=${w("table.odds.dice", { n: count })}>
  ${Array.from({ length: count }, () => icon("die-5"))}
  ${lost ? html`<span class="off">${icon("minus")}${Array.from({ length: lost }, () => icon("die-1"))}</span>` : nothing}
</span>`;

/**
 * Dice and odds of what is chosen so far; nothing when nothing is rolled.
 * @param {Decision} decision
 * @param {Draft} draft
 */
export function oddsOfAnswer(decision, draft) {
  const odds = composedOdds(decision, draft);
  if (!odds) return nothing;
  return html`<div class="sep"></div><div class="chances">
    ${odds.dice ? faces(odds.dice, odds.lost) : nothing}
    <div class="row">${bar(odds.lines)}<span class="small">${odds.lines.map(
      (line, index) =>
        html`${index ? w("table.list.comma") : ""}<b class=${index ? "plain" : ""}>${percent(line.permille)}</b> ${line.text}`,
    )}</span></div>
  </div>`;
}
