// @ts-check
// The last three things that happened, where nothing has to be answered.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { arms, icon, seatOf, signed } from "../elements.js";
import { w } from "../../words.js";

/** @import { LogLine, Session } from "../../types.js" */

const SHOWN = 3;

/** What a line changed for whoever did it, in its first unit. @param {LogLine} line */
function gained({ seat, changes }) {
  const own = changes?.find((one) => one.seat === seat && seat !== undefined);
  return own
    ? html`<b class=${own.amount < 0 ? "loss" : "gain"} title=${own.text}>${own.unit ? w("table.lately.amount", { amount: signed(own.amount), unit: own.unit }) : signed(own.amount)}</b>`
    : nothing;
}

/** @param {Session} session */
export const lately = (session) =>
  html`<ol class="lately" aria-label=${w("table.lately")}>${session.log.slice(-SHOWN).map(
    (
      line,
    ) => html`<li>${line.seat === undefined ? icon("eye", "i16") : arms(seatOf(session.view, line.seat)?.house, "s")}
    <span class="line" title=${line.text}>${line.text}</span>${gained(line)}</li>`,
  )}</ol>`;
