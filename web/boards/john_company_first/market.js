// @ts-check
// Shipyards and factories with what is for sale above them: who earns by it, and what it costs.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../kit/icons.js";
import { times } from "../kit/lists.js";
import { head, rules } from "../kit/panels.js";
import { NOBODY } from "./context.js";

/** @import { Context } from "./context.js" */
/** @import { Factory, Yard } from "./view" */

/** @param {Context} c @param {number[]} owners */
const builders = (c, owners) =>
  owners.length ? owners.map((owner) => c.name(owner)).join(", ") : c.w("market.nobody");

/** @param {Context} c @param {Yard} yard @param {number} at */
function column(c, yard, at) {
  const { yards } = c.printed;
  const builds = c.comes(yard.id, "family.column");
  const state = yard.ship ? c.w("market.ship", { n: c.money(yard.price) }) : c.w("market.sold");
  const text = `${c.w("market.column", { n: at + 1 })}: ${state} ${builders(c, yard.owners)}`;
  return html`<div class="sale ${yard.ship ? "" : "sold"}" data-target=${yard.id} title=${text}><span class="sr">${text}</span>${icon("ship")}<b aria-hidden="true">${c.money(yard.price)}</b>
    <span class="slots" aria-hidden="true">${times(yards.length - 1, (slot) =>
      slot < yard.owners.length
        ? html`<i class="built">${c.arms(yard.owners[slot])}</i>`
        : builds && slot === yard.owners.length && c.viewer !== null
          ? html`<i class="built coming">${c.arms(c.viewer)}</i>`
          : html`<i>${yards[slot]}</i>`,
    )}</span></div>`;
}

/** @param {Context} c @param {Factory} factory @param {number} at */
function square(c, factory, at) {
  const crossed = factory.seat !== NOBODY && !factory.price;
  const state = !factory.good
    ? c.w("market.sold")
    : crossed
      ? c.w("market.crossed")
      : c.w("market.good", { n: c.money(factory.price) });
  const owner = factory.seat === NOBODY ? c.w("market.none") : c.w("market.factory", { who: c.name(factory.seat) });
  const text = `${c.w("market.square", { n: at + 1 })}: ${state} ${owner}`;
  return html`<div class="sale ${factory.good && !crossed ? "" : "sold"}" data-target=${factory.id} title=${text}><span class="sr">${text}</span>${icon("crate")}<b aria-hidden="true">${crossed ? icon("close") : c.money(factory.price)}</b>
    <span class="slots" aria-hidden="true">${factory.seat === NOBODY ? html`<i></i>` : html`<i class="built">${c.arms(factory.seat)}</i>`}</span></div>`;
}

/** What lies at the Director of Trade and at Military Affairs and has still to be sent. @param {Context} c */
function held(c) {
  const { ships, goods, guns } = c.company;
  return ships + goods + guns
    ? c.w("market.held", { ships, goods, guns })
    : c.w("market.sets", {
        n: c.money(c.board.news.goods_price),
        card: c.board.news.card ? c.label(c.board.news.card) : c.w("market.first"),
      });
}

/** @param {Context} c @param {string} cls */
export function market(c, cls) {
  const { works } = c.board;
  if (!works) return nothing;
  return html`<section class="panel jc1-market ${cls} ${c.offers("yard") || c.offers("factory") ? "lead" : ""}" aria-label=${c.w("market")}><div>${head(c.w("market.ships"), c.w("market.ships.note"), rules(c, "jc1.company.ships.cheapest"))}
    <div class="sales">${works.yards.map((yard, at) => column(c, yard, at))}</div></div>
    <div>${head(c.w("market.goods"), held(c), rules(c, "jc1.company.goods.cheapest"))}<div class="sales">${works.factories.map((factory, at) => square(c, factory, at))}</div></div></section>`;
}
