// @ts-check
// The way to the dialog of a deal, with how many offers wait.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { offersWaiting } from "../deals/offers.js";
import { icon, quiet, waitingCount } from "../elements.js";
import { w } from "../../words.js";

/** @import { Session } from "../../types.js" */

/** @param {Session} session */
export const deals = (session) =>
  session.view.deals && !quiet(session) && !session.view.over
    ? html`<button class="place deals-place" data-do="deal-open">${icon("deal")}${w("table.tab.deals")}${waitingCount(offersWaiting(session))}</button>`
    : nothing;
