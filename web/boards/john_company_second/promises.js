// @ts-check
// Promise cards: those a family holds of others, its own that it may still give, and its own in other hands.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { actsOn } from "../kit/answers.js";
import { icon } from "../kit/icons.js";
import { rules } from "../kit/panels.js";

/** @import { Context } from "./context.js" */
/** @import { Promise } from "./view" */
/** @typedef {Promise & {holder: number}} Held */

/** Every promise card in the game with its holder. @param {Context} c @returns {Held[]} */
export const promiseCards = (c) =>
  c.board.families.flatMap(({ seat, promises: held }) => held.map((one) => ({ ...one, holder: seat })));

/** With this family it may be called in, lies with another, or is free to give: in this order. */
const ORDER = ["held", "given", "own"];

/** @param {Held} one @param {number} seat */
const stateOf = (one, seat) => (one.guarantor !== seat ? "held" : one.holder !== seat ? "given" : "own");

/** Whose it is, or where. @param {Context} c @param {Held} one @param {string} state */
function whereabouts(c, one, state) {
  if (state === "own") return c.w("promises.free");
  const [seat, key] = state === "held" ? [one.guarantor, "promises.of"] : [one.holder, "promises.with"];
  return html`${c.arms(seat)}${c.w(key, { who: c.name(seat) })}`;
}

/** @param {Context} c @param {Held} one @param {string} state */
const promise = (c, one, state) =>
  html`<div class="promise ${state}" data-target=${one.id} title=${c.does(one.promise)}>
      ${icon("promise")}<b>${c.title(one.promise)}</b><span class="of">${whereabouts(c, one, state)}</span>
      ${one.holder === c.viewer ? actsOn(c, one.id, "pay") : nothing}</div>`;

/**
 * The promises that concern a family: what it may call in, what it has given away, what it can still give. Beside the Crown there
 * may be none at all.
 * @param {Context} c @param {{seat: number}} family
 */
export function promises(c, { seat }) {
  const all = promiseCards(c);
  if (!all.length && c.board.crown) return nothing;
  const cards = all.filter((one) => one.holder === seat || one.guarantor === seat);
  return html`<section class="section" aria-label=${c.w("promises")}><header><h3>${c.w("promises")}</h3>${rules(c, "jc2.promise.call")}</header>
    <div class="promises">${ORDER.flatMap((state) =>
      cards.filter((one) => stateOf(one, seat) === state).map((one) => promise(c, one, state)),
    )}</div></section>`;
}
