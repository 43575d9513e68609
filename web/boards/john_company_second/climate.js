// @ts-check
// What the Crown goes by: its climate, the AI card that set it, the back of the next one, and everybody's promise cubes.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { named } from "../kit/figures.js";
import { icon } from "../kit/icons.js";
import { times } from "../kit/lists.js";
import { aside, head, rules, subhead } from "../kit/panels.js";
import { NOBODY } from "./context.js";

/** @import { Context } from "./context.js" */
/** @import { AiCard, Crown, Family } from "./view" */

/** A row of a chart without an end reaches to this number. */
const NO_END = 99;

// ── the climate ────────────────────────────────────────────────────────────────────────────────────────────────────

/** @param {Context} c @param {Crown} crown */
const climates = (c, { climate, climates: all }) =>
  html`<ol class="climates">${all.map(
    (one) =>
      html`<li class=${one === climate ? "at" : ""} aria-current=${one === climate ? "true" : nothing}>${icon(one)}<b>${c.title(`climate.${one}`)}</b><small>${c.w(`crown.climate.${one}`)}</small></li>`,
  )}</ol>`;

/** @param {Context} c @param {Crown} crown */
const climate = (c, crown) =>
  html`<section class="section" id="climate" aria-label=${c.w("crown.climate")}>${subhead(c.w("crown.climate"), rules(c, "jc2.solo.ai.climates"))}
    ${climates(c, crown)}<p class="small muted">${c.w("crown.climate.note")}</p></section>`;

// ── the cards ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** What has to be so for a row of the chart. @param {Context} c @param {AiCard["chart"][number]} row @param {string} metric */
function condition(c, { least, most, deregulated }, metric) {
  if (metric === "none") return c.w("crown.row.always");
  if (deregulated) return c.w("crown.row.deregulated");
  if (most < NO_END) return c.w("crown.row.most", { n: most });
  return least > -NO_END ? c.w("crown.row.least", { n: least }) : c.w("crown.row.else");
}

/** @param {Context} c @param {AiCard} card @param {string} now the climate */
const chart = (c, { metric, chart: rows }, now) =>
  html`<div class="metric"><b>${c.w(`crown.metric.${metric}`)}</b><ul>${rows.map(
    (row) =>
      html`<li class=${row.climate === now ? "at" : ""}>${c.w("crown.row", { when: condition(c, row, metric), climate: c.label(`climate.${row.climate}`) })}</li>`,
  )}</ul></div>`;

/** What its arrows, its finger and its shaded place say. @param {Context} c @param {Crown} crown @param {AiCard} card */
const says = (c, { order, way }, { regions, shaded }) =>
  html`<ul class="says">
    <li>${c.w("crown.presidencies")} <b>${order.map((one) => c.label(one)).join(", ")}</b></li>
    <li>${c.w("crown.way")} <b>${c.label(`way.${way}`)}</b></li>
    <li>${c.w("crown.regions")} ${regions.map((one) => c.label(one)).join(", ")}</li>
    <li>${c.w("crown.shaded", { place: c.w(`crown.place.${shaded}`), n: shaded + 1 })}</li></ul>`;

/** @param {Context} c @param {Crown} crown */
function card(c, crown) {
  const { card: face } = crown;
  const title = face ? c.w("crown.card", { n: face.card }) : c.w("crown.card.none");
  return html`<section class="section" id="ai-card" aria-label=${title}>${subhead(title, rules(c, "jc2.solo.ai.climate_chart"))}
    ${face ? html`${chart(c, face, crown.climate)}${says(c, crown, face)}` : html`<p class="small muted">${c.w("crown.card.later")}</p>`}</section>`;
}

/** The back of the next card, with what the card in force says of it: arrows for the Presidencies, a finger for a way. @param {Context} c @param {Crown} crown */
function back(c, { back: next, card: face, deck }) {
  if (!next || !face) return nothing;
  return html`<section class="section back" aria-label=${c.w("crown.next")}>${subhead(c.w("crown.next"), c.w("crown.deck", { n: deck }))}
    <ol>${next.slots.map((slot, at) => html`<li><b>${c.label(slot)}</b> <small>${c.w(`crown.arrow.${face.rank[at]}`)}</small></li>`)}</ol>
    <p>${next.ways.map((way, at) => html`<span class=${at === face.finger ? "at" : ""}>${c.label(`way.${way}`)}${at === face.finger ? html` <small>${c.w("crown.finger")}</small>` : nothing}</span>`)}</p></section>`;
}

// ── cubes ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** @param {Context} c @param {number} seat @param {number} n */
const held = (c, seat, n) =>
  html`<li>${named(c.w("crown.cubes.of", { who: c.name(seat), n }), html`${c.arms(seat)}<b>${n}</b><span class="row-of">${times(n, () => html`<i class="promise-cube"></i>`)}</span>`, "held-cubes")}</li>`;

/** Who is taken first, where two want what excludes each other. @param {Context} c @param {Crown} crown */
const button = (c, { button: holder }) =>
  holder === NOBODY
    ? nothing
    : html`<p id="player-button">${icon("button", { cls: "i28" })}<span><b>${c.w("crown.button", { who: c.name(holder) })}</b> <small>${c.w("crown.button.note")}</small></span></p>`;

/** @param {Context} c @param {Crown} crown */
const cubes = (c, crown) =>
  html`<section class="section" id="promise-cubes" aria-label=${c.w("crown.cubes")}>${subhead(c.w("crown.cubes"), rules(c, "jc2.solo.favour.kinds"))}
    <ul class="held-by">${crown.cubes.map((n, seat) => held(c, seat, n))}</ul>${button(c, crown)}
    <p id="level"><b>${c.w("crown.level", { level: c.w(`crown.level.${crown.level}`) })}</b> <small>${c.w(`crown.level.${crown.level}.note`)}</small></p></section>`;

/** @param {Context} c @param {Crown} crown */
function means(c, { seat }) {
  const { cash, vp, shares, power } = /** @type {Family} */ (c.families.get(seat));
  return aside(c.w("crown.means", { money: c.money(cash), vp, shares, power }));
}

/** @param {Context} c @param {Crown} crown */
export const goesBy = (c, crown) =>
  html`<section class="panel goes-by" aria-label=${c.name(crown.seat)}>${head(c.name(crown.seat), means(c, crown))}
    <div class="parts">${climate(c, crown)}${card(c, crown)}${back(c, crown)}${cubes(c, crown)}</div></section>`;
