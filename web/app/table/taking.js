// @ts-check
// Things taken one by one in a decision of several answers: what has been taken, what can be taken next, and what it comes to.
import { composedAnew, same } from "./composition.js";

/** @import { Composition, Decision, Session } from "../types.js" */

/** @typedef {{ row: number, column: number, at: number, price: number, worth: number }} Taken */

/**
 * What has been taken so far, in its order; `at` is the place of its answer.
 * @param {Composition} composition
 * @returns {Taken[]}
 */
export function taken({ first, steps }) {
  const { rows, columns } = /** @type {NonNullable<Decision["bar"]>} */ (first.bar);
  const counts = rows.map(() => 0);
  /** @type {Taken[]} */
  const found = [];
  for (let at = 0; at < steps.length; at += columns.length ? 2 : 1) {
    const row = rows.findIndex(({ values }) => values.some((value) => same(value, steps[at].value)));
    if (row < 0) break;
    const column = steps[at + 1] ? columns.findIndex(({ value }) => same(value, steps[at + 1].value)) : -1;
    const nth = counts[row];
    counts[row] += 1;
    found.push({ row, column, at, price: rows[row].prices[nth] ?? 0, worth: rows[row].worth[nth] ?? 0 });
  }
  return found;
}

/**
 * What can be taken of a row now, in turn.
 * @param {Composition} composition
 * @param {number} row
 * @returns {any[]}
 */
export const nextOf = ({ decision, ended }, row) => (ended ? [] : (decision.bar?.rows[row]?.next ?? []));

/**
 * Takes so many more of a row, into a column where there are any; false if they cannot be had.
 * @param {Session} session
 * @param {number} row
 * @param {number} column
 * @param {number} [n]
 */
export function take(session, row, column, n = 1) {
  const composition = /** @type {Composition} */ (session.composed);
  const { columns } = /** @type {NonNullable<Decision["bar"]>} */ (composition.first.bar);
  const wanted = inTurn(session, nextOf(composition, row)).slice(0, n);
  if (!wanted.length) return false;
  const { decision } = composition;
  const more = wanted.flatMap((value) =>
    columns.length
      ? [
          { decision, value },
          { decision: null, value: columns[column].value },
        ]
      : [{ decision, value }],
  );
  composedAnew(session, [...composition.steps, ...more]);
  return true;
}

/**
 * One of a row, chosen on the board: it is taken, and where there are columns the question where it goes comes up.
 * @param {Session} session
 * @param {any} value
 */
export function pickUp(session, value) {
  const composition = /** @type {Composition} */ (session.composed);
  const { decision } = composition;
  if (!decision.bar?.rows.some(({ next }) => next.some((one) => same(one, value)))) return false;
  composedAnew(session, [...composition.steps, { decision, value }]);
  return true;
}

/**
 * Puts the last of a row (and column) back; false if there is none.
 * @param {Session} session
 * @param {number} row
 * @param {number} column
 * @param {number} [n]
 */
export function putBack(session, row, column, n = 1) {
  const composition = /** @type {Composition} */ (session.composed);
  const width = composition.first.bar?.columns.length ? 2 : 1;
  const there = taken(composition).filter((one) => one.row === row && one.column === column);
  const gone = new Set(there.slice(-n).map(({ at }) => at));
  if (!gone.size) return false;
  composedAnew(
    session,
    composition.steps.filter((_, at) => !gone.has(at - (at % width))),
  );
  return true;
}

/**
 * The one that is preferred comes first.
 * @param {Session} session
 * @param {any[]} next
 */
function inTurn({ composed }, next) {
  const preferred = next.find((value) => same(value, composed?.preferred));
  return preferred === undefined ? next : [preferred, ...next.filter((value) => value !== preferred)];
}

/**
 * Which one of a row it shall be: in place of the last that was taken, else the next to be taken.
 * @param {Session} session
 * @param {number} row
 * @param {any} value
 */
export function prefer(session, row, value) {
  const composition = /** @type {Composition} */ (session.composed);
  const last = taken(composition).findLast((one) => one.row === row);
  if (!last) {
    composition.preferred = value;
    return;
  }
  composedAnew(
    session,
    composition.steps.map((step, at) => (at === last.at ? { ...step, value } : step)),
  );
}

/**
 * What is taken, in figures.
 * @param {Composition} composition
 */
export function sums(composition) {
  const all = taken(composition);
  const spent = all.reduce((total, { price }) => total + price, 0);
  const have = composition.first.bar?.have ?? 0;
  return {
    count: all.length,
    spent,
    have,
    left: have - spent,
    worth: all.reduce((total, one) => total + one.worth, 0),
  };
}
