// @ts-check
// The Company's books: Standing, what Revenue would do, Debt, the Court of Directors, the Stock Exchange, power, the Elephant.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { answers, optionsOf } from "../kit/answers.js";
import { figure, money, named } from "../kit/figures.js";
import { icon } from "../kit/icons.js";
import { ledger } from "../kit/ledgers.js";
import { counted, sum } from "../kit/lists.js";
import { atEnd, heading, rules, subhead, wholeBy } from "../kit/panels.js";
import { pieces } from "../kit/tokens.js";
import { scale } from "../kit/tracks.js";
import { NOBODY } from "./context.js";
import { electing } from "./election.js";
import { KIND_ICONS } from "./kinds.js";
import { EAR } from "./questions.js";

/** @import { Context } from "./context.js" */
/** @import { ExchangeSpace, PowerPlace, RevenueAhead } from "./view" */

// ── Standing ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** Where Standing would be after the next Revenue, unless it is where it stands. @param {Context} c */
const standingNext = (c) => {
  const then = c.forecast.revenue?.standing;
  return then === undefined || then === c.board.company.standing ? null : then;
};

/** Where the marker stood before what is told, if it has moved by it. @param {Context} c */
function standingBefore(c) {
  const by = (c.view.moment?.lines ?? [])
    .flatMap((line) => line.changes ?? [])
    .filter(({ unit }) => unit === "standing");
  return by.length ? c.board.company.standing - sum(by.map(({ amount }) => amount)) : null;
}

/** @param {Context} c @param {number} expected @param {number} at */
function standingSpace(c, expected, at) {
  const { standing, marks } = c.board.company;
  const fails = marks[at] === "fail";
  const next = at === standingNext(c);
  const text = fails ? c.w("standing.fails") : c.w("standing.expects", { n: at, money: c.money(expected) });
  const all = next ? `${text} ${c.w("standing.next")}` : text;
  const was = at === standingBefore(c);
  const state = at === standing ? "at" : fails || at === 1 ? "danger" : at < standing ? "past" : "";
  return html`<li class="${state} ${next ? "next" : ""} ${was ? "was" : ""}" title=${all}
    aria-current=${at === standing ? "step" : nothing}><span aria-hidden="true">${fails ? "✕" : at}</span><span class="sr">${all}</span></li>`;
}

/** @param {Context} c */
function standing(c) {
  const { standing: at, expectations } = c.board.company;
  return html`<section class="section" aria-label=${c.w("standing")}>${subhead(c.w("standing"), html`<span data-figure="standing">${c.w("standing.now", { money: c.money(expectations[at]) })}</span>`)}
    <ol class="track">${expectations.map((expected, space) => standingSpace(c, expected, space))}</ol></section>`;
}

// ── Balance, expenses, Debt ────────────────────────────────────────────────────────────────────────────────────────

/** Every expense with its reason, and what would be left. @param {Context} c @param {RevenueAhead} then */
const expenses = (c, then) =>
  ledger(
    then.lines
      .filter(({ n, cost }) => n || cost)
      .map(({ text, cost }) => ({ text, amount: cost ? `−${c.money(cost)}` : c.money(cost) })),
    {
      caption: c.w("revenue.if"),
      sum: {
        text: c.w(then.paid ? "revenue.after.next" : "revenue.after"),
        amount: money(c, then.after),
        cls: then.after < 0 ? "loss" : "",
      },
    },
  );

/** What Revenue would do if it came now: the expenses, and the consequence in sentences. @param {Context} c */
function revenue(c) {
  const { revenue: then } = c.forecast;
  if (!then) return nothing;
  return html`${expenses(c, then)}
    ${then.said.map((one) => html`<p class="small said ${one.code === "revenue.fails" ? "grave" : ""}">${one.text}</p>`)}`;
}

/** @param {Context} c */
const balance = (c) =>
  html`<section class="section" data-for=${c.printed.elements.balance} aria-label=${c.w("balance")}>
    <header><h3>${wholeBy(c.printed.elements.balance, c.w("balance"))}</h3><span class="large" data-figure="balance">${money(c, c.board.company.balance)}</span></header>${revenue(c)}
    ${answers(c, optionsOf(c, "revenue.dividends", "revenue.protection"), "stack")}</section>`;

/** @param {Context} c */
function debt(c) {
  const { debt: n } = c.board.company;
  const text = c.w("debt.now", { n });
  const track = scale({ from: 0, to: c.printed.debt, at: n, next: c.forecast.revenue?.loans?.debt });
  return html`<section class="section debt" data-for=${c.printed.elements.debt} aria-label=${c.w("debt")} title=${text}><header><h3 data-figure="debt">${wholeBy(c.printed.elements.debt, c.w("debt"))}</h3>
    <span class="sr">${text}</span>${track}</header></section>`;
}

// ── Court and Stock Exchange ───────────────────────────────────────────────────────────────────────────────────────

/** @param {Context} c */
function court(c) {
  const { court: held, share_value: value, needed } = c.board.company;
  const chairman = c.offices.get("chairman")?.holder ?? NOBODY;
  const all = sum(held) + (chairman === NOBODY ? 0 : 1);
  const chair = c.w("court.chairman", { who: c.name(chairman) });
  return html`<section class="section" aria-label=${c.w("court")}>
    ${subhead(c.w("court"), needed && electing(c) ? c.w("court.elect", { n: all, needed }) : c.w("court.shares", { n: all }))}
    <p class="shares">${chairman === NOBODY ? named(c.w("court.vacant"), icon("chairman"), "hole") : named(chair, c.arms(chairman), "chair")}
      ${pieces(c, counted(held))}<span class="small muted end" title=${c.w("court.value.help")}>${c.w("court.value", { n: value })}</span></p></section>`;
}

/** @param {Context} c @param {ExchangeSpace} one @param {number} at */
function space(c, one, at) {
  const free = one.family === NOBODY;
  const text = free
    ? c.w("exchange.free", { n: at + 1, money: c.money(one.price) })
    : c.w("exchange.taken", { n: at + 1, who: c.name(one.family) });
  return html`<div data-target=${one.id} title=${text}>${free ? html`<span class="coinlike" aria-hidden="true">${c.money(one.price)}</span>` : c.arms(one.family, "")}<span class="sr">${text}</span></div>`;
}

/** How many of those who seek a share will have one after the Family phase. @param {Context} c */
function exchange(c) {
  const { exchange: spaces, debt: n } = c.board.company;
  const seeking = spaces.filter((one) => one.family !== NOBODY).length;
  return html`<section class="section" aria-label=${c.w("exchange")}>${subhead(c.w("exchange"), c.w("exchange.then", { n: Math.min(n, seeking) }))}
    <div class="row"><div class="exchange">${spaces.map((one, at) => space(c, one, at))}</div>${icon("arrow")}<span class="small muted">${c.w("exchange.court")}</span></div></section>`;
}

// ── power and the Elephant ─────────────────────────────────────────────────────────────────────────────────────────

/** @param {Context} c @param {PowerPlace} place */
function powerPlace(c, { id, kind, power: n }) {
  const text = c.w("power.kind", { kind: c.title(kind), n });
  // questions about two places at once, which one place cannot answer
  const pairs = c.asks("policy.power", EAR);
  return html`<div data-target=${pairs ? nothing : id}>${figure(KIND_ICONS[kind], n, text)}</div>`;
}

/** The Power track: what each share or enterprise of a kind is worth at the end. @param {Context} c */
export const power = (c) =>
  html`<section class="section" aria-label=${c.w("power")}>${subhead(c.w("power"), c.w("power.each"))}
  <div class="power">${c.board.parliament.power.map((one) => powerPlace(c, one))}</div></section>`;

/** @param {Context} c */
function elephant(c) {
  const { elephant: threat } = c.forecast;
  if (!threat) return nothing;
  return html`<section class="section threat" aria-label=${c.w("elephant")}>${icon("elephant", { cls: "i28" })}<div><p>${threat.text}</p>
    <p class="small muted">${threat.outcome.text} ${threat.all ? c.w("elephant.tiles", { wins: threat.wins, all: threat.all }) : ""}</p></div></section>`;
}

/** @param {Context} c @param {string} cls */
export const company = (c, cls) =>
  html`<section class="panel jc2-books jc2-company ${cls}" aria-label=${c.w("company")}>
  ${heading(c.w("company"), atEnd(rules(c, "jc2.revenue.order")))}
  ${standing(c)}${balance(c)}${debt(c)}${court(c)}${exchange(c)}${power(c)}${elephant(c)}</section>`;
