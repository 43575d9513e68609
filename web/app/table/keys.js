// @ts-check
// The keys of the table, in one list: a line says which keys, what they are for, and what they do. The dialog of all keys (`?`)
// shows the same list; a line without `does` is only told there, since the part of the page that has the focus does it.
import { onPhone } from "../../boards/kit/layout.js";
import { invoke } from "../actions.js";
import { chooseByKey, confirmByKey, hint, redo, undo } from "./answering.js";
import { quiet } from "./elements.js";
import { focusBoard, moveOnBoard } from "./marks.js";
import { again, space } from "./moments/telling.js";
import { settleMotion } from "./motion.js";
import { hang, hangs } from "./bar/hanging.js";
import { WHOLE } from "./bar/whole_list.js";
import { closeTop, openRail, openRules, showWholeList } from "./moving.js";
import { closeRecap, lowerShort, openLatest } from "./recap.js";

/** @import { Happening, Session } from "../types.js" */

/**
 * What a key does gives false where it had nothing to do: then the browser has the key.
 * @typedef {object} Line
 * @property {string[]} shown the keys as they are shown
 * @property {string} [to] the last of a row of keys
 * @property {string} says the key of the words
 * @property {(event: Happening) => boolean} [on] which key it is
 * @property {(session: Session, event: Happening) => unknown} [does]
 */

const plays = "button, a, summary, [role=button], [role=tab], [tabindex='0']";

/**
 * Enter on a thing of its own does that thing; elsewhere, and on a chosen option, it confirms.
 * @param {Session} session
 * @param {Happening} event
 */
function enter(session, event) {
  if (session.ui.screen) return false;
  const own = event.target.closest?.(plays);
  const chosen = own?.matches?.(
    "[aria-pressed=true][data-do=answer-choose], [aria-pressed=true][data-do=answer-target], [data-do=answer-drag]",
  );
  if (own && !chosen) return false;
  // on a phone the short one lies over the question
  if (closeRecap(session) || (onPhone() && lowerShort(session))) return true;
  // a key that is still held from the answer before, or from the curtain, says nothing about this question
  if (!event.repeat) confirmByKey(session);
}

/** @param {Session} session */
function openLog(session) {
  openRail(session, "log");
  session.ui.focus = "log";
}

/**
 * The whole list of a long question; without one, the board.
 * @param {Session} session
 */
function listOrStage(session) {
  if (document.querySelector(".decision .more, .decision .groups")) showWholeList(session);
  else toStage(session);
}

/** @param {Session} session */
function mayAlso(session) {
  if (!document.querySelector(".decision [data-name=acts]")) return;
  hang(session, "acts");
  session.repaint();
}

/** @param {Session} session */
function toStage(session) {
  session.ui.tab = "stage";
  session.repaint();
  if (!focusBoard()) document.getElementById("stage")?.focus();
}

/**
 * @param {Session} session
 * @param {Happening} event
 */
const choose = (session, event) => !session.ui.screen && chooseByKey(session, event.key);

/** @param {Session} session */
function deal(session) {
  if (session.view.deals && !quiet(session) && !session.view.over) invoke("deal-open", session);
}

/** They choose while the whole list hangs, which shows them; otherwise some of them mean something else. */
const LETTERS_OF_LIST = /^[qwertyuiop]$/i;

/**
 * A letter, with Shift or without.
 * @param {string} letter
 * @param {boolean} [shift]
 * @returns {(event: Happening) => boolean}
 */
const letter =
  (letter, shift = false) =>
  ({ key, shiftKey }) =>
    key.toLowerCase() === letter && shiftKey === shift;

/** @type {Line[]} */
export const KEYS = [
  { shown: ["1"], to: "9", says: "table.key.digits", on: ({ key }) => /^[1-9]$/.test(key), does: choose },
  { shown: ["Q"], to: "P", says: "table.key.letters" },
  { shown: ["Enter"], says: "table.key.enter", on: ({ key }) => key === "Enter", does: enter },
  {
    shown: ["0"],
    says: "table.key.out",
    on: ({ key }) => key === "0",
    // the way out, which Enter then takes
    does: () => document.querySelector(".decision [data-do=answer-out]")?.focus(),
  },
  { shown: ["↑", "↓", "←", "→"], says: "table.key.arrows" },
  { shown: ["Tab"], says: "table.key.tab" },
  { shown: ["0"], to: "9", says: "table.key.number" },
  { shown: ["M"], says: "table.key.list", on: letter("m"), does: listOrStage },
  { shown: ["A"], says: "table.key.acts", on: letter("a"), does: mayAlso },
  { shown: ["D"], says: "table.key.deal", on: letter("d"), does: deal },
  { shown: ["E"], says: "table.key.recap", on: letter("e"), does: openLatest },
  { shown: ["Z"], says: "table.key.undo", on: letter("z"), does: undo },
  { shown: ["Shift Z"], says: "table.key.redo", on: letter("z", true), does: redo },
  {
    shown: ["Shift Space"],
    says: "table.key.skip.ahead",
    on: ({ key, shiftKey }) => key === " " && shiftKey,
    does: space,
  },
  { shown: ["Space"], says: "table.key.next_moment", on: ({ key }) => key === " ", does: space },
  {
    shown: ["Backspace"],
    says: "table.key.again",
    on: ({ key }) => key === "Backspace",
    does: (session) => !session.ui.screen && again(session),
  },
  { shown: ["O"], says: "table.key.click", on: letter("o"), does: (session) => invoke("one-click", session) },
  { shown: ["H"], says: "table.key.hint", on: letter("h"), does: hint },
  {
    shown: ["R"],
    says: "table.key.rules",
    on: letter("r"),
    does: (session) => openRules(session, session.view.decision?.rule?.id),
  },
  { shown: ["L"], says: "table.key.log", on: letter("l"), does: openLog },
  { shown: ["Esc"], says: "table.key.close", on: ({ key }) => key === "Escape", does: closeTop },
  { shown: ["?"], says: "table.key.all", on: ({ key }) => key === "?", does: (session) => invoke("keys", session) },
];

const OF_A_PUZZLE = new Set(
  ["digits", "enter", "out", "list", "undo", "rules", "close"].map((name) => `table.key.${name}`),
);

/**
 * @param {Session} session
 * @param {Happening} event
 */
export function keys(session, event) {
  if (session.curtain) return;
  settleMotion();
  if (moveOnBoard(event.key) || (hangs(session, WHOLE) && LETTERS_OF_LIST.test(event.key) && choose(session, event))) {
    event.preventDefault();
    return;
  }
  const line = KEYS.find(({ on }) => on?.(event));
  // a puzzle is answered, and its rules are read
  if (session.puzzle && line && !OF_A_PUZZLE.has(line.says)) return;
  if (line?.does && line.does(session, event) !== false) event.preventDefault();
}
