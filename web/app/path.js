// @ts-check
// The order in which a game's rulebook would have its setups played, and where on this way a setup stands.

/** @import { Stage } from "./types.js" */

/** @typedef {{ scenario?: string | null, options?: Record<string, any> }} Settings */

/**
 * An option that does not apply to a setup (so many seats, that scenario) is no difference.
 * @param {Stage} stage
 * @param {Settings} setup
 */
const agrees = (stage, { scenario, options = {} }) =>
  stage.scenario === scenario &&
  Object.entries(stage.options).every(([id, value]) => !(id in options) || options[id] === value);

/**
 * The place of a setup on the way: the farthest stage that it agrees with, or that has its scenario at least; -1 beside the way.
 * @param {Stage[]} path
 * @param {Settings} setup
 */
export function stageOf(path, setup) {
  const exact = path.findLastIndex((stage) => agrees(stage, setup));
  return exact < 0 ? path.findLastIndex(({ scenario }) => scenario === setup.scenario) : exact;
}

/**
 * What to play after a setup; null at the end of the way, and beside it.
 * @param {Stage[]} path
 * @param {Settings} setup
 */
export function stageAfter(path, setup) {
  const at = stageOf(path, setup);
  return at < 0 ? null : (path[at + 1] ?? null);
}

/**
 * Whether a setup is the one that is recommended to beginners.
 * @param {Stage[]} path
 * @param {Settings} setup
 */
export const isFirst = (path, setup) => path.length > 0 && agrees(path[0], setup) && stageOf(path, setup) === 0;
