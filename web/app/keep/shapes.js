// @ts-check
// The shapes of what this browser keeps for us. Other pages of this address, extensions and people can write there too: what has not its
// shape is set aside, and hurts nothing else.

/** @import { Kept } from "../types.js" */
/** @import { JournalEntry } from "./journal.js" */

/** @param {any} value */
const object = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
/** @param {any} value */
const text = (value) => typeof value === "string";
/** @param {any} value */
const whole = (value) => Number.isSafeInteger(value) && value >= 0;

/** What a table's journal can hold: what somebody does at it. Anything else is the desk's own. */
const DONE = new Set(
  `answer compose act deal undo redo settle take_back wish bot move back branch switch promote drop`.split(" "),
);
/** What the journal of a game begins with whose first record was never written. */
export const BEGINNINGS = new Set(["new", "load"]);

/** @param {any} request */
const played = (request) => object(request) && DONE.has(request.do);

/**
 * Whether it is an entry of a journal: something that was done, or a new title. Only the first can be a beginning.
 * @param {any} entry
 * @param {boolean} first
 */
const isEntry = (entry, first) =>
  object(entry) &&
  whole(entry.seq) &&
  (entry.title === undefined || text(entry.title)) &&
  (played(entry.request) ||
    (entry.request === null && text(entry.title)) ||
    (first && object(entry.request) && BEGINNINGS.has(entry.request.do)));

/**
 * The entries of a journal up to the first that is none, or that does not follow the one before.
 * @param {string | null} kept
 * @returns {{ entries: JournalEntry[], whole: boolean }}
 */
export function journalIn(kept) {
  if (kept === null) return { entries: [], whole: true };
  let found;
  try {
    found = JSON.parse(kept);
  } catch {
    return { entries: [], whole: false };
  }
  if (!Array.isArray(found)) return { entries: [], whole: false };
  const end = found.findIndex(
    (entry, at) => !isEntry(entry, at === 0) || (at > 0 && entry.seq !== found[at - 1].seq + 1),
  );
  return { entries: end < 0 ? found : found.slice(0, end), whole: end < 0 };
}

/**
 * Whether it is the record of a game.
 * @param {any} found
 * @returns {found is Kept}
 */
export const isRecord = (found) =>
  object(found) &&
  text(found.id) &&
  whole(found.seq) &&
  [found.title, found.game, found.gameTitle, found.save].every(text) &&
  Number.isFinite(found.when) &&
  Array.isArray(found.seats) &&
  found.seats.every((/** @type {any} */ seat) => object(seat) && text(seat.name)) &&
  (found.waiting === undefined ||
    found.waiting === null ||
    (object(found.waiting) && text(found.waiting.name) && text(found.waiting.text))) &&
  (found.viewer === null || whole(found.viewer)) &&
  (found.spent === undefined || (Array.isArray(found.spent) && found.spent.every(Number.isFinite))) &&
  (found.passing === undefined || found.passing === null || object(found.passing));
