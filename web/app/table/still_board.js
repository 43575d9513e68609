// @ts-check
// A board that is only looked at, in a book or beside what is told: nothing on it can be touched.
import { render } from "../../vendor/lit-html/lit-html.js";
import { afterLayout } from "../../boards/kit/layout.js";
import { cutOf } from "./cut.js";
import { boardAlone } from "./stage.js";

/** @import { Session, View } from "../types.js" */

/** What would make a part of it look or answer like one of the table. */
const LIVE = ["data-do", "data-piece", "data-figure", "data-for", "data-hold", "tabindex", "role", "aria-live"];

/** What is drawn keeps its looks and nothing that the table, or a reader's hand, would take it for. @param {Element} board */
export function quieten(board) {
  for (const element of board.querySelectorAll("*")) {
    // what a drawing refers to within itself keeps its name
    if (!element.closest("defs")) element.removeAttribute("id");
    for (const name of LIVE) element.removeAttribute(name);
    const target = element.getAttribute("data-target");
    if (target !== null) {
      element.setAttribute("data-part", target);
      element.removeAttribute("data-target");
    }
  }
}

/** The box around all of these, as far as they can be seen; null where none can. @param {Element[]} parts */
export function boxAround(parts) {
  const boxes = parts.map((one) => one.getBoundingClientRect()).filter(({ width }) => width);
  if (!boxes.length) return null;
  const [left, top] = [Math.min(...boxes.map((one) => one.left)), Math.min(...boxes.map((one) => one.top))];
  const [right, bottom] = [Math.max(...boxes.map((one) => one.right)), Math.max(...boxes.map((one) => one.bottom))];
  return new DOMRect(left, top, right - left, bottom - top);
}

/** What could be chosen; where nothing of it lies on the board, the largest of its panels. @param {Element} board @param {View} view */
function subject(board, { decision }) {
  const targets = new Set((decision?.options ?? []).map(({ target }) => target));
  const chosen = [...board.querySelectorAll("[data-part]")].filter((one) =>
    targets.has(one.getAttribute("data-part") ?? ""),
  );
  const box = boxAround(chosen);
  if (box) return box;
  const panels = [...board.querySelectorAll(".panels > *")].map((one) => one.getBoundingClientRect());
  return panels.reduce((most, one) => (one.width * one.height > most.width * most.height ? one : most), new DOMRect());
}

/**
 * What is to be seen comes into the middle of the picture.
 * @param {HTMLElement} box
 * @param {HTMLElement} board
 * @param {View} view
 */
function cutOut(box, board, view) {
  const window = { width: box.clientWidth, height: box.clientHeight };
  const { scale, x, y } = cutOf(window, board.getBoundingClientRect(), subject(board, view));
  board.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
}

/**
 * Draws the board of a table into a small picture, cut around what is asked there.
 * @param {Session} session
 * @param {HTMLElement} box
 */
export function drawCut(session, box) {
  const board = document.createElement("div");
  board.className = "cut-board";
  board.inert = true;
  box.append(board);
  render(boardAlone(session, {}), board);
  // what directives do with an element of theirs, they do before the next picture
  afterLayout(() => {
    quieten(board);
    cutOut(box, board, session.view);
  });
}
