// The Company's books: Standing, what Revenue would do, Debt, the Court of Directors, the Stock Exchange, power, the Elephant.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../../app/icons.js";
import { answers, figure, KIND_ICONS, money, named, optionsOf, pieces, rules, subhead } from "./bits.js";
import { counted, NOBODY, sum } from "./context.js";
import { electing } from "./election.js";

// ── Standing ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** Where Standing would be after the next Revenue, unless it is where it stands. */
const standingNext = (c) => {
  const then = c.forecast.revenue?.standing;
  return then === undefined || then === c.board.company.standing ? null : then;
};

function standingSpace(c, expected, at, next) {
  const { standing, marks } = c.board.company;
  const fails = marks[at] === "fail";
  const text = fails ? c.w("standing.fails") : c.w("standing.expects", { n: at, money: c.money(expected) });
  const state = at === standing ? "at" : fails || at === 1 ? "danger" : at < standing ? "past" : "";
  return html`<li class="${state} ${at === next ? "next" : ""}" title=${at === next ? `${text} ${c.w("standing.next")}` : text}
    aria-current=${at === standing ? "step" : nothing}><span aria-hidden="true">${fails ? "✕" : at}</span><span class="sr">${text}${at === next ? ` ${c.w("standing.next")}` : ""}</span></li>`;
}

function standing(c) {
  const { standing: at, expectations } = c.board.company;
  return html`<section class="section" aria-label=${c.w("standing")}>${subhead(c.w("standing"), c.w("standing.now", { money: c.money(expectations[at]) }))}
    <ol class="track">${expectations.map((expected, space) => standingSpace(c, expected, space, standingNext(c)))}</ol></section>`;
}

// ── Balance, expenses, Debt ────────────────────────────────────────────────────────────────────────────────────────

const expense = (line) =>
  html`<tr><th scope="row">${line.text}</th><td class="amt">${line.cost ? `−${line.money}` : line.money}</td></tr>`;

/** What Revenue would do if it came now: every expense with its reason, and the consequence in sentences. */
function revenue(c) {
  const { revenue: then } = c.forecast;
  if (!then) return nothing;
  return html`<table class="ledger"><caption class="sr">${c.w("revenue.if")}</caption><tbody>
      ${then.lines.filter((line) => line.n || line.cost).map((line) => expense({ ...line, money: c.money(line.cost) }))}
      <tr class="sum"><th scope="row">${c.w(then.paid ? "revenue.after.next" : "revenue.after")}</th><td class="amt ${then.after < 0 ? "loss" : ""}">${money(c, then.after)}</td></tr></tbody></table>
    ${then.said.map((one) => html`<p class="small said ${one.code === "revenue.fails" ? "grave" : ""}">${one.text}</p>`)}`;
}

function balance(c) {
  const { company } = c.board;
  return html`<section class="section" data-target="company-balance" aria-label=${c.w("balance")}>
    <header><h3>${c.w("balance")}</h3><span class="large" data-figure="company.balance">${money(c, company.balance)}</span></header>${revenue(c)}
    ${answers(c, optionsOf(c, "revenue.dividends", "revenue.protection"), "stack")}</section>`;
}

/** The last space of the track. */
const MOST_DEBT = 8;

function debt(c) {
  const { debt: n } = c.board.company;
  const loans = c.forecast.revenue?.loans;
  const text = c.w("debt.now", { n });
  const place = (_, at) =>
    html`<li class="${at === n ? "at" : at < n ? "past" : ""} ${loans?.debt === at ? "next" : ""}">${at}</li>`;
  return html`<section class="section debt" data-target="company-debt" aria-label=${c.w("debt")} title=${text}><header><h3>${c.w("debt")}</h3>
    <span class="sr">${text}</span><ol class="track" aria-hidden="true">${Array.from({ length: MOST_DEBT + 1 }, place)}</ol></header></section>`;
}

// ── Court and Stock Exchange ───────────────────────────────────────────────────────────────────────────────────────

function court(c) {
  const { court: held, share_value: value, needed } = c.board.company;
  const chairman = c.offices.get("chairman").holder;
  const all = sum(held) + (chairman === NOBODY ? 0 : 1);
  const chair = c.w("court.chairman", { who: c.name(chairman) });
  return html`<section class="section" aria-label=${c.w("court")}>
    ${subhead(c.w("court"), needed && electing(c) ? c.w("court.elect", { n: all, needed }) : c.w("court.shares", { n: all }))}
    <p class="shares">${chairman === NOBODY ? named(c.w("court.vacant"), icon("chairman"), "hole") : named(chair, c.arms(chairman), "chair")}
      ${pieces(c, counted(held))}<span class="small muted end" title=${c.w("court.value.help")}>${c.w("court.value", { n: value })}</span></p></section>`;
}

function space(c, one, at) {
  const free = one.family === NOBODY;
  const text = free
    ? c.w("exchange.free", { n: at + 1, money: c.money(one.price) })
    : c.w("exchange.taken", { n: at + 1, who: c.name(one.family) });
  return html`<div data-target=${one.id} title=${text}>${free ? html`<span class="coinlike" aria-hidden="true">${c.money(one.price)}</span>` : c.arms(one.family, "")}<span class="sr">${text}</span></div>`;
}

/** How many of those who seek a share will have one after the Family phase. */
function exchange(c) {
  const { exchange: spaces, debt: n } = c.board.company;
  const seeking = spaces.filter((one) => one.family !== NOBODY).length;
  return html`<section class="section" aria-label=${c.w("exchange")}>${subhead(c.w("exchange"), c.w("exchange.then", { n: Math.min(n, seeking) }))}
    <div class="row"><div class="exchange">${spaces.map((one, at) => space(c, one, at))}</div>${icon("arrow")}<span class="small muted">${c.w("exchange.court")}</span></div></section>`;
}

// ── power and the Elephant ─────────────────────────────────────────────────────────────────────────────────────────

/** Questions about two places at once, which one place cannot answer. */
const PAIRS = ["policy.power", "blackmail.ear"];

function powerPlace(c, { id, kind, power: n }) {
  const text = c.w("power.kind", { kind: c.title(kind), n });
  return html`<div data-target=${PAIRS.includes(c.decision?.code) ? nothing : id}>${figure(KIND_ICONS[kind], n, text)}</div>`;
}

/** The Power track: what each share or enterprise of a kind is worth at the end. */
export const power = (
  c,
) => html`<section class="section" aria-label=${c.w("power")}>${subhead(c.w("power"), c.w("power.each"))}
  <div class="power">${c.board.parliament.power.map((one) => powerPlace(c, one))}</div></section>`;

function elephant(c) {
  const { elephant: threat } = c.forecast;
  if (!threat) return nothing;
  return html`<section class="section threat" aria-label=${c.w("elephant")}>${icon("elephant", { cls: "i28" })}<div><p>${threat.text}</p>
    <p class="small muted">${threat.outcome.text} ${threat.all ? c.w("elephant.tiles", { wins: threat.wins, all: threat.all }) : ""}</p></div></section>`;
}

export const company = (
  c,
  cls,
) => html`<section class="panel jc2-books jc2-company ${cls}" aria-label=${c.w("company")}>
  <header class="stagehead"><h2>${c.w("company")}</h2><span class="end">${rules(c, "jc2.revenue.order")}</span></header>
  ${standing(c)}${balance(c)}${debt(c)}${court(c)}${exchange(c)}${power(c)}${elephant(c)}</section>`;
