// @ts-check
// Books are fetched when they are opened, and kept: the text first, then what it refers to.
import { currentLanguage } from "../words.js";
import { reached } from "../engine.js";
import { fetched } from "../fetched.js";

/** @import { Book, Part, Position, RuleRead } from "./books.js" */

const BOOKS = new URL("../../books/", import.meta.url);
const RULES = new URL("../../rules/", import.meta.url);
/** The languages in which there are books; the first one is read where there are none. */
const WRITTEN = ["en"];

/** @type {Map<string, Promise<any>>} */
const asked = new Map();

/**
 * What has failed can be asked for again.
 * @param {URL} url
 */
function read(url) {
  const known = asked.get(url.href);
  if (known) return known;
  const coming = reached(fetched(url).then((answer) => answer.json()));
  asked.set(url.href, coming);
  coming.catch(() => asked.delete(url.href));
  return coming;
}

/** @param {string} name */
function ofLanguage(name) {
  const language = WRITTEN.find((one) => one === currentLanguage()) ?? WRITTEN[0];
  return new URL(`${language}/${name}`, BOOKS);
}

/** The parts that each game has. @returns {Promise<Record<string, Part[]>>} */
export const partsOfGames = () => read(ofLanguage("index.json"));

/** @param {string} game @param {Part} part @returns {Promise<Book>} */
export const bookOf = (game, part) => read(ofLanguage(`${game}.${part}.json`));

/** The positions that plates are cut from. @param {string} game @returns {Promise<Record<string, Position>>} */
export const positionsOf = (game) => read(ofLanguage(`${game}.plates.json`));

/** All rules of the ledger, in the order of the rulebook. @param {string} game @returns {Promise<RuleRead[]>} */
export const rulesOf = (game) => read(new URL(`${game}.json`, RULES));
