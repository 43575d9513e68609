// @ts-check
// What the table looks like while a moment is shown: as it was then, with nothing to decide.
import { engine } from "../../engine.js";
import { wholeView } from "../../patch.js";

/** @import { LogLine, Session, View } from "../../types.js" */
/** @import { Moment } from "./queue.js" */

/** @typedef {{ moment: Moment, view: View, log: LogLine[], before: View["board"] | null }} Scene */

/** What is about the record and about others stays as it is now; nothing is asked meanwhile. @param {View} view @param {View} now @returns {View} */
const still = (view, { meta, deals, undo, redo, printed }) => ({
  ...view,
  ...{ meta, deals, undo, redo, printed },
  ...{ decision: null, acts: [], over: null, curtain: null },
});

/** Whether what came after it was too small to make a difference. @param {Moment} moment @param {LogLine[]} after */
const isLast = (moment, after) =>
  after.every(
    ({ weight, place }) =>
      weight === "trivia" && place.turn === moment.main.place.turn && place.phase === moment.main.place.phase,
  );

/**
 * The table right after a moment, within a move that went on.
 * @param {Session} session
 * @param {Moment} moment
 */
function viewAt(session, { at, told }) {
  const { table, viewer } = session;
  return wholeView(engine.call({ do: "at", table, viewer, position: at, lines: told }));
}

/**
 * @param {Session} session
 * @param {Moment} moment
 * @returns {Scene}
 */
export function sceneOf(session, moment) {
  const { now, nowLog } = session;
  const end = nowLog.lastIndexOf(/** @type {LogLine} */ (moment.lines.at(-1))) + 1;
  const after = nowLog.slice(end);
  const view = isLast(moment, after) ? now : viewAt(session, moment);
  // what is shown again comes after what came later
  const before = session.narrator.repeated ? null : (session.ui.before?.view.board ?? null);
  return { moment, view: still(view, now), log: after.length ? nowLog.slice(0, end) : nowLog, before };
}

/**
 * The lines that a request has brought, if the game went on by it.
 * @param {View} before
 * @param {View} after
 * @param {LogLine[]} added
 */
export const freshLines = (before, after, added) =>
  before.meta.branch === after.meta.branch && after.meta.position > before.meta.position
    ? added.filter(({ at }) => at > before.meta.position)
    : [];
