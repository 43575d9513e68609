// @ts-check
// The economy of the game: what everybody had, decision by decision, as charts and as numbers.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { guard } from "../../vendor/lit-html/directives/guard.js";
import { areaChart, barChart, lineChart, numberTable, patterns } from "./charts.js";
import { arms, figure, icon, listed } from "./elements.js";
import { course, leads } from "./course.js";
import { readEconomy } from "./series.js";
import { w } from "../words.js";

/** @import { ChartLine, Series, Session, View } from "../types.js" */

/**
 * Series that have one value a seat, as lines; `points` rows are `[position, ...one a seat]`.
 * @param {View} view
 * @param {Series} series
 */
const linesOf = (view, series) =>
  view.seats.map((one, at) => ({
    house: one.house,
    name: one.name,
    seat: one.seat,
    points: series.points.map((row) => [row[0], row[at + 1]]),
  }));

/**
 * @param {View} view
 * @param {Series} series
 */
const perSeat = (view, series) =>
  series.points.length > 0 && series.points[0].length === view.seats.length + 1 && view.seats.length > 1;

/**
 * Turn starts with short labels ("1", "2"), from the log.
 * @param {Session} session
 */
const turnsOf = (session) =>
  course(session.nowLog, session.now.meta.position)
    .turns.filter((one) => one.turn)
    .map((one) => ({ position: one.from, text: String(one.turn) }));

/**
 * How wide a chart is drawn when as many as fit stand side by side: text in it then has the size of the page's text.
 * @param {any} least
 * @param {number} count
 * @param {any} [most]
 */
function chartWidth(least, count, most = Infinity) {
  const whole = Math.max(300, document.documentElement.clientWidth - 26);
  const columns = Math.max(1, Math.min(count, Math.floor(whole / least)));
  return Math.round(Math.min(whole / columns - 42, most));
}

/**
 * @param {ChartLine[]} lines
 * @param {(line: ChartLine) => number} value
 */
const best = (lines, value) => {
  const top = Math.max(...lines.map(value));
  const names = lines.filter((one) => value(one) === top).map((one) => one.name);
  return { top, names: listed(names), count: names.length };
};

/**
 * One plain sentence under a chart.
 * @param {ChartLine[]} lines
 */
function told(lines) {
  const last = best(lines, ({ points }) => points.at(-1)?.[1] ?? 0);
  const ever = best(lines, ({ points }) => Math.max(...points.map(([, value]) => value)));
  return ever.top > last.top
    ? w("table.economy.told.fell", {
        names: last.names,
        count: last.count,
        n: figure(last.top),
        ever: ever.names,
        most: figure(ever.top),
      })
    : w("table.economy.told", { names: last.names, count: last.count, n: figure(last.top) });
}

/**
 * @param {Series} series
 * @param {ChartLine[]} lines
 * @param {{ position: number, text: string }[]} turns
 */
function multiples(series, lines, turns) {
  return html`<section class="panel mult" aria-label=${series.text}>${lines.map(
    (one) => html`<figure>
    <figcaption>${arms(one.house)}${one.name}<span class="small muted end">${w("table.economy.highest", { what: series.text, n: figure(Math.max(...one.points.map(([, value]) => value))) })}</span></figcaption>
    ${areaChart({ title: w("table.economy.of", { what: series.text, name: one.name }), one, others: lines.filter((other) => other !== one), turns, width: chartWidth(250, lines.length) })}
  </figure>`,
  )}</section>`;
}

/**
 * @param {Session} session
 * @param {Series} series
 * @param {{ position: number, text: string }[]} turns
 * @param {number} width
 */
function chart(session, series, turns, width) {
  const view = session.now;
  if (!perSeat(view, series)) {
    return html`<section class="panel ch"><header class="row"><h2>${series.text}</h2></header>
      ${barChart({ title: series.text, points: series.points, turns, width })}</section>`;
  }
  const lines = linesOf(view, series);
  const lead = leads(view, series).at(-1);
  return html`<section class="panel ch"><header class="row"><h2>${series.text}</h2></header>
    ${lineChart({ title: series.text, lines, turns, width })}
    <p>${told(lines)} ${lead ? html`<button class="refs" data-do="past-go" data-position=${lead.position}>${w("table.economy.look")}</button>` : nothing}</p></section>`;
}

/**
 * @param {Session} session
 * @param {Series} series
 * @param {{ position: number, text: string }[]} turns
 */
function numbers(session, series, turns) {
  const view = session.now;
  const heads = perSeat(view, series) ? view.seats.map((one) => one.name) : [series.text];
  const rows = series.points.flatMap(([position, ...values], at) => {
    const turn = turns.findLast((one) => one.position <= position)?.text;
    const next = series.points[at + 1];
    if (next && turns.findLast((one) => one.position <= next[0])?.text === turn) return [];
    const when = turn ? w("table.economy.turn", { n: turn }) : w("table.economy.start");
    return [/** @type {[string, number[]]} */ ([when, values])];
  });
  return html`<section class="panel ch"><header class="row"><h2>${series.text}</h2></header>${numberTable({ title: series.text, heads, rows })}</section>`;
}

/** @param {Session} session */
export function economyScreen(session) {
  const { series } = readEconomy(session);
  const turns = turnsOf(session);
  const chosen = session.ui.seriesId ?? null;
  // what nobody ever had is not worth a chart, unless it is asked for
  /** @param {Series} one */
  const ever = (one) => one.points.some(([, ...values]) => values.some(Boolean));
  const shown = series.filter((one) => one.points.length && (chosen === null ? ever(one) : one.id === chosen));
  return html`${patterns}<section class="panel ebar" aria-label=${w("table.economy")}>
      <h1 id="ask" tabindex="-1" data-focus-home>${w("table.economy")}</h1>
      <div class="seg end" role="group" aria-label=${w("table.economy.which")}>
        <button data-do="economy-series" aria-pressed=${chosen === null}>${w("table.economy.all")}</button>
        ${series.map((one) => html`<button data-do="economy-series" data-series=${one.id} aria-pressed=${chosen === one.id}>${one.text}</button>`)}</div>
      <button class="btn" data-do="economy-numbers" aria-pressed=${Boolean(session.ui.numbers)}>${icon("ledger")}${w("table.economy.numbers")}</button>
      <button class="btn seal" data-do="screen" data-screen="">${w(session.now.over ? "table.economy.back.end" : "table.economy.back")}</button>
    </section>
    <main class="ecobody" tabindex="0" aria-label=${w("table.economy")}>${guard(
      [series, chosen, session.ui.numbers, session.nowLog, innerWidth],
      () => {
        if (!shown.length)
          return html`<section class="panel empty">${icon("stock-up", "i44")}<p>${w("table.economy.nothing")}</p></section>`;
        if (session.ui.numbers) return html`<div class="low">${shown.map((one) => numbers(session, one, turns))}</div>`;
        const [first] = shown;
        return html`${perSeat(session.now, first) ? multiples(first, linesOf(session.now, first), turns) : nothing}
        <div class="low">${shown.map((one) => chart(session, one, turns, chartWidth(432, shown.length)))}</div>`;
      },
    )}</main>`;
}

/**
 * The series whose lead changes tell the game: the score if it is known, else the first.
 * @param {Session} session
 */
export const telling = (session) => {
  const series = readEconomy(session).series.filter((one) => perSeat(session.now, one));
  return series.find(({ id }) => id === "score") ?? series[0] ?? null;
};
