// @ts-check
// Which stage stands large: the one a person looks at, else the one of the question, else the phase's own; and the way to the others.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../kit/icons.js";
import { looked, question, ways } from "../kit/looks.js";
import { goodIcon, roman } from "./context.js";

/** @import { Context } from "./context.js" */

/** Questions that have another stage than the works. @type {Record<string, string[]>} */
const QUESTIONS = {
  action: ["turn.marker", "turn.space", "turn.cost"],
  port: [
    "exchange.goods",
    "exchange.loans",
    "exchange.buy",
    "exchange.sell",
    "exchange.limit",
    "exchange.contract",
    "voyage.fleet",
    "voyage.deliver",
    "voyage.cargo",
    "worker.posts",
    "store.keep",
    "close.dismiss",
    "opium.send",
    "special.pier",
  ],
  markers: ["special.take", "special.return", "inventor.keep", "marketing.patent", "charisma.use", "broker.deal"],
  sale: ["production.offer", "production.beside", "rise.ties", "extra.shifts"],
  tracks: ["company.track", "company.end"],
  display: ["founding.factory", "founding.shares"],
};
/** @type {Record<string, string>} */
const PHASES = { founding: "display", production: "sale", company: "tracks" };
/** @type {Record<string, string>} */
export const LOOK_ICONS = {
  action: "produce",
  works: "factory",
  port: "ship",
  markers: "laurels",
  sale: "coin",
  tracks: "influence",
  display: "ledger",
};

const OF_QUESTION = new Map(Object.entries(QUESTIONS).flatMap(([stage, all]) => all.map((one) => [one, stage])));

/** Identifies the moment that a look belongs to: when something else is asked, the table shows that again. @param {Context} c */
const moment = (c) => `${c.decade.year}.${c.decade.good}.${c.decade.phase}.${question(c)}`;

/** The stages that there are now. @param {Context} c @returns {string[]} */
const stages = (c) => [
  ...(c.board.acting || c.asks("turn.cost") ? ["action"] : []),
  "works",
  "port",
  "markers",
  "sale",
  ...(c.board.tracks.length ? ["tracks"] : []),
  "display",
];

/** What the question and the phase ask for. @param {Context} c */
function stageAsked(c) {
  const wanted = c.decision ? (OF_QUESTION.get(question(c)) ?? "works") : (PHASES[c.decade.phase] ?? "works");
  return stages(c).includes(wanted) ? wanted : "works";
}

/** @param {Context} c @returns {string} */
export function stageOf(c) {
  const wanted = looked(c, "look", moment(c));
  return wanted !== undefined && stages(c).includes(wanted) ? wanted : stageAsked(c);
}

/** Decade, level, the event that works. @param {Context} c */
function now(c) {
  const { year, level, good, running, economy } = c.decade;
  const unsure = c.printed.reconstructed.includes("economy") ? c.w("reconstructed") : nothing;
  return html`<span class="now"><b>${year}</b> ${c.w("level", { level: roman(level) })} <span class="active-good" title=${c.title(good)}>${goodIcon(good)}<span class="good-name">${c.title(good)}</span></span>
    ${economy ? html`<span class="eco" title=${unsure}>${icon("importer")}${c.w("economy", { steps: economy.steps, workers: economy.workers })}</span>` : nothing}
    ${running ? html`<span class="running" data-target=${running.id} title=${c.w("event.running")}>${c.title(running.event)}</span>` : nothing}</span>`;
}

/** @param {Context} c @param {string} cls */
export function looks(c, cls) {
  const row = ways(c, {
    names: stages(c),
    icons: LOOK_ICONS,
    shown: stageOf(c),
    asked: stageAsked(c),
    during: moment(c),
  });
  return html`<div class="ark-looks ${cls}">${row}${now(c)}</div>`;
}
