// @ts-check
// What a phone shows one at a time: at the table, and when looking back.

/** @import { Session } from "../types.js" */

const OF_TABLE = ["stage", "players", "log", "deals", "rules"];
const OF_PAST = ["stage", "players", "log", "course"];

/**
 * The tab that is seen: one that this screen does not have is the stage.
 * @param {Pick<Session, "ui" | "past">} session
 */
export function shownTab({ ui, past }) {
  const tab = ui.tab ?? "stage";
  return (past === null ? OF_TABLE : OF_PAST).includes(tab) ? tab : "stage";
}

/**
 * The board is seen, whatever part of the table was.
 * @param {Pick<Session, "ui">} session
 */
export function toBoard({ ui }) {
  ui.tab = "stage";
  ui.stageView = undefined;
}
