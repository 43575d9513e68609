// @ts-check
// The way to the recap: the short one, if it waits where there is no room beside the table, else the one in full.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { icon, quiet } from "../elements.js";
import { w } from "../../words.js";

/** @import { Session } from "../../types.js" */

/** @param {Session} session */
export const recap = (session) =>
  session.now.meta.position && !quiet(session) && !session.view.over
    ? html`<button class="place" data-do="recap-open" title=${w("table.recap.key")}>${icon("ledger")}<span class="wide-only">${w("table.recap")} <kbd>E</kbd></span></button>`
    : nothing;
