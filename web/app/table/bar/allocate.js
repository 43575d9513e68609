// @ts-check
// Something spread over several places: each number is typed, stepped or held, and one place can have all that is left.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { live } from "../../../vendor/lit-html/directives/live.js";
import { allotted, presetsOf } from "../answer.js";
import { closedOption } from "./option.js";
import { counted } from "./number.js";
import { purse } from "./purse.js";
import { w } from "../../words.js";

/** @import { Decision, Draft, Session, Slot } from "../../types.js" */

/**
 * @param {Slot} slot
 * @param {number} at
 * @param {number} n
 */
const field = (
  slot,
  at,
  n,
) => html`<input type="text" inputmode="numeric" role="spinbutton" autocomplete="off" name="slot-${at}"
  data-do="answer-slot" data-on="input keydown focusin" data-at=${at} aria-label=${slot.text} aria-description=${slot.detail ?? nothing}
  aria-valuemin=${slot.least} aria-valuemax=${slot.cap} aria-valuenow=${n} .value=${live(String(n))}>`;

/**
 * @param {Session} session
 * @param {Slot} slot
 * @param {number} at
 * @param {number} n
 * @param {number} left
 */
const place = (session, slot, at, n, left) =>
  slot.closed
    ? closedOption(slot, session.ui.ledger)
    : html`<div class="slot ${n ? "on" : ""}" role="listitem" data-for=${slot.target || nothing}>
        <span class="words" title=${slot.text}>${slot.text}</span>
        ${counted({
          label: slot.text,
          value: n,
          act: ["answer-allot", "answer-allot"],
          can: [n > slot.least, n < Math.min(slot.cap, n + left)],
          row: at,
          field: field(slot, at, n),
        })}
        <span class="under"><small title=${slot.detail || w("table.allocate.cap", { n: slot.cap })}>${slot.detail || w("table.allocate.cap", { n: slot.cap })}</small>
          <button class="rest" data-do="answer-rest" data-at=${at} ?disabled=${!left || n >= slot.cap} tabindex="-1"
            aria-label=${w("table.allocate.rest.long", { what: slot.text })} title=${w("table.allocate.rest.key")}>${w("table.allocate.rest")}</button></span>
      </div>`;

/**
 * @param {Session} session
 * @param {Decision} decision
 * @param {Draft} draft
 */
function presets(session, decision, draft) {
  const found = presetsOf(session, decision);
  return found.length
    ? html`<div class="presets" role="group" aria-label=${w("table.allocate.presets")}>${found.map(
        ({ id, value }) => html`<button data-do="answer-preset" data-id=${id}
          aria-pressed=${JSON.stringify(value) === JSON.stringify(draft.value)}>${w(`table.allocate.${id}`)}</button>`,
      )}</div>`
    : nothing;
}

/**
 * @param {Session} session
 * @param {Decision} decision
 * @param {Draft} draft
 */
export function allocate(session, decision, draft) {
  const figures = allotted(decision, draft.value);
  const own = (/** @type {string} */ part) => session.words(`bar.${decision.code}.${part}`, figures);
  return html`<div class="slots of-${Math.min(decision.slots.length, 9)}" role="list" aria-label=${w("table.options")}>
      ${decision.slots.map((slot, at) => place(session, slot, at, draft.value[at], figures.left))}
    </div>
    <div class="sum" role="status">
      <span class="big">${own("sum") ?? w("table.allocate.sum", figures)} <small>${own("of") ?? w("table.allocate.of", figures)}</small></span>
      ${purse(draft.value, decision.total)}
      ${presets(session, decision, draft)}
    </div>`;
}
