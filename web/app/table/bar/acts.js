// @ts-check
// What may be done beside the decision, behind one quiet count; what is closed stands last with its reason.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { icon, quiet, ruleRef } from "../elements.js";
import { actRisk } from "../risks.js";
import { withMenu } from "./hanging.js";
import { w } from "../../words.js";

/** @import { LedgerRule, Option, Session } from "../../types.js" */

/**
 * What shows something or gives something away is asked once more.
 * @param {Session} session
 * @param {Option} option
 * @param {number} index
 */
const armed = (session, option, index) => html`<li><span class="act armed">
  ${icon("hourglass", "i16")}<span>${option.text}<small>${w(`table.risk.act.${actRisk(session, option)}`)}</small></span>
  <button class="btn seal" id="act-again" data-do="act" data-index=${index}>${w("table.act.again")}</button>
  <button class="btn quiet" data-do="act-leave">${w("table.act.leave")}</button>
</span></li>`;

/**
 * @param {Option} option
 * @param {number} index
 */
const open = (
  option,
  index,
) => html`<li><button class="act" data-do="act" data-index=${index} data-for=${option.target || nothing}>
  ${icon("plus", "i16")}<span>${option.text}${option.detail ? html`<small>${option.detail}</small>` : nothing}</span>
</button></li>`;

/**
 * @param {Option} option
 * @param {Map<string, LedgerRule> | undefined} ledger
 */
const closed = ({ text, closed: reason }, ledger) => html`<li><span class="act closed">
  ${icon("lock", "i16")}<span>${text}<small>${reason?.text} ${ruleRef(reason?.rule, ledger)}</small></span>
</span></li>`;

/** @param {Session} session */
export function youMayAlso(session) {
  const { acts } = session.view;
  if (!acts?.length || quiet(session)) return nothing;
  const usable = acts.filter((option) => !option.closed).length;
  return withMenu(session, "acts", {
    button: html`${icon("plus")}${w("table.acts")} <span class="n">${usable}</span>${icon("chevron-down")}`,
    label: w("table.acts"),
    menu: () => html`<ul class="menu">
      ${acts.map((option, index) =>
        option.closed
          ? nothing
          : session.ui.armed === JSON.stringify(option.value)
            ? armed(session, option, index)
            : open(option, index),
      )}
      ${acts.map((option) => (option.closed ? closed(option, session.ui.ledger) : nothing))}
    </ul>`,
  });
}
