// @ts-check
// The place of the foot where the pace is chosen: how long each kind of moment is shown. On a phone one click is switched there, too.
import { html } from "../../../vendor/lit-html/lit-html.js";
import { icon } from "../elements.js";
import { PACES, TIMES, WAITS, WEIGHTS } from "../moments/pace.js";
import { settings } from "../../settings.js";
import { withMenu } from "./hanging.js";
import { oneClick } from "./one_click.js";
import { w } from "../../words.js";

/** @import { Session } from "../../types.js" */
/** @import { Pace, Weight } from "../moments/pace.js" */

/** @param {Weight} weight @param {Pace} pace */
function time(weight, pace) {
  const found = TIMES[weight][pace];
  if (found === WAITS) return w("table.pace.waits");
  if (!found) return weight === "trivia" ? w("table.pace.at_once") : w("table.pace.log");
  return w("table.pace.seconds", { n: found / 1000 });
}

/** @param {Pace} chosen */
const table = (chosen) => html`<table class="weights">
  <thead><tr><th scope="col">${w("table.pace.what")}</th>${PACES.map((pace) => html`<th scope="col" class=${pace === chosen ? "now" : ""}>${w(`settings.pace.${pace}`)}</th>`)}</tr></thead>
  <tbody>${WEIGHTS.map(
    (
      weight,
    ) => html`<tr><th scope="row"><b>${w(`table.pace.${weight}`)}</b> <small>${w(`table.pace.${weight}.what`)}</small></th>
      ${PACES.map((pace) => html`<td class=${pace === chosen ? "now" : ""}>${time(weight, pace)}</td>`)}</tr>`,
  )}</tbody></table>`;

/** @param {Session} session */
export function pacePlace(session) {
  const chosen = /** @type {Pace} */ (settings.pace);
  const name = w(`settings.pace.${chosen}`);
  return withMenu(session, "pace", {
    button: html`${icon("hourglass")}<span class="wide-only">${w("table.pace")}</span> <b>${name}</b>`,
    label: w("table.pace"),
    cls: "pace",
    menu: () =>
      html`<div class="paces" role="group" aria-label=${w("table.pace")}>${PACES.map(
        (pace) =>
          html`<button data-do="pace" data-pace=${pace} aria-pressed=${pace === chosen}>${w(`settings.pace.${pace}`)}</button>`,
      )}</div>${oneClick(session, "btn by-click phone-only")}${table(chosen)}<p class="small muted">${w("table.pace.keys")}</p>`,
  });
}
