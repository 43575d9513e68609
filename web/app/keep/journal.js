// @ts-check
// What was done since the last record was written, in localStorage, which is written before the call returns. A tab that is killed
// between an answer and the end of its transaction in IndexedDB therefore loses nothing: opening the game plays these requests again.
import { journalIn } from "./shapes.js";

/** Without a request it is a new title. @typedef {{ seq: number, request: any, title?: string }} JournalEntry */

const PREFIX = "leadenhall/journal/";
/** What could not be read or played again is kept here, under the id of its game. */
const ASIDE = "leadenhall/aside/";

/** @param {string} id */
const keyOf = (id) => PREFIX + id;

/**
 * The entries of a game: [{seq, request}], in order.
 * @param {string} id
 * @returns {JournalEntry[]}
 */
export function journalOf(id) {
  return journalIn(localStorage.getItem(keyOf(id))).entries;
}

/**
 * Whether all that a journal holds can be read.
 * @param {string} id
 */
export const journalWhole = (id) => journalIn(localStorage.getItem(keyOf(id))).whole;

/**
 * Takes a journal away and keeps it for whoever wants to look into it.
 * @param {string} id
 */
export function setAside(id) {
  const text = localStorage.getItem(keyOf(id));
  if (text === null) return;
  localStorage.removeItem(keyOf(id));
  try {
    localStorage.setItem(`${ASIDE}${id}/${Date.now()}`, text);
  } catch {
    localStorage.setItem(keyOf(id), text);
  }
}

/**
 * False when the browser has no room; the record in IndexedDB then stands alone.
 * @param {string} id
 * @param {JournalEntry} entry
 */
export function enterJournal(id, entry) {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify([...journalOf(id), entry]));
    return true;
  } catch {
    return false;
  }
}

/**
 * Forgets what the record of `seq` already contains.
 * @param {string} id
 * @param {number} seq
 */
export function shortenJournal(id, seq) {
  const left = journalOf(id).filter((entry) => entry.seq > seq);
  if (left.length === 0) localStorage.removeItem(keyOf(id));
  else localStorage.setItem(keyOf(id), JSON.stringify(left));
}

/**
 * Sets aside what cannot be played again, so that it does not come between what is done from now on.
 * @param {string} id
 * @param {number} seq
 */
export function cutJournal(id, seq) {
  const left = journalOf(id).filter((entry) => entry.seq <= seq);
  setAside(id);
  localStorage.setItem(keyOf(id), JSON.stringify(left));
}

/** @param {string} id */
export const dropJournal = (id) => localStorage.removeItem(keyOf(id));

/** The games that have a journal. */
export const journals = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length));
