// @ts-check
// The labour market, lying on its side: twenty rows of four places, the first at the left. An empty numbered place is a buyer.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { sum } from "../kit/lists.js";
import { atEnd, heading, note } from "../kit/panels.js";
import { goodIcon } from "./context.js";
import { signOf } from "./reconstructed.js";

/** @import { Context } from "./context.js" */

/** How many workers the answer being composed would take off the market, the fired ones left aside. @param {Context} c */
function taken(c) {
  const { decision, view } = c;
  if (decision?.kind !== "allocate" || !c.asks("worker.hire") || !Array.isArray(view.answer)) return 0;
  return Math.min(c.board.labor.market, sum(view.answer.map(Number)));
}

/** Where in reading order the place of a row and a good lies. @param {Context} c @param {number} row @param {number} column */
const order = (c, row, column) => row * c.goods.length + column;

/** The wage of each row, where it begins. @param {Context} c @param {number} row */
function wage(c, row) {
  const rows = c.printed.labor_rows;
  const { front } = c.board.labor;
  const begins = row === 0 || rows[row].wage !== rows[row - 1].wage;
  const now = Math.floor(Math.max(0, front - 1) / c.goods.length);
  const then = Math.floor(Math.max(0, front + taken(c) - 1) / c.goods.length);
  const cls = row === now ? "at" : row === then ? "next" : "";
  return html`<li class="wage ${begins ? "begins" : ""} ${cls}">${begins || cls ? c.money(rows[row].wage) : ""}</li>`;
}

/** @param {Context} c @param {number} row @param {number} column @param {number} going */
function place(c, row, column, going) {
  const { front, end } = c.board.labor;
  const at = order(c, row, column);
  const number = c.printed.labor_rows[row].demand[column];
  const shown = number || "";
  if (at >= front && at < front + going) return html`<i class="leaves">${shown}</i>`;
  if (at >= front && at < end) return html`<i class="worker"></i>`;
  const demand = number === c.board.labor.demand[c.goods[column]] ? "demand" : "";
  return html`<i class="${number ? "buyer" : "bare"} ${demand}">${shown}</i>`;
}

/** @param {Context} c @param {string} cls */
export function labour(c, cls) {
  const { market, fired, wage: now, demand } = c.board.labor;
  const rows = c.printed.labor_rows;
  const going = taken(c);
  const counts = html`<b>${market}</b> ${c.w("labour.hire")} · <b>${fired}</b> ${c.w("labour.fired")}`;
  return html`<section class="panel ark-labour ${cls}" aria-label=${c.w("labour")}>
    ${heading(c.w("labour"), signOf(c, "labor"), note(c.w("labour.note", { wage: c.money(now) })), atEnd(counts))}
    <div class="places"><span></span><ol class="wages" aria-hidden="true">${rows.map((_, row) => wage(c, row))}</ol>
      ${c.goods.map(
        (
          good,
          column,
        ) => html`<span class="of">${goodIcon(good)}<span>${c.title(good)}</span><b>${demand[good]}</b></span>
        <div class="cells" aria-hidden="true">${rows.map((_, row) => place(c, row, column, going))}</div>`,
      )}
    </div>
    ${going ? html`<p class="sr">${c.w("labour.going", { n: going })}</p>` : nothing}
  </section>`;
}
