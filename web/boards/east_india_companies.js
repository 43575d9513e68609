// The board of East India Companies: the phase decides what is large, the rest stays in sight.
import { html } from "../vendor/lit-html/lit-html.js";
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

const STAGES = {
  agents: (c) => html`${ring(c, MAIN)}${chart(c, MORE)}${exchange(c, { cls: MORE })}
    ${market(c, "indies", { size: "small", cls: MORE })}${market(c, "europe", { size: "small", cls: MORE })}${port(c, { cls: MAIN })}`,

  building: (c) => html`${port(c, { cls: MAIN, building: true })}${chart(c, MORE)}${exchange(c, { cls: MORE })}
    ${market(c, "europe", { cls: MORE })}${market(c, "indies", { cls: MORE })}`,

  exchange: (c) => html`${shareCards(c, MAIN)}${exchange(c, { cls: MAIN, cards: true })}
    ${market(c, "europe", { cls: MORE })}${chart(c, MORE)}${market(c, "indies", { cls: MORE })}${port(c, { cls: MAIN })}`,

  navigation: (c) => html`${market(c, "europe", { cls: MORE })}${c.asks("navigation.card") ? cardChoice(c, MAIN) : chart(c, MAIN)}
    ${loadingTrack(c, MAIN)}${market(c, "indies", { cls: MORE })}${exchange(c, { cls: MORE })}${port(c, { cls: MAIN })}`,

  loading: (c) => html`${market(c, "europe", { cls: MORE })}${chart(c, MORE)}${loadingTrack(c, MAIN)}${market(c, "indies", { cls: MAIN })}
    ${exchange(c, { cls: MORE })}${port(c, { cls: MAIN })}`,

  selling: (c) => html`${market(c, "europe", { size: "large", cls: MAIN })}${unloading(c, MAIN)}${sales(c, MAIN, soldFor(c))}
    ${exchange(c, { cls: MORE })}${chart(c, MORE)}${market(c, "indies", { size: "small", cls: MORE })}${port(c, { cls: MAIN })}`,

  close: (c) => html`${shareCards(c, MAIN)}${exchange(c, { cls: MAIN, cards: true })}${sales(c, MAIN)}
    ${market(c, "europe", { cls: MORE })}${chart(c, MORE)}${market(c, "indies", { cls: MORE })}${port(c, { cls: MAIN })}`,
};

/** While a ship is bought the shipyard is large; after the last period the table lies as when the dividends were paid. */
function stageOf(c) {
  if (c.asks("agents.ship") || c.asks("agents.discard")) return "building";
  return c.phase in STAGES ? c.phase : "close";
}

export function board(view, ui, words) {
  const c = new Context(view, ui, words);
  const name = stageOf(c);
  return html`<div class="eic"><div class="parts on-${name}">${STAGES[name](c)}</div></div>`;
}

const FIRST = { agents: ["agent", "agents"], exchange: ["share", "shares"], navigation: ["compass", "chart"], loading: ["anchor", "loading"], selling: ["coin", "selling"] };
const SECOND = { agents: "markets", exchange: "markets", navigation: "markets", loading: "rest", selling: "rest" };

/** The two views of the phone. */
export function views(view, words) {
  const phase = view.board.period.phase;
  const [icon, text] = FIRST[phase] ?? ["share", "shares"];
  return [{ id: MAIN, icon, text: words.w(`eic.view.${text}`) }, { id: MORE, icon: "compass", text: words.w(`eic.view.${SECOND[phase] ?? "rest"}`) }];
}
