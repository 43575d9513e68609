// @ts-check
// The deals that moved most, and what became of the words that were given.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { arms, seatOf } from "../elements.js";
import { w } from "../../words.js";

/** @import { DealDone, Ended, View } from "../../types.js" */

/**
 * @param {View} view
 * @param {DealDone} deal
 */
const done = (
  view,
  { position, place, text, parties, moved },
) => html`<li><div><p class="pr">${parties.map((seat) => html`<span class="who1">${arms(seatOf(view, seat)?.house, "s")}${seatOf(view, seat)?.name}</span>`)}</p>
    <p>${text}.</p><p class="small muted">${place} <button class="refs" data-do="past-go" data-position=${position} aria-label=${w("ending.lookat", { what: text })}>${w("ending.lookhere")}</button></p></div>
  <div class="w">${parties.map((seat, at) => (moved[at] ? html`<span>${arms(seatOf(view, seat)?.house, "s")}${moved[at]}</span>` : nothing))}</div></li>`;

/**
 * @param {View} view
 * @param {Ended} found
 */
export function deals(view, found) {
  if (!found.deals_made) return nothing;
  const [given, kept, broken] = found.words;
  return html`<section class="panel section best" aria-label=${w("ending.deals")}><header><h2>${w("ending.deals")}</h2><span class="small muted">${w("ending.deals.sub")}</span></header>
    <ul>${found.deals.map((deal) => done(view, deal))}</ul>
    <p class="said"><b>${w("ending.deals.made", { n: found.deals_made })}</b> ${given ? w("ending.deals.words", { n: given, kept, broken }) : nothing}</p></section>`;
}
