// @ts-check
// The drawing and the icon of each game, from web/pictures/index.json: {"<game>": {"picture": "<file>", "icon": "<icon>"}}.
// A game without an entry gets the house's own.
import { html } from "../../vendor/lit-html/lit-html.js";

import { fetched } from "../fetched.js";
import { drawing, icon } from "../icons.js";

const FOLDER = new URL("../../pictures/", import.meta.url);
const OURS = "house";

/** @type {Record<string, { picture: string, icon: string }>} */
let index = {};
/** @type {Map<string, Element>} */
const drawn = new Map();

/** @param {string} game */
const entry = (game) => index[game] ?? index[OURS];

/**
 * Fetches what is not here yet, so that a card is never drawn without its picture.
 * @param {{ id: string }[]} games
 */
export async function loadPictures(games) {
  if (!index[OURS]) index = await (await fetched(new URL("index.json", FOLDER))).json();
  const missing = games.filter(({ id }) => !drawn.has(id));
  await Promise.all(
    missing.map(async ({ id }) => {
      const picture = await drawing(new URL(entry(id).picture, FOLDER));
      picture.setAttribute("aria-hidden", "true");
      drawn.set(id, picture);
    }),
  );
}

/** @param {string} game */
export const pictureOf = (game) => html`<span class="vig">${drawn.get(game)}</span>`;
/** @param {string} game */
export const iconOf = (game) => icon(entry(game).icon);
