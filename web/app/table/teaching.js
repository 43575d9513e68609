// @ts-check
// Where a lesson is: on its way, waiting for a moment of the table, or left for a way of the learner's own.

/** @import { LessonPlace, LessonStep, Session } from "../types.js" */

/** The step at which the lesson is, whether its moment has come or not. @param {Session} session */
export const stepAt = ({ ui: { lesson } }) => lesson?.steps[lesson.at] ?? null;

/**
 * Whether what a step waits for is asked now.
 * @param {Session} session
 * @param {LessonStep} step
 */
function hasCome({ now: { decision, place }, viewer }, { when, turn }) {
  return Boolean(decision && decision.seat === viewer && when.includes(decision.code)) && (place.turn ?? 0) >= turn;
}

/** Whether the step's moment is still to come. @param {Session} session */
export function waits(session) {
  const step = stepAt(session);
  return Boolean(step?.when.length && !hasCome(session, step));
}

/** The place of the first step, of those that wait now one after the other, whose moment has come; -1 where none has. @param {Session} session */
export function stepCome(session) {
  const { steps, at } = /** @type {LessonPlace} */ (session.ui.lesson);
  const waiting = steps.slice(at);
  const end = waiting.findIndex(({ when }) => !when.length);
  const found = waiting.slice(0, end < 0 ? waiting.length : end).findIndex((step) => hasCome(session, step));
  return found < 0 ? -1 : at + found;
}

/** Whether the learner plays freely now: beside the lesson's way, or while it waits. @param {Session} session */
export const playsFreely = (session) => Boolean(session.ui.lesson && (session.ui.lesson.strayed || waits(session)));

/** Whether a step of a lesson is shown, which names every answer. @param {Session} session */
export const isTaught = (session) => Boolean(session.ui.lesson) && !playsFreely(session);
