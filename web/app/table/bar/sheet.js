// @ts-check
// The sheet of the phone: it stands, with the board above it, or is raised over the board by the player, or by itself for answers
// that need the room.
import { questionNow } from "../answer.js";
import { quiet } from "../elements.js";
import { hasFields } from "../fields.js";

/** @import { Session } from "../../types.js" */

/** Kinds of question that are composed part by part. */
const ROOMY = new Set(["allocate", "arrange"]);

/** @param {Session} session */
export function sheetRaised(session) {
  const { sheet } = session.ui;
  if (sheet && sheet.question === questionNow(session)) return sheet.raised;
  if (quiet(session)) return false;
  return (
    Boolean(session.composition?.decision.bar?.columns.length) ||
    hasFields(session) ||
    ROOMY.has(session.view.decision?.kind ?? "")
  );
}

/**
 * Holds until the next question.
 * @param {Session} session
 * @param {boolean} raised
 */
export function raiseSheet(session, raised) {
  session.ui.sheet = { question: questionNow(session), raised };
}
