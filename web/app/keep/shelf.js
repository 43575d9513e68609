// @ts-check
// The games kept in this browser: one record each in IndexedDB. A record is written in one transaction, so it is always whole:
// either the one before the last answer or the one after it.
import { del, get, set, values } from "../../vendor/idb-keyval/index.js";
import { notice } from "../notices.js";
import { w } from "../words.js";
import { isRecord } from "./shapes.js";
import { storeOf } from "./store.js";

/** @import { UseStore } from "../../vendor/idb-keyval/index.js" */

/** @import { KeptPicture } from "./picture.js" */
/** @import { Kept } from "../types.js" */

const open = () => storeOf("leadenhall", "games");
let games = open();

/** Pictures have a database of their own: whoever lists the games does not read them. */
const openPictures = () => storeOf("leadenhall-pictures", "pictures");
/** @type {UseStore | null} */
let pictures = null;
const inPictures = () => {
  pictures ??= openPictures();
  return pictures;
};

/** @param {KeptPicture} picture */
export const keepPicture = (picture) => set(picture.id, picture, inPictures());
/**
 * @param {string} id
 * @returns {Promise<KeptPicture | undefined>}
 */
export const keptPicture = (id) => get(id, inPictures());
/** @param {string} id */
export const forgetPicture = (id) => del(id, inPictures());

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
 * A record: {id, seq, title, game, gameTitle, scenario, place, waiting, seats: [{name, house, human, score}], over, viewer, when, spent, save, passing}.
 * `seq` counts what was done at this table since it was opened for the first time; see journal.js.
 * @param {Kept} record
 */
export const keepRecord = (record) => through((store) => set(record.id, record, store));
/**
 * @param {string} id
 * @returns {Promise<Kept | undefined>}
 */
export async function recordOf(id) {
  const found = await through((store) => get(id, store));
  return isRecord(found) ? found : undefined;
}
/** @param {string} id */
export const forgetRecord = (id) => through((store) => del(id, store));

/**
 * All records, the latest first. What is none stays where it is, and that is told.
 * @returns {Promise<Kept[]>}
 */
export async function records() {
  const all = await through((store) => /** @type {Promise<any[]>} */ (values(store)));
  const sound = all.filter(isRecord);
  const strays = all.length - sound.length;
  if (strays) notice({ key: "strays", kind: "error", text: w("keep.strays", { n: strays }) });
  return sound.sort((one, other) => other.when - one.when);
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
