// @ts-check
// Charts: coasts with their water lines, and where things stand on them.
import { svg } from "../../vendor/lit-html/lit-html.js";

/** Moves a drawing to its place. @param {readonly number[]} place */
export const put = ([x, y]) => `translate(${x} ${y})`;

/**
 * The same shores once for each class, one over the other: water lines first, the land last.
 * @param {unknown} shores @param {string[]} layers
 */
export const coasts = (shores, layers) => layers.map((cls) => svg`<g class=${cls}>${shores}</g>`);

/**
 * Water lines beside a shore: each is a wide line with a narrower one of the sea's colour over it, the widest first.
 * @param {unknown} shores @param {(readonly number[])[]} widths how wide the line is, and the one within it; 0 for none
 */
export const waterLines = (shores, widths) =>
  widths.map(
    ([line, inner]) =>
      svg`<g class="ripple" stroke-width=${line}>${shores}</g>${inner ? svg`<g class="within" stroke-width=${inner}>${shores}</g>` : ""}`,
  );

/** Shores from the paths that they are drawn with. @param {string[]} paths */
export const shoresOf = (paths) => paths.map((d) => svg`<path d=${d}></path>`);

/** Degrees from north, clockwise, in which one place lies from another. @param {readonly number[]} from @param {readonly number[]} to */
export const bearing = ([x, y], [toX, toY]) => Math.round((Math.atan2(toX - x, y - toY) * 180) / Math.PI);
