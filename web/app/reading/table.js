// @ts-check
// What of a book bears on the table that is open under it.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { openSession } from "../current.js";
import { w } from "../words.js";
import { chapterAt } from "./lying.js";

/** @import { Session } from "../types.js" */
/** @import { Reading } from "./books.js" */

/** The table that the book lies over, if it is one of its game. @param {Reading} open @returns {Session | null} */
function tableUnder({ book, over }) {
  const session = over ? openSession() : null;
  return session && session.view.meta.game === book.game ? session : null;
}

/** The phase in which that table is. @param {Reading} open */
export const phaseNow = (open) => tableUnder(open)?.view.place.phase ?? "";

/**
 * The block that tells of the rule by which the reader decides now; without one, where a turn is told.
 * @param {Reading} open
 */
export function blockNow(open) {
  const session = tableUnder(open);
  if (!session || open.book.part !== "rules") return "";
  const rule = session.view.decision?.rule?.id ?? "";
  const place = open.book.places?.[rule] ?? "";
  const chapter = chapterAt(open.book, place);
  // a place is a block, or a whole chapter
  const found = chapter?.blocks.find(({ id }) => id === place) ?? chapter?.blocks[0];
  const blocks = open.book.chapters.flatMap(({ blocks: some }) => some);
  return (found ?? blocks.find(({ k }) => k === "turn") ?? blocks[0]).id;
}

/** What is asked at the table, beside the block that tells of it. @param {Reading} open */
export function nowView(open) {
  const session = tableUnder(open);
  if (!session) return nothing;
  const { decision, place } = session.view;
  return html`<section class="nowy ${decision ? "asked" : ""}" id="reading-now"><span class="caps">${w("reading.now")}</span>
    <p>${decision ? `${decision.text} ${decision.help ?? ""}` : w("reading.now.waiting", { phase: place.phaseText, turn: place.turnText })}</p>
    <button class="btn slim" data-do="reading-close">${w(decision ? "reading.back.decision" : "reading.back.table")}</button></section>`;
}
