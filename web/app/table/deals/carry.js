// @ts-check
// Pieces carried onto the scale and off it, with the mouse or a finger. Letting one go does what a click on it does, so that keys,
// clicks and carrying are one.

/** @import { Happening } from "../../types.js" */

/** A mouse that moves so far carries. */
const FAR = 6;
/** A finger that rests so long carries; before that it scrolls. */
const RESTS = 220;

/**
 * @typedef {object} Carried
 * @property {HTMLElement} piece
 * @property {HTMLElement} root the dialog
 * @property {number} x where it was taken up
 * @property {number} y
 * @property {HTMLElement | null} shadow what follows the pointer
 * @property {number} timer
 */

/** @type {Carried | null} */
let carried = null;

/** Who gives what this piece is a part of. @param {Element | null | undefined} element */
const giverOf = (element) => /** @type {HTMLElement | null | undefined} */ (element)?.dataset.from;

/** @param {Carried} one @param {number} x @param {number} y */
function follow({ shadow, x: fromX, y: fromY }, x, y) {
  if (shadow) shadow.style.transform = `translate(${x - fromX}px, ${y - fromY}px)`;
}

/**
 * From here on it follows the pointer.
 * @param {Carried} one
 * @param {number} pointer
 */
function take(one, pointer) {
  const { piece, root } = one;
  // with several parties it is said first that this piece is meant: then it shows who could get it
  if (piece.dataset.do === "deal-hold" && piece.ariaPressed !== "true") piece.click();
  const box = piece.getBoundingClientRect();
  const around = root.getBoundingClientRect();
  const shadow = /** @type {HTMLElement} */ (piece.cloneNode(true));
  shadow.removeAttribute("data-do");
  shadow.ariaHidden = "true";
  shadow.classList.add("shadow");
  Object.assign(shadow.style, { left: `${box.left - around.left}px`, top: `${box.top - around.top}px` });
  root.append(shadow);
  one.shadow = shadow;
  piece.classList.add("carried");
  root.setPointerCapture(pointer);
}

/**
 * What lies under the pointer and takes the piece: the scale of whoever gives it, a party that could get it, or, for a piece that lies
 * on the scale, anywhere off it.
 * @param {Carried} one
 * @param {number} x
 * @param {number} y
 */
function targetOf({ piece, shadow }, x, y) {
  const under = document.elementsFromPoint(x, y).filter((element) => !shadow?.contains(element));
  const pan = under.map((element) => element.closest(".pan")).find(Boolean);
  if (piece.dataset.do === "deal-take") return pan === piece.closest(".pan") ? null : piece;
  if (piece.dataset.do === "deal-hold")
    return /** @type {HTMLElement | undefined} */ (
      under.map((element) => element.closest('[data-do="deal-to"]')).find(Boolean)
    );
  return pan && giverOf(pan) === giverOf(piece) ? piece : null;
}

/** @param {Carried} one */
function letGo({ piece, shadow, timer }) {
  clearTimeout(timer);
  shadow?.remove();
  piece.classList.remove("carried");
  carried = null;
}

/**
 * @param {HTMLElement} root
 * @param {Happening} event
 */
function down(root, event) {
  const piece = /** @type {HTMLElement | null} */ (event.target.closest("button.piece:enabled"));
  if (!piece || event.button !== 0 || carried) return;
  const one = { piece, root, x: event.clientX, y: event.clientY, shadow: null, timer: 0 };
  const { pointerId } = event;
  if (event.pointerType === "touch") one.timer = window.setTimeout(() => take(one, pointerId), RESTS);
  carried = one;
}

/** @param {Carried} one @param {Happening} event */
function move(one, { clientX, clientY, pointerId, pointerType }) {
  const far = Math.hypot(clientX - one.x, clientY - one.y) > FAR;
  if (!one.shadow && far) {
    if (pointerType === "touch") letGo(one);
    else take(one, pointerId);
  }
  follow(one, clientX, clientY);
}

/**
 * @param {HTMLElement} root
 * @param {Happening} event
 */
export function carry(root, event) {
  if (event.type === "pointerdown") down(root, event);
  else if (carried && event.type === "pointermove") move(carried, event);
  else if (carried) {
    const target =
      carried.shadow && event.type === "pointerup" ? targetOf(carried, event.clientX, event.clientY) : null;
    letGo(carried);
    target?.click();
  }
}

/** While a finger carries, nothing scrolls. */
export const carrying = {
  /** @param {Event} event */
  handleEvent(event) {
    if (carried?.shadow && event.cancelable) event.preventDefault();
  },
  passive: false,
};
