// The Stock Exchange: the track of share values with their dividends, and one card a company while shares are traded.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../../app/icons.js";
import { goodIcon, signed } from "./context.js";

/** Where a share value would go: by the share being bought or sold, or at the end of the period as sales stand. */
function ahead(c) {
  const params = c.chosen?.params;
  if (params?.company && params.value !== undefined)
    return new Map([[params.company, c.board.exchange.values.indexOf(params.value)]]);
  return new Map(c.board.exchange.forecast.map((one) => [one.company, one.space]));
}

function space(c, value, at, ghosts) {
  const { dividends, shares } = c.board.exchange;
  const here = shares.filter((share) => share.space === at);
  const coming = shares.filter((share) => share.space !== at && ghosts.get(share.company) === at);
  return html`<li><b>${value}</b><em>${dividends[at]}</em><span class="mk">${here.map((share) =>
    c.token(share.company, {
      piece: share.id,
      cls: ghosts.has(share.company) && ghosts.get(share.company) !== at ? "from" : "",
    }),
  )}
    ${coming.map((share) => html`<span class="token ghost" title=${c.w("exchange.ghost", { who: c.title(share.company), n: value })}>${c.arms(share.company)}</span>`)}</span></li>`;
}

const initiative = (c) => html`<span class="order-of"><span class="small muted">${c.w("initiative")}</span>
  ${c.period.initiative.map((company, at) => html`<span class="init" title=${c.w("initiative.place", { n: at + 1, who: c.owner(company) })}><i>${at + 1}</i>${c.arms(company)}<span class="sr">${c.owner(company)}</span></span>`)}</span>`;

/** `cards`: the shares have cards of their own, so nothing here answers to a click. */
export function exchange(c, { cls = "", cards = false } = {}) {
  const { values, shares, forecast } = c.board.exchange;
  const ghosts = ahead(c);
  return html`<section class="panel eic-exchange ${cls}" aria-label=${c.w("exchange")}>
    <div class="stagehead"><h2>${c.w("exchange")}</h2><span class="small muted note">${c.w(forecast.length ? "exchange.forecast" : "exchange.below")}</span>
      ${initiative(c)}
      <span class="lefts">${shares.map(
        (
          share,
        ) => html`<span class="left-of" data-target=${cards ? nothing : share.id} title=${c.w("exchange.left.of", { n: share.left, who: c.title(share.company) })}>
        ${c.arms(share.company)}<b>${share.left}</b><span class="small muted">${c.w("exchange.left")}</span></span>`,
      )}</span></div>
    <ol class="strk">${values.map((value, at) => space(c, value, at, ghosts))}</ol>
  </section>`;
}

// ── cards ──────────────────────────────────────────────────────────────────────────────────────────────────────────

const heldBy = (c, company) =>
  c.board.companies
    .map((one) => ({
      company: one.company,
      n: one.shares.find((share) => share.company === company).n,
      own: one.company === company ? one.presidency : 0,
    }))
    .filter(({ n, own }) => n || own);

/** What the viewer would have after the trade, as the engine says it. */
function outcome(c, share) {
  const option = c.decision?.options?.find((one) => one.target === share.id && one.params.value !== undefined);
  if (!option) return nothing;
  if (option.closed) return html`<p class="why">${option.closed.text}</p>`;
  return html`<p class="then">${c.w("share.then", { value: c.money(option.params.value), cash: c.money(option.params.cash) })}</p>`;
}

function shareCard(c, share) {
  const holders = heldBy(c, share.company);
  return html`<div class="panel share-card house-${c.house(share.company)}" data-target=${share.id}>
    <header>${c.arms(share.company, "")}<div class="grow"><h3 aria-level="2">${c.title(share.company)}</h3><small class="muted">${c.owner(share.company)}</small></div>
      <span class="price">${share.value}<small>${c.w("gp")}</small></span></header>
    <p class="figures"><span>${c.w("share.dividend")} <b>${share.dividend}</b></span><span>${c.w("share.left")} <b>${share.left}</b></span></p>
    <p class="holders">${holders.map(({ company, n, own }) => html`<span title=${c.w("share.held", { who: c.owner(company), n, own })}>${c.arms(company)}<b>${n}</b>${own ? html`<em>+${own}</em>` : nothing}<span class="sr">${c.w("share.held", { who: c.owner(company), n, own })}</span></span>`)}</p>
    ${outcome(c, share)}
  </div>`;
}

export const shareCards = (c, cls = "") =>
  html`<div class="eic-shares ${cls}">${c.board.exchange.shares.map((share) => shareCard(c, share))}</div>`;

// ── sales ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The scale of the bars ends here, or where somebody's sales end; a line at every ten, as on the Sales track. */
const SCALE = 60;
const TEN = 10;
const tens = (top) => Array.from({ length: Math.floor(top / TEN) }, (_, at) => `M${(at + 1) * TEN} 0V18`).join("");

export function sales(c, cls = "", soldFor = 0) {
  const companies = c.period.initiative.map((name) => c.companies.get(name));
  const top = Math.max(SCALE, ...companies.map((one) => one.sales + (c.isMine(one.company) ? soldFor : 0)));
  const moves = c.period.rank_moves;
  return html`<section class="panel eic-sales ${cls}" aria-label=${c.w("sales")}>
    <div class="stagehead"><h2>${c.w("sales")}</h2><span class="small muted end">${c.w("sales.note")}</span></div>
    <ul class="bars">${companies.map((one) => {
      const more = c.isMine(one.company) ? soldFor : 0;
      return html`<li class="house-${c.house(one.company)}" title=${c.owner(one.company)}>${c.arms(one.company)}<span class="sr">${c.owner(one.company)}</span>
        <svg class="bar" viewBox="0 0 ${top} 18" preserveAspectRatio="none" aria-hidden="true">
          <path class="tens" d=${tens(top)}></path>
          <rect class="so-far" x="0" y="2" width=${one.sales} height="14"></rect><rect class="more" x=${one.sales} y="2" width=${more} height="14"></rect></svg>
        <span class="sum"><b>${one.sales}</b>${more ? html` <span class="gain">+${more}</span>` : nothing}<small>${c.w("sales.marker", { n: one.marker })}</small></span></li>`;
    })}</ul>
    <p class="moves small">${moves.map((n, at) => html`<span>${c.w(`rank.${at === 0 ? "first" : at === moves.length - 1 ? "last" : at === 1 ? "second" : "middle"}`)} <b>${signed(n)}</b></span>`)}</p>
  </section>`;
}

/** The market card chosen by Influence: every card of the pile with what it means together with the dice. */
export function cardChoice(c, cls = "") {
  const rows = c.board[c.decision.params.side].rows;
  return html`<section class="panel eic-cards ${cls}" aria-label=${c.w("cards")}>
    <div class="stagehead"><h2>${c.w("cards")}</h2><span class="small muted end">${icon("lock")} ${c.w("cards.secret")}</span></div>
    <ul>${c.decision.options.map(
      (option) => html`<li class="mcard" data-target=${option.target}>
      ${rows.map(({ good, die }) => html`<span title=${c.title(good)}>${goodIcon(good)}<b>+${option.params[good]}</b><span class="muted">${c.w("cards.with", { die, n: option.params[`${good}_all`] })}</span></span>`)}</li>`,
    )}</ul>
  </section>`;
}
