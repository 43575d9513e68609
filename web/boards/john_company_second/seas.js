// The sea zones: the ships that lie there, families' with their arms, the Company's own and those leased for a year.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../../app/icons.js";
import { NOBODY } from "./context.js";

function shipText(c, ship) {
  const name = c.title(ship.id.replace("-", "."));
  const whose =
    ship.owner === NOBODY
      ? c.w("ship.nobody", { ship: name })
      : c.w("ship.of", { ship: name, who: c.name(ship.owner) });
  return ship.fatigued ? c.w("ship.fatigued", { ship: whose }) : whose;
}

const familyShip = (
  c,
  ship,
) => html`<span class="hull ${ship.fatigued ? "tired" : ""}" data-piece=${ship.id} data-target=${ship.id} title=${shipText(c, ship)}>
  ${icon(ship.fatigued ? "ship-fatigued" : "ship")}${ship.owner === NOBODY ? nothing : c.arms(ship.owner)}<span class="sr">${shipText(c, ship)}</span></span>`;

/** Ships that are all alike: one drawing and their number. */
const alike = (c, kind, n, target) =>
  n
    ? html`<span class="hull" data-target=${target} title=${c.w(`ship.${kind}`, { n })}>${icon(`${kind}-ship`)}${n > 1 ? html`<b aria-hidden="true">${n}</b>` : nothing}<span class="sr">${c.w(`ship.${kind}`, { n })}</span></span>`
    : nothing;

/** Ships of a zone that can carry goods. */
const shipsIn = (zone) => zone.ships.length + zone.company_ships + zone.extra_ships;

/** Among ships that are chosen one by one the zone stands for those that have no names. */
const asksShips = (c) => [...c.options.keys()].some((target) => target.startsWith("yard-"));

export function ships(c, zone) {
  const [row, nameless] = asksShips(c) ? [nothing, zone.id] : [zone.id, nothing];
  const ghost = c.comes(zone.id, "operations.ship_to", "operations.transfer_to");
  const text = c.w("zone", { zone: c.label(zone.zone), n: shipsIn(zone) });
  return html`<div class="hulls" data-target=${row} title=${text}>${shipsIn(zone) || ghost ? nothing : html`<small class="nil">${c.w("zone.none")}</small>`}
    <span class="sr">${text}</span>${zone.ships.map((ship) => familyShip(c, ship))}${alike(c, "company", zone.company_ships, nameless)}${alike(c, "extra", zone.extra_ships, nameless)}
    ${ghost ? html`<span class="hull to-come" title=${c.w("ghost")}>${icon("ship")}<span class="sr">${c.w("ghost")}</span></span>` : nothing}</div>`;
}
