// @ts-check
// What is asked of the viewer in Parliament and has no place of its own on the dial or the cards: votes, and what cannot be paid.
import { html } from "../../vendor/lit-html/lit-html.js";
import { answers, optionsOf, slot } from "../kit/answers.js";
import { EAR, IN_WORDS, SLOTS } from "./questions.js";

/** @import { Slot } from "../../contract" */
/** @import { Context } from "./context.js" */

/** What has been put into a slot, in words. @param {Context} c @param {Slot} one @param {number} n */
function given(c, one, n) {
  const { each } = one.params;
  return each ? c.w("asked.votes", { n, of: one.cap, votes: n * each }) : c.w("asked.given", { n, of: one.cap });
}

/** Votes against stand at the left, below the losing half of the track, votes for at the right; promises called in below. @param {Context} c */
function sides(c) {
  const options = optionsOf(c, "parliament.vote");
  const of = (/** @type {string} */ side) => options.filter((one) => one.value === side);
  const calls = options.filter((one) => one.on === "promise");
  return html`${answers(c, [...of("against"), ...of("for")], "sides")}${answers(c, calls)}`;
}

/** @param {Context} c */
export function ballots(c) {
  if (c.asks("parliament.vote")) return sides(c);
  if (c.decision?.kind === "allocate" && c.asks(...SLOTS))
    return html`<div class="deals">${c.decision.slots.map((one, at) => slot(c, one, at, (n) => given(c, one, n)))}</div>`;
  return answers(c, optionsOf(c, ...IN_WORDS, EAR));
}
