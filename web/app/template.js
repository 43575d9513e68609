// @ts-check
// The little template language of all words, here and in the rules core (pygame_core/kernel/words.py): tests/words.json holds both
// to the same cases.
//
//     {name}                       the parameter as it is (lists joined with commas, a true minus sign)
//     {seat:seat}                  the player's name; who is called "You" is addressed, and verbs agree (agreed.js)
//     {n:money}                    an amount, as the game writes money
//     {n:worth}                    an amount of what the game counts in the end: 7 points
//     {n:signed}                   with its sign, + or minus
//     {n:number}                   with its thousands set apart
//     {n:words}                    in words, as far as [number] has them: two
//     {good:label}                 the word for it from [label]
//     {goods:counted}              the words for several, those of a kind together: 2 silk, tea
//     {ship:one}                   one of it, from [one]: an East Indiaman
//     {why:phrase}                 a code with figures of its own, `["left", {"n": 2}]`, from [phrase]
//     {n:plural|one crate|{n} crates}
//     {by:none|nobody|{by:seat}}   the first text if the parameter is missing, null, 0, "" or empty
//     {(} and {)}                  a brace that is meant as one

import { MARK, agreed } from "./agreed.js";

/** @typedef {Record<string, any>} Params */
/** @typedef {string | Hole} Piece */
/** @typedef {{name: string, how: string, forms: Piece[][]}} Hole */
/** @typedef {(value: any) => string} Format */

const MINUS = "−";
const BRACES = new Map([
  ["(", "{"],
  [")", "}"],
]);
const NAME = /^[\p{L}_][\p{L}\p{N}_]*$/u;
/** What a hole does with its two texts. */
const CHOOSERS = new Set(["plural", "none"]);

/** A template that is none, or a parameter that is missing: a mistake of ours. */
export class BadTemplate extends Error {}

/** Split at a bar, but not inside braces.
 * @param {string} text */
function split(text) {
  const parts = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === "{") depth += 1;
    else if (text[at] === "}") depth -= 1;
    else if (text[at] === "|" && depth === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)];
}

/** The place after the brace that closes the one at `start`.
 * @param {string} text
 * @param {number} start */
function closing(text, start) {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === "{") depth += 1;
    else if (text[at] === "}") depth -= 1;
    if (depth === 0) return at + 1;
  }
  throw new BadTemplate(`a brace is not closed: ${text}`);
}

/**
 * @param {string} inner
 * @returns {Piece}
 */
function hole(inner) {
  const brace = BRACES.get(inner);
  if (brace !== undefined) return brace;
  const [head, ...texts] = split(inner);
  const colon = head.indexOf(":");
  const name = colon < 0 ? head : head.slice(0, colon);
  const how = colon < 0 ? "" : head.slice(colon + 1);
  const wellFormed = texts.length === (CHOOSERS.has(how) ? 2 : 0) && (colon < 0 || how !== "");
  if (!NAME.test(name) || !wellFormed) throw new BadTemplate(`no such template: {${inner}}`);
  return { name, how, forms: texts.map(compile) };
}

/**
 * Templates are few, and asked for at every paint.
 * @type {Map<string, Piece[]>}
 */
const compiled = new Map();

/**
 * A template as texts and holes, one after the other.
 * @param {string} text
 * @returns {Piece[]}
 */
export function compile(text) {
  const known = compiled.get(text);
  if (known) return known;
  const made = pieces(text);
  compiled.set(text, made);
  return made;
}

/** @param {string} text */
function pieces(text) {
  /** @type {Piece[]} */
  const found = [];
  let start = 0;
  for (let at = text.indexOf("{"); at >= 0; at = text.indexOf("{", start)) {
    const end = closing(text, at);
    found.push(text.slice(start, at), hole(text.slice(at + 1, end - 1)));
    start = end;
  }
  found.push(text.slice(start));
  return found.filter((piece) => piece !== "");
}

/** @type {Format} */
export const plain = (value) => {
  if (Array.isArray(value)) return value.map(plain).join(", ");
  return typeof value === "number" && value < 0 ? `${MINUS}${-value}` : String(value);
};

/** @param {any} value */
const empty = (value) => !value || (Array.isArray(value) && value.length === 0);

/**
 * A compiled template with its parameters put in.
 * @param {Piece[]} template
 * @param {Params} params
 * @param {Record<string, Format>} formats with `agreed`, what makes verbs agree with "you"
 * @returns {string}
 */
export function write(template, params, formats) {
  const text = joined(template, params, formats);
  return text.includes(MARK) && formats.agreed ? formats.agreed(text) : text;
}

/**
 * The same with marks where somebody is addressed.
 * @param {Piece[]} template
 * @param {Params} params
 * @param {Record<string, Format>} formats
 * @returns {string}
 */
function joined(template, params, formats) {
  return template.map((piece) => (typeof piece === "string" ? piece : fill(piece, params, formats))).join("");
}

/**
 * @param {Hole} piece
 * @param {Params} params
 * @param {Record<string, Format>} formats
 */
function fill({ name, how, forms }, params, formats) {
  const value = params[name];
  if (how === "none") return joined(forms[empty(value) ? 0 : 1], params, formats);
  if (value === undefined) throw new BadTemplate(`${name} is not among ${Object.keys(params).sort().join(", ")}`);
  if (how === "plural") return joined(forms[value === 1 ? 0 : 1], params, formats);
  if (how === "") return plain(value);
  if (!Object.hasOwn(formats, how)) throw new BadTemplate(`no such template: {${name}:${how}}`);
  return formats[how](value);
}

/** @type {Record<string, Format>} */
export const FIGURES = {
  signed: (value) => (typeof value === "number" && value > 0 ? `+${value}` : plain(value)),
  number: (value) =>
    typeof value === "number"
      ? `${value < 0 ? MINUS : ""}${new Intl.NumberFormat("en").format(Math.abs(value))}`
      : plain(value),
};

/** @param {any[]} among @param {any} what */
const occurrences = (among, what) => among.filter((one) => one === what).length;

/** @param {number} n @param {string} kind */
const several = (n, kind) => (n === 1 ? kind : `${n} ${kind}`);

/**
 * The formats that need the words of a game and the names of those who play it.
 * @param {Record<string, Record<string, string>>} sections
 * @param {string[]} names
 * @returns {Record<string, Format>}
 */
export function formatsOf(sections, names) {
  const you = sections.label?.you;
  const addressed = (/** @type {string} */ name) => (name === you ? MARK : name);
  const label = (/** @type {any} */ value) => said(sections, "label", String(value), {}, formats);
  /** @type {Format} */
  const seat = (value) => {
    if (Array.isArray(value)) return value.map(seat).join(", ");
    if (Number.isInteger(value) && value >= 0 && value < names.length) return addressed(names[value]);
    if (sections.label?.[`seat.${value}`] !== undefined) return label(`seat.${value}`);
    return said(sections, "label", "seat", { n: Number.isInteger(value) ? value + 1 : plain(value) }, formats);
  };
  /** @type {Format} */
  const money = (value) => {
    if (typeof value !== "number") return plain(value);
    const written = write(compile(sections.game?.money ?? "£{n}"), { n: Math.abs(value) }, formats);
    return value < 0 ? `${MINUS}${written}` : written;
  };
  /** @type {Record<string, Format>} */
  const formats = {
    ...FIGURES,
    label: (value) => (Array.isArray(value) ? value.map(label).join(", ") : label(value)),
    counted: (value) => [...new Set(value)].map((kind) => several(occurrences(value, kind), label(kind))).join(", "),
    one: (value) => said(sections, "one", String(value), {}, formats),
    phrase: ([code, params]) => said(sections, "phrase", code, params, formats),
    seat,
    money,
    worth: (n) => (n < 0 ? MINUS : "") + said(sections, "game", "worth", { n: Math.abs(n) }, formats),
    words: (value) => sections.number?.[plain(value)] ?? plain(value),
    agreed: (text) => agreed(text, you ?? "", (verb) => sections.you?.[verb]),
  };
  return formats;
}

/**
 * A message of a catalogue; `[section.code]` if it has none.
 * @param {Record<string, Record<string, string>>} sections
 * @param {string} section
 * @param {string} code
 * @param {Params} params
 * @param {Record<string, Format>} formats
 */
export function said(sections, section, code, params, formats) {
  const template = sections[section]?.[code];
  return template === undefined ? `[${section}.${code}]` : joined(compile(template), params, formats);
}
