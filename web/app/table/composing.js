// @ts-check
// What a person does about a decision of several answers: take things and put them back, go back to a question, change one that has
// been gone past. What is chosen shows at once; the board as it would be follows when the page has been drawn.
import { timesOf } from "../hold.js";
import { afterNextPaint } from "../paint.js";
import { answerAgain, answered, askAgain, backInComposition, clear, goOn, tried } from "./composition.js";
import { pickUp, prefer, putBack, take, taken } from "./taking.js";

/** @import { Composition, Handlers, Option, Session } from "../types.js" */

/** @param {Session} session */
function lookAhead(session) {
  if (!session.composition?.due) return;
  tried(session);
  session.repaint();
}

/**
 * The answer has been changed: shows it, and what it leads to.
 * @param {Session} session
 * @param {boolean} [stay] in the question, also where the answer brings up another
 */
export function changed(session, stay = false) {
  // in a lesson nothing is composed: its steps name every answer
  if (session.composition) answered(session, stay);
  session.repaint();
  if (session.composition?.due) afterNextPaint(() => setTimeout(session.whileOpen(() => lookAhead(session))));
}

/**
 * Back to what was composed before the last step; false if nothing was.
 * @param {Session} session
 */
export function stepBackComposed(session) {
  if (!session.composition || !backInComposition(session)) return false;
  session.repaint();
  return true;
}

/**
 * An option of a row, chosen on the board: the next of its kind; where it goes is asked then. False where nothing is taken one by one.
 * @param {Session} session
 * @param {Option} option
 */
export function takenUp(session, option) {
  const { composition } = session;
  if (!composition?.decision.bar || !pickUp(session, option.value)) return false;
  session.repaint();
  return true;
}

/**
 * @param {HTMLElement} element
 * @returns {{ row: number, column: number, n: number }}
 */
const place = ({ dataset }) => ({
  row: Number(dataset.row),
  column: Number(dataset.column ?? -1),
  n: Number(dataset.n ?? 1),
});

/** @type {Handlers} */
export const composing = {
  "compose-take"(session, element) {
    const { row, column } = place(element);
    if (take(session, row, column, timesOf(element))) session.repaint();
  },
  "compose-back"(session, element) {
    const { row, column } = place(element);
    if (putBack(session, row, column, timesOf(element))) session.repaint();
  },
  /** The nth thing of a run: all up to it are taken, or it and those after it are put back. */
  "compose-run"(session, element) {
    const { row, n } = place(element);
    const composition = /** @type {Composition} */ (session.composition);
    const have = taken(composition).filter((one) => one.row === row).length;
    if (n > have ? take(session, row, -1, n - have) : putBack(session, row, -1, have - n + 1)) session.repaint();
  },
  "compose-prefer"(session, element) {
    const { row, n } = place(element);
    const value = session.composition?.first.bar?.rows[row].values[n];
    prefer(session, row, value);
    session.repaint();
  },
  "compose-clear"(session) {
    clear(session);
    session.repaint();
  },
  /** The first question comes up again before anything is sent. */
  "compose-on"(session) {
    goOn(session);
    session.repaint();
  },
  "compose-ask"(session, element) {
    askAgain(session, Number(element.dataset.at));
    Object.assign(session.ui, { focus: "ask" });
    session.repaint();
  },
  "compose-again"(session, element) {
    const at = Number(element.dataset.at);
    const option = session.composition?.steps[at].decision?.options[Number(element.dataset.index)];
    if (!option) return;
    answerAgain(session, at, option.value);
    session.repaint();
  },
};
