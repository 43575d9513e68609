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
/** So many more may come before the earliest are left out, all at once: else the log would move with every group. */
const MORE = 24;

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
const everybody = (session) => (session.ui.logSeat ?? null) === null;

/** @param {Session} session */
const wanted = (session) =>
  everybody(session) ? session.log : session.log.filter((line) => line.seat === session.ui.logSeat);

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
 * The way to what the part came to, once it is over.
 * @param {Group} one
 * @param {number | undefined} to
 */
const again = (one, to) => {
  const from = Math.max(0, one.lines[0].at - 1);
  if (to === undefined || to <= from) return nothing;
  const what = w("table.log.recap", { what: title(one.place) });
  return html`<button class="again" data-do="recap-whole" data-from=${from} data-to=${to} title=${what} aria-label=${what}>${icon("ledger", "i16")}</button>`;
};

/**
 * @param {Session} session
 * @param {Group} one
 * @param {Group | undefined} next
 */
const group = (session, one, next) => html`<section class="loggroup">
  <h3 aria-level="2"><span>${title(one.place)}</span><span class="small muted upright">${one.place?.phaseText ? place2(one.place) : ""}
    ${everybody(session) ? again(one, next?.lines[0].at) : nothing}</span></h3>
  <ol>${one.lines.map((line, at) => entry(session, line, !next && at === one.lines.length - 1))}</ol>
</section>`;

/** @param {LinePlace} place */
const place2 = (place) => place.turnText ?? "";

/** @param {Session} session */
const filters = (session) => {
  const { view, ui } = session;
  return html`<div class="filters row wrap" role="group" aria-label=${w("table.log.filter")}>
    <button class="tag pick" data-do="log-filter" aria-pressed=${everybody(session)}>${w("table.log.all")}</button>
    <button class="tag pick" data-do="recap-since">${icon("ledger", "i16")}${w("table.log.since")}</button>
    ${view.seats.map(
      (seat) => html`<button class="tag pick only-arms" data-do="log-filter" data-seat=${seat.seat}
      aria-pressed=${ui.logSeat === seat.seat} aria-label=${w("table.log.only", { name: seat.name })}
      title=${w("table.log.only", { name: seat.name })}>${arms(seat.house, "s")}</button>`,
    )}
  </div>`;
};

/**
 * Who has scrolled back in the log is told of what comes below.
 * @param {Session} session
 */
const below = ({ log: lines, ui }) =>
  ui.logBack !== undefined && lines.length > ui.logBack
    ? html`<button class="btn slim newlines" data-do="log-end">${icon("chevron-down", "i16")}${w("table.log.below")}</button>`
    : nothing;

/** @param {Session} session */
export function log(session) {
  const { ui, viewer, view } = session;
  return guard(
    [
      session.log,
      session.log.length,
      ui.logSeat,
      ui.logAll,
      ui.ledger,
      ui.logBack,
      viewer,
      view.seats.map((seat) => seat.name).join(),
    ],
    () => {
      const groups = grouped(wanted(session));
      const left = Math.max(Math.floor((groups.length - GROUPS) / MORE) * MORE, 0);
      const shown = ui.logAll ? groups : groups.slice(left);
      // a log that begins later is another list
      return html`${filters(session)}${repeat(
        [left],
        (one) => one,
        () => html`
      <div class="log" tabindex="0" role="group" aria-label=${w("table.log")} id="log">
        ${groups.length > shown.length ? html`<button class="btn quiet slim" data-do="log-all">${w("table.log.earlier", { n: groups.length - shown.length })}</button>` : nothing}
        ${repeat(
          shown,
          (one) => `${one.from}:${one.key}`,
          (one, at) =>
            guard([one.lines.length, one.lines.at(-1), at === shown.length - 1, ui.ledger, ui.logSeat], () =>
              group(session, one, shown[at + 1]),
            ),
        )}
        ${shown.length ? nothing : html`<p class="muted blank">${w("table.log.nothing")}</p>`}
      </div>`,
      )}
      ${below(session)}`;
    },
  );
}
