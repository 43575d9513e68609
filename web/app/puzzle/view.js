// @ts-check
// How a puzzle looks while it is solved: its head, the question with the teacher's goal, and what came of the answer.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { afterLayout } from "../../boards/kit/layout.js";
import { tellHost } from "../hostapi.js";
import { afterNextPaint } from "../paint.js";
import { draftFor, draftOf, lacking } from "../table/answer.js";
import { answersTo, wayOutOf } from "../table/bar/asked.js";
import { answerText } from "../table/bar/confirm.js";
import { frame } from "../table/bar/frame.js";
import { icon, ruleRef, seatOf, tool } from "../table/elements.js";
import { w } from "../words.js";

/** @import { Decision, Seat, Session } from "../types.js" */
/** @import { Puzzle } from "./solving.js" */

/** The board of a puzzle is nearly half as high as it is wide, and never lower than this, nor higher. */
const BOARD = { share: 0.45, least: 284, most: 560 };

/** @param {Session} session */
export const head = ({ view: { meta }, ui }) => html`<header class="masthead">
  <button class="wordmark" data-do="lobby" title=${w("table.tool.full")}>${w("table.wordmark")}</button>
  <p class="title">${w("puzzle.of", { game: meta.title })}</p>
  <div class="tools" role="toolbar" aria-label=${w("table.tools")}>
    ${tool("puzzle-reset", "undo", w("puzzle.reset"))}
    ${tool("rules-open", "rules", w("table.tool.rules"), { on: ui.rules ? true : null })}
    ${tool("full", "full", w("table.tool.full"))}
  </div>
</header>`;

/** @param {Puzzle} puzzle */
export const foot = ({ tries, outcome }) => html`<div class="foot">
  <span class="small muted">${outcome ? "" : w("puzzle.choose")}</span><span class="gap"></span>
  ${tries ? html`<span class="small muted">${w("puzzle.tries", { n: tries })}</span>` : nothing}
</div>`;

/** The height that shows all of it, as last told to the page around. */
let told = 0;

/** Whatever is drawn may need another height. */
function tellHeight() {
  const bar = /** @type {HTMLElement | null} */ (document.querySelector(".table.puzzle > .decision"));
  const top = /** @type {HTMLElement | null} */ (document.querySelector(".table.puzzle > .masthead"));
  if (!bar || !top) return;
  const board = Math.min(Math.max(innerWidth * BOARD.share, BOARD.least), BOARD.most);
  const height = Math.ceil(top.offsetHeight + board + bar.offsetHeight);
  if (height === told) return;
  told = height;
  tellHost("height", { height });
}

/**
 * @param {Session} session
 * @param {Decision} decision
 * @param {string} goal
 */
function asked(session, decision, goal) {
  const draft = draftOf(session);
  const lack = Boolean(lacking(decision, draft));
  const { name, house } = /** @type {Seat} */ (seatOf(session.view, decision.seat));
  return frame(session, {
    kind: decision.kind,
    code: decision.code,
    seat: decision.seat,
    house,
    caps: decision.capacity ? w("table.bar.capacity", { name, capacity: decision.capacity }) : name,
    ask: goal,
    help: decision.text,
    ref: ruleRef(decision.rule, session.ui.ledger),
    answers: answersTo(session, decision, draft),
    act: html`<button class="btn confirm ${lack ? "lack" : "seal"}" id="confirm" data-do="answer-confirm"
      aria-disabled=${lack ? "true" : nothing}>${w("puzzle.answer")}</button>${wayOutOf(session, decision)}`,
  });
}

const FIRST_TRIES = 3;

/** @param {Puzzle} puzzle */
function verdict({ tries, outcome }) {
  if (outcome?.kind !== "right") return w(`puzzle.${outcome?.kind}`);
  return tries <= FIRST_TRIES ? w(`puzzle.right.${tries}`) : w("puzzle.right.more", { n: tries });
}

/**
 * @param {Session} session
 * @param {Decision} decision
 * @param {Puzzle} puzzle
 */
function answered(session, decision, puzzle) {
  const { content, outcome } = puzzle;
  if (!outcome) return nothing;
  const { kind, answer, said } = outcome;
  const wrong = kind === "wrong";
  return frame(session, {
    cls: `solved ${kind}`,
    house: seatOf(session.view, decision.seat)?.house,
    caps: seatOf(session.view, decision.seat)?.name ?? "",
    ask: verdict(puzzle),
    help: content.goal,
    answers: html`<div class="verdict">${icon(wrong ? "close" : "check")}
      <p><b>${answerText(decision, draftFor(decision, answer))}</b></p>
      ${said ? html`<blockquote>${said}<footer>${w("puzzle.teacher")}</footer></blockquote>` : nothing}</div>`,
    act: html`${wrong ? html`<button class="btn seal" data-do="puzzle-again">${w("puzzle.again")}</button>` : html`<button class="btn" data-do="puzzle-reset">${w("puzzle.reset")}</button>`}
      ${wrong && content.show ? html`<button class="btn" data-do="puzzle-show">${w("puzzle.show")}</button>` : nothing}
      ${!wrong && content.onward ? html`<button class="btn" data-do="puzzle-onward">${icon("full")}${w("puzzle.onward")}</button>` : nothing}`,
  });
}

/**
 * @param {Session} session
 * @param {Puzzle} puzzle
 */
export function puzzleBar(session, puzzle) {
  afterNextPaint(() => afterLayout(tellHeight));
  const { decision } = session.now;
  if (!decision) return nothing;
  return puzzle.outcome ? answered(session, decision, puzzle) : asked(session, decision, puzzle.content.goal);
}
