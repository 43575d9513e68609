// @ts-check
// An offer between three or more: lines in their order, of which each may be paid out of the ones before, and one pool at a time.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { w } from "../../words.js";
import { arms, icon, nameOf, seatOf, stepper } from "../elements.js";
import { coming, numberOf, parties } from "./draft.js";
import { laid, money, pool } from "./pieces.js";
import { after, estimate } from "./sides.js";
import { bargainOf, dealOf, weighedOf } from "./state.js";

/** @import { DealDraft, DealItem, DealLine, Give, Session } from "../../types.js" */

/**
 * @param {Session} session
 * @param {number} seat
 */
export const called = (session, seat) =>
  seat === dealOf(session).me ? w("table.deal.you") : nameOf(session.view, seat);

/**
 * @param {Session} session
 * @param {number} seat
 */
const party = (session, seat) =>
  html`<span class="w">${arms(seatOf(session.view, seat)?.house, "s")}<b>${called(session, seat)}</b></span>`;

/**
 * How many clauses stand before a line.
 * @param {DealDraft} deal
 * @param {number} at
 */
const before = (deal, at) => deal.lines.slice(0, at).reduce((sum, { items }) => sum + items.length, 0);

/**
 * Whether a line gives on what has come: the same piece, or some of what is counted.
 * @param {DealLine} line
 * @param {DealItem} come
 */
const givenOn = (line, come) => line.items.some(({ kind, value }) => kind === come.kind && value === come.value);

/**
 * What is to be said of a line: that it cannot be kept, or that it gives on what came before.
 * @param {Session} session
 * @param {DealLine} line
 * @param {number} at
 */
function remark(session, line, at) {
  const deal = dealOf(session);
  const weighed = weighedOf(session);
  const first = before(deal, at);
  const stops = weighed && !weighed.holds && weighed.stops >= first && weighed.stops < first + line.items.length;
  if (stops) return html`<small class="loss">${weighed.why?.text}</small>`;
  const source = deal.lines
    .slice(0, at)
    .findIndex(({ to, items }) => to === line.from && items.some((item) => givenOn(line, item)));
  return source < 0 ? html`<small></small>` : html`<small>${w("table.deal.outof", { n: source + 1 })}</small>`;
}

/**
 * @param {Session} session
 * @param {DealLine} line
 * @param {number} at
 */
function lineRow(session, line, at) {
  const { length } = dealOf(session).lines;
  const names = { from: called(session, line.from), to: called(session, line.to) };
  /** @param {number} by @param {string} key @param {boolean} off */
  const move = (
    by,
    key,
    off,
  ) => html`<button class="btn quiet icon-only" data-do="deal-line" data-line=${at} data-by=${by} ?disabled=${off}
    aria-label=${w(key, names)} title=${w(key, names)}>${icon("chevron-down", by < 0 ? "up" : "")}</button>`;
  return html`<li><i>${at + 1}</i>${party(session, line.from)}
    <span class="ps">${line.items.map((item, index) => laid(session, line.from, item, at, index))}</span>
    ${icon("arrow", "to")}${party(session, line.to)}${remark(session, line, at)}
    <span class="order">${move(-1, "table.deal.earlier", at === 0)}${move(1, "table.deal.later", at === length - 1)}</span></li>`;
}

/** @param {Session} session */
export function lines(session) {
  const deal = dealOf(session);
  return deal.lines.length
    ? html`<ol class="steps">${deal.lines.map((line, at) => lineRow(session, line, at))}</ol>`
    : html`<p class="pan blank">${w("table.deal.lines.none")}</p>`;
}

/** @param {Session} session */
const ends = (session) =>
  html`<div class="ends">${parties(dealOf(session)).map((seat) => {
    const sums = after(session, seat);
    return sums === nothing ? nothing : html`<span>${party(session, seat)} ${sums}</span>`;
  })}${estimates(session)}</div>`;

/**
 * What all that one gives and gets is worth.
 * @param {Session} session
 */
function estimates(session) {
  const [gives, gets] = /** @type {const} */ (["gives", "gets"]).map((way) => estimate(session, way));
  return html`${gives === nothing ? nothing : html`<span>${w("table.deal.give")} ${gives}</span>`}${
    gets === nothing ? nothing : html`<span>${w("table.deal.get")} ${gets}</span>`
  }`;
}

/**
 * Who gets the piece that was chosen, and how many of it.
 * @param {Session} session
 */
function holding(session) {
  const deal = dealOf(session);
  const { held } = deal;
  if (!held) return html`<span class="small muted">${w("table.deal.choose")}</span>`;
  const give = /** @type {Give} */ (bargainOf(session).gives[held.from].find(({ kind }) => kind === held.kind));
  const most = (give.most ?? 1) + coming(deal, held.from, held.kind) - numberOf(deal, held.from, held.kind);
  return html`<span class="holding row" role="group" aria-label=${w("table.deal.whogets")}>
    ${
      held.value === null && most > 1
        ? stepper({
            action: "deal-held",
            value: held.n,
            text: give.money ? money(session, held.n) : String(held.n),
            lo: 1,
            hi: most,
            label: give.text,
          })
        : nothing
    }
    ${parties(deal)
      .filter((seat) => seat !== held.from)
      .map(
        (seat) =>
          html`<button class="btn slim" data-do="deal-to" data-seat=${seat}>${arms(seatOf(session.view, seat)?.house, "s")}${w("table.deal.to", { name: called(session, seat) })}</button>`,
      )}</span>`;
}

/** Whose things are shown. @param {Session} session */
export function whose(session) {
  const deal = dealOf(session);
  return html`<div class="whose"><span class="segments" role="group" aria-label=${w("table.deal.whose")}>${parties(
    deal,
  ).map(
    (seat) =>
      html`<button data-do="deal-whose" data-seat=${seat} aria-pressed=${deal.whose === seat}>${
        seat === deal.me ? w("table.deal.yours.short") : w("table.deal.theirs", { name: nameOf(session.view, seat) })
      }</button>`,
  )}</span>${holding(session)}</div>`;
}

/** @param {Session} session */
export function several(session) {
  const deal = dealOf(session);
  const seat = deal.whose === "words" ? deal.me : deal.whose;
  return html`<section class="dthree" aria-label=${w("table.deal.order")}><h3>${w("table.deal.order")}</h3>
    ${lines(session)}${ends(session)}${whose(session)}${pool(session, seat, null)}</section>`;
}
