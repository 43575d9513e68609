// @ts-check
// What lies under the pieces: sea with its water lines, land, mountains. It never changes, so it is drawn once.
import { html, svg } from "../../vendor/lit-html/lit-html.js";
import { waterLines } from "../kit/maps.js";
import { locator } from "../kit/panes.js";
import { CEYLON, HILLS, LAND, MOUNTAINS, OUTER, RIVERS } from "../kit/india.js";
import { SHAPES } from "./land.js";
import { LINKS, MARKS } from "./places.js";

/** @import { Context } from "./context.js" */
/** @import { Mark } from "./places.js" */

const [WIDE, HIGH] = [1100, 1090];
export const BOX = `0 0 ${WIDE} ${HIGH}`;

/** The compass rose stands in the west; its rhumb lines cross the chart. */
const ROSE = [126, 575];
const RHUMBS = Array.from({ length: 16 }, (_, at) => (at * Math.PI) / 8).map((angle) => {
  const [x, y] = ROSE;
  return `M${x} ${y}L${Math.round(x + 1500 * Math.cos(angle))} ${Math.round(y + 1500 * Math.sin(angle))}`;
});

/** Eight points, each of a dark and a light half. */
const POINTS = Array.from({ length: 8 }, (_, at) => {
  const [x, y] = ROSE;
  const reach = at % 2 ? 38 : 58;
  const spot = (/** @type {number} */ angle, /** @type {number} */ far) =>
    `${(x + far * Math.sin(angle)).toFixed(1)} ${(y - far * Math.cos(angle)).toFixed(1)}`;
  const angle = (at * Math.PI) / 4;
  const tip = spot(angle, reach);
  return {
    dark: `M${x} ${y}L${tip}L${spot(angle + 0.42, 13)}z`,
    light: `M${x} ${y}L${tip}L${spot(angle - 0.42, 13)}z`,
  };
});

/** Water lines: each is a wide line with a narrower one of the sea's colour over it. */
const WATER = [
  [58, 55.6],
  [42, 39.4],
  [28, 25],
  [16, 12.5],
  [7, 0],
];
const shore = svg`<use href="#jc2-land"></use><use href="#jc2-ceylon"></use><use href="#jc2-outer"></use>`;

const SEAS = [
  { x: 128, y: 678, name: "west" },
  { x: 720, y: 790, name: "south" },
  { x: 985, y: 552, name: "east" },
];

/** The sea, and the land that no region is. @param {Context} c */
export const sea = (c) => html`<svg class="waters" viewBox=${BOX} aria-hidden="true">
  <defs><path id="jc2-land" d=${LAND}></path><path id="jc2-ceylon" d=${CEYLON}></path><path id="jc2-outer" d=${OUTER}></path></defs>
  <path class="rhumb" d=${RHUMBS.join("")}></path>
  ${waterLines(shore, WATER)}
  <use class="out" href="#jc2-outer"></use><use class="out" href="#jc2-ceylon"></use>
  <path class="hill" d=${MOUNTAINS}></path>
  <g class="rose"><circle cx=${ROSE[0]} cy=${ROSE[1]} r="45"></circle><circle cx=${ROSE[0]} cy=${ROSE[1]} r="49"></circle>
    ${POINTS.map(({ dark, light }) => svg`<path class="dark" d=${dark}></path><path class="light" d=${light}></path>`)}</g>
  ${SEAS.map(({ x, y, name }) => svg`<text class="sea-name" x=${x} y=${y}>${c.w(`sea.${name}`)}<tspan x=${x} dy="30">${c.w("sea.ocean")}</tspan></text>`)}
</svg>`;

/** The small chart that says what of the large one a phone shows. */
export const smallChart = locator(WIDE, HIGH, "jc2-land");

/** The shapes that the regions are drawn with. */
export const shapes = svg`<defs>${Object.entries(SHAPES).map(
  ([region, d]) => svg`<path id="jc2-${region}" d=${d}></path>
  <clipPath id="jc2-in-${region}"><use href="#jc2-${region}"></use></clipPath>`,
)}</defs>`;

/** @type {Record<string, (x: number, y: number) => unknown>} */
const MARK_SHAPES = {
  triangle: (x, y) => svg`<path d="M${x} ${y - 9}l8 14h-16z"></path>`,
  square: (x, y) => svg`<rect x=${x - 6.5} y=${y - 6.5} width="13" height="13"></rect>`,
  circle: (x, y) => svg`<circle cx=${x} cy=${y} r="7"></circle>`,
};

/** @param {Context} c @param {Mark} mark */
function mark(c, [region, shape, x, y]) {
  const to = c.label(c.printed.marks[region][shape]);
  return svg`<g><title>${c.w("mark", { shape: c.w(`mark.${shape}`), region: c.label(region), to })}</title>
  <rect class="around" x=${x - 14} y=${y - 14} width="28" height="28"></rect>${MARK_SHAPES[shape](x, y)}</g>`;
}

/** What is engraved over the regions and under the pieces. @param {Context} c */
export const engraving = (c) => svg`<g class="engraving">
  <path class="river" d=${RIVERS}></path><path class="hill" d=${HILLS}></path><path class="coast" d=${LAND}></path>
  ${LINKS.map((d) => svg`<path class="link" d=${d}></path>`)}
  <g class="shape">${MARKS.map((one) => mark(c, one))}</g>
</g>`;
