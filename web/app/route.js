// @ts-check
// Where the reader is, from the fragment of the address: #/ (lobby), #/game/<id>, #/setup/<code>, #/table/<code>, #/puzzle/<code>,
// #/play/<code>, #/play/<game>/<seed>, #/lesson/<game>, #/lesson/<game>/<lesson>, and the books: #/book/<game>,
// #/book/<game>/<chapter>, room and aids likewise.
const NAMES = new Set(["game", "setup", "play", "table", "puzzle", "lesson", "book", "room", "aids"]);
/** Those that may name a part of what they lead to. */
const IN_PARTS = new Set(["lesson", "play", "book", "room", "aids"]);

/**
 * `part` is the further lesson of a game, the chapter of a book, or the seed of a table that opens at once, if the address names one.
 * @param {any} hash
 */
export function routeOf(hash) {
  const [, name = "", value = "", part = ""] = /^#\/([a-z]*)\/?([\w-]*)(?:\/([\w-]+))?$/.exec(hash) ?? [];
  const known = NAMES.has(name) && value && (!part || IN_PARTS.has(name));
  return known ? { name, value, part } : { name: "lobby", value: "", part: "" };
}

/**
 * Goes to a place; `replace` leaves no step behind for the back button.
 * @param {string} name
 * @param {any} [value]
 * @param {{ replace?: any }} [given2]
 */
export function go(name, value = "", { replace = false } = {}) {
  const hash = name === "lobby" ? "#/" : `#/${name}/${value}`;
  if (location.hash === hash) return false;
  if (replace) history.replaceState(null, "", hash);
  else location.hash = hash;
  return true;
}
