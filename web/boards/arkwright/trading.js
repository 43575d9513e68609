// @ts-check
// The East India Trading Company: four tracks of prices and influence, and what that counts now.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../kit/icons.js";
import { sum } from "../kit/lists.js";
import { heading, note } from "../kit/panels.js";
import { ghost, token } from "../kit/tokens.js";
import { commodityIcon } from "./context.js";

/** @import { Context } from "./context.js" */
/** @import { Track } from "./view" */

const ORANGE = 2;
/** @type {Record<string, string>} */
const BONUS_ICONS = { marketing: "flag", machine: "machine", quality: "laurels", stock: "stock-up" };

/** @param {Context} c @param {Track} track @param {number} seat */
const counts = (c, track, seat) => track.price * c.printed.multiplier[track.influence[seat]];

/** @param {Context} c @param {Track} track @param {number} space */
function influence(c, track, space) {
  const { multiplier } = c.printed;
  const begins = space > 0 && multiplier[space] !== multiplier[space - 1];
  const coming = c.asks("company.end") && c.chosen?.target === track.id && c.chosen.params.space === space;
  const standing = c.companies.filter(({ seat }) => track.influence[seat] === space);
  return html`<li class="${space >= multiplier.length - ORANGE ? "orange" : ""}">${begins ? html`<b>×${multiplier[space]}</b>` : nothing}<span class="stand">${standing.map(({ seat }) => token(c, seat, { piece: `${track.id}-${seat}` }))}${coming && c.mine ? ghost(c, c.mine.seat) : nothing}</span></li>`;
}

/** @param {Context} c @param {Track} track */
function trackOf(c, track) {
  const prices = c.printed.company_prices[track.commodity];
  const seat = c.shown.seat;
  const times = c.printed.multiplier[track.influence[seat]];
  return html`<div class="commodity" data-target=${track.id}>
    <header>${commodityIcon(track.commodity)}<h3>${c.title(track.commodity)}</h3><small class="muted">${c.w("track.for", { good: c.label(track.good) })}</small>
      <span>${c.w("track.counts", { price: c.money(track.price), times, sum: c.money(counts(c, track, seat)) })}</span></header>
    <div class="tracks">
      <ol class="prices">${prices.map((price, at) => html`<li class="${at === track.space ? "at" : at < track.space ? "past" : ""} ${c.companies.length < c.printed.company_players[at] ? "skipped" : ""}">${c.money(price)}</li>`)}</ol>
      <ol class="influence">${c.printed.multiplier.map((_, space) => influence(c, track, space))}</ol>
      <ul class="bonuses">${Object.entries(c.printed.bonus_from).map(
        ([bonus, from]) =>
          html`<li class=${track.influence[seat] >= from ? "" : "later"}>${icon(BONUS_ICONS[bonus])}${c.w(`bonus.${bonus}`, { from })}</li>`,
      )}</ul>
    </div></div>`;
}

/** @param {Context} c @param {string} cls */
export const tracks = (c, cls) =>
  html`<section class="panel ark-tracks ${cls}" aria-label=${c.w("tracks")}>
    ${heading(c.w("tracks"), note(c.w("tracks.note")))}
    ${c.board.tracks.map((one) => trackOf(c, one))}
  </section>`;

/** @param {Context} c @param {string} cls */
export function worth(c, cls) {
  const all = c.board.tracks;
  return html`<section class="panel ark-worth ${cls}" aria-label=${c.w("worth")}>
    ${heading(c.w("worth"), note(c.w("worth.note")))}
    <table class="ledger"><thead><tr><td></td>${all.map((one) => html`<th scope="col" class="amt">${c.title(one.commodity)}</th>`)}<th scope="col" class="amt">${c.w("worth.influence")}</th><th scope="col" class="amt">${c.w("worth.shares")}</th><th scope="col" class="amt">${c.w("worth.both")}</th></tr></thead>
    <tbody>${c.companies.map(({ seat, shares, value }) => {
      const influence = sum(all.map((one) => counts(c, one, seat)));
      return html`<tr><th scope="row">${c.arms(seat)} ${c.name(seat)}</th>${all.map((one) => html`<td class="amt">${c.money(counts(c, one, seat))}</td>`)}<td class="amt"><b>${c.money(influence)}</b></td><td class="amt">${c.money(shares * value)}</td><td class="amt"><b>${c.money(influence + shares * value)}</b></td></tr>`;
    })}</tbody></table>
  </section>`;
}
