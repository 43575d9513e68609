// @ts-check
// One answer to choose from: with its key, or closed with the reason.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { isChosen } from "../answer.js";
import { icon, ruleRef } from "../elements.js";
import { goesAtOnce } from "./one_click.js";
import { w } from "../../words.js";

/** @import { Decision, Draft, LedgerRule, Option, Session } from "../../types.js" */
/** @import { Placed } from "./places.js" */

/**
 * @param {Option} option
 * @param {Map<string, LedgerRule> | undefined} ledger
 */
export const closedOption = ({ text, closed }, ledger) => html`<span class="opt closed" role="listitem">
  <span class="key">${icon("lock", "i16")}</span><span class="words" title=${text}>${text}<span class="sr">${w("table.options.shut")}</span></span>
  <small><span title=${closed?.text ?? ""}>${closed?.text}</span> ${ruleRef(closed?.rule, ledger)}</small>
</span>`;

/**
 * @param {Session} session
 * @param {Decision} decision
 * @param {Draft} draft
 * @param {Placed} placed
 * @param {string | undefined} key
 */
export function option(session, decision, draft, [one, index], key) {
  if (one.closed) return closedOption(one, session.ui.ledger);
  const chosen = isChosen(decision, draft, one);
  const go = !chosen && goesAtOnce(session, one);
  const odds = chosen ? undefined : one.odds;
  const detail = one.detail || (odds ? odds.lines[0] && w("table.odds.line", odds.lines[0]) : "");
  return html`<span role="listitem"><button class="opt ${go ? "go" : ""}" data-do="answer-choose" data-index=${index} data-for=${one.target || nothing}
    aria-pressed=${go ? nothing : chosen}>
    ${go ? icon("arrow", "sendmark") : html`<span class="key" aria-hidden="true">${key ?? ""}</span>`}<span class="words" title=${one.text}>${one.text}</span>
    ${detail ? html`<small title=${detail}>${detail}</small>` : nothing}
  </button></span>`;
}
