// @ts-check
// The special session: what becomes of the Company if Deregulation passes, and if it fails, and what that is to each family.
import { html } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../kit/icons.js";
import { ledger } from "../kit/ledgers.js";
import { roundFrom } from "../kit/lists.js";
import { head, rules, subhead } from "../kit/panels.js";
import { who } from "../kit/tokens.js";

/** @import { Context } from "./context.js" */
/** @import { Session } from "./view" */

/** What a vote on Deregulation would come to, while the session is held. @param {Context} c */
export const sessionOf = (c) => (c.phase === "session" ? (c.board.parliament.session ?? null) : null);

/** @param {string | number} from @param {string | number} to */
const change = (from, to) => html`${from} ${icon("arrow")} <b>${to}</b>`;

/** @param {Context} c @param {Session} then */
function passes(c, then) {
  const { debt, standing, expectations } = c.board.company;
  return html`<section class="section" aria-label=${c.w("session.passes")}>${subhead(c.w("session.passes"), c.w("session.passes.note"))}
    ${ledger(
      [
        { text: c.w("debt"), amount: change(debt, then.debt) },
        {
          text: c.w("session.expected"),
          amount: change(c.money(expectations[standing]), c.money(then.expectations)),
        },
        { text: c.w("session.firms"), amount: c.w("session.from_now") },
        {
          text: c.w("session.token"),
          amount: c.name(c.board.parliament.prime_minister),
        },
      ],
      { caption: c.w("session.passes") },
    )}</section>`;
}

/** @param {Context} c @param {Session} then */
function fails(c, then) {
  const { share_value: value } = c.board.company;
  return html`<section class="section" aria-label=${c.w("session.fails")}>${subhead(c.w("session.fails"), c.w("session.fails.note"))}
    ${ledger(
      [
        { text: c.w("session.share"), amount: change(value, then.share_value) },
        {
          text: c.w("votes.minister"),
          amount: c.w("session.stays", { who: c.name(c.board.parliament.prime_minister) }),
        },
        { text: c.w("session.again"), amount: c.w(then.must ? "session.again.must" : "session.again.may") },
      ],
      { caption: c.w("session.fails") },
    )}</section>`;
}

/** What it means to each family. @param {Context} c @param {Session} then */
function families(c, then) {
  const { share_value: value } = c.board.company;
  return html`<section class="section" aria-label=${c.w("session.points.help")}>
    <table class="xl"><caption class="sr">${c.w("session.points.help")}</caption><thead><tr><th scope="col">${c.w("votes.family")}</th><th scope="col" class="amt">${c.w("session.shares")}</th><th scope="col" class="amt" title=${c.w("session.points.help")}>${c.w("session.points.passes")}</th><th scope="col" class="amt" title=${c.w("session.points.help")}>${c.w("session.points.fails")}</th></tr></thead>
    <tbody>${roundFrom(c.board.families, c.board.parliament.prime_minister).map(
      ({ seat, shares }) =>
        html`<tr class=${seat === c.viewer ? "you" : ""}><th scope="row">${who(c, seat)}</th><td class="amt">${shares}</td><td class="amt">${shares * value}</td><td class="amt"><b>${shares * then.share_value}</b></td></tr>`,
    )}</tbody></table></section>`;
}

/** @param {Context} c @param {Session} then */
export const outcomes = (c, then) =>
  html`<section class="panel outcomes" aria-label=${c.w("session")}>${head(c.w("session"), c.w(then.must ? "session.must" : "session.may"), rules(c, "jc2.parliament.deregulation.when"))}
    ${passes(c, then)}${fails(c, then)}${families(c, then)}</section>`;
