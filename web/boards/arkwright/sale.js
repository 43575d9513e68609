// @ts-check
// The sale at home, row by row from the highest appeal down, and what came of it.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { gainOrLoss, money, signed } from "../kit/figures.js";
import { icon } from "../kit/icons.js";
import { looked, lookButton } from "../kit/looks.js";
import { atEnd, heading, note, rules } from "../kit/panels.js";
import { goodIcon, IMPORTER } from "./context.js";

/** @import { Context } from "./context.js" */
/** @import { Offer, Sale } from "./view" */
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

/** What the stored goods would come to that are being put behind the others. @param {Context} c @param {Sale} sale */
function offering(c, sale) {
  const mine = sale.sales.find(({ seat }) => seat === c.viewer);
  const n = Number(c.view.answer);
  if (!c.asks("production.offer") || !mine || !n) return nothing;
  const sold = mine.more[n - 1];
  return html`<p class="verdict offering">${c.w("sale.offering", { n, sold, was: mine.sold, brings: c.money(sold * mine.price), left: mine.offered + n - sold })}</p>`;
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
    <p class="verdict">${verdict(c, sale)}</p>${offering(c, sale)}
  </section>`;
}

/** What each company makes, sells and has left, how far its share price rises, and what the workers cost. @param {Context} c @param {string} cls */
export function outcome(c, cls) {
  const { sale } = c.board;
  const of = (/** @type {string} */ key, /** @type {(one: Offer) => unknown} */ value) =>
    html`<tr><th scope="row">${c.w(key)}</th>${sale.sales.map((one) => html`<td class="amt">${value(one)}</td>`)}</tr>`;
  const part = (/** @type {string} */ key) =>
    html`<tr class="part"><th scope="rowgroup" colspan=${sale.sales.length + 1}>${c.w(key)}</th></tr>`;
  const brings = (/** @type {Offer} */ one) => (one.sold + one.extra) * one.price;
  const due = (/** @type {Offer} */ one) => one.wages + one.maintenance;
  const up = (/** @type {number} */ n) => (n ? signed(n) : "");
  return html`<section class="panel ark-outcome ${cls}" aria-label=${c.w("outcome")}>
    ${heading(c.w("outcome"), rules(c, "ark.production.income"))}
    <table class="ledger"><thead><tr><td></td>${sale.sales.map(({ seat }) => html`<th scope="col" title=${c.name(seat)}>${c.arms(seat)}<span class="sr">${c.name(seat)}</span></th>`)}</tr></thead><tbody>
      ${part("outcome.sale.head")}
      ${of("outcome.made", (one) => (one.offered > one.made ? `${one.made} + ${one.offered - one.made}` : one.made))}
      ${of("outcome.sold", (one) => html`${one.extra ? `${one.sold} + ${one.extra}` : one.sold} × ${c.money(one.price)}`)}
      ${of("outcome.income", (one) => html`<b class="gain">${c.money(brings(one))}</b>`)}
      ${of("outcome.left", (one) => one.offered - one.sold - one.extra || "")}
      ${part("outcome.steps")}
      ${of("outcome.steps.sold", ({ steps }) => up(steps.sold))}
      ${of("outcome.steps.appeal", ({ steps }) => up(steps.appeal))}
      ${of("outcome.steps.most", ({ steps }) => up(steps.most))}
      ${of("outcome.steps.all", ({ steps }) => html`<b>${signed(steps.sold + steps.appeal + steps.most)}</b>`)}
      ${part("outcome.costs.head")}
      ${of("outcome.workers", (one) => `${one.workers}, ${one.machines}`)}
      ${of("outcome.costs", (one) => html`<b class="loss">${money(c, -due(one))}</b>`)}
      ${of("outcome.balance", (one) => html`<b class=${gainOrLoss(brings(one) - due(one))}>${money(c, brings(one) - due(one))}</b>`)}
    </tbody></table>
  </section>`;
}
