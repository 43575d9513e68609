// @ts-check
// Private firms: each with its charter, the strategies there are, what families could put into a firm, and Debtor's Prison.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { repeat } from "../../vendor/lit-html/directives/repeat.js";
import { answers, optionsOf, pick, slot } from "../kit/answers.js";
import { card } from "../kit/cards.js";
import { icon } from "../kit/icons.js";
import { counted, grouped, roundFrom, sum } from "../kit/lists.js";
import { blank, head, rules } from "../kit/panels.js";
import { pieces, token, who } from "../kit/tokens.js";
import { plain } from "../kit/figures.js";
import { charter } from "./charter.js";
import { OF_FIRMS } from "./questions.js";

/** @import { Option } from "../../contract" */
/** @import { Context } from "./context.js" */
/** @import { Family, Firm, Stakes } from "./view" */

/** What a family does about its own firm and those of others. */
const DEEDS = "firms.invest";

/** @param {Context} c @returns {Firm[]} */
const firmsOf = (c) => c.board.firms ?? [];

/** @param {Context} c */
const charters = (c) =>
  html`<div class="charters">${firmsOf(c).map((one) => charter(c, one))}
    ${firmsOf(c).length ? nothing : html`<section class="panel none" aria-label=${c.w("firms")}>${head(c.w("firms"))}${blank(c.w("firms.none"))}</section>`}</div>`;

// ── what is asked and stands on no firm ────────────────────────────────────────────────────────────────────────────

/** Options that no charter and no strategy stands for. @param {Context} c */
const elsewhere = (c) =>
  optionsOf(c, ...OF_FIRMS).filter(({ on, quiet }) => on !== "firm" && on !== "strategy" && !quiet);

/** What cannot be done, each reason once. @param {Option[]} options */
const shut = (options) =>
  [
    ...grouped(
      options.filter((one) => one.closed),
      (one) => one.closed?.text ?? "",
    ),
  ].map(([why, list]) => html`<p class="small muted">${list.map((one) => one.text).join(", ")}: ${why}</p>`);

/** @param {Context} c */
function deeds(c) {
  const { decision } = c;
  if (decision?.kind === "arrange" || !elsewhere(c).length) return nothing;
  const body =
    decision?.kind === "allocate"
      ? html`<div class="deals">${decision.slots.map((one, at) => slot(c, one, at, (n) => c.w("asked.given", { n, of: one.cap })))}</div>`
      : html`${answers(
          c,
          elsewhere(c).filter((one) => !one.closed),
        )}${shut(elsewhere(c))}`;
  return html`<section class="panel deeds-of" aria-label=${c.w("firms.deeds")}>${head(c.w("firms.deeds"), nothing, rules(c, "jc2.firms.phase.free_order"))}${body}</section>`;
}

// ── strategies ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** Where ships of a zone land. @param {Context} c @param {string} zone */
const portOf = (c, zone) => Object.values(c.printed.presidencies).find(({ sea }) => sea === zone)?.port;

/** @param {Context} c @param {string} strategy */
function strategyText(c, strategy) {
  const port = portOf(c, strategy);
  if (!port) return c.w("strategy.hobnob.does");
  const closed = c.board.regions.some(({ orders }) => orders.some((one) => one.order === port && one.closed));
  return c.w(closed ? "strategy.trade.closed" : "strategy.trade.does", { port: c.label(port) });
}

/** The pounds to lay on a card, one button each. @param {Context} c @param {Option[]} bids */
const amounts = (c, bids) =>
  html`<span class="bids">${bids.map((one) => pick(c, one, one.closed ? html`${c.money(one.params.n)} <span>${one.closed.text}</span>` : html`${c.money(one.params.n)}<span class="sr"> ${one.text}</span>`, "bid"))}</span>`;

/** @param {Context} c @param {{id: string, strategy: string}} one */
function strategy(c, { id, strategy: name }) {
  const options = optionsOf(c, "firms.strategy").filter(({ target }) => target === id);
  const known = firmsOf(c).filter((firm) => firm.strategy === name);
  const trades = name !== "hobnob";
  const several = trades && options.length > 0;
  return card({
    sort: html`${icon(trades ? "compass" : "luxury")}${c.w("strategy")}`,
    name: c.title(`strategy.${name}`),
    text: strategyText(c, name),
    figures: known.length
      ? known.map(({ manager }) => token(c, manager, { title: c.w("firm.of", { who: c.name(manager) }) }))
      : html`<span class="muted">${c.w("strategy.nobody")}</span>`,
    end: several ? amounts(c, options) : nothing,
    cls: "strategy",
    target: several ? nothing : id,
    lights: several ? id : nothing,
  });
}

/** @param {Context} c */
const strategies = (c) =>
  html`<section class="panel strategies" aria-label=${c.w("strategies")}>${head(c.w("strategies"), c.w("strategies.note"), rules(c, "jc2.firms.strategy.options"))}
    <div class="four">${c.printed.firms.strategies.map((one) => strategy(c, one))}</div></section>`;

// ── every family ───────────────────────────────────────────────────────────────────────────────────────────────────

/** @param {Context} c @param {Stakes} stakes @param {Family} family */
const familyRow = (c, { usable, fresh, points }, { seat, workshops, invested }) =>
  html`<tr class=${seat === c.viewer ? "you" : ""}><th scope="row">${who(c, seat)}</th>
    <td class="amt">${usable[seat]}${fresh[seat] ? html` <small>${c.w("stakes.fresh", { n: fresh[seat] })}</small>` : nothing}</td>
    <td class="amt">${workshops}</td><td class="amt">${invested}</td>
    <td class="amt">${sum(firmsOf(c).map(({ shares }) => shares[seat]))}</td><td class="amt"><b>${plain(points[seat])}</b></td></tr>`;

const COLUMNS = ["usable", "workshops", "invested", "shares", "points"];

/** What each family could put into a firm, and what firms would be worth to it at the end. @param {Context} c */
function stakes(c) {
  const { stakes } = c.board;
  if (!stakes) return nothing;
  return html`<section class="panel stakes" aria-label=${c.w("stakes")}>${head(c.w("stakes"), stakes.weak ? c.w("stakes.weak") : c.w("stakes.note"), rules(c, "jc2.firms.invest.cost"))}
    <div class="scroll"><table class="xl"><thead><tr><th scope="col">${c.w("votes.family")}</th>${COLUMNS.map((one) => html`<th scope="col" class="amt" title=${c.w(`stakes.${one}.help`)}>${c.w(`stakes.${one}`)}</th>`)}</tr></thead>
    <tbody>${roundFrom(c.board.families, c.board.parliament.prime_minister).map((one) => familyRow(c, stakes, one))}</tbody></table></div></section>`;
}

/** @param {Context} c */
function prison(c) {
  const { prison: held } = c.board;
  if (!held) return nothing;
  const there = counted(held.pieces);
  return html`<section class="panel prison" data-target=${held.id} aria-label=${c.w("prison")}>${head(c.w("prison"), c.w("prison.note", { points: plain(held.points) }))}
    <p class="row foot">${icon("prison", { cls: "i28" })}${there.length ? pieces(c, there) : html`<span class="muted small">${c.w("prison.none")}</span>`}</p></section>`;
}

/** On the phone comes first what is chosen. @param {Context} c */
const lead = (c) => (c.asks("firms.strategy") ? "strategies" : elsewhere(c).length ? "deeds" : "");

/** While deeds are asked about they stand in place of the strategies, with more at the foot of each charter. @param {Context} c */
const asksForDeeds = (c) => elsewhere(c).length > 0 || c.asks(DEEDS);

/** @param {Context} c */
const underCharters = (c) =>
  html`<div class="second">${asksForDeeds(c) ? deeds(c) : strategies(c)}</div><div class="below">${stakes(c)}${prison(c)}</div>`;

/** Below charters that need more room stands another picture: nothing of the one before slides down there. @param {Context} c @param {string} cls */
export const firms = (c, cls) =>
  html`<div class="jc2-books jc2-firms ${cls}" data-lead=${lead(c)}>${charters(c)}${repeat(
    [`${firmsOf(c).length} ${asksForDeeds(c)}`],
    (one) => one,
    () => underCharters(c),
  )}</div>`;
