// @ts-check
// All the answers of a long question, grouped as the board is: it hangs under the bar, or fills the raised sheet of the phone.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { repeat } from "../../../vendor/lit-html/directives/repeat.js";
import { icon } from "../elements.js";
import { option } from "./option.js";
import { grouped, keysOf, MANY, narrowed, placedOptions } from "./places.js";
import { w } from "../../words.js";

/** @import { Decision, Draft, Session } from "../../types.js" */
/** @import { Group } from "./places.js" */

/** The name of what hangs. */
export const WHOLE = "whole";

/**
 * @param {string} sought
 * @param {number} count
 */
const searchRow = (sought, count) => html`<div class="row find">
  <label class="seek">${icon("zoom")}<span class="sr">${w("table.options.search")}</span>
    <input type="search" name="search" data-do="answer-search" data-on="input keydown" .value=${sought} placeholder=${w("table.options.search")}></label>
  <span class="small muted">${w("table.options.count", { n: count })}</span>
</div>`;

/**
 * @param {Session} session
 * @param {Decision} decision
 * @param {Draft} draft
 */
export function wholeList(session, decision, draft) {
  const sought = session.ui.sought ?? "";
  const all = placedOptions(decision);
  const found = narrowed(all, sought);
  const keys = keysOf(decision);
  /** @param {Group} group */
  const column = ({ text, placed }) => html`<section class="group">
    ${text ? html`<h2>${text}<small>${w("table.options.count", { n: placed.length })}</small></h2>` : nothing}
    <div class="list" role="list" aria-label=${text || w("table.options")}>
      ${repeat(
        placed,
        ([, index]) => index,
        (one) => option(session, decision, draft, one, keys.get(one[1])),
      )}
    </div>
  </section>`;
  const groups = grouped(found);
  return html`${all.length > MANY ? searchRow(sought, found.length) : nothing}
    <div class="groups ${groups.length > 1 ? "several" : ""}">${groups.map(column)}</div>`;
}
