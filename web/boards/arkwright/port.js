// @ts-check
// The port board: contracts with their limit, ships at the piers, the warehouse and who works there.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { pick } from "../kit/answers.js";
import { icon } from "../kit/icons.js";
import { times } from "../kit/lists.js";
import { atEnd, heading, note, subhead } from "../kit/panels.js";
import { goodIcon } from "./context.js";
import { signOf } from "./reconstructed.js";

/** @import { Context } from "./context.js" */
/** @import { Company, Contract, Pier } from "./view" */

// ── contracts ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** What a contract of so many would bring overseas. @param {Company} company @param {string} good @param {number} n */
const brings = (company, good, n) => (company.factories.find((one) => one.good === good)?.base ?? 0) * n;

/** The spaces of a good: its marker, where it could go, what the limit bars. @param {Context} c @param {Company} company @param {Company["contracts"][number]} contract */
function contractRow(c, company, contract) {
  const { good, n, id } = contract;
  const offered = c.asks("exchange.contract", "voyage.deliver") ? c.offered.filter((one) => one.target === id) : [];
  return html`<tr data-for=${id}><th scope="row" data-target=${id}>${goodIcon(good)}${c.title(good)}</th>${c.printed.track.map(
    (space) => {
      const option = offered.find((one) => one.params.n === space);
      const amount = brings(company, good, space);
      const mine = space === n && (!option || Boolean(option.closed));
      const held = mine ? html`<span class="held">${goodIcon(good)}${amount ? c.money(amount) : n}</span>` : nothing;
      const worth = amount && !option && space !== n ? html`<small class="muted">${c.money(amount)}</small>` : nothing;
      const barred = company.limit > 0 && space > company.limit;
      return html`<td class="${barred ? "barred" : ""} ${space === company.limit ? "limit" : ""}">${held}${worth}${option && !mine ? pick(c, option, amount ? c.money(amount) : space) : nothing}</td>`;
    },
  )}${delivery(c, contract)}</tr>`;
}

/** @param {Context} c @param {string} cls */
export function contracts(c, cls) {
  const company = c.shown;
  if (!company.contracts.length) return nothing;
  const limits = c.asks("exchange.limit") ? c.offered : [];
  return html`<section class="panel ark-contracts house-${c.house(company.seat)} ${cls}" aria-label=${c.w("contracts")}>
    ${heading(c.w("contracts"), signOf(c, "track"), note(c.w("contracts.note")), atEnd(company.limit ? c.w("contracts.limit", { n: company.limit }) : c.w("contracts.unlimited")))}
    <table><thead><tr><td></td>${c.printed.track.map((space) => {
      const option = limits.find((one) => one.params.n === space);
      return html`<th scope="col">${option ? pick(c, option, space) : space}</th>`;
    })}<th scope="col" class="deliver">${c.w("deliver")}</th></tr></thead><tbody>${company.contracts.map((one) => contractRow(c, company, one))}</tbody></table>
  </section>`;
}

/** Whether a contract could be served in the production of its good, as things stand. @param {Context} c @param {Contract} contract */
function delivery(c, { n, ahead }) {
  if (!ahead) return html`<td class="deliver"></td>`;
  const { makes, home, stored, left, room } = ahead;
  const lacks = Math.max(0, n - left);
  const result = lacks
    ? c.w("deliver.short", { n: lacks })
    : room < n
      ? c.w("deliver.room", { n })
      : c.w("deliver.yes");
  const served = !lacks && room >= n;
  return html`<td class="deliver" title=${c.w("deliver.sum", { makes, home, stored, left })}><b class=${served ? "gain" : "loss"}>${icon(served ? "check" : "close")}${result}</b>
    <small>${c.w("deliver.sum", { makes, home, stored, left })}</small></td>`;
}

// ── ships ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** @param {Context} c @param {Pier} pier */
function berth(c, pier) {
  if (!pier.capacity) return html`<li class="berth bare" data-for=${pier.id}>${c.w("pier.free")}</li>`;
  const crew = c.board.special.ships.find((one) => one.capacity === pier.capacity)?.crew ?? 0;
  return html`<li class="berth ${pier.active ? "" : "resting"}" data-for=${pier.id}>${icon(pier.active ? "ship" : "ship-resting")}
    <b>${c.w("ship", { n: pier.capacity })}</b><small>${c.w("ship.crew", { n: crew })}${pier.active ? "" : ` · ${c.w("ship.resting")}`}</small></li>`;
}

// ── the warehouse ──────────────────────────────────────────────────────────────────────────────────────────────────

/** @param {Context} c @param {Company["posts"][number]} post */
const worker = (c, post) =>
  html`<span class="post ${post.worker ? "" : "bare"}" data-target=${post.id} title=${c.title(post.post)}>${icon("worker")}<span class="sr">${c.title(post.post)}</span></span>`;

/** Goods that lie there, and places that are open beside them. @param {Context} c @param {Company["stores"][number]} store */
function stored(c, store) {
  const kept = c.allotted(store.id, "store.keep", "exchange.goods", "voyage.cargo");
  // what was made and is not sold lies beside the store until it is shipped
  const n = c.asks("voyage.cargo") ? (c.options.get(store.id)?.params.n ?? store.n) : store.n;
  const text = c.w("store", { n, room: store.room, good: c.label(store.good) });
  return html`<div class="store" data-target=${store.id} title=${text}><header>${goodIcon(store.good)}<b>${n}</b><small>${c.w("store.room", { n: store.room })}</small></header>
    <span class="goods">${times(n, (at) => html`<i class=${at >= n - kept ? "chosen" : ""}>${goodIcon(store.good)}</i>`)}${times(store.room - n, () => html`<i class="bare"></i>`)}</span><span class="sr">${text}</span></div>`;
}

/** @param {Context} c @param {string} cls */
export function port(c, cls) {
  const company = c.shown;
  const over = company.posts.slice(0, c.goods.length);
  const beside = company.posts.slice(c.goods.length);
  const { wages, shares_forced } = company.harbor;
  return html`<section class="panel ark-port house-${c.house(company.seat)} ${cls}" aria-label=${c.titled("port", company)}>
    ${heading(c.titled("port", company), wages ? note(c.w("port.wages", { n: c.money(wages), shares: shares_forced })) : nothing)}
    <div class="harbour"><div class="berths-of">${subhead(c.w("piers"))}<ul class="berths">${company.piers.map((one) => berth(c, one))}</ul></div>
      <div class="warehouse">${subhead(c.w("warehouse"), company.small ? c.w("warehouse.small", { n: company.small }) : nothing)}
      <div class="posts"><span class="caps">${c.w("warehouse.columns")}</span>${over.map((one) => worker(c, one))}<span class="caps">${c.w("warehouse.rows")}</span>${beside.map((one) => worker(c, one))}</div>
      <div class="stores">${company.stores.map((one) => stored(c, one))}</div></div></div>
  </section>`;
}
