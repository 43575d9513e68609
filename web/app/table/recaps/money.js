// @ts-check
// Where money came from and where it went: as two bars, and as a flow whose both sides are as high as what there was in all.
import { html, nothing, svg } from "../../../vendor/lit-html/lit-html.js";
import { w } from "../../words.js";
import { laidOut } from "./flow_layout.js";

/** @import { Flow, FlowPart } from "../../types.js" */
/** @import { Node } from "./flow_layout.js" */

/**
 * The flow of the purse that all share, else that of the viewer's money.
 * @param {Flow[]} money
 * @param {number | null} viewer
 */
export const ownFlow = (money, viewer) =>
  money.find((flow) => flow.seat === null) ?? money.find((flow) => flow.seat === viewer) ?? money[0];

const WIDE = 252;
/** Room that a letter takes in the bars. */
const LETTER = 6.8;

/** @param {FlowPart[]} parts */
const largest = (parts) => parts.reduce((most, part) => (part.amount > most.amount ? part : most), parts[0]);

/**
 * In the middle of a part of a bar, the first of the texts that fits.
 * @param {string[]} texts
 * @param {number} x
 * @param {number} width
 * @param {number} y
 * @param {string} cls
 */
const inside = (texts, x, width, y, cls) => {
  const text = texts.find((one) => one.length * LETTER <= width);
  return text ? svg`<text class=${cls} x=${x + width / 2} y=${y} text-anchor="middle">${text}</text>` : nothing;
};

/**
 * So much, and what most of it was; where there is no room for that, so much.
 * @param {FlowPart[]} parts
 * @param {string} sum
 */
const moved = (parts, sum) => {
  if (!parts.length) return [];
  const key = parts.length > 1 ? "recap.moved.most" : "recap.moved";
  return [w(key, { sum, what: largest(parts).text }), sum];
};

/**
 * Above: what there was and what came; below: what went and what is left.
 * @param {Flow} flow
 */
export function moneyBar(flow) {
  const all = flow.before.amount + flow.in.reduce((sum, part) => sum + part.amount, 0);
  if (!all) return nothing;
  const scale = WIDE / all;
  // no wider than the bar, whatever is lost in reckoning
  const before = Math.min(flow.before.amount * scale, WIDE);
  const left = Math.min(Math.max(0, flow.now.amount) * scale, WIDE);
  const title = w("recap.bar", { what: flow.text, before: flow.before.shown, now: flow.now.shown });
  return html`<svg class="moneybar" viewBox="0 0 252 74" role="img" aria-label=${title}>
    <text x="0" y="13">${flow.text}</text>
    <text x="252" y="13" text-anchor="end">${w("recap.fromto", { before: flow.before.shown, now: flow.now.shown })}</text>
    <rect class="had" x="0" y="21" width=${before} height="21"></rect>
    <rect class="came" x=${before} y="21" width=${WIDE - before} height="21"></rect>
    ${inside([flow.before.shown], 0, before, 36, "on")}
    ${inside(moved(flow.in, `+${flow.come}`), before, WIDE - before, 36, "on")}
    <rect class="went" x="0" y="46" width=${WIDE - left} height="21"></rect>
    <rect class="had" x=${WIDE - left} y="46" width=${left} height="21"></rect>
    ${inside(moved(flow.out, `−${flow.gone}`), 0, WIDE - left, 61, "")}
    ${inside([flow.now.shown], WIDE - left, left, 61, "on")}
  </svg>`;
}

/** Where things stand from left to right: where labels end, the sources, the purse, the uses, where labels begin. */
const X = { labels: 192, from: 200, purse: 284, to: 384, after: 404, whole: 600 };
const NODE = 12;
const PURSE = 34;

/**
 * A band between a part of the purse and what stands beside it.
 * @param {number} x0
 * @param {number} y0
 * @param {number} x1
 * @param {number} y1
 * @param {number} high
 */
const band = (x0, y0, x1, y1, high) => {
  const bend = (x1 - x0) / 2;
  return `M${x0} ${y0}C${x0 + bend} ${y0} ${x1 - bend} ${y1} ${x1} ${y1}V${y1 + high}C${x1 - bend} ${y1 + high} ${x0 + bend} ${y0 + high} ${x0} ${y0 + high}z`;
};

/** @param {Node} node */
const source = ({ part, y, high, middle, purse, cls }) => svg`<g class=${cls}>
  <rect x=${X.from} y=${y} width=${NODE} height=${high}></rect>
  <path d=${band(X.from + NODE, y, X.purse, purse, high)}></path>
  <text x=${X.labels} y=${middle + 4} text-anchor="end">${part.text} <tspan class="b">${part.shown}</tspan></text></g>`;

/** @param {Node} node */
const use = ({ part, y, high, middle, purse, cls }) => svg`<g class=${cls}>
  <rect x=${X.to} y=${y} width=${NODE} height=${high}></rect>
  <path d=${band(X.purse + PURSE, purse, X.to, y, high)}></path>
  <text x=${X.after} y=${middle + 4}><tspan class="b">${part.shown}</tspan> ${part.text}</text></g>`;

/**
 * What was held before and what came, through the purse, to what was spent and is held now.
 * @param {Flow} flow
 */
export function flowChart(flow) {
  const { sources, uses, top, high, height } = laidOut(flow);
  const sums = [
    ...sources.map(({ part }) => `${part.text} ${part.shown}`),
    "→",
    ...uses.map(({ part }) => `${part.text} ${part.shown}`),
  ];
  return html`<svg class="flow" viewBox="0 0 ${X.whole} ${height}" role="img" aria-label="${flow.title}: ${sums.join(", ")}">
    <defs><pattern id="recap-purse" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect class="ground" width="6" height="6"></rect><path class="hatch" d="M0 0v6"></path></pattern></defs>
    ${sources.map(source)}
    <rect class="purse" x=${X.purse} y=${top} width=${PURSE} height=${high} fill="url(#recap-purse)"></rect>
    <text class="ch" x=${X.purse + PURSE / 2} y="15" text-anchor="middle">${flow.text} ${flow.total}</text>
    ${uses.map(use)}
  </svg>`;
}

/**
 * The same as a ledger, where there is no room for a picture.
 * @param {Flow} flow
 */
export const flowLedger = (flow) => html`<table class="xl flowledger"><caption class="sr">${flow.title}</caption><tbody>
  <tr><td>${flow.before.text}</td><td class="amt">${flow.before.shown}</td></tr>
  ${flow.in.map(({ text, shown }) => html`<tr><td>${text}</td><td class="amt"><span class="gain">+${shown}</span></td></tr>`)}
  ${flow.out.map(({ text, shown }) => html`<tr><td>${text}</td><td class="amt"><span class="loss">−${shown}</span></td></tr>`)}
  <tr class="sum"><td>${flow.now.text}</td><td class="amt">${flow.now.shown}</td></tr>
</tbody></table>`;
