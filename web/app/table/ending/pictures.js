// @ts-check
// Small pictures of the board as it lay when something was decided, drawn by the board's own code and cut around what could be chosen.
import { html, render } from "../../../vendor/lit-html/lit-html.js";
import { afterLayout } from "../../../boards/kit/layout.js";
import { engine } from "../../engine.js";
import { wholeView } from "../../patch.js";
import { boardAlone } from "../stage.js";
import { boxAround, quieten } from "../still_board.js";
import { cutOf } from "./sums.js";

/** @import { Session, View } from "../../types.js" */

/** Where a picture is drawn once it stands on the screen. @param {number} position */
export const picture = (position) => html`<div class="cut" data-position=${position} aria-hidden="true"></div>`;

/**
 * The table as it stood then, for whoever has the screen.
 * @param {Session} session
 * @param {number} position
 * @returns {Session}
 */
function standing(session, position) {
  const { table, viewer } = session;
  const view = wholeView(engine.call({ do: "at", table, viewer, position }));
  return Object.create(session, { view: { value: view } });
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

/** Every picture that is not drawn yet. @param {Session} session */
export function drawPictures(session) {
  for (const box of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".won .cut:empty"))) {
    const then = standing(session, Number(box.dataset.position));
    const board = document.createElement("div");
    board.className = "cut-board";
    board.inert = true;
    box.append(board);
    render(boardAlone(then, {}), board);
    // what directives do with an element of theirs, they do before the next picture
    afterLayout(() => {
      quieten(board);
      cutOut(box, board, then.view);
    });
  }
}
