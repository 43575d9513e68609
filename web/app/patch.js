// @ts-check
// A view and its patches: what the engine sends is laid over what the screen has.

/** @import { LogLine, LogPatch, Patch, View, Whole } from "./types.js" */

const SECTIONS = "meta place seats waiting coming decision acts deals undo passed windows redo over curtain".split(" ");
const BOARD = "board/";

/** @type {() => any} */
const nothing = () => ({ ...Object.fromEntries(SECTIONS.map((name) => [name, null])), board: {}, printed: {} });

/**
 * A view with a patch laid over it; unchanged sections stay the same objects. Only whole views say what is printed.
 * @param {View} view
 * @param {Pick<Patch, "set" | "drop"> & Partial<Pick<Whole, "printed">>} patch
 * @returns {View}
 */
export function patched(view, { set, drop, printed = view.printed }) {
  /** @type {any} */
  const next = { ...view, board: { ...view.board }, printed };
  for (const name of drop) {
    if (name.startsWith(BOARD)) delete next.board[name.slice(BOARD.length)];
    else next[name] = null;
  }
  for (const [name, value] of Object.entries(set)) {
    if (name.startsWith(BOARD)) next.board[name.slice(BOARD.length)] = value;
    else next[name] = value;
  }
  return next;
}

/**
 * A view that stands for itself: what it does not have is null.
 * @param {Pick<Patch, "set" | "drop"> & Partial<Pick<Whole, "printed">>} whole
 */
export const wholeView = (whole) => patched(nothing(), whole);

/**
 * `keep` is the last position whose lines still hold.
 * @param {LogLine[]} log
 * @param {LogPatch} patch
 */
export const logged = (log, { keep, add }) => [...log.filter(({ at }) => at <= keep), ...add];
