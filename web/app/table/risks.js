// @ts-check
// What an answer or an act would show or give away. The rules know it; they are asked once for each answer of a question.
import { answersOf, composedAnswers } from "./composition.js";

/** @import { Option, Risk, Session } from "../types.js" */

/**
 * @param {Session} session
 * @param {"answers" | "acts"} kind
 * @param {any[]} values
 * @param {any[]} [after] what is composed before them
 * @returns {Risk[]}
 */
function risksOf(session, kind, values, after = []) {
  const { viewer } = session;
  const seat = /** @type {number} */ (viewer);
  return session.inquire({ do: "risks", viewer, seat, [kind]: values, after })[kind];
}

/**
 * Of answers to the question that stands.
 * @param {Session} session
 * @param {any[]} values
 */
export const answerRisks = (session, values) =>
  risksOf(session, "answers", values, answersOf(session.composition?.steps ?? []));

/**
 * Of the answer with which all that is composed is sent; nothing while something is lacking.
 * @param {Session} session
 * @returns {Risk}
 */
export function sendingRisk(session) {
  const { composition } = session;
  const answers = composition && composedAnswers(session);
  if (!answers) return "";
  return risksOf(session, "answers", answers.slice(-1), answers.slice(0, -1))[0];
}

/**
 * Of an act beside it.
 * @param {Session} session
 * @param {Pick<Option, "value">} act
 */
export const actRisk = (session, { value }) => risksOf(session, "acts", [value])[0];
