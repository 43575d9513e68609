// @ts-check
// The set-up of the table that was opened last, kept in this browser. What comes back is looked at like that of a link: anybody who shares
// this address may have written it.

/** @import { Setup } from "../types.js" */

const KEY = "leadenhall/setup";
/** Longer than any set-up without a file of component values; those are not kept. */
const LONGEST = 10_000;

/** @type {Setup | null | undefined} */
let last;

/** @returns {Setup | null} */
function read() {
  try {
    const kept = localStorage.getItem(KEY) ?? "";
    const found = kept.length < LONGEST ? JSON.parse(kept) : null;
    return typeof found?.game === "string" ? found : null;
  } catch {
    return null;
  }
}

export function lastSetup() {
  if (last === undefined) last = read();
  return last;
}

/**
 * Without files of component values: these are chosen anew.
 * @param {Setup} setup
 * @param {string[]} files the options that hold them
 */
export function keepSetup({ game, scenario, options = {}, seats }, files) {
  const switches = Object.fromEntries(Object.entries(options).filter(([id]) => !files.includes(id)));
  last = /** @type {Setup} */ ({ game, scenario, options: switches, seats });
  try {
    localStorage.setItem(KEY, JSON.stringify(last));
  } catch {
    // a browser that keeps nothing begins with the lightest game each time
  }
}
