// @ts-check
// The two markets: one ladder of prices a good, its cubes, what the next ones cost or bring, and the dice and card of the period.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { die } from "../kit/figures.js";
import { icon } from "../kit/icons.js";
import { heading, noteAtEnd } from "../kit/panels.js";
import { goodIcon } from "./context.js";

/** @import { Context } from "./context.js" */
/** @import { Market, Row } from "./view" */
/** @typedef {"indies" | "europe"} Side */

const AHEAD = 3;

/** @param {Market} market */
const pricesOf = (market) => [...new Set(market.rows.flatMap((row) => row.slots))].sort((a, b) => b - a);

/** What the next cubes cost in the Indies (the last ones laid) or bring in Europe (the next free slots). @param {Side} side @param {Row} row */
const nextPrices = (side, row) =>
  side === "indies"
    ? row.slots.slice(Math.max(0, row.lying - AHEAD), row.lying).reverse()
    : row.slots.slice(row.lying, row.lying + AHEAD);

/** A slot with a cube, one where a cube would come, a bare one. @param {Row} row @param {number} at @param {number} ghosts */
function slot(row, at, ghosts) {
  if (at < row.lying) return html`<i class="c ${row.good}"></i>`;
  return at < row.lying + ghosts
    ? html`<i class="c ${row.good} next">${goodIcon(row.good)}</i>`
    : html`<i class="c ${row.good} bare"></i>`;
}

/** The slots of one price. The one that is bought from or sold into next answers to the click. @param {Context} c @param {Side} side @param {Row} row @param {number} price @param {number} ghosts */
function group(c, side, row, price, ghosts) {
  const next = side === "indies" ? row.lying - 1 : row.lying;
  const places = row.slots.flatMap((value, at) => (value === price ? [at] : []));
  const comes = places.includes(next);
  return html`<div class="gp ${places.length ? "" : "none"} ${comes ? "now" : ""}" data-target=${comes ? row.id : nothing}>
    <span class="cs">${places.map((at) => slot(row, at, ghosts))}</span>${comes ? html`<span class="sr">${c.title(row.good)}</span>` : nothing}<b class="gp-price">${places.length ? price : ""}</b></div>`;
}

/** What die and card bring of a good: the card only if this seat may know it. @param {Context} c @param {Side} side @param {Market} market @param {Row} row */
function change(c, side, market, row) {
  const bonus = market.card?.values?.[row.good] ?? null;
  const spoken = c.w(`${side}.change`, { die: row.die, card: bonus ?? "?" });
  if (!row.die) return html`<div class="change muted">${c.w("nodice")}</div>`;
  return html`<div class="change" title=${spoken}>${die(row.die, { cls: "face" })}<span class="card-part ${bonus === null ? "down" : ""}">${bonus === null ? "+?" : `+${bonus}`}</span><span class="sr">${spoken}</span></div>`;
}

/** Whether the zone being loaded offers the good; nothing to say of it elsewhere. @param {Context} c @param {Side} side @param {Row} row */
function offered(c, side, row) {
  const zone = side === "indies" && c.board.zones.find((one) => one.zone === c.board.track.zone);
  return zone ? (zone.goods.includes(row.good) ? "offered" : "elsewhere") : "";
}

/** @param {Context} c @param {Side} side @param {Market} market @param {number[]} prices @param {Row} row @param {number} ghosts */
function good(c, side, market, prices, row, ghosts) {
  const ahead = nextPrices(side, row);
  const full = side === "europe" && row.lying >= row.slots.length;
  return html`<div role="group" class="good g-${row.good} ${offered(c, side, row)}" data-for=${row.id} aria-label=${c.title(row.good)}>
    <header>${goodIcon(row.good)}<b>${c.title(row.good)}</b><span class="tally-of">${c.w(`${side}.cubes`, { n: row.lying, price: ahead[0] ?? market.full })}</span></header>
    ${prices.map((price) => group(c, side, row, price, ghosts))}
    <div class="ahead ${full ? "now" : ""}" data-target=${full ? row.id : nothing}><span class="sr">${c.w(`${side}.next`)} </span>${ahead.length ? ahead.join(" ") : c.w(`${side}.end`, { n: market.full })}</div>
    ${change(c, side, market, row)}
  </div>`;
}

/** The card of the period: nothing yet, face down, or known. A face-down card says who may look. @param {Context} c @param {Market} market */
function card(c, market) {
  if (!market.card)
    return html`<p class="card-line muted">${c.w("card.none", { pile: market.pile, n: market.piles[market.pile] })}</p>`;
  const seen = market.card.seen.map((seat) => c.seats.get(seat)?.name);
  if (market.card.open)
    return html`<p class="card-line" data-target=${market.card.id}>${icon("eye")}${c.w("card.open")}</p>`;
  const text = market.card.known
    ? c.w("card.known", { who: seen.join(", ") })
    : seen.length
      ? c.w("card.down", { who: seen.join(", ") })
      : c.w("card.nobody");
  return html`<p class="card-line down" data-target=${market.card.id ?? nothing}>${icon("lock")}${text}</p>`;
}

/** `size` is "" (a ladder beside the chart), "large" (fills the stage) or "small" (no ladder, only what comes next). @param {Context} c @param {Side} side @param {string} size @param {string} cls */
export function market(c, side, size, cls) {
  const section = c.board[side];
  const prices = pricesOf(section);
  const ghosts = side === "europe" ? c.sold() : new Map();
  return html`<section class="panel eic-market ${side} ${size} ${cls}" aria-label=${c.w(side)}>
    ${heading(c.w(side), noteAtEnd(c.w(`${side}.here`)))}
    <div class="ladder rows-${prices.length}">
      <div class="prices" aria-hidden="true"><span class="corner"></span>${prices.map((price) => html`<b>${price}</b>`)}<small>${c.w(`${side}.next`)}</small><small>${c.w(`${side}.change.short`)}</small></div>
      ${section.rows.map((row) => good(c, side, section, prices, row, ghosts.get(row.good) ?? 0))}
    </div>
    ${card(c, section)}
  </section>`;
}
