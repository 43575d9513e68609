// @ts-check
// When a recap is due, and of which part of the game, told from the log.

/** @import { EndedAt, LogLine } from "../types.js" */

/** @typedef {Pick<EndedAt, "from" | "to" | "text">} Ended */
/** @typedef {{ turn?: number | null, phase?: string | null }} Where */

/**
 * Of the last line the phase or turn, if the game is in another by now: what comes next has not been told yet, so no line says that
 * it ended.
 * @param {LogLine[]} log
 * @param {Where} place
 * @param {number} position
 * @param {("turn" | "phase")[]} names what must be the same for it to go on
 * @param {"turnText" | "phaseText"} text
 * @returns {Ended[]}
 */
function justEnded(log, place, position, names, text) {
  const last = log.at(-1);
  /** @param {Where} one */
  const same = (one) => names.every((name) => one[name] === last?.place[name]);
  if (!last?.place.turn || !place.phase || same(place)) return [];
  const first = log.findLastIndex((line) => !same(line.place)) + 1;
  return [{ from: Math.max(0, log[first].at - 1), to: position, text: last.place[text] ?? "" }];
}

/**
 * What is told once.
 * @param {Ended} one
 */
export const keyOf = ({ from, text }) => `${from} ${text}`;

/**
 * Of the phases that ended since a position there is a recap, from where the first of them began: in the answer at that position a
 * phase may have ended as well. One in which nothing happened is none, nor one that was `told` before.
 * `several` if more than one ended; `turn` is the last turn that did.
 * @param {LogLine[]} log
 * @param {number} since
 * @param {{ place: Where, position: number, told?: string }} now
 * @returns {{ from: number, to: number, text: string, several: boolean, told: string, turn: Ended | undefined } | null}
 */
export function dueRecap(log, since, { place, position, told = "" }) {
  const said = log.filter((line) => line.at >= since).flatMap((line) => line.ended ?? []);
  const phases = said.filter(({ kind }) => kind === "phase");
  const turns = [
    ...said.filter(({ kind }) => kind === "turn"),
    ...justEnded(log, place, position, ["turn"], "turnText"),
  ];
  const ended = [...phases, ...justEnded(log, place, position, ["turn", "phase"], "phaseText")].filter(
    (one) => one.to > one.from && keyOf(one) !== told,
  );
  const last = ended.at(-1);
  if (!last) return null;
  const from = Math.min(...ended.map((one) => one.from));
  return { from, to: last.to, text: last.text, several: ended.length > 1, told: keyOf(last), turn: turns.at(-1) };
}
