// @ts-check
// Beside the scales: what the others answer, the offers of this phase, and who keeps words.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { w } from "../../words.js";
import { arms, giveScreen, icon, listed, nameOf, seatOf } from "../elements.js";
import { difference, raised } from "./draft.js";
import { called } from "./lines.js";
import { money } from "./pieces.js";
import { bargainOf, dealOf, dealsOf, pastOf, refusalOf, waitingFor } from "./state.js";

/** @import { Offer, PastOffer, Refusal, Session, Trust } from "../../types.js" */

const LAST = 8;

/**
 * The last words of somebody: kept, broken, and places for those to come.
 * @param {Trust} trust
 */
export function kept({ last }) {
  const n = last.filter((one) => one === "kept").length;
  const dots = Array.from({ length: LAST }, (_, at) => last[at] ?? "none");
  return html`<span class="kept" role="img" aria-label=${w("table.deal.kept", { n, of: last.length })} title=${w("table.deal.kept", { n, of: last.length })}>${dots.map(
    (one) => html`<i class=${one}></i>`,
  )}</span>`;
}

// ── answers ────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * @param {Session} session
 * @param {number} seat
 * @param {unknown} text
 * @param {unknown} [more]
 */
const reply = (session, seat, text, more = nothing) =>
  html`<div class="reply"><p>${arms(seatOf(session.view, seat)?.house, "s")} ${text}</p>${more}</div>`;

/**
 * An offer of somebody else, which waits.
 * @param {Session} session
 * @param {Offer} offer
 */
const offered = (session, offer) =>
  reply(
    session,
    offer.by,
    html`<b>${w("table.deal.offers", { name: nameOf(session.view, offer.by) })}</b>`,
    html`<ul>${offer.clauses.map(({ text }) => html`<li>${text}</li>`)}</ul><div class="row">
      <button class="btn" data-do="deal-move" data-move="accept" data-offer=${offer.id}>${w("table.deal.accept")}</button>
      <button class="btn" data-do="deal-take-up" data-offer=${offer.id}>${w("table.deal.counter")}</button>
      <button class="btn quiet" data-do="deal-move" data-move="reject" data-offer=${offer.id}>${w("table.deal.decline")}</button></div>`,
  );

/**
 * What would be taken in place of the offer, and a click that puts it on the scale.
 * @param {Session} session
 * @param {Refusal} refusal
 */
function wanted(session, { by, clauses, wants }) {
  if (!wants.length)
    return seatOf(session.view, by)?.human ? nothing : html`<p class="muted">${w("table.deal.wants.none")}</p>`;
  const name = nameOf(session.view, by);
  const { more, less } = difference(clauses, wants);
  const rise = raised(clauses, wants, bargainOf(session));
  const text = rise
    ? w("table.deal.more", { sum: money(session, rise.n), from: called(session, rise.from) })
    : listed([...more.map((one) => one.text), ...less.map((one) => w("table.deal.without", { what: one.text }))]);
  const button = rise ? w("table.deal.add", { sum: money(session, rise.n) }) : w("table.deal.puton");
  return html`<p class="wants"><b>${w("table.deal.wants", { name })}</b> ${text}</p>
    <div class="row"><button class="btn" data-do="deal-wants">${button}</button></div>`;
}

/**
 * @param {Session} session
 * @param {Refusal} refusal
 */
const declined = (session, refusal) =>
  reply(
    session,
    refusal.by,
    html`<b>${w("table.deal.declines", { name: nameOf(session.view, refusal.by) })}</b> ${refusal.text ? html`<q>${refusal.text}</q>` : nothing}`,
    wanted(session, refusal),
  );

/**
 * An offer of the viewer's that still stands: who has agreed, who has yet to answer.
 * @param {Session} session
 * @param {Offer} offer
 */
const standing = (session, offer) =>
  html`${offer.parties
    .filter((seat) => seat !== session.viewer)
    .map((seat) => {
      const agrees = offer.agreed.includes(seat);
      const name = nameOf(session.view, seat);
      const text = html`<b>${w(agrees ? "table.deal.agrees" : "table.deal.considers", { name })}</b>`;
      return reply(session, seat, text, agrees ? nothing : giveScreen(session, seat, "slim"));
    })}<button class="btn quiet slim" data-do="deal-move" data-move="withdraw" data-offer=${offer.id}>${w("table.deal.withdraw")}</button>`;

/** What was agreed at last. @param {Session} session */
function agreed(session) {
  const past = pastOf(dealOf(session));
  if (past?.state !== "made") return nothing;
  return html`<div class="reply done"><p>${icon("check")} <b>${w("table.deal.made")}</b></p><ul>${past.texts.map((text) => html`<li>${text}</li>`)}</ul></div>`;
}

/** @param {Session} session */
export function answers(session) {
  const deal = dealOf(session);
  const waiting = waitingFor(session);
  const refusal = refusalOf(session);
  const mine = dealsOf(session).open.filter((offer) => offer.mine);
  const title =
    deal.partners.length > 1
      ? w("table.deal.answers")
      : w("table.deal.answer", { name: nameOf(session.view, deal.partners[0]) });
  const nothingSaid = !waiting.length && !refusal && !mine.length && pastOf(deal)?.state !== "made";
  return html`<section class="answers" aria-live="polite" aria-label=${title}><h3>${title}${deal.partners.length > 1 ? html`<small>${w("table.deal.answers.all")}</small>` : nothing}</h3>
    ${waiting.map((offer) => offered(session, offer))}${refusal ? declined(session, refusal) : nothing}${mine.map((offer) => standing(session, offer))}${agreed(session)}
    ${nothingSaid ? html`<p class="muted small">${w("table.deal.answers.none")}</p>` : nothing}</section>`;
}

// ── offers and trust ───────────────────────────────────────────────────────────────────────────────────────────────

/**
 * @param {Session} session
 * @param {PastOffer} offer
 */
const row = (session, { id, by, texts, state }) =>
  html`<li class=${state === "open" ? "now" : ""}>${arms(seatOf(session.view, by)?.house, "s")}<span>${listed(texts)} <em>${w(`table.deal.state.${state}`)}</em></span><span class="muted">${id}</span></li>`;

/** @param {Session} session */
function offers(session) {
  const found = bargainOf(session).offers.toReversed();
  return html`<section class="past" tabindex="0" aria-label=${w("table.deal.past")}><h3>${w("table.deal.past")}<small>${w("table.deal.past.n", { n: found.length })}</small></h3>
    ${found.length ? html`<ol class="offers">${found.map((offer) => row(session, offer))}</ol>` : nothing}</section>`;
}

/**
 * @param {Session} session
 * @param {Trust} trust
 */
function credit(session, trust) {
  const { seat, owes } = trust;
  return html`<div class="who-owes">${arms(seatOf(session.view, seat)?.house, "s")}<b>${called(session, seat)}</b>${kept(trust)}
    <span class="owes" title=${owes.map(({ text }) => text).join("\n") || nothing}>${owes.length ? listed(owes.map(({ text }) => text)) : w("table.deal.clear")}</span></div>`;
}

/** @param {Session} session */
function trusted(session) {
  const { trust } = bargainOf(session);
  if (!trust.length) return nothing;
  return html`<section class="trust" tabindex="0" aria-label=${w("table.deal.trust")}><h3>${w("table.deal.trust")}<small>${w("table.deal.trust.last", { n: LAST })}</small></h3>
    <div class="credit">${trust.map((one) => credit(session, one))}</div></section>`;
}

/** @param {Session} session */
export const talk = (session) =>
  html`<aside class="talk" aria-label=${w("table.deal.talk")}>${answers(session)}${offers(session)}${trusted(session)}</aside>`;
