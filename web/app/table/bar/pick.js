// @ts-check
// Options to choose from, as many as have a place in the bar; the last place counts the rest and hangs up the whole list.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { repeat } from "../../../vendor/lit-html/directives/repeat.js";
import { icon } from "../elements.js";
import { formOf } from "./form.js";
import { hangs } from "./hanging.js";
import { option } from "./option.js";
import { columns, grouped, inSight, keysOf } from "./places.js";
import { sheetRaised } from "./sheet.js";
import { WHOLE, wholeList } from "./whole_list.js";
import { w } from "../../words.js";

/** @import { Decision, Draft, Session } from "../../types.js" */
/** @import { Placed } from "./places.js" */

/** How many answers have a place in the bar. */
const PLACES = { desk: 8, tablet: 5, phone: 4 };

/**
 * How many of the rest lie where, as "Madras 1, Bengal 4".
 * @param {Placed[]} rest
 */
function whereabouts(rest) {
  const groups = grouped(rest).filter(({ text }) => text);
  return groups.length
    ? groups
        .map(({ text, placed }) => w("table.options.where", { place: text, n: placed.length }))
        .join(w("table.list.comma"))
    : w("table.options.all");
}

/**
 * @param {Session} session
 * @param {Placed[]} rest
 */
const more = (
  session,
  rest,
) => html`<span role="listitem"><button class="more" data-do="whole-list" aria-expanded=${hangs(session, WHOLE)} aria-controls="drop-${WHOLE}">
  ${icon("chevron-down", "i16")}<span>${w("table.options.more", { n: rest.length })}<small title=${whereabouts(rest)}>${whereabouts(rest)}</small></span>
</button></span>`;

/**
 * @param {Session} session
 * @param {Decision} decision
 * @param {Draft} draft
 */
export function pick(session, decision, draft) {
  const form = formOf(session);
  const keys = keysOf(decision);
  const { shown, rest } = inSight(decision, draft, PLACES[form]);
  if (form === "phone" && rest.length && sheetRaised(session)) return wholeList(session, decision, draft);
  const { rows, n } =
    form === "desk" ? columns(shown, rest.length) : { rows: 1, n: shown.length + (rest.length ? 1 : 0) };
  return html`<div class="opts rows-${rows} of-${n}" role="list" aria-label=${w("table.options")}>
      ${repeat(
        shown,
        ([, index]) => index,
        (placed) => option(session, decision, draft, placed, keys.get(placed[1])),
      )}
      ${rest.length ? more(session, rest) : nothing}
    </div>
    ${hangs(session, WHOLE) ? html`<div class="drop whole" id="drop-${WHOLE}">${wholeList(session, decision, draft)}</div>` : nothing}`;
}

/**
 * @param {Session} session
 * @param {Decision} decision
 * @param {Draft} draft
 */
export function pickMany(session, decision, draft) {
  const n = draft.value.length;
  const figures = { n, least: decision.least, most: decision.most };
  const wanted = decision.least === decision.most ? "table.many.exactly" : "table.many.between";
  return html`${pick(session, decision, draft)}
    <p class="tally"><b>${w("table.many.chosen", figures)}</b><span class="small muted">${w(wanted, figures)}</span></p>`;
}
