// @ts-check
// A button with data-hold goes on as long as it is held: after a moment twelve times a second, and later by fives (data-fold says so
// to whoever acts). A hold is one press: the click at its end is not another.

const WAIT_MS = 400;
const EVERY_MS = 1000 / 12;
const FIVES_AFTER_MS = 2000;
const FIVES = 5;

/** @type {{ element: HTMLElement, timer: ReturnType<typeof setTimeout>, times: number } | null} */
let held = null;

const idle = (/** @type {HTMLElement} */ element) => !element.isConnected || element.matches(":disabled");

/**
 * How often more than once a press counts just now.
 * @param {HTMLElement} element
 */
export const timesOf = (element) => Number(element.dataset.fold ?? 1);

function again() {
  if (!held) return;
  const { element } = held;
  if (idle(element)) return release();
  held.times += 1;
  if (held.times * EVERY_MS > FIVES_AFTER_MS - WAIT_MS) element.dataset.fold = String(FIVES);
  held.timer = setTimeout(again, EVERY_MS);
  element.click();
}

/** @param {HTMLElement} element */
export function hold(element) {
  release();
  held = { element, timer: setTimeout(again, WAIT_MS), times: 0 };
}

/** Whether a press that has just ended was held. */
let over = false;

export function release() {
  if (!held) return;
  clearTimeout(held.timer);
  delete held.element.dataset.fold;
  over = held.times > 0;
  held = null;
}

/**
 * Whether this click is the end of a hold, which has done its work already.
 * @param {Pick<Event, "isTrusted">} event
 */
export function endsHold({ isTrusted }) {
  const ends = isTrusted && over;
  if (isTrusted) over = false;
  return ends;
}

/** Called once by the page. */
export function listenForHolds() {
  document.addEventListener("pointerdown", (event) => {
    over = false;
    const element = /** @type {Element} */ (event.target).closest("[data-hold]");
    if (element && event.button === 0 && !idle(element)) hold(element);
  });
  for (const type of ["pointerup", "pointercancel", "blur"]) addEventListener(type, release);
  document.addEventListener("pointerout", (event) => {
    if (
      held?.element.contains(/** @type {Node} */ (event.target)) &&
      !held.element.contains(/** @type {Node | null} */ (event.relatedTarget))
    )
      release();
  });
  document.addEventListener(
    "click",
    (event) => {
      if (endsHold(event)) event.stopImmediatePropagation();
    },
    { capture: true },
  );
  document.addEventListener("contextmenu", (event) => {
    if (/** @type {Element} */ (event.target).closest("[data-hold]")) event.preventDefault();
  });
}
