// @ts-check
// Several numbers of one decision side by side: the prices of all goods. Each is a question of the rules; those before the last stand
// as the rules propose them until they are changed.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { live } from "../../../vendor/lit-html/directives/live.js";
import { fieldsOf } from "../fields.js";
import { counted } from "./number.js";
import { w } from "../../words.js";

/** @import { Composition, Draft, Session } from "../../types.js" */
/** @import { Field } from "../fields.js" */

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
