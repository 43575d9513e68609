// What is asked of the viewer in Parliament and has no place of its own on the dial or the cards: votes, and what cannot be paid.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { answers, optionsOf } from "./bits.js";

/** A kind of ballot, or of what is lost: each click adds one more. */
function slot(c, one, at) {
  const n = c.view.answer?.[at] ?? 0;
  const { each } = one.params;
  const given = each ? c.w("asked.votes", { n, of: one.cap, votes: n * each }) : c.w("asked.given", { n, of: one.cap });
  return html`<button class="pick deal ${n ? "is-chosen" : "is-option"}" data-do="answer-allot" data-at=${at} data-by=${n < one.cap ? 1 : -n} data-for=${one.target ?? nothing}
    aria-pressed=${n > 0} aria-description=${one.detail || nothing}><b>${one.text}</b><span>${given}</span></button>`;
}

/** Votes against stand at the left, below the losing half of the track, votes for at the right; promises called in below. */
function sides(c) {
  const options = optionsOf(c, "parliament.vote");
  const calls = options.filter((one) => one.value.startsWith("call_"));
  return html`${answers(
    c,
    ["against", "for"].map((side) => options.find((one) => one.value === side)),
    "sides",
  )}${answers(c, calls)}`;
}

const IN_WORDS = [
  "parliament.credit",
  "parliament.coalition",
  "parliament.more",
  "parliament.name",
  "parliament.collectors",
  "parliament.window",
  "policy.window",
  "policy.power",
  "blackmail.ear",
];
const SLOTS = ["parliament.cast_for", "parliament.cast_against", "policy.unpaid"];

export function ballots(c) {
  if (c.asks("parliament.vote")) return sides(c);
  if (SLOTS.includes(c.decision?.code))
    return html`<div class="deals">${c.decision.slots.map((one, at) => slot(c, one, at))}</div>`;
  return answers(c, optionsOf(c, ...IN_WORDS));
}
