// @ts-check
// What the computer would do, and why: advice that can be taken or left.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { draftFor } from "./answer.js";
import { confirmText } from "./bar/confirm.js";
import { icon } from "./elements.js";
import { w } from "../words.js";

/** @import { Decision, Session, WhyLine } from "../types.js" */

/**
 * @param {any} a
 * @param {any} b
 */
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/**
 * The words of the button that would say this amount, or take the way out.
 * @param {Decision} decision
 * @param {any} value
 */
const saidAmount = (decision, value) =>
  decision.out && same(value, decision.out.value)
    ? decision.out.text
    : confirmText(decision, draftFor(decision, value));

/**
 * A proposed answer in words.
 * @param {Decision} decision
 * @param {any} value
 */
function spoken(decision, value) {
  /** @param {any} one */
  const textOf = (one) =>
    [...(decision.options ?? decision.items ?? [])].find((option) => same(option.value, one))?.text ?? String(one);
  if (decision.kind === "pick") return textOf(value);
  if (decision.kind === "amount") return saidAmount(decision, value);
  if (decision.kind === "allocate")
    return decision.slots.map((slot, at) => w("table.hint.slot", { what: slot.text, n: value[at] })).join(", ");
  return value.length ? value.map(textOf).join(", ") : w("table.hint.none");
}

/**
 * A move that was weighed: its worth came in tenths of what the game counts.
 * @param {Session} session
 * @param {WhyLine} one
 */
const weighed = (session, one) =>
  html`<tr><th scope="row">${one.text}</th><td class="amt">${session.words("worth.kernel.move", { n: one.worth / 10 })}</td></tr>`;

/**
 * What the button says that takes the advice; nothing for advice that has to be composed (a deal).
 * @param {Session} session
 * @param {Decision} decision
 * @param {any[]} given2
 */
function takeText(session, decision, [kind, value]) {
  if (kind === "answer")
    return decision.kind === "amount" ? saidAmount(decision, value) : confirmText(decision, draftFor(decision, value));
  if (kind === "act") return session.view.acts.find((act) => same(act.value, value))?.text ?? null;
  return null;
}

/**
 * @param {Session} session
 * @param {Decision} decision
 */
export function hintDialog(session, decision) {
  const hint = session.ui.hint ?? {};
  if (hint.thinking)
    return html`<p class="thinking" role="status">${icon("hourglass")} ${w("table.hint.thinking")}</p>`;
  if (hint.failed) return html`<p role="alert">${w("table.hint.failed", { why: hint.failed })}</p>`;
  const { move = [], lines = [] } = hint;
  const [kind, value] = move;
  const take = takeText(session, decision, move);
  return html`<div class="hintbody">
    <p class="ask">${kind === "answer" ? spoken(decision, value) : take}</p>
    <p>${hint.text}</p>
    ${lines.length ? html`<table class="ledger"><tbody>${lines.map((one) => weighed(session, one))}</tbody></table>` : nothing}
    <footer><span class="small muted grow">${w("table.hint.note")}</span>
      <button class="btn" data-do="close-dialog">${w("table.hint.leave")}</button>
      ${take ? html`<button class="btn seal" data-do="hint-take">${take}</button>` : nothing}</footer>
  </div>`;
}
