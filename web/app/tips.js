// @ts-check
// What a mouse learns by resting on something, a finger learns by a tap where a tap does nothing else, and by a longer press anywhere.

/** @import { Happening } from "./types.js" */
const HOLD_MS = 450;
const STILL = 10;
const EDGE = 8;
const ACTS = [
  "button:not([aria-disabled=true])",
  "a[href]",
  "input",
  "select",
  "textarea",
  "summary",
  "label",
  ...["[data-do]:not([data-on], form)", "[data-do][data-on~=click]"].map((one) => `${one}:not([aria-disabled=true])`),
].join();

const tip = Object.assign(document.createElement("div"), { className: "tip", popover: "manual" });
tip.setAttribute("role", "status");

/** @typedef {{ element: Element, text: string }} Told */
/** @typedef {{ held: boolean, since: number, x: number, y: number, timer?: ReturnType<typeof setTimeout> }} Press */

/**
 * What is told now.
 * @type {Told | null}
 */
let shown = null;
/**
 * What the last touch closed: a second tap on the same thing only closes.
 * @type {Element | null}
 */
let closed = null;
/** @type {Press | null} */
let press = null;

/**
 * The element that has something to say about this spot, and its words.
 * @param {any} spot
 */
function told(spot) {
  for (let element = spot; element instanceof Element; element = element.parentElement) {
    const text = element.getAttribute("title") || element.querySelector(":scope > title")?.textContent;
    if (text) return { element, text };
  }
  return null;
}

function hide() {
  if (shown) tip.hidePopover();
  shown = null;
}

/** @param {Told} found */
function show(found) {
  hide();
  shown = found;
  if (!tip.isConnected) document.body.append(tip);
  tip.textContent = found.text;
  tip.showPopover();
  const box = found.element.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tip;
  const left = Math.min(Math.max(EDGE, box.left + (box.width - width) / 2), innerWidth - width - EDGE);
  const above = box.top - height - EDGE;
  tip.style.left = `${left}px`;
  tip.style.top = `${above >= EDGE ? above : Math.min(box.bottom + EDGE, innerHeight - height - EDGE)}px`;
}

/** @param {Happening} event */
function begin(event) {
  closed = shown?.element ?? null;
  hide();
  clearTimeout(press?.timer);
  press = null;
  if (event.pointerType === "mouse" || !event.isPrimary) return;
  // what is held to go on and on tells nothing
  const found = event.target.closest("[data-hold]") ? null : told(event.target);
  if (!found) return;
  /** @type {Press} */
  const mine = { held: false, since: event.timeStamp, x: event.clientX, y: event.clientY };
  mine.timer = setTimeout(() => {
    mine.held = true;
    show(found);
  }, HOLD_MS);
  press = mine;
}

/** @param {{ clientX: any, clientY: any }} given */
function moved({ clientX, clientY }) {
  if (press && !press.held && Math.hypot(clientX - press.x, clientY - press.y) > STILL) clearTimeout(press.timer);
}

/**
 * The click of this press comes soon or not at all.
 * @param {{ timeStamp: number }} given
 */
function ended({ timeStamp }) {
  const mine = press;
  clearTimeout(mine?.timer);
  if (mine?.held && timeStamp - mine.since < HOLD_MS) {
    // a short one: the page was too busy to hear of its end in time
    mine.held = false;
    hide();
  }
  setTimeout(() => {
    if (press === mine) press = null;
  }, HOLD_MS);
}

/**
 * A long press has told what there is to tell: it is not a click as well.
 * @param {Happening} event
 */
function clicked(event) {
  if (event.pointerType === "mouse" || !event.pointerType) return;
  if (press?.held) {
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  if (event.target.closest(ACTS)) return;
  const found = told(event.target);
  if (found && found.element !== closed) show(found);
}

/** @param {Happening} event */
function key(event) {
  // Escape closes the topmost thing, which is this
  if (shown && event.key === "Escape") {
    event.preventDefault();
    event.stopPropagation();
  }
  hide();
}

/** What is told goes with what it is about, and before a curtain falls. */
function painted() {
  if (!shown) return;
  const { element, text } = shown;
  if (!element.isConnected || told(element)?.text !== text || document.querySelector(".curtain")) hide();
}

/** Called once by the page, where there is something to touch with. */
export function listenForTips() {
  if (!("popover" in HTMLElement.prototype)) return;
  addEventListener("pointerdown", (event) => begin(/** @type {Happening} */ (event)), true);
  addEventListener("pointermove", moved, true);
  for (const type of ["pointerup", "pointercancel"]) addEventListener(type, ended, true);
  addEventListener("click", (event) => clicked(/** @type {Happening} */ (event)), true);
  addEventListener("contextmenu", (event) => press?.held && event.preventDefault(), true);
  addEventListener("keydown", (event) => key(/** @type {Happening} */ (event)), true);
  for (const type of ["scroll", "resize", "hashchange"]) addEventListener(type, hide, true);
  new MutationObserver(painted).observe(document.documentElement, { attributeFilter: ["data-rev"] });
}
