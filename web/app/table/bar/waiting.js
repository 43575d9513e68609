// @ts-check
// The bar while others decide: who, what, between what, what happened last, and by when the viewer decides.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { giveScreen, icon, listed, quiet, seatOf } from "../elements.js";
import { frame } from "./frame.js";
import { lately } from "./lately.js";
import { botsDecide } from "./skipping.js";
import { w } from "../../words.js";

/** @import { Session, View } from "../../types.js" */

const dots = html`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>`;

/**
 * What can be done meanwhile: the screen is given to whoever is waited for, a deal is offered, computer players are stopped.
 * @param {Session} session
 */
function meanwhile(session) {
  const { view } = session;
  const people = view.waiting.filter(({ seat }) => seatOf(view, seat)?.human && seat !== session.viewer);
  if (people.length) return html`<div class="people">${people.map(({ seat }) => giveScreen(session, seat))}</div>`;
  if (!botsDecide(session) || quiet(session)) return nothing;
  const offer = view.deals?.window.open
    ? html`<button class="btn" data-do="deal-open">${w("table.bar.offer")}</button>`
    : nothing;
  return html`${offer}<button class="btn ${view.deals?.window.open ? "quiet" : ""}" data-do="bots-pause">${w(session.bots.paused ? "table.bots.on" : "table.bots.pause")}</button>`;
}

/**
 * Who decides what, and between what; of several at a time no more than that they do.
 * @param {View} view
 */
function asked({ waiting }) {
  if (!waiting.length) return { caps: w("table.bar.waiting"), ask: w("table.bar.nobody") };
  const names = listed(waiting.map(({ name }) => name));
  if (waiting.length > 1) return { caps: w("table.bar.waiting"), ask: w("table.bar.many", { names }) };
  const [{ text, between }] = waiting;
  return {
    caps: w("table.bar.asked", { name: names }),
    ask: text,
    help: between && w("table.bar.between", { between }),
  };
}

/** @param {Session} session */
export function waitingBar(session) {
  const { view } = session;
  const [first] = view.waiting;
  return frame(session, {
    cls: "waiting",
    house: first && seatOf(view, first.seat)?.house,
    ...asked(view),
    after: botsDecide(session) ? dots : nothing,
    answers: html`${lately(session)}${view.coming ? html`<p class="coming">${icon("hourglass", "i16")}<span>${view.coming}</span></p>` : nothing}`,
    act: meanwhile(session),
  });
}
