// @ts-check
// The Stock Exchange: the track of share values with their dividends, and one card a company while shares are traded.
import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { price, signed } from "../kit/figures.js";
import { heading, note, noteAtEnd } from "../kit/panels.js";
import { token } from "../kit/tokens.js";
import { bar, moving } from "../kit/tracks.js";

/** @import { Context } from "./context.js" */
/** @import { Share } from "./view" */

/** Where a share value would go: by the share being bought or sold, or at the end of the period as sales stand. @param {Context} c */
function ahead(c) {
  const params = c.chosen?.params;
  if (params?.company && params.value !== undefined)
    return new Map([[params.company, c.board.exchange.values.indexOf(params.value)]]);
  return new Map(c.board.exchange.forecast.map((one) => [one.company, one.space]));
}

/** @param {Context} c @param {Share} share @param {number} value */
const comes = (c, share, value) =>
  html`<span class="token ghost" title=${c.w("exchange.ghost", { who: c.title(share.company), n: value })}>${c.arms(share.company)}</span>`;

/** @param {Context} c */
function track(c) {
  const { values, dividends, shares } = c.board.exchange;
  const ghosts = ahead(c);
  const on = moving(
    shares,
    (share) => share.space,
    (share) => ghosts.get(share.company),
  );
  return html`<ol class="strk">${values.map((value, at) => {
    const { here, coming } = on(at);
    return html`<li><b>${value}</b><em>${dividends[at]}</em><span class="mk">${here.map(({ one, leaves }) =>
      token(c, one.company, { piece: one.id, cls: leaves ? "from" : "" }),
    )}
    ${coming.map((share) => comes(c, share, value))}</span></li>`;
  })}</ol>`;
}

/** @param {Context} c */
const initiative = (c) => html`<span class="order-of"><span class="small muted">${c.w("initiative")}</span>
  ${c.period.initiative.map((company, at) => html`<span class="init" title=${c.w("initiative.place", { n: at + 1, who: c.name(company) })}><i>${at + 1}</i>${c.arms(company)}<span class="sr">${c.name(company)}</span></span>`)}</span>`;

/** `cards`: the shares have cards of their own, so nothing here answers to a click. @param {Context} c @param {string} cls @param {boolean} cards */
export function exchange(c, cls, cards) {
  const { shares, forecast } = c.board.exchange;
  const left = html`<span class="lefts">${shares.map(
    (
      share,
    ) => html`<span class="left-of" data-target=${cards ? nothing : share.id} title=${c.w("exchange.left.of", { n: share.left, who: c.title(share.company) })}>
        ${c.arms(share.company)}<b>${share.left}</b><span class="small muted">${c.w("exchange.left")}</span></span>`,
  )}</span>`;
  return html`<section class="panel eic-exchange ${cls}" aria-label=${c.w("exchange")}>
    ${heading(c.w("exchange"), note(c.w(forecast.length ? "exchange.forecast" : "exchange.below")), initiative(c), left)}
    ${track(c)}
  </section>`;
}

// ── cards ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** @param {Context} c @param {string} company */
const heldBy = (c, company) =>
  c.board.companies
    .map((one) => ({
      company: one.company,
      n: one.shares.find((share) => share.company === company)?.n ?? 0,
      own: one.company === company ? one.presidency : 0,
    }))
    .filter(({ n, own }) => n || own);

/** What the viewer would have after the trade, as the engine says it. @param {Context} c @param {Share} share */
function outcome(c, share) {
  const option = c.offered.find((one) => one.target === share.id && one.params.value !== undefined);
  if (!option) return nothing;
  if (option.closed) return html`<p class="why">${option.closed.text}</p>`;
  return html`<p class="then">${c.w("share.then", { value: c.money(option.params.value), cash: c.money(option.params.cash) })}</p>`;
}

/** @param {Context} c @param {Share} share */
function shareCard(c, share) {
  const holders = heldBy(c, share.company);
  return html`<div class="panel share-card house-${c.house(share.company)}" data-target=${share.id}>
    <header>${c.arms(share.company, "")}<div class="grow"><h3 aria-level="2">${c.title(share.company)}</h3><small class="muted">${c.name(share.company)}</small></div>
      ${price(c, share.value, "price")}</header>
    <p class="figures"><span>${c.w("share.dividend")} <b>${share.dividend}</b></span><span>${c.w("share.left")} <b>${share.left}</b></span></p>
    <p class="holders">${holders.map(({ company, n, own }) => {
      const text = c.w("share.held", { who: c.name(company), n, own });
      return html`<span title=${text}>${c.arms(company)}<b>${n}</b>${own ? html`<em>+${own}</em>` : nothing}<span class="sr">${text}</span></span>`;
    })}</p>
    ${outcome(c, share)}
  </div>`;
}

/** @param {Context} c @param {string} cls */
export const shareCards = (c, cls) =>
  html`<div class="eic-shares ${cls}">${c.board.exchange.shares.map((share) => shareCard(c, share))}</div>`;

// ── sales ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The scale of the bars ends here, or where somebody's sales end; a line at every space of the Sales track. */
const SCALE = 60;
const HIGH = 18;
/** @param {Context} c @param {number} top */
const tens = (c, top) => {
  const spaces = c.printed.sales_track.filter((from) => from > 0 && from <= top);
  return svg`<path class="tens" d=${spaces.map((from) => `M${from} 0V${HIGH}`).join("")}></path>`;
};

/** What each rank of sales does to a share value: the second is named only where it is not the last. @param {number} at @param {number} ranks */
const rankWord = (at, ranks) => (at === 0 ? "first" : at === ranks - 1 ? "last" : at === 1 ? "second" : "middle");

/** @param {Context} c @param {string} cls @param {number} soldFor what the answer being composed would bring the viewer */
export function sales(c, cls, soldFor) {
  const companies = c.period.initiative.map((name) => c.company(name));
  const more = (/** @type {string} */ company) => (c.isMine(company) ? soldFor : 0);
  const top = Math.max(SCALE, ...companies.map((one) => one.sales + more(one.company)));
  const moves = c.period.rank_moves;
  return html`<section class="panel eic-sales ${cls}" aria-label=${c.w("sales")}>
    ${heading(c.w("sales"), noteAtEnd(c.w("sales.note")))}
    <ul class="bars">${companies.map(
      ({
        company,
        sales: now,
        marker,
      }) => html`<li class="house-${c.house(company)}" title=${c.name(company)}>${c.arms(company)}<span class="sr">${c.name(company)}</span>
        ${bar({ of: top, now, more: more(company), high: HIGH, inset: 2, under: tens(c, top) })}
        <span class="sum"><b>${now}</b>${more(company) ? html` <span class="gain">+${more(company)}</span>` : nothing}<small>${c.w("sales.marker", { n: marker })}</small></span></li>`,
    )}</ul>
    <p class="moves small">${moves.map((n, at) => html`<span>${c.w(`rank.${rankWord(at, moves.length)}`)} <b>${signed(n)}</b></span>`)}</p>
  </section>`;
}
