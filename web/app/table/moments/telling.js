// @ts-check
// What a person does about what is shown: go on, hold it, skip to the own decision, see the last one again, choose the pace.
import { openSession } from "../../current.js";
import { notice } from "../../notices.js";
import { settings } from "../../settings.js";
import { w } from "../../words.js";

/** @import { Handlers, Happening, Session } from "../../types.js" */

/** Who presses longer than this holds what is shown, and does not go on. */
const HELD_MS = 350;

let pressed = 0;

/** @param {Session} session @param {number} when */
function press(session, when) {
  pressed = when;
  session.narrator.hold(true);
}

/** @param {Session} session @param {number} when */
function release(session, when) {
  const short = pressed > 0 && when - pressed < HELD_MS;
  pressed = 0;
  session.narrator.hold(false);
  return short;
}

/**
 * Space goes on, or holds as long as it is pressed; with Shift it leads to the own decision.
 * @param {Session} session @param {Happening} event
 */
export function space(session, event) {
  if (event.shiftKey) {
    if (!session.scene && session.view.decision) return false;
    session.skipBots();
    return true;
  }
  // a button of its own does its own
  if (event.target.closest?.("button, a, summary, [role=button], [role=tab]")) return false;
  if (!session.narrator.telling) return false;
  if (!event.repeat) press(session, event.timeStamp);
  return true;
}

/** @param {Session} session */
export const again = (session) => session.narrator.again();

/** What is pressed may be let go anywhere. */
export function listenForRelease() {
  for (const type of ["pointerup", "pointercancel"]) {
    addEventListener(type, (event) => {
      const session = openSession();
      if (pressed && session) release(session, event.timeStamp);
    });
  }
  addEventListener("keyup", (event) => {
    const session = openSession();
    if (event.key === " " && pressed && session && release(session, event.timeStamp)) session.narrator.next();
  });
}

/** @type {Handlers} */
export const telling = {
  "moment-next"(session) {
    session.narrator.next();
    session.ui.focus = "ask";
  },
  "moment-hold": (session, element, event) => press(session, event.timeStamp),
  "moment-again": again,
  pace(session, { dataset }) {
    if (!settings.choose("pace", dataset.pace ?? "")) notice({ kind: "error", text: w("settings.not-kept") });
    session.repaint();
  },
};
