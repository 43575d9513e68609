// @ts-check
// The decision bar: what stands in it now.
import { quiet } from "../elements.js";
import { askedBar } from "./asked.js";
import { resultBar } from "./result.js";
import { overBar } from "./over.js";
import { waitingBar } from "./waiting.js";

/** @import { Session } from "../../types.js" */

/** @param {Session} session */
export function decisionBar(session) {
  const { over, decision } = session.view;
  if (session.puzzle) return session.puzzle.bar(session);
  if (session.scene && session.past === null) return resultBar(session, session.scene);
  if (over) return overBar(session, over);
  if (decision && !quiet(session)) return askedBar(session, decision);
  return waitingBar(session);
}
