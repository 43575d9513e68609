// @ts-check
// The table: one open game on this screen, as a template, and everything that a person can do at it.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { guard } from "../../vendor/lit-html/directives/guard.js";
import { openSession } from "../current.js";
import { Unreachable, reached } from "../engine.js";
import { afterLayout } from "../../boards/kit/layout.js";
import { notice } from "../notices.js";
import { afterNextPaint, toTop, whenIdle } from "../paint.js";
import { answering } from "./answering.js";
import { curtain } from "./curtain.js";
import { offerOneClick } from "./bar/one_click.js";
import { decisionBar } from "./bar/bar.js";
import { whenFormChanges } from "./bar/form.js";
import { sheetRaised } from "./bar/sheet.js";
import { keys } from "./keys.js";
import { lesson } from "./lesson.js";
import { placeLesson } from "./lesson_place.js";
import { toEndOfLog } from "./log_end.js";
import { markBoard } from "./marks.js";
import { masthead, menu } from "./masthead.js";
import { piecesNow, show, snapshot } from "./motion.js";
import { listenForRelease, telling } from "./moments/telling.js";
import { leave, moving } from "./moving.js";
import { recapDue, recapsOverTable } from "./recap.js";
import { quiet } from "./elements.js";
import { holdStill } from "./still.js";
import { players } from "./players.js";
import { nav, rail } from "./rail.js";
import { readLedger, rulesDrawer } from "./rules.js";
import { say } from "./say.js";
import { stage } from "./stage.js";
import { shownTab } from "./tabs.js";

/** @import { Session, Ui } from "../types.js" */

/**
 * The parts of the table that are asked of the view alone are drawn again only when their sections changed.
 * @param {Session} session
 */
function playing(session) {
  const { ui, view, viewer, past } = session;
  if (session.puzzle) return html`${decisionBar(session)}${stage(session)}`;
  return html`${decisionBar(session)}
    ${stage(session)}
    ${guard([view.seats, viewer, past, session.picture, ui.tab, ui.recap, ui.recapOpen], () => players(session))}
    ${rail(session)}
    ${recapsOverTable(session)}
    ${nav(session)}`;
}

/** The screens that take the place of the table, once they are here. @type {typeof import("./screens.js").SCREENS | null} */
let screens = null;

const bringScreens = async () => {
  screens ??= (await reached(import("./screens.js"))).SCREENS;
};

/**
 * Draws again when they are here; what does not arrive is told, and the table stands as before.
 * @param {Session} session
 */
async function waitForScreens(session) {
  try {
    await bringScreens();
  } catch (problem) {
    if (!(problem instanceof Unreachable)) throw problem;
    if (session.left) return;
    leave(session);
    notice({ key: "screen", kind: "error", text: problem.text });
  }
  session.whileOpen(() => session.repaint())();
}

/**
 * @param {Session} session
 * @param {string} name
 */
function another(session, name) {
  if (screens) return screens[name](session);
  void waitForScreens(session);
  return html`<main class="stage" aria-busy="true"></main>`;
}

/**
 * Which screen is drawn: the table itself unless another was asked for; a finished game opens on its scoring once.
 * @param {Session} session
 */
function screenOf(session) {
  const { ui, view } = session;
  if (view.over && !ui.ended && session.past === null) {
    Object.assign(ui, { ended: true, screen: "end" });
    offerOneClick(session);
  }
  if (!view.over && session.past === null) ui.ended = false;
  if (ui.screen === "end" && !session.now.over) ui.screen = null;
  if (session.past !== null && ui.screen !== "past") ui.screen = "past";
  return ui.screen || null;
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
 * The ledger of rules is read when there is nothing else to do, so that references show their page, and the other screens are fetched.
 * @param {Session} session
 */
function restSoon(session) {
  if (session.ui.ledger || session.ui.ledgerAsked) return;
  session.ui.ledgerAsked = true;
  // what does not arrive now is told when it is wanted
  whenIdle(() => void bringScreens().catch(() => {}));
  whenIdle(session.whileOpen(() => readLedger(session).catch(() => {})));
}

/**
 * What is on the screen for this session.
 * @param {Session} session
 */
export function tableView(session) {
  const { ui } = session;
  const still = Boolean(session.picture);
  if (session.curtain) {
    ui.before = null;
    afterNextPaint(() => (still ? holdStill() : document.getElementById("curtain-hold")?.focus()));
    return curtain(session);
  }
  if (still) afterNextPaint(() => afterLayout(() => toEndOfLog(session)));
  else {
    restSoon(session);
    if (!session.puzzle) recapDue(session);
    const places = ui.unseen ? ui.unseen.places : piecesNow();
    afterNextPaint(() => painted(session, places));
  }
  afterNextPaint(holdStill);
  const screen = screenOf(session);
  const { view } = session;
  return html`<div class="table ${screen ? `on-${screen}` : "on-table"} ${quiet(session) ? "quiet" : ""} ${still ? "picture" : ""} ${session.puzzle ? "puzzle" : ""}" aria-busy=${still ? "true" : nothing} data-tab=${shownTab(session)} data-view=${ui.stageView ?? nothing}
      data-sheet=${sheetRaised(session) ? "raised" : "standing"} data-position=${session.now.meta.position} data-viewer=${session.viewer ?? nothing} data-bots=${session.bots.running || session.still ? "running" : "idle"} data-do=${still ? nothing : "table-hover"} data-on="pointerover pointerout pointerdown focusin focusout">
      ${guard([view.meta, view.place, view.undo, view.redo, view.decision, view.deals, ui.draft?.past.length, ui.rules, ui.drawer, ui.menu, ui.screen, session.past, session.readOnly, session.picture], () => masthead(session))}
      ${menu(session)}
      ${screen ? another(session, screen) : playing(session)}
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
  register(telling);
  listenForRelease();
  registerKeys(keys);
  whenFormChanges(() => openSession()?.repaint());
}
