// @ts-check
// What can be taken as a special marker: gray action markers by row, ships, development tiles; and the events.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../kit/icons.js";
import { sum } from "../kit/lists.js";
import { atEnd, heading, noteAtEnd } from "../kit/panels.js";
import { roman, tileIcon } from "./context.js";
import { signOf } from "./reconstructed.js";

/** @import { Context } from "./context.js" */
/** @import { EventMarker, Marker, Special } from "./view" */

/** What a gray marker does for which administrative cost. @param {Context} c @param {string} marker */
function effect(c, marker) {
  const { kind, thresholds, most, lines } = c.kindOf(marker);
  if (thresholds.length) return c.w("effect.thresholds", { list: thresholds.map((n) => c.money(n)).join(" ") });
  if (kind === "marketing") return c.w("effect.most", { n: c.money(most) });
  return lines ? c.w("effect.lines", { n: lines }) : c.w("effect.investor");
}

/** @param {Context} c @param {Marker} one */
const gray = (c, one) =>
  html`<span class="card ${c.kindOf(one.marker).shade}" data-target=${one.id} title=${c.markerWords(one.marker)}>${c.markerIcon(one.marker)}
    <b>${c.w(`kind.${c.kindOf(one.marker).kind}`)}</b><small>${effect(c, one.marker)}</small></span>`;

/** Markers of the same kind lie as one, with their number. @param {Marker[]} markers */
function piles(markers) {
  const found = new Map();
  for (const one of markers) found.set(one.marker, { one, n: (found.get(one.marker)?.n ?? 0) + 1 });
  return [...found.values()];
}

/** @param {Context} c @param {Special["rows"][number]} row @param {number} at */
const rowOf = (c, row, at) =>
  html`<div class="row-of ${row.level > c.decade.level ? "later" : ""}"><b class="number">${roman(at + 1)}</b>
    <span class="cards">${piles(row.markers).map(({ one, n }) => html`<span class="pile">${gray(c, one)}${n > 1 ? html`<sup>${n}</sup>` : nothing}</span>`)}${row.markers.length ? nothing : html`<em>${c.w("special.empty")}</em>`}</span></div>`;

/** @param {Context} c @param {Special["ships"][number]} ship */
const shipFor = (c, ship) =>
  html`<div class="sloop ${ship.level > c.decade.level ? "later" : ""} ${ship.n ? "" : "none"}" data-target=${ship.id}>${icon("ship")}<b>${ship.capacity}</b>
    <small>${c.w("sloop", { n: ship.n, crew: ship.crew })}</small></div>`;

/** @param {Context} c @param {string} cls */
export function special(c, cls) {
  const { rows, ships } = c.board.special;
  return html`<section class="panel ark-special ${cls}" aria-label=${c.w("special")}>
    ${heading(c.w("special"), signOf(c, "special"), noteAtEnd(c.w("special.note", { level: roman(c.decade.level) })))}
    <div class="rows-of">${rows.map((row, at) => rowOf(c, row, at))}</div>
    <div class="sloops">${ships.map((one) => shipFor(c, one))}</div>
  </section>`;
}

/** @param {Context} c @param {string} cls */
export function tiles(c, cls) {
  const all = c.board.special.tiles;
  const left = c.w("tiles.left", { n: sum(all.map(({ n }) => n)) });
  return html`<section class="panel ark-tiles ${cls}" aria-label=${c.w("tiles")}>
    ${heading(c.w("tiles"), signOf(c, "tiles"), noteAtEnd(left))}
    <div class="list">${all.map(
      ({ id, tile, n }) =>
        html`<div class="one ${n ? "" : "none"}" data-target=${id}>${tileIcon(tile)}<span><b>${c.title(tile)}</b><small>${c.w(`does.${tile}`)}</small></span><em>${n}</em></div>`,
    )}</div>
  </section>`;
}

// ── events ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** @param {Context} c @param {string} when @param {EventMarker} one */
function event(c, when, one) {
  if (!one.event)
    return html`<li class="event down"><small class="caps">${when}</small><b>${c.w("event.down")}</b></li>`;
  return html`<li class="event ${one.turned ? "turned" : ""}" data-for=${one.id}><small class="caps">${one.turned ? c.w("event.done", { when }) : when}</small><b>${c.title(one.event)}</b></li>`;
}

/** @param {Context} c @param {string} cls */
export function events(c, cls) {
  const { events: all, reserve, among } = c.decade;
  const hidden = all.some((one) => !one.event);
  const known =
    hidden && among.length
      ? c.w("event.among", { list: among.map((one) => c.title(one)).join(", ") })
      : c.w("event.note");
  return html`<section class="panel ark-events ${cls}" aria-label=${c.w("events")}>
    ${heading(c.w("events"), atEnd(html`<span class="small muted">${known}</span>`))}
    <ol>${all.map((one, at) => event(c, String(c.printed.decades[at]), one))}${reserve ? event(c, c.w("event.reserve"), reserve) : nothing}</ol>
  </section>`;
}
