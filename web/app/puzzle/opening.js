// @ts-check
// Lays a puzzle on the table. The rules say whether what it calls right can be answered there at all.
import { engine } from "../engine.js";
import { Session } from "../session.js";
import { currentLanguage } from "../words.js";
import { Puzzle, arrive } from "./solving.js";

/** @import { PuzzleContent, View } from "../types.js" */

/**
 * @param {string} table
 * @param {PuzzleContent} content
 */
function rightAnswers(table, { seat, right }) {
  try {
    return engine.call({ do: "puzzle", table, seat, answers: right }).answers;
  } catch (problem) {
    engine.call({ do: "close", table });
    throw problem;
  }
}

/** @param {PuzzleContent} content */
export async function puzzleSession(content) {
  await arrive();
  const { save } = content;
  const opened = await engine.ask({ do: "load", save, foreign: true, viewer: null, lang: currentLanguage() });
  const puzzle = new Puzzle({ ...content, right: rightAnswers(opened.table, content) });
  const title = content.title || /** @type {View["meta"]} */ (opened.set.meta).title;
  return new Session({ id: "embedded", title, opened, embedded: true, puzzle });
}
