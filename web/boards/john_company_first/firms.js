// @ts-check
// Firms: whose tenths they are, what they have, what the public expects of them, and what a takeover would take.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { answers } from "../kit/answers.js";
import { figure, named } from "../kit/figures.js";
import { icon } from "../kit/icons.js";
import { grouped, sum, times } from "../kit/lists.js";
import { head, rules } from "../kit/panels.js";
import { standing } from "../kit/tracks.js";
import { regionLine } from "./ports.js";
import { who } from "../kit/tokens.js";

/** @import { Context } from "./context.js" */
/** @import { Family } from "./view" */

const WHOLE = 10;

/** Ten tenths in the order of their holders, the owner first. @param {Context} c @param {Family} family */
function tenths(c, { seat, tenths: parts }) {
  const held = [[seat, WHOLE - sum(parts)], ...parts.map((n, one) => [one, n])].filter(([, n]) => n > 0);
  const text = held.map(([one, n]) => c.w("firm.part", { who: c.name(one), n: n * WHOLE })).join(", ");
  return named(
    text,
    html`${held.flatMap(([one, n]) => times(n, () => html`<i class="house-${c.house(one)}">${c.arms(one)}</i>`))}`,
    "tenths",
  );
}

/** Where its ships are under way. @param {Context} c @param {number} seat */
const missions = (c, seat) =>
  c.board.regions.flatMap(({ region, missions: there }) =>
    there[seat]
      ? [
          c.w("mission", {
            who: c.name(seat),
            n: there[seat],
            region: c.label(region),
          }),
        ]
      : [],
  );

/** @param {Context} c @param {Family} family */
const acts = (c, { id }) =>
  (c.view.acts ?? []).map((one, index) =>
    one.target !== id
      ? nothing
      : one.closed
        ? html`<span class="act shut" title=${one.closed.text}>${one.text}<small>${one.closed.text}</small></span>`
        : html`<button class="act" data-do="act" data-index=${index}>${one.text}</button>`,
  );

/** Whom the payout that is being chosen would bring what. @param {Context} c @param {number} seat */
function paid(c, seat) {
  const { decision, view } = c;
  if (!decision || !c.asks("firm.payout") || decision.seat !== seat || typeof view.answer !== "number") return nothing;
  const { holders, parts, expected } = decision.params;
  /** @type {number[]} */
  const brought = parts[view.answer - expected] ?? [];
  return html`<p class="small pays">${brought.map((n, at) => c.w("firm.gets", { who: c.name(holders[at]), n: c.money(n) })).join(", ")}</p>`;
}

/** @param {Context} c @param {Family} family */
export function firm(c, family) {
  const { id, seat, treasury, ships, ready, goods } = family;
  const expected = c.forecast?.firms.find((one) => one.seat === seat);
  return html`<div class="firm house-${c.house(seat)}" data-target=${id}><header>${c.arms(seat, "")}<span><b>${c.w("firm.of", { who: c.name(seat) })}</b><small>${c.w("firm.owns", { who: c.name(seat), n: (WHOLE - sum(family.tenths)) * WHOLE })}</small></span><b class="end big">${c.money(treasury)}</b></header>
    ${tenths(c, family)}<span class="figs">${figure("ship", ships, c.w("ships", { n: ships, ready }))}${figure("crate", goods, c.w("goods", { n: goods }))}</span>
    ${missions(c, seat).map((text) => html`<p class="small">${icon("flag")}${text}</p>`)}
    ${expected ? html`<p class="small ${expected.can ? "" : "loss"}">${c.w(expected.can ? "firm.meets" : "firm.misses", { n: c.money(expected.expected) })}</p>` : nothing}${paid(c, seat)}${acts(c, family)}</div>`;
}

/** A family without a firm: its part in those of others. @param {Context} c @param {Family} family */
const none = (c, family) =>
  html`<div class="firm none" data-target=${family.id}><header>${who(c, family.seat)}<b class="end">${c.money(family.cash)}</b></header><p class="small">${c.w("firm.none", { n: c.money(c.figures.establish) })}</p></div>`;

/** What the public expects, by the number of open regions. @param {Context} c */
function expectations(c) {
  const open = c.board.regions.filter((at) => at.open).length;
  return html`<section class="expects" aria-label=${c.w("expects")}><h3>${c.w("expects")}</h3><ol class="prices" aria-label=${c.w("expects.at", { n: open, money: c.money(c.printed.expectations[open - 1] ?? 0) })}>${c.printed.expectations.map(
    (n, at) => html`<li class=${standing(at + 1, open)} aria-hidden="true"><small>${at + 1}</small>${c.money(n)}</li>`,
  )}</ol><p class="small muted">${c.w("expects.note")}</p></section>`;
}

/** @param {Context} c @param {string} cls */
export function firms(c, cls) {
  return html`<section class="panel jc1-firms ${cls}" aria-label=${c.w("firms")}>${head(c.w("firms"), c.w("firms.note"), rules(c, "jc1.dereg.payout.more"))}
    ${c.asks("merger.terms", "merger.owner", "merger.consent") ? answers(c, c.offered) : nothing}
    <div class="books">${c.families.map((one) => (one.firm ? firm(c, one) : none(c, one)))}</div>${expectations(c)}</section>`;
}

/** What a family may do after the monopoly that no other part of this stage stands for; what is closed says why, each reason once. @param {Context} c @param {string} cls */
export function deregulated(c, cls) {
  if (!c.asks("family.deed")) return nothing;
  const options = c.offered.filter(({ on }) => on !== "box");
  const named = new Set(options.map(({ target }) => target));
  const regions = c.board.regions.filter(({ id }) => named.has(id));
  const shut = grouped(
    options.filter((one) => one.closed),
    (one) => one.closed?.text ?? "",
  );
  return html`<section class="panel jc1-deeds lead ${cls}" aria-label=${c.w("deeds")}>${head(c.w("deeds"), nothing, rules(c, "jc1.dereg.family.many"))}${answers(
    c,
    options.filter((one) => !one.closed),
  )}
    ${regions.length ? html`<ul class="region-lines">${regions.map((at) => regionLine(c, at))}</ul>` : nothing}${[...shut].map(([why, list]) => html`<p class="small muted">${list.map((one) => one.text).join(", ")}: ${why}</p>`)}</section>`;
}
