// @ts-check
// What tests may ask of an open table, beside the marks in the document: e2e/README.md describes both. Nothing here changes anything,
// and the page itself does not need it.
/** @import { Session } from "./types.js" */
import { openSession } from "./current.js";
import { engine } from "./engine.js";

/** Counted up when a mark goes or means something else. */
export const CONTRACT = 1;

/** Where the open table stands and on which line of play, whose screen it is, and for whom the curtain hangs; null in the lobby. */
export function standing() {
  const session = openSession();
  if (!session) return null;
  const { id, now, viewer, curtain } = session;
  const { position, branch, branches } = now.meta;
  return { id, position, branch, branches: branches.length, viewer, curtain: curtain?.seat ?? null };
}

/** A short hash of the position, which every Python makes alike. */
export function digest() {
  const { table } = /** @type {Session} */ (openSession());
  return engine.call({ do: "digest", table }).digest;
}
