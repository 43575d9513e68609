// @ts-check
// What the curtain says before somebody, which everybody may read.

/** @import { Seat, View } from "../types.js" */

/**
 * @param {View} view as everybody may see it
 * @param {number} seat
 */
export function curtainFor(view, seat) {
  const { name, house } = /** @type {Seat} */ (view.seats.find((one) => one.seat === seat));
  return { seat, name, house, text: view.waiting.find((one) => one.seat === seat)?.text ?? null };
}
