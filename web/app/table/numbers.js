// @ts-check
// What a person does about numbers: rungs of a ladder, and places that something is spread over.
import { paintNow } from "../paint.js";
import { allot, allotAs, allotExactly, allotRest, askedOf, draftOf, setAmount } from "./answer.js";
import { fieldsOf } from "./fields.js";
import { changed } from "./composing.js";
import { setField } from "./composition.js";
import { timesOf } from "../hold.js";

/** @import { Composition, Handlers, Session } from "../types.js" */

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

/**
 * Whether what stands in the field is the number that would be sent.
 * @param {HTMLInputElement} element
 */
export const isWhole = (element) => element.value === element.getAttribute("aria-valuenow");

/**
 * A number that its question allows; the first digits of one need not be allowed themselves, and stay as they are.
 * @param {Session} session
 * @param {number} at
 * @param {number} n
 */
function toField(session, at, n) {
  const composition = /** @type {Composition} */ (session.composition);
  const field = fieldsOf(composition, draftOf(session)).find((one) => one.at === at);
  if (!field || n < field.decision.lo || n > field.decision.hi || n === field.value) return;
  if (at === composition.steps.length) {
    setAmount(session, n);
    return changed(session);
  }
  setField(session, at, n);
  session.repaint();
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
  "answer-field"(session, element, event) {
    const at = Number(element.dataset.at);
    if (event.type === "focusin") return element.select();
    if (event.type === "input") {
      if (!/^\d*$/.test(element.value)) return session.repaint();
      return toField(session, at, Number(element.value));
    }
    // what was typed and is not allowed gives way to the number that stands
    if ((event.type === "focusout" || event.key === "Enter") && !isWhole(element)) return session.repaint();
    const by = STEPS_OF_FIELD[event.key];
    if (!by) return;
    event.preventDefault();
    toField(session, at, Number(element.value) + by);
  },
  "answer-field-step"(session, element) {
    const field = fieldsOf(/** @type {Composition} */ (session.composition), draftOf(session)).find(
      ({ at }) => at === Number(element.dataset.at),
    );
    if (field) toField(session, field.at, field.value + Number(element.dataset.by) * timesOf(element));
  },
  "answer-rest"(session, element) {
    if (allotRest(session, Number(element.dataset.at))) changed(session);
  },
  "answer-preset"(session, element) {
    if (allotAs(session, element.dataset.id ?? "")) changed(session);
  },
};
