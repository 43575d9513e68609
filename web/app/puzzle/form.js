// @ts-check
// What a puzzle is made of, and whether an answer to it is right. It comes from a link or a file, so from anybody: every part has a form,
// and what its answers mean is judged by the rules when it is opened. Nothing here touches the page.

/** @import { Decision, PuzzleContent } from "../types.js" */

/** Letters of the goal and of what is said; how many answers can count as right, and have words of their own. */
export const LIMITS = { goal: 140, said: 300, right: 200, each: 40 };
/** Seats at a table. */
const MOST_SEATS = 12;

/**
 * @param {any} value
 * @param {number} most
 */
const text = (value, most) => typeof value === "string" && value.length <= most && !/\p{Surrogate}/u.test(value);

/** @param {any} row */
const ofAnswer = (row) => Array.isArray(row) && row.length === 2 && text(row[1], LIMITS.said);

/** @param {any} say */
const formedWords = (say) =>
  typeof say === "object" &&
  say !== null &&
  text(say.right, LIMITS.said) &&
  text(say.wrong, LIMITS.said) &&
  Array.isArray(say.each) &&
  say.each.length <= LIMITS.each &&
  say.each.every(ofAnswer);

/**
 * Whether a puzzle from elsewhere has the form of one.
 * @param {any} content
 */
export const formedPuzzle = ({ save, seat, goal, right, say, show, onward }) =>
  typeof save === "string" &&
  Number.isInteger(seat) &&
  seat >= 0 &&
  seat < MOST_SEATS &&
  text(goal, LIMITS.goal) &&
  goal.trim() !== "" &&
  Array.isArray(right) &&
  right.length > 0 &&
  right.length <= LIMITS.right &&
  formedWords(say) &&
  typeof show === "boolean" &&
  typeof onward === "boolean";

/** @param {any} value */
const written = (value) => JSON.stringify(value);

/**
 * Whether two answers to a question are the same; of things that are chosen together the order says nothing.
 * @param {Decision["kind"]} kind
 * @param {any} one
 * @param {any} other
 */
export function sameAnswer(kind, one, other) {
  if (kind !== "pick_many" || !Array.isArray(one) || !Array.isArray(other)) return written(one) === written(other);
  return written(one.map(written).sort()) === written(other.map(written).sort());
}

/**
 * Whether the answer is right, and what is to be said of it.
 * @param {Pick<PuzzleContent, "right" | "say">} puzzle
 * @param {Decision["kind"]} kind
 * @param {any} answer
 */
export function judged({ right, say }, kind, answer) {
  if (right.some((one) => sameAnswer(kind, one, answer))) return { right: true, said: say.right };
  const own = say.each.find(([one]) => sameAnswer(kind, one, answer));
  return { right: false, said: own?.[1] || say.wrong };
}
