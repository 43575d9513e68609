// @ts-check
// The public figures over the game, as the rules tell them.

/** @import { Session } from "../types.js" */

/**
 * Reads the figures of the game up to now; again only when something has happened.
 * @param {Session} session
 */
export function readEconomy(session) {
  // every change makes another log, also one that comes back to the same position
  if (session.ui.economy?.of !== session.nowLog) {
    session.ui.economy = {
      of: session.nowLog,
      ...session.inquire({ do: "economy", viewer: session.viewer }),
    };
  }
  return session.ui.economy;
}
