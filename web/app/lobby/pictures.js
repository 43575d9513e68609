// @ts-check
// The drawing and the icon of each game; web/pictures/index.json says which is whose, and the build puts them together in pictures.json.
// A game without an entry gets the house's own.
import { html } from "../../vendor/lit-html/lit-html.js";

import { fetched } from "../fetched.js";
import { drawing, icon } from "../icons.js";

const FILE = new URL("../../pictures.json", import.meta.url);
const OURS = "house";

/** @type {{ games: Record<string, { picture: string, icon: string }>, drawings: Record<string, string> } | null} */
let known = null;
/** @type {Map<string, Element>} */
const drawn = new Map();

/** @param {string} game */
const entry = (game) => {
  const games = known?.games ?? {};
  return games[game] ?? games[OURS];
};

/** Fulfilled when a card can be drawn with its picture. */
export async function loadPictures() {
  known ??= await (await fetched(FILE)).json();
}

/**
 * The drawing of a game, of which there is one at each place of the page.
 * @param {string} game
 * @param {string} place
 */
function drawingOf(game, place) {
  const key = `${place} ${game}`;
  const there = drawn.get(key);
  if (there) return there;
  const made = drawing(drawingText(game));
  made.setAttribute("aria-hidden", "true");
  // its place is filled, whatever its shape
  made.setAttribute("preserveAspectRatio", "xMidYMax slice");
  drawn.set(key, made);
  return made;
}

/** @param {string} game */
const drawingText = (game) => known?.drawings[entry(game).picture] ?? "";

/**
 * @param {string} game
 * @param {string} [place]
 */
export const pictureOf = (game, place = "row") => html`<span class="vig">${drawingOf(game, place)}</span>`;
/** @param {string} game */
export const iconOf = (game) => icon(entry(game).icon);
