// @ts-check
// What the Crown goes by: its chart by climates, the AI card that set the climate, everybody's promise cubes, and the turn so far.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { named } from "../kit/figures.js";
import { icon } from "../kit/icons.js";
import { times } from "../kit/lists.js";
import { aside, head, rules, subhead } from "../kit/panels.js";
import { NOBODY } from "./context.js";

/** @import { Context } from "./context.js" */
/** @import { AiCard, BoxLine, Crown, CrownColumns, CrownMoment, Family } from "./view" */

/** A row of a chart without an end reaches to this number. */
const NO_END = 99;

// ── the chart ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** The row of the chart that is in question while the Crown would follow a row of these names. */
const DECIDES = {
  trade: ["row.trade", "row.trade_poor", "row.route", "row.position_trade", "row.position_done"],
  administer: ["row.administer", "row.administer_stops", "row.position_governor"],
  result: ["row.result"],
  alliance: ["row.cheapest", "row.dearest"],
  targets: ["row.deploy", "row.deploy_none", "row.position_commander"],
  again: ["row.deploy_once"],
  debt: ["row.debt"],
  allocate: ["row.allocates", "row.allocates_rest"],
  envoy: ["row.envoy", "row.envoy_poor", "row.envoy_no_target"],
  transfers: ["row.transfer", "row.transfer_none"],
  buys: ["row.buys", "row.leases", "row.ships_done"],
  place: ["row.berth"],
  march: ["row.army_transfer"],
  assign: ["row.assign"],
  govern: ["row.govern", "row.govern_poor"],
};
const ROW_OF = new Map(Object.entries(DECIDES).flatMap(([row, all]) => all.map((one) => [one, row])));

/** The row that would decide what is asked about now. @param {Context} c @returns {string} */
const inQuestion = (c) => (c.asks("crown.favours") ? (ROW_OF.get(c.decision?.params.plan[0]) ?? "") : "");

/** @param {Context} c @param {boolean} money @param {BoxLine} line */
function line(c, money, { n, words }) {
  const figure = n === undefined ? [] : [money ? c.money(n) : String(n)];
  return [...figure, ...words.map((one) => c.label(one))].join(" ");
}

/**
 * A box of the chart, as wide as the climates that have it alike.
 * @param {Context} c @param {boolean} money @param {{box: BoxLine[], from: number, to: number}} part @param {number} now
 */
const box = (c, money, { box: lines, from, to }, now) =>
  html`<td colspan=${to - from + 1} class=${from <= now && now <= to ? "at" : ""}>${lines.map((one) => html`<span>${line(c, money, one)}</span>`)}</td>`;

/** Neighbours that are alike as one box, as they are printed. @param {BoxLine[][]} boxes */
function joined(boxes) {
  /** @type {{box: BoxLine[], from: number, to: number}[]} */
  const found = [];
  for (const [at, one] of boxes.entries()) {
    const last = found.at(-1);
    if (last && one.length > 1 && JSON.stringify(last.box) === JSON.stringify(one)) last.to = at;
    else found.push({ box: one, from: at, to: at });
  }
  return found;
}

/** @param {Context} c @param {string} name @param {number} now */
function chartRow(c, name, now) {
  const { money, boxes } = /** @type {CrownColumns} */ (c.printed.crown).rows[name];
  const asked = inQuestion(c) === name;
  return html`<tr class=${asked ? "asked" : ""}><th scope="row">${c.label(`chart.${name}`)}${asked ? html`<span class="sr"> ${c.w("crown.in_question")}</span>` : nothing}</th>${joined(boxes).map((one) => box(c, money, one, now))}</tr>`;
}

/** The laws that lie open on which a climate decides. @param {Context} c @param {number} now */
function lawRows(c, now) {
  const { laws } = /** @type {CrownColumns} */ (c.printed.crown);
  const open = [c.board.parliament.law, ...c.board.parliament.revealed].filter((one) => one && laws[one]);
  return [...new Set(open)].map(
    (law) =>
      html`<tr><th scope="row">${c.title(law)}</th>${laws[law].map((agrees, at) => html`<td class=${at === now ? "at" : ""}>${c.w(agrees ? "crown.for" : "crown.against")}</td>`)}</tr>`,
  );
}

/** What each climate is about, where a phase has no chart. @param {Context} c @param {Crown} crown */
const characters = (c, { climates, climate }) =>
  html`<tr><td></td>${climates.map((one) => html`<td class=${one === climate ? "at" : ""}>${c.w(`crown.climate.${one}`)}</td>`)}</tr>`;

/** @param {Context} c @param {Crown} crown */
function climate(c, crown) {
  const { climates, climate: current, rows } = crown;
  const now = climates.indexOf(current);
  const asked = inQuestion(c);
  const ordered = [...rows].sort((one, other) => Number(other === asked) - Number(one === asked));
  const body = [...ordered.map((name) => chartRow(c, name, now)), ...lawRows(c, now)];
  return html`<section class="section" id="climate" aria-label=${c.w("crown.climate")}>${subhead(c.w("crown.climate"), html`${c.w("crown.climate.note")} ${rules(c, "jc2.solo.ai.climates")}`)}
    <table class="by-climate"><thead><tr><th><span class="sr">${c.w("crown.chart")}</span></th>${climates.map(
      (one) =>
        html`<th scope="col" class=${one === current ? "at" : ""} aria-current=${one === current ? "true" : nothing}>${icon(one)}<b>${c.title(`climate.${one}`)}</b></th>`,
    )}</tr></thead><tbody>${body.length ? body : characters(c, crown)}</tbody></table></section>`;
}

// ── the turn ───────────────────────────────────────────────────────────────────────────────────────────────────────

const MARKS = { done: "check", now: "arrow" };

/** A phase, or an office in its own; a President by the Presidency. @param {Context} c @param {CrownMoment} moment */
function momentName(c, { phase, office }) {
  const home = Object.entries(c.printed.presidencies).find(([, { president }]) => president === office)?.[0];
  return office ? c.title(home ?? office) : c.label(`phase.${phase}`);
}

/** @param {Context} c @param {CrownMoment} moment */
function turnPart(c, moment) {
  const { state } = moment;
  const mark = state ? MARKS[state] : "";
  const told = state === "done" ? html`<span class="sr"> ${c.w("done")}</span>` : nothing;
  return html`<li class=${state} aria-current=${state === "now" ? "step" : nothing}>${mark ? icon(mark) : nothing}${momentName(c, moment)}${told}</li>`;
}

/** @param {Context} c @param {Crown} crown */
const ofTurn = (c, { turn }) =>
  html`<ol class="turn-of-crown" aria-label=${c.w("crown.turn", { n: c.turn.number })}>${turn.map((one) => turnPart(c, one))}</ol>`;

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
const says = (c, { order, way, back: next }, { regions, shaded }) =>
  html`<ul class="says">
    <li>${c.w("crown.presidencies")} <b>${order.map((one) => c.label(one)).join(", ")}</b></li>
    <li>${c.w("crown.way")} <b>${c.label(`way.${way}`)}</b></li>
    <li>${c.w("crown.regions")} ${regions.map((one) => c.label(one)).join(", ")}</li>
    <li>${c.w("crown.shaded", { place: c.w(`crown.place.${shaded}`), n: shaded + 1 })}</li>
    ${next ? html`<li class="back">${c.w("crown.next", { slots: next.slots.map((one) => c.label(one)).join(", "), ways: next.ways.map((one) => c.label(`way.${one}`)).join(", ") })}</li>` : nothing}</ul>`;

/** @param {Context} c @param {Crown} crown */
function card(c, crown) {
  const { card: face, deck } = crown;
  const title = face ? c.w("crown.card", { n: face.card }) : c.w("crown.card.none");
  return html`<section class="section" id="ai-card" aria-label=${title}>${subhead(title, html`${c.w("crown.deck", { n: deck })} ${rules(c, "jc2.solo.ai.climate_chart")}`)}
    ${face ? html`${chart(c, face, crown.climate)}${says(c, crown, face)}` : html`<p class="small muted">${c.w("crown.card.later")}</p>`}</section>`;
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
    <div class="parts">${climate(c, crown)}${card(c, crown)}${cubes(c, crown)}</div>${ofTurn(c, crown)}</section>`;
