// @ts-check
// The table: one open game on this screen, as a template, and everything that a person can do at it.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { guard } from "../../vendor/lit-html/directives/guard.js";
import { openSession } from "../current.js";
import { afterLayout } from "../../boards/kit/layout.js";
import { afterNextPaint, toTop, whenIdle } from "../paint.js";
import { answering } from "./answering.js";
import { curtain } from "./curtain.js";
import { decisionBar } from "./decision.js";
import { economyScreen } from "./economy.js";
import { endScreen } from "./game_end.js";
import { keys } from "./keys.js";
import { lesson, placeLesson } from "./lesson.js";
import { markBoard } from "./marks.js";
import { masthead, menu } from "./masthead.js";
import { piecesNow, show, snapshot } from "./motion.js";
import { moving } from "./moving.js";
import { pastScreen } from "./past.js";
import { quiet } from "./elements.js";
import { players } from "./players.js";
import { nav, rail } from "./rail.js";
import { readLedger, rulesDrawer } from "./rules.js";
import { say } from "./say.js";
import { stage } from "./stage.js";

/** @import { Session, Ui } from "../types.js" */

/**
 * The parts of the table that are asked of the view alone are drawn again only when their sections changed.
 * @param {Session} session
 */
function playing(session) {
  const { ui, view, viewer, past } = session;
  return html`${decisionBar(session)}
    ${stage(session)}
    ${guard([view.seats, viewer, past, ui.tab], () => players(session))}
    ${rail(session)}
    ${nav(session)}`;
}

/** @type {Record<string, (session: Session) => unknown>} */
const SCREENS = { past: pastScreen, economy: economyScreen, end: endScreen };

/**
 * Which screen is drawn: the table itself unless another was asked for; a finished game opens on its scoring once.
 * @param {Session} session
 */
function screenOf(session) {
  const { ui, view } = session;
  if (view.over && !ui.ended && session.past === null) Object.assign(ui, { ended: true, screen: "end" });
  if (!view.over && session.past === null) ui.ended = false;
  if (ui.screen === "end" && !session.now.over) ui.screen = null;
  if (session.past !== null && ui.screen !== "past") ui.screen = "past";
  return ui.screen || null;
}

/**
 * The log shows its end, unless somebody has scrolled back in it.
 * @param {Session} session
 */
function toEndOfLog(session) {
  const place = document.getElementById("log");
  const shown = `${session.log.length}`;
  if (!place || place.dataset.lines === shown) return;
  place.dataset.lines = shown;
  if (!place.matches(":hover, :focus-within")) place.scrollTop = place.scrollHeight;
}

/**
 * `places` is where the pieces lay in the picture that is still shown.
 * @param {Session} session
 * @param {any} places
 */
function painted(session, places) {
  const { ui } = session;
  markBoard(session);
  placeLesson(session);
  say(session, ui.before ?? null);
  if (!ui.unseen) afterLayout(() => laidOut(session));
  ui.unseen = { places, now: snapshot(session) };
  if (ui.focus) {
    document.getElementById(ui.focus)?.focus();
    ui.focus = null;
  }
}

/**
 * A picture is about to be shown: what has changed since the one before it, which may be more than one paint ago.
 * @param {Session} session
 */
function laidOut(session) {
  const { ui } = session;
  const { places, now } = /** @type {NonNullable<Ui["unseen"]>} */ (ui.unseen);
  ui.unseen = null;
  if (session !== openSession() || session.curtain) return;
  if (ui.before && ui.before.screen !== now.screen) toTop();
  toEndOfLog(session);
  show(session, ui.before ?? null, now, places);
  ui.before = now;
}

/**
 * The ledger of rules is read when there is nothing else to do, so that references show their page.
 * @param {Session} session
 */
function ledgerSoon(session) {
  if (session.ui.ledger || session.ui.ledgerAsked) return;
  session.ui.ledgerAsked = true;
  whenIdle(() => {
    if (session !== openSession()) return; // closed meanwhile
    readLedger(session);
    session.repaint();
  });
}

/**
 * What is on the screen for this session.
 * @param {Session} session
 */
export function tableView(session) {
  const { ui } = session;
  if (session.curtain) {
    ui.before = null;
    afterNextPaint(() => document.getElementById("curtain-hold")?.focus());
    return curtain(session);
  }
  ledgerSoon(session);
  const places = ui.unseen ? ui.unseen.places : piecesNow();
  afterNextPaint(() => painted(session, places));
  const screen = screenOf(session);
  const { view } = session;
  return html`<div class="table ${screen ? `on-${screen}` : "on-table"} ${quiet(session) ? "quiet" : ""}" data-tab=${ui.tab ?? "stage"} data-view=${ui.stageView ?? nothing}
      data-sheet=${ui.sheet ?? "open"} data-bots=${session.bots.running ? "running" : "idle"} data-do="table-hover" data-on="pointerover pointerout focusin focusout">
      ${guard([view.meta, view.place, view.undo, view.redo, view.decision, view.deals, ui.draft?.past.length, ui.rules, ui.drawer, ui.menu, ui.screen, session.past, session.readOnly], () => masthead(session))}
      ${menu(session)}
      ${screen ? SCREENS[screen](session) : playing(session)}
      ${rulesDrawer(session)}
      ${lesson(session)}
      <div class="motion" id="motion" aria-hidden="true"></div>
      <p class="sr" id="say" role="status" aria-live="polite"></p>
    </div>`;
}

/** @param {{ register: any, registerKeys: any }} given */
export function registerTable({ register, registerKeys }) {
  register(answering);
  register(moving);
  registerKeys(keys);
}
