// @ts-check
/**
 * What brings something when it is first wanted: whoever asks again while it is on its way waits with the others, and what has failed
 * can be tried again.
 * @template T
 * @param {() => Promise<T>} bring
 * @returns {() => Promise<T>}
 */
export function once(bring) {
  /** @type {Promise<T> | null} */
  let coming = null;
  return () => {
    coming ??= bring().catch((problem) => {
      coming = null;
      throw problem;
    });
    return coming;
  };
}
