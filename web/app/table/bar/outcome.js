// @ts-check
// What decided: dice as they fell, votes as they were cast, the strengths of two sides.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { css } from "../../../boards/kit/css.js";
import { arms, figure, icon, seatOf } from "../elements.js";
import { w } from "../../words.js";

/** @import { LogLine, Session } from "../../types.js" */

/** The sign before the word of a verdict: colour never stands alone. @type {Record<string, string>} */
export const TONES = { good: "check", plain: "minus", bad: "close" };

/** Consequences begin after the march and the strengths (250 ms each). */
export const START = 4;

/** As a die lies: never straight. @param {number} at */
const turn = (at) => `${((at * 47) % 19) - 9}deg`;

/** @param {number} value */
const face = (value) => (value >= 1 && value <= 6 ? icon(`die-${value}`) : html`<b>${value}</b>`);

/**
 * The dice of one roll. They fall, and a breath later the one that decided is ringed; those that were lost before lie faint beside them.
 * @param {LogLine} line
 */
export function dice({ dice: values = [], deciding, lost = 0, tone = "plain" }) {
  const said = [w("table.say.dice", { dice: values.join(", ") }), lost ? w("table.moment.lost", { n: lost }) : ""];
  return html`<div class="dice ${tone}" role="img" aria-label=${said.join(" ").trim()}>${values.map(
    (value, at) =>
      html`<span class="die ${at === deciding ? "decides" : ""}" ${css({ "--turn": turn(at), "--late": `${at * 60}ms` })}>${face(value)}</span>`,
  )}${Array.from({ length: lost }, () => html`<span class="die lost"></span>`)}</div>`;
}

/** Several rolls of one die, each with whose it is and how it came out. @param {Session} session @param {LogLine[]} lines */
export const rolls = (session, lines) =>
  html`<ol class="rolls">${lines.map((line, at) => {
    const seat = line.seat === undefined ? undefined : seatOf(session.view, line.seat);
    return html`<li class=${line.tone ?? "plain"} title=${line.text}>
      <span class="die" aria-hidden="true" ${css({ "--turn": turn(at), "--late": `${at * 60}ms` })}>${face(line.dice?.[0] ?? 0)}</span>
      <span class="sr">${line.text}</span><span class="whose" aria-hidden="true">${seat ? arms(seat.house, "s") : nothing}${line.verdict}</span></li>`;
  })}</ol>`;

/** @param {Session} session @param {NonNullable<LogLine["votes"]>} cast */
const shields = (session, cast) =>
  cast.flatMap(({ seat, n, decides }) =>
    Array.from({ length: n }, (_, at) => {
      const one = seatOf(session.view, seat);
      return html`<i class=${decides && at === n - 1 ? "decides" : ""} title=${one?.name ?? ""}>${arms(one?.house, "s")}</i>`;
    }),
  );

/** One shield a vote, in the order in which they were cast, on the side that they were cast for. @param {Session} session @param {LogLine} line */
export function ballots(session, { votes = [], tone = "plain" }) {
  /** @param {"for" | "against"} side */
  const row = (side) => {
    const cast = votes.filter((one) => one.side === side);
    const n = cast.reduce((all, one) => all + one.n, 0);
    return html`<li class=${side}><span class="side">${w(`table.moment.${side}`)}</span><span class="shields" aria-hidden="true">${shields(session, cast)}</span><b>${figure(n)}</b></li>`;
  };
  return html`<ol class="ballots ${tone}" data-votes=${votes.length}>${row("for")}${row("against")}</ol>`;
}

/** @param {NonNullable<LogLine["strengths"]>["attacker"]} side */
const side = ({ name, total, parts }) =>
  html`<span><b>${figure(total)}</b> ${name}<small class="phone-only">${parts.map(({ text, n }) => `${text} ${figure(n)}`).join(w("table.list.comma"))}</small></span>`;

/** Both sums; where no plates stand on the chart beside them, with their parts. @param {NonNullable<LogLine["strengths"]>} strengths */
export const sides = ({ attacker, defender }) => html`<p class="sums">${side(attacker)}${side(defender)}</p>`;
