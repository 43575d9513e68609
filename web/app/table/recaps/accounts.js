// @ts-check
// What everybody gained and by what: accounts whose lines add up.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { arms, seatOf } from "../elements.js";
import { w } from "../../words.js";
import { sum } from "./lines.js";

/** @import { Account, Recap, Session } from "../../types.js" */

/** @param {Account} account */
const held = ({ shown, before, now, wealth }) => {
  const points = before.points !== 0 || now.points !== 0;
  return points
    ? w(wealth ? "recap.held.wealth" : "recap.held", { cash: shown.cash, points: shown.points })
    : w("recap.held.cash", { cash: shown.cash });
};

/**
 * What was gained in the turn before, to compare.
 * @param {Account} account
 * @param {string} turn
 */
function earlierSums({ earlier, before, now }, turn) {
  if (!turn) return nothing;
  const units = ["cash", "points"].filter((unit) => unit === "cash" || before[unit] || now[unit]);
  return html`<tr class="earlier"><td>${turn}</td><td class="amt">${units.map((unit) => html`<span>${earlier[unit]}</span> `)}</td></tr>`;
}

/**
 * @param {Session} session
 * @param {Account} account
 * @param {string} compared the turn before
 */
function one(session, account, compared) {
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
      ${earlierSums(account, compared)}
    </tbody></table>
  </section>`;
}

/**
 * @param {Session} session
 * @param {Recap} found
 */
export const accounts = (session, { accounts: list, compared }) =>
  html`<div class="accounts">${list.map((account) => one(session, account, compared))}</div>`;
