// @ts-check
// The form in which a puzzle is made, in the order in which one thinks of it, and what comes of it beside.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { copyRow } from "../copy.js";
import { icon } from "../icons.js";
import { draftFor } from "../table/answer.js";
import { answerText } from "../table/bar/confirm.js";
import { w } from "../words.js";
import { LIMITS } from "./form.js";
import { choicesOf } from "./making.js";
import { preview } from "./preview.js";

/** @import { Drawn } from "../types.js" */
/** @import { Making } from "./making.js" */

const THOUSAND = 1000;

/**
 * @param {number} n
 * @param {string} title
 * @param {Drawn} body
 * @param {Drawn} [help]
 */
const step = (n, title, body, help = nothing) => html`<section class="step" aria-labelledby="puzzle-step-${n}">
  <h3 id="puzzle-step-${n}"><i aria-hidden="true">${n}</i>${title} <small>${help}</small></h3>${body}</section>`;

/** @param {Making} making */
function ticks({ decision, ticked }) {
  return html`<p class="small muted">${w("puzzle.make.right-pick")}</p>
    <div class="ticks">${choicesOf(decision).map(
      ({ answer, text }, at) => html`<label class="chk"><input type="checkbox" data-do="puzzle-tick" data-at=${at}
        .checked=${ticked.has(JSON.stringify(answer))}><span>${text}</span></label>`,
    )}</div>`;
}

/** @param {Making} making */
function numbers({ decision: { lo, hi, step: by }, from, to }) {
  const field = (
    /** @type {string} */ name,
    /** @type {number} */ value,
  ) => html`<label class="field">${w(`puzzle.make.${name}`)}
    <input class="inp" type="number" data-do="puzzle-${name}" min=${lo} max=${hi} step=${by || 1} .value=${String(value)}></label>`;
  return html`<p class="small muted">${w("puzzle.make.right-amount")}</p><div class="row">${field("from", from)}${field("to", to)}</div>`;
}

/** @param {Making} making */
function chosen({ decision, standing }) {
  if (standing === undefined) return html`<p>${w("puzzle.make.right-none")}</p>`;
  const answer = answerText(decision, draftFor(decision, standing));
  return html`<p>${icon("check")} ${w("puzzle.make.right-now", { answer })}</p>`;
}

/** @param {Making} making */
function right(making) {
  if (making.decision.kind === "pick") return ticks(making);
  return making.decision.kind === "amount" ? numbers(making) : chosen(making);
}

/**
 * @param {Making} making
 * @param {"right" | "wrong"} of
 */
const said = ({ say }, of) => html`<label class="field">${w(`puzzle.make.if-${of}`)}
  <input class="inp" data-do="puzzle-say" data-of=${of} maxlength=${LIMITS.said} .value=${say[of]}></label>`;

/** @param {Making} making */
const words = (making) => html`
  ${said(making, "right")}
  ${choicesOf(making.decision)
    .filter(({ answer }) => !making.ticked.has(JSON.stringify(answer)))
    .slice(0, LIMITS.each)
    .map(({ answer, text }) => {
      const key = JSON.stringify(answer);
      return html`<label class="field">${w("puzzle.make.if", { answer: text })}<input class="inp" data-do="puzzle-each"
        data-answer=${key} maxlength=${LIMITS.said} .value=${making.each.get(key) ?? ""}></label>`;
    })}
  ${said(making, "wrong")}`;

/**
 * @param {"show" | "onward"} name
 * @param {boolean} on
 */
const rule = (
  name,
  on,
) => html`<label class="chk"><input type="checkbox" data-do="puzzle-rule" data-of=${name} .checked=${on}>
  <span>${w(`puzzle.make.${name}`)}</span></label>`;

/** What comes of it: the link, what to paste, and how much it weighs. @param {Making} making */
const outcome = ({ made, lack }) => html`<aside class="made" aria-live="polite">
  ${
    made
      ? html`${copyRow(w("puzzle.make.link"), made.link, "puzzle-link")}
        ${copyRow(w("puzzle.make.snippet"), made.snippet, "puzzle-snippet")}
        <p class="small">${w("puzzle.make.size", { kb: Math.round(made.bytes / (THOUSAND / 10)) / 10 })}</p>`
      : html`<p class="muted">${lack ? w(`puzzle.make.lacks-${lack}`) : ""}</p>`
  }
</aside>`;

/** @param {Making} making */
export function makerView(making) {
  const { name, decision, goal, made } = making;
  const off = made ? nothing : "true";
  return html`<div class="puzzle-maker">
    <div class="steps">
      ${step(1, w("puzzle.make.position"), html`<p>${w("puzzle.make.here", { name, question: decision.text })}</p><p class="small muted">${w("puzzle.make.hidden", { name })}</p>`)}
      ${step(
        2,
        w("puzzle.make.goal"),
        html`<input class="inp" id="puzzle-goal" aria-labelledby="puzzle-step-2" data-do="puzzle-goal" maxlength=${LIMITS.goal} .value=${goal}>`,
        w("puzzle.make.goal-help", { n: goal.length, most: LIMITS.goal }),
      )}
      ${step(3, w("puzzle.make.right"), right(making))}
      ${step(4, w("puzzle.make.say"), words(making))}
      ${step(5, w("puzzle.make.rules"), html`${rule("show", making.show)}${rule("onward", making.onward)}<p class="small muted">${w("puzzle.make.no-hints")}</p>`)}
    </div>
    <div class="beside">${preview(making)}${outcome(making)}</div>
  </div>
  <footer>
    <button class="btn end" data-do="puzzle-file" aria-disabled=${off}>${icon("send")}${w("puzzle.make.file")}</button>
    <button class="btn seal" data-do="puzzle-try" aria-disabled=${off}>${icon("play")}${w("puzzle.make.try")}</button>
  </footer>`;
}
