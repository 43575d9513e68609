// @ts-check
// What lies open of the books, and where in it the reader is.

/** @import { Book, Part, Reading } from "./books.js" */

/** The page of all rules, behind the chapters. */
export const ALL_RULES = "all-rules";

/** @type {Reading | null} */
let lying = null;

export const reading = () => lying;

/** @param {Reading | null} next */
export function layOpen(next) {
  lying = next;
}

/** What the address calls the parts of a book. @type {Record<Part, string>} */
export const ROUTE = { rules: "book", room: "room", aids: "aids" };

/** @param {string} game @param {Part} part @param {string} chapter */
export const hrefOf = (game, part, chapter) => `#/${ROUTE[part]}/${game}/${chapter}`;

/** The chapter at a place: it is one itself, or one of its blocks. @param {Book} book @param {string} place */
export const chapterAt = (book, place) =>
  book.chapters.find(({ id, blocks }) => id === place || blocks.some((block) => block.id === place)) ?? null;

/** The number of a chapter, from 1. @param {Reading} open @param {string} chapter */
export const numberOf = ({ book }, chapter) => book.chapters.findIndex(({ id }) => id === chapter) + 1;

/** The chapters, and behind those of the rules the page of all of them. @param {Reading} open */
export const stations = ({ book }) => [...book.chapters.map(({ id }) => id), ...(book.topics ? [ALL_RULES] : [])];

/** Where a rule stands in the rulebook, without the chapters above. @param {string | undefined} ref */
export const headingOf = (ref) => ref?.split(">").pop()?.trim() ?? "";
