// The games and their bots as the rules core declares them. The build has asked it once (words/<language>/games.json): to list the
// games, or to know which bots search, no game needs to be loaded.
import { reached } from "../engine.js";
import { readWords } from "../words.js";

let declared = null;

/** To be awaited before anything else here is asked. */
export async function loadGames() {
  declared ??= await reached(readWords("games"));
}

export const games = () => declared;
/** @param {string} id */
export const gameOf = (id) => declared.find((game) => game.id === id) ?? null;

/**
 * The bots of a game, or one of them.
 * @param {string} game
 * @param {string} kind
 */
export function catalogueOf(game, kind) {
  const bots = gameOf(game)?.bots ?? [];
  return kind === undefined ? bots : (bots.find(({ id }) => id === kind) ?? { id: kind, search: false });
}
