// @ts-check
// What lies open of the books, and where in it the reader is.

/** @import { Reading } from "./books.js" */

/** The page of all rules, behind the chapters. */
export const ALL_RULES = "all-rules";

/** @type {Reading | null} */
let lying = null;

export const reading = () => lying;

/** @param {Reading | null} next */
export function layOpen(next) {
  lying = next;
}

/** The chapter to which a block belongs: its id begins with the chapter's. @param {string} block */
export const chapterOf = (block) => block.replace(/-\d+$/, "");

/** The number of a chapter, from 1. @param {Reading} open @param {string} chapter */
export const numberOf = ({ book }, chapter) => book.chapters.findIndex(({ id }) => id === chapter) + 1;

/** The chapters, and behind those of the rules the page of all of them. @param {Reading} open */
export const stations = ({ book }) => [...book.chapters.map(({ id }) => id), ...(book.topics ? [ALL_RULES] : [])];

/** Where a rule stands in the rulebook, without the chapters above. @param {string | undefined} ref */
export const headingOf = (ref) => ref?.split(">").pop()?.trim() ?? "";
