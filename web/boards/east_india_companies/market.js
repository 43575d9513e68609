// The two markets: one ladder of prices a good, its cubes, what the next ones cost or bring, and the dice and card of the period.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../../app/icons.js";
import { goodIcon } from "./context.js";

const AHEAD = 3;

const pricesOf = (market) => [...new Set(market.rows.flatMap((row) => row.slots))].sort((a, b) => b - a);

/** What the next cubes cost in the Indies (the last ones laid) or bring in Europe (the next free slots). */
const nextPrices = (side, row) =>
  side === "indies"
    ? row.slots.slice(Math.max(0, row.lying - AHEAD), row.lying).reverse()
    : row.slots.slice(row.lying, row.lying + AHEAD);

const SLOT = { full: "", ghost: "next", bare: "bare" };

function slotState(row, at, ghosts) {
  if (at < row.lying) return "full";
  return at < row.lying + ghosts ? "ghost" : "bare";
}

/** The slots of one price. The one that is bought from or sold into next answers to the click. */
function group(c, side, row, price, ghosts) {
  const next = side === "indies" ? row.lying - 1 : row.lying;
  const places = row.slots.map((value, at) => [value, at]).filter(([value]) => value === price);
  const here = places.some(([, at]) => at === next);
  return html`<div class="gp ${places.length ? "" : "none"} ${here ? "now" : ""}" data-target=${here ? row.id : nothing}>
    <span class="cs">${places.map(([, at]) => {
      const state = slotState(row, at, ghosts);
      return html`<i class="c ${row.good} ${SLOT[state]}">${state === "ghost" ? goodIcon(row.good) : nothing}</i>`;
    })}</span>${here ? html`<span class="sr">${c.title(row.good)}</span>` : nothing}<b class="gp-price">${places.length ? price : ""}</b></div>`;
}

const die = (n) => (n >= 1 && n <= 6 ? icon(`die-${n}`, { cls: "face" }) : html`<b>${n}</b>`);

/** What die and card bring of a good: the card only if this seat may know it. */
function change(c, side, market, row) {
  const bonus = market.card?.known ? market.card.values[row.good] : null;
  const spoken = c.w(`${side}.change`, { die: row.die, card: bonus ?? "?" });
  if (!row.die) return html`<div class="change muted">${c.w("nodice")}</div>`;
  return html`<div class="change" title=${spoken}>${die(row.die)}<span class="card-part ${bonus === null ? "down" : ""}">${bonus === null ? "+?" : `+${bonus}`}</span><span class="sr">${spoken}</span></div>`;
}

function good(c, side, market, prices, row, ghosts) {
  const ahead = nextPrices(side, row);
  const full = side === "europe" && row.lying >= row.slots.length;
  const zone =
    side === "indies" && c.board.track.zone ? c.board.zones.find((one) => one.zone === c.board.track.zone) : null;
  return html`<div role="group" class="good g-${row.good} ${zone ? (zone.goods.includes(row.good) ? "offered" : "elsewhere") : ""}" aria-label=${c.title(row.good)}>
    <header>${goodIcon(row.good)}<b>${c.title(row.good)}</b><span class="tally-of">${c.w(`${side}.cubes`, { n: row.lying, price: ahead[0] ?? market.full })}</span></header>
    ${prices.map((price) => group(c, side, row, price, ghosts))}
    <div class="ahead ${full ? "now" : ""}" data-target=${full ? row.id : nothing}><span class="sr">${c.w(`${side}.next`)} </span>${ahead.length ? ahead.join(" ") : c.w(`${side}.end`, { n: market.full })}</div>
    ${change(c, side, market, row)}
  </div>`;
}

/** The card of the period: nothing yet, face down, or known. A face-down card says who may look. */
function card(c, market) {
  if (!market.card)
    return html`<p class="card-line muted">${c.w("card.none", { pile: market.pile, n: market.piles[market.pile] })}</p>`;
  const seen = market.card.seen.map((seat) => c.seats.get(seat).name);
  if (market.card.open)
    return html`<p class="card-line" data-target=${market.card.id}>${icon("eye")}${c.w("card.open")}</p>`;
  const text = market.card.known
    ? c.w("card.known", { who: seen.join(", ") })
    : seen.length
      ? c.w("card.down", { who: seen.join(", ") })
      : c.w("card.nobody");
  return html`<p class="card-line down" data-target=${market.card.id ?? nothing}>${icon("lock")}${text}</p>`;
}

/** `size` is "" (a ladder beside the chart), "large" (fills the stage) or "small" (no ladder, only what comes next). */
export function market(c, side, { size = "", cls = "" } = {}) {
  const section = c.board[side];
  const prices = pricesOf(section);
  const ghosts = side === "europe" ? c.sold() : new Map();
  return html`<section class="panel eic-market ${side} ${size} ${cls}" aria-label=${c.w(side)}>
    <div class="stagehead"><h2>${c.w(side)}</h2><span class="small muted end">${c.w(`${side}.here`)}</span></div>
    <div class="ladder rows-${prices.length}">
      <div class="prices" aria-hidden="true"><span class="corner"></span>${prices.map((price) => html`<b>${price}</b>`)}<small>${c.w(`${side}.next`)}</small><small>${c.w(`${side}.change.short`)}</small></div>
      ${section.rows.map((row) => good(c, side, section, prices, row, ghosts.get(row.good) ?? 0))}
    </div>
    ${card(c, section)}
  </section>`;
}
