// @ts-check
// Which packs a request needs, as far as its text tells: Python itself may still be far.

/**
 * Of a game's rules what only some modes need, a pack of its own (`Supplement` in pygame_core/kernel/ruleset.py). Null stands for all.
 * @typedef {{ id: string, seats: number[] | null, scenarios: string[] | null }} Supplement
 */
/**
 * Of a game that has such: the options of its set-up that hold a player's own data, and which supplements each lesson needs.
 * @typedef {{ supplements: Supplement[], data: string[], lessons: Record<string, string[]> }} Modes
 */
/**
 * How a game is set up, as far as that can be read.
 * @typedef {{ game: unknown, seats: number | null, scenario: string | null, options: Record<string, unknown> }} Setup
 */

/** Kinds of requests whose answers are made of what other packs bring too. @type {Record<string, string[]>} */
const BESIDE = {
  ending: ["recap"],
  judge: ["doubts", "bots"],
  doubts: ["bots"],
  bot: ["bots"],
  think: ["bots"],
  hint: ["bots"],
  weigh: ["bots"],
};

/** A game in a request's own words, or in those of a saved game that it carries as text. */
const GAME = /"game\\*"\s*:\s*\\*"(\w+)/g;
const REQUEST = /"do"\s*:\s*"(\w+)/g;

/**
 * What a text names so.
 * @param {string} text
 * @param {RegExp} named
 */
const namesIn = (text, named) => [...new Set(Array.from(text.matchAll(named), ([, name]) => name))];

/** @param {unknown} text */
function read(text) {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}

/** @param {any} list */
const length = (list) => (Array.isArray(list) ? list.length : null);

/**
 * @param {any} game
 * @param {any} seats
 * @param {any} setup
 * @returns {Setup}
 */
const setupOf = (game, seats, setup) => ({
  game,
  seats: length(seats),
  scenario: typeof setup?.scenario === "string" ? setup.scenario : null,
  options: setup?.options ?? {},
});

/**
 * How the game of a request is set up: a fresh one, or the one of a document that it carries. Null if it sets up none, and of a damaged
 * document what is known of it, which may be nothing.
 * @param {any} asked
 * @returns {Setup | null}
 */
function setupIn(asked) {
  const carried = asked?.save ?? asked?.position;
  if (carried !== undefined) {
    const saved = read(carried);
    return setupOf(saved?.game, saved?.players, saved?.setup);
  }
  return Array.isArray(asked?.seats) ? setupOf(asked.game, asked.seats, asked) : null;
}

/**
 * Whether such a game may need it; what is not known counts as if it did.
 * @param {Supplement} supplement
 * @param {Setup} setup
 * @param {string[]} data
 */
function needed({ seats, scenarios }, setup, data) {
  const seated = !seats || setup.seats === null || seats.includes(setup.seats);
  const ownData = data.some((name) => setup.options[name]);
  return seated && (!scenarios || setup.scenario === null || ownData || scenarios.includes(setup.scenario));
}

/**
 * The supplements of a game that a request needs.
 * @param {string} game
 * @param {Modes} modes
 * @param {any} asked
 */
function supplementsOf(game, { supplements, data, lessons }, asked) {
  if (asked?.do === "lesson") {
    const lesson = asked.lesson ?? "";
    return Object.hasOwn(lessons, lesson) ? lessons[lesson] : [];
  }
  const setup = setupIn(asked);
  if (!setup || (setup.game !== undefined && setup.game !== game)) return [];
  return supplements.filter((one) => needed(one, setup, data)).map(({ id }) => id);
}

/** @typedef {{ parts: Record<string, unknown>, modes: Record<string, Modes> }} Build */

/**
 * The games that a text names, of those whose rules there are, each with the supplements that it needs.
 * @param {string} text
 * @param {Build} build
 */
export function gamesIn(text, { parts, modes }) {
  const asked = read(text);
  return namesIn(text, GAME)
    .filter((game) => `packs/${game}` in parts)
    .map((game) => ({ game, supplements: modes[game] ? supplementsOf(game, modes[game], asked) : [] }));
}

/**
 * The packs that a request needs: its games, what of them its mode needs, what only its kind needs, and what only its kind needs of these
 * games. A request that names a table names no game: it may be about each of those that were asked for before.
 * @param {string} text
 * @param {Build} build
 * @param {Iterable<string>} [before]
 */
export function packsFor(text, build, before = []) {
  const named = gamesIn(text, build);
  const games = named.length ? named : Array.from(before, (game) => ({ game, supplements: [] }));
  const kinds = namesIn(text, REQUEST).flatMap((kind) => [kind, ...(BESIDE[kind] ?? [])]);
  const ofGames = games.flatMap(({ game, supplements }) => [...supplements, ...kinds].map((id) => `${game}.${id}`));
  return [...games.map(({ game }) => game), ...kinds, ...ofGames].filter((name) => `packs/${name}` in build.parts);
}
