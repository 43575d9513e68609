// @ts-check
// London: prizes for those who retire, the law that is voted on, what the Trade Phase brings, and the share price.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { optionsOf } from "../kit/answers.js";
import { card } from "../kit/cards.js";
import { byTarget } from "../kit/context.js";
import { gainOrLoss, money, plain, signed } from "../kit/figures.js";
import { icon } from "../kit/icons.js";
import { ledger } from "../kit/ledgers.js";
import { sum, times } from "../kit/lists.js";
import { linesOf } from "../kit/log.js";
import { head, rules } from "../kit/panels.js";
import { who } from "../kit/tokens.js";
import { standing } from "../kit/tracks.js";
import { VOTING } from "./questions.js";
import { cubes } from "./ports.js";

/** @import { LogLine } from "../../contract" */
/** @import { Context } from "./context.js" */
/** @import { CompanyAhead, Family, Prize } from "./view" */

// ── prizes ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** @param {Context} c @param {Prize} one @param {Map<string, any>} options */
function prize(c, one, options) {
  const option = options.get(one.id);
  const claims = [...one.fresh].map((n, seat) => n + one.used[seat]);
  return card({
    sort: html`${icon("retire")}${c.w("prize.points", { n: one.vp })}`,
    name: c.label(one.prize),
    text: c.does(one.prize),
    figures: html`<span>${c.w("prize.executive", { n: c.money(one.cost.executive) })}</span><span class="end">${c.w("prize.senior", { n: c.money(one.cost.senior) })}</span>`,
    end: sum(claims) ? cubes(c, "prize.claims", claims, sum(one.used)) : nothing,
    cls: option?.closed ? "gone" : "",
    target: one.id,
    title: option?.closed?.text ?? nothing,
  });
}

/** @param {Context} c @param {string} cls */
export function prizes(c, cls) {
  const { prizes: all } = c.board;
  if (!all) return nothing;
  const options = byTarget(optionsOf(c, "prize.which", "cubes.source"));
  return html`<section class="panel jc1-prizes ${cls}" aria-label=${c.w("prizes")}>${head(c.w("prizes"), c.w("prizes.note"), rules(c, "jc1.post.prize.choice"))}<div class="cards">${all.map((one) => prize(c, one, options))}</div></section>`;
}

// ── the vote ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** The law that is voted on or was last voted on this turn, and its support. @param {Context} c */
function voteNow(c) {
  const lines = linesOf(c, c.turn.turn, "vote.opened", "vote.cast", "vote.newspaper", "vote.passed", "vote.failed");
  const opened = lines.findLastIndex(({ code }) => code === "vote.opened");
  if (opened < 0) return null;
  const since = lines.slice(opened);
  const asked = c.asks(...VOTING) ? c.decision?.params.support : undefined;
  const support = asked ?? since.findLast(({ params }) => typeof params.support === "number")?.params.support ?? 0;
  return {
    law: since[0].params.law,
    support,
    cast: since.filter(({ code }) => code === "vote.cast"),
    over: since.some(({ code }) => code === "vote.passed" || code === "vote.failed"),
  };
}

/** Where the answer being composed would bring the support. @param {Context} c @param {number} support @returns {number | null} */
function ahead(c, support) {
  const { decision, view } = c;
  const power = c.familyAhead(c.viewer ?? -1)?.power ?? 0;
  const [low, high] = c.printed.support;
  const held = (/** @type {number} */ n) => Math.max(low, Math.min(high, n));
  if (c.asks("vote.side") && c.chosen) return held(support + (c.chosen.value === "for" ? power : -power));
  if (!c.asks("vote.money", "vote.newspaper") || typeof view.answer !== "number") return null;
  if (c.asks("vote.newspaper")) return held(support + view.answer);
  const whole = power + view.answer;
  return held(support + (decision?.params.side === "for" ? whole : -whole));
}

/** What a family has, earns and can vote with, and how it has voted. @param {Context} c @param {Family} family @param {LogLine[]} cast */
function voter(c, { id, seat, cash }, cast) {
  const ahead = c.familyAhead(seat);
  const said = cast.find((line) => line.seat === seat);
  const income = (ahead?.lines ?? []).map((one) => `${one.text}: ${c.money(one.n)}`).join("\n");
  return html`<tr class=${seat === c.viewer ? "you" : ""}><th scope="row"><span data-target=${id}>${who(c, seat)}</span></th><td class="amt">${c.money(cash)}</td>
    <td class="amt" title=${income}>${ahead ? c.money(ahead.total) : ""}</td><td class="amt">${ahead ? c.w("vote.power", { low: ahead.power, high: ahead.most }) : ""}</td>
    <td class="amt">${said ? c.w("vote.said", { side: c.label(said.params.side), n: said.params.n }) : ""}</td></tr>`;
}

const COLUMNS = ["vote.money", "vote.income", "vote.power.head", "vote.cast"];

/** How far a law is from passing, and where the answer would bring it. @param {Context} c @param {NonNullable<ReturnType<typeof voteNow>>} now */
function track(c, now) {
  const [low, high] = c.printed.support;
  const next = now.over ? null : ahead(c, now.support);
  const text = c.w("vote.at", { n: signed(now.support), passes: c.printed.passes });
  return html`<ol class="support" data-target=${c.printed.elements.vote} aria-label=${text}>${times(
    high - low + 1,
    (at) => {
      const space = low + at;
      return html`<li class="${standing(space, now.support, next)} ${space > c.printed.passes ? "passes" : ""}" aria-hidden="true">${plain(space)}</li>`;
    },
  )}</ol>`;
}

/** @param {Context} c @param {string} cls */
export function vote(c, cls) {
  if (c.alone) return nothing;
  const now = voteNow(c);
  const { card: last, laws, deck } = c.board.news;
  const about = now?.law ?? last;
  return html`<section class="panel jc1-vote ${cls} ${c.asks(...VOTING) ? "lead" : ""}" aria-label=${c.w("vote")}>${head(about ? c.label(about) : c.w("vote"), c.w("vote.deck", { n: deck }), rules(c, "jc1.post.vote.power"))}
    ${about ? html`<p>${c.does(about)}</p>` : nothing}${now ? track(c, now) : about ? html`<div class="support" aria-hidden="true"></div>` : nothing}
    <table class="xl"><thead><tr><th scope="col">${c.w("vote.family")}</th>${COLUMNS.map((key) => html`<th scope="col" class="amt">${c.w(key)}</th>`)}</tr></thead><tbody>${c.families.map((one) => voter(c, one, now?.cast ?? []))}</tbody></table>
    ${laws.length ? html`<ul class="laws">${laws.map((law) => html`<li>${icon("law")}<span><b>${c.label(law)}</b> ${c.does(law)}</span></li>`)}</ul>` : html`<p class="small muted">${c.w("laws.none")}</p>`}</section>`;
}

// ── trade ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The share price, and where so many dividends would bring it. @param {Context} c */
function prices(c) {
  const { space, price } = c.company;
  if (space === undefined || price === undefined) return nothing;
  const asked = c.asks("trade.dividends") && typeof c.view.answer === "number" ? c.view.answer : null;
  const step = asked === null ? 0 : asked === 0 ? -1 : asked > 1 ? 1 : 0;
  const next = asked === null || !step ? null : Math.max(0, Math.min(c.printed.prices.length - 1, space + step));
  return html`<ol class="prices" data-target=${c.printed.elements.price} aria-label=${c.w("price.at", { n: c.money(price) })}>${c.printed.prices.map(
    (n, at) =>
      html`<li class="${at === space ? "at" : ""} ${at === next ? "next" : ""} ${at === 0 ? "danger" : ""}" aria-hidden="true">${c.money(n)}</li>`,
  )}</ol><p class="small muted">${c.w("price.note", { n: c.money(c.printed.prices[0]) })}</p>`;
}

/** What a dividend costs, and how many the money would pay for; once Trade is over there is none to count. @param {Context} c @param {CompanyAhead} ahead */
const dividends = (c, { when, dividend, most }) =>
  when === "next"
    ? c.w("trade.dividend", { each: c.money(dividend) })
    : c.w("trade.dividends", { each: c.money(dividend), most });

/** @param {Context} c @param {string} cls */
export function trade(c, cls) {
  const ahead = c.forecast?.company;
  if (!ahead) return nothing;
  const next = ahead.when === "next";
  const lines = [
    ...(ahead.when !== "due" ? [] : [{ text: c.w("trade.revenue"), amount: c.money(ahead.revenue), cls: "gain" }]),
    ...ahead.lines.map(({ text, n }) => ({
      text,
      amount: money(c, -n),
      cls: gainOrLoss(-n),
    })),
  ];
  const total = {
    text: c.w(next ? "trade.next" : ahead.left < 0 ? "trade.short" : "trade.left"),
    amount: money(c, ahead.left),
    cls: gainOrLoss(ahead.left),
  };
  return html`<section class="panel jc1-trade ${cls} ${c.asks("trade.dividends") ? "lead" : ""}" aria-label=${c.w("trade")} data-target=${c.printed.elements.revenue}>${head(c.w("trade"), c.w(`trade.note.${ahead.when}`), rules(c, "jc1.trade.expense.first"))}${ledger(lines, { caption: c.w("trade"), sum: total })}
    ${ahead.loans ? html`<p class="small loss">${c.w("trade.loans", { n: ahead.loans.n, debt: ahead.loans.debt })}</p>` : nothing}
    <p class="small">${c.alone ? c.w(ahead.left < 0 ? "trade.alone.short" : "trade.alone") : dividends(c, ahead)}</p>${prices(c)}</section>`;
}
