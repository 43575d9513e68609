// @ts-check
// The dialog of a deal: with whom, what lies on the scale, words, what the others say, and whether it holds.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { onPhone } from "../../../boards/kit/layout.js";
import { w } from "../../words.js";
import { arms, closeButton, icon, listed, nameOf } from "../elements.js";
import { carrying } from "./carry.js";
import { clausesOf, isEmpty, parties } from "./draft.js";
import { lines, several, whose } from "./lines.js";
import { pool } from "./pieces.js";
import { estimate, purse, scale, sides } from "./sides.js";
import { bargainOf, dealOf, dealsOf, weighedOf } from "./state.js";
import { answers, kept, talk } from "./talk.js";
import { words } from "./words.js";

/** @import { Seat, Session } from "../../types.js" */

/**
 * @param {Session} session
 * @param {Seat} one
 */
function chip(session, one) {
  const deal = dealOf(session);
  const trust = bargainOf(session).trust.find(({ seat }) => seat === one.seat);
  const chosen = deal.partners.includes(one.seat);
  const words = trust?.last.length ?? 0;
  const small =
    !chosen || !trust || !words
      ? html`<small>${w(chosen ? "table.deal.in" : "table.deal.addparty")}</small>`
      : html`<small>${kept(trust)}${w("table.deal.kept.short", { n: trust.last.filter((word) => word === "kept").length, of: words })}</small>`;
  return html`<button class="party ${chosen ? "in" : "off"}" data-do="deal-party" data-seat=${one.seat} aria-pressed=${chosen}
    ?disabled=${chosen && deal.partners.length === 1}>${arms(one.house)}<span>${one.name}</span>${small}</button>`;
}

/** @param {Session} session */
function heading(session) {
  const deal = dealOf(session);
  const n = parties(deal).length;
  const others = session.view.seats.filter(({ seat }) => seat !== deal.me);
  return html`<header><h2 id="dialog-title">${n > 2 ? w("table.deal.of.several", { n }) : w("table.deal.two")}</h2>
    <div class="parties" role="group" aria-label=${w("table.deal.with")}>${others.map((one) => chip(session, one))}</div>${closeButton("close-dialog")}</header>`;
}

/** Whether it holds, and if not why. @param {Session} session */
function verdict(session) {
  const deal = dealOf(session);
  const weighed = weighedOf(session);
  const { window } = dealsOf(session);
  if (!window.open) return html`<span class="ok no">${icon("lock")}<span>${window.why}</span></span>`;
  if (deal.refused) return html`<span class="ok no" role="alert">${icon("storm")}<span>${deal.refused}</span></span>`;
  if (!weighed) return html`<span class="ok">${w("table.deal.begin")}</span>`;
  if (!weighed.holds)
    return html`<span class="ok no" role="status">${icon("storm")}<span><b>${w("table.deal.holds.not")}</b> ${weighed.why?.text}</span></span>`;
  const [head, rest] =
    deal.partners.length > 1
      ? ["table.deal.holds.whole", "table.deal.holds.order"]
      : ["table.deal.holds", "table.deal.holds.both"];
  return html`<span class="ok">${icon("check")}<span><b>${w(head)}</b> <span class="rest">${w(rest)}</span>
    ${bargainOf(session).rule ? html`<button class="refs" data-do="deal-rules">${w("table.rule.ref")}</button>` : nothing}</span></span>`;
}

/** @param {Session} session */
function foot(session) {
  const deal = dealOf(session);
  const weighed = weighedOf(session);
  const ready = Boolean(weighed?.holds) && dealsOf(session).window.open;
  const names = listed(deal.partners.map((seat) => nameOf(session.view, seat)));
  const text = deal.counters === null ? w("table.deal.offerto", { names }) : w("table.deal.counteroffer");
  return html`<footer>${verdict(session)}<span class="grow"></span>
    ${isEmpty(deal) ? nothing : html`<button class="btn quiet" data-do="deal-clear">${w("table.deal.clearall")}</button>`}
    <button class="btn" data-do="close-dialog">${w("table.deal.leave")}</button>
    <button class="btn seal" data-do="deal-send" aria-disabled=${ready ? nothing : "true"}>${text}</button></footer>`;
}

/** @param {Session} session @param {"gives" | "gets"} way */
const caps = (session, way) =>
  html`<div class="row"><span class="caps">${w(way === "gives" ? "table.deal.give" : "table.deal.get")}</span>${estimate(session, way)}</div>`;

/** On a phone: the answer, both scales, then one pool at a time, or the words. @param {Session} session */
function sheet(session) {
  const deal = dealOf(session);
  const { me, partners, whose: shown } = deal;
  const [one] = partners;
  const two = partners.length === 1;
  const n = clausesOf(deal).filter(
    ({ kind }) => kind === "words" || deal.words.some((word) => word.kind === kind),
  ).length;
  const tabs = [...parties(deal), /** @type {const} */ ("words")];
  /** @param {number | "words"} tab */
  const text = (tab) =>
    tab === "words"
      ? w("table.deal.words.n", { n })
      : tab === me
        ? w("table.deal.yours.short")
        : w("table.deal.theirs", { name: nameOf(session.view, tab) });
  const bar = html`<div class="segments" role="group" aria-label=${w("table.deal.whose")}>${tabs.map(
    (tab) => html`<button data-do="deal-whose" data-seat=${tab} aria-pressed=${shown === tab}>${text(tab)}</button>`,
  )}</div>`;
  const things =
    shown === "words"
      ? words(session)
      : two
        ? html`${purse(session, shown, shown === me ? one : me)}${pool(session, shown, shown === me ? one : me)}`
        : html`${whose(session)}${pool(session, shown, null)}`;
  return html`<div class="dsheet">${answers(session)}
    ${two ? html`<div class="scales"><div>${caps(session, "gives")}${scale(session, me, one)}</div><div>${caps(session, "gets")}${scale(session, one, me)}</div></div>` : lines(session)}
    ${two || shown === "words" ? bar : html`<div class="segments"><button data-do="deal-whose" data-seat="words" aria-pressed="false">${text("words")}</button></div>`}${things}</div>`;
}

/** The inside of the dialog. @param {Session} session */
export function dealDialog(session) {
  bargainOf(session);
  const deal = dealOf(session);
  const several_ = deal.partners.length > 1;
  return html`<div class="deal ${several_ ? "several" : ""}" data-clauses=${JSON.stringify(clausesOf(deal))}
    data-do="deal-carry" data-on="pointerdown pointermove pointerup pointercancel" @touchmove=${carrying}>${heading(session)}
    ${onPhone() ? sheet(session) : html`<div class="dbody">${several_ ? several(session) : sides(session)}${words(session)}${talk(session)}</div>`}
    ${foot(session)}</div>`;
}
