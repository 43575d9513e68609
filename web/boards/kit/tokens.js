// @ts-check
// Pieces of the players, and cubes of goods, as they lie on the board.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { named } from "./figures.js";
import { icon } from "./icons.js";
import { times } from "./lists.js";

/** @import { Context } from "./context.js" */

/**
 * Arms with the owner's name for those who cannot see them. `piece` names it, so that it can be seen moving; with a `target` it
 * can be chosen.
 * @param {Context} c @param {any} owner
 * @param {{piece?: unknown, target?: unknown, cls?: string, title?: string | null}} [look]
 */
export function token(c, owner, { piece = nothing, target = nothing, cls = "", title = null } = {}) {
  const text = title ?? c.name(owner);
  return html`<span class="token ${cls}" data-target=${target} data-piece=${piece} title=${text}>${c.arms(owner)}<span class="sr">${text}</span></span>`;
}

/** Faint arms with a seal edge: where a piece would come to stand. @param {Context} c @param {any} owner @param {string} [text] */
export const ghost = (c, owner, text = c.w("ghost")) =>
  html`<span class="token ghost" title=${text}>${c.arms(owner)}<span class="sr">${text}</span></span>`;

/** Arms and name, as one thing. @param {Context} c @param {any} owner */
export const who = (c, owner) => html`<span class="who1">${c.arms(owner)}${c.name(owner)}</span>`;

/** Arms in a row, one a piece; each family is named once with its number. @param {Context} c @param {[number, number][]} list */
export const pieces = (c, list) =>
  list.map(([seat, n]) =>
    named(
      c.w("pieces", { who: c.name(seat), n }),
      times(n, () => c.arms(seat)),
      "pieces",
    ),
  );

/** An icon as often as there are of the thing; `text` says what and how many. @param {string} name @param {number} n @param {string} text @param {string} [cls] */
export const tally = (name, n, text, cls = "") =>
  named(
    text,
    times(n, () => icon(name)),
    cls,
  );

// ── cubes ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * A cube from 22 px on: texture by colour, picture inside.
 * @param {string} good @param {unknown} picture @param {string} [state] "next" would come here, "gone" would leave, "sm" is small
 */
export const cube = (good, picture, state = "") => html`<span class="cube ${good} ${state}">${picture}</span>`;

/** A place where a cube could lie. */
const freePlace = html`<span class="cube hold"></span>`;

/**
 * Places for goods: what lies there and of it what would leave, what would come, what is free. `draw` makes a cube of a good in
 * its state, `text` says all of it in words, `name` tells the holds of a board apart.
 * @param {{goods: string[], leaving?: Map<string, number>, coming?: string[], room: number, text: string,
 *   draw: (good: string, state: string) => unknown, name?: unknown, end?: unknown}} what
 */
export function hold({ goods, leaving = new Map(), coming = [], room, text, draw, name = nothing, end = nothing }) {
  const left = new Map(leaving);
  const lying = goods.map((good) => {
    const n = left.get(good) ?? 0;
    left.set(good, n - 1);
    return draw(good, n > 0 ? "gone" : "");
  });
  const free = room - goods.length - coming.length;
  return html`<span class="holds" role="img" aria-label=${text} data-hold=${name}>${lying}${coming.map((good) => draw(good, "next"))}${times(free, () => freePlace)}${end}</span>`;
}
