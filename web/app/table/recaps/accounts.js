// @ts-check
// What everybody gained and by what: accounts whose lines add up.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { arms, seatOf } from "../elements.js";
import { w } from "../../words.js";
import { sum } from "./lines.js";

/** @import { Account, Session } from "../../types.js" */

/** @param {Account} account */
const held = ({ shown, before, now }) => {
  const points = before.points !== 0 || now.points !== 0;
  return points
    ? w("recap.held", { cash: shown.cash, points: shown.points })
    : w("recap.held.cash", { cash: shown.cash });
};

/**
 * @param {Session} session
 * @param {Account} account
 */
function one(session, account) {
  const seat = seatOf(session.now, account.seat);
  const { gained, before, now } = account;
  const units = ["cash", "points"].filter((unit) => unit in gained);
  return html`<section class="famc house-${seat?.house ?? 0}">
    <header>${arms(seat?.house)}<b>${account.seat === session.viewer ? w("recap.you") : seat?.name}</b></header>
    <table class="xl"><tbody>
      ${account.lines.map(
        (
          line,
        ) => html`<tr><td><button class="line" data-do="recap-look" data-position=${line.at} title=${w("table.log.look.short")}>${line.text}</button></td>
        <td class="amt">${sum(line.amount, line.shown)}</td></tr>`,
      )}
      <tr class="sum"><td>${held(account)}</td><td class="amt">${
        units.length ? units.map((unit) => html`${sum(now[unit] - before[unit], gained[unit])} `) : nothing
      }</td></tr>
    </tbody></table>
  </section>`;
}

/**
 * @param {Session} session
 * @param {Account[]} list
 */
export const accounts = (session, list) =>
  html`<div class="accounts">${list.map((account) => one(session, account))}</div>`;
