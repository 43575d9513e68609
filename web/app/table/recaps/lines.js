// @ts-check
// The sentences of a recap, one a seat and one for what all share, each with its sum and the way to its moment.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { arms, icon, seatOf } from "../elements.js";
import { w } from "../../words.js";

/** @import { AheadLine, RecapLine, RecapShown, Session } from "../../types.js" */

/**
 * A sum with its sign, as the game writes it.
 * @param {number} amount
 * @param {string} shown
 */
export const sum = (amount, shown) =>
  shown ? html`<span class=${amount < 0 ? "loss" : "gain"}>${shown}</span>` : nothing;

/**
 * The sentence, with whom it is about set off.
 * @param {string} who
 * @param {string} text
 */
const setOff = (who, text) => (who && text.startsWith(who) ? html`<b>${who}</b>${text.slice(who.length)}` : text);

/**
 * @param {Session} session
 * @param {RecapLine} line
 * @param {boolean} whole
 */
const row = (session, line, whole) => html`<li>
  ${line.seat === null ? icon("ledger", "i18") : arms(seatOf(session.now, line.seat)?.house, "s")}
  <button class="line" data-do="recap-look" data-position=${line.at} title=${w("table.log.look.short")}>${setOff(line.who, (whole && line.why) || line.text)}</button>
  <span class="amt">${sum(line.amount, line.shown)}</span></li>`;

/**
 * Where there is room, whole sentences, which say why.
 * @param {Session} session
 * @param {RecapLine[]} lines
 * @param {boolean} [whole]
 */
export const rows = (session, lines, whole = false) =>
  html`<ol class="recaplines">${lines.map((line) => row(session, line, whole))}</ol>`;

/**
 * What a recap is of, how much was decided in it, and how long that took.
 * @param {RecapShown} recap
 */
export const extent = ({ found, minutes }) => w("recap.while", { what: found.title, n: found.decisions, minutes });

/**
 * What comes, what to watch, what was promised: nothing where there is none of it.
 * @param {string} heading
 * @param {AheadLine[]} lines
 */
export const ahead = (heading, lines) =>
  lines.length ? html`<p><b>${heading}</b> ${lines.map(({ text }) => html`<span>${text}</span> `)}</p>` : nothing;
