// @ts-check
// The sprites of icons and arms, which are put into the page so that colours follow the theme; boards/kit/icons.js draws from them.
import { fetched } from "./fetched.js";

export { arms, hasIcon, icon } from "../boards/kit/icons.js";

/**
 * A drawing of ours as an element of this page.
 * @param {string} text
 */
export function drawing(text) {
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
  return document.importNode(parsed.documentElement, true);
}

/**
 * Puts a sprite into the page.
 * @param {string | URL} url
 */
export async function addIcons(url) {
  const sprite = drawing(await (await fetched(url)).text());
  sprite.classList.add("sprite");
  sprite.setAttribute("aria-hidden", "true");
  document.body.append(sprite);
}

/** Those of the page; a game's own come with its board. */
export const loadIcons = () => addIcons(new URL("../style/icons.svg", import.meta.url));
