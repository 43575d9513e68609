// @ts-check
// Every line of the final scoring with what it came from: rows add up to their line, lines to the score.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { arms, figure, scored, signed } from "../elements.js";
import { w } from "../../words.js";
import { partsOf } from "./sums.js";

/** @import { Over, ScorePart, ScoreRow, Session } from "../../types.js" */

/**
 * Whether a line says more than its one row: what was multiplied, or added.
 * @param {ScorePart} part
 */
const summed = ({ rows, measure }) =>
  !measure && (rows.length > 1 || rows.some(({ cells }) => cells.some(({ text, amount }) => text !== figure(amount))));

/**
 * @param {number[]} seats
 * @param {ScoreRow} row
 * @param {string} cls
 */
const counted = (seats, row, cls) =>
  html`<tr class=${cls}><th scope="row">${row.text}</th>${seats.map((seat) => {
    const cell = row.cells.find((one) => one.seat === seat);
    return html`<td class="amt">${cell ? cell.text : html`<span class="dim">0</span>`}</td>`;
  })}</tr>`;

/**
 * @param {number} amount
 * @param {boolean} first
 */
const gained = (amount, first) => {
  if (first) return figure(amount);
  return html`<span class=${amount > 0 ? "gain" : amount < 0 ? "loss" : "dim"}>${signed(amount)}</span>`;
};

/**
 * @param {number[]} seats
 * @param {ScorePart} part
 * @param {number} at
 */
function line(seats, part, at) {
  const text = part.measure ? w("ending.award") : summed(part) ? w("ending.sum") : part.text;
  const points = html`<tr class=${part.measure || !summed(part) ? "award" : "sumline"}><th scope="row">${text}</th>${seats.map((seat) => html`<td class="amt">${gained(part.points[seat], at === 0)}</td>`)}</tr>`;
  if (!summed(part) && !part.measure) return points;
  return html`<tr class="h"><th colspan=${seats.length + 1} scope="colgroup"><i>${at + 1}</i>${part.text}</th></tr>
    ${part.rows.map((row) => counted(seats, row, "part"))}${part.measure ? counted(seats, part.measure, "sumline") : nothing}${points}`;
}

/**
 * @param {Session} session
 * @param {Over} over
 * @param {ScorePart[] | null} parts
 */
export function scoring(session, over, parts) {
  const view = session.now;
  const seats = view.seats.map((one) => one.seat);
  return html`<section class="panel sc" tabindex="0" aria-label=${w("ending.scoring")}><table class="xl">
    <thead><tr><th scope="col"><h2>${w("ending.scoring")}</h2></th>${view.seats.map((one) => html`<th scope="col" class="amt"><span class="who1">${arms(one.house, "s")}<span class="called">${one.name}</span></span></th>`)}</tr></thead>
    <tbody>${(parts ?? partsOf(over)).map((part, at) => line(seats, part, at))}</tbody>
    <tfoot><tr class="tot"><th scope="row">${w("ending.total")}</th>${seats.map((seat) => html`<td class="amt">${scored(session, over.scores[seat])}</td>`)}</tr></tfoot>
  </table></section>`;
}
