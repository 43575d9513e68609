// @ts-check
// Lines of the log as moments: those that belong together are one, and small ones of a kind that follow one another join.
import { heavier } from "./pace.js";

/** @import { LogLine, Params, Session } from "../../types.js" */
/** @import { Weight } from "./pace.js" */

/**
 * What one moment shows. `main` says how it came out; `told` is how many lines its move had told when it was over.
 * @typedef {{ weight: Weight, main: LogLine, lines: LogLine[], at: number, told: number, alike: number }} Moment
 */

/** What says more than a sentence. @param {LogLine} line */
const shows = (line) => Boolean(line.strengths || line.votes || line.verdict || line.dice?.length);

/**
 * The line that a moment is about: of the heaviest the first that shows more than words; dice that were rolled for it otherwise.
 * @param {LogLine[]} lines @param {Weight} weight
 */
function mainOf(lines, weight) {
  const heavy = lines.filter((line) => line.weight === weight);
  return heavy.find(shows) ?? lines.find((line) => line.verdict && line.dice?.length) ?? heavy[0];
}

/** @param {LogLine[]} lines @param {number} told @returns {Moment} */
function made(lines, told) {
  const weight = lines.map((line) => line.weight).reduce(heavier);
  return { weight, main: mainOf(lines, weight), lines, at: lines[0].at, told, alike: 1 };
}

/**
 * The lines of one patch, as moments; each fight is one of its own. What the table itself says in between parts nothing: it stands
 * for itself.
 * @param {LogLine[]} lines
 */
export function momentsOf(lines) {
  /** @type {{ group: string | undefined, lines: LogLine[], told: number }[]} */
  const parts = [];
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const line of lines) {
    const told = (counts.get(line.at) ?? 0) + 1;
    counts.set(line.at, told);
    const open = line.group ? parts.findLast((one) => one.group === line.group) : undefined;
    const fought = line.strengths && open?.lines.some((one) => one.strengths);
    if (open && !fought && open.lines[0].at === line.at) {
      open.lines.push(line);
      open.told = told;
    } else parts.push({ group: line.group, lines: [line], told });
  }
  return parts.map((one) => made(one.lines, one.told));
}

/** Dice of which each has its own verdict are read one beside the other; several that make one verdict are not. @param {Moment} one */
const small = ({ lines, main }) => lines.length === 1 && !main.strengths && !main.votes && (main.dice?.length ?? 0) < 2;

/** Rolls of one kind belong together however each came out. @param {Moment} one */
const rolls = ({ main }) => main.dice?.length === 1 && main.verdict !== undefined;

/** @param {Moment} one @param {Moment} next */
const joins = (one, next) =>
  one.main.code === next.main.code &&
  one.at === next.at &&
  one.lines.length === one.alike &&
  (one.alike > 1 || small(one)) &&
  small(next) &&
  (one.weight === next.weight || (rolls(one) && rolls(next)));

/**
 * Small moments of one weight and one kind in a row are one; it weighs as much as the heaviest of them.
 * @param {Moment[]} moments
 */
export function joined(moments) {
  /** @type {Moment[]} */
  const found = [];
  for (const next of moments) {
    const last = found.at(-1);
    if (last && joins(last, next)) {
      const lines = [...last.lines, ...next.lines];
      const weight = heavier(last.weight, next.weight);
      found[found.length - 1] = { ...last, weight, lines, told: next.told, alike: last.alike + 1 };
    } else found.push(next);
  }
  return found;
}

/** @typedef {NonNullable<LogLine["changes"]>[number]} Changed */

/**
 * A change by so much, in the words of the game.
 * @param {Pick<Session, "words">} session @param {Changed} change @param {number} amount
 * @returns {Changed}
 */
function changedBy(session, change, amount) {
  const [n, sign] = [Math.abs(amount), amount < 0 ? "−" : "+"];
  const word = (/** @type {string} */ key, /** @type {Params} */ params) => session.words(key, params) ?? "";
  const shown = word(change.money ? "moment.kernel.money" : "moment.kernel.number", { sign, n });
  const text = word(`unit.${change.unit}`, { n });
  return {
    ...change,
    amount,
    text,
    shown,
    said: change.money ? shown : word("moment.kernel.counted", { shown, unit: text }),
  };
}

/**
 * What went up and down in a moment, two changes of one thing as one: whose they are, what, and by how much.
 * @param {Pick<Session, "words">} session @param {LogLine[]} lines
 */
export function sums(session, lines) {
  /** @type {Map<string, Changed>} */
  const found = new Map();
  for (const change of lines.flatMap((line) => line.changes ?? [])) {
    const key = `${change.unit}|${change.seat}|${change.target ?? ""}`;
    const before = found.get(key);
    found.set(key, before ? changedBy(session, change, before.amount + change.amount) : change);
  }
  return [...found.values()].filter(({ amount }) => amount);
}
