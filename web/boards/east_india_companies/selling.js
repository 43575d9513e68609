// Selling: who unloads when, and what the answer being composed would bring.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { cube, cubesOf } from "./context.js";

const PORT = "port";

/** Warehouses first, then ships from fast to slow, each speed in the order of initiative. */
function order(c) {
  const companies = c.period.initiative.map((name) => c.companies.get(name));
  const stores = c.period.selling === "ships" ? [] : companies.filter((one) => cubesOf(one.store).length).map((one) => ({ speed: null, company: one.company, cargo: one.store, ship: null }));
  const ships = companies.flatMap((one, place) => one.ships.filter((ship) => ship.where === PORT && cubesOf(ship.cargo).length).map((ship) => ({ speed: ship.speed, company: one.company, place, cargo: ship.cargo, ship })));
  return [...stores, ...ships.sort((a, b) => b.speed - a.speed || a.place - b.place)];
}

/** Whose turn it is: the first entry of the seat that everybody waits for. */
function nowOf(c, entries) {
  const seat = c.view.waiting[0]?.seat;
  if (seat === undefined) return null;
  const inStore = c.asks("selling.warehouse");
  const asked = c.asks("selling.ship") ? c.decision.params.ship : null;
  return entries.find((one) => c.companies.get(one.company).seat === seat && (inStore ? !one.ship : one.ship && (!asked || one.ship.ship === asked))) ?? null;
}

export function unloading(c, cls = "") {
  const entries = order(c);
  const now = nowOf(c, entries);
  return html`<section class="panel eic-unloading ${cls}" aria-label=${c.w("unloading")}>
    <div class="stagehead"><h2>${c.w("unloading")}</h2><span class="small muted end">${c.w("unloading.note")}</span></div>
    ${entries.length ? nothing : html`<p class="muted blank">${c.w("unloading.none")}</p>`}
    <ol class="un">${entries.map((one) => html`<li class=${one === now ? "now" : ""} aria-current=${one === now ? "step" : nothing}>
      <span class="v">${one.speed ?? c.w("unloading.w")}</span>${c.arms(one.company)}<span class="sr">${c.owner(one.company)}</span>
      <span class="what">${one.ship ? c.title(one.ship.ship) : c.w("warehouse")}</span>
      <span class="cg" role="img" aria-label=${Object.entries(one.cargo).map(([good, n]) => `${n} ${c.label(good)}`).join(", ")}>${cubesOf(one.cargo).map((good) => cube(good, "sm"))}</span></li>`)}</ol>
    ${profit(c)}
  </section>`;
}

/** The cubes chosen so far, each with its price, and their sum. */
export function soldFor(c) {
  if (!c.asks("selling.ship") && !c.asks("selling.warehouse")) return 0;
  return c.decision.slots.reduce((sum, slot, at) => sum + slot.params.prices.slice(0, c.view.answer[at]).reduce((a, b) => a + b, 0), 0);
}

function profit(c) {
  const total = soldFor(c);
  if (!total) return nothing;
  return html`<table class="ledger profit"><tbody>${c.decision.slots.map((slot, at) => {
    const paid = slot.params.prices.slice(0, c.view.answer[at]);
    if (!paid.length) return nothing;
    return html`<tr><th scope="row">${c.w("profit.line", { n: paid.length, good: c.label(slot.params.good), prices: paid.join(", ") })}</th><td class="amt gain">+${paid.reduce((a, b) => a + b, 0)}</td></tr>`;
  })}<tr><th scope="row"><b>${c.w("profit.sum")}</b></th><td class="amt gain">+${total}</td></tr></tbody></table>`;
}
