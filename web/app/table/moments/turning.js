// @ts-check
// The end of a turn is told by its recap, in full; whoever has read it goes on.
import { settings } from "../../settings.js";
import { closeRecap, openRecap } from "../recap.js";
import { turnOver } from "./turn_over.js";

/** @import { Session } from "../../types.js" */
/** @import { Moment } from "./queue.js" */

/** @param {Session} session @param {Moment} moment */
export async function tellTurn(session, moment) {
  const over = turnOver(session.nowLog, moment);
  // who wants recaps only when asked for goes on in the bar
  if (!over || settings.chosen("recap") !== "shown") return;
  await openRecap(session, over.from, over.to, over.text);
  if (session.narrator.shown === moment) session.narrator.next();
}

/** Another moment is told now. @param {Session} session */
export const turnTold = (session) => closeRecap(session);
