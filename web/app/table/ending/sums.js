// @ts-check
// What the end of a game is drawn from: lines, names and figures, without the page.
import { w } from "../../words.js";

/** @import { ChartLine, CurvePoint, Luck, Over, ScorePart, View } from "../../types.js" */

/**
 * One line a seat; the points stand side by side, however long the turns were.
 * @param {View} view
 * @param {CurvePoint[]} curve
 * @returns {ChartLine[]}
 */
export const linesOf = (view, curve) =>
  view.seats.map(({ seat, house, name }) => ({
    seat,
    house,
    name,
    points: curve.map(({ values }, at) => [at, values[seat]]),
  }));

/**
 * What stands below each point: turns by their number, steps of the scoring by theirs.
 * @param {CurvePoint[]} curve
 * @param {boolean} [brief] where there is little room
 */
export function namesOf(curve, brief = false) {
  let step = 0;
  return curve.map(({ kind, text }) => {
    if (kind === "start") return w("ending.start");
    if (kind === "turn") return text;
    step += 1;
    if (curve.filter((one) => one.kind === "step").length < 2) return w("ending.score");
    return brief ? w("ending.step.brief", { n: step }) : w("ending.step", { n: step });
  });
}

/**
 * How much more came than was to be expected, to one place.
 * @param {Luck} one
 */
export function difference({ came, expected }) {
  const tenths = Math.round(10 * (came - expected));
  return `${tenths > 0 ? "+" : tenths < 0 ? "−" : ""}${(Math.abs(tenths) / 10).toFixed(1)}`;
}

/**
 * The lines of the result, as long as nothing is known of what they came from.
 * @param {Over} over
 * @returns {ScorePart[]}
 */
export function partsOf({ lines, scores }) {
  /** @type {ScorePart[]} */
  const parts = [];
  for (const { code, text, seat, amount } of lines) {
    let part = parts.find((one) => one.code === code);
    if (!part) {
      part = { code, text, rows: [], points: scores.map(() => 0) };
      parts.push(part);
    }
    part.points[seat] += amount;
  }
  return parts;
}

/**
 * Tenths of a point as a number with its sign.
 * @param {number} tenths
 */
export const points = (tenths) => `${tenths > 0 ? "+" : tenths < 0 ? "−" : ""}${(Math.abs(tenths) / 10).toFixed(1)}`;
