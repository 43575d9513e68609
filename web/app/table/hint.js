// What the computer would do, and why: advice that can be taken or left.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "./parts.js";
import { w } from "../words.js";

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** A proposed answer in words. */
function spoken(decision, value) {
  const textOf = (one) => [...(decision.options ?? decision.items ?? [])].find((option) => same(option.value, one))?.text ?? String(one);
  if (decision.kind === "pick") return textOf(value);
  if (decision.kind === "amount") return String(value);
  if (decision.kind === "allocate") return decision.slots.map((slot, at) => w("table.hint.slot", { what: slot.text, n: value[at] })).join(", ");
  return value.length ? value.map(textOf).join(", ") : w("table.hint.none");
}

const line = (one) => (typeof one === "string" ? one : one.text);

export function hintDialog(session, decision) {
  const { hint } = session.ui;
  if (hint.thinking) return html`<p class="thinking" role="status">${icon("hourglass")} ${w("table.hint.thinking")}</p>`;
  if (hint.failed) return html`<p role="alert">${w("table.hint.failed", { why: hint.failed })}</p>`;
  const [kind, value] = hint.move ?? [];
  const answer = kind === "answer" || kind === "a";
  return html`<div class="hintbody">
    <p class="ask">${answer ? spoken(decision, value) : hint.text}</p>
    ${hint.text && answer ? html`<p>${hint.text}</p>` : nothing}
    ${hint.lines?.length ? html`<table class="ledger"><tbody>${hint.lines.map((one) => html`<tr><th scope="row">${line(one)}</th><td class="amt">${one.value ?? ""}</td></tr>`)}</tbody></table>` : nothing}
    <footer><span class="small muted grow">${w("table.hint.note")}</span>
      <button class="btn" data-do="close-dialog">${w("table.hint.leave")}</button>
      ${answer ? html`<button class="btn seal" data-do="hint-take">${w("table.hint.take", { what: spoken(decision, value) })}</button>` : nothing}</footer>
  </div>`;
}
