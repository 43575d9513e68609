// @ts-check
// Selling: who unloads when, and what the answer being composed would bring.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { ledger } from "../kit/ledgers.js";
import { oneByOne, sum } from "../kit/lists.js";
import { blank, heading, noteAtEnd } from "../kit/panels.js";
import { cube } from "./context.js";

/** @import { Context } from "./context.js" */
/** @import { Ship } from "./view" */
/** @typedef {{company: string, cargo: Record<string, number>, ship: Ship | null}} Entry a ship, or a warehouse */

/** What sells, in the order of the rules. @param {Context} c @returns {Entry[]} */
const order = (c) =>
  c.board.unloading.map(({ company, ship: id }) => {
    const { store, ships } = c.company(company);
    const ship = ships.find((one) => one.id === id) ?? null;
    return { company, cargo: ship?.cargo ?? store, ship };
  });

/** Whose turn it is: the first entry of the seat that everybody waits for. @param {Context} c @param {Entry[]} entries */
function nowOf(c, entries) {
  const seat = c.view.waiting[0]?.seat;
  if (seat === undefined) return null;
  const inStore = c.asks("selling.warehouse");
  const asked = c.asks("selling.ship") ? c.decision?.params.ship : null;
  return (
    entries.find(
      (one) =>
        c.company(one.company).seat === seat && (inStore ? !one.ship : one.ship && (!asked || one.ship.ship === asked)),
    ) ?? null
  );
}

/** @param {Context} c @param {string} cls */
export function unloading(c, cls) {
  const entries = order(c);
  const now = nowOf(c, entries);
  return html`<section class="panel eic-unloading ${cls}" aria-label=${c.w("unloading")}>
    ${heading(c.w("unloading"), noteAtEnd(c.w("unloading.note")))}
    ${entries.length ? nothing : blank(c.w("unloading.none"))}
    <ol class="un" tabindex="0" aria-label=${c.w("unloading")}>${entries.map(
      (one) => html`<li class=${one === now ? "now" : ""} aria-current=${one === now ? "step" : nothing}>
      <span class="v">${one.ship?.speed ?? c.w("unloading.w")}</span>${c.arms(one.company)}<span class="sr">${c.name(one.company)}</span>
      <span class="what">${one.ship ? c.title(one.ship.ship) : c.w("warehouse")}</span>
      <span class="cg" role="img" aria-label=${c.inWords(one.cargo)}>${oneByOne(one.cargo).map((good) => cube(good, "sm"))}</span></li>`,
    )}</ol>
    ${profit(c)}
  </section>`;
}

/** The goods of which some are being sold, each with the prices of its cubes. @param {Context} c @returns {{good: string, prices: number[]}[]} */
const paidNow = (c) => {
  const sold = c.sold();
  return c.offered
    .map(({ params }) => ({ good: params.good, prices: params.prices?.slice(0, sold.get(params.good) ?? 0) ?? [] }))
    .filter(({ prices }) => prices.length);
};

/** What the answer being composed would bring. @param {Context} c */
export const soldFor = (c) => sum(paidNow(c).flatMap(({ prices }) => prices));

/** @param {Context} c */
function profit(c) {
  const paid = paidNow(c);
  if (!paid.length) return nothing;
  const line = (/** @type {{good: string, prices: number[]}} */ { good, prices }) => ({
    text: c.w("profit.line", { n: prices.length, good: c.label(good), prices: prices.join(", ") }),
    amount: `+${sum(prices)}`,
    cls: "gain",
  });
  const all = { text: html`<b>${c.w("profit.sum")}</b>`, amount: `+${soldFor(c)}`, cls: "gain" };
  return ledger([...paid.map(line), all], { cls: "profit" });
}
