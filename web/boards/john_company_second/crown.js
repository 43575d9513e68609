// @ts-check
// The Crown: what it goes by, the numbered steps of its chart now, why it did what it did, and its favours with their prices.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { answers, optionsOf } from "../kit/answers.js";
import { capital } from "../kit/context.js";
import { signed } from "../kit/figures.js";
import { icon } from "../kit/icons.js";
import { blank, head, rules, subhead } from "../kit/panels.js";
import { goesBy } from "./climate.js";
import { OF_CROWN } from "./questions.js";

/** @import { Context } from "./context.js" */
/** @import { Crown, CrownDeed, CrownFavour, CrownStep } from "./view" */

// ── what it does, and why ──────────────────────────────────────────────────────────────────────────────────────────

/** Whose chart it is: an office that acts has its own. @param {Context} c */
const chartOf = (c) => (c.acting ? c.title(c.acting) : c.label(`phase.${c.phase}`));

/** @param {Context} c @param {CrownStep} step @param {number} at @param {boolean} now */
const step = (c, { done, text }, at, now) =>
  html`<li class=${done ? "done" : now ? "now" : ""} aria-current=${now ? "step" : nothing}><span class="n" aria-hidden="true">${at + 1}</span><span>${text}</span>${done ? html`<span class="tick" title=${c.w("done")}>${icon("check")}<span class="sr">${c.w("done")}</span></span>` : nothing}</li>`;

/** What it would do if nobody pays for something else, or what it did last. @param {Context} c @param {Crown} crown */
function planned(c, { deeds }) {
  if (c.asks("crown.favours")) return html`<p class="planned">${c.decision?.help}</p>`;
  const last = deeds.at(-1);
  return last ? html`<p class="planned"><b>${c.w("crown.followed")}</b> ${last.text}</p>` : nothing;
}

/** An office that a person holds has no chart. @param {Context} c @param {Crown} crown */
function planTitle(c, { steps, seat }) {
  if (!steps.length) return c.w("crown.plan");
  const { holder } = c.offices.get(c.acting) ?? { holder: seat };
  return holder === seat
    ? c.w("crown.plan.of", { what: chartOf(c) })
    : c.w("crown.plan.yours", { what: chartOf(c), who: c.name(holder) });
}

/** @param {Context} c @param {Crown} crown */
function plan(c, crown) {
  const { steps, climate } = crown;
  const note = steps.length ? c.w("crown.as", { climate: c.label(`climate.${climate}`) }) : nothing;
  const now = steps.findIndex(({ done }) => !done);
  return html`<section class="panel" id="crown-plan" aria-label=${c.w("crown.plan")}>${head(planTitle(c, crown), note)}
    ${planned(c, crown)}${steps.length ? html`<ol class="steps">${steps.map((one, at) => step(c, one, at, at === now))}</ol>` : blank(c.w("crown.plan.none"))}</section>`;
}

/** @param {Context} c @param {CrownDeed} deed @param {number} at */
const deed = (c, { text, rule }, at) =>
  html`<li class=${at ? "" : "last"}><span>${capital(text)}</span>${rules(c, rule)}</li>`;

/** Its last decisions, the newest first. @param {Context} c @param {Crown} crown */
const reasons = (c, { deeds }) =>
  html`<section class="panel reasons" aria-label=${c.w("crown.why")}>${head(c.w("crown.why"), c.w("crown.why.note"))}
    ${deeds.length ? html`<ol class="deeds-done">${[...deeds].reverse().map((one, at) => deed(c, one, at))}</ol>` : blank(c.w("crown.why.none"))}</section>`;

// ── favours ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What may be asked of it now. @param {Context} c */
const asked = (c) => optionsOf(c, ...OF_CROWN).filter(({ quiet }) => !quiet);

/** @param {Context} c @param {CrownFavour} favour @param {Set<string>} open the favours that can be had now */
function favour(c, { favour: name, text, price, each }, open) {
  const mine = c.mine ? (c.board.crown?.cubes[c.mine.seat] ?? 0) : price;
  const short = price > mine;
  const cost = signed(-price);
  const now = open.has(name);
  return html`<li class=${short ? "short" : ""} data-favour=${name}><span>${text}${each ? html` <small>${c.w("crown.each")}</small>` : nothing}${now ? html` <small class="now">${c.w("crown.open")}</small>` : short ? html` <small>${c.w("crown.short", { n: price - mine })}</small>` : nothing}</span>
    <b class=${price < 0 ? "gain" : ""} title=${c.w("crown.price", { n: cost })}>${cost}<span class="sr"> ${c.w("crown.in_cubes")}</span> <i class="promise-cube"></i></b></li>`;
}

/** @param {Context} c @param {string} title @param {CrownFavour[]} list @param {Set<string>} open */
const priced = (c, title, list, open) =>
  list.length
    ? html`<section class="section" aria-label=${title}>${subhead(title)}<ul class="prices">${list.map((one) => favour(c, one, open))}</ul></section>`
    : nothing;

/** What can be had of it now, apart from all that has a price. @param {Context} c */
function offers(c) {
  const now = asked(c);
  return now.length
    ? html`<section class="panel" id="crown-asked" aria-label=${c.w("crown.asked")}>${head(c.w("crown.asked"), nothing, rules(c, "jc2.solo.favour.window"))}${answers(c, now)}</section>`
    : nothing;
}

/** By their names: those that are asked about, and those beside any question. @param {Context} c @returns {Set<string>} */
const openNow = (c) =>
  new Set(
    [...asked(c), ...(c.view.acts ?? []).filter(({ closed }) => !closed)].flatMap(({ params }) => params?.favour ?? []),
  );

/** @param {Context} c @param {Crown} crown */
function favours(c, { favours: list, climate }) {
  const open = openNow(c);
  const own = list.filter(({ basic }) => !basic);
  /** @type {[string, CrownFavour[]][]} */
  const groups = [
    ["cost", own.filter(({ price }) => price >= 0)],
    ["bring", own.filter(({ price }) => price < 0)],
    ["basic", list.filter(({ basic }) => basic)],
  ];
  return html`<section class="panel" id="favours" aria-label=${c.w("crown.favours")}>${head(c.w("crown.favours"), c.w("crown.favours.note", { climate: c.label(`climate.${climate}`) }), rules(c, "jc2.solo.favour.kinds"))}
    ${groups.map(([name, some]) => priced(c, c.w(`crown.favours.${name}`), some, open))}${list.length ? nothing : blank(c.w("crown.favours.none"))}</section>`;
}

/** @param {Context} c @param {string} cls */
export function crown(c, cls) {
  const { crown: shown } = c.board;
  return shown
    ? html`<div class="jc2-books jc2-crown ${cls}" data-lead=${asked(c).length ? "favours" : ""}>${goesBy(c, shown)}<div class="does" role="group" tabindex="0" aria-label=${c.w("crown.does")}>${plan(c, shown)}${reasons(c, shown)}</div><div class="sells">${offers(c)}${favours(c, shown)}</div></div>`
    : nothing;
}
