// @ts-check
// What the signs on the plates of the regions mean. It lies in the sea beside Ceylon; each plate says the same in words.
import { svg } from "../../vendor/lit-html/lit-html.js";
import { sign } from "../kit/icons.js";
import { put } from "../kit/maps.js";
import { LEGEND } from "./places.js";

/** @import { Context } from "./context.js" */

/** @param {string} name @param {number} x @param {number} y @param {string} text @param {string} [cls] */
const entry = (name, x, y, text, cls = "") =>
  svg`${sign(name, x + 12, y - 8, 24, cls)}<text x=${x + 29} y=${y}>${text}</text>`;

/** @param {Context} c */
export const legend = (c) => svg`<g class="legend" aria-hidden="true" transform=${put(LEGEND.at)}>
  <rect class="plate" width=${LEGEND.wide} height=${LEGEND.high} rx="5"></rect>
  ${entry("i-tower", 8, 32, c.w("legend.defense"))}${entry("i-loot", 124, 32, c.w("legend.plunder"))}${entry("i-pound", 244, 32, c.w("legend.tax"))}
  ${entry("i-sun", 8, 64, c.label("prosperous"), "good")}${entry("i-chevron-down", 166, 64, c.label("depressed"), "bad")}
  <text x="10" y="96">${c.w("legend.double")}</text></g>`;
