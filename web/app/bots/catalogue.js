// The games as the engine declares them, asked for once.
import { engine } from "../engine.js";
import { currentLanguage } from "../words.js";

let declared = null;

export function games() {
  declared ??= engine.call({ do: "games", lang: currentLanguage() }).games;
  return declared;
}

export const gameOf = (id) => games().find((game) => game.id === id) ?? null;

/** The bots of a game, or one of them. */
export function catalogueOf(game, kind) {
  const bots = gameOf(game)?.bots ?? [];
  return kind === undefined ? bots : (bots.find(({ id }) => id === kind) ?? { id: kind, search: false });
}
