// What is asked of the viewer in Parliament and has no place of its own on the dial or the cards: votes, and what cannot be paid.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { optionsOf, pick } from "./bits.js";

/** A kind of ballot, or of what is lost: each click adds one more. */
function slot(c, one, at) {
  const n = c.view.answer?.[at] ?? 0;
  const { each } = one.params;
  const given = each ? c.w("asked.votes", { n, of: one.cap, votes: n * each }) : c.w("asked.given", { n, of: one.cap });
  return html`<button class="pick deal ${n ? "is-chosen" : "is-option"}" data-do="answer-allot" data-at=${at} data-by=${n < one.cap ? 1 : -n} data-for=${one.target ?? nothing}
    aria-pressed=${n > 0} aria-description=${one.detail || nothing}><b>${one.text}</b><span>${given}</span></button>`;
}

const option = (c, one) => pick(c, one, html`<b>${one.text}</b>${one.closed ? html`<span>${one.closed.text}</span>` : one.detail ? html`<span>${one.detail}</span>` : nothing}`, "deal");

/** Votes against stand at the left, below the losing half of the track, votes for at the right. */
function sides(c) {
  const options = optionsOf(c, "parliament.vote");
  const side = (value) => option(c, options.find((one) => one.value === value));
  const calls = options.filter((one) => String(one.value).startsWith("call_"));
  return html`<div class="deals sides">${side("against")}${side("for")}</div>${calls.length ? html`<div class="deals">${calls.map((one) => option(c, one))}</div>` : nothing}`;
}

const SLOTS = ["parliament.cast_for", "parliament.cast_against", "policy.unpaid"];
const OPTIONS = ["parliament.credit", "parliament.name", "policy.window", "policy.power", "blackmail.ear"];

export function ballots(c) {
  if (c.asks("parliament.vote")) return sides(c);
  if (SLOTS.includes(c.decision?.code)) return html`<div class="deals">${c.decision.slots.map((one, at) => slot(c, one, at))}</div>`;
  const options = optionsOf(c, ...OPTIONS);
  return options.length ? html`<div class="deals">${options.map((one) => option(c, one))}</div>` : nothing;
}
