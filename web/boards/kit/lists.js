// @ts-check
// Small sums over lists.

/** @param {number[]} list */
export const sum = (list) => list.reduce((total, n) => total + n, 0);

/**
 * Numbers by seat as [[seat, n], …], without the zeros.
 * @param {number[]} list @returns {[number, number][]}
 */
export const counted = (list) =>
  list.map((n, seat) => /** @type {[number, number]} */ ([seat, n])).filter(([, n]) => n > 0);

/**
 * The things of a list by what `key` says of each, in the order in which they come.
 * @template T, K @param {T[]} list @param {(one: T) => K} key
 */
export function grouped(list, key) {
  /** @type {Map<K, T[]>} */
  const groups = new Map();
  for (const one of list) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
  return groups;
}

/**
 * Once round the table, beginning at a place.
 * @template T @param {T[]} list @param {number} at
 */
export const roundFrom = (list, at) => [...list.slice(at), ...list.slice(0, at)];

/**
 * `draw(0)` up to `draw(n - 1)`.
 * @template T @param {number} n @param {(at: number) => T} draw
 */
export const times = (n, draw) => Array.from({ length: Math.max(0, n) }, (_, at) => draw(at));

/**
 * Each thing as often as there are of it: `{tea: 2, silk: 1}` as tea, tea, silk.
 * @param {Record<string, number>} counts
 */
export const oneByOne = (counts) => Object.entries(counts).flatMap(([thing, n]) => times(n, () => thing));
