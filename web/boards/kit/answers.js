// @ts-check
// Answers that are given on the board: parts that stand for an option, and what may be done beside the question.
// Whatever has a `data-target` needs none of this: the table marks it and takes the click (see ../README.md).
import { html, nothing } from "../../vendor/lit-html/lit-html.js";

/** @import { Option, Slot } from "../../contract" */
/** @import { Context } from "./context.js" */

/** The options of the question, if it is one of these. @param {Context} c @param {...string} codes @returns {Option[]} */
export const optionsOf = (c, ...codes) => (c.asks(...codes) ? c.offered : []);

/** Whether the option is part of the answer being composed. @param {Context} c @param {Option} option */
export function isChosen(c, option) {
  const { answer } = c.view;
  const key = JSON.stringify(option.value);
  return Array.isArray(answer) ? answer.some((one) => one === key) : answer === key;
}

/**
 * A part that stands for one option among several with the same target: a candidate, or what to do with a card. What cannot be
 * chosen says why.
 * @param {Context} c @param {Option} option @param {unknown} body @param {string} [cls]
 */
export function pick(c, option, body, cls = "") {
  if (option.closed)
    return html`<span class="pick shut ${cls}" title=${option.closed.text}>${body}<span class="sr">${option.closed.text}</span></span>`;
  const chosen = isChosen(c, option);
  return html`<button class="pick ${cls} ${chosen ? "is-chosen" : "is-option"}" data-do="answer-choose" data-index=${c.offered.indexOf(option)}
    data-for=${option.target ?? nothing} aria-pressed=${chosen} aria-description=${option.detail || nothing}>${body}</button>`;
}

/** An option in words, for what has no place of its own on the board. @param {Context} c @param {Option} one */
const inWords = (c, one) =>
  pick(
    c,
    one,
    html`<b>${one.text}</b>${one.closed ? html`<span>${one.closed.text}</span>` : one.detail ? html`<span>${one.detail}</span>` : nothing}`,
    "deal",
  );

/** These options of the question in a row; nothing if there are none. @param {Context} c @param {Option[]} options @param {string} [cls] */
export const answers = (c, options, cls = "") =>
  options.length ? html`<div class="deals ${cls}">${options.map((one) => inWords(c, one))}</div>` : nothing;

/** How many are put into each slot so far, in their order. @param {Context} c @returns {number[]} */
export const allotted = (c) => {
  const { answer } = c.view;
  return c.decision?.kind === "allocate" && Array.isArray(answer) ? answer.map(Number) : [];
};

/**
 * A slot in words: each click puts one more into it, and takes all out again when it is full.
 * @param {Context} c @param {Slot} one @param {number} at @param {(n: number) => string} text
 */
export function slot(c, one, at, text) {
  const n = allotted(c)[at] ?? 0;
  return html`<button class="pick deal ${n ? "is-chosen" : "is-option"}" data-do="answer-allot" data-at=${at} data-by=${n < one.cap ? 1 : -n} data-for=${one.target ?? nothing}
    aria-pressed=${n > 0} aria-description=${one.detail || nothing}><b>${one.text}</b><span>${text(n)}</span></button>`;
}

/**
 * Buttons for what may be done beside the question with something on the board: the open acts that are this deed.
 * @param {Context} c @param {string} target @param {string} deed as the act's params name it
 */
export const actsOn = (c, target, deed) =>
  (c.view.acts ?? []).map((act, index) =>
    act.target === target && act.params.deed === deed && !act.closed
      ? html`<button class="act" data-do="act" data-index=${index} aria-description=${act.detail || nothing}>${act.text}</button>`
      : nothing,
  );
