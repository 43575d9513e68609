// @ts-check
// The presidencies and China: their ships, goods and armies, and the cards of their regions.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { answers } from "../kit/answers.js";
import { figure, named } from "../kit/figures.js";
import { icon } from "../kit/icons.js";
import { counted, grouped, sum, times } from "../kit/lists.js";
import { head, rules } from "../kit/panels.js";
import { NOBODY } from "./context.js";
import { holderOf, orderText, regionText, status } from "./region.js";
import { eventTable } from "./tables.js";

/** @import { Option, Slot } from "../../contract" */
/** @import { Context } from "./context.js" */
/** @import { Order, Port, Region } from "./view" */

/** Cubes by owner as arms. @param {Context} c @param {string} key @param {number[]} cubes @param {number} [tired] the last so many are exhausted */
export function cubes(c, key, cubes, tired = 0) {
  const list = counted(cubes);
  const all = sum(cubes);
  const text = c.w(key, {
    n: all,
    tired,
    who: list.map(([owner, n]) => `${c.name(owner)} ${n}`).join(", "),
  });
  const arms = list.flatMap(([owner, n]) => times(n, () => owner));
  return named(
    text,
    html`${arms.map((owner, at) => html`<i class="cube-of ${at >= all - tired ? "tired" : ""}">${c.arms(owner)}</i>`)}`,
    "cubes",
  );
}

/** How many the answer being composed adds to an element. @param {Context} c @param {string} target */
function coming(c, target) {
  const { decision, view } = c;
  if (decision?.kind === "pick") return c.chosen?.target === target && c.asks("director.captained") ? 1 : 0;
  if (decision?.kind !== "allocate" || !Array.isArray(view.answer)) return 0;
  const answer = view.answer.map(Number);
  return decision.slots.reduce((all, slot, at) => all + (slot.target === target ? (answer[at] ?? 0) : 0), 0);
}

/** @param {Context} c @param {string} target */
function more(c, target) {
  const n = coming(c, target);
  return n && c.asks("director.ships", "director.goods", "military.guns", "director.captained")
    ? html`<b class="more">+${n}</b>`
    : nothing;
}

/** Ships, with those of captains, and goods. @param {Context} c @param {Port} port */
function fleet(c, port) {
  const all = port.ships + sum(port.captains);
  return html`<div class="hold" data-target=${port.id}><span class="sr">${c.w("port.of", { port: c.label(port.port) })}</span>
    ${figure("ship", all, c.w("ships", { n: all, ready: port.ready }))}${port.ready < all ? html`<small>${c.w("ready", { n: port.ready })}</small>` : nothing}
    ${sum(port.captains) ? cubes(c, "captains", port.captains) : nothing}${figure("crate", port.goods, c.w("goods", { n: port.goods }))}${more(c, port.id)}</div>`;
}

/** @param {Context} c @param {Port} port */
function army(c, { army: id, guns = 0, ready_guns = 0, officers = [], ready_officers = 0, port }) {
  if (!id) return nothing;
  return html`<div class="hold" data-target=${id}><span class="sr">${c.w("army.of", { port: c.label(port) })}</span>${figure("gun", guns, c.w("guns", { n: guns, ready: ready_guns }))}${ready_guns < guns ? html`<small>${c.w("ready", { n: ready_guns })}</small>` : nothing}
    ${c.alone ? nothing : html`${icon("officer")}${sum(officers) ? cubes(c, "officers", officers, sum(officers) - ready_officers) : html`<b class="zero">0<span class="sr"> ${c.w("officers.none")}</span></b>`}`}${more(c, id)}</div>`;
}

/** Who sits over it, with what money. @param {Context} c @param {Port} port */
function president(c, port) {
  const office = c.offices.get(c.presidentOf(port.port));
  if (!office) return nothing;
  const held =
    office.seat === NOBODY
      ? html`<span class="muted">${c.w("vacant")}</span>`
      : c.alone
        ? nothing
        : html`${c.arms(office.seat)}<b>${c.name(office.seat)}</b>`;
  return html`<span class="pres">${held}</span><b class="end cash">${office.cash === undefined ? nothing : c.money(office.cash)}</b>`;
}

/** All ports in few lines, beside the chart. @param {Context} c */
export const ports = (c) =>
  html`<section class="panel jc1-ports" aria-label=${c.w("ports")}>${head(c.w("ports"), nothing, rules(c, "jc1.company.order.track"))}${c.board.ports.map(
    (
      port,
    ) => html`<div class="row-of ${c.serving === port.port ? "acting" : ""}"><span class="name at-${port.port}"><b>${c.title(port.port)}</b>${president(c, port)}</span>${fleet(c, port)}${army(c, port)}
      ${port.orders ? html`<div class="pills">${port.orders.map((order, place) => pill(c, null, order, place))}</div>` : nothing}</div>`,
  )}</section>`;

// ── cards ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** @param {Context} c @param {Region | null} at @param {Order} order @param {number} place */
function pill(c, at, order, place) {
  const text = orderText(c, at, order, place + 1);
  return html`<span class="pill ${order.demand > 1 ? "two" : ""} ${order.by ? "filled" : ""}" data-target=${order.id} title=${text}>${order.by === "firm" ? c.arms(order.seat) : nothing}${c.money(order.revenue)}<span class="sr"> ${text}</span></span>`;
}

/** @param {Context} c @param {Region} at */
export function regionCard(c, at) {
  const holder = holderOf(c, at);
  return html`<div class="reg ${at.side}" data-target=${at.id} title=${regionText(c, at)}><div class="l"><h3>${c.label(at.region)}</h3>
    <span class="s">${holder === NOBODY || c.alone ? icon(at.ruler ? "flag" : "dome") : c.arms(holder)}${status(c, at)}</span>
    <span class="figs">${figure("tower", at.defense, c.w("region.defense", { n: at.defense }))}${figure("loot", at.plunder, c.w("region.plunder", { n: c.money(at.plunder) }))}${figure("pound", at.tax, c.w("region.tax", { n: c.money(at.tax) }))}</span>
    <span class="pills">${at.orders.map((order, place) => pill(c, at, order, place))}</span></div>${c.forecast ? eventTable(c, at.region, true) : nothing}</div>`;
}

/** @param {Context} c @param {Port} port */
const column = (c, port) =>
  html`<section class="col ${c.serving === port.port ? "acting" : ""}" aria-label=${c.label(port.port)}><header class="at-${port.port}"><h2>${c.title(port.port)}</h2>${president(c, port)}</header>${fleet(c, port)}${army(c, port)}
    ${port.orders ? html`<div class="pills">${port.orders.map((order, place) => pill(c, null, order, place))}</div>` : nothing}
    ${(port.regions ?? []).map((region) => {
      const at = c.regions.get(region);
      return at ? regionCard(c, at) : nothing;
    })}</section>`;

/** A region in a line, where it has no card. @param {Context} c @param {Region} at */
export const regionLine = (c, at) =>
  html`<li><div class="line-of ${at.side}" data-target=${at.id} title=${regionText(c, at)}><b>${at.number} ${c.label(at.region)}</b><span>${icon(at.ruler ? "flag" : "dome")}${status(c, at)}</span>
    <span class="figs">${figure("tower", at.defense, c.w("region.defense", { n: at.defense }))}${figure("loot", at.plunder, c.w("region.plunder", { n: c.money(at.plunder) }))}</span></div></li>`;

/** The regions that nobody trades with. @param {Context} c */
function closed(c) {
  const shut = c.board.regions.filter((at) => !at.open);
  if (!shut.length) return nothing;
  return html`<section class="shut-off" aria-label=${c.w("closed.regions")}><h3>${c.w("closed.regions")}</h3><ul class="region-lines">${shut.map((at) => regionLine(c, at))}</ul></section>`;
}

/** The families, where one of them is asked for. @param {Context} c */
export const chips = (c) =>
  c.offers("family")
    ? html`<div class="chips">${c.families.map(({ id, seat }) => html`<div class="chip" data-target=${id}>${c.arms(seat)}<b>${c.name(seat)}</b></div>`)}</div>`
    : nothing;

/** Several ways for one element: which they are is chosen here. @param {Context} c @returns {Option[]} */
const ways = (c) => {
  const open = /** @type {(Option | Slot)[]} */ (c.offered);
  return [...grouped(open, ({ target }) => target).values()].filter((list) => list[0].target && list.length > 1).flat();
};

/** @param {Context} c @param {string} cls */
export function presidencies(c, cls) {
  const asked = c.asks("transfer.guns", "transfer.cargo", "military.officer") ? ways(c) : [];
  return html`<section class="panel jc1-presidencies ${cls} ${c.offers("port") || c.offers("army") ? "lead" : ""}" aria-label=${c.w("ports")}>${head(c.w("ports"), c.w("ports.note"), rules(c, "jc1.company.director.assign_all"))}
    ${asked.length ? answers(c, asked) : nothing}${chips(c)}<div class="cols">${c.board.ports.map((port) => column(c, port))}</div>${closed(c)}</section>`;
}
