// @ts-check
// What a screen reader hears: one polite sentence after each change, saying what happened and who must decide.
import { spokenDice } from "./motion.js";
import { w } from "../words.js";

/** @import { LogLine, Session } from "../types.js" */

/** Lines told at most: after a run of bots the rest can be read in the log. */
const MOST = 3;

/** @param {Session} session */
function whoDecides(session) {
  const { view } = session;
  if (session.scene) return "";
  if (view.over) return view.over.text;
  if (view.decision) return w("table.say.yours", { ask: view.decision.text });
  return view.waiting.length ? w("table.say.waits", { names: view.waiting.map((one) => one.name).join(", ") }) : "";
}

/**
 * @param {Session} session
 * @param {any} before
 */
export function say(session, before) {
  const region = document.getElementById("say");
  if (!region) return;
  const { branch } = session.view.meta;
  const sameLine = before && before.past === null && session.past === null && before.branch === branch;
  const fresh = sameLine ? session.log.slice(before.log) : [];
  const lines = fresh.slice(-MOST).map((line) => `${line.text} ${spokenDice(line)}`.trim());
  const text = [...lines, whoDecides(session)].filter(Boolean).join(" ");
  const mark = `${session.view.meta.position}|${session.view.meta.branch}|${session.viewer}|${session.past}|${session.log.length}|${session.scene?.moment.told}`;
  if (region.dataset.mark === mark) return;
  region.dataset.mark = mark;
  region.textContent = text;
}
