// @ts-check
// Charts drawn from plain numbers: house patterns, labels at the line ends, no legend, the axis from zero.
import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { apart } from "./course.js";
import { figure } from "./elements.js";
import { w } from "../words.js";

/** @import { ChartLine } from "../types.js" */

/** @typedef {(value: number) => number} Scale */
/** @typedef {{ position: number, text: string }} Turn */

/** House patterns, once a page: colour never stands alone. */
export const patterns = html`<svg class="patterns" width="0" height="0" aria-hidden="true"><defs>
  <pattern id="house-1" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="fill-1" width="7" height="7"></rect><path class="on-light" d="M0 0v7" stroke-width="2.4"></path></pattern>
  <pattern id="house-2" width="8" height="8" patternUnits="userSpaceOnUse"><rect class="fill-2" width="8" height="8"></rect><circle class="dot-dark" cx="4" cy="4" r="1.9"></circle></pattern>
  <pattern id="house-3" width="10" height="7" patternUnits="userSpaceOnUse"><rect class="fill-3" width="10" height="7"></rect><path class="on-dark" d="M0 6l5-4 5 4" stroke-width="1.6"></path></pattern>
  <pattern id="house-4" width="6" height="6" patternUnits="userSpaceOnUse"><rect class="fill-4" width="6" height="6"></rect><path class="on-light" d="M1.5 0v6" stroke-width="1.8"></path></pattern>
  <pattern id="house-5" width="9" height="9" patternUnits="userSpaceOnUse"><rect class="fill-5" width="9" height="9"></rect><path class="on-dark" d="M4.500 2v5M2 4.500h5" stroke-width="1.5"></path></pattern>
  <pattern id="house-6" width="8" height="8" patternUnits="userSpaceOnUse"><rect class="fill-6" width="8" height="8"></rect><path class="on-light" d="M2 2l4 4M6 2l-4 4" stroke-width="1.4"></path></pattern>
  <pattern id="house-0" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect class="fill-0" width="7" height="7"></rect><path class="on-rule" d="M0 0v7" stroke-width="2"></path></pattern>
</defs></svg>`;

/**
 * Three to five rules from zero (or below it) to above the highest value.
 * @param {number} low
 * @param {number} high
 */
export function ruled(low, high) {
  const span = Math.max(high, 1) - Math.min(low, 0);
  const magnitude = 10 ** Math.floor(Math.log10(span));
  const step =
    [0.2, 0.5, 1, 2, 5, 10].map((n) => n * magnitude).find((n) => n >= 1 && span / n <= 4.5) ?? 10 * magnitude;
  const rules = [];
  for (let n = Math.floor(Math.min(low, 0) / step) * step; n < high + step; n += step) rules.push(n);
  return rules;
}

/** @param {{ width: number, height: number, left: number, right: number, top: number, bottom: number, from: number, to: number, rules: number[] }} box */
export function scales({ width, height, left, right, top, bottom, from, to, rules }) {
  const [lowest, highest] = [rules[0], rules.at(-1) ?? 0];
  return {
    /** @param {number} position */
    x: (position) => left + ((width - left - right) * (position - from)) / Math.max(1, to - from),
    /** @param {number} value */
    y: (value) => height - bottom - ((height - top - bottom) * (value - lowest)) / Math.max(1, highest - lowest),
  };
}

/**
 * @param {number[][]} points
 * @param {Scale} x
 * @param {Scale} y
 */
const path = (points, x, y) =>
  points.map(([at, value], index) => `${index ? "L" : "M"}${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join(" ");

/**
 * @param {number[]} rules
 * @param {number} x0
 * @param {number} x1
 * @param {Scale} y
 */
export const axis = (rules, x0, x1, y) =>
  rules.map(
    (n) => svg`<path class=${n === 0 ? "ax0" : "ax"} d="M${x0} ${y(n)}H${x1}"></path>
  <text x=${x0 - 6} y=${y(n) + 4} text-anchor="end">${figure(n)}</text>`,
  );

/**
 * @param {Turn[]} turns
 * @param {Scale} x
 * @param {number} y
 */
const turnLabels = (turns, x, y) => {
  let free = -Infinity;
  return turns.map(({ position, text }) => {
    const at = x(position);
    if (at < free) return nothing;
    free = at + 14 + text.length * 7;
    return svg`<text x=${at} y=${y} text-anchor="middle">${text}</text>`;
  });
};

/** @type {Record<number, string>} */
const MARKS = {
  1: "M-4 3l8-6",
  2: "M-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
  3: "M-4 3l4-5 4 5",
  4: "M0-4v8",
  5: "M-4 0h8M0-4v8",
  6: "M-3-3l6 6M3-3l-6 6",
  0: "M-3 0h6",
};

/**
 * @param {ChartLine} line
 * @param {Scale} x
 * @param {Scale} y
 */
export const line = (
  { house, points },
  x,
  y,
) => svg`<path class="lnk" d=${path(points, x, y)}></path><path class="ln stroke-${house}" d=${path(points, x, y)}></path>
  ${points.length > 40 ? nothing : points.map(([at, value]) => svg`<path class="mk mk-${house}" transform="translate(${x(at)} ${y(value)})" d=${MARKS[house] ?? MARKS[0]}></path>`)}`;

/** @param {ChartLine} line */
const lastOf = ({ points }) => points.at(-1)?.[1] ?? 0;

/**
 * Labels at the line ends, pushed apart where lines end together.
 * @param {ChartLine[]} lines
 * @param {number} x
 * @param {Scale} y
 * @param {number} height
 * @param {boolean} [named] whether there is room for names
 */
export function endsOf(lines, x, y, height, named = true) {
  const placed = lines.map((one) => ({ ...one, last: lastOf(one) })).sort((a, b) => y(a.last) - y(b.last));
  const places = apart(
    placed.map((one) => y(one.last)),
    22,
    height - 30,
  );
  return placed.map(
    (
      one,
      at,
    ) => svg`<svg x=${x + 9} y=${places[at] - 10} width="18" height="19"><use href="#arms-${one.house}"></use></svg>
    <text class="lab" x=${x + 31} y=${places[at] + 4}>${named ? `${one.name} ` : ""}${figure(one.last)}</text>`,
  );
}

/** @param {ChartLine[]} lines */
const extent = (lines) => {
  const values = lines.flatMap((one) => one.points.map(([, value]) => value));
  const places = lines.flatMap((one) => one.points.map(([position]) => position));
  return {
    low: Math.min(0, ...values),
    high: Math.max(1, ...values),
    from: Math.min(...places),
    to: Math.max(...places),
  };
};

/**
 * Lines of several houses.
 * @param {{ title: string, lines: ChartLine[], turns: Turn[], width: number, height?: number }} chart
 */
export function lineChart({ title, lines, turns, width, height = 300 }) {
  const { low, high, from, to } = extent(lines);
  const rules = ruled(low, high);
  const right = 128;
  const box = { width, height, left: 34, right, top: 14, bottom: 30, from, to, rules };
  const { x, y } = scales(box);
  return html`<svg class="plot" viewBox="0 0 ${width} ${height}" role="img" aria-label=${title}>
    ${axis(rules, box.left, width - right, y)}${turnLabels(turns, x, height - 10)}
    ${lines.map((one) => line(one, x, y))}
    ${endsOf(lines, width - right, y, height)}
  </svg>`;
}

/**
 * One house as a filled area, the others as grey lines behind it.
 * @param {{ title: string, one: ChartLine, others: ChartLine[], turns: Turn[], width: number, height?: number }} chart
 */
export function areaChart({ title, one, others, turns, width, height = 136 }) {
  const { low, high, from, to } = extent([one, ...others]);
  const rules = ruled(low, high);
  const box = { width, height, left: 34, right: 44, top: 16, bottom: 28, from, to, rules };
  const { x, y } = scales(box);
  const [first, last] = [one.points[0], one.points[one.points.length - 1]];
  const peak = one.points.reduce((best, point) => (point[1] > best[1] ? point : best));
  // a peak at the very start would stand in the figures of the axis
  const anchor = x(peak[0]) < box.left + 12 ? "start" : "middle";
  return html`<svg class="plot" viewBox="0 0 ${width} ${height}" role="img" aria-label=${title}>
    ${axis(rules, box.left, width - box.right, y)}${turnLabels(turns, x, height - 9)}
    ${others.map((other) => svg`<path class="ghost" d=${path(other.points, x, y)}></path>`)}
    <path class="area" fill="url(#house-${one.house})" d="M${x(first[0])} ${y(0)} ${path(one.points, x, y).replace("M", "L")} L${x(last[0])} ${y(0)}z"></path>
    <path class="lnk" d=${path(one.points, x, y)}></path><path class="ln stroke-${one.house}" d=${path(one.points, x, y)}></path>
    <text class="lab" x=${x(last[0]) + 7} y=${y(last[1]) + 5}>${figure(last[1])}</text>
    ${peak[1] > last[1] ? svg`<circle class="peak" cx=${x(peak[0])} cy=${y(peak[1])} r="3.5"></circle><text class="lab halo" x=${x(peak[0])} y=${y(peak[1]) - 6} text-anchor=${anchor}>${figure(peak[1])}</text>` : nothing}
  </svg>`;
}

/**
 * Something of the whole table, as hatched bars.
 * @param {{ title: string, points: number[][], turns: Turn[], width: number, height?: number }} chart
 */
export function barChart({ title, points, turns, width, height = 300 }) {
  const values = points.map(([, value]) => value);
  const rules = ruled(Math.min(0, ...values), Math.max(1, ...values));
  const shown =
    points.length > 24
      ? points.filter((_, at) => at % Math.ceil(points.length / 24) === 0 || at === points.length - 1)
      : points;
  const { y } = scales({ width, height, left: 34, right: 12, top: 20, bottom: 30, from: 0, to: 1, rules });
  const room = (width - 46) / shown.length;
  return html`<svg class="plot" viewBox="0 0 ${width} ${height}" role="img" aria-label=${title}>
    ${axis(rules, 34, width - 12, y)}
    ${shown.map(([position, value], at) => {
      const x = 34 + room * at + room * 0.2;
      const turn = turns.findLast((one) => one.position <= position)?.text ?? "";
      return svg`<rect class="bar" x=${x} y=${Math.min(y(value), y(0))} width=${room * 0.6} height=${Math.abs(y(value) - y(0))}></rect>
        <text class="lab" x=${x + room * 0.3} y=${Math.min(y(value), y(0)) - 6} text-anchor="middle">${figure(value)}</text>
        <text x=${x + room * 0.3} y=${height - 10} text-anchor="middle">${turn}</text>`;
    })}
  </svg>`;
}

/**
 * The same as text.
 * @param {{ title: string, heads: string[], rows: [unknown, (number | null)[]][] }} table
 */
export const numberTable = ({
  title,
  heads,
  rows,
}) => html`<table class="xl numbers"><caption class="sr">${title}</caption>
  <thead><tr><th scope="col">${w("table.economy.when")}</th>${heads.map((head) => html`<th scope="col" class="amt">${head}</th>`)}</tr></thead>
  <tbody>${rows.map(([when, values]) => html`<tr><th scope="row">${when}</th>${values.map((value) => html`<td class="amt">${value === null ? "" : figure(value)}</td>`)}</tr>`)}</tbody></table>`;
