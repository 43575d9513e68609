// @ts-check
// The options of the decision on the board: whatever carries data-target="x" glows while x can be chosen, and answers to click and keys.
import { draftOf, isChosen } from "./answer.js";
import { quiet } from "./elements.js";

/** @import { Option, Session } from "../types.js" */

/** @typedef {{ element: HTMLElement, x: number, y: number }} Spot */

const NAME = "aria-label";
const ATTRIBUTES = ["role", "tabindex", NAME, "aria-description", "aria-pressed", "data-do"];
/** @type {Map<HTMLElement, (string | null)[]>} */
const marked = new Map();

/**
 * target -> {options, chosen}: everything that a click on the board can mean now.
 * @param {Session} session
 */
function targets(session) {
  const found = new Map();
  const { decision } = session.view;
  if (!decision || quiet(session) || session.ui.screen) return found;
  const draft = draftOf(session);
  const offered = decision.options ?? decision.slots ?? decision.items ?? [];
  offered.forEach((option, at) => {
    if (!option.target || option.closed) return;
    const chosen = decision.kind === "allocate" ? draft.value[at] > 0 : isChosen(decision, draft, option);
    const before = found.get(option.target);
    found.set(option.target, {
      options: [...(before?.options ?? []), option],
      chosen: chosen || Boolean(before?.chosen),
    });
  });
  return found;
}

/** @param {HTMLElement} element */
const original = (element) => ATTRIBUTES.map((name) => element.getAttribute(name));

/**
 * @param {HTMLElement} element
 * @param {string} name
 * @param {any} value
 */
function put(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** @param {HTMLElement} element */
function unmark(element) {
  const before = marked.get(element) ?? [];
  marked.delete(element);
  element.classList.remove("is-option", "is-chosen");
  ATTRIBUTES.forEach((name, at) => {
    // what a part says of itself may have changed meanwhile
    if (name !== NAME || before[at] === null) put(element, name, before[at]);
  });
}

/** @param {Option} option */
const said = (option) => (option.detail ? `${option.text}, ${option.detail}` : option.text);

/**
 * @param {HTMLElement} element
 * @param {{ options: Option[], chosen: any }} given1
 */
function mark(element, { options, chosen }) {
  if (!marked.has(element)) marked.set(element, original(element));
  element.classList.toggle("is-option", !chosen);
  element.classList.toggle("is-chosen", chosen);
  const native = element.matches("button, a");
  put(element, "role", native ? element.getAttribute("role") : "button");
  if (!element.hasAttribute("tabindex")) put(element, "tabindex", "-1");
  // what the part says of itself is its name; what choosing it means is added, or is the name of a part without words
  const words = options.map(said).join("; ");
  const own = marked.get(element)?.[ATTRIBUTES.indexOf(NAME)] !== null;
  const named = own || element.textContent.trim() !== "";
  put(element, named ? "aria-description" : NAME, words);
  // words may have come into it since it was marked
  if (named && !own) put(element, NAME, null);
  put(element, "aria-pressed", String(chosen));
  put(element, "data-do", "answer-target");
}

/**
 * After a paint: the marks of the board and the players follow the decision.
 * @param {Session} session
 */
export function markBoard(session) {
  const wanted = targets(session);
  for (const element of [...marked.keys()]) {
    if (!element.isConnected || !wanted.has(element.dataset.target)) {
      if (element.isConnected) unmark(element);
      else marked.delete(element);
    }
  }
  if (wanted.size) {
    for (const element of document.querySelectorAll("#app [data-target]")) {
      const meaning = wanted.get(element.dataset.target);
      if (meaning) mark(element, meaning);
    }
  }
  const stage = document.getElementById("stage");
  if (stage) put(stage, "tabindex", marked.size ? "-1" : "0");
  oneTabStop();
}

/** The board is one stop for Tab; inside it the arrow keys move. */
function oneTabStop() {
  const list = [...marked.keys()];
  if (!list.length || list.some((element) => element === document.activeElement)) return;
  for (const element of list) put(element, "tabindex", element === list[0] ? "0" : "-1");
}

/** @param {HTMLElement} element */
const middle = (element) => {
  const box = element.getBoundingClientRect();
  return { element, x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

/**
 * Clockwise from north around the middle of all of them.
 * @param {Spot[]} spots
 */
function clockwise(spots) {
  const cx = spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length;
  const cy = spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length;
  /** @param {any} spot */
  const angle = (spot) => (Math.atan2(spot.x - cx, cy - spot.y) + 2 * Math.PI) % (2 * Math.PI);
  return [...spots].sort((a, b) => angle(a) - angle(b));
}

/** @type {Record<string, number[]>} */
const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * The nearest option in the direction of the key; at the edge, the next one clockwise.
 * @param {string} key
 */
export function moveOnBoard(key) {
  const from = /** @type {HTMLElement} */ (document.activeElement);
  if (!marked.has(from) || !(key in DIRECTIONS)) return false;
  const [dx, dy] = DIRECTIONS[key];
  const spots = [...marked.keys()].filter((element) => element.isConnected).map(middle);
  const current = /** @type {Spot} */ (spots.find((spot) => spot.element === from));
  const ahead = spots
    .map((spot) => ({
      ...spot,
      along: (spot.x - current.x) * dx + (spot.y - current.y) * dy,
      aside: Math.abs((spot.x - current.x) * dy) + Math.abs((spot.y - current.y) * dx),
    }))
    .filter((spot) => spot.along > 4)
    .sort((a, b) => a.along + 2 * a.aside - (b.along + 2 * b.aside));
  const round = clockwise(spots);
  const next =
    ahead[0]?.element ??
    round[(round.findIndex((spot) => spot.element === from) + (dx + dy > 0 ? 1 : round.length - 1)) % round.length]
      .element;
  for (const element of marked.keys()) put(element, "tabindex", element === next ? "0" : "-1");
  next.focus();
  return true;
}

/** Puts the focus on the first option of the board (the key for the map); false if there is none. */
export function focusBoard() {
  const spots = [...marked.keys()].filter((element) => element.isConnected).map(middle);
  if (!spots.length) return false;
  clockwise(spots)[0].element.focus();
  return true;
}

/**
 * Hovering an option lights its part of the board, and back.
 * @param {string | null | undefined} target
 */
export function light(target) {
  for (const element of document.querySelectorAll(".lit")) element.classList.remove("lit");
  if (!target) return;
  const name = CSS.escape(target);
  for (const element of document.querySelectorAll(`[data-for="${name}"], [data-target="${name}"]`))
    element.classList.add("lit");
}
