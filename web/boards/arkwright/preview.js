// @ts-check
// What the answer being composed would come to: every own factory, the company, and what a payment would force, as the rules tried it.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { gainOrLoss, money, signed } from "../kit/figures.js";
import { icon } from "../kit/icons.js";
import { heading, noteAtEnd, rules } from "../kit/panels.js";
import { goodIcon } from "./context.js";

/** @import { Context } from "./context.js" */
/** @import { Board, Company, Market, Share, Strip } from "./view" */

/** What one looks at: the board as it stands, and as it would be. @typedef {{now: Board, next: Board, seat: number}} Trial */

/** @param {Context} c @returns {Trial | null} */
const trialOf = ({ view, mine }) =>
  view.after && view.stands && mine ? { now: view.stands, next: view.after, seat: mine.seat } : null;

/** @param {Board} board @param {string} good */
const market = (board, good) => /** @type {Market} */ (board.market.find((one) => one.good === good));

/** @param {Board} board @param {string} good @param {number} seat */
const strip = (board, good, seat) => market(board, good).strips.find((one) => one.seat === seat);

/** @param {Board} board @param {number} seat */
const share = (board, seat) => /** @type {Share} */ (board.exchange.shares.find((one) => one.seat === seat));

/** Whether there is something to say of the answer. @param {Context} c */
export const previews = (c) => trialOf(c) !== null;

/** Whether the answer forces a sale of shares, or loans. @param {Context} c */
export function forces(c) {
  const params = c.chosen?.params ?? {};
  return previews(c) && ((params.sold ?? 0) > 0 || (params.loans ?? 0) > 0 || costForces(c));
}

/** A sum that is named instead of chosen. @param {Context} c */
function costForces(c) {
  const trial = c.asks("turn.cost") ? trialOf(c) : null;
  return trial !== null && share(trial.next, trial.seat).held < share(trial.now, trial.seat).held;
}

// ── factories ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** A figure before and after; one that stays stands alone. @param {Context} c @param {string} key @param {unknown} now @param {unknown} then @param {string} [cls] */
const figure = (c, key, now, then, cls = "") =>
  html`<td class="amt ${cls}" data-label=${c.w(`preview.${key}`)}>${now === then || now === null ? then : html`<span class="was">${now}</span> <b>${then}</b>`}</td>`;

const COLUMNS = ["appeal", "makes", "demand", "importer", "sold", "income", "costs", "left", "steps"];

/** Which rows the goods stand on that are sold. @param {Context} c @param {Strip} one */
const rowsSold = (c, { appeal, ahead: { sold } }) =>
  sold ? html` <small>${c.w("preview.rows", { n: sold, from: appeal, to: appeal - sold + 1 })}</small>` : nothing;

/** What is told of a good, and not of the whole company. @param {Board} board @param {string} good @param {number} seat */
function toldOf(board, good, seat) {
  const one = strip(board, good, seat);
  if (!one) return "";
  const { sold, earns, costs, rise, value } = one.ahead;
  const { demand, importer } = market(board, good);
  return JSON.stringify([one.appeal, one.makes, sold, earns, costs, rise, value, demand, importer.sold]);
}

/** @param {Context} c @param {Trial} trial @param {string} good */
function row(c, { now, next: then, seat }, good) {
  const one = strip(now, good, seat) ?? null;
  const tried = strip(then, good, seat);
  if (!tried)
    return html`<tr class="changed"><th scope="row">${goodIcon(good)}${c.title(good)}</th><td colspan=${COLUMNS.length}>${c.w("preview.closed")}</td></tr>`;
  const was = one?.ahead ?? null;
  const will = tried.ahead;
  const changed = toldOf(now, good, seat) !== toldOf(then, good, seat);
  const rise = (/** @type {Strip["ahead"]} */ all) =>
    c.w("preview.share", { steps: all.rise, value: c.money(all.value) });
  const left = (/** @type {Strip["ahead"]} */ all) => signed(all.earns - all.costs);
  const aside = good === c.goodShown || changed ? "" : "aside";
  return html`<tr class="${changed ? "changed" : ""} ${aside}"><th scope="row">${goodIcon(good)}${c.title(good)}</th>
    ${figure(c, "appeal", one?.appeal ?? null, tried.appeal)}${figure(c, "makes", one?.makes ?? null, tried.makes)}
    ${figure(c, "demand", market(now, good).demand, market(then, good).demand)}
    ${figure(c, "importer", market(now, good).importer.sold, market(then, good).importer.sold)}
    <td class="amt" data-label=${c.w("preview.sold")}>${was && was.sold !== will.sold ? html`<span class="was">${was.sold}</span> ` : nothing}<b>${will.sold}</b>${rowsSold(c, tried)}</td>
    ${figure(c, "income", was && c.money(was.earns), c.money(will.earns), "gain")}
    ${figure(c, "costs", was && c.money(was.costs), c.money(will.costs), "loss")}
    ${figure(c, "left", was && left(was), left(will), gainOrLoss(will.earns - will.costs))}${figure(c, "steps", was && rise(was), rise(will))}</tr>`;
}

// ── the company ────────────────────────────────────────────────────────────────────────────────────────────────────

/** @param {Context} c @param {string} key @param {unknown} now @param {unknown} then */
const fact = (c, key, now, then) =>
  html`<li class=${now === then ? "" : "changed"}>${c.w(`preview.${key}`)} ${now === then ? html`<b>${then}</b>` : html`<span class="was">${now}</span> <b>${then}</b>`}</li>`;

/** @param {Company} company */
const loansOf = ({ loans }) => loans;

/** @param {Context} c @param {Trial} trial */
function firm(c, { now, next: then, seat }) {
  const [before, after] = [now.companies[seat], then.companies[seat]];
  const stands = (/** @type {Board} */ board) =>
    c.w("preview.stands", { value: c.money(share(board, seat).value), space: share(board, seat).space });
  return html`<ul class="firm-after">
    ${fact(c, "cash", c.money(before.cash), c.money(after.cash))}
    ${fact(c, "shares", before.shares, after.shares)}
    ${fact(c, "value", stands(now), stands(then))}
    ${fact(c, "package", c.money(before.shares * before.value), c.money(after.shares * after.value))}
    ${loansOf(before) || loansOf(after) ? fact(c, "loans", loansOf(before), loansOf(after)) : nothing}
    ${fact(c, "wage", c.money(now.labor.wage), c.money(then.labor.wage))}
    ${short(c, then, seat)}</ul>`;
}

/** Wages of the active good that cash and its sale would not cover. @param {Context} c @param {Board} then @param {number} seat */
function short(c, then, seat) {
  const one = strip(then, c.decade.good, seat);
  if (!one?.ahead.forced && !one?.ahead.borrowed) return nothing;
  const { forced, borrowed } = one.ahead;
  return html`<li class="short">${icon("share")}${c.w("preview.short", { good: c.label(c.decade.good), shares: forced, loans: borrowed })}</li>`;
}

/** @param {Context} c @param {string} cls */
export function preview(c, cls) {
  const trial = trialOf(c);
  if (!trial) return nothing;
  const goods = c.goods.filter((good) => strip(trial.next, good, trial.seat) || strip(trial.now, good, trial.seat));
  return html`<section class="panel ark-preview house-${c.house(trial.seat)} ${cls}" id="preview" aria-label=${c.w("preview")}>
    ${heading(c.w("preview"), html`<span class="whose-own" data-target=${c.mine?.id}>${c.arms(trial.seat)}${c.w("preview.mine")}</span>`, noteAtEnd(c.w("preview.note", { acting: c.decade.acting })))}
    ${
      goods.length
        ? html`<table><thead><tr><th scope="col">${c.w("preview.good")}</th>${COLUMNS.map((key) => html`<th scope="col" class="amt">${c.w(`preview.${key}`)}</th>`)}</tr></thead>
    <tbody>${goods.map((good) => row(c, trial, good))}</tbody></table>`
        : nothing
    }
    ${firm(c, trial)}
  </section>`;
}

// ── a payment that cash does not cover ─────────────────────────────────────────────────────────────────────────────

/** @param {Context} c @param {string} cls */
export function emergency(c, cls) {
  const trial = trialOf(c);
  if (!trial || !forces(c)) return nothing;
  const { now, next: then, seat } = trial;
  const [before, after] = [now.companies[seat], then.companies[seat]];
  const [from, to] = [share(now, seat), share(then, seat)];
  const sold = before.shares - after.shares;
  const loans = after.loans - before.loans;
  const raised = sold * from.value;
  const borrowed = loans * c.printed.loan;
  const due = before.cash + raised + borrowed - after.cash;
  const line = (/** @type {unknown} */ text, /** @type {unknown} */ amount, cls = "") =>
    html`<tr><th scope="row">${text}</th><td class="amt ${cls}">${amount}</td></tr>`;
  return html`<section class="panel ark-emergency ${cls}" id="emergency" aria-label=${c.w("emergency")}>
    ${heading(c.w("emergency.short", { n: c.money(due - before.cash) }), rules(c, "ark.emergency.smallest-number"))}
    <div class="need"><table class="ledger"><tbody>
      ${line(c.w("emergency.hand"), c.money(before.cash))}
      ${sold ? line(c.w("emergency.sold", { n: sold, space: from.space, value: c.money(from.value) }), `+${c.money(raised)}`, "gain") : nothing}
      ${loans ? line(c.w("emergency.loans", { n: loans, each: c.money(c.printed.loan) }), `+${c.money(borrowed)}`, "gain") : nothing}
      ${line(c.w("emergency.digit", { space: from.space, digit: from.digit }), `${from.space} → ${to.space}`)}
      ${line(c.w("emergency.due"), money(c, -due), "loss")}
      ${line(html`<b>${c.w("emergency.left")}</b>`, html`<b>${c.money(after.cash)}</b>`)}
      ${line(c.w("emergency.rest", { n: after.shares, value: c.money(to.value) }), c.money(after.shares * to.value))}
    </tbody></table><p class="small muted">${c.w("emergency.note", { back: c.money(c.printed.loan_repaid) })}</p></div>
  </section>`;
}
