// @ts-check
// Which of the answers stand in the bar, and which in the whole list behind its last place. Nothing here touches the page.
import { isChosen } from "../answer.js";

/** @import { Decision, Draft, Option } from "../../types.js" */

/** An option and its index in the decision. @typedef {[Option, number]} Placed */
/** @typedef {{ text: string, placed: Placed[] }} Group */

/** More answers than this are searched in the whole list. */
export const MANY = 24;
/** In one row while there are no more, and no second lines. */
const ROW = 4;
const ROW_OF_LINES = 5;

const OPENING = "123456789QWERTYUIOP";

/** @param {Option} option */
const secondLine = (option) => option.closed ?? option.detail ?? option.odds;

/**
 * The answers as they stand in a row: what can be chosen comes before what cannot, and what belongs together stands together.
 * One quiet option stands beside the confirm button, as long as there is something else to do.
 * @param {Decision} decision
 * @returns {Placed[]}
 */
export function placedOptions(decision) {
  const out = wayOut(decision);
  const all = decision.options
    .map((option, index) => /** @type {Placed} */ ([option, index]))
    .filter(([, index]) => index !== out?.[1]);
  const open = all.filter(([option]) => !option.closed);
  return [...grouped(open).flatMap(({ placed }) => placed), ...all.filter(([option]) => option.closed)];
}

/**
 * The option that stands as a plain button of its own; what alone is left to do is confirmed like any other.
 * @param {Decision} decision
 * @returns {Placed | null}
 */
export function wayOut(decision) {
  if (decision.kind === "amount") return decision.out ? [decision.out, 0] : null;
  if (decision.kind !== "pick") return null;
  const open = decision.options.flatMap((option, index) =>
    option.closed ? [] : [/** @type {Placed} */ ([option, index])],
  );
  return (open.length > 1 && open.findLast(([option]) => option.quiet)) || null;
}

/**
 * The answers by the part of the board they stand for, in the order in which these come first.
 * @param {Placed[]} placed
 * @returns {Group[]}
 */
export function grouped(placed) {
  /** @type {Map<string, Group>} */
  const groups = new Map();
  for (const one of placed) {
    const text = one[0].group ?? "";
    const group = groups.get(text) ?? { text, placed: [] };
    group.placed.push(one);
    groups.set(text, group);
  }
  return [...groups.values()];
}

/**
 * As many as there are places, the last of which counts the rest. Whatever is chosen shows.
 * @param {Decision} decision
 * @param {Draft} draft
 * @param {number} places
 */
export function inSight(decision, draft, places) {
  const all = placedOptions(decision);
  if (all.length <= places) return { shown: all, rest: [] };
  const shown = all.slice(0, places - 1);
  const chosen = all.slice(places - 1).find(([option]) => isChosen(decision, draft, option));
  if (chosen) shown[shown.length - 1] = chosen;
  return { shown, rest: all.filter((one) => !shown.includes(one)) };
}

/**
 * The columns of the bar on a desk: one row of high answers, or two of low ones.
 * @param {Placed[]} shown
 * @param {number} rest
 */
export function columns(shown, rest) {
  const places = shown.length + (rest ? 1 : 0);
  const lines = !rest && !shown.some(([option]) => secondLine(option));
  if (places <= ROW || (places === ROW_OF_LINES && lines)) return { rows: 1, n: places };
  return { rows: 2, n: Math.ceil(places / 2) };
}

/**
 * The key of each answer that can be chosen, by its index: digits first, then the letters below them.
 * @param {Decision} decision
 * @returns {Map<number, string>}
 */
export const keysOf = (decision) =>
  new Map(
    placedOptions(decision)
      .filter(([option]) => !option.closed)
      .flatMap(([, index], at) => (at < OPENING.length ? [[index, OPENING[at]]] : [])),
  );

/**
 * The answer that this key chooses.
 * @param {Decision} decision
 * @param {string} key
 */
export function byKey(decision, key) {
  const open = placedOptions(decision).filter(([option]) => !option.closed);
  const at = OPENING.indexOf(key.toUpperCase());
  return at < 0 ? undefined : open[at]?.[0];
}

/**
 * The answers whose words hold what is sought.
 * @param {Placed[]} placed
 * @param {string} sought
 */
export function narrowed(placed, sought) {
  const wanted = sought.toLocaleLowerCase();
  /** @param {Placed} placed1 */
  const words = ([option]) => `${option.text} ${option.detail ?? ""} ${option.group ?? ""}`.toLocaleLowerCase();
  return wanted ? placed.filter((one) => words(one).includes(wanted)) : placed;
}
