// @ts-check
// The log shows its end, wherever the pointer rests, unless somebody has scrolled back in it.
import { openSession } from "../current.js";

/** @import { Session } from "../types.js" */

/** How near to its end a log counts as there. */
const NEAR = 40;
/** For so long after somebody has touched the log what it scrolls is their doing, and so long after each step of it. */
const OWN_MS = 700;

/** When somebody last did something in the log that may scroll it. */
let touched = -OWN_MS;

/**
 * Whether what can be seen ends before the end.
 * @param {{ scrollTop: number, clientHeight: number, scrollHeight: number }} place
 */
export const scrolledBack = ({ scrollTop, clientHeight, scrollHeight }) =>
  scrollHeight - scrollTop - clientHeight > NEAR;

/** @param {Event} event */
function touch({ target, timeStamp }) {
  if (target instanceof Element && target.closest("#log")) touched = timeStamp;
}

/** @param {Event} event */
function scrolled({ target, timeStamp }) {
  const session = openSession();
  if (!(target instanceof Element) || target.id !== "log" || !session || timeStamp - touched > OWN_MS) return;
  touched = timeStamp;
  const { ui } = session;
  const back = scrolledBack(target);
  if (back === (ui.logBack !== undefined)) return;
  ui.logBack = back ? session.log.length : undefined;
  session.repaint();
}

for (const type of ["wheel", "pointerdown", "pointermove", "touchmove", "keydown"])
  document.addEventListener(type, touch, { capture: true, passive: true });
document.addEventListener("scroll", scrolled, { capture: true, passive: true });

/** @param {Session} session */
export function toEndOfLog(session) {
  const place = document.getElementById("log");
  if (place && session.ui.logBack === undefined) place.scrollTop = place.scrollHeight;
}
