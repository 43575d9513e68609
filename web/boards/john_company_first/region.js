// @ts-check
// The regions of India: their ground, and the plate of each that says whose it is, how strong, what it brings, and its orders.
import { nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { sign } from "../kit/icons.js";
import { put } from "../kit/maps.js";
import { NOBODY } from "./context.js";
import { PLATE, SITES } from "./places.js";

/** @import { Context } from "./context.js" */
/** @import { Order, Region } from "./view" */

// ── in words ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** Who holds the office of a province, or owns the base. @param {Context} c @param {Region} at @returns {number} */
export const holderOf = (c, at) =>
  at.base !== NOBODY
    ? at.base
    : (c.board.offices.find((one) => one.id === c.printed.provinces[at.region])?.seat ?? NOBODY);

/** Whose a region is, short enough for its plate. @param {Context} c @param {Region} at @returns {string} */
export function status(c, at) {
  if (at.base !== NOBODY) return c.w("region.base", { who: c.name(at.base) });
  if (at.ruler === "company") return c.w("region.company");
  return at.ruler ? c.w("region.under", { region: c.label(at.ruler) }) : c.w("region.sovereign");
}

/** What a region is, in words. @param {Context} c @param {Region} at */
export function regionText(c, at) {
  const trade = at.open
    ? at.presidency
      ? c.w("region.open", { presidency: c.label(at.presidency) })
      : c.w("region.open.all")
    : c.w("region.closed");
  const office = at.ruler === "company" && at.base === NOBODY ? holderOf(c, at) : NOBODY;
  return [
    `${c.label(at.region)}, ${at.number}: ${status(c, at)}.`,
    c.w(`region.${at.side}`),
    trade,
    office === NOBODY ? "" : c.w("region.held", { who: c.name(office) }),
    c.w("region.figures", {
      defense: at.defense,
      plunder: c.money(at.plunder),
      tax: c.money(at.tax),
    }),
  ]
    .filter(Boolean)
    .join(" ");
}

/** @param {Context} c @param {Region | null} at @param {Order} order @param {number} number */
export function orderText(c, at, order, number) {
  const place = c.label(at?.region ?? "china");
  const state = order.lost
    ? c.w("order.lost")
    : order.by === "firm"
      ? c.w("order.firm", { who: c.name(order.seat) })
      : order.by
        ? c.w("order.filled", { port: c.label(order.by) })
        : c.w("order.open");
  return c.w("order", {
    place,
    number,
    n: c.money(order.revenue),
    demand: order.demand,
    state,
  });
}

// ── what is drawn ──────────────────────────────────────────────────────────────────────────────────────────────────

/** The ground of a region: what is hovered, and what is chosen. @param {Context} c @param {Region} at */
export function ground(c, at) {
  const text = regionText(c, at);
  const shape = `#jc1-${at.region}`;
  return svg`<g class="region ${at.open ? `at-${at.presidency || "all"}` : "closed"}" data-target=${at.id} role="img" aria-label=${text}><title>${text}</title>
    <use class="face" href=${shape}></use><use class="band" href=${shape} clip-path="url(#jc1-in-${at.region})"></use>
    ${at.side === "depressed" ? svg`<use class="poor" href=${shape} fill="url(#jc1-poor)"></use>` : nothing}
    <use class="ring" href=${shape} clip-path="url(#jc1-in-${at.region})"></use></g>`;
}

/** @param {Context} c @param {Region} at @param {Order} order @param {number} place */
function pill(c, at, order, place) {
  const text = orderText(c, at, order, place + 1);
  const chosen = c.comes(order.id, "sail.order", "firm.order");
  return svg`<g class="order ${order.by ? "filled" : "open"} ${order.lost ? "lost" : ""} ${chosen ? "coming" : ""}" data-target=${order.id} role="img" aria-label=${text} transform=${put([8 + 66 * place, 72])}><title>${text}</title>
    <rect class="hit" x="-7" y="-6" width="66" height="44"></rect>${order.demand > 1 ? svg`<rect class="pill" x="6" y="3" width="52" height="28" rx="14"></rect>` : nothing}
    <rect class="pill" width="52" height="28" rx="14"></rect><rect class="ring" x="-4" y="-4" width="62" height="38" rx="18"></rect>
    <text x="26" y="22">${c.money(order.revenue)}</text>${order.by === "firm" ? sign(`arms-${c.house(order.seat)}`, 50, 2, 20) : nothing}</g>`;
}

/** @param {string} name @param {number} x @param {unknown} n */
const figure = (name, x, n) => svg`${sign(name, x + 12, 52, 25)}<text x=${x + 30} y="60">${n}</text>`;

/** @param {Context} c @param {Region} at */
function emblem(c, at) {
  const holder = holderOf(c, at);
  if (holder !== NOBODY && !c.alone) return sign(`arms-${c.house(holder)}`, 20, 20, 24);
  return sign(at.ruler ? "i-flag" : "i-dome", 20, 20, 25);
}

/** What stands in a region and beside it. What is only seen here is said by the ground. @param {Context} c @param {Region} at */
export function site(c, at) {
  const { name, number, plate } = SITES[at.region];
  const prosperous = at.side === "prosperous";
  return svg`<g class="site ${at.open ? "" : "closed"}"><g aria-hidden="true"><text class="name" x=${name[0]} y=${name[1]}>${c.label(at.region)}</text>
    <g transform=${put(number)}><circle class="num" r="19"></circle><text class="numt" y="9">${at.number}</text></g></g>
    <g transform=${put(plate)}><g aria-hidden="true"><rect class="plate" width=${PLATE.wide} height=${PLATE.high} rx="5"></rect>
    ${emblem(c, at)}<text class="whose" x="40" y="28">${status(c, at)}</text>${sign(prosperous ? "i-sun" : "i-chevron-down", 203, 20, 24, prosperous ? "good" : "bad")}
    ${figure("i-tower", 8, at.defense)}${figure("i-loot", 78, at.plunder)}${figure("i-pound", 148, at.tax)}</g>
    ${at.orders.map((order, place) => pill(c, at, order, place))}</g></g>`;
}

/** Ships on missions to a closed region. @param {Context} c @param {Region} at */
export function missions(c, at) {
  const [x, y] = SITES[at.region].number;
  const there = at.missions.flatMap((n, seat) => (n ? [{ n, seat }] : []));
  return there.map(({ n, seat }, place) => {
    const text = c.w("mission", {
      who: c.name(seat),
      n,
      region: c.label(at.region),
    });
    return svg`<g class="mission" role="img" aria-label=${text} transform=${put([x - 34, y + 34 + 30 * place])}><title>${text}</title><rect width="72" height="28" rx="4"></rect>${sign("i-ship", 14, 14, 24)}${sign(`arms-${c.house(seat)}`, 36, 14, 20)}<text x="57" y="22">${n}</text></g>`;
  });
}
