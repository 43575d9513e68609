// @ts-check
// The place of the foot with the answer of whoever declined the viewer's offer, and what they would take instead.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { declines, refusalMenu, unheard } from "../deals/refused.js";
import { quiet } from "../elements.js";
import { withMenu } from "./hanging.js";
import { w } from "../../words.js";

/** @import { Session } from "../../types.js" */

/** @param {Session} session */
export function refused(session) {
  const refusal = quiet(session) ? undefined : unheard(session);
  if (!refusal) return nothing;
  return withMenu(session, "refused", {
    cls: "refused",
    button: declines(session, refusal),
    label: w("table.deal.answer.of", { id: refusal.id }),
    menu: () =>
      html`${refusal.text ? html`<p class="reason phone-only"><q>${refusal.text}</q></p>` : nothing}${refusalMenu(session, refusal)}`,
  });
}
