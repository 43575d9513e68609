// @ts-check
// The sale at home, row by row from the highest appeal down, and what came of it.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../kit/icons.js";
import { looked, lookButton } from "../kit/looks.js";
import { atEnd, heading, note } from "../kit/panels.js";
import { goodIcon, IMPORTER } from "./context.js";

/** @import { Context } from "./context.js" */
/** @import { Sale } from "./view" */
/** @typedef {Sale["rows"][number]} Row */

/** Until the last row, or the one to which a person has stepped. @param {Context} c @param {Sale} sale */
function upTo(c, sale) {
  const step = looked(c, "row", moment(c, sale));
  return step === undefined ? sale.rows.length : Math.min(Number(step), sale.rows.length);
}

/** @param {Context} c @param {Sale} sale */
const moment = (c, sale) => `${c.decade.year}.${sale.good}`;

/** A good of a seller in a row: its number counted from the appeal down. @param {Context} c @param {Sale} sale @param {Row} row @param {number} seat @param {number} top @param {boolean} done */
function cell(c, sale, row, seat, top, done) {
  if (!row.selling.includes(seat)) return html`<td></td>`;
  const served = done && row.served.includes(seat);
  const text = served ? c.w("sale.sold") : done ? c.w("sale.unsold") : "";
  const house = seat === IMPORTER ? "importer" : `house-${c.house(seat)}`;
  return html`<td><span class="unit ${served ? "served" : "unserved"} ${house}" title=${text || nothing}>${goodIcon(sale.good)}${top - row.row + 1}<span class="sr">${text}</span></span></td>`;
}

/** @param {Context} c @param {Sale} sale @param {Row} row @param {{seat: number, appeal: number}[]} sellers @param {boolean} done */
function rowOf(c, sale, row, sellers, done) {
  const last = row.served.length < row.selling.length || row.served.length >= row.left;
  const so = sale.demand - row.left + row.served.length;
  return html`<tr class="${done ? "" : "ahead"} ${done && last ? "ends" : ""}"><th scope="row">${row.row}</th>
    ${sellers.map(({ seat, appeal }) => cell(c, sale, row, seat, appeal, done))}
    <td class="small">${c.w("sale.wanted", { n: row.selling.length, left: row.left })}</td><td class="so-far">${done ? so : ""}</td></tr>`;
}

/** One sentence about the row in which the demand ends. @param {Context} c @param {Sale} sale */
function verdict(c, sale) {
  const row = sale.rows.at(-1);
  if (!row) return c.w("sale.nobody");
  const short = row.selling.length > row.left;
  if (!short)
    return c.w(row.served.length === row.left ? "sale.exact" : "sale.all", { left: row.left - row.served.length });
  const name = (/** @type {number} */ seat) => (seat === IMPORTER ? c.w("importer") : c.name(seat));
  const who = row.served.map(name).join(", ");
  return c.w("sale.short", { row: row.row, n: row.selling.length, left: row.left, who });
}

/** @param {Context} c @param {Sale} sale @param {number} shown */
function steps(c, sale, shown) {
  const button = (/** @type {number} */ to, /** @type {string} */ sign, /** @type {string} */ key) =>
    lookButton({
      key: "row",
      value: Math.max(0, Math.min(sale.rows.length, to)),
      during: moment(c, sale),
      pressed: false,
      cls: "btn icon-only",
      label: c.w(key),
      title: c.w(key),
      body: icon(sign),
    });
  return html`<span class="steps">${button(0, "undo", "sale.begin")}${button(shown + 1, "chevron-right", "sale.next")}${button(sale.rows.length, "play", "sale.end")}</span>`;
}

/** @param {Context} c @param {string} cls */
export function sale(c, cls) {
  const { sale } = c.board;
  const sellers = [...sale.sales].sort((a, b) => b.appeal - a.appeal);
  const importer = c.board.market.find((one) => one.good === sale.good)?.importer.appeal ?? 0;
  const columns = [...sellers.map(({ seat, appeal }) => ({ seat, appeal })), { seat: IMPORTER, appeal: importer }];
  const shown = upTo(c, sale);
  return html`<section class="panel ark-sale ${cls}" aria-label=${c.w("sale")}>
    ${heading(c.w("sale", { good: c.title(sale.good) }), note(c.w(sale.producing ? "sale.note" : "sale.note.ahead", { n: sale.demand })), atEnd(steps(c, sale, shown)))}
    <table class="rows"><thead><tr><th scope="col">${c.w("sale.appeal")}</th>${columns.map(({ seat }) =>
      seat === IMPORTER
        ? html`<th scope="col" title=${c.w("importer")}>${icon("importer")}<small>${c.w("importer")}</small></th>`
        : html`<th scope="col" title=${c.name(seat)}>${c.arms(seat)}<small>${c.name(seat)}</small></th>`,
    )}<th scope="col">${c.w("sale.wanted.head")}</th><th scope="col">${c.w("sale.so.head", { n: sale.demand })}</th></tr></thead>
    <tbody>${sale.rows.map((row, at) => rowOf(c, sale, row, columns, at < shown))}
      <tr class="never"><th scope="row">0</th>${columns.map(() => html`<td></td>`)}<td class="small">${c.w("sale.never")}</td><td></td></tr></tbody></table>
    <p class="verdict">${verdict(c, sale)}</p>
  </section>`;
}

/** What each company makes, sells and has left. @param {Context} c @param {string} cls */
export function outcome(c, cls) {
  const { sale } = c.board;
  const of = (/** @type {string} */ key, /** @type {(one: Sale["sales"][number]) => unknown} */ value) =>
    html`<tr><th scope="row">${c.w(key)}</th>${sale.sales.map((one) => html`<td class="amt">${value(one)}</td>`)}</tr>`;
  const factory = (/** @type {number} */ seat) => c.companies[seat].factories.find((one) => one.good === sale.good);
  const price = (/** @type {number} */ seat) => factory(seat)?.price ?? 0;
  return html`<section class="panel ark-outcome ${cls}" aria-label=${c.w("outcome")}>
    ${heading(c.w("outcome"))}
    <table class="ledger"><thead><tr><td></td>${sale.sales.map(({ seat }) => html`<th scope="col">${c.arms(seat)}<span class="sr">${c.name(seat)}</span></th>`)}</tr></thead><tbody>
      ${of("outcome.made", (one) => (one.offered > one.made ? `${one.made} + ${one.offered - one.made}` : one.made))}
      ${of("outcome.sold", (one) => (one.extra ? `${one.sold} + ${one.extra}` : one.sold))}
      ${of("outcome.price", ({ seat }) => c.money(price(seat)))}
      ${of("outcome.income", (one) => html`<b class="gain">${c.money((one.sold + one.extra) * price(one.seat))}</b>`)}
      ${of("outcome.costs", ({ seat }) => html`<span class="loss">${c.money(factory(seat)?.costs ?? 0)}</span>`)}
      ${of("outcome.left", (one) => one.offered - one.sold - one.extra)}
    </tbody></table>
  </section>`;
}
