// @ts-check
// Where a lesson is: on its way, waiting for a moment of the table, or left for a way of the learner's own.

/** @import { Session } from "../types.js" */

/** The step at which the lesson is, whether its moment has come or not. @param {Session} session */
export const stepAt = ({ ui: { lesson } }) => lesson?.steps[lesson.at] ?? null;

/** Whether the step's moment is still to come. @param {Session} session */
export function waits(session) {
  const { when = [] } = stepAt(session) ?? {};
  const { decision } = session.now;
  const asked = decision && decision.seat === session.viewer ? decision.code : "";
  return when.length > 0 && !when.includes(asked);
}

/** Whether the learner plays freely now: beside the lesson's way, or while it waits. @param {Session} session */
export const playsFreely = (session) => Boolean(session.ui.lesson && (session.ui.lesson.strayed || waits(session)));

/** Whether a step of a lesson is shown, which names every answer. @param {Session} session */
export const isTaught = (session) => Boolean(session.ui.lesson) && !playsFreely(session);
