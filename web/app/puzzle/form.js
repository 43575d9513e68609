// @ts-check
// What a puzzle is made of, and whether an answer to it is right. It comes from a link or a file, so from anybody: every part has a form,
// and what its answers mean is judged by the rules when it is opened. Nothing here touches the page.

/** @import { Decision, Option, PuzzleContent } from "../types.js" */

/** @typedef {Pick<Decision, "kind"> & Partial<Pick<Decision, "options" | "items">>} Question */

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
 * An option as it looks: two that only lie in different places, such as two cards of one kind, look alike.
 * @param {Option} option
 */
const look = ({ value, target, ...seen }) => written(seen);

/**
 * The first of the options that look like the one that was chosen; without any, what was chosen.
 * @param {Option[]} options
 * @param {any} chosen
 */
function like(options, chosen) {
  const option = options.find(({ value }) => written(value) === written(chosen));
  const first = option && options.find((one) => look(one) === look(option));
  return written(first ? first.value : chosen);
}

/**
 * Whether two answers to a question are the same: of things that look alike it does not matter which, and of things that are chosen
 * together the order does not.
 * @param {Question} question
 * @param {any} one
 * @param {any} other
 */
export function sameAnswer({ kind, options = [], items = [] }, one, other) {
  if (kind === "pick") return like(options, one) === like(options, other);
  if ((kind !== "pick_many" && kind !== "arrange") || !Array.isArray(one) || !Array.isArray(other))
    return written(one) === written(other);
  const [these, those] = [one, other].map((answer) =>
    answer.map((/** @type {any} */ value) => like(kind === "arrange" ? items : options, value)),
  );
  return kind === "arrange" ? written(these) === written(those) : written(these.sort()) === written(those.sort());
}

/**
 * Whether the answer is right, and what is to be said of it.
 * @param {Pick<PuzzleContent, "right" | "say">} puzzle
 * @param {Question} question
 * @param {any} answer
 */
export function judged({ right, say }, question, answer) {
  if (right.some((one) => sameAnswer(question, one, answer))) return { right: true, said: say.right };
  const own = say.each.find(([one]) => sameAnswer(question, one, answer));
  return { right: false, said: own?.[1] || say.wrong };
}
