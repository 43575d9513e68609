// @ts-check
// What a decision takes of what there is: a bar with a part for each thing, and what is left.
import { html, svg } from "../../../vendor/lit-html/lit-html.js";

/**
 * @param {number[]} parts
 * @param {number} whole
 */
export function purse(parts, whole) {
  let at = 0;
  return html`<svg class="purse" viewBox="0 0 ${Math.max(whole, 1)} 10" preserveAspectRatio="none" aria-hidden="true">
    ${parts.map((n, index) => {
      at += n;
      return svg`<rect class=${index % 2 ? "purse-b" : "purse-a"} x=${at - n} y="0" width=${n} height="10"></rect>`;
    })}
  </svg>`;
}
