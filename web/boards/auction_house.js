// @ts-check
// The board of the Auction House: the crates on the block, the market, the houses with what they own, and the commissions in one's
// own hand. It is the smallest board there is, and the example for others: README.md walks through it.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { allotted } from "./kit/answers.js";
import { added } from "./kit/changes.js";
import { card } from "./kit/cards.js";
import { Context } from "./kit/context.js";
import { figure } from "./kit/figures.js";
import { icon } from "./kit/icons.js";
import { times } from "./kit/lists.js";
import { comeFrom, elementOf, isShown } from "./kit/motion.js";
import { blank, head } from "./kit/panels.js";
import { laidOut, MAIN } from "./kit/stages.js";
import { cube, hold, who } from "./kit/tokens.js";
import { scale } from "./kit/tracks.js";

/** @import { BoardView, Look, Words } from "./kit/types" */
/** @import { Board, House, Price, Thing } from "./auction_house/view" */
/** @typedef {Context<Board>} Toy */

/** Porcelain has no icon of its own name: the word for the good is the word for a country, too. @type {Record<string, string>} */
const ICONS = { china: "porcelain" };

/** @param {string} good */
const goodIcon = (good) => icon(ICONS[good] ?? good, { cls: "good-icon" });

/** @param {string} good @param {string} [state] */
const crate = (good, state) => cube(good, goodIcon(good), state);

/** What the game itself calls a good, and a part of its board. @param {Toy} c @param {string} good */
const goodName = (c, good) => c.label(`goods.${good}`);
/** @param {Toy} c @param {string} section @returns {string} */
const title = (c, section) => c.words.label(`board.${section}`);

// ── the block ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** The first lot is the one that is bid for. @param {Toy} c @param {Thing} lot @param {number} at */
const lot = (c, { id, good }, at) =>
  html`<li><div class="lot ${at ? "" : "now"}" data-target=${id} data-piece=${id}>${crate(good)}<b>${goodName(c, good)}</b>
    <small>${c.w(at ? "lot.later" : "lot.now")}</small></div></li>`;

/** @param {Toy} c @param {string} cls */
function block(c, cls) {
  const { lots, sale } = c.board;
  const left = c.w("block.left", { bag: sale.bag, sold: sale.sold });
  return html`<section class="panel block ${cls}" aria-label=${title(c, "lots")}>${head(title(c, "lots"), left, who(c, sale.first))}
    ${lots.length ? html`<ol class="lots">${lots.map((one, at) => lot(c, one, at))}</ol>` : blank(c.w("block.empty"))}</section>`;
}

// ── the market ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** What selling would bring, as the question says it, and where the price would fall to. @param {Toy} c @param {Price} row */
function price(c, { id, good, price: at, lowest, highest }) {
  const option = c.options.get(id);
  const { gain, after } = c.chosen?.target === id ? c.chosen.params : { gain: null, after: null };
  const name = goodName(c, good);
  const text = c.w("market.at", { good: name, price: c.money(at) });
  return html`<div class="row ${option?.closed ? "shut" : ""}" data-target=${id} title=${option?.closed?.text ?? nothing}>${crate(good)}<b>${name}</b>
    ${scale({ from: lowest, to: highest, at, next: after, text })}<span class="gain">${gain === null ? nothing : `+${c.money(gain)}`}</span></div>`;
}

/** @param {Toy} c @param {string} cls */
const market = (c, cls) =>
  html`<section class="panel market ${cls}" aria-label=${title(c, "market")}>${head(title(c, "market"), c.w("market.note"))}
    <div class="rows">${c.board.market.map((row) => price(c, row))}</div></section>`;

// ── the houses ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** How many guards stand by a good: those that are posted, or those that the viewer is about to post. @param {Toy} c @param {House} house @param {string} good */
function guards(c, house, good) {
  const { id } = house.crates[good];
  const at = c.asks("storm.guard") ? c.offered.findIndex((one) => one.target === id) : -1;
  return at < 0 ? house.guards[good] : (allotted(c)[at] ?? 0);
}

/** @param {Toy} c @param {House} house @param {string} good */
function store(c, house, good) {
  const { id, n } = house.crates[good];
  const posted = guards(c, house, good);
  const text = c.w("store", { n, good: goodName(c, good), guards: posted });
  const places = hold({ goods: times(n, () => good), room: 0, text, draw: crate, name: `${house.seat} ${good}` });
  return html`<td><span class="store" data-target=${id} title=${text}>${n ? places : html`<span class="muted" aria-hidden="true">–</span>`}${
    posted ? figure("lock", posted, c.w("guards", { n: posted })) : nothing
  }</span></td>`;
}

/** @param {Toy} c @param {House} house @param {string[]} goods */
const houseRow = (c, house, goods) =>
  html`<tr class=${house.seat === c.viewer ? "you" : ""}><th scope="row">${who(c, house.seat)}</th><td class="amt">${c.money(house.cash)}</td>
    ${goods.map((good) => store(c, house, good))}<td class="amt">${house.commissions}</td><td class="amt ${house.loans ? "loss" : ""}">${house.loans}</td></tr>`;

/** @param {Toy} c @param {string} cls */
function houses(c, cls) {
  const goods = c.board.market.map(({ good }) => good);
  const column = (/** @type {string} */ key) => html`<th scope="col" class="amt">${title(c, key)}</th>`;
  return html`<section class="panel houses ${cls}" tabindex="0" aria-label=${title(c, "houses")}>${head(title(c, "houses"))}
    <table class="xl"><thead><tr><th scope="col">${title(c, "seat")}</th>${column("cash")}${goods.map((good) => html`<th scope="col">${goodName(c, good)}</th>`)}${column("commissions")}${column("loans")}</tr></thead>
      <tbody>${c.board.houses.map((house) => houseRow(c, house, goods))}</tbody></table></section>`;
}

// ── the hand ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** A commission: secret to the others, paid at the end. @param {Toy} c @param {Thing} one */
const commission = (c, { id, good }) =>
  card({
    sort: html`${icon("contract")}${c.w("commission")}`,
    name: goodName(c, good),
    text: crate(good),
    figures: c.w("commission.pays"),
    target: id,
  });

/** @param {Toy} c @param {string} cls */
const hand = (c, cls) =>
  html`<section class="panel hand ${cls}" aria-label=${title(c, "hand")}>${head(title(c, "hand"))}
    ${c.board.hand.length ? html`<div class="cards">${c.board.hand.map((one) => commission(c, one))}</div>` : blank(c.w("hand.empty"))}</section>`;

// ── all together ───────────────────────────────────────────────────────────────────────────────────────────────────

/** @type {Record<string, (c: Toy, cls: string) => unknown>} */
const PANELS = { block, hand, market, houses };
/** All of it is in sight in every phase, on the phone below each other. */
const WHOLE = { block: MAIN, hand: MAIN, market: MAIN, houses: MAIN };

/** @param {BoardView<Board>} view @param {Look} ui @param {Words} words */
export const board = (view, ui, words) => laidOut("toy", "all", WHOLE, PANELS, new Context(view, ui, words, "toy"));

/** The crates of a house, one by one. @param {House} house */
const owned = ({ crates }) => Object.entries(crates).flatMap(([good, { n }]) => times(n, () => good));

/** A crate that a house has won comes from the block. @param {Element} stage @param {BoardView<Board>} before @param {BoardView<Board>} after @param {number} speed */
export function moved(stage, before, after, speed) {
  const from = elementOf(stage, before.board.lots[0]?.id ?? "") ?? stage.querySelector(".block");
  if (!from || !isShown(from)) return;
  after.board.houses.forEach((house, at) => {
    for (const good of added(owned(before.board.houses[at]), owned(house))) {
      const won = stage.querySelector(`[data-hold="${house.seat} ${good}"] .cube:last-child`);
      if (won) comeFrom(won, from.getBoundingClientRect(), speed);
    }
  });
}
