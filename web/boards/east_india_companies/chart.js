// @ts-check
// The chart of the Indies: coasts, the three zones with their face-down stacks, and the seals for Trading Posts.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../kit/icons.js";
import { coasts, shoresOf } from "../kit/maps.js";
import { ISLANDS, MAINLAND } from "./coast.js";
import { goodIcon, myGhost, roman } from "./context.js";
import { leftTile, stackTile } from "./track.js";

/** @import { Context } from "./context.js" */
/** @import { Seal, Zone } from "./view" */

/** Engraved land with two water lines. It never changes, so lit draws it once. */
const engraving = html`<svg class="coasts" viewBox="0 -40 560 420" aria-hidden="true">
  ${coasts(shoresOf([MAINLAND, ...ISLANDS]), ["water-1", "water-2", "land"])}
  <path class="route" d="M-60 236C60 216 120 232 200 240S290 296 330 300M200 240C300 236 420 236 470 168S500 90 506 50"></path>
</svg>`;

/** @param {Context} c @param {Seal} seal */
function sealText(c, seal) {
  const place = c.label(seal.space);
  if (seal.company) return c.w("seal.taken", { place, who: c.name(seal.company) });
  return c.w(seal.closed ? "seal.closed" : "seal.free", { place });
}

/** @param {Context} c @param {Seal} seal */
function sealToken(c, seal) {
  if (seal.company) return c.arms(seal.company);
  if (c.comes(seal.id, "agents.post")) return myGhost(c);
  return icon(seal.closed ? "lock" : "trading-post");
}

/** @param {Context} c @param {Seal} seal */
const sealSpot = (c, seal) =>
  html`<span class="spot at-${seal.space} ${seal.company ? "taken" : ""} ${seal.closed ? "closed" : ""}" data-target=${seal.id} title=${sealText(c, seal)}>
  ${sealToken(c, seal)}<small aria-hidden="true">${c.label(seal.space)}</small><span class="sr">${sealText(c, seal)}</span></span>`;

/** Whether the viewer's ship would go here, or would be left here. @param {Context} c @param {Zone} zone */
const comesHere = (c, zone) =>
  (c.asks("navigation.zone") && c.chosen?.value === zone.zone) ||
  (c.asks("loading.ship") && c.chosen?.value === "leave" && c.board.track.zone === zone.zone);

/** @param {Context} c @param {Zone} zone */
function zoneCard(c, zone) {
  const loading = c.board.track.zone === zone.zone;
  const empty = !zone.stack.length && !zone.left.length && !comesHere(c, zone);
  return html`<div class="zone-card in-${zone.zone} ${loading ? "loading" : ""}" data-target=${zone.id} title=${c.w(loading ? "zone.loading" : "zone.ships", { zone: c.w(`zone.${zone.zone}`), n: zone.stack.length })}>
    <b class="zone-name">${roman(zone.number)} ${c.w(`zone.${zone.zone}`)}</b>
    <span class="pays">${zone.travel ? c.w("zone.pay", { n: zone.travel }) : c.w("zone.free")}</span>
    <span class="zone-row"><span class="zone-goods">${zone.goods.map((good) => html`<span title=${c.title(good)}>${goodIcon(good)}<span class="sr">${c.label(good)}</span></span>`)}</span>
    <span class="tiles">${zone.left.map((tile) => leftTile(c, tile))}${zone.stack.map((tile) => stackTile(c, tile))}
      ${comesHere(c, zone) ? html`<span class="tile ghost-tile">${myGhost(c)}</span>` : nothing}
      ${empty ? html`<small class="muted">${c.w("zone.noships")}</small>` : nothing}</span></span>
  </div>`;
}

/** @param {Context} c @param {string} cls */
export function chart(c, cls) {
  const { zones } = c.board;
  return html`<section class="panel eic-chart ${cls}" aria-label=${c.w("chart")}>
    <div class="sheet">${engraving}${zones.map((zone) => zone.seals.map((seal) => sealSpot(c, seal)))}</div>
    ${zones.map((zone) => zoneCard(c, zone))}
  </section>`;
}
