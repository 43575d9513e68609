// Ship tiles as they lie on the chart and on the Loading track.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../../app/icons.js";

/** Speed of a tile, which only its kind tells. */
const speedOf = (c, tile) => c.companies.get(tile.company).ships.find((ship) => ship.id === tile.id)?.speed ?? null;

/** A tile in a zone's stack: face down it shows only whose it is; its owner may look. */
export function stackTile(c, tile) {
  const owner = c.owner(tile.company);
  if (!tile.id) {
    const text = c.w("tile.down", { who: owner });
    return html`<span class="tile down" title=${text}>${c.arms(tile.company)}<span class="sr">${text}</span></span>`;
  }
  const neutral = c.companies.get(tile.company).neutral;
  const text = c.w(neutral ? "tile.neutral" : "tile.mine", {
    who: owner,
    ship: c.label(tile.ship),
    speed: speedOf(c, tile),
  });
  return html`<span class="tile ${neutral ? "" : "down own"}" data-piece=${tile.id} title=${text}>${c.arms(tile.company)}<b>${speedOf(c, tile)}</b><span class="sr">${text}</span></span>`;
}

/** A ship that was left here loads before all others. */
export function leftTile(c, tile) {
  const text = c.w("tile.left", { who: c.owner(tile.company), ship: c.label(tile.ship), speed: speedOf(c, tile) });
  return html`<span class="tile left" data-piece=${tile.id} title=${text}>${c.arms(tile.company)}<b>${speedOf(c, tile)}</b>${icon("anchor")}<span class="sr">${text}</span></span>`;
}

function trackShip(c, tile, now) {
  return html`<li class="lship ${now ? "on" : ""}" data-piece=${tile.id} aria-current=${now ? "step" : nothing} title=${c.w("track.ship", { who: c.owner(tile.company), ship: c.label(tile.ship) })}>
    ${c.arms(tile.company)}<span>${c.title(tile.ship)}</span></li>`;
}

/** The Loading track from fast to slow; of a section the ship on top loads first, and ships left here before before all. */
export function loadingTrack(c, cls = "") {
  const { zone, waiting, sections } = c.board.track;
  const next = waiting[0] ?? sections.find(({ ships }) => ships.length)?.ships.at(-1);
  const place = zone ? c.board.zones.find((one) => one.zone === zone) : null;
  return html`<section class="panel eic-track ${cls}" aria-label=${c.w("track")}>
    <div class="stagehead"><h2>${place ? c.w("track.zone", { zone: c.w(`zone.${zone}`) }) : c.w("track")}</h2><span class="small muted end">${c.w("track.fast")}</span></div>
    <ol class="lt ${waiting.length ? "waiting" : ""}">
      ${waiting.length ? html`<li class="section"><span class="sp">${c.w("track.left")}</span><ul>${waiting.map((tile) => trackShip(c, tile, tile.id === next?.id))}</ul></li>` : nothing}
      ${sections.map(
        ({
          speed,
          ships,
        }) => html`<li class="section"><span class="sp" aria-label=${c.w("track.speed", { n: speed })}>${speed}</span>
        <ul>${[...ships].reverse().map((tile) => trackShip(c, tile, tile.id === next?.id))}</ul></li>`,
      )}
    </ol>
  </section>`;
}
