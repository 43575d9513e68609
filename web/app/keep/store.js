// @ts-check
// A database of the browser, whose work has an end before the page is put aside. Safari keeps a page that is left as it is, with the
// transactions that it has begun: they come to no end, and whoever opens the page anew waits for them for ever. So they are broken off,
// and done again if somebody comes back to that page. What is lost otherwise stands in the journal.
import { createStore } from "../../vendor/idb-keyval/index.js";

/** @import { UseStore } from "../../vendor/idb-keyval/index.js" */

/** @type {Set<IDBTransaction>} */
const running = new Set();
/** How often the page was put aside. */
let asides = 0;
/** While it is: until it is shown again. @type {Promise<void> | null} */
let back = null;

addEventListener("pagehide", ({ persisted }) => {
  if (!persisted || back) return;
  asides += 1;
  const shown = Promise.withResolvers();
  back = shown.promise;
  addEventListener(
    "pageshow",
    () => {
      back = null;
      shown.resolve(undefined);
    },
    { once: true },
  );
  for (const transaction of running) breakOff(transaction);
});

/** @param {IDBTransaction} transaction */
function breakOff(transaction) {
  try {
    transaction.abort();
  } catch {
    // it is being written just now, and ends by itself
  }
}

/** @param {IDBTransaction} transaction */
function watch(transaction) {
  running.add(transaction);
  for (const end of ["complete", "abort"]) transaction.addEventListener(end, () => running.delete(transaction));
}

/**
 * @param {string} database
 * @param {string} name
 * @returns {UseStore}
 */
export function storeOf(database, name) {
  const store = createStore(database, name);
  return async (mode, work) => {
    for (;;) {
      await back;
      const before = asides;
      try {
        return await store(mode, (objects) => {
          watch(objects.transaction);
          // the connection came too late
          if (back) breakOff(objects.transaction);
          return work(objects);
        });
      } catch (problem) {
        if (asides === before) throw problem;
      }
    }
  };
}
