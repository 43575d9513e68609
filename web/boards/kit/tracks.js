// @ts-check
// Tracks of numbered spaces, and bars that fill up.
import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";

/**
 * Where a space lies to the marker and to where the marker would go: classes for it.
 * @param {number} space @param {number | null} at @param {number | null} [next]
 */
export const standing = (space, at, next = null) =>
  `${at !== null && space === at ? "at" : at !== null && space < at ? "past" : ""} ${space === next ? "next" : ""}`;

/**
 * A scale whose spaces are numbers and nothing else, from one end to the other.
 * @param {{from: number, to: number, at: number, next?: number | null, text?: string, cls?: string}} track
 */
export const scale = ({ from, to, at, next = null, text, cls = "track" }) =>
  html`<ol class=${cls} aria-label=${text ?? nothing} aria-hidden=${text ? nothing : "true"}>${Array.from(
    { length: to - from + 1 },
    (_, n) => html`<li class=${standing(from + n, at, next)}>${from + n}</li>`,
  )}</ol>`;

/**
 * Markers on the spaces of a track, and where each would go. Of a space: those that lie there, each with whether it would leave,
 * and those that would come.
 * @template T @param {T[]} markers @param {(one: T) => number} at @param {(one: T) => number | undefined} then
 */
export const moving = (markers, at, then) => (/** @type {number} */ space) => ({
  here: markers.filter((one) => at(one) === space).map((one) => ({ one, leaves: (then(one) ?? space) !== space })),
  coming: markers.filter((one) => at(one) !== space && then(one) === space),
});

/**
 * A bar: so much already, so much more by the answer being composed, of so much. `under` is drawn below both.
 * @param {{of: number, now: number, more?: number, high?: number, inset?: number, under?: unknown}} bar
 */
export const bar = ({ of, now, more, high = 10, inset = 0, under = nothing }) => {
  const part = (/** @type {string} */ cls, /** @type {number} */ x, /** @type {number} */ width) =>
    svg`<rect class=${cls} x=${x} y=${inset} width=${width} height=${high - 2 * inset}></rect>`;
  return html`<svg class="bar" viewBox="0 0 ${of} ${high}" preserveAspectRatio="none" aria-hidden="true">${under}${part("so-far", 0, now)}${
    more === undefined ? nothing : part("more", now, more)
  }</svg>`;
};
