// Selling: who unloads when, and what the answer being composed would bring.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { cube, cubesOf } from "./context.js";

const PORT = "port";

/** Warehouses first, then ships from fast to slow, each speed in the order of initiative. */
function order(c) {
  const companies = c.period.initiative.map((name) => c.companies.get(name));
  const stores = c.asks("selling.ship")
    ? []
    : companies
        .filter((one) => cubesOf(one.store).length)
        .map((one) => ({ speed: null, company: one.company, cargo: one.store, ship: null }));
  const ships = companies.flatMap((one, place) =>
    one.ships
      .filter((ship) => ship.where === PORT && cubesOf(ship.cargo).length)
      .map((ship) => ({ speed: ship.speed, company: one.company, place, cargo: ship.cargo, ship })),
  );
  return [...stores, ...ships.sort((a, b) => b.speed - a.speed || a.place - b.place)];
}

/** Whose turn it is: the first entry of the seat that everybody waits for. */
function nowOf(c, entries) {
  const seat = c.view.waiting[0]?.seat;
  if (seat === undefined) return null;
  const inStore = c.asks("selling.warehouse");
  const asked = c.asks("selling.ship") ? c.decision.params.ship : null;
  return (
    entries.find(
      (one) =>
        c.companies.get(one.company).seat === seat &&
        (inStore ? !one.ship : one.ship && (!asked || one.ship.ship === asked)),
    ) ?? null
  );
}

export function unloading(c, cls = "") {
  const entries = order(c);
  const now = nowOf(c, entries);
  return html`<section class="panel eic-unloading ${cls}" aria-label=${c.w("unloading")}>
    <div class="stagehead"><h2>${c.w("unloading")}</h2><span class="small muted end">${c.w("unloading.note")}</span></div>
    ${entries.length ? nothing : html`<p class="muted blank">${c.w("unloading.none")}</p>`}
    <ol class="un">${entries.map(
      (one) => html`<li class=${one === now ? "now" : ""} aria-current=${one === now ? "step" : nothing}>
      <span class="v">${one.speed ?? c.w("unloading.w")}</span>${c.arms(one.company)}<span class="sr">${c.owner(one.company)}</span>
      <span class="what">${one.ship ? c.title(one.ship.ship) : c.w("warehouse")}</span>
      <span class="cg" role="img" aria-label=${Object.entries(one.cargo)
        .map(([good, n]) => `${n} ${c.label(good)}`)
        .join(", ")}>${cubesOf(one.cargo).map((good) => cube(good, "sm"))}</span></li>`,
    )}</ol>
    ${profit(c)}
  </section>`;
}

/** The goods of which some are being sold, each with the prices of its cubes. */
const paidNow = (c) => {
  const sold = c.sold();
  return sold.size
    ? c.decision.slots
        .map(({ params }) => ({ good: params.good, prices: params.prices.slice(0, sold.get(params.good)) }))
        .filter(({ prices }) => prices.length)
    : [];
};

const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);

/** What the answer being composed would bring. */
export const soldFor = (c) => sum(paidNow(c).flatMap(({ prices }) => prices));

function profit(c) {
  const paid = paidNow(c);
  if (!paid.length) return nothing;
  return html`<table class="ledger profit"><tbody>${paid.map(
    ({ good, prices }) => html`<tr>
    <th scope="row">${c.w("profit.line", { n: prices.length, good: c.label(good), prices: prices.join(", ") })}</th><td class="amt gain">+${sum(prices)}</td></tr>`,
  )}
    <tr><th scope="row"><b>${c.w("profit.sum")}</b></th><td class="amt gain">+${soldFor(c)}</td></tr></tbody></table>`;
}
