// @ts-check
// The table that is open on this screen, or null.

/** @import { Session } from "./types.js" */
/** @type {Session | null} */
let session = null;

export const openSession = () => session;
/** @param {Session | null} next */
export function setSession(next) {
  session = next;
}
