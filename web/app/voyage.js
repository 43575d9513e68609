// @ts-check
// How far the rules have come on their way here: bytes received, by step, what the line lacks, and whether they stand. Nothing is drawn
// here; the boot screen, the lobby and the picture of a kept table draw it.

/** @typedef {{ bytes: number, total: number, done: boolean }} Leg */

export const STEPS = ["page", "runtime", "standard library", "engine wheel", "engine start"];
/** What comes over the line for Python, so that a table can be laid. */
const FETCHED = STEPS.slice(1, -1);

/** @type {Record<string, Leg>} */
export const legs = Object.fromEntries(STEPS.map((step) => [step, { bytes: 0, total: 0, done: false }]));

/** @type {{ missing: string, failed: any, lastByte: number }} what the line lacks, what the start failed for, when the last byte came */
export const course = { missing: "", failed: null, lastByte: performance.now() };

/** @type {Set<() => void>} */
const listeners = new Set();
/**
 * `heard()` whenever something has changed.
 * @param {() => void} heard
 */
export const onVoyage = (heard) => void listeners.add(heard);

const fetching = Promise.withResolvers();
/** Fulfilled when the line has nothing more to bring for Python's start. */
export const fetched = fetching.promise.then(() => undefined);

function tell() {
  if (FETCHED.every((step) => legs[step].done)) fetching.resolve(undefined);
  for (const heard of listeners) heard();
}

/**
 * @param {string} step
 * @param {number} bytes
 * @param {number} total
 */
export function received(step, bytes, total) {
  Object.assign(legs[step], { bytes, total, done: total > 0 && bytes >= total });
  course.lastByte = performance.now();
  tell();
}

/** @param {any} problem */
export function foundered(problem) {
  course.failed = problem;
  tell();
}

addEventListener("leadenhall:boot", (event) => {
  const { step, bytes, total } = /** @type {CustomEvent} */ (event).detail;
  received(step, bytes, total);
});
addEventListener("leadenhall:line", (event) => {
  course.missing = /** @type {CustomEvent} */ (event).detail.missing;
  tell();
});

/** The step that is being taken. */
export const underWay = () => STEPS.find((step) => !legs[step].done) ?? "engine start";

/**
 * Bytes received and all there are; null before the build's list has arrived, when nothing is known of the whole.
 * @param {string[]} [steps]
 */
export function sumOf(steps = [...FETCHED, "page"]) {
  if (!legs.runtime.total) return null;
  const counted = steps.map((step) => legs[step]);
  return {
    bytes: counted.reduce((sum, leg) => sum + leg.bytes, 0),
    total: counted.reduce((sum, leg) => sum + Math.max(leg.total, leg.bytes), 0),
  };
}

/** @param {number} bytes */
export const megabytes = (bytes) => (bytes / 1e6).toFixed(1);
