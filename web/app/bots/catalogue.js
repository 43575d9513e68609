// @ts-check
// The games and their bots as the rules core declares them. The build has asked it once (words/<language>/games.json): to list the
// games, or to know which bots search, no game needs to be loaded.
import { reached } from "../engine.js";
import { readWords } from "../words.js";

/** @import { Game } from "../types.js" */

/** @type {Game[]} */
let declared = [];

/** To be awaited before anything else here is asked. */
export async function loadGames() {
  if (!declared.length) declared = await reached(readWords("games"));
}

export const games = () => declared;
/** @param {string} id */
export const gameOf = (id) => declared.find((game) => game.id === id) ?? null;

/**
 * The bots of a game.
 * @param {string} game
 */
export const botsOf = (game) => gameOf(game)?.bots ?? [];

/**
 * Whether bots of this kind think long, and so in the worker.
 * @param {string} game
 * @param {string} kind
 */
export const searches = (game, kind) => botsOf(game).some(({ id, search }) => id === kind && search);
