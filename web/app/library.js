// @ts-check
// The way to the books of a game: to a screen of their own, or over a table. All else of them is fetched when the first one is opened.
import { invoke, registerLater } from "./actions.js";
import { reached } from "./engine.js";
import { openScreen } from "./paint.js";

/** What the address calls the parts of a game's books. */
const PARTS = /** @type {const} */ ({ book: "rules", room: "room", aids: "aids" });

/** Places of the address that are books. */
export const BOOKS = new Set(Object.keys(PARTS));

const reading = () => reached(import("./reading/index.js"));

/**
 * Opens a book at one of its chapters, on a screen of its own.
 * @param {keyof typeof PARTS} name
 * @param {string} game
 * @param {string} chapter
 */
async function openBook(name, game, chapter) {
  const { readingScreen } = await reading();
  const { screen, shown } = await readingScreen(PARTS[name], game, chapter);
  openScreen(screen);
  shown();
}

/** @type {Record<string, (game: string, chapter: string) => Promise<void>>} */
export const BOOK_OPENERS = {
  book: (game, chapter) => openBook("book", game, chapter),
  room: (game, chapter) => openBook("room", game, chapter),
  aids: (game, chapter) => openBook("aids", game, chapter),
};

/**
 * A part of a game's books, its rules if no other is named, over whatever is on the screen.
 * @param {string} game
 * @param {string} [part]
 */
export const readOver = (game, part = "rules") => invoke("read", null, { dataset: { game, part } });

registerLater(() => reading().then((books) => books.arrive()), ["read"]);
