// @ts-check
// Moving around the table: screens, tabs, drawers, the log, the rules, and the past. Nothing here changes the game, except going
// back and branching, which say so on their buttons.
import { openSession } from "../current.js";
import { closeDialog, openDialog } from "../dialog.js";
import { notice } from "../notices.js";
import { w } from "../words.js";
import { formOf } from "./bar/form.js";
import { hang, hangs } from "./bar/hanging.js";
import { raiseSheet, sheetRaised } from "./bar/sheet.js";
import { WHOLE } from "./bar/whole_list.js";
import { hold } from "./curtain.js";
import { endLesson, lessonHolds } from "./lesson.js";
import { light } from "./marks.js";
import { nameOf } from "./elements.js";
import { holding } from "./players.js";
import {
  changeRecap,
  closeRecap,
  dockSince,
  foldShort,
  lowerShort,
  openLatest,
  openRecap,
  readSince,
} from "./recap.js";
import { readLedger } from "./rules.js";
import { readEconomy } from "./series.js";
import { toBoard } from "./tabs.js";
import { course } from "./course.js";

/** @import { Handlers, Happening, Session } from "../types.js" */

/**
 * @param {Session} session
 * @param {string | null} [id]
 */
export async function openRules(session, id = null) {
  if (!session.ui.ledger) await readLedger(session);
  if (session !== openSession()) return;
  session.ui.rules = { id, sought: "", mark: null };
  session.ui.focus = "rules-search";
  session.repaint();
}

/**
 * Closes the topmost thing that is open; false if the table lies bare.
 * @param {Session} session
 */
export function closeTop(session) {
  const { ui } = session;
  if (ui.rules) ui.rules = null;
  else if (closeRecap(session) || lowerShort(session)) return true;
  else if (ui.menu) ui.menu = false;
  else if (ui.hanging && hangs(session, ui.hanging.name)) ui.hanging = null;
  else if (ui.drawer) ui.drawer = null;
  else if (ui.lesson) endLesson(session);
  else if (session.past !== null || ui.screen) {
    leave(session);
    return true;
  } else return false;
  session.repaint();
  return true;
}

/**
 * Whatever hangs from the bar goes when something else is touched.
 * @param {Session} session
 * @param {Element} touched
 */
function letGo(session, touched) {
  if (!session.ui.hanging || touched.closest(".decision")) return;
  session.ui.hanging = null;
  session.repaint();
}

/**
 * Hangs up the list of all answers, or takes it down; on a phone the raised sheet holds it.
 * @param {Session} session
 */
export function showWholeList(session) {
  if (formOf(session) === "phone") raiseSheet(session, !sheetRaised(session));
  else hang(session, WHOLE);
  session.repaint();
}

/**
 * Opens a part of the rail, wherever it stands on this window.
 * @param {Session} session
 * @param {"log"} tab
 */
export function openRail(session, tab) {
  Object.assign(session.ui, { railTab: tab, tab, focus: `tab-${tab}` });
  if (formOf(session) === "tablet") session.ui.drawer = "rail";
  session.repaint();
}

/** @param {Session} session */
export function leave(session) {
  stopPlaying(session);
  session.ui.screen = null;
  session.ui.focus = "ask";
  session.look(null);
  session.wake();
}

// ── the past ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** @param {Session} session */
const length = (session) => session.now.meta.position;
/** @param {Session} session */
const shownAt = (session) => session.past ?? length(session);

/**
 * @param {Session} session
 * @param {number} position
 */
function goTo(session, position) {
  const to = Math.min(Math.max(Math.round(position), 0), length(session));
  session.ui.screen = "past";
  session.look(to);
}

/**
 * The next place to stop: each decision, or each phase.
 * @param {Session} session
 * @param {number} by
 */
function stop(session, by) {
  const position = shownAt(session);
  if (!session.ui.byPhase) return position + by;
  const starts = course(session.nowLog, length(session)).phases.map((one) => one.from);
  return by > 0
    ? (starts.find((from) => from > position) ?? length(session))
    : (starts.findLast((from) => from < position) ?? 0);
}

let player = 0;

/** @param {Session} session */
function stopPlaying(session) {
  clearInterval(player);
  session.ui.playing = false;
}

/** @param {Session} session */
function play(session) {
  if (session.ui.playing) {
    stopPlaying(session);
    session.repaint();
    return;
  }
  session.ui.playing = true;
  if (shownAt(session) >= length(session)) goTo(session, 0);
  player = setInterval(() => {
    const next = stop(session, 1);
    if (session !== openSession() || session.past === null || next > length(session)) stopPlaying(session);
    else goTo(session, next);
    if (shownAt(session) >= length(session)) stopPlaying(session);
  }, 700);
  session.repaint();
}

/**
 * @param {Session} session
 * @param {number | null} [position]
 */
function openPast(session, position = null) {
  toBoard(session);
  if (!session.ui.ledger) void readLedger(session);
  closeRecap(session);
  void readSince(session);
  goTo(session, position ?? length(session));
  // on a phone one part is seen at a time: a moment is looked at on the board
  Object.assign(session.ui, { focus: "ask", tab: "stage", drawer: null });
}

/** @param {Session} session */
const placeShown = (session) => {
  const line = session.nowLog.findLast((one) => one.at <= shownAt(session));
  return [line?.place?.turnText, line?.place?.phaseText].filter(Boolean).join(", ");
};

/** @param {Session} session */
const branch = (session) => branchAt(session, shownAt(session), placeShown(session));

/**
 * A what-if from a moment of the game, opened at once.
 * @param {Session} session
 * @param {number} position
 * @param {string} place
 */
export function branchAt(session, position, place) {
  if (lessonHolds(session)) return;
  const answer = session.do({ do: "branch", at: position, name: w("table.branch.name", { place, n: position }) });
  if (answer.ok === false) return;
  leave(session);
  notice({
    key: "branch",
    text: w("table.branch.made"),
    actions: [{ text: w("table.branch.backtogame"), do: "branch-home" }],
  });
}

/** @param {Session} session */
function rewind(session) {
  if (lessonHolds(session)) return;
  const answer = session.do({ do: "back", position: shownAt(session) });
  if (answer.ok !== false) leave(session);
}

/** @type {Record<string, (session: Session) => void>} */
const SCREENS = {
  /** @param {Session} session */
  past: (session) => openPast(session),
  /** @param {Session} session */
  economy(session) {
    closeRecap(session);
    readEconomy(session);
    session.ui.screen = "economy";
    session.look(null);
  },
  /** @param {Session} session */
  end(session) {
    session.ui.screen = "end";
    session.look(null);
  },
};

/** @type {Handlers} */
export const moving = {
  "table-hover"(session, element, event) {
    if (event.type === "pointerdown") {
      letGo(session, event.target);
      return;
    }
    const over =
      event.type === "pointerout" || event.type === "focusout"
        ? null
        : event.target.closest?.("[data-for], .is-option, .is-chosen");
    light(over ? (over.dataset.for ?? over.dataset.target) : null);
  },
  /**
   * What is only looked at on a board: an open tab, an enlarged part.
   */
  "board-look"(session, element) {
    const { key = "", value, during } = element.dataset;
    session.ui.board = { ...session.ui.board, [key]: value, [`${key}.during`]: during };
    session.repaint();
  },
  screen(session, element) {
    session.ui.menu = false;
    session.ui.focus = "ask";
    const name = element.dataset.screen || (element.classList.contains("past") ? "past" : "");
    stopPlaying(session);
    if (name) SCREENS[name](session);
    else leave(session);
  },
  menu(session) {
    session.ui.menu = !session.ui.menu;
    session.repaint();
  },
  drawer(session) {
    session.ui.drawer = session.ui.drawer === "rail" ? null : "rail";
    session.repaint();
  },
  close: (session) => closeTop(session),
  nav(session, element) {
    const { tab, view } = element.dataset;
    session.ui.tab = tab;
    if (tab === "stage") session.ui.stageView = view;
    if (tab === "log" || tab === "deals" || tab === "rules") session.ui.railTab = tab;
    // what is asked for is seen, whatever lay over it
    raiseSheet(session, false);
    lowerShort(session);
    session.repaint();
  },
  "sheet-raise"(session) {
    raiseSheet(session, !sheetRaised(session));
    session.repaint();
  },
  hang(session, element) {
    hang(session, element.dataset.name ?? "");
    session.repaint();
  },
  "whole-list": showWholeList,
  "rail-tab"(session, element, event) {
    const tabs = [...(element.parentElement ?? element).querySelectorAll("[role=tab]")];
    const at = tabs.indexOf(element);
    const by = { ArrowRight: 1, ArrowLeft: -1, Home: -at, End: tabs.length - 1 - at }[event.key];
    if (event.type === "keydown" && by === undefined) return;
    const chosen = event.type === "keydown" ? tabs[(at + (by ?? 0) + tabs.length) % tabs.length] : element;
    session.ui.railTab = chosen.dataset.tab;
    if (chosen !== element) session.ui.focus = chosen.id;
    if (session.ui.railTab === "rules" && !session.ui.ledger) void readLedger(session);
    event.preventDefault();
    session.repaint();
  },
  holding(session, element) {
    const seat = Number(element.dataset.seat);
    openDialog("holding", () => holding(session, seat), { title: () => nameOf(session.view, seat), personal: true });
  },
  "give-screen"(session, element) {
    closeDialog();
    session.ui.focus = "ask";
    session.lend(Number(element.dataset.seat));
  },
  "log-filter"(session, element) {
    session.ui.logBack = undefined;
    session.ui.logSeat = element.dataset.seat === undefined ? null : Number(element.dataset.seat);
    session.repaint();
  },
  "log-end"(session) {
    session.ui.logBack = undefined;
    session.repaint();
  },
  "log-all"(session) {
    session.ui.logAll = true;
    session.repaint();
  },
  "recap-whole": (session, { dataset }) => openRecap(session, Number(dataset.from), Number(dataset.to)),
  "recap-which"(session, element) {
    const [from, to] = JSON.parse(element.value);
    return changeRecap(session, from, to);
  },
  "recap-since": dockSince,
  "recap-open": openLatest,
  "recap-close": (session) => closeRecap(session),
  "recap-fold": foldShort,
  "recap-flow"(session, element) {
    session.ui.recapFlow = Number(element.dataset.seat);
    session.repaint();
  },
  "recap-look": (session, element) => openPast(session, Number(element.dataset.position)),
  "recap-watch"(session, element) {
    openPast(session, Number(element.dataset.from));
    play(session);
  },
  look: (session, element) => openPast(session, Number(element.dataset.position)),
  "rules-open": (session, element) => openRules(session, element.dataset.rule ?? null),
  "rules-search"(session, element, event) {
    if (event.type === "keydown") {
      if (event.key === "Escape") {
        event.preventDefault();
        closeTop(session);
      }
      return;
    }
    if (session.ui.rules) session.ui.rules.sought = element.value;
    session.repaint();
  },
  "economy-series"(session, element) {
    session.ui.seriesId = element.dataset.series ?? null;
    session.repaint();
  },
  "economy-numbers"(session) {
    session.ui.numbers = !session.ui.numbers;
    session.repaint();
  },
  "past-scrub": (session, element) => goTo(session, Number(element.value)),
  "past-go"(session, element) {
    const at = element.classList.contains("first") ? 0 : Number(element.dataset.position);
    if (element.dataset.position) toBoard(session);
    if (session.ui.screen === "past") goTo(session, at);
    else openPast(session, at);
  },
  "past-step": (session, element) => goTo(session, stop(session, element.classList.contains("by-back") ? -1 : 1)),
  "past-play": play,
  "past-unit"(session) {
    session.ui.byPhase = !session.ui.byPhase;
    session.repaint();
  },
  "past-leave": leave,
  "past-branch": branch,
  "past-rewind": rewind,
  "past-from-notice": (session) => openPast(session),
  "branch-home": (session) => session.do({ do: "switch", branch: session.now.meta.branches[0].id }),
  "branch-switch"(session, element) {
    if (session.do({ do: "switch", branch: element.dataset.branch }).ok !== false) openPast(session);
  },
  "branch-drop": (session, element) => session.do({ do: "drop", branch: element.dataset.branch }),
  "branch-promote"(session, element) {
    if (session.do({ do: "promote", branch: element.dataset.branch }).ok !== false) openPast(session);
  },
  "curtain-hold": (session, element, event) =>
    hold(element, event, () => {
      session.ui.focus = "ask";
      session.lift();
    }),
};
