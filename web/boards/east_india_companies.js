// @ts-check
// The board of East India Companies: the phase decides what is large, the rest stays in sight.
import { laidOut, MAIN, MORE } from "./kit/stages.js";
import { ring } from "./east_india_companies/agents.js";
import { cardChoice } from "./east_india_companies/cards.js";
import { chart } from "./east_india_companies/chart.js";
import { Context } from "./east_india_companies/context.js";
import { exchange, sales, shareCards } from "./east_india_companies/exchange.js";
import { market } from "./east_india_companies/market.js";
import { port } from "./east_india_companies/port.js";
import { soldFor, unloading } from "./east_india_companies/selling.js";
import { loadingTrack } from "./east_india_companies/track.js";

/** @import { BoardView, Look, Words } from "./kit/types" */
/** @import { Board } from "./east_india_companies/view" */

export { moved } from "./east_india_companies/motion.js";

/**
 * What each stage shows, and where on the phone.
 * @type {Record<string, Record<string, string>>}
 */
const STAGES = {
  agents: { ring: MAIN, chart: MORE, indies: MORE, europe: MORE, exchange: MORE, port: MAIN },
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
  },
  close: { shares: MAIN, chart: MORE, indies: MORE, europe: MORE, exchange: MAIN, sales: MAIN, port: MAIN },
};

/** Markets that are not a ladder beside the chart: what else they are on a stage. @type {Record<string, Record<string, string>>} */
const SIZES = { agents: { indies: "small", europe: "small" }, selling: { indies: "small", europe: "large" } };

/** While a ship is bought the shipyard is large; after the last period the table lies as when the dividends were paid. @param {Context} c */
function stageOf(c) {
  if (c.asks("agents.ship", "agents.discard")) return "building";
  if (c.asks("navigation.card")) return "choosing";
  return c.phase in STAGES ? c.phase : "close";
}

/**
 * All panels, in the order in which they stand on every stage: of a context, the place on the phone, and the stage.
 * @type {Record<string, (c: Context, cls: string, stage: string) => unknown>}
 */
const PANELS = {
  ring,
  shares: shareCards,
  cards: cardChoice,
  chart,
  track: loadingTrack,
  indies: (c, cls, stage) => market(c, "indies", SIZES[stage]?.indies ?? "", cls),
  europe: (c, cls, stage) => market(c, "europe", SIZES[stage]?.europe ?? "", cls),
  unloading,
  exchange: (c, cls, stage) => exchange(c, cls, "shares" in STAGES[stage]),
  sales: (c, cls) => sales(c, cls, soldFor(c)),
  port: (c, cls, stage) => port(c, cls, stage === "building"),
};

/** @param {BoardView<Board>} view @param {Look} ui @param {Words} words */
export function board(view, ui, words) {
  const c = new Context(view, ui, words);
  const stage = stageOf(c);
  return laidOut("eic", stage, STAGES[stage], PANELS, c);
}

/** What is in the first view of the phone, and in the second, by phase. @type {Record<string, string[]>} */
const FIRST = {
  agents: ["agent", "agents"],
  exchange: ["share", "shares"],
  navigation: ["compass", "chart"],
  loading: ["anchor", "loading"],
  selling: ["coin", "selling"],
};
/** @type {Record<string, string>} */
const SECOND = { agents: "markets", exchange: "markets", navigation: "markets", loading: "rest", selling: "rest" };

/** The two views of the phone. @param {BoardView<Board>} view @param {Words} words */
export function views(view, words) {
  const { phase } = view.board.period;
  const [icon, text] = FIRST[phase] ?? ["share", "shares"];
  return [
    { id: MAIN, icon, text: words.w(`eic.view.${text}`) },
    { id: MORE, icon: "compass", text: words.w(`eic.view.${SECOND[phase] ?? "rest"}`) },
  ];
}
