// @ts-check
// The regions of India: their ground, and the site of each with towers, flag, Governor, loot, opium and unrest.
import { nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { sign } from "../kit/icons.js";
import { times } from "../kit/lists.js";
import { put } from "../kit/maps.js";
import { NOBODY } from "./context.js";
import { officeText } from "./offices.js";
import { SITES } from "./places.js";

/** @import { Context } from "./context.js" */
/** @import { Region } from "./view" */

/** More levels than this are told by their number alone. */
const MOST_LEVELS = 3;
const LEVEL = 13;

// ── in words ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** @param {Context} c @param {Region} at */
const officeOf = (c, at) => c.offices.get(c.printed.governors[at.region].office);

/** Whose it is. @param {Context} c @param {Region} at */
function ruler(c, at) {
  const office = officeOf(c, at);
  const held = office && office.holder !== NOBODY;
  const who = held ? c.w("region.governor", { who: c.name(office.holder) }) : c.w("region.no_governor");
  return c.w("region.company", { presidency: c.label(at.control), who });
}

/** What a region is, in words: whose it is, how strong, what it holds. @param {Context} c @param {Region} at */
function regionText(c, at) {
  const strength = c.forecast.strengths?.find((one) => one.region === at.region);
  const parts = [
    at.control ? ruler(c, at) : null,
    at.flag !== NOBODY
      ? c.w(at.capital ? "region.capital" : "region.subject", { n: at.flag + 1 })
      : at.control
        ? null
        : c.w("region.sovereign"),
    strength?.text,
    at.loot ? c.w("region.loot", { n: c.money(at.loot) }) : null,
    at.unrest ? c.w("region.unrest", { n: at.unrest }) : null,
    at.opium ? c.w("region.opium", { n: at.opium }) : null,
    at.half_ship ? c.w("region.half_ship") : null,
  ];
  return `${c.label(at.region)}. ${parts.filter(Boolean).join(" ")}`;
}

/** The ground of a region: what is hovered, and what is chosen. @param {Context} c @param {Region} at */
export function ground(c, at) {
  const text = regionText(c, at);
  // a route that is chosen passes through other regions than the one that stands for it
  const along = c.chosen?.params.regions?.includes(at.region);
  return svg`<g class="region tint-${SITES[at.region].tint} ${along ? "along" : ""}" data-target=${at.id} role="img" aria-label=${text}><title>${text}</title>
    <use class="face" href="#jc2-${at.region}"></use><use class="band" href="#jc2-${at.region}" clip-path="url(#jc2-in-${at.region})"></use>
    <use class="ring" href="#jc2-${at.region}" clip-path="url(#jc2-in-${at.region})"></use></g>`;
}

// ── what stands there ──────────────────────────────────────────────────────────────────────────────────────────────

/** @param {number} place */
function level(place) {
  const half = 17 - 1.5 * place;
  const y = 20 - LEVEL * place;
  const merlon = half / 2;
  return svg`<path d="M${-half} ${y}v-10h${merlon}v3h${half}v-3h${merlon}v10z"></path>`;
}

/** @param {Region} at */
function tower(at) {
  const levels = Math.min(at.towers, MOST_LEVELS);
  const top = 20 - LEVEL * levels;
  return svg`<g class="tower"><text class="strength" x="-31" y="15">${at.towers}</text><ellipse class="shade" cy="21" rx="21" ry="5"></ellipse>
    ${times(levels, level)}
    ${at.dome ? svg`<g transform=${put([0, top])}><path class="dome" d="M-10.6 0c-3-9 6-12 10.6-21c4.6 9 13.6 12 10.6 21z"></path><path class="spire" d="M0-21v-7"></path></g>` : nothing}</g>`;
}

/** The three empires: their flags differ in shape and in colour. */
const FLAGS = ["M0-26h24l-7 7 7 7h-24z", "M0-26l26 7-26 7z", "M0-26h22v14h-22z"];

/** @param {Region} at */
const flag = (at) =>
  svg`<g class="flag empire-${at.flag}"><path class="pole" d="M0 20V-26"></path><path class="cloth" d=${FLAGS[at.flag]}></path>
  ${at.capital ? svg`<path class="star" d="M9-24.500l1.500 3.400 3.700.4-2.800 2.500.8 3.600-3.200-1.900-3.200 1.900.8-3.600-2.800-2.500 3.700-.4z"></path>` : nothing}</g>`;

/** @param {number} n */
const loot = (n) =>
  svg`<g class="loot"><path d="M-26-15h52v30h-52z"></path>${sign("i-loot", -12, 0, 24)}<text x="12" y="9">${n}</text></g>`;

/** The Governor's house, with the arms of who lives there; a region away from home says whose Presidency has it. @param {Context} c @param {Region} at */
function house(c, at) {
  const office = officeOf(c, at);
  const held = office && office.holder !== NOBODY;
  const { id } = c.printed.governors[at.region];
  const text = officeText(c, id, ruler(c, at));
  return svg`<g class="house ${held ? "" : "vacant"}" data-target=${id} role="img" aria-label=${text}><title>${text}</title>
    <rect class="ring" x="-40" y="-27" width="80" height="54" rx="6"></rect><rect class="wall" x="-34" y="-21" width="68" height="42" rx="3"></rect>${sign("i-governor", -15, 0, 32)}
    ${held ? sign(`arms-${c.house(office.holder)}`, 17, 0, 28) : svg`<rect class="gap" x="5" y="-13" width="23" height="26" rx="3"></rect>`}
    ${at.control === at.region ? nothing : svg`<text class="whose" x="-38" y="8">${c.w(`short.${at.control}`)}</text>`}</g>`;
}

/** Unrest, with its number where there is more than one. @param {number} n */
const unrest = (n) =>
  svg`<g class="unrest"><rect x=${n > 1 ? -22 : -11} y="-11" width="22" height="22" rx="3"></rect>${sign("i-unrest", n > 1 ? -11 : 0, 0, 18)}
  ${n > 1 ? svg`<text x="11" y="8">${n}</text>` : nothing}</g>`;

/** Everything that stands in a region but its orders. What is only seen here is said by the ground. @param {Context} c @param {Region} at */
export function site(c, at) {
  const { name, seat, unrest: restless, ship, opium, aside } = SITES[at.region];
  return svg`<g class="site"><g aria-hidden="true">
    <text class="name ${aside ? "aside" : ""}" x=${name[0]} y=${name[1]}>${c.label(at.region)}</text>
    <g transform=${put(seat)}>${at.control ? nothing : svg`<g transform="translate(-22 0)">${tower(at)}</g>`}
      ${at.flag === NOBODY ? nothing : svg`<g transform="translate(4 -2)">${flag(at)}</g>`}
      ${at.loot ? svg`<g transform="translate(44 0)">${loot(at.loot)}</g>` : nothing}</g>
    ${at.unrest ? svg`<g transform=${put(restless)}>${unrest(at.unrest)}</g>` : nothing}
    ${at.half_ship ? sign("i-extra-ship", ship[0], ship[1], 34, "half-ship") : nothing}
    ${opium.slice(0, at.opium).map(([x, y]) => sign("i-poppy", x, y, 36, "poppy"))}</g>
    ${at.control ? svg`<g transform=${put(seat)}>${house(c, at)}</g>` : nothing}</g>`;
}
