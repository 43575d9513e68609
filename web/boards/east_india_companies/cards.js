// @ts-check
// The market card chosen by Influence: every card of the pile with what it means together with the dice.
import { html } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../kit/icons.js";
import { heading, noteAtEnd } from "../kit/panels.js";
import { goodIcon } from "./context.js";

/** @import { Option } from "../../contract" */
/** @import { Context } from "./context.js" */
/** @import { Row } from "./view" */

/** Of a good, as the option says it: what the card brings, and all with the die. @param {Context} c @param {Option} option @param {Row} row */
const values = (c, option, { good, die }) =>
  html`<span title=${c.title(good)}>${goodIcon(good)}<b>+${option.params[good]}</b><span class="muted">${c.w("cards.with", { die, n: option.params[`${good}_all`] })}</span></span>`;

/** @param {Context} c @param {string} cls */
export function cardChoice(c, cls) {
  const side = /** @type {"indies" | "europe"} */ (c.decision?.params.side);
  return html`<section class="panel eic-cards ${cls}" aria-label=${c.w("cards")}>
    ${heading(c.w("cards"), noteAtEnd(c.w("cards.secret"), icon("lock")))}
    <ul>${c.offered.map(
      (option) => html`<li><div class="mcard" data-target=${option.target}>
      ${c.board[side].rows.map((row) => values(c, option, row))}</div></li>`,
    )}</ul>
  </section>`;
}
