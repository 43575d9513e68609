// @ts-check
// What an answer or an act would show or give away. The rules know it; they are asked once for each answer of a question.
import { engine } from "../engine.js";
import { answersOf, composedAnswers } from "./composition.js";

/** @import { Option, Risk, Session } from "../types.js" */

/** By what was offered: a new question offers anew. @type {WeakMap<object, Map<string, Risk>>} */
const known = new WeakMap();

/**
 * @param {Session} session
 * @param {object} offered the question, or the list of acts
 * @param {"answers" | "acts"} kind
 * @param {any[]} values
 * @param {any[]} [after] what is composed before them
 * @returns {Risk[]}
 */
function risksOf(session, offered, kind, values, after = []) {
  const said = known.get(offered) ?? new Map();
  known.set(offered, said);
  const unknown = values.filter((value) => !said.has(JSON.stringify(value)));
  if (unknown.length) {
    const { table, viewer } = session;
    const found = engine.call({
      do: "risks",
      table,
      viewer,
      seat: /** @type {number} */ (viewer),
      [kind]: unknown,
      after,
    })[kind];
    unknown.forEach((value, at) => {
      said.set(JSON.stringify(value), found[at]);
    });
  }
  return values.map((value) => said.get(JSON.stringify(value)));
}

/**
 * Of answers to the question that stands.
 * @param {Session} session
 * @param {any[]} values
 */
export const answerRisks = (session, values) =>
  risksOf(
    session,
    /** @type {object} */ (session.view.decision),
    "answers",
    values,
    answersOf(session.composition?.steps ?? []),
  );

/**
 * Of the answer with which all that is composed is sent; nothing while something is lacking.
 * @param {Session} session
 * @returns {Risk}
 */
export function sendingRisk(session) {
  const { composition } = session;
  const answers = composition && composedAnswers(session);
  if (!answers) return "";
  return risksOf(session, composition.steps, "answers", answers.slice(-1), answers.slice(0, -1))[0];
}

/**
 * Of an act beside it.
 * @param {Session} session
 * @param {Pick<Option, "value">} act
 */
export const actRisk = (session, { value }) => risksOf(session, session.now.acts, "acts", [value])[0];
