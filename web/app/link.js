// @ts-check
// Links that carry a set-up or a whole position in their fragment, which browsers never send to a server: JSON, deflated, base64url.

import { formedPuzzle } from "./puzzle/form.js";

/** @import { PuzzleContent, View } from "./types.js" */
const VERSION = 1;
/** A fragment may come from anyone: what it unpacks to is bounded. */
const LIMIT = 2_000_000;
/** What people type is cut to less than this. */
const LONGEST_TEXT = 10_000;
/** No title of a game is longer. */
export const TITLE_LENGTH = 80;
/** Longer links are cut by chat programs and refused by some browsers. */
export const COMFORTABLE = 30_000;

/** Its message is one of `cut`, `long`, `version`, `form`: what is wrong with the link. */
export class BadLink extends Error {}

/** @param {Uint8Array} bytes */
function toBase64(bytes) {
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @param {string} text */
const fromBase64 = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** @param {Uint8Array<ArrayBuffer>} bytes */
async function unpacked(bytes) {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const chunks = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > LIMIT) {
      await reader.cancel();
      throw new BadLink("long");
    }
    chunks.push(part.value);
  }
  return new Blob(chunks).text();
}

/**
 * `content` is {kind: "setup", …}, {kind: "table", title, save, card} or {kind: "puzzle", …}.
 * @param {any} content
 */
export async function pack(content) {
  const stream = new Blob([JSON.stringify({ v: VERSION, ...content })]).stream();
  const packed = await new Response(stream.pipeThrough(new CompressionStream("deflate-raw"))).arrayBuffer();
  return toBase64(new Uint8Array(packed));
}

/** @param {...any} values */
const plain = (...values) =>
  values.every(
    (value) =>
      value === undefined ||
      value === null ||
      Number.isFinite(value) ||
      (typeof value === "string" && value.length <= LONGEST_TEXT && !/\p{Surrogate}/u.test(value)),
  );
/** People at one table. */
const MOST_SEATS = 12;

/**
 * Whether what is taken as a text is one; everything else is judged by the rules.
 * @type {Record<string, (content: any) => boolean>}
 */
const FORMS = {
  setup: ({ game, scenario, seed, seats }) =>
    typeof game === "string" &&
    plain(scenario, seed) &&
    (!Array.isArray(seats) || (seats.length <= MOST_SEATS && seats.every((seat) => plain(seat?.name, seat?.kind)))),
  puzzle: ({ title, ...content }) => plain(title) && formedPuzzle(content),
  table: ({ save, title, at }) => typeof save === "string" && plain(title) && (at === undefined || plain(at)),
};

/**
 * Whether `{kind: "setup" or "table", …}` from elsewhere has texts where texts belong.
 * @param {any} content
 */
export const formed = ({ kind, ...content }) =>
  typeof kind === "string" && Object.hasOwn(FORMS, kind) && FORMS[kind](content);

/**
 * The content of a code; throws BadLink for anything that `pack` did not make.
 * @param {string} code
 */
export async function unpack(code) {
  let content;
  try {
    content = JSON.parse(await unpacked(fromBase64(code)));
  } catch (problem) {
    throw problem instanceof BadLink ? problem : new BadLink("cut");
  }
  if (content?.v !== VERSION) throw new BadLink("version");
  if (!formed(content)) throw new BadLink("form");
  return content;
}

/**
 * The set-up of a table that opens at once: of `#/play/<game>/<seed>`, as anybody can write it, or of `#/play/<code>`.
 * @param {string} value
 * @param {string} part
 */
export async function setupAt(value, part) {
  if (part) return { kind: "setup", game: value, seed: part };
  const content = await unpack(value);
  if (content.kind !== "setup") throw new BadLink("form");
  return content;
}

/**
 * The puzzle that a text from a file holds; null if it is something else.
 * @param {string} text
 * @returns {PuzzleContent | null}
 */
export function puzzleIn(text) {
  if (text.length > LIMIT) return null;
  let content;
  try {
    content = JSON.parse(text);
  } catch {
    return null;
  }
  const puzzle = typeof content === "object" && content?.v === VERSION && content.kind === "puzzle";
  return puzzle && formed(content) ? content : null;
}

/**
 * A puzzle as the text of a file.
 * @param {PuzzleContent} content
 */
export const puzzleText = (content) => JSON.stringify({ v: VERSION, ...content });

/**
 * What a poster or a preview says about a view, without the engine.
 * @param {Pick<View, "meta" | "place" | "seats" | "waiting">} view
 */
export function cardOf({ meta, place, seats, waiting }) {
  return {
    game: meta.title,
    place: [place.turnText, place.chain?.find(({ state }) => state === "now")?.text].filter(Boolean).join(", "),
    waiting: waiting.slice(0, 1).map(({ name, text }) => ({ name, text }))[0] ?? null,
    seats: seats.map(({ name, house, score }) => ({ name, house, score })),
  };
}

/**
 * @param {string} kind
 * @param {string} code
 * @param {any} [page]
 */
export const addressOf = (kind, code, page = "index.html") =>
  new URL(`../${page}#/${kind}/${code}`, import.meta.url).href;
