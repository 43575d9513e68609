// @ts-check
// Where everybody's money came from, source by source, to what there was at the end.
import { html, nothing, svg } from "../../../vendor/lit-html/lit-html.js";
import { arms } from "../elements.js";
import { w } from "../../words.js";

/** @import { Ended, View } from "../../types.js" */

/**
 * @param {number} amount
 * @param {number} most
 * @param {number} house
 */
const share = (amount, most, house) =>
  amount > 0 && most > 0
    ? html`<svg class="share" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">${svg`<rect class="fill-${house}" width=${(100 * amount) / most} height="4"></rect>`}</svg>`
    : nothing;

/**
 * @param {View} view
 * @param {Ended} found
 */
export function income(view, found) {
  if (!found.income.length) return nothing;
  const rows = found.income.slice(0, -1);
  const [last] = found.income.slice(-1);
  const most = Math.max(...rows.flatMap(({ cells }) => cells.map(({ amount }) => amount)));
  return html`<section class="panel section came" aria-label=${w("ending.income")}><header><h2>${w("ending.income")}</h2></header>
    <div class="wide" tabindex="0" role="group" aria-label=${w("ending.income")}><table class="inc"><thead><tr><th scope="col">${w("ending.source")}</th>${view.seats.map((one) => html`<th scope="col" class="amt">${arms(one.house, "s")}<span class="sr">${one.name}</span></th>`)}</tr></thead>
    <tbody>${rows.map(
      (row) =>
        html`<tr><th scope="row">${row.text}</th>${view.seats.map(({ seat, house }) => {
          const { amount, shown } = row.cells[seat];
          return html`<td class="amt ${amount ? "" : "dim"}">${shown}${share(amount, most, house)}</td>`;
        })}</tr>`,
    )}</tbody>
    <tfoot><tr class="sumline"><th scope="row">${last.text}</th>${view.seats.map(({ seat }) => html`<td class="amt">${last.cells[seat].shown}</td>`)}</tr></tfoot></table></div></section>`;
}
