// @ts-check
// The bar while others decide: who, what, between what, and what happened last.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { giveScreen, listed, quiet, seatOf } from "../elements.js";
import { frame } from "./frame.js";
import { lately } from "./lately.js";
import { botsDecide } from "./skipping.js";
import { w } from "../../words.js";

/** @import { Session, View } from "../../types.js" */

const dots = html`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>`;

/** @param {View} view */
function waitingText({ waiting }) {
  if (!waiting.length) return w("table.bar.nobody");
  if (waiting.length === 1) return w("table.bar.waits", { name: waiting[0].name, ask: waiting[0].text });
  return w("table.bar.many", { names: listed(waiting.map((one) => one.name)) });
}

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

/** @param {Session} session */
export function waitingBar(session) {
  const { view } = session;
  const [first] = view.waiting;
  const bots = botsDecide(session);
  return frame(session, {
    cls: "waiting",
    house: first && seatOf(view, first.seat)?.house,
    caps: w(bots ? "table.bar.thinking" : "table.bar.waiting"),
    ask: waitingText(view),
    after: bots ? dots : nothing,
    answers: lately(session),
    act: meanwhile(session),
  });
}
