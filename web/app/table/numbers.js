// @ts-check
// What a person does about numbers: rungs of a ladder, and places that something is spread over.
import { paintNow } from "../paint.js";
import { allot, allotAs, allotExactly, allotRest, askedOf, draftOf, setAmount } from "./answer.js";
import { changed } from "./composing.js";

/** @import { Handlers, Session } from "../types.js" */

/** @type {Record<string, number>} */
const STEPS = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 };
/** Left and right move within a field. @type {Record<string, number>} */
const STEPS_OF_FIELD = { ArrowUp: 1, ArrowDown: -1, PageUp: 5, PageDown: -5 };

/**
 * The rung that is chosen has the focus.
 * @param {Session} session
 * @param {number} n
 */
function toRung(session, n) {
  if (!setAmount(session, n)) return;
  changed(session);
  paintNow();
  document.querySelector(".ladder [aria-checked=true]")?.focus();
}

/** @type {Handlers} */
export const numbers = {
  "answer-rung"(session, element, event) {
    const by = event.type === "keydown" ? STEPS[event.key] : 0;
    if (by === undefined) return;
    if (by) event.preventDefault();
    toRung(session, by ? draftOf(session).value + by * (askedOf(session).step ?? 1) : Number(element.dataset.to));
  },
  "answer-slot"(session, element, event) {
    const at = Number(element.dataset.at);
    if (event.type === "focusin") return element.select();
    if (event.type === "input") {
      if (!/^\d*$/.test(element.value)) return session.repaint();
      allotExactly(session, at, Number(element.value));
      return changed(session);
    }
    const by = STEPS_OF_FIELD[event.key];
    if (event.key === "*") allotRest(session, at);
    else if (by) allot(session, at, by);
    else return;
    event.preventDefault();
    changed(session);
  },
  "answer-rest"(session, element) {
    if (allotRest(session, Number(element.dataset.at))) changed(session);
  },
  "answer-preset"(session, element) {
    if (allotAs(session, element.dataset.id ?? "")) changed(session);
  },
};
