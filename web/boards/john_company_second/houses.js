// @ts-check
// The five prizes, drawn as houses of one street. A lit window is a window icon of the prize.
import { html, svg } from "../../vendor/lit-html/lit-html.js";

const GROUND = svg`<path class="line" d="M0 170h168"></path>`;
/** @param {string} d */
const tree = (d) => svg`<path class="tree" d=${d}></path>`;
/** @param {string} d */
const wall = (d) => svg`<path class="wall" d=${d}></path>`;
/** @param {string} d */
const line = (d) => svg`<path class="line" d=${d}></path>`;
/** @param {string} d */
const roof = (d) => svg`<path class="roof" d=${d}></path>`;
/** @param {string} d */
const door = (d) => svg`<path class="door" d=${d}></path>`;
/** @param {string} d */
const flag = (d) => svg`<path class="flag" d=${d}></path>`;

/** A window by its corner and size, with its bars. @param {number} x @param {number} y @param {number} width @param {number} height */
const lit = (x, y, width, height) => svg`<path class="pane" d=${`M${x} ${y}h${width}v${height}h${-width}z`}></path>
  <path class="bars" d=${`M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.45}h${width}`}></path>`;

/** @param {unknown} parts */
const drawn = (parts) =>
  html`<svg class="pic" viewBox="0 0 168 172" preserveAspectRatio="xMidYMax meet" aria-hidden="true">${GROUND}${parts}</svg>`;

const cottage = [
  tree("M136 170v-12M136 158c-8-2-8-14 0-19 8 5 8 17 0 19z"),
  wall("M56 170v-44h56v44"),
  roof("M50 128l34-26 34 26z"),
  wall("M98 108v-14h9v21"),
  door("M77 170v-24q6.5-8 13 0v24z"),
];

const townhouse = [
  wall("M52 170V92h64v78"),
  wall("M46 92h76v-6H46z"),
  roof("M54 86l30-16 30 16z"),
  wall("M101 74V58h9v21"),
  line("M52 130h64"),
  lit(76, 100, 16, 22),
  door("M77 170v-25q7-8 14 0v25z"),
];

const mansion = [
  tree("M14 170v-16M14 154c-9-2-9-16 0-22 9 6 9 20 0 22zM153 170v-12M153 158c-8-2-8-14 0-19 8 5 8 17 0 19z"),
  wall("M34 170V82h100v88"),
  wall("M27 82h114v-7H27z"),
  wall("M54 75l30-22 30 22z"),
  svg`<circle class="line" cx="84" cy="66" r="4.5"></circle>`,
  line("M34 126h100"),
  lit(50, 93, 17, 24),
  lit(101, 93, 17, 24),
  door("M76 170v-28q8-8 16 0v28z"),
  line("M68 140h32M70 140v30M98 140v30"),
];

const hall = [
  wall("M14 170V88h140v82"),
  wall("M8 88h152v-7H8z"),
  wall("M50 81h68v-12H50z"),
  wall("M46 69l38-24 38 24z"),
  line("M58 170V88M72 170V88M96 170V88M110 170V88"),
  wall("M50 170h68v-5H50z"),
  line("M84 45v-16"),
  flag("M84 29l15 4-15 4z"),
  lit(25, 104, 18, 26),
  lit(75, 100, 18, 26),
  lit(125, 104, 18, 26),
  door("M77 165v-27q7-8 14 0v27z"),
];

const palace = [
  wall("M4 170v-70h160v70"),
  wall("M0 100h168v-7H0z"),
  wall("M40 170V78h88v92"),
  wall("M36 78h96v-7H36z"),
  wall("M40 71l44-26 44 26z"),
  svg`<path class="dome" d="M68 47c0-14 7-22 16-22s16 8 16 22"></path>`,
  line("M84 25V8"),
  flag("M84 8l16 4-16 4z"),
  line("M50 170V78M62 170V78M106 170V78M118 170V78"),
  wall("M30 170h108v-5H30z"),
  lit(13, 112, 16, 26),
  lit(71, 88, 11, 22),
  lit(87, 88, 11, 22),
  lit(139, 112, 16, 26),
  door("M77 165v-28q7.5-8 15 0v28z"),
];

/** Each house is drawn once; the templates do not change. @type {Record<string, unknown>} */
export const HOUSES = {
  prize_0: drawn(cottage),
  prize_2: drawn(townhouse),
  prize_4: drawn(mansion),
  prize_8: drawn(hall),
  prize_12: drawn(palace),
};
