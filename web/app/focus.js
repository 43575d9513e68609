// @ts-check
// The focus is never lost: when a paint takes away the element that had it, its successor gets it, else the nearest thing left.
const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";

/** @param {HTMLElement} element */
const usable = (element) =>
  !element.matches(":disabled, [inert] *") && element.tabIndex >= 0 && element.getClientRects().length > 0;

/**
 * What makes an element the successor of another: the same id, or the same thing to do with the same arguments.
 * @param {HTMLElement} element
 */
function selectorOf(element) {
  if (element.id) return `#${CSS.escape(element.id)}`;
  if (!element.dataset.do) return null;
  const arguments_ = [...element.attributes].filter(({ name }) => name.startsWith("data-"));
  return arguments_.map(({ name, value }) => `[${name}="${CSS.escape(value)}"]`).join("");
}

/** @param {HTMLElement} element */
function ancestors(element) {
  const found = [];
  for (let at = element.parentElement; at; at = at.parentElement) found.push(at);
  return found;
}

/**
 * @param {any} selector
 * @param {any} around
 */
function successor(selector, around) {
  const home = document.querySelector("#app [data-focus-home]");
  const same = selector && document.querySelector(selector);
  if (same && (same === home || usable(same))) return same;
  for (const place of around) {
    if (!place.isConnected || place === document.body || place === document.documentElement) continue;
    // the screen begins nearer than whatever else is in the same large part of it
    if (home && place !== home && place.contains(home)) break;
    const nearest = [...place.querySelectorAll(FOCUSABLE)].find(usable);
    if (nearest) return nearest;
  }
  return home ?? document.querySelector("main");
}

/** Has nothing the focus that could use it? */
function lost() {
  const now = document.activeElement;
  return !now || now === document.body || now.matches(":disabled");
}

/**
 * Call before a paint; the function it returns, after, with what does some work once the picture is laid out: giving the focus
 * asks for that.
 * @returns {(laidOut: (work: () => void) => void) => void}
 */
export function focusBefore() {
  const held = document.activeElement;
  if (!held || held === document.body) return () => {};
  const selector = selectorOf(/** @type {HTMLElement} */ (held));
  const around = ancestors(/** @type {HTMLElement} */ (held));
  const give = () => {
    const next = lost() && successor(selector, around);
    if (!next) return;
    if (!next.matches(FOCUSABLE)) next.tabIndex = -1;
    next.focus({ preventScroll: true });
  };
  return (laidOut) => {
    if (lost()) laidOut(give);
  };
}
