// @ts-check
// What the log says of the turn being played.

/** @import { Context } from "./context.js" */

/** Its lines with one of these codes. @param {Context} c @param {number} turn @param {...string} codes */
export const linesOf = (c, turn, ...codes) =>
  c.view.log.filter((line) => line.place.turn === turn && codes.includes(line.code));
