// @ts-check
// A number from least to most: a ladder of chances, or a field to type in.
import { html } from "../../../vendor/lit-html/lit-html.js";
import { live } from "../../../vendor/lit-html/directives/live.js";
import { hasLadder, ladder } from "./ladder.js";
import { counted } from "./number.js";
import { purse } from "./purse.js";
import { w } from "../../words.js";

/** @import { Decision, Draft, Session } from "../../types.js" */

/**
 * @param {Decision} decision
 * @param {Draft} draft
 */
const field = (
  { lo, hi },
  draft,
) => html`<input class="number" type="text" name="amount" inputmode="numeric" role="spinbutton"
  data-do="answer-amount" data-on="input keydown focusin" autocomplete="off" aria-label=${w("table.amount.label")} aria-valuemin=${lo} aria-valuemax=${hi}
  aria-valuenow=${draft.value} aria-invalid=${draft.typed === undefined ? "false" : "true"} .value=${live(String(draft.typed ?? draft.value))}>`;

/**
 * @param {Session} session
 * @param {Decision} decision
 * @param {Draft} draft
 */
export function amount(session, decision, draft) {
  if (hasLadder(decision)) return ladder(session, decision, draft);
  const { lo, hi, step = 1 } = decision;
  return html`<div class="amount">
    <div class="row">
      ${counted({
        label: w("table.amount.label"),
        value: draft.value,
        act: ["answer-step", "answer-step"],
        can: [draft.value - step >= lo, draft.value + step <= hi],
        by: step,
        field: field(decision, draft),
      })}
      <button class="btn quiet slim" data-do="answer-set" data-to=${lo} aria-pressed=${draft.value === lo}>${w("table.amount.least", { n: lo })}</button>
      <button class="btn quiet slim" data-do="answer-set" data-to=${hi} aria-pressed=${draft.value === hi}>${w("table.amount.most", { n: hi })}</button>
    </div>
    ${purse([draft.value - lo], hi - lo)}
  </div>`;
}
