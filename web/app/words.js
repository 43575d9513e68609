// @ts-check
// The words of the page: `w("lobby.title", {count: 3})` from web/words/<language>/*.json; the build puts those of the page
// itself together in page.json.
//
// A message is a template (template.js) that may also have {when:date}, {when:weekday} and {when:time}; {name:seat} is a player's
// name as it is, so that verbs agree with one who is called "You". The pseudo-language
// `xx-pseudo` is made from English (accents, brackets, 40 % longer), so that a test can see which text on the screen did not come
// from a catalogue.
import { MARK, agreed } from "./agreed.js";
import { fetched } from "./fetched.js";
import { once } from "./once.js";
import { FIGURES, compile, plain, write } from "./template.js";

/** @import { Format, Params, Piece } from "./template.js" */

const BASE = new URL("../words/", import.meta.url);
const LANGUAGES = ["en"];
const PSEUDO = "xx-pseudo";

/** @type {Record<string, string>} */
let catalogue = {};
let language = "en";
/** @type {Map<string, Piece[]>} */
const templates = new Map();

/** The language asked for by ?lang=, else the first of the reader's languages that we speak. */
function wanted() {
  const asked = new URLSearchParams(location.search).get("lang") ?? "";
  if (asked === PSEUDO || LANGUAGES.includes(asked)) return asked;
  const spoken = navigator.languages.map((tag) => tag.split("-")[0]);
  return spoken.find((tag) => LANGUAGES.includes(tag)) ?? "en";
}

export const currentLanguage = () => language;

/**
 * A file of words; what the build has made of the rules core's exists in disguise too.
 * @param {string} file
 */
export async function readWords(file, folder = language) {
  return (await fetched(new URL(`${folder}/${file}.json`, BASE))).json();
}

/** @param {string} file */
const pageWords = (file) => readWords(file, language === PSEUDO ? "en" : language);

/** The words of every visit; asked for once. */
export const loadWords = once(async () => {
  language = wanted();
  numbers = null;
  catalogue = await pageWords("page");
  templates.clear();
  document.documentElement.lang = language === PSEUDO ? "en" : language;
});

/**
 * The words of a part of the page, whichever of them arrive first.
 * @param {string} file
 */
export async function addWords(file) {
  // what is asked first says in which language
  const [, words] = await Promise.all([loadWords(), pageWords(file)]);
  Object.assign(catalogue, words);
}

/** Numbers and times follow the reader's own region where they speak the language of the page. */
function locale() {
  const spoken = language === PSEUDO ? "en" : language;
  return navigator.languages.find((tag) => tag.split("-")[0] === spoken) ?? spoken;
}

/**
 * Formatters are dear to make and cheap to use: one is kept until the language changes.
 * @type {Intl.NumberFormat | null}
 */
let numbers = null;

/** Every language of ours writes these without any mark between their digits. */
const SMALL = 1000;

/** @param {number} value */
function number(value) {
  if (Number.isInteger(value) && value >= 0 && value < SMALL) return String(value);
  numbers ??= new Intl.NumberFormat(locale());
  return numbers.format(value);
}

/** @type {Record<string, Format>} */
const READERS = {
  ...FIGURES,
  number,
  seat: (name) => (name === catalogue.you ? MARK : plain(name)),
  agreed: (text) => agreed(text, catalogue.you, (verb) => catalogue[`you.${verb}`]),
  words: (value) => (known(`number.${value}`) ? w(`number.${value}`) : number(value)),
  date: (value) => new Intl.DateTimeFormat(locale(), { day: "numeric", month: "long" }).format(value),
  weekday: (value) => new Intl.DateTimeFormat(locale(), { weekday: "long" }).format(value),
  time: (value) => new Intl.DateTimeFormat(locale(), { timeStyle: "short" }).format(value),
};

/** @type {Record<string, string>} */
const ACCENTS = {
  a: "á",
  e: "é",
  i: "í",
  o: "ó",
  u: "ú",
  A: "Á",
  E: "É",
  I: "Í",
  O: "Ó",
  U: "Ú",
  n: "ñ",
  c: "ç",
  y: "ý",
};

/**
 * English in disguise.
 * @param {Piece[]} pieces
 * @returns {Piece[]}
 */
const disguised = (pieces) =>
  pieces.map((piece) =>
    typeof piece === "string"
      ? piece.replace(/[aeiouAEIOUncy]/g, (letter) => ACCENTS[letter])
      : { ...piece, forms: piece.forms.map(disguised) },
  );

/**
 * In brackets, and longer by two fifths.
 * @param {Piece[]} pieces
 * @returns {Piece[]}
 */
function pseudo(pieces) {
  const length = pieces.reduce((sum, piece) => sum + (typeof piece === "string" ? piece.length : 6), 0);
  return ["[", ...disguised(pieces), `${"~".repeat(Math.ceil(length * 0.4))}]`];
}

/** @param {string} key */
export const known = (key) => key in catalogue;

/** @param {string} key */
function compiled(key) {
  const kept = templates.get(key);
  if (kept) return kept;
  const made = compile(catalogue[key]);
  const pieces = language === PSEUDO ? pseudo(made) : made;
  templates.set(key, pieces);
  return pieces;
}

/**
 * The message in the reader's language; a missing one is a mistake of ours and is reported as such.
 * @param {string} key
 * @param {Params} params
 */
export function w(key, params = {}) {
  if (known(key)) return write(compiled(key), params, READERS);
  console.error(`No words for "${key}"`);
  return key;
}

/**
 * A template that the rules core has said, filled in.
 * @param {string} template
 * @param {Params} params
 */
export const filled = (template, params) => write(compile(template), params, READERS);

/** Puts the words into the parts of the page that stand there before any script: elements with data-w. */
export function wordsIntoPage() {
  /** @type {NodeListOf<HTMLElement | SVGElement>} */
  const places = document.querySelectorAll("[data-w]");
  for (const place of places) place.textContent = w(place.dataset.w ?? "");
}
