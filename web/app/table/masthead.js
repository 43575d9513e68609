// @ts-check
// The head of the table: what is played, where in the turn we are, and the tools.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { offersWaiting } from "./deals/offers.js";
import { icon, quiet, tool, waitingCount } from "./elements.js";
import { w } from "../words.js";

/** @import { ChainLink, Place, Session } from "../types.js" */

const stateWord = { done: "table.phase.done", now: "table.phase.now", next: "table.phase.next" };

/** @param {ChainLink} step */
const phase = (
  step,
) => html`<li class=${step.state} title=${step.text} aria-current=${step.state === "now" ? "step" : nothing}>
  <span class="full">${step.text}</span><span class="sr">${w(stateWord[step.state])}</span></li>`;

/**
 * The chain of phases. Where there are many they are numbered, and all but the present one are numbers only, and strokes on narrow screens.
 * @param {Place} place
 */
const chain = (place) =>
  place.chain?.length
    ? html`<ol class="phases ${place.chain.length > 6 ? "many" : ""}" aria-label=${w("table.phases")}>${place.chain.map(phase)}</ol>`
    : nothing;

/** @param {Session} session */
const tools = (session) => {
  const { view, ui } = session;
  const readOnly = quiet(session);
  const back = Boolean(ui.draft?.past.length) || view.undo?.can;
  const undoText =
    view.undo?.can || back ? w("table.tool.undo") : w("table.tool.undo.not", { why: view.undo?.why ?? "" });
  return html`<div class="tools" role="toolbar" aria-label=${w("table.tools")}>
    <span class="withcount tablet-only">${tool("drawer", "log", w("table.tool.log"), { on: ui.drawer === "rail" })}${waitingCount(offersWaiting(session))}</span>
    ${tool("undo", "undo", undoText, { off: readOnly || !back })}
    ${tool("redo", "redo", w("table.tool.redo"), { off: readOnly || !view.redo, cls: "wide-only" })}
    ${tool("hint", "hint", w("table.tool.hint"), { off: readOnly || !view.decision, cls: "wide-only" })}
    ${tool("screen", "hourglass", w("table.tool.past"), { cls: "wide-only past" })}
    ${tool(session.picture ? "picture-rules" : "rules-open", "rules", w("table.tool.rules"), { on: ui.rules ? true : null })}
    ${tool("saves", "save", w("table.tool.saves"), { cls: "wide-only" })}
    ${tool("settings", "settings", w("table.tool.settings"), { cls: "wide-only" })}
    ${session.embedded ? tool("full", "full", w("table.tool.full")) : nothing}
  </div>`;
};

/** @param {Session} session */
export function masthead(session) {
  if (session.puzzle) return session.puzzle.head(session);
  const { view } = session;
  const { meta, place } = view;
  const whole = [meta.title, place.turnText].filter(Boolean).join(w("table.list.comma"));
  return html`<header class="masthead">
    <button class="btn icon-only phone-only" data-do="menu" aria-label=${w("table.menu")} aria-expanded=${Boolean(session.ui.menu)}>${icon("menu")}</button>
    <button class="wordmark" id="bank" data-do="lobby" title=${w("table.lobby")}>${w("table.wordmark")}</button>
    <p class="title" title=${whole}><b>${meta.title}</b><span>${place.turnText ?? ""}</span></p>
    ${meta.branch ? html`<button class="tag pick line-tag" data-do="branch-home" title=${w("table.branch.backtogame")}>${icon("branch", "i16")}${w("table.branch.here")}</button>` : nothing}
    <p class="here"><b>${place.phaseText ?? place.chain?.find((one) => one.state === "now")?.text ?? meta.title}</b>
      <span>${whole}</span></p>
    ${chain(place)}
    ${tools(session)}
  </header>`;
}

/**
 * @param {string} action
 * @param {string} name
 * @param {string} text
 * @param {any} [data]
 */
const entry = (action, name, text, data = nothing) =>
  html`<button class="btn quiet entry" data-do=${action} data-screen=${data}>${icon(name)}${text}</button>`;

/**
 * On the phone the tools that do not fit in the top bar.
 * @param {Session} session
 */
export const menu = (session) =>
  session.ui.menu
    ? html`<nav class="panel menu" aria-label=${w("table.menu")}>
      ${entry("hint", "hint", w("table.tool.hint"))}
      ${entry("redo", "redo", w("table.tool.redo"))}
      ${entry("screen", "hourglass", w("table.tool.past"), "past")}
      ${entry("screen", "stock-up", w("table.tool.economy"), "economy")}
      ${entry("saves", "save", w("table.tool.saves"))}
      ${entry("settings", "settings", w("table.tool.settings"))}
      ${entry("lobby", "menu", w("table.lobby"))}
    </nav>`
    : nothing;
