// @ts-check
// The administration: the spaces of the company that is looked at with what lies on them, its markers, tiles and ships; of the
// others what everybody has used.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../kit/icons.js";
import { lookButton, question } from "../kit/looks.js";
import { effectOf } from "./action.js";
import { goodIcon, roman, tileIcon } from "./context.js";
import { tileOf } from "./tiles.js";

/** @import { Context } from "./context.js" */
/** @import { Company, Pier, Space } from "./view" */

/** @param {Context} c @param {string} marker @param {unknown} target */
const chip = (c, marker, target) =>
  html`<span class="mk ${c.kindOf(marker).shade}" data-target=${target} data-piece=${target} title=${c.markerWords(marker)}>${c.markerIcon(marker)}<span class="sr">${c.title(marker)}</span></span>`;

/** What the marker would come to on a space, and the whole price of it. @param {Context} c @param {Space} space */
function then(c, space) {
  const option = c.asks("turn.space") ? c.options.get(space.id) : undefined;
  if (!option || option.closed) return nothing;
  const { effect, total, cost } = option.params;
  const kind = c.markers.get(c.decision?.params.marker)?.kind ?? "ship";
  return html`<small class="then">${total === cost ? nothing : html`<b>${c.money(total)}</b> `}${effect === undefined ? nothing : effectOf(c, kind, effect)}</small>`;
}

/** @param {Context} c @param {Company} company @param {Space} space */
function space(c, company, space) {
  const there = company.markers.find((one) => one.marker === space.marker);
  const text = space.locked
    ? c.w("space.locked", { cost: c.money(space.cost) })
    : c.w("space", { cost: c.money(space.cost) });
  return html`<span class="space ${space.locked ? "locked" : ""} ${there ? "taken" : ""}" data-target=${space.id} title=${text}>
    <b>${c.money(space.cost)}</b>${space.locked ? icon("lock") : nothing}${there ? chip(c, there.marker, there.id) : then(c, space)}<span class="sr">${text}</span></span>`;
}

/** @param {Context} c @param {Pier} pier */
function pier(c, pier) {
  const text = c.w(pier.capacity ? (pier.active ? "pier.ready" : "pier.resting") : "pier.free", { n: pier.capacity });
  return html`<span class="pier ${pier.capacity ? "" : "bare"}" data-target=${pier.id} title=${text}>${icon(pier.active || !pier.capacity ? "ship" : "ship-resting")}${pier.capacity || nothing}<span class="sr">${text}</span></span>`;
}

/** What everybody sees of another company: its spaces, factories, ships and tiles. @param {Context} c @param {Company} company */
function other(c, company) {
  const who = c.name(company.seat);
  return html`<div class="firm house-${c.house(company.seat)}">
    ${lookButton({ key: "whose", value: company.seat, during: question(c), pressed: false, cls: "who-tab", title: c.w("office.look", { who }), body: html`${c.arms(company.seat)}<span class="sr">${c.w("office.look", { who })}</span>` })}
    <span class="ads" data-target=${company.id}>${company.spaces.map(
      (one) =>
        html`<i class="${one.locked ? "locked" : ""} ${one.marker ? `used ${c.kindOf(one.marker).shade}` : ""}" title=${one.marker ? c.title(one.marker) : c.money(one.cost)}>${one.marker ? c.markerIcon(one.marker) : one.cost}</i>`,
    )}</span>
    <span class="has">${company.factories.map((one) => html`<span title=${c.title(one.good)}>${goodIcon(one.good)}${roman(one.level)}</span>`)}
      ${company.piers.filter((one) => one.capacity).map((one) => html`<span title=${c.w(one.active ? "pier.ready" : "pier.resting", { n: one.capacity })}>${icon("ship")}${one.capacity}</span>`)}
      ${company.tiles.map((one) => html`<span title=${`${c.title(one.tile)}: ${c.w(`does.${one.tile}`)}`}>${tileIcon(one.tile)}</span>`)}</span>
  </div>`;
}

/** @param {Context} c @param {string} cls */
export function office(c, cls) {
  const company = c.shown;
  return html`<section class="panel ark-office house-${c.house(company.seat)} ${cls}" aria-label=${c.titled("office", company)}>
    <div class="own">
      <span class="whose-own" data-target=${company.id}>${c.arms(company.seat)}<span class="sr">${c.titled("office", company)}</span></span>
      <span class="spaces">${company.spaces.map((one) => space(c, company, one))}</span>
      <span class="hand">${company.markers.filter((one) => !one.placed).map((one) => chip(c, one.marker, one.id))}</span>
      <span class="tiles">${company.tiles.map((one) => tileOf(c, one))}</span>
      <span class="piers">${company.piers.map((one) => pier(c, one))}</span>
    </div>
    <div class="firms">${c.companies.filter((one) => one !== company).map((one) => other(c, one))}</div>
  </section>`;
}
