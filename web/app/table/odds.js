// @ts-check
// Dice to be rolled and what they can bring, before the click.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { diceRow, oddsBar } from "../../boards/kit/odds.js";
import { chosenOptions, numberOf } from "./answer.js";
import { w } from "../words.js";

/** @import { Decision, Draft, LogLine, Odds, OddsLine } from "../types.js" */

/**
 * Of the number composed, of the decision, or of the option chosen; undefined where nothing is rolled.
 * @param {Decision} decision
 * @param {Draft} draft
 * @returns {Odds | undefined}
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

/**
 * Dice and odds of what is chosen so far; nothing when nothing is rolled.
 * @param {Decision} decision
 * @param {Draft} draft
 */
export function oddsOfAnswer(decision, draft) {
  const odds = composedOdds(decision, draft);
  if (!odds) return nothing;
  return html`<div class="sep"></div><div class="chances">
    ${odds.dice ? diceRow(odds.dice, odds.lost ?? 0, w("table.odds.dice", { n: odds.dice })) : nothing}
    <div class="row">${oddsBar(odds.lines)}<span class="small">${odds.lines.map(
      (line, index) =>
        html`${index ? w("table.list.comma") : ""}<b class=${index ? "plain" : ""}>${percent(line.permille)}</b> ${line.text}`,
    )}</span></div>
  </div>`;
}
