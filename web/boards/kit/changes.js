// @ts-check
// What is other than it was: between two views, for motion.

/**
 * What is in the second list and was not in the first, as often as it is more.
 * @template T @param {T[]} before @param {T[]} after
 */
export function added(before, after) {
  const rest = [...before];
  return after.filter((one) => {
    const at = rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/**
 * Things of two views that have become what `is` asks: those of the second for which it holds, of the same id, for the first time.
 * @template {{id: string}} T @param {T[]} before @param {T[]} after @param {(one: T) => boolean} is
 */
export function become(before, after, is) {
  const were = new Set(before.filter(is).map((one) => one.id));
  return after.filter((one) => is(one) && !were.has(one.id));
}
