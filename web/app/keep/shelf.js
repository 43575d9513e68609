// @ts-check
// The games kept in this browser: one record each in IndexedDB. A record is written in one transaction, so it is always whole:
// either the one before the last answer or the one after it.
import { createStore, del, get, set, values } from "../../vendor/idb-keyval/index.js";

/** @import { UseStore } from "../../vendor/idb-keyval/index.js" */

/** @import { Kept } from "../types.js" */

const open = () => createStore("leadenhall", "games");
let games = open();

/**
 * Browsers may drop a connection without a word; what fails for that is tried once more on a new one.
 * @template T
 * @param {(store: UseStore) => Promise<T>} work
 * @returns {Promise<T>}
 */
async function through(work) {
  try {
    return await work(games);
  } catch (/** @type {any} */ problem) {
    if (problem.name !== "InvalidStateError") throw problem;
    games = open();
    return work(games);
  }
}

/**
 * A record: {id, seq, title, game, gameTitle, scenario, place, seats: [{name, house, human}], over, viewer, when, spent, save, passing}.
 * `seq` counts what was done at this table since it was opened for the first time; see journal.js.
 * @param {Kept} record
 */
export const keepRecord = (record) => through((store) => set(record.id, record, store));
/**
 * @param {string} id
 * @returns {Promise<Kept | undefined>}
 */
export const recordOf = (id) => through((store) => get(id, store));
/** @param {string} id */
export const forgetRecord = (id) => through((store) => del(id, store));

/**
 * All records, the latest first.
 * @returns {Promise<Kept[]>}
 */
export async function records() {
  return (await through((store) => /** @type {Promise<Kept[]>} */ (values(store)))).sort(
    (one, other) => other.when - one.when,
  );
}

/** Twelve letters and digits. (crypto.randomUUID does not exist where the page is served without TLS in a home network.) */
export const freshId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 36).toString(36)).join("");

/**
 * Did the browser refuse because it is full?
 * @param {any} problem
 */
export const isFull = (problem) =>
  problem?.name === "QuotaExceededError" || problem?.inner?.name === "QuotaExceededError";

/** Asks the browser not to clear our games when space runs short; true when it promises so. */
export async function askToPersist() {
  if (!navigator.storage?.persist) return false;
  return (await navigator.storage.persisted()) || navigator.storage.persist();
}
