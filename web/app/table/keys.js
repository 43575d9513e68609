// @ts-check
// The keys of the table: digits choose, 0 goes to the way out, Enter confirms, letters open; Escape closes what lies on top.
import { confirm, digit, hint, redo, undo } from "./answering.js";
import { focusBoard, moveOnBoard } from "./marks.js";
import { settleMotion } from "./motion.js";
import { closeTop, openRules } from "./moving.js";

/** @import { Happening, Session } from "../types.js" */

const plays = "button, a, summary, [role=button], [role=tab], [tabindex='0']";

/**
 * Enter on a thing of its own does that thing; elsewhere, and on a chosen option, it confirms.
 * @param {Session} session
 * @param {Happening} event
 */
function enter(session, event) {
  const own = event.target.closest?.(plays);
  const chosen = own?.matches?.(
    "[aria-pressed=true][data-do=answer-choose], [aria-pressed=true][data-do=answer-target], [data-do=answer-drag]",
  );
  if (own && !chosen) return false;
  // a key that is still held from the answer before, or from the curtain, says nothing about this question
  if (!event.repeat) confirm(session);
  return true;
}

/** @param {Session} session */
function openLog(session) {
  Object.assign(session.ui, { railTab: "log", tab: "log", focus: "log" });
  if (innerWidth <= 1240 && innerWidth > 600) session.ui.drawer = "rail";
  session.repaint();
}

/** @param {Session} session */
function toStage(session) {
  session.ui.tab = "stage";
  session.repaint();
  if (!focusBoard()) document.getElementById("stage")?.focus();
}

/** @type {Record<string, (session: Session, event: Happening) => unknown>} */
const LETTERS = {
  /**
   * @param {Session} session
   * @param {Happening} event
   */
  z: (session, event) => (event.shiftKey ? redo(session) : undo(session)),
  h: hint,
  /** @param {Session} session */
  r: (session) => openRules(session, session.view.decision?.rule?.id),
  l: openLog,
  m: toStage,
};

/**
 * @param {Session} session
 * @param {Happening} event
 */
export function keys(session, event) {
  if (session.curtain) return;
  settleMotion();
  if (event.key === "Escape") {
    if (closeTop(session)) event.preventDefault();
    return;
  }
  if (moveOnBoard(event.key)) event.preventDefault();
  else if (event.key === "Enter") {
    if (!session.ui.screen && enter(session, event)) event.preventDefault();
  } else if (/^[1-9]$/.test(event.key)) {
    if (!session.ui.screen && digit(session, Number(event.key))) event.preventDefault();
  } else if (event.key === "0") {
    // the way out, which Enter then takes
    document.querySelector(".decision [data-do=answer-out]")?.focus();
  } else {
    const letter = LETTERS[event.key.toLowerCase()];
    if (letter) {
      event.preventDefault();
      letter(session, event);
    }
  }
}
