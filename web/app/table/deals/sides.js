// @ts-check
// An offer between two: what one gives, what one gets, and the pools below them.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { w } from "../../words.js";
import { arms, icon, nameOf, seatOf, stepper } from "../elements.js";
import { coming, lineBetween, numberOf } from "./draft.js";
import { money, picture, laid, pool } from "./pieces.js";
import { bargainOf, dealOf, weighedOf } from "./state.js";

/** @import { Give, Moved, Session } from "../../types.js" */

/**
 * What somebody would have after it.
 * @param {Session} session
 * @param {number} seat
 */
export function after(session, seat) {
  const weighed = weighedOf(session);
  const facts = weighed?.holds ? (weighed.after.find((one) => one.seat === seat)?.facts ?? []) : [];
  /** @param {Moved} fact */
  const was = (fact) => (fact.money ? money(session, fact.was) : String(fact.was));
  if (!facts.length) return nothing;
  const text = facts
    .map((fact) => w("table.deal.then", { what: fact.text, was: was(fact), value: fact.shown }))
    .join(", ");
  return html`<span class="then" title=${text}>${facts
    .filter((fact) => fact.icon || fact.money)
    .slice(0, 3)
    .map(
      (fact) =>
        html`<span>${fact.icon ? picture(fact.icon) : nothing}<span class="sr">${fact.text} </span>${was(fact)} ${icon("arrow", "i12")} <b>${fact.shown}</b></span>`,
    )}</span>`;
}

/**
 * What one side of it is worth to whoever composes it, as near as that can be told.
 * @param {Session} session
 * @param {"gives" | "gets"} way
 */
export function estimate(session, way) {
  const text = weighedOf(session)?.worth[way];
  return text ? html`<small class="worth" title=${w("table.deal.worth")}>${text}</small>` : nothing;
}

/**
 * Money is given by number.
 * @param {Session} session
 * @param {number} from
 * @param {number} to
 */
export function purse(session, from, to) {
  const deal = dealOf(session);
  const give = bargainOf(session).gives[from].find((one) => one.money);
  if (!give) return nothing;
  const most = (give.most ?? 0) + coming(deal, from, give.kind);
  const n = numberOf(deal, from, give.kind, to);
  return html`<div class="coins ${n ? "has" : ""}">${picture(give.pieces[0].icon)}
    ${stepper({ action: "deal-step", value: n, text: money(session, n), lo: 0, hi: most, label: label(session, from, give), data: JSON.stringify([from, to]) })}
    <span>${w("table.deal.of", { n: money(session, most) })}</span>${after(session, from)}</div>`;
}

/**
 * @param {Session} session
 * @param {number} from
 * @param {Give} give
 */
const label = (session, from, give) =>
  w("table.deal.gives.what", { name: nameOf(session.view, from), what: give.text });

/**
 * @param {Session} session
 * @param {number} from
 * @param {number} to
 */
export function scale(session, from, to) {
  const deal = dealOf(session);
  const line = lineBetween(deal, from, to);
  const text = w(from === deal.me ? "table.deal.give" : "table.deal.get");
  if (!line)
    return html`<div class="pan blank" role="group" aria-label=${text} data-from=${from}>${w("table.deal.nothing")}</div>`;
  const at = deal.lines.indexOf(line);
  return html`<div class="pan" role="group" aria-label=${text} data-from=${from}>${line.items.map((item, index) => laid(session, from, item, at, index))}</div>`;
}

/**
 * @param {Session} session
 * @param {number} from
 * @param {number} to
 */
function side(session, from, to) {
  const { me } = dealOf(session);
  const title = from === me ? w("table.deal.give") : w("table.deal.getfrom", { name: nameOf(session.view, from) });
  return html`<section class="dside" data-side=${from === me ? "give" : "get"} aria-label=${title}>
    <h3>${arms(seatOf(session.view, from)?.house)}${title}${estimate(session, from === me ? "gives" : "gets")}</h3>
    ${purse(session, from, to)}${scale(session, from, to)}${pool(session, from, to)}</section>`;
}

/** @param {Session} session */
export function sides(session) {
  const { me, partners } = dealOf(session);
  return html`${side(session, me, partners[0])}${side(session, partners[0], me)}`;
}
