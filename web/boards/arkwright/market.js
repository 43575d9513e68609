// @ts-check
// The market share: one strip a company, from its appeal downwards; what would be sold as things stand is filled.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../kit/icons.js";
import { times } from "../kit/lists.js";
import { goodIcon } from "./context.js";

/** @import { Context } from "./context.js" */
/** @import { Market } from "./view" */

const LEAST_TOP = 7;

/**
 * The cells of a strip: a good stands on its appeal, each further one a row lower; row 0 never sells.
 * @param {{appeal: number, goods: number, sold: number, top: number}} strip
 */
const cells = ({ appeal, goods, sold, top }) =>
  times(top + 1, (row) => {
    const number = appeal - row;
    const standing = number >= 0 && number < goods;
    const cls = standing ? (number < sold ? "sold" : "unsold") : "";
    return html`<i class="${cls} ${number === 0 ? "head" : ""}">${number === 0 ? goods : ""}</i>`;
  });

/** @param {Context} c @param {Market} column @param {number} seat @param {number} top */
function strip(c, column, seat, top) {
  const one = column.strips.find((strip) => strip.seat === seat);
  if (!one)
    return html`<div class="strip none house-${c.house(seat)}">${c.arms(seat)}<span class="cells">${times(top + 1, () => html`<i></i>`)}</span></div>`;
  const text = c.w("strip", {
    who: c.name(seat),
    n: one.makes,
    appeal: one.appeal,
    sold: one.ahead.sold,
    price: c.money(one.price),
  });
  const shown = c.shown.seat === seat;
  return html`<div class="strip house-${c.house(seat)}" data-target=${shown ? nothing : one.id} data-for=${shown ? one.id : nothing} title=${text}>${c.arms(seat)}
    <span class="cells">${cells({ appeal: one.appeal, goods: one.makes, sold: one.ahead.sold, top })}</span><span class="sr">${text}</span></div>`;
}

/** @param {Context} c @param {Market} column @param {number} top */
function importer(c, column, top) {
  const { id, appeal, sold } = column.importer;
  const text = `${c.w("strip.importer", { n: appeal, sold })} ${comes(c, column)}`;
  return html`<div class="strip importer" data-target=${id} title=${text}>${icon("importer")}
    <span class="cells">${cells({ appeal, goods: appeal, sold, top })}</span><span class="sr">${text}</span></div>`;
}

/** What the next economy marker of the good can do to it. @param {Context} c @param {Market} column */
function comes(c, column) {
  const { next } = column.importer;
  if (!next) return c.w("importer.last");
  const [from, to] = next.steps;
  const [few, many] = next.workers;
  return c.w("importer.next", { from, to, few, many });
}

/** @param {Context} c @param {Market} column @param {number} top */
const share = (c, column, top) =>
  html`<div class="share ${column.good === c.decade.good ? "active" : ""} ${column.good === c.goodShown ? "" : "aside"}" role="group" aria-label=${c.title(column.good)}>
    <header data-target=${column.id}>${goodIcon(column.good)}<h3 aria-level="2">${c.title(column.good)}</h3><span class="small end">${c.w("demand")} <b>${column.demand}</b></span></header>
    <div class="strips">${c.companies.map(({ seat }) => strip(c, column, seat, top))}${importer(c, column, top)}</div>
    <div class="scale" aria-hidden="true">${times(top + 1, (row) => html`<span>${row}</span>`)}</div>
  </div>`;

/** @param {Context} c @param {string} cls */
export function market(c, cls) {
  const columns = c.board.market;
  const highest = columns.flatMap((one) => [one.importer.appeal, ...one.strips.map((strip) => strip.appeal)]);
  const top = Math.max(LEAST_TOP, ...highest);
  return html`<section class="panel ark-market ${cls}" aria-label=${c.w("market")}>${columns.map((column) => share(c, column, top))}</section>`;
}
