// @ts-check
// The place of the foot with the last small thing that happened; several of a kind in a row are one line.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { arms, icon, quiet, seatOf } from "../elements.js";
import { titleOf } from "../moments/titles.js";

/** @import { Session } from "../../types.js" */

/** @param {Session} session */
export function lastLine(session) {
  const { small } = session.narrator;
  if (!small || quiet(session) || session.view.over) return nothing;
  const text = small.alike > 1 ? titleOf(session, small) : small.main.text;
  const seat = small.main.seat === undefined ? undefined : seatOf(session.view, small.main.seat);
  return html`<span class="place line" title=${small.lines.map((line) => line.text).join("\n")}>${seat ? arms(seat.house, "s") : icon("eye")}<span>${text}</span></span>`;
}
