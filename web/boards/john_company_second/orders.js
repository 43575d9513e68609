// The orders: open with their value, filled with who filled them, or closed.
import { nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { NOBODY } from "./context.js";
import { HOME_PORTS, ORDERS } from "./places.js";
import { sign } from "./region.js";

function stateText(c, at) {
  if (at.closed) return c.w("order.closed");
  if (!at.filled) return c.w("order.open");
  const presidency = c.label(at.by);
  return at.writer === NOBODY
    ? c.w("order.filled", { presidency })
    : c.w("order.filled_by", { presidency, who: c.name(at.writer) });
}

/** "Madras, order 1, home port: £5, open". */
function orderText(c, name, at) {
  const what = c.label(name);
  return c.w(HOME_PORTS.has(name) ? "order.port" : "order.inland", {
    what,
    n: c.money(at.value),
    state: stateText(c, at),
  });
}

export function order(c, at) {
  const name = at.id.slice("order-".length);
  const [x, y] = ORDERS[name];
  const text = orderText(c, name, at);
  const state = at.closed ? "closed" : at.filled ? "filled" : "open";
  return svg`<g class="order ${state} ${HOME_PORTS.has(name) ? "port" : ""}" data-target=${at.id} role="img" aria-label=${text} transform="translate(${x} ${y})"><title>${text}</title>
    <circle class="ring" r="34"></circle><circle class="disc" r="26"></circle>
    ${at.closed ? svg`<path class="shut" d="M-13-13l26 26M13-13l-26 26"></path>` : nothing}
    ${at.filled ? sign(at.writer === NOBODY ? "i-crate" : `arms-${c.house(at.writer)}`, 0, 0, 34) : nothing}
    ${state !== "filled" ? svg`<text class="value" y="9">${c.money(at.value)}</text>` : nothing}</g>`;
}
