// @ts-check
// The offer being composed: lines from one to another in their order, words, and what is said beside. It touches no document.

/** @import { Bargain, Clause, DealDraft, DealItem, DealLine, DealWord, Give, Piece, Verb } from "../../types.js" */

/**
 * An empty offer of `me` to these.
 * @param {number} me
 * @param {number[]} partners
 * @returns {DealDraft}
 */
export const newDeal = (me, partners) => ({
  me,
  partners,
  counters: null,
  lines: [],
  words: [],
  said: "",
  saying: false,
  sent: null,
  refused: "",
  whose: me,
  held: null,
});

/** @param {DealDraft} deal */
export const parties = (deal) => [deal.me, ...deal.partners];

/** @param {DealDraft} deal */
export const isEmpty = (deal) => !clausesOf(deal).length;

/**
 * Which piece this is, among those of its giver.
 * @param {string} kind
 * @param {any} value
 */
export const keyOf = (kind, value) => JSON.stringify([kind, value]);

/**
 * @param {DealDraft} deal
 * @param {number} from
 * @param {number} to
 */
export const lineBetween = (deal, from, to) => deal.lines.find((line) => line.from === from && line.to === to);

/**
 * @param {DealDraft} deal
 * @param {number} from
 * @param {number} to
 */
function lineFor(deal, from, to) {
  const found = lineBetween(deal, from, to);
  if (found) return found;
  /** @type {DealLine} */
  const line = { from, to, items: [] };
  deal.lines.push(line);
  return line;
}

/** @param {DealDraft} deal */
const tidy = (deal) => {
  deal.lines = deal.lines.filter((line) => line.items.length);
};

/** @param {DealItem} item */
const counted = (item) => item.n !== null;

/**
 * How many of a counted thing one gives: to somebody, or to all.
 * @param {DealDraft} deal
 * @param {number} from
 * @param {string} kind
 * @param {number} [to]
 */
export const numberOf = (deal, from, kind, to) =>
  deal.lines
    .filter((line) => line.from === from && (to === undefined || line.to === to))
    .flatMap((line) => line.items)
    .filter((item) => item.kind === kind)
    .reduce((sum, item) => sum + (item.n ?? 0), 0);

/**
 * How many of a counted thing others put before somebody with this offer, who may give it on.
 * @param {DealDraft} deal
 * @param {number} to
 * @param {string} kind
 */
export const coming = (deal, to, kind) =>
  deal.lines
    .filter((line) => line.to === to)
    .flatMap((line) => line.items)
    .reduce((sum, item) => sum + (item.kind === kind ? (item.n ?? 0) : 0), 0);

/**
 * Puts so many of a counted thing on the line from one to another; none takes it off.
 * @param {DealDraft} deal
 * @param {number} from
 * @param {number} to
 * @param {Give} give
 * @param {number} n
 */
export function setNumber(deal, from, to, give, n) {
  const line = lineFor(deal, from, to);
  const item = line.items.find((one) => one.kind === give.kind);
  if (n <= 0) line.items = line.items.filter((one) => one !== item);
  else if (item) item.n = n;
  // money stands first
  else line.items[give.money ? "unshift" : "push"]({ kind: give.kind, field: give.field, value: null, n });
  tidy(deal);
}

/**
 * @param {DealDraft} deal
 * @param {number} from
 * @param {Give} give
 * @param {Piece} piece
 */
export const isGiven = (deal, from, give, piece) =>
  deal.lines.some(
    (line) => line.from === from && line.items.some((item) => item.kind === give.kind && item.value === piece.value),
  );

/**
 * Puts one piece on the line from one to another: one more of a counted thing.
 * @param {DealDraft} deal
 * @param {number} from
 * @param {number} to
 * @param {Give} give
 * @param {any} value
 */
export function put(deal, from, to, give, value) {
  if (value === null) setNumber(deal, from, to, give, numberOf(deal, from, give.kind, to) + 1);
  else lineFor(deal, from, to).items.push({ kind: give.kind, field: give.field, value, n: null });
}

/**
 * Takes a piece off a line; of a counted thing one, if it is no money.
 * @param {DealDraft} deal
 * @param {number} at
 * @param {number} index
 * @param {boolean} all
 */
export function takeOff(deal, at, index, all) {
  const { items } = deal.lines[at];
  const item = items[index];
  if (counted(item) && !all && /** @type {number} */ (item.n) > 1) item.n = /** @type {number} */ (item.n) - 1;
  else items.splice(index, 1);
  tidy(deal);
}

/**
 * @param {DealDraft} deal
 * @param {number} at
 * @param {number} by
 */
export function moveLine(deal, at, by) {
  const to = at + by;
  if (to < 0 || to >= deal.lines.length) return false;
  const [line] = deal.lines.splice(at, 1);
  deal.lines.splice(to, 0, line);
  return true;
}

/**
 * @param {DealDraft} deal
 * @param {number} seat
 */
export function addParty(deal, seat) {
  deal.partners = [...deal.partners, seat];
  deal.held = null;
}

/**
 * Without somebody goes all that is theirs in it.
 * @param {DealDraft} deal
 * @param {number} seat
 */
export function dropParty(deal, seat) {
  if (deal.partners.length < 2) return;
  /** @param {{ from: number, to: number }} one */
  const without = (one) => one.from !== seat && one.to !== seat;
  deal.partners = deal.partners.filter((one) => one !== seat);
  deal.lines = deal.lines.filter(without);
  deal.words = deal.words.filter(without);
  deal.held = null;
  if (deal.whose === seat) deal.whose = deal.me;
}

// ── words ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * A word of the first of the others to whoever composes; each blank holds the likeliest thing.
 * @param {DealDraft} deal
 * @param {Verb} verb
 */
export function addWord(deal, verb) {
  const [from] = deal.partners;
  /** @type {DealWord} */
  const word = { kind: verb.kind, from, to: deal.me, fields: {} };
  fill(word, verb);
  deal.words.push(word);
}

/**
 * Fills the blanks that hold nothing which the giver of the word can say.
 * @param {DealWord} word
 * @param {Verb} verb
 */
export function fill(word, verb) {
  for (const { field, holds, values } of verb.blanks) {
    if (values.some(({ value }) => value === word.fields[field])) continue;
    const taker = holds === "seat" && values.find(({ value }) => value === word.to);
    word.fields[field] = (taker || values[0]).value;
  }
}

/**
 * Another gives the word; whoever gave it so far gets it.
 * @param {DealDraft} deal
 * @param {number} at
 * @param {number} from
 * @param {Verb} verb
 */
export function setGiver(deal, at, from, verb) {
  const word = deal.words[at];
  if (word.to === from) word.to = word.from;
  word.from = from;
  fill(word, verb);
}

// ── the whole ──────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * The clauses that the composed offer amounts to, in their order.
 * @param {DealDraft} deal
 */
export function clausesOf(deal) {
  /** @type {any[]} */
  const clauses = deal.lines.flatMap(({ from, to, items }) =>
    items.map(({ kind, field, value, n }) => ({ kind, from, to, [field]: n ?? value })),
  );
  for (const { kind, from, to, fields } of deal.words) clauses.push({ kind, from, to, ...fields });
  const said = deal.said.trim();
  if (said) clauses.push({ kind: "words", from: deal.me, to: deal.partners[0], text: said });
  return clauses;
}

/**
 * Puts these clauses on the scale, in place of what lies there. What is only said is not taken over.
 * @param {DealDraft} deal
 * @param {Clause[]} clauses
 * @param {Bargain} bargain
 */
export function layDown(deal, clauses, bargain) {
  Object.assign(deal, { lines: [], words: [], said: "", saying: false, held: null, refused: "" });
  const seats = new Set(clauses.flatMap(({ from, to }) => [from, to]));
  deal.partners = [...seats].filter((seat) => seat !== deal.me).sort((a, b) => a - b);
  for (const clause of clauses) {
    const { kind, from, to } = clause;
    const rest = /** @type {Record<string, any>} */ (clause);
    const give = bargain.gives[from].find((one) => one.kind === kind);
    const verb = bargain.verbs[from].find((one) => one.kind === kind);
    if (give) {
      const value = rest[give.field];
      const n = give.most === undefined ? null : value;
      lineFor(deal, from, to).items.push({ kind, field: give.field, value: n === null ? value : null, n });
    } else if (verb) {
      const fields = Object.fromEntries(verb.blanks.map(({ field }) => [field, rest[field]]));
      deal.words.push({ kind, from, to, fields });
    }
  }
}

/**
 * What of a clause says what it is; not how it stands now.
 * @param {Clause} clause
 */
const plain = ({ text, binding, closed, icon, ...rest }) => JSON.stringify(Object.entries(rest).sort());

/**
 * What is in an offer that would be taken and was not in the one that was refused; and what of that is left out.
 * @param {Clause[]} refused
 * @param {Clause[]} wants
 */
export function difference(refused, wants) {
  const before = new Set(refused.map(plain));
  const after = new Set(wants.map(plain));
  return {
    more: wants.filter((clause) => !before.has(plain(clause))),
    less: refused.filter((clause) => !after.has(plain(clause))),
  };
}

/**
 * How much more of one thing is wanted, if that is all that is; else null.
 * @param {Clause[]} refused
 * @param {Clause[]} wants
 * @param {Bargain} bargain
 */
export function raised(refused, wants, bargain) {
  const { more, less } = difference(refused, wants);
  if (more.length !== 1 || less.length > 1) return null;
  const [{ kind, from, to }] = more;
  const give = bargain.gives[from]?.find((one) => one.kind === kind);
  if (!give?.money) return null;
  /** @param {Clause | undefined} clause */
  const amount = (clause) => Number(/** @type {any} */ (clause)?.[give.field] ?? 0);
  if (less.length && (less[0].kind !== kind || less[0].from !== from || less[0].to !== to)) return null;
  return { from, to, n: amount(more[0]) - amount(less[0]) };
}

/**
 * The parts of a sentence: what stands there, and the names of its blanks.
 * @param {string} sentence
 */
export const parts = (sentence) =>
  sentence
    .split(/(\{\w+\})/)
    .filter(Boolean)
    .map((text) => (text.startsWith("{") ? { blank: text.slice(1, -1) } : { text }));
