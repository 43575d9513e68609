// @ts-check
// The end of a game over the whole width: who won, how it went, what turned, every point of the scoring, dice, money, deals, and what
// became of what all shared.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { guard } from "../../../vendor/lit-html/directives/guard.js";
import { patterns } from "../charts.js";
import { arms, icon, scored, seatOf } from "../elements.js";
import { nextGame } from "../next_game.js";
import { w } from "../../words.js";
import { curve } from "./curve.js";
import { deals } from "./deals.js";
import { fate, tallies } from "./fate.js";
import { luck } from "./luck.js";
import { income } from "./income.js";
import { scoring } from "./scoring.js";
import { won } from "./won.js";

/** @import { Ended, Over, Seat, Session, View } from "../../types.js" */

const PLACES = ["first", "second", "third", "fourth", "fifth", "sixth"];

/**
 * Who is how manyeth: equal scores among the winners share the first place.
 * @param {Over} over
 * @param {number} seat
 */
export const placeOf = (over, seat) => (over.winners.includes(seat) ? 0 : over.order.indexOf(seat));

/**
 * How the game ended, on the screen that tells it.
 * @param {View} view
 */
const overOf = (view) => /** @type {Over} */ (view.over);

/** @param {Session} session */
function totals(session) {
  const view = session.now;
  const over = overOf(view);
  return over.order.map((seat) => {
    const one = /** @type {Seat} */ (seatOf(view, seat));
    const place = w(`ending.place.${PLACES[placeOf(over, seat)]}`);
    return html`<div class="pl house-${one.house} ${over.winners.includes(seat) ? "first" : ""}">${arms(one.house, "l")}<b>${one.name}</b>
      <span class="n num">${scored(session, over.scores[seat])}</span><small>${one.human ? place : w("ending.place.bot", { place })}</small></div>`;
  });
}

/**
 * @param {Session} session
 * @param {Ended | null} found
 */
const result = (session, found) => html`<section class="panel res" aria-label=${w("ending.result")}>
  <div class="v"><h1 id="ask" tabindex="-1" data-focus-home>${overOf(session.now).text}</h1>${found?.fate ? html`<p>${found.fate.text}</p>` : nothing}${found?.summary ? html`<p class="story">${found.summary}</p>` : nothing}</div>
  <div class="places">${totals(session)}</div>
  <div class="acts"><button class="btn seal" data-do="again">${w("ending.again")}</button>
    <button class="btn" data-do="screen" data-screen="past">${icon("hourglass")}${w("ending.look")}</button>
    <button class="btn" data-do="export">${icon("send")}${w("ending.export")}</button></div>
</section>`;

/**
 * The moments that moved the lead most, numbered as on the curve.
 * @param {Session} session
 * @param {Ended} found
 */
const turning = (session, found) => html`<section class="panel section turned" aria-label=${w("ending.turning")}>
  <header><h2>${w("ending.turning")}</h2><span class="small muted">${w("ending.moments", { n: found.turning.length })}</span></header>
  <ol>${found.turning.map(
    (
      point,
      at,
    ) => html`<li><span class="no" aria-hidden="true">${at + 1}</span><b>${point.title}</b><p>${point.text}</p>
    <div class="to">${arms(seatOf(session.now, point.seat)?.house, "s")}<span>${point.turned}</span>
      <button class="refs" data-do="past-go" data-position=${point.position} aria-label=${w("ending.lookat", { what: point.title })}>${w("ending.lookhere")}</button></div></li>`,
  )}</ol></section>`;

/**
 * @param {Session} session
 * @param {Ended} found
 */
const course = (session, found) => html`<section class="panel section went" aria-label=${w("ending.went")}>
  <header><h2>${w("ending.went")}</h2><span class="small muted">${w("ending.went.sub")}</span>
    <button class="refs end" data-do="screen" data-screen="economy">${w("ending.numbers")}</button></header>
  ${curve(session.now, found)}</section>`;

/** @param {Session} session */
function nextView(session) {
  const next = nextGame(session);
  return next
    ? html`<button class="btn" data-do="play-next" title=${next.why}>${icon("play")}${w("ending.next", { title: next.title })}</button>`
    : nothing;
}

/** @param {Session} session */
const ways = (session) => html`<section class="panel ways" aria-label=${w("ending.ways")}>
  <button class="btn" data-do="lobby">${icon("menu")}${w("ending.lobby")}</button>
  <button class="btn" data-do="screen" data-screen="">${icon("compass")}${w("ending.board")}</button>
  <button class="btn" data-do="screen" data-screen="economy">${icon("stock-up")}${w("ending.economy")}</button>
  ${nextView(session)}
  <button class="btn seal" data-do="again">${w("ending.again")}</button></section>`;

/**
 * @param {Session} session
 * @param {Ended} found
 */
const statistics = (session, found) =>
  html`<div class="three">${luck(session.now, found)}${income(session.now, found)}${deals(session.now, found)}</div>`;

/**
 * @param {Session} session
 * @param {Ended | null} found
 */
export function endScreen(session, found) {
  const busy = found ? nothing : "true";
  return html`<main class="endbody" tabindex="0" aria-label=${w("ending")} aria-busy=${busy}>${patterns}
    ${guard([found, session.nowLog, innerWidth], () => {
      const score = scoring(session, overOf(session.now), found?.scoring ?? null);
      if (!found) return html`${result(session, found)}${score}`;
      return html`${result(session, found)}
        <div class="two">${course(session, found)}${turning(session, found)}</div>
        <div class="two">${score}<div class="beside">${fate(found)}${tallies(found)}</div></div>
        ${statistics(session, found)}`;
    })}
    ${found && !session.embedded ? won(session) : nothing}${ways(session)}</main>`;
}
