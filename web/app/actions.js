// @ts-check
// Everything a person does arrives here, through one set of listeners on the document.
//
// An element says what it does with data-do="name" and the event it waits for with data-on ("click" if it says nothing; "input" for
// text fields, "change" for choices). A handler gets (session, element, event); session is the open table, or null.
import { once } from "./once.js";

/** @import { Acted, Handler, Handlers, Happening, Session } from "./types.js" */
const EVENTS = [
  ..."click dblclick input change submit keydown keyup focusin focusout contextmenu".split(" "),
  ..."dragover dragleave drop pointerdown pointermove pointerup pointercancel pointerover pointerout".split(" "),
];
const CHANGE_TYPES = new Set(["checkbox", "radio", "file", "select-one", "select-multiple", "range"]);

/** @type {Map<string, Handler>} */
const handlers = new Map();
/** @type {((session: Session, event: Happening) => unknown)[]} */
const keyHandlers = [];
/** @type {() => Session | null} */
let currentSession = () => null;

/** @param {Handlers} named */
export function register(named) {
  for (const [name, handler] of Object.entries(named)) {
    if (handlers.has(name)) throw new Error(`Two handlers are called "${name}"`);
    handlers.set(name, handler);
  }
}

/** @type {Map<string, () => Promise<unknown>>} */
const later = new Map();

/**
 * Actions of a module that registers them when it is fetched, which is when the first of them is asked for.
 * @param {() => Promise<unknown>} load
 * @param {string[]} names
 */
export function registerLater(load, names) {
  const arrives = once(load);
  for (const name of names) later.set(name, arrives);
}

/**
 * Does what the action of that name does: a handler gets (session, element, event), as far as there are any.
 * @param {string} name
 * @param {...any} given
 * @returns {any}
 */
export function invoke(name, ...given) {
  const [session, element, event] = given;
  const handler = handlers.get(name);
  if (handler) return handler(session, element, event);
  const load = later.get(name);
  if (!load) throw new Error(`Nothing is registered as "${name}"`);
  return load().then(() => {
    later.delete(name);
    return invoke(name, ...given);
  });
}

/**
 * `handler(session, event)` for keys pressed at an open table, outside text fields and dialogs.
 * @param {(session: Session, event: Happening) => unknown} handler
 */
export const registerKeys = (handler) => keyHandlers.push(handler);

/** @param {Acted} element */
function waitsFor(element) {
  if (element.dataset.on) return element.dataset.on.split(" ");
  if (CHANGE_TYPES.has(element.type)) return ["change"];
  return [element.matches("input, textarea") ? "input" : element.matches("form") ? "submit" : "click"];
}

/** @param {HTMLElement} element */
const idle = (element) => element.matches(":disabled, [aria-disabled=true]");

/**
 * The element itself, or the nearest around it, that says what it does.
 * @param {HTMLElement | null} from
 */
const nearest = (from) => /** @type {Acted | null} */ (from?.closest?.("[data-do]") ?? null);

/**
 * The nearest element around the event that waits for this type.
 * @param {Happening} event
 */
function addressee(event) {
  for (let element = nearest(event.target); element; element = nearest(element.parentElement)) {
    if (waitsFor(element).includes(event.type)) return idle(element) ? null : element;
  }
  return null;
}

/** When the first of the clicks was made that follow one another quickly on one spot; the browser counts them in `detail`. */
let clicking = 0;
export const clickingSince = () => clicking;

/** @param {Happening} event */
function dispatch(event) {
  if (event.type === "click" && event.detail < 2) clicking = event.timeStamp;
  const element = addressee(event);
  if (!element) return;
  if (event.type === "submit") event.preventDefault();
  invoke(element.dataset.do ?? "", currentSession(), element, event);
}

/**
 * Enter and Space on what only plays a button (parts of a board).
 * @param {Happening} event
 */
function pressed(event) {
  if (event.key !== "Enter" && event.key !== " ") return false;
  const element = nearest(event.target);
  if (!element || element !== event.target || element.matches("button, a, input, select, textarea, summary"))
    return false;
  if (!waitsFor(element).includes("click") || idle(element)) return false;
  event.preventDefault();
  if (!event.repeat) element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return true;
}

/** @param {Happening} event */
function shortcut(event) {
  const session = currentSession();
  if (!session || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.target.matches?.("input, select, textarea, [contenteditable]") || document.querySelector("dialog[open]"))
    return;
  for (const handler of keyHandlers) handler(session, event);
}

/** @param {Event} event */
const heard = (event) => dispatch(/** @type {Happening} */ (event));

/**
 * Called once by the page; `session()` gives the open table.
 * @param {() => Session | null} session
 */
export function listen(session) {
  currentSession = session;
  for (const type of EVENTS) document.addEventListener(type, heard);
  document.addEventListener("wheel", heard, { passive: false });
  document.addEventListener("keydown", (event) => {
    const happening = /** @type {Happening} */ (event);
    if (!pressed(happening)) shortcut(happening);
  });
}
