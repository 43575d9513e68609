// @ts-check
// What somebody answered who declined an offer: where it was made, until whoever made it decides or has heard it.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { arms, listed, nameOf, seatOf } from "../elements.js";
import { sincePosition } from "../log.js";
import { w } from "../../words.js";

/** @import { Refusal, Session } from "../../types.js" */

/**
 * The last refusal that the viewer has still to hear of; none once another offer of theirs stands, or they have decided since.
 * @param {Session} session
 */
export function unheard(session) {
  const { view, viewer, ui } = session;
  if (!view.deals || viewer === null) return undefined;
  const last = view.deals.refused.findLast(({ to }) => to.includes(viewer));
  const again = view.deals.open.some(({ id, by }) => by === viewer && id > (last?.id ?? 0));
  if (!last || again || last.id <= (ui.refusalHeard?.[viewer] ?? 0)) return undefined;
  return last.at >= sincePosition(session) ? last : undefined;
}

/** @param {Session} session @param {number} id */
export function heard(session, id) {
  session.ui.refusalHeard = { ...session.ui.refusalHeard, [/** @type {number} */ (session.viewer)]: id };
}

/**
 * Who declines, in one line.
 * @param {Session} session
 * @param {Refusal} refusal
 */
export function declines(session, { by, text }) {
  const who = w("table.deal.declines", { name: nameOf(session.view, by) });
  return html`${arms(seatOf(session.view, by)?.house, "s")}<b title=${who}>${who}</b>${text ? html`<q title=${text}>${text}</q>` : nothing}`;
}

/**
 * What was offered, what would be taken instead, and the ways on.
 * @param {Session} session
 * @param {Refusal} refusal
 */
export const refusalMenu = (session, { id, by, clauses, wants }) => html`<div class="menu refusal">
  <p class="small muted">${w("table.deal.was", { terms: listed(clauses.map(({ text }) => text)) })}</p>
  ${
    wants.length
      ? html`<p><b>${w("table.deal.wants", { name: nameOf(session.view, by) })}</b> ${listed(wants.map(({ text }) => text))}</p>`
      : seatOf(session.view, by)?.human
        ? nothing
        : html`<p class="muted">${w("table.deal.wants.none")}</p>`
  }
  <div class="row">
    <button class="btn slim" data-do="deal-open" data-refused=${id}>${w(wants.length ? "table.deal.look" : "table.deal.again")}</button>
    <button class="btn quiet slim" data-do="refusal-heard" data-offer=${id}>${w("table.deal.heard")}</button>
  </div>
</div>`;
