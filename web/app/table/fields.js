// @ts-check
// Several numbers of one decision that stand side by side: which they are, in their order.
import { draftOf } from "./answer.js";

/** @import { Composition, Decision, Draft, Session } from "../types.js" */

/** @typedef {{ decision: Decision, value: number, at: number }} Field */

/**
 * The numbers of the decision that have a field, in their order; none where the question that is asked now has none.
 * @param {Composition} composition
 * @param {Draft} draft
 * @returns {Field[]}
 */
export function fieldsOf({ steps, decision }, draft) {
  if (!decision.field) return [];
  const before = steps.flatMap(({ decision: asked, value }, at) =>
    asked?.field ? [{ decision: asked, value: Number(value), at }] : [],
  );
  return [...before, { decision, value: draft.value, at: steps.length }];
}

/**
 * Whether the numbers have fields of their own, side by side.
 * @param {Session} session
 */
export const hasFields = (session) =>
  Boolean(session.composition && fieldsOf(session.composition, draftOf(session)).length > 1);
