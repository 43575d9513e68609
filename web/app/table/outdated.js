// @ts-check
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "./elements.js";
import { w } from "../words.js";

/** @import { Session } from "../types.js" */

/**
 * Above the log of a table whose picture was out of date.
 * @param {Session} session
 */
export function outdated(session) {
  const { outdated: since } = session.ui;
  if (since === undefined || since === null) return nothing;
  const later = since < session.now.meta.position;
  return html`<section class="outdated" role="note">${icon("eye")}<p><b>${w("picture.outdated")}</b> ${w("picture.truth")}
    ${later ? html`<button class="refs" data-do="picture-changes">${w("picture.changes")}</button>` : nothing}</p></section>`;
}
