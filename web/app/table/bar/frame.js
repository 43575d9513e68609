// @ts-check
// The frame of the decision bar, of the same height for every question: who is asked what, the answers, the act, and the foot.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { repeat } from "../../../vendor/lit-html/directives/repeat.js";
import { tool, unread, wax } from "../elements.js";
import { foot } from "./foot.js";
import { pictureMark, pictureRoute } from "../picture_mark.js";
import { sheetRaised } from "./sheet.js";
import { w } from "../../words.js";

/** @import { Drawn, Session } from "../../types.js" */

/** A sentence of more letters than this is set smaller, to keep to its two lines. */
const LONG = 36;

/**
 * @typedef {object} Asking
 * @property {string} [cls] what kind of bar it is, where nothing is asked
 * @property {string} [kind] the kind of the question
 * @property {string} [code] which question of the game it is
 * @property {number} [seat] who is asked
 * @property {any[]} [composed] the answers that are composed before this one
 * @property {number | null | undefined} house
 * @property {string} caps who it is about
 * @property {string} ask
 * @property {Drawn} [after] what stands behind the sentence
 * @property {string} [help] one line, which may be cut
 * @property {Drawn} [ref] never cut
 * @property {unknown} [answers]
 * @property {unknown} [act]
 */

/**
 * Another sentence is another element, so that one of two lines does not push one of a single line about.
 * @param {Asking} given
 */
const who = ({ house, caps, ask, after, help, ref }) => html`<div class="who">
  ${wax(house)}
  ${repeat(
    [ask],
    (one) => one,
    () => html`<div class="question">
      <div class="caps seal-ink" title=${caps}>${caps}</div>
      <h1 class="ask ${ask.length > LONG ? "long" : ""}" id="ask" tabindex="-1" data-focus-home title=${ask}>${ask}${after}</h1>
      <div class="help"><span title=${help || nothing}>${help}</span>${ref}</div>
    </div>`,
  )}
</div>`;

/**
 * @param {Session} session
 * @param {Asking} asking
 */
export function frame(session, asking) {
  const up = sheetRaised(session);
  return html`<section class="decision ${asking.cls ?? ""}" aria-label=${w("table.bar")} data-kind=${asking.kind ?? nothing}
    ?data-unread=${asking.kind && unread(session)} data-code=${asking.code ?? nothing} data-seat=${asking.seat ?? nothing} data-composed=${asking.composed ? JSON.stringify(asking.composed) : nothing}>
    ${who(asking)}
    <button class="raise phone-only" data-do="sheet-raise" aria-expanded=${up} aria-label=${w(up ? "table.sheet.lower" : "table.sheet.raise")}></button>
    ${session.puzzle ? nothing : tool("hint", "hint", w("table.tool.hint"), { off: !asking.kind, cls: "phone-only hint" })}
    <div class="answering">${asking.answers}${asking.help ? html`<p class="aside phone-only" title=${asking.help}>${asking.help} ${asking.ref}</p>` : nothing}</div>
    <div class="deciding">${asking.act}${session.picture ? pictureMark(session.picture) : nothing}</div>
    ${session.picture ? pictureRoute() : nothing}
    ${foot(session)}
  </section>`;
}
