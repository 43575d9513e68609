// @ts-check
// Which turn ended with a moment.

/** @import { LogLine } from "../../types.js" */
/** @import { Moment } from "./queue.js" */

/**
 * The turn that was over with a moment, as the first line after it says.
 * @param {LogLine[]} log
 * @param {Moment} moment
 */
export function turnOver(log, { weight, lines }) {
  if (weight !== "turning") return null;
  const first = log.indexOf(lines[0]);
  const near = log.slice(first, first + lines.length + 1);
  return near.flatMap((line) => line.ended ?? []).find(({ kind }) => kind === "turn") ?? null;
}
