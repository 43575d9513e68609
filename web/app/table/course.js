// @ts-check
// The course of a game, read from its log and its figures: turns, phases, who decided, what deserves a flag, who led.

/** @import { LogLine, Series, View } from "../types.js" */

/** @typedef {{ turn: number | null, phase?: string | null, from: number, text: string }} Stretch */
/** @typedef {{ position: number, text: string }} Mark */

const FLAGS = 8;

/**
 * Where the turns and phases began and who took each decision, read from the log. `by` has the seat of each entry, where it is known.
 * @param {LogLine[]} log
 * @param {number} length
 * @param {number[]} [by]
 */
export function course(log, length, by = []) {
  /** @type {Stretch[]} */
  const turns = [];
  /** @type {Stretch[]} */
  const phases = [];
  /** @type {(number | null)[]} */
  const hairs = by.length === length ? [...by] : new Array(length).fill(null);
  for (const { at, place, seat } of log) {
    if (turns.at(-1)?.turn !== place.turn) turns.push({ turn: place.turn, from: at, text: place.turnText });
    const last = phases.at(-1);
    if (last?.phase !== place.phase || last?.turn !== place.turn) {
      phases.push({ turn: place.turn, phase: place.phase, from: at, text: place.phaseText });
    }
    const taken = at - 1;
    if (seat !== undefined && taken >= 0 && taken < length && hairs[taken] === null) hairs[taken] = seat;
  }
  for (const list of [turns, phases]) if (list.length) list[0].from = 0;
  return { turns, phases, hairs, length };
}

/**
 * The events that the rules marked.
 * @param {LogLine[]} log
 * @returns {Mark[]}
 */
export const markedIn = (log) => log.filter(({ mark }) => mark).map(({ at, text }) => ({ position: at, text }));

/**
 * At most eight events deserve a flag, spread over the game when there are more.
 * @param {Mark[]} marked
 */
export function flags(marked) {
  if (marked.length <= FLAGS) return marked;
  return Array.from({ length: FLAGS }, (_, at) => marked[Math.round((at * (marked.length - 1)) / (FLAGS - 1))]);
}

/**
 * Where somebody else took the lead.
 * @param {View} view
 * @param {Series} series
 */
export function leads(view, series) {
  /** @type {{ position: number, name: string, house: number }[]} */
  const found = [];
  /** @type {number | null} */
  let leader = null;
  for (const [position, ...values] of series.points) {
    const top = Math.max(...values);
    /** @type {number | null} */
    const first = values.filter((value) => value === top).length === 1 ? values.indexOf(top) : leader;
    if (first !== null && first !== leader) {
      found.push({ position, name: view.seats[first].name, house: view.seats[first].house });
      leader = first;
    }
  }
  return found;
}

/**
 * Places on a scale, from the least on, so far apart that something can be written at each, and none beyond the end.
 * @param {number[]} places
 * @param {number} by
 * @param {number} end
 */
export function apart(places, by, end) {
  const spread = [...places];
  for (let at = 1; at < spread.length; at += 1) spread[at] = Math.max(spread[at], spread[at - 1] + by);
  let room = end;
  for (let at = spread.length - 1; at >= 0; at -= 1) {
    spread[at] = Math.min(spread[at], room);
    room = spread[at] - by;
  }
  return spread;
}
