// @ts-check
// The share track: sixty spaces in two rows, the value below each.
import { html } from "../../vendor/lit-html/lit-html.js";
import { atEnd, heading, note } from "../kit/panels.js";
import { token } from "../kit/tokens.js";
import { signOf } from "./reconstructed.js";

/** @import { Context } from "./context.js" */
/** @import { Share } from "./view" */

/** @param {Context} c @param {number} space @param {number} value @param {Share[]} standing */
function field(c, space, value, standing) {
  const arms = standing.map((one) =>
    token(c, one.seat, {
      piece: one.id,
      cls: "one",
      title: c.w("shares.stand", { who: c.name(one.seat), space, value: c.money(value) }),
    }),
  );
  return html`<li class=${standing.length ? "held" : ""}><b>${space}</b><em>${c.money(value)}</em><span class="stand n-${standing.length}">${arms}</span></li>`;
}

/** @param {Context} c @param {string} cls */
export function shares(c, cls) {
  const { values } = c.printed;
  const all = c.board.exchange.shares;
  const last = values.length;
  const held = html`<span class="held-of">${all.map(
    (one) =>
      html`<span data-target=${one.id} title=${c.w("shares.held", { who: c.name(one.seat), n: one.held, value: c.money(one.value), bank: one.bank })}>${c.arms(one.seat)}<b>${one.held}</b> ${c.w("shares.at", { value: c.money(one.value) })}<span class="sr">${c.name(one.seat)}</span></span>`,
  )}</span>`;
  return html`<section class="panel ark-shares ${cls}" aria-label=${c.w("shares")}>
    ${heading(c.w("shares"), signOf(c, "values"), note(c.w("shares.note")), atEnd(held))}
    <ol class="sixty">${values.map((value, at) => {
      const space = at + 1;
      // who stands beyond the printed track stands on its last space
      const standing = all.filter((one) => Math.min(one.space, last) === space);
      return field(c, space, value, standing);
    })}</ol>
  </section>`;
}
