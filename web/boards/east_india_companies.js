// The board of East India Companies: the phase decides what is large, the rest stays in sight.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { ring } from "./east_india_companies/agents.js";
import { chart } from "./east_india_companies/chart.js";
import { Context } from "./east_india_companies/context.js";
import { cardChoice, exchange, sales, shareCards } from "./east_india_companies/exchange.js";
import { market } from "./east_india_companies/market.js";
import { port } from "./east_india_companies/port.js";
import { soldFor, unloading } from "./east_india_companies/selling.js";
import { loadingTrack } from "./east_india_companies/track.js";

export { moved } from "./east_india_companies/motion.js";

/** On the phone a part stands in the first view ("main") or in the second ("more"). */
const MAIN = "main";
const MORE = "more";

/**
 * What each stage shows, and where on the phone. The parts stand in one order in all stages, so that those of two stages are the
 * same elements and only move to another place; where each lies on a wider screen is the style sheet's matter.
 */
const STAGES = {
  agents: {
    ring: MAIN,
    chart: MORE,
    indies: MORE,
    europe: MORE,
    exchange: MORE,
    port: MAIN,
    small: ["indies", "europe"],
  },
  building: { chart: MORE, indies: MORE, europe: MORE, exchange: MORE, port: MAIN },
  exchange: { shares: MAIN, chart: MORE, indies: MORE, europe: MORE, exchange: MAIN, port: MAIN },
  choosing: { cards: MAIN, track: MAIN, indies: MORE, europe: MORE, exchange: MORE, port: MAIN },
  navigation: { chart: MAIN, track: MAIN, indies: MORE, europe: MORE, exchange: MORE, port: MAIN },
  loading: { chart: MORE, track: MAIN, indies: MAIN, europe: MORE, exchange: MORE, port: MAIN },
  selling: {
    chart: MORE,
    indies: MORE,
    europe: MAIN,
    unloading: MAIN,
    exchange: MORE,
    sales: MAIN,
    port: MAIN,
    small: ["indies"],
    large: ["europe"],
  },
  close: { shares: MAIN, chart: MORE, indies: MORE, europe: MORE, exchange: MAIN, sales: MAIN, port: MAIN },
};

const sizeOf = (stage, side) => (stage.small?.includes(side) ? "small" : stage.large?.includes(side) ? "large" : "");

const PARTS = {
  ring: (c, cls) => ring(c, cls),
  shares: (c, cls) => shareCards(c, cls),
  cards: (c, cls) => cardChoice(c, cls),
  chart: (c, cls) => chart(c, cls),
  track: (c, cls) => loadingTrack(c, cls),
  indies: (c, cls, stage) => market(c, "indies", { size: sizeOf(stage, "indies"), cls }),
  europe: (c, cls, stage) => market(c, "europe", { size: sizeOf(stage, "europe"), cls }),
  unloading: (c, cls) => unloading(c, cls),
  exchange: (c, cls, stage) => exchange(c, { cls, cards: "shares" in stage }),
  sales: (c, cls) => sales(c, cls, soldFor(c)),
  port: (c, cls, stage) => port(c, { cls, building: stage === STAGES.building }),
};

/** While a ship is bought the shipyard is large; after the last period the table lies as when the dividends were paid. */
function stageOf(c) {
  if (c.asks("agents.ship") || c.asks("agents.discard")) return "building";
  if (c.asks("navigation.card")) return "choosing";
  return c.phase in STAGES ? c.phase : "close";
}

export function board(view, ui, words) {
  const c = new Context(view, ui, words);
  const name = stageOf(c);
  const stage = STAGES[name];
  return html`<div class="eic"><div class="parts on-${name}">${Object.entries(PARTS).map(([part, draw]) => (part in stage ? draw(c, stage[part], stage) : nothing))}</div></div>`;
}

const FIRST = {
  agents: ["agent", "agents"],
  exchange: ["share", "shares"],
  navigation: ["compass", "chart"],
  loading: ["anchor", "loading"],
  selling: ["coin", "selling"],
};
const SECOND = { agents: "markets", exchange: "markets", navigation: "markets", loading: "rest", selling: "rest" };

/** The two views of the phone. */
export function views(view, words) {
  const phase = view.board.period.phase;
  const [icon, text] = FIRST[phase] ?? ["share", "shares"];
  return [
    { id: MAIN, icon, text: words.w(`eic.view.${text}`) },
    { id: MORE, icon: "compass", text: words.w(`eic.view.${SECOND[phase] ?? "rest"}`) },
  ];
}
