// @ts-check
// The log: what happened, by turn and phase, with the rule behind every line and a way to look at that moment.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { guard } from "../../vendor/lit-html/directives/guard.js";
import { repeat } from "../../vendor/lit-html/directives/repeat.js";
import { arms, icon, ruleRef, seatOf, sentence } from "./elements.js";
import { w } from "../words.js";

/** @import { LinePlace, LogLine, Session } from "../types.js" */

/** @typedef {{ key: string, place: LinePlace, from: number, lines: LogLine[] }} Group */

/** Groups that are drawn at once; earlier ones come on demand. */
const GROUPS = 12;

/** @param {LinePlace} place */
const keyOf = (place) => `${place?.turn ?? ""}|${place?.phase ?? ""}`;

/**
 * Lines in runs of the same turn and phase.
 * @param {LogLine[]} lines
 */
export function grouped(lines) {
  /** @type {Group[]} */
  const groups = [];
  lines.forEach((line, at) => {
    const key = keyOf(line.place);
    const last = groups.at(-1);
    if (last?.key === key) last.lines.push(line);
    else groups.push({ key, place: line.place, from: at, lines: [line] });
  });
  return groups;
}

/**
 * The position after which the viewer has not decided since.
 * @param {Session} session
 */
export function sincePosition(session) {
  const marked = session.ui.decidedAt?.[/** @type {number} */ (session.viewer)];
  if (marked !== undefined && marked <= session.now.meta.position) return marked;
  return session.nowLog.findLast((line) => line.seat === session.viewer)?.at ?? 0;
}

/** @param {Session} session */
function wanted(session) {
  const { log, ui } = session;
  if (ui.logSince) return log.filter(({ at }) => at > sincePosition(session));
  if (ui.logSeat === undefined || ui.logSeat === null) return log;
  return log.filter((line) => line.seat === ui.logSeat);
}

/** @param {LogLine} line */
const dice = (line) =>
  line.dice?.length
    ? html`<span class="logdice" role="img" aria-label=${line.dice.join(", ")}>${line.dice.map((value) =>
        value >= 1 && value <= 6 ? icon(`die-${value}`, "d") : html`<b>${value}</b>`,
      )}</span>`
    : nothing;

/**
 * @param {Session} session
 * @param {LogLine} line
 * @param {boolean} latest
 */
function entry(session, line, latest) {
  const seat = line.seat === undefined ? null : seatOf(session.view, line.seat);
  return html`<li class="e ${latest ? "latest" : ""}" data-for=${line.params?.target ?? nothing}>
    ${seat ? html`<span title=${seat.name}>${arms(seat.house, "s")}</span>` : icon(line.secret ? "lock" : "eye", "i16")}
    <div><span class="said">${sentence(line.text)}</span> ${dice(line)} ${ruleRef(line.rule, session.ui.ledger)}
      <button class="look" data-do="look" data-position=${line.at} aria-label=${w("table.log.look", { what: line.text })}
        title=${w("table.log.look.short")}>${icon("hourglass", "i16")}</button></div>
  </li>`;
}

/** @param {LinePlace} place */
const title = (place) => place?.phaseText || place?.turnText || w("table.log.setup");

/**
 * @param {Session} session
 * @param {Group} one
 * @param {boolean} last
 */
const group = (session, one, last) => html`<section class="loggroup">
  <h3 aria-level="2"><span>${title(one.place)}</span><span class="small muted upright">${one.place?.phaseText ? place2(one.place) : ""}</span></h3>
  <ol>${one.lines.map((line, at) => entry(session, line, last && at === one.lines.length - 1))}</ol>
</section>`;

/** @param {LinePlace} place */
const place2 = (place) => place.turnText ?? "";

/** @param {Session} session */
const filters = (session) => {
  const { view, ui } = session;
  const all = !ui.logSince && (ui.logSeat ?? null) === null;
  return html`<div class="filters row wrap" role="group" aria-label=${w("table.log.filter")}>
    <button class="tag pick" data-do="log-filter" aria-pressed=${all}>${w("table.log.all")}</button>
    <button class="tag pick" data-do="log-filter" data-since="1" aria-pressed=${Boolean(ui.logSince)}>${w("table.log.since")}</button>
    ${view.seats.map(
      (seat) => html`<button class="tag pick only-arms" data-do="log-filter" data-seat=${seat.seat}
      aria-pressed=${!ui.logSince && ui.logSeat === seat.seat} aria-label=${w("table.log.only", { name: seat.name })}
      title=${w("table.log.only", { name: seat.name })}>${arms(seat.house, "s")}</button>`,
    )}
  </div>`;
};

/** @param {Session} session */
export function log(session) {
  const { ui, viewer, view } = session;
  return guard(
    [
      session.log,
      session.log.length,
      ui.logSince,
      ui.logSeat,
      ui.logAll,
      ui.ledger,
      viewer,
      view.seats.map((seat) => seat.name).join(),
    ],
    () => {
      const groups = grouped(wanted(session));
      const shown = ui.logAll ? groups : groups.slice(-GROUPS);
      return html`${filters(session)}
      <div class="log" tabindex="0" role="group" aria-label=${w("table.log")} id="log">
        ${groups.length > shown.length ? html`<button class="btn quiet slim" data-do="log-all">${w("table.log.earlier", { n: groups.length - shown.length })}</button>` : nothing}
        ${repeat(
          shown,
          (one) => `${one.from}:${one.key}`,
          (one, at) =>
            guard([one.lines.length, one.lines.at(-1), at === shown.length - 1, ui.ledger], () =>
              group(session, one, at === shown.length - 1),
            ),
        )}
        ${shown.length ? nothing : html`<p class="muted blank">${w(ui.logSince ? "table.log.nothing.since" : "table.log.nothing")}</p>`}
      </div>`;
    },
  );
}
