// @ts-check
// What lies under the pieces: sea with its water lines, land, mountains. It never changes, so it is drawn once.
import { html, svg } from "../../vendor/lit-html/lit-html.js";
import { CEYLON, HILLS, LAND, MOUNTAINS, OUTER, RIVERS } from "../kit/india.js";
import { waterLines } from "../kit/maps.js";
import { locator } from "../kit/panes.js";
import { SHAPES } from "./land.js";
import { FRAME } from "./places.js";

export const BOX = `${FRAME.x} ${FRAME.y} ${FRAME.wide} ${FRAME.high}`;

/** Water lines: each is a wide line with a narrower one of the sea's colour over it. */
const WATER = [
  [58, 55.6],
  [42, 39.4],
  [28, 25],
  [16, 12.5],
  [7, 0],
];
const shore = svg`<use href="#jc1-land"></use><use href="#jc1-ceylon"></use><use href="#jc1-outer"></use>`;

/** The sea, and the land that no region is. */
export const sea = html`<svg class="waters" viewBox=${BOX} aria-hidden="true">
  <defs><path id="jc1-land" d=${LAND}></path><path id="jc1-ceylon" d=${CEYLON}></path><path id="jc1-outer" d=${OUTER}></path></defs>
  ${waterLines(shore, WATER)}<use class="out" href="#jc1-outer"></use><use class="out" href="#jc1-ceylon"></use><path class="hill" d=${MOUNTAINS}></path>
</svg>`;

/** The small chart that says what of the large one a phone shows. */
export const smallChart = locator(FRAME.wide, FRAME.y + FRAME.high, "jc1-land");

/** The shapes that the regions are drawn with. */
export const shapes = svg`<defs><pattern id="jc1-poor" width="15" height="15" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="hatch" d="M0 0v15"></path></pattern>
  ${Object.entries(SHAPES).map(([region, d]) => svg`<path id="jc1-${region}" d=${d}></path><clipPath id="jc1-in-${region}"><use href="#jc1-${region}"></use></clipPath>`)}</defs>`;

/** What is engraved over the regions and under the pieces. */
export const engraving = svg`<g class="engraving"><path class="river" d=${RIVERS}></path><path class="hill" d=${HILLS}></path><path class="coast" d=${LAND}></path></g>`;
