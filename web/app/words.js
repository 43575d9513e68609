// The words of the page: `w("lobby.title", {count: 3})` from web/words/<language>/*.json; the build puts those of the page
// itself together in page.json.
//
// A message is text with {name}, {amount, number}, {when, date}, {when, time} and
// {count, plural, =0 {none} one {# game} other {# games}}. The pseudo-language `xx-pseudo` is made from English (accents, brackets,
// 40 % longer), so that a test can see which text on the screen did not come from a catalogue.
import { fetched } from "./fetched.js";

const BASE = new URL("../words/", import.meta.url);
const LANGUAGES = ["en"];
const PSEUDO = "xx-pseudo";

let catalogue = {};
let language = "en";
const formats = new Map();

/** The language asked for by ?lang=, else the first of the reader's languages that we speak. */
function wanted() {
  const asked = new URLSearchParams(location.search).get("lang");
  if (asked === PSEUDO || LANGUAGES.includes(asked)) return asked;
  const spoken = navigator.languages.map((tag) => tag.split("-")[0]);
  return spoken.find((tag) => LANGUAGES.includes(tag)) ?? "en";
}

export const currentLanguage = () => language;

/** A file of words; what the build has made of the rules core's exists in disguise too. */
export async function readWords(file, folder = language) {
  return (await fetched(new URL(`${folder}/${file}.json`, BASE))).json();
}

const pageWords = (file) => readWords(file, language === PSEUDO ? "en" : language);

export async function loadWords() {
  language = wanted();
  numbers = plurals = null;
  catalogue = await pageWords("page");
  formats.clear();
  document.documentElement.lang = language === PSEUDO ? "en" : language;
}

/** The words of a part of the page that is fetched later. */
export async function addWords(file) {
  Object.assign(catalogue, await pageWords(file));
}

/** The end of the brace group that opens at `start`. */
function closing(text, start) {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === "{") depth += 1;
    if (text[at] === "}" && (depth -= 1) === 0) return at;
  }
  throw new Error(`A brace is not closed in "${text}"`);
}

function branches(text) {
  const found = {};
  for (let at = 0; (at = text.indexOf("{", at)) !== -1; ) {
    const end = closing(text, at);
    found[
      text
        .slice(0, at)
        .trim()
        .split(/[\s}]+/)
        .at(-1)
    ] = parse(text.slice(at + 1, end));
    at = end + 1;
  }
  if (!found.other) throw new Error(`A plural without "other": "${text}"`);
  return found;
}

function argument(inside) {
  const [name, kind, ...rest] = inside.split(",");
  const form = { name: name.trim(), kind: kind?.trim() ?? "text" };
  if (form.kind === "plural") form.branches = branches(rest.join(","));
  return form;
}

/** A message as a list of strings and forms. */
function parse(text) {
  const parts = [];
  let from = 0;
  for (let at; (at = text.indexOf("{", from)) !== -1; ) {
    const end = closing(text, at);
    parts.push(text.slice(from, at), argument(text.slice(at + 1, end)));
    from = end + 1;
  }
  parts.push(text.slice(from));
  return parts.filter((part) => part !== "");
}

/** Numbers and times follow the reader's own region where they speak the language of the page. */
function locale() {
  const spoken = language === PSEUDO ? "en" : language;
  return navigator.languages.find((tag) => tag.split("-")[0] === spoken) ?? spoken;
}

/** Formatters are dear to make and cheap to use: one of each kind is kept until the language changes. */
let numbers = null;
let plurals = null;

/** Every language of ours writes these without any mark between their digits. */
const SMALL = 1000;

function number(value) {
  if (Number.isInteger(value) && value >= 0 && value < SMALL) return String(value);
  numbers ??= new Intl.NumberFormat(locale());
  return numbers.format(value);
}

function pluralOf(value) {
  plurals ??= new Intl.PluralRules(locale());
  return plurals.select(value);
}

const WRITERS = {
  text: (value) => (typeof value === "number" ? number(value) : String(value)),
  number,
  date: (value) => new Intl.DateTimeFormat(locale(), { day: "numeric", month: "long" }).format(value),
  weekday: (value) => new Intl.DateTimeFormat(locale(), { weekday: "long" }).format(value),
  time: (value) => new Intl.DateTimeFormat(locale(), { timeStyle: "short" }).format(value),
};

function write(parts, params, count) {
  return parts
    .map((part) => {
      if (typeof part === "string") return count === undefined ? part : part.replaceAll("#", number(count));
      const value = params[part.name];
      if (part.kind !== "plural") return WRITERS[part.kind](value);
      const branch = part.branches[`=${value}`] ?? part.branches[pluralOf(value)];
      return write(branch ?? part.branches.other, params, value);
    })
    .join("");
}

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

function pseudo(parts, outer = true) {
  const changed = parts.map((part) => {
    if (typeof part === "string") return part.replace(/[aeiouAEIOUncy]/g, (letter) => ACCENTS[letter]);
    if (part.kind !== "plural") return part;
    const entries = Object.entries(part.branches).map(([key, value]) => [key, pseudo(value, false)]);
    return { ...part, branches: Object.fromEntries(entries) };
  });
  const length = parts.reduce((sum, part) => sum + (part.length ?? 6), 0);
  return outer ? ["[", ...changed, `${"~".repeat(Math.ceil(length * 0.4))}]`] : changed;
}

export const known = (key) => key in catalogue;

/** The message in the reader's language; a missing one is a mistake of ours and is reported as such. */
export function w(key, params = {}) {
  let parts = formats.get(key);
  if (!parts) {
    if (!known(key)) {
      console.error(`No words for "${key}"`);
      return key;
    }
    parts = parse(catalogue[key]);
    if (language === PSEUDO) parts = pseudo(parts);
    formats.set(key, parts);
  }
  return write(parts, params);
}

/** Puts the words into the parts of the page that stand there before any script: elements with data-w. */
export function wordsIntoPage(root = document) {
  for (const element of root.querySelectorAll("[data-w]")) element.textContent = w(element.dataset.w);
}
