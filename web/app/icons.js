// Icons and arms from sprites, which are put into the page so that colours follow the theme.
import { html, nothing } from "../vendor/lit-html/lit-html.js";

import { fetched } from "./fetched.js";

/**
 * @param {string} name
 * @param {{ cls?: string, label?: string }} [given1]
 */
export const icon = (name, { cls = "", label = null } = {}) => html`<svg
  class="icon ${cls}" role=${label ? "img" : nothing} aria-label=${label ?? nothing} aria-hidden=${label ? nothing : "true"}
><use href="#i-${name}"></use></svg>`;

/**
 * The arms of a house, 1 to 6; 0 is the Crown. Colour never stands alone: always beside a name.
 * @param {number | null | undefined} house
 * @param {{ cls?: string }} [given1]
 */
export const arms = (house, { cls = "" } = {}) =>
  html`<svg class="arms ${cls}" aria-hidden="true"><use href="#arms-${house}"></use></svg>`;

/**
 * A drawing of ours as an element of this page.
 * @param {string | URL} url
 */
export async function drawing(url) {
  const text = await (await fetched(url)).text();
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
  return document.importNode(parsed.documentElement, true);
}

/**
 * Puts a sprite into the page.
 * @param {string | URL} url
 */
export async function addIcons(url) {
  const sprite = await drawing(url);
  sprite.classList.add("sprite");
  sprite.setAttribute("aria-hidden", "true");
  document.body.append(sprite);
}

/** Those of the page; a game's own come with its board. */
export const loadIcons = () => addIcons(new URL("../style/icons.svg", import.meta.url));
