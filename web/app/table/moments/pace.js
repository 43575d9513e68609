// @ts-check
// How long a moment is shown: by its weight, at the pace that the reader has chosen.

/** @import { LogLine } from "../../types.js" */

/** @typedef {LogLine["weight"]} Weight */
/** @typedef {"off" | "quick" | "calm" | "read"} Pace */

/** The lightest first. @type {Weight[]} */
export const WEIGHTS = ["trivia", "check", "event", "turning"];
/** @type {Pace[]} */
export const PACES = ["off", "quick", "calm", "read"];

/** Nobody reads a question faster than this. */
export const READING_MS = 300;
/** It is shown until the reader goes on. */
export const WAITS = Number.POSITIVE_INFINITY;
/**
 * Milliseconds; with 0 a moment goes by, and the log alone tells it.
 * @type {Record<Weight, Record<Pace, number>>}
 */
export const TIMES = {
  trivia: { off: 0, quick: 300, calm: 700, read: 700 },
  check: { off: 0, quick: 1200, calm: 2400, read: WAITS },
  event: { off: 1000, quick: 2500, calm: 5000, read: WAITS },
  turning: { off: WAITS, quick: WAITS, calm: WAITS, read: WAITS },
};

/** @param {Weight} weight @param {Pace} pace */
export const timeOf = (weight, pace) => TIMES[weight][pace];

/** @param {Weight} one @param {Weight} other */
export const heavier = (one, other) => (WEIGHTS.indexOf(other) > WEIGHTS.indexOf(one) ? other : one);
