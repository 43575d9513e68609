// @ts-check
// Ship tiles as they lie on the chart and on the Loading track.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../kit/icons.js";
import { heading, noteAtEnd } from "../kit/panels.js";

/** @import { Context } from "./context.js" */
/** @import { KnownTile, Tile } from "./view" */

/** Speed of a tile, which only its kind tells. @param {Context} c @param {Tile} tile */
const speedOf = (c, tile) => c.company(tile.company).ships.find((ship) => ship.id === tile.id)?.speed ?? null;

/** @param {Context} c @param {string} key @param {Tile} tile */
const inWords = (c, key, tile) =>
  c.w(key, { who: c.name(tile.company), ship: c.label(tile.ship ?? ""), speed: speedOf(c, tile) });

/** A tile in a zone's stack: face down it shows only whose it is; its owner may look. @param {Context} c @param {Tile} tile */
export function stackTile(c, tile) {
  if (!tile.id) {
    const text = c.w("tile.down", { who: c.name(tile.company) });
    return html`<span class="tile down" title=${text}>${c.arms(tile.company)}<span class="sr">${text}</span></span>`;
  }
  const { neutral } = c.company(tile.company);
  const text = inWords(c, neutral ? "tile.neutral" : "tile.mine", tile);
  return html`<span class="tile ${neutral ? "" : "down own"}" data-piece=${tile.id} title=${text}>${c.arms(tile.company)}<b>${speedOf(c, tile)}</b><span class="sr">${text}</span></span>`;
}

/** A ship that was left here loads before all others. @param {Context} c @param {KnownTile} tile */
export function leftTile(c, tile) {
  const text = inWords(c, "tile.left", tile);
  return html`<span class="tile left" data-piece=${tile.id} title=${text}>${c.arms(tile.company)}<b>${speedOf(c, tile)}</b>${icon("anchor")}<span class="sr">${text}</span></span>`;
}

/** @param {Context} c @param {KnownTile} tile @param {boolean} now */
const trackShip = (c, tile, now) =>
  html`<li class="lship ${now ? "on" : ""}" data-piece=${tile.id} aria-current=${now ? "step" : nothing} title=${c.w("track.ship", { who: c.name(tile.company), ship: c.label(tile.ship) })}>
    ${c.arms(tile.company)}<span>${c.title(tile.ship)}</span></li>`;

/** The Loading track from fast to slow; of a section the ship on top loads first, and ships left here before before all. @param {Context} c @param {string} cls */
export function loadingTrack(c, cls) {
  const { zone, waiting, sections } = c.board.track;
  const next = waiting[0] ?? sections.find(({ ships }) => ships.length)?.ships.at(-1);
  const listed = (/** @type {KnownTile[]} */ ships) =>
    html`<ul>${ships.map((tile) => trackShip(c, tile, tile.id === next?.id))}</ul>`;
  return html`<section class="panel eic-track ${cls}" aria-label=${c.w("track")}>
    ${heading(zone ? c.w("track.zone", { zone: c.w(`zone.${zone}`) }) : c.w("track"), noteAtEnd(c.w("track.fast")))}
    <ol class="lt ${waiting.length ? "waiting" : ""}">
      ${waiting.length ? html`<li class="section"><span class="sp">${c.w("track.left")}</span>${listed(waiting)}</li>` : nothing}
      ${sections.map(
        ({
          speed,
          ships,
        }) => html`<li class="section"><span class="sp" aria-label=${c.w("track.speed", { n: speed })}>${speed}</span>
        ${listed([...ships].reverse())}</li>`,
      )}
    </ol>
  </section>`;
}
