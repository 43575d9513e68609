// @ts-check
// The recap in full, over the stage and the right rail: what everybody did and gained, where the money went, and what comes.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { onPhone } from "../../../boards/kit/layout.js";
import { course } from "../course.js";
import { arms, figure, icon, seatOf } from "../elements.js";
import { sincePosition } from "../log.js";
import { w } from "../../words.js";
import { accounts } from "./accounts.js";
import { ahead, extent, rows } from "./lines.js";
import { flowChart, flowLedger, ownFlow } from "./money.js";

/** @import { Recap, RecapOpen, Session } from "../../types.js" */

/**
 * Who has how many points, the first first.
 * @param {Session} session
 * @param {Recap} found
 */
function order(session, found) {
  const ranked = [...found.accounts].sort((one, two) => two.now.points - one.now.points);
  if (!ranked.some(({ now }) => now.points)) return nothing;
  return html`<ol class="order" aria-label=${w("recap.order")}><li class="small muted">${w("recap.order")}</li>${ranked.map(
    ({ seat, now }) => {
      const one = seatOf(session.now, seat);
      return html`<li>${arms(one?.house)}<b>${seat === session.viewer ? w("recap.you.lower") : one?.name} ${figure(now.points)}</b></li>`;
    },
  )}</ol>`;
}

/**
 * The parts of the game of which there can be a recap: `[from, to, text]`.
 * @param {Session} session
 * @returns {[number, number, string][]}
 */
function whiles(session) {
  const { position } = session.now.meta;
  const { turns } = course(session.nowLog, position);
  const since = sincePosition(session);
  return [
    ...(since < position ? [/** @type {[number, number, string]} */ ([since, position, w("table.log.since")])] : []),
    ...turns
      .map(
        (turn, at) =>
          // with the entry before its first line it began
          /** @type {[number, number, string]} */ ([
            Math.max(0, turn.from - 1),
            turns[at + 1]?.from ?? position,
            turn.text,
          ]),
      )
      .reverse(),
    [0, position, w("recap.all")],
  ];
}

/**
 * @param {Session} session
 * @param {Recap} found
 */
function which(session, found) {
  const now = JSON.stringify([found.from, found.to]);
  const listed = whiles(session).map(([from, to, text]) => ({ value: JSON.stringify([from, to]), text }));
  const known = listed.some(({ value }) => value === now);
  return html`<select class="inp slim" name="while" aria-label=${w("recap.which")} data-do="recap-which">
    ${known ? nothing : html`<option value=${now} selected>${found.title}</option>`}
    ${listed.map(({ value, text }) => html`<option value=${value} ?selected=${value === now}>${text}</option>`)}
  </select>`;
}

/**
 * @param {Session} session
 * @param {Recap} found
 */
function flows(session, { money, compared }) {
  const flow = money.find((one) => one.seat === session.ui.recapFlow) ?? ownFlow(money, session.viewer);
  if (!flow) return nothing;
  return html`<section class="recapflow"><div class="row wrap"><h3>${flow.title}</h3>
    ${
      money.length > 1
        ? html`<span class="row end" role="group" aria-label=${w("recap.flow.whose")}>${money.map(
            (
              one,
            ) => html`<button class="tag pick only-arms" data-do="recap-flow" data-seat=${one.seat} aria-pressed=${one === flow}
          aria-label=${one.text} title=${one.text}>${arms(seatOf(session.now, one.seat)?.house, "s")}</button>`,
          )}</span>`
        : nothing
    }</div>
    ${onPhone() ? flowLedger(flow) : flowChart(flow)}
    ${flow.earlier ? html`<p class="small muted">${w("recap.flow.earlier", { turn: compared, earlier: flow.earlier })}</p>` : nothing}</section>`;
}

/**
 * @param {Session} session
 * @param {RecapOpen} recap
 */
export function full(session, recap) {
  const { found } = recap;
  const title = recap.title || w("recap.title");
  return html`<section class="recap whole" aria-labelledby="recap-title">
    <header class="row wrap">
      <h2 id="recap-title" tabindex="-1">${title}</h2>
      <span class="small muted">${extent(recap)}</span>
      ${which(session, found)}
      ${order(session, found)}
    </header>
    <div class="recapbody" tabindex="0" role="group" aria-label=${title}>
      <section class="recapshort"><h3>${w("recap.short")}</h3>${rows(session, found.lines, true)}</section>
      ${flows(session, found)}
      ${accounts(session, found)}
    </div>
    <div class="next">
      ${ahead(w("recap.next"), found.next)}
      ${ahead(w("recap.watch"), found.watch)}
      ${ahead(w("recap.promised"), found.promised)}
    </div>
    <footer>
      <span class="small muted grow wide-only">${w("recap.again")}</span>
      <button class="btn" data-do="recap-watch" data-from=${found.from}>${icon("play", "i18")}${w("recap.watch.board")}</button>
      <button class="btn wide-only" data-do="screen" data-screen="economy">${icon("stock-up", "i18")}${w("table.tool.economy")}</button>
      <button class="btn on" data-do="recap-close">${recap.ended ? w("recap.to", { turn: session.now.place.turnText }) : w("recap.back")} <kbd>${w("recap.enter")}</kbd></button>
    </footer>
  </section>`;
}
