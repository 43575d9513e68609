// @ts-check
// Icons and arms from the page's sprites. Their colours follow the theme and the house.
import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";

/** @param {string} name @param {{cls?: string, label?: string | null}} [look] */
export const icon = (name, { cls = "", label = null } = {}) => html`<svg
  class="icon ${cls}" role=${label ? "img" : nothing} aria-label=${label ?? nothing} aria-hidden=${label ? nothing : "true"}
><use href="#i-${name}"></use></svg>`;

/**
 * The arms of a house, 1 to 6; 0 is the Crown. Colour never stands alone: always beside a name.
 * @param {number} house @param {{cls?: string}} [look]
 */
export const arms = (house, { cls = "" } = {}) =>
  html`<svg class="arms ${cls}" aria-hidden="true"><use href="#arms-${house}"></use></svg>`;

/**
 * Something of the sprite inside a drawing, by its middle: nested, so that it keeps its size wherever it stands.
 * @param {string} name "i-crate", "arms-3" @param {number} x @param {number} y @param {number} size @param {string} [cls]
 */
export const sign = (name, x, y, size, cls = "") =>
  svg`<svg class="sign ${cls}" x=${x - size / 2} y=${y - size / 2} width=${size} height=${size}><use href="#${name}"></use></svg>`;

/** Whether a sprite of this page has the icon. @param {string} name */
export const hasIcon = (name) => document.getElementById(`i-${name}`) !== null;

const NS = "http://www.w3.org/2000/svg";

/**
 * The same outside of any template, for what is put over the board while it moves.
 * @param {string} name "i-pound", "arms-3" @param {string} cls
 */
export function pictureOf(name, cls) {
  const picture = document.createElementNS(NS, "svg");
  picture.setAttribute("class", cls);
  const use = document.createElementNS(NS, "use");
  use.setAttribute("href", `#${name}`);
  picture.append(use);
  return picture;
}
