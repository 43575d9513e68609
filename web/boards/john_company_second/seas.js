// @ts-check
// The sea zones: the ships that lie there, families' with their arms, the Company's own and those leased for a year.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../kit/icons.js";
import { NOBODY } from "./context.js";

/** @import { Context } from "./context.js" */
/** @import { FamilyShip, Firm, Zone } from "./view" */

/** @param {Context} c @param {FamilyShip} one */
function shipText(c, one) {
  const ship = c.title(`yard.${one.yard}`);
  const whose = one.owner === NOBODY ? c.w("ship.nobody", { ship }) : c.w("ship.of", { ship, who: c.name(one.owner) });
  return one.fatigued ? c.w("ship.fatigued", { ship: whose }) : whose;
}

/** @param {Context} c @param {FamilyShip} ship */
const familyShip = (c, ship) =>
  html`<span class="hull ${ship.fatigued ? "tired" : ""}" data-piece=${ship.id} data-target=${ship.id} title=${shipText(c, ship)}>
  ${icon(ship.fatigued ? "ship-fatigued" : "ship")}${ship.owner === NOBODY ? nothing : c.arms(ship.owner)}<span class="sr">${shipText(c, ship)}</span></span>`;

/** Ships that are all alike: one drawing and their number. @param {Context} c @param {string} kind @param {number} n @param {unknown} target */
function alike(c, kind, n, target) {
  if (!n) return nothing;
  const text = c.w(`ship.${kind}`, { n });
  return html`<span class="hull" data-target=${target} title=${text}>${icon(`${kind}-ship`)}${n > 1 ? html`<b aria-hidden="true">${n}</b>` : nothing}<span class="sr">${text}</span></span>`;
}

/** Ships of a zone that can carry goods. @param {Zone} zone */
const shipsIn = (zone) => zone.ships.length + zone.company_ships + zone.extra_ships;

/** A firm that trades here, if that is known: its ships beside those of the Company. @param {Context} c @param {Firm} firm */
function trading(c, { manager, ships: own, bid, successes, shown }) {
  const text = c.w(shown && !bid ? "zone.firm.rolled" : "zone.firm", {
    who: c.name(manager),
    n: own.length,
    bid: c.money(bid),
    successes,
  });
  return html`<span class="hull firm" title=${text}>${icon("ship")}${c.arms(manager)}${own.length > 1 ? html`<b aria-hidden="true">${own.length}</b>` : nothing}<span class="sr">${text}</span></span>`;
}

/** @param {Context} c @param {Zone} zone */
const firmsIn = (c, { zone }) => (c.board.firms ?? []).filter(({ strategy }) => strategy === zone);

/** Where a ship that is being placed would come to lie. @param {Context} c */
const coming = (c) =>
  html`<span class="hull to-come" title=${c.w("ghost")}>${icon("ship")}<span class="sr">${c.w("ghost")}</span></span>`;

/** @param {Context} c @param {Zone} zone */
export function ships(c, zone) {
  // among ships that are chosen one by one the zone stands for those that have no names
  const [row, nameless] = c.offers("yard") ? [nothing, zone.id] : [zone.id, nothing];
  const ghost = c.comes(zone.id, "operations.ship_to", "operations.transfer_to");
  const text = c.w("zone", { zone: c.label(zone.zone), n: shipsIn(zone) });
  return html`<div class="hulls" data-target=${row} title=${text}>${shipsIn(zone) || ghost || firmsIn(c, zone).length ? nothing : html`<small class="nil">${c.w("zone.none")}</small>`}
    <span class="sr">${text}</span>${zone.ships.map((ship) => familyShip(c, ship))}${alike(c, "company", zone.company_ships, nameless)}${alike(c, "extra", zone.extra_ships, nameless)}
    ${firmsIn(c, zone).map((firm) => trading(c, firm))}${ghost ? coming(c) : nothing}</div>`;
}
