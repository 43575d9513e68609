// @ts-check
// What a moment is called.

/** @import { Session } from "../../types.js" */
/** @import { Moment } from "./queue.js" */

/** What several small ones are together, in the game's words, else what the first is about. @param {Session} session @param {Moment} moment */
export function titleOf(session, { main, lines, alike }) {
  const n = new Set(lines.map(({ seat }) => seat)).size;
  const many = alike > 1 && n > 1 ? session.words(`many.${main.code}`, { n }) : null;
  return many ? many[0].toLocaleUpperCase() + many.slice(1) : (main.title ?? main.text);
}
