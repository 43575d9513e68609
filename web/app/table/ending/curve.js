// @ts-check
// How the game went: what everybody had after each turn and each step of the scoring, with the moments that turned it.
import { html, nothing, svg } from "../../../vendor/lit-html/lit-html.js";
import { onPhone } from "../../../boards/kit/layout.js";
import { axis, endsOf, line, ruled, scales } from "../charts.js";
import { apart } from "../course.js";
import { w } from "../../words.js";
import { linesOf, namesOf } from "./sums.js";

/** @import { Ended, View } from "../../types.js" */

/** Between two flags there is room for both. */
const FLAG = 27;

/**
 * @param {number[]} places
 * @param {number[]} marks
 * @param {number} bottom
 */
const flags = (places, marks, bottom) =>
  marks.map(
    (
      x,
      at,
    ) => svg`<g class="flag"><path d="M${places[at]} 31L${x} 44V${bottom}"></path><circle cx=${places[at]} cy="20" r="12"></circle>
      <text x=${places[at]} y="25">${at + 1}</text></g>`,
  );

/** Text in a drawing has the size of the page's text, so it is drawn as wide as it is shown. */
function sizes() {
  const whole = Math.max(320, document.documentElement.clientWidth - 24);
  if (onPhone()) return { width: whole - 28, height: 330, right: 58 };
  return { width: (whole > 1200 ? whole - 452 - 12 : whole) - 42, height: 420, right: 140 };
}

/**
 * @param {View} view
 * @param {Ended} found
 */
export function curve(view, found) {
  const { width, height, right } = sizes();
  const lines = linesOf(view, found.curve);
  const values = found.curve.flatMap((point) => point.values);
  const rules = ruled(Math.min(0, ...values), Math.max(1, ...values));
  const last = found.curve.length - 1;
  const box = { width, height, left: 40, right, top: 36, bottom: 44, from: 0, to: last, rules };
  const { x, y } = scales(box);
  const bottom = height - box.bottom;
  const first = found.curve.findIndex(({ kind }) => kind === "step");
  const shaded = first > 0 ? x(first - 1) : width;
  const marks = found.turning.map(({ at }) => x(at));
  const places = apart(marks, FLAG, width - right);
  return html`<svg class="plot" viewBox="0 0 ${width} ${height}" role="img" aria-label=${w("ending.went.label")}>
    ${first > 0 ? svg`<rect class="scored" x=${shaded} y="32" width=${width - right - shaded} height=${bottom - 32}></rect>` : nothing}
    ${axis(rules, box.left, width - right, y)}
    ${namesOf(found.curve, onPhone()).map((text, at) => svg`<text x=${x(at)} y=${height - 24} text-anchor="middle">${text}</text>`)}
    <text x=${(box.left + shaded) / 2} y=${height - 5} text-anchor="middle">${w("ending.turns")}</text>
    ${flags(places, marks, bottom)}
    ${lines.map((one) => line(one, x, y))}
    ${endsOf(lines, width - right, y, height, !onPhone())}
  </svg>`;
}
