// @ts-check
// Where the reader is, from the fragment of the address: #/ (lobby), #/game/<id>, #/setup/<code>, #/table/<code>,
// #/lesson/<game>.
const NAMES = new Set(["game", "setup", "table", "lesson"]);

/** @param {any} hash */
export function routeOf(hash) {
  const [, name = "", value = ""] = /^#\/([a-z]*)\/?([\w-]*)$/.exec(hash) ?? [];
  return NAMES.has(name) && value ? { name, value } : { name: "lobby", value: "" };
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
