// @ts-check
// Questions of the same decision that have been gone past: the one that was opened for the player can be answered otherwise on the
// spot, to the others one can go back.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { draftFor } from "../answer.js";
import { icon } from "../elements.js";
import { confirmText } from "./confirm.js";

/** @import { Composition, Decision, Step } from "../../types.js" */

/** More answers than this are chosen from in the question itself. */
const MOST = 4;

/** @param {Decision} decision */
const openOptions = (decision) =>
  decision.options.map((option, index) => ({ option, index })).filter(({ option }) => !option.closed);

/**
 * @param {Decision} decision
 * @param {Step} step
 * @param {number} at
 */
const instead = (decision, step, at) => html`<div class="gone-past" role="radiogroup" aria-label=${decision.text}>
  ${openOptions(decision).map(
    ({
      option,
      index,
    }) => html`<button role="radio" aria-checked=${JSON.stringify(option.value) === JSON.stringify(step.value)}
      data-do="compose-again" data-at=${at} data-index=${index} data-for=${option.target || nothing} title=${option.text}>${option.text}</button>`,
  )}
</div>`;

/**
 * @param {Decision} decision
 * @param {Step} step
 * @param {number} at
 */
function back(decision, step, at) {
  const text = confirmText(decision, draftFor(decision, step.value));
  return html`<li><button data-do="compose-ask" data-at=${at} title=${`${decision.text} ${text}`}>${icon("undo", "i16")}<span>${text}</span></button></li>`;
}

/**
 * In a decision made of steps, the one step that could be taken before what has been opened: its button stands beside the confirm
 * button.
 * @param {Composition | null} composition
 */
export function stepBefore(composition) {
  const at = (composition?.steps.length ?? 0) - 1;
  const last = composition?.steps[at];
  if (!last?.opened || last.decision?.ends === undefined) return null;
  const others = openOptions(last.decision).filter(
    ({ option }) =>
      ![last.value, last.decision?.ends].some((value) => JSON.stringify(value) === JSON.stringify(option.value)),
  );
  return others.length === 1 ? { at, ...others[0] } : null;
}

/** @param {Composition} composition */
export function gonePast(composition) {
  const { steps } = composition;
  const last = steps.at(-1);
  if (stepBefore(composition)) return trail(steps.slice(0, -1));
  if (last?.opened && last.decision && openOptions(last.decision).length <= MOST)
    return instead(last.decision, last, steps.length - 1);
  return trail(steps);
}

/** @param {Step[]} steps */
function trail(steps) {
  const seen = steps.flatMap((step, at) =>
    step.decision && !step.decision.bar ? [back(step.decision, step, at)] : [],
  );
  return seen.length ? html`<ol class="gone-past">${seen.slice(-3)}</ol>` : nothing;
}
