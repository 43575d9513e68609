// @ts-check
// The orders: open with their value, filled with who filled them, or closed.
import { nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { sign } from "../kit/icons.js";
import { put } from "../kit/maps.js";
import { NOBODY } from "./context.js";
import { ORDERS } from "./places.js";

/** @import { Context } from "./context.js" */
/** @import { Order } from "./view" */

/** Where ships of a Presidency land. @param {Context} c @param {Order} at */
const isPort = (c, at) => Object.values(c.printed.presidencies).some(({ port }) => port === at.order);

/** @param {Context} c @param {Order} at */
function stateText(c, at) {
  if (at.closed) return c.w("order.closed");
  if (!at.filled) return c.w("order.open");
  const presidency = c.label(at.by);
  return at.writer === NOBODY
    ? c.w("order.filled", { presidency })
    : c.w("order.filled_by", { presidency, who: c.name(at.writer) });
}

/** What a firm's filling it leaves to the Company. @param {Context} c @param {Order} at */
const halfText = (c, at) =>
  c.w("order.half", {
    firms: c
      .firmsAt(at.id)
      .map((manager) => c.w("firm.of", { who: c.name(manager) }))
      .join(", "),
    n: c.money(at.now),
  });

/** "Madras, order 1, home port: £5, open". @param {Context} c @param {Order} at */
const orderText = (c, at) =>
  c.w(isPort(c, at) ? "order.port" : "order.inland", {
    what: c.label(at.order),
    n: c.money(at.value),
    state: at.now < at.value ? `${stateText(c, at)}; ${halfText(c, at)}` : stateText(c, at),
  });

/** @param {Context} c @param {Order} at */
export function order(c, at) {
  const text = orderText(c, at);
  const state = at.closed ? "closed" : at.filled ? "filled" : "open";
  const halved = at.now < at.value;
  return svg`<g class="order ${state} ${halved ? "halved" : ""} ${isPort(c, at) ? "port" : ""}" data-target=${at.id} role="img" aria-label=${text} transform=${put(ORDERS[at.id])}><title>${text}</title>
    <circle class="ring" r="34"></circle><circle class="disc" r="26"></circle>
    ${at.closed ? svg`<path class="shut" d="M-13-13l26 26M13-13l-26 26"></path>` : nothing}
    ${at.filled ? sign(at.writer === NOBODY ? "i-crate" : `arms-${c.house(at.writer)}`, 0, 0, 34) : nothing}
    ${state !== "filled" ? svg`<text class="value" y="9">${c.money(at.now)}</text>` : nothing}
    ${halved ? c.firmsAt(at.id).map((manager, n) => sign(`arms-${c.house(manager)}`, 24 - 22 * n, -26, 24)) : nothing}</g>`;
}
