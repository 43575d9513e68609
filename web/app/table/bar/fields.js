// @ts-check
// Several numbers of one decision side by side: the prices of all goods. Each is a question of the rules; those before the last stand
// as the rules propose them until they are changed.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { live } from "../../../vendor/lit-html/directives/live.js";
import { draftOf } from "../answer.js";
import { counted } from "./number.js";
import { w } from "../../words.js";

/** @import { Composition, Decision, Draft, Session } from "../../types.js" */

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

/** @param {Field} field */
const input = ({
  decision: { field, lo, hi },
  value,
  at,
}) => html`<input type="text" inputmode="numeric" role="spinbutton" autocomplete="off" name="field-${at}"
  data-do="answer-field" data-on="input keydown focusin focusout" data-at=${at} aria-label=${field} aria-valuemin=${lo} aria-valuemax=${hi}
  aria-valuenow=${value} .value=${live(String(value))}>`;

/** @param {Field} one */
const place = (one) => {
  const { decision, value, at } = one;
  const { field = "", capacity, lo, hi, step = 1 } = decision;
  const range = w("table.fields.range", { lo, hi });
  return html`<div class="slot on" role="listitem" data-for=${decision.params.target || nothing}>
    <span class="words" title=${field}>${field}</span>
    ${counted({
      label: field,
      value,
      act: ["answer-field-step", "answer-field-step"],
      can: [value - step >= lo, value + step <= hi],
      by: step,
      row: at,
      field: input(one),
    })}
    <span class="under"><small title=${capacity || range}>${capacity || range}</small></span>
  </div>`;
};

/**
 * @param {Session} session
 * @param {Composition} composition
 * @param {Draft} draft
 */
export function fields(session, composition, draft) {
  const all = fieldsOf(composition, draft);
  return html`<div class="slots fields of-${Math.min(all.length, 9)}" role="list" aria-label=${w("table.options")}>${all.map(place)}</div>`;
}

/**
 * What the confirm button says of all of them.
 * @param {Session} session
 * @param {Composition} composition
 */
export const fieldsConfirm = (session, { decision }) => session.words(`bar.${decision.code}.confirm`);
