// @ts-check
// What the attributes of <leadenhall-table> say, as the messages of the table have it. Nothing here touches the page.

/** What an attribute may hold that names a whole game; what makes a new one; and what is only seen. */
export const TABLES = ["puzzle", "link", "save"];
export const SETUP = ["game", "scenario", "seed", "seats", "options"];
export const CONTENT = [...TABLES, ...SETUP];

/**
 * The parts of a list with commas, without what stands empty.
 * @param {string} text
 */
const parts = (text) =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

/**
 * What stands before and after the first mark; `after` is empty where there is none.
 * @param {string} text
 * @param {string} mark
 */
function halves(text, mark) {
  const at = text.indexOf(mark);
  return at < 0
    ? { before: text.trim(), after: "" }
    : { before: text.slice(0, at).trim(), after: text.slice(at + 1).trim() };
}

/**
 * Who sits at the table: `human: Ann, steady, easy: Kofi`. Who is not named gets a name of the table's.
 * @param {string} text
 */
export const seatsOf = (text) =>
  parts(text).map((part) => {
    const { before, after } = halves(part, ":");
    return { kind: before, name: after };
  });

/**
 * A number or a switch where it reads as one, else the word.
 * @param {string} text
 */
function readAs(text) {
  if (text === "true" || text === "false") return text === "true";
  return /^-?\d{1,9}$/.test(text) ? Number(text) : text;
}

/**
 * The options of the game: `rounds = 5, deals = true`.
 * @param {string} text
 */
export const optionsOf = (text) =>
  Object.fromEntries(
    parts(text).map((part) => {
      const { before, after } = halves(part, "=");
      return [before, readAs(after)];
    }),
  );

/**
 * The new game that the attributes describe; `read(name)` is an attribute, or null.
 * @param {(name: string) => string | null} read
 */
export function setupOf(read) {
  /** @type {Record<string, any>} */
  const setup = { game: read("game") };
  for (const name of ["scenario", "seed"]) {
    const value = read(name);
    if (value !== null) setup[name] = value;
  }
  const seats = read("seats");
  if (seats) setup.seats = seatsOf(seats);
  const options = read("options");
  if (options) setup.options = optionsOf(options);
  return setup;
}
