// @ts-check
// The place of the foot that skips to the viewer's next decision, while the computer decides.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { icon, quiet, seatOf } from "../elements.js";
import { w } from "../../words.js";

/** @import { Session } from "../../types.js" */

/** @param {Session} session */
export const botsDecide = ({ view }) => view.waiting.some((one) => !seatOf(view, one.seat)?.human);

/** @param {Session} session */
export const skipping = (session) =>
  session.view.over || session.view.decision || quiet(session) || !(session.scene || botsDecide(session))
    ? nothing
    : html`<button class="place skips" data-do="bots-skip">${icon("play")}${w("table.bots.skip")} <kbd class="wide-only">${w("table.key.skip")}</kbd></button>`;
