// @ts-check
// The dice: what everybody rolled beside what was to be expected, and how far that varies.
import { html, nothing, svg } from "../../../vendor/lit-html/lit-html.js";
import { arms, seatOf } from "../elements.js";
import { w } from "../../words.js";
import { difference } from "./sums.js";

/** @import { Ended, Luck, View } from "../../types.js" */

const WIDTH = 220;

/**
 * @param {Luck} one
 * @param {number} house
 * @param {number} most
 */
function bar({ came, expected, spread }, house, most) {
  const x = (/** @type {number} */ n) => (WIDTH * Math.max(0, Math.min(n, most))) / most;
  const [from, to] = [x(expected - spread), x(expected + spread)];
  return html`<svg viewBox="0 0 ${WIDTH} 40" preserveAspectRatio="none" aria-hidden="true">${svg`<path class="ax" d="M0 20H${WIDTH}"></path>
    <rect class="field" x=${from} y="8" width=${to - from} height="24"></rect><rect class="came fill-${house}" x="0" y="14" width=${x(came)} height="12"></rect>
    <path class="hoped" d="M${x(expected)} 6V34"></path>`}</svg>`;
}

/**
 * Whose dice were out of the ordinary.
 * @param {View} view
 * @param {Luck[]} found
 */
function saying(view, found) {
  const [most] = [...found]
    .filter(({ spread }) => spread > 0)
    .sort(
      (one, other) =>
        Math.abs(other.came - other.expected) / other.spread - Math.abs(one.came - one.expected) / one.spread,
    );
  if (!most || Math.abs(most.came - most.expected) <= most.spread) return w("ending.luck.usual");
  const name = seatOf(view, most.seat)?.name ?? "";
  return w(most.came > most.expected ? "ending.luck.good" : "ending.luck.bad", { name });
}

/**
 * @param {View} view
 * @param {Ended} found
 */
export function luck(view, found) {
  if (!found.luck.length) return nothing;
  const most = Math.max(...found.luck.map(({ rolls }) => rolls));
  return html`<section class="panel section rolls" aria-label=${w("ending.luck")}><header><h2>${w("ending.luck")}</h2><span class="small muted">${w("ending.luck.sub")}</span></header>
    <table class="luck"><tbody>${found.luck.map((one) => {
      const seat = seatOf(view, one.seat);
      return html`<tr><th scope="row"><span class="who1">${arms(seat?.house, "s")}${seat?.name}</span></th><td>${bar(one, seat?.house ?? 0, most)}</td>
        <td class="amt"><b class=${one.came > one.expected ? "gain" : one.came < one.expected ? "loss" : ""}>${difference(one)}</b><small>${w("ending.luck.of", { n: one.came, of: one.rolls })}</small></td></tr>`;
    })}</tbody></table>
    <p class="said"><b>${w("ending.luck.key")}</b> ${saying(view, found.luck)}</p></section>`;
}
