// @ts-check
// Things put in an order of one's own.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { repeat } from "../../../vendor/lit-html/directives/repeat.js";
import { arranged } from "../answer.js";
import { icon } from "../elements.js";
import { w } from "../../words.js";

/** @import { Decision, Draft, Option, Session } from "../../types.js" */

/**
 * @param {Option} item
 * @param {number} place
 * @param {number} count
 */
const orderItem = (item, place, count) => html`<li class="place" data-place=${place} data-for=${item.target || nothing}>
  <button class="opt" data-do="answer-drag" data-on="pointerdown pointermove pointerup pointercancel keydown" data-place=${place} data-key=${JSON.stringify(item.value)}
    aria-description=${w("table.arrange.item", { n: place + 1, of: count })}>
    <span class="key" aria-hidden="true">${place + 1}</span><span class="words" title=${item.text}>${item.text}</span>
    ${item.detail ? html`<small title=${item.detail}>${item.detail}</small>` : nothing}
  </button>
  <span class="movers">
    <button data-do="answer-move" data-place=${place} data-by="-1" ?disabled=${place === 0} data-key=${JSON.stringify(item.value)}
      aria-label=${w("table.arrange.earlier", { what: item.text })}>${icon("chevron-right", "i16 back")}</button>
    <button data-do="answer-move" data-place=${place} data-by="1" ?disabled=${place === count - 1} data-key=${JSON.stringify(item.value)}
      aria-label=${w("table.arrange.later", { what: item.text })}>${icon("chevron-right", "i16")}</button>
  </span>
</li>`;

/**
 * @param {Session} session
 * @param {Decision} decision
 * @param {Draft} draft
 */
export function arrange(session, decision, draft) {
  const items = arranged(decision, draft);
  return html`<ol class="opts order" aria-label=${w("table.arrange.help")}>
    ${repeat(
      items,
      (item) => JSON.stringify(item.value),
      (item, place) => orderItem(item, place, items.length),
    )}
  </ol>`;
}
