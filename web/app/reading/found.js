// @ts-check
// Searching a book: whole sentences that have every word asked for, each with the place where it stands.

/** @import { Block, Book, Content, Run } from "./books.js" */
/** @typedef {{ chapter: string, title: string, block: string, text: string }} Sentence */

/** As many are shown of each group. */
export const MOST = 6;
const SENTENCES = /.+?(?:[.!?]+(?=\s|$)|$)/g;

/**
 * The text of runs, without its references.
 * @param {Run[]} runs
 * @returns {string}
 */
export const plain = (runs) =>
  runs
    .map((run) => {
      if (typeof run === "string") return run;
      if ("b" in run) return plain(run.b);
      if ("i" in run) return plain(run.i);
      return "t" in run ? plain(run.t) : "";
    })
    .join("");

/**
 * What a block says, line by line: an item, a cell, a caption is a line of its own.
 * @param {Content} block
 * @returns {string[]}
 */
export function linesOf(block) {
  switch (block.k) {
    case "p":
    case "h":
    case "hh":
      return [plain(block.t)];
    case "ul":
    case "ol":
      return block.items.map(plain);
    case "turn":
    case "ten":
      return block.rows.flatMap(({ name, t }) => [plain(name), plain(t)]);
    case "score":
      return block.rows.map((row) =>
        plain("head" in row ? row.head : [...row.t, " ", ...row.small, " ", ...row.amount]),
      );
    case "faces":
      return block.boxes.map(({ name, t }) => `${plain(name)}: ${plain(t)}`);
    case "example":
    case "note":
      return block.blocks.flatMap(linesOf);
    case "rules":
      return block.said.map(({ text }) => text);
    case "table":
      return block.rows.map((row) => row.map(plain).join(" · "));
    case "plate":
      return [plain(block.caption), ...block.key.map(({ t }) => plain(t))];
  }
}

/** @param {string} line */
const sentencesOf = (line) => (line.match(SENTENCES) ?? []).map((one) => one.trim()).filter(Boolean);

/** @param {Book} book @returns {Sentence[]} */
const allOf = (book) =>
  book.chapters.flatMap(({ id, title, blocks }) =>
    blocks.flatMap((block) =>
      linesOf(block)
        .flatMap(sentencesOf)
        .map((text) => ({ chapter: id, title, block: block.id, text })),
    ),
  );

/** A book is cut into sentences once. @type {WeakMap<Book, Sentence[]>} */
const cut = new WeakMap();

/**
 * The sentences of a book that have every word asked for.
 * @param {Book} book
 * @param {string} wanted
 */
export function sentencesFound(book, wanted) {
  const needles = needlesOf(wanted);
  if (!needles.length) return [];
  const sentences = cut.get(book) ?? allOf(book);
  cut.set(book, sentences);
  return sentences.filter(({ text }) => {
    const hay = text.toLowerCase();
    return needles.every((needle) => hay.includes(needle));
  });
}

/** @param {string} wanted */
export const needlesOf = (wanted) => wanted.toLowerCase().split(/\s+/).filter(Boolean);

/**
 * A text in pieces, of which every second one is a word that was asked for.
 * @param {string} text
 * @param {string[]} needles
 */
export function markedPieces(text, needles) {
  if (!needles.length) return [text];
  const escaped = needles.map((needle) => needle.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return text.split(new RegExp(`(${escaped.join("|")})`, "giu"));
}
