// @ts-check
// Things that are put in an order, by hand or with the keys.
import { paintNow } from "../paint.js";
import { draftOf, reorder } from "./answer.js";

/** @import { Happening, Session } from "../types.js" */

/** @type {{ key: string } | null} */
let dragged = null;

/**
 * A thing is taken up, carried over others, and let go.
 * @param {Session} session
 * @param {HTMLElement} element
 * @param {Happening} event
 */
export function drag(session, element, event) {
  if (event.type === "pointerdown" && event.button === 0) {
    dragged = { key: element.dataset.key ?? "" };
    element.setPointerCapture(event.pointerId);
    element.closest(".place")?.classList.add("dragged");
  } else if (event.type === "pointermove" && dragged) {
    const over = document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((one) => one.closest?.(".order .place"))
      .find(Boolean);
    const from = draftOf(session).value.indexOf(dragged.key);
    if (over && Number(over.dataset.place) !== from && reorder(session, from, Number(over.dataset.place))) {
      paintNow();
      document
        .querySelector(`.order [data-do="answer-drag"][data-key="${CSS.escape(dragged.key)}"]`)
        ?.setPointerCapture(event.pointerId);
    }
  } else if (event.type === "pointerup" || event.type === "pointercancel") {
    dragged = null;
    document.querySelector(".place.dragged")?.classList.remove("dragged");
  }
}

/**
 * By how many places a key moves a thing.
 * @type {Record<string, number>}
 */
export const MOVES = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1, Home: -99, End: 99 };

/**
 * @param {Session} session
 * @param {number} from
 * @param {number} by
 */
export function moveItem(session, from, by) {
  const last = draftOf(session).value.length - 1;
  if (!reorder(session, from, Math.min(Math.max(from + by, 0), last))) return;
  const key = draftOf(session).value[Math.min(Math.max(from + by, 0), last)];
  paintNow();
  document.querySelector(`.order [data-do="answer-drag"][data-key="${CSS.escape(key)}"]`)?.focus();
}
