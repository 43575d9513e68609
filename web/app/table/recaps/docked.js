// @ts-check
// The short recap: above the log, or on a phone a sheet over the table.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { closeButton } from "../elements.js";
import { w } from "../../words.js";
import { ahead, extent, rows } from "./lines.js";
import { moneyBar, ownFlow } from "./money.js";

/** @import { RecapShown, Session } from "../../types.js" */

/**
 * @param {Session} session
 * @param {RecapShown} recap
 */
export function docked(session, recap) {
  const { found } = recap;
  const flow = ownFlow(found.money, session.viewer);
  const title = recap.title || w("table.log.since");
  return html`<section class="recap docked" aria-label=${title}>
    <header>
      <div class="row"><h2>${title}</h2>${closeButton("recap-fold")}</div>
      <span class="small muted">${extent(recap)}</span>
    </header>
    <div class="recapbody" tabindex="0" role="group" aria-label=${title}>
      ${rows(session, found.lines)}
      ${flow ? moneyBar(flow) : nothing}
      <div class="next">${ahead(w("recap.next"), found.next.slice(0, 2))}</div>
    </div>
    <footer>
      <button class="btn" data-do="recap-whole" data-from=${found.from} data-to=${found.to}>${w("recap.whole")}</button>
      <button class="btn" data-do="recap-watch" data-from=${found.from}>${w("recap.watch.short")}</button>
      <button class="btn phone-only" data-do="recap-fold">${w("recap.on")}</button>
    </footer>
  </section>`;
}
