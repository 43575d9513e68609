// @ts-check
// The end: the result in one sentence, and every line of the final scoring.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { course, leads } from "./course.js";
import { smallChart, telling } from "./economy.js";
import { arms, icon, scored, seatOf, signed } from "./elements.js";
import { nextGame } from "./next_game.js";
import { w } from "../words.js";

/** @import { Over, ScoreLine, Seat, Session, View } from "../types.js" */

const PLACES = ["first", "second", "third", "fourth", "fifth", "sixth"];

/**
 * Who is how manyeth: equal scores among the winners share the first place.
 * @param {any} over
 * @param {number} seat
 */
const placeOf = (over, seat) => (over.winners.includes(seat) ? 0 : over.order.indexOf(seat));

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
    return html`<div class="pl house-${one.house} ${over.winners.includes(seat) ? "first" : ""}">${arms(one.house, "l")}<b>${one.name}</b>
      <small>${w(`table.end.place.${PLACES[placeOf(over, seat)]}`)}</small><span class="n num">${scored(session, over.scores[seat])}</span></div>`;
  });
}

/**
 * The lines of all seats as rows, in the order in which they were counted.
 * @param {ScoreLine[]} lines
 */
function scoringRows(lines) {
  /** @type {{ key: string, text: string, cells: Record<number, ScoreLine> }[]} */
  const rows = [];
  for (const line of lines) {
    const key = line.code;
    let row = rows.find((one) => one.key === key && !(line.seat in one.cells));
    if (!row) {
      row = { key, text: line.text, cells: {} };
      rows.push(row);
    }
    row.cells[line.seat] = line;
  }
  return rows;
}

/**
 * @param {Session} session
 * @param {ScoreLine | undefined} line
 * @param {boolean} first
 */
const cell = (session, line, first) => {
  if (!line) return html`<td class="amt"></td>`;
  const cls = first || !line.amount ? "" : line.amount > 0 ? "gain" : "loss";
  return html`<td class="amt"><span class=${cls}>${first ? scored(session, line.amount) : signed(line.amount)}</span>
    ${first ? nothing : html`<small class="run">${scored(session, line.total)}</small>`}</td>`;
};

/** @param {Session} session */
function scoring(session) {
  const view = session.now;
  const seats = view.seats.map((one) => one.seat);
  const rows = scoringRows(overOf(view).lines);
  return html`<section class="panel sc" tabindex="0" aria-label=${w("table.end.scoring")}><table class="xl">
    <thead><tr><th scope="col"><h2>${w("table.end.scoring")}</h2></th>${view.seats.map((one) => html`<th scope="col" class="amt"><span class="who1">${arms(one.house, "s")}${one.name}</span></th>`)}</tr></thead>
    <tbody>${rows.map(
      (row, at) =>
        html`<tr><th scope="row">${row.text}</th>${seats.map((seat) => cell(session, row.cells[seat], at === 0))}</tr>`,
    )}</tbody>
    <tfoot><tr class="tot"><th scope="row">${w("table.end.total")}</th>${seats.map((seat) => html`<td class="amt">${scored(session, overOf(view).scores[seat])}</td>`)}</tr></tfoot>
  </table></section>`;
}

const TURNING = 6;

/**
 * The moments at which the lead changed.
 * @param {Session} session
 */
function turningPoints(session) {
  const view = session.now;
  const series = telling(session);
  if (!series) return [];
  const { turns } = course(session.nowLog, view.meta.position);
  return leads(view, series)
    .slice(-TURNING)
    .map(({ position, name, house }) => ({
      position,
      house,
      text: w("table.end.lead", {
        turn: turns.findLast((one) => one.from <= position)?.text ?? "",
        name,
        what: series.text,
      }),
    }));
}

/** @param {Session} session */
const turning = (session) => {
  const points = turningPoints(session);
  return points.length
    ? html`<section class="panel section turning"><header><h2>${w("table.end.turning")}</h2><span class="small muted">${w("table.end.click")}</span></header>
        <ul>${points.map((point) => html`<li>${arms(point.house, "s")}<button class="line" data-do="past-go" data-position=${point.position}>${point.text}</button></li>`)}</ul></section>`
    : nothing;
};

/** @param {Session} session */
function nextView(session) {
  const next = nextGame(session);
  return next
    ? html`<button class="btn wholerow" data-do="play-next" title=${next.why}>${icon("scroll")}${w("table.end.next", { title: next.title })}</button>`
    : nothing;
}

/** @param {Session} session */
export function endScreen(session) {
  const over = overOf(session.now);
  return html`<section class="panel res" aria-label=${w("table.end.result")}>
      <div class="v"><h1 id="ask" tabindex="-1" data-focus-home>${over.text}</h1></div>${totals(session)}</section>
    <main class="endbody" aria-label=${w("table.end")}>${scoring(session)}
      <div class="side3">${smallChart(session)}${turning(session)}
        <section class="panel section ways"><button class="btn" data-do="screen" data-screen="past">${icon("hourglass")}${w("table.end.look")}</button>
          <button class="btn" data-do="screen" data-screen="economy">${icon("stock-up")}${w("table.tool.economy")}</button>
          <button class="btn" data-do="export">${icon("send")}${w("table.export")}</button>
          <button class="btn" data-do="screen" data-screen="">${icon("compass")}${w("table.end.board")}</button>
          ${nextView(session)}
          <button class="btn wholerow" data-do="lobby">${icon("menu")}${w("table.lobby")}</button>
          <button class="btn seal wholerow" data-do="again">${w("table.end.again")}</button></section>
      </div></main>`;
}
