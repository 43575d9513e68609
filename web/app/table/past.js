// @ts-check
// Looking back: any moment of the game on the real board, the scale of the whole game, and what-if branches.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { repeat } from "../../vendor/lit-html/directives/repeat.js";
import { flags, leads, markedIn } from "./course.js";
import { telling } from "./economy.js";
import { grouped, sincePosition } from "./log.js";
import { arms, icon, ruleRef, scored, scoredIn, seatOf, sentence, tool } from "./elements.js";
import { shown } from "./players.js";
import { navOfPast } from "./rail.js";
import { sinceSums } from "./recap.js";
import { readEconomy } from "./series.js";
import { stage } from "./stage.js";
import { timeline, waiter } from "./timeline.js";
import { w } from "../words.js";

/** @import { LogLine, Seat, Session } from "../types.js" */

/**
 * @param {Session} session
 * @param {number} position
 * @param {number} length
 */
const transport = (
  session,
  position,
  length,
) => html`<div class="transport" role="group" aria-label=${w("table.past.playback")}>
  ${tool("past-go", "chevron-right", w("table.past.first"), { cls: "back first", off: position <= 0 })}
  ${tool("past-step", "arrow", w("table.past.back"), { cls: "back by-back", off: position <= 0 })}
  ${tool("past-play", session.ui.playing ? "pause" : "play", w(session.ui.playing ? "table.past.pause" : "table.past.play"))}
  ${tool("past-step", "arrow", w("table.past.on"), { cls: "by-on", off: position >= length })}
  <button class="btn unit" data-do="past-unit">${w(session.ui.byPhase ? "table.past.phase" : "table.past.decision")}</button>
</div>`;

/**
 * @param {Session} session
 * @param {number} position
 * @param {number} length
 */
function bar(session, position, length) {
  const { now } = session;
  const line = session.nowLog.findLast((line) => line.at <= position);
  const title = line ? [line.place?.turnText, line.place?.phaseText].filter(Boolean).join(", ") : "";
  return html`<section class="panel rbar" aria-label=${w("table.past")}>
    <div class="grow"><h1 id="ask" tabindex="-1" data-focus-home>${title ? w("table.past.title", { place: title }) : w("table.past.begin")}</h1>
      <p class="sub">${w("table.past.of", { n: position, of: length })} ${w("table.past.waits")}</p></div>
    ${transport(session, position, length)}
    <button class="btn" data-do="past-branch">${icon("branch")}${w("table.past.branch")}</button>
    <button class="btn" data-do="past-rewind">${icon("undo")}${w("table.past.rewind")}</button>
    <button class="btn seal" data-do="past-leave">${w(now.decision ? "table.past.leave" : "table.past.leave.table")}</button>
  </section>`;
}

/** @param {Session} session */
function then(session) {
  const { view, now } = session;
  return html`<section class="rail left tight" aria-label=${w("table.players")}><ul class="players">${view.seats.map(
    (one) => {
      const present = /** @type {Seat} */ (seatOf(now, one.seat));
      const [fact] = one.facts;
      const [presentFact] = present.facts;
      return html`<li class="player house-${one.house}">
      <div class="row">${arms(one.house)}<span class="name">${one.name}</span><span class="vp num">${scored(session, one.score ?? 0)}<small>${scoredIn(session, one)}</small></span></div>
      <div class="row stats first">${fact ? html`<span><small>${fact.text}</small> <b>${shown(fact)}</b></span>` : nothing}
        <span class="end small muted">${w("table.past.nowis", { score: scored(session, present.score ?? 0), what: presentFact ? shown(presentFact) : "" })}</span></div>
    </li>`;
    },
  )}</ul>${branches(session)}</section>`;
}

/** @param {Session} session */
function branches(session) {
  const list = session.now.meta.branches ?? [];
  if (list.length < 2) return nothing;
  return html`<section class="panel section branches" aria-label=${w("table.branches")}>
    <header><h2>${w("table.branches")}</h2></header>
    <ul>${repeat(
      list,
      (branch) => branch.id,
      (branch) => html`<li class=${branch.current ? "current" : ""}>
      <span class="grow">${icon("branch", "i16")} <b>${branch.name || w("table.branch.main")}</b> <span class="small muted">${w("table.branch.at", { n: branch.at ?? 0, of: branch.positions ?? 0 })}</span></span>
      ${
        branch.current
          ? html`<span class="tag">${w("table.branch.current")}</span>`
          : html`<button class="btn slim" data-do="branch-switch" data-branch=${branch.id}>${w("table.branch.switch")}</button>
          ${
            branch.id === list[0].id
              ? nothing
              : html`<button class="btn quiet icon-only slim" data-do="branch-drop" data-branch=${branch.id} title=${w("table.branch.drop", { name: branch.name || "" })}
            aria-label=${w("table.branch.drop", { name: branch.name || "" })}>${icon("trash", "i16")}</button>`
          }`
      }
    </li>`,
    )}</ul>
    ${
      list.find((branch) => branch.current && branch.id !== list[0].id)
        ? html`<button class="btn slim" data-do="branch-promote" data-branch=${list.find((branch) => branch.current)?.id}>${w("table.branch.promote")}</button>`
        : nothing
    }
  </section>`;
}

/**
 * What it came to since the viewer last decided; every line of it stands behind that.
 * @param {Session} session
 */
function since(session) {
  const from = sincePosition(session);
  const lines = session.nowLog.filter((line) => line.at > from);
  return html`<section class="panel since" aria-label=${w("table.log.since")}>
    <div class="stagehead"><h2>${w("table.log.since")}</h2><span class="small muted end">${w("table.past.decisions", { n: session.now.meta.position - from })}</span></div>
    <div class="scroll" tabindex="0" role="group" aria-label=${w("table.log.since")}>${
      lines.length
        ? html`${sinceSums(session)}<details><summary>${w("table.past.lines", { n: lines.length })}</summary>${everyLine(session, lines)}</details>`
        : html`<p class="muted blank">${w("table.log.nothing.since")}</p>`
    }</div>
  </section>`;
}

/**
 * @param {Session} session
 * @param {LogLine[]} lines
 */
const everyLine = (session, lines) => html`<table class="xl"><tbody>
  ${grouped(lines).map(
    (
      group,
    ) => html`<tr class="h"><th colspan="3" scope="colgroup">${group.place?.phaseText ?? group.place?.turnText ?? ""}</th></tr>
    ${group.lines.map(
      (
        line,
      ) => html`<tr class=${session.past === line.at ? "here" : ""}><td>${line.seat === undefined ? icon("eye", "i16") : arms(seatOf(session.now, line.seat)?.house, "s")}</td>
      <td><button class="line" data-do="past-go" data-position=${line.at}>${sentence(line.text)}</button></td>
      <td class="amt">${ruleRef(line.rule, session.ui.ledger)}</td></tr>`,
    )}`,
  )}
</tbody></table>`;

/**
 * What the rules flag; in a game that flags nothing, the changes of the lead.
 * @param {Session} session
 */
function flagged(session) {
  const marked = markedIn(session.nowLog);
  if (marked.length) return flags(marked);
  const series = telling(session);
  const changes = series ? leads(session.now, series) : [];
  return flags(changes.map(({ position, name }) => ({ position, text: w("table.past.leads", { name }) })));
}

/** @param {Session} session */
export function pastScreen(session) {
  const length = session.now.meta.position;
  const position = session.past ?? length;
  const width = Math.max(320, Math.min(innerWidth, document.documentElement.clientWidth) - 50);
  return html`${bar(session, position, length)}
    ${then(session)}
    ${stage(session)}
    ${since(session)}
    <section class="panel tl" aria-label=${w("table.past.game")}>
      <div class="row wrap"><h2>${w("table.past.game")}</h2><span class="small muted">${w("table.past.help")}</span>
        <div class="toolrow end"><button class="btn quiet slim" data-do="screen" data-screen="economy">${icon("stock-up", "i16")}${w("table.tool.economy")}</button>
          <button class="btn slim" data-do="share">${icon("link", "i16")}${w("table.past.link")}</button>
          <button class="btn slim" data-do="export">${icon("send", "i16")}${w("table.export")}</button></div></div>
      ${timeline({
        view: session.now,
        log: session.nowLog,
        by: readEconomy(session).by,
        marks: flagged(session),
        past: session.past,
        width,
        since: { position: sincePosition(session), seat: session.viewer },
        waits: waiter(session.now),
      })}
    </section>
    ${navOfPast(session)}`;
}
