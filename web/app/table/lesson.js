// @ts-check
// A lesson on the real table: one callout at a time, a scrim with openings around what it is about, one thing to try.
//
// A step asks for one thing (`entry`: as the record keeps it, ["a", seat, answer], ["s", …] in secret, ["x", seat, act], ["d", seat,
// "accept", [offer]]), or only tells something, and may let the learner answer as they like (`free`); `then` is what the others do
// after it. One with `when` waits until the learner is asked one of those questions. Whoever does something else than asked has left
// the lesson's way and plays on freely: the lesson waits where it was left, and goes on from there. Back leads to the step before, and
// the table to where it stood then.
import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { ruleRef } from "./elements.js";
import { habits } from "../keep/habits.js";
import { notice } from "../notices.js";
import { w } from "../words.js";
import { looksBack } from "./lesson_sight.js";
import { playsFreely, stepAt, stepCome, waits } from "./teaching.js";

/** @import { LessonPlace, LessonStep, Session } from "../types.js" */

/** How the lesson takes a move: it is what the step asks for, one of the learner's own, or one made while it waits. @typedef {"taught" | "own" | "free"} Taken */

/** As many parts can lie open under the scrim. */
export const OPENINGS = 6;

/**
 * Begins a lesson at a practice table: bots keep still until somebody plays freely.
 * @param {Session} session
 * @param {Pick<LessonPlace, "game" | "lesson" | "title" | "steps">} taught
 */
export function teach(session, taught) {
  session.ui.lesson = { ...taught, at: 0, marks: [session.now.meta.position], strayed: false };
  session.pauseBots(true);
}

/** The step that is shown. @param {Session} session */
export const lessonStep = (session) => (playsFreely(session) ? null : stepAt(session));

/**
 * @param {any} a
 * @param {any} b
 */
export const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/**
 * What the step asks for, or null: an answer or an act of that value, or a deal to be moved so; its value is `[move, ...arguments]`.
 * @param {Session} session
 * @returns {{ kind: string, value: any, move?: string, offer?: number } | null}
 */
export function lessonWants(session) {
  const entry = lessonStep(session)?.entry;
  if (!entry) return null;
  const [how, , said, given] = entry;
  if (how === "d") return { kind: "deal", value: [said, ...given], move: said, offer: given[0] };
  return { kind: how === "x" ? "act" : "answer", value: said };
}

/**
 * How the lesson takes a move that is about to be made.
 * @param {Session} session
 * @param {string} kind
 * @param {any} value
 * @returns {Taken}
 */
export function lessonTakes(session, kind, value) {
  const step = lessonStep(session);
  const wanted = lessonWants(session);
  if (!step) return "free";
  return (wanted?.kind === kind && same(wanted.value, value)) || (step.free && kind === "answer") ? "taught" : "own";
}

/**
 * After a move that was made: the next step, or the learner's own way.
 * @param {Session} session
 * @param {Taken} how
 */
export function lessonHears(session, how) {
  const { lesson } = session.ui;
  if (!lesson || lesson.strayed) return;
  if (how === "taught") lessonOn(session);
  else if (how === "own") {
    lesson.strayed = true;
    session.compose();
    session.pauseBots(false);
  }
}

/**
 * A lesson has one line of play; says so to whoever wants another.
 * @param {Session} session
 */
export function lessonHolds(session) {
  if (!session.ui.lesson) return false;
  notice({ key: "lesson", text: w("table.lesson.held") });
  return true;
}

/** To the next step, after what the others do, or the end of the lesson: then the others play by themselves. @param {Session} session */
export function lessonOn(session) {
  const { lesson } = session.ui;
  if (!lesson) return;
  const { then } = lesson.steps[lesson.at];
  if (then?.length && session.do({ do: "enter", entries: then }).ok === false) return;
  lesson.at += 1;
  lesson.marks[lesson.at] = session.now.meta.position;
  if (lesson.at >= lesson.steps.length) endLesson(session);
  else session.pauseBots(!waits(session));
}

/** While the lesson waits, the table plays; when its moment comes, it rests. @param {Session} session */
export function lessonListens(session) {
  const { lesson } = session.ui;
  if (!lesson || lesson.strayed) return;
  if (session.now.over) return endLesson(session);
  const come = stepCome(session);
  if (come < 0 || session.bots.paused) return;
  // what the learner did not come to is passed over; Back leads to where it was waited for
  for (let passed = lesson.at + 1; passed <= come; passed += 1) lesson.marks[passed] = lesson.marks[lesson.at];
  lesson.at = come;
  lesson.marks[come] = session.now.meta.position;
  session.pauseBots(true);
}

/**
 * The table stands again where it stood then; what was played since is forgotten.
 * @param {Session} session
 * @param {number} position
 */
function backTo(session, position) {
  if (session.now.meta.position === position) return;
  const known = new Set(session.now.meta.branches.map(({ id }) => id));
  if (session.do({ do: "back", position }).ok === false) return;
  for (const { id } of session.now.meta.branches) if (!known.has(id)) session.do({ do: "drop", branch: id });
}

/** Whether there is anything to go back to. @param {Session} session */
export const lessonCanGoBack = ({ ui: { lesson } }) => Boolean(lesson && (lesson.strayed || lesson.at > 0));

/** From a way of one's own to the lesson's, or to the step before. @param {Session} session */
export function lessonBack(session) {
  const { lesson } = session.ui;
  if (!lesson || !lessonCanGoBack(session)) return;
  session.pauseBots(true);
  if (!lesson.strayed) lesson.at -= 1;
  lesson.strayed = false;
  backTo(session, lesson.marks[lesson.at]);
  session.pauseBots(!waits(session));
}

/** @param {Session} session */
export function endLesson(session) {
  const { lesson } = session.ui;
  if (lesson) looksBack(session, lesson);
  session.ui.lesson = null;
  session.do({ do: "settle", passing: habits() });
  session.pauseBots(false);
}

/**
 * What the step says: of the table as it stands, where it has waited for its moment.
 * @param {Session} session
 * @param {LessonStep} step
 * @returns {{ text: string, why: string, do: string }}
 */
function wordsOf(session, step) {
  const { game, lesson } = /** @type {LessonPlace} */ (session.ui.lesson);
  if (!step.when.length) return step;
  return session.inquire({ do: "taught", viewer: session.viewer, game, lesson, step: step.code });
}

/**
 * @param {number} count
 * @param {number} at
 */
const dots = (count, at) =>
  html`<span class="steps-dots end" aria-hidden="true">${Array.from({ length: count }, (_, one) => html`<i class=${one <= at ? "on" : ""}></i>`)}</span>`;

/** Where the lesson is while the learner plays freely. @param {Session} session */
const waiting = (
  session,
) => html`<section class="callout aside" id="callout" role="dialog" aria-label=${w("table.lesson")} aria-describedby="lesson-text">
    <p class="why" id="lesson-text">${w(session.ui.lesson?.strayed ? "table.lesson.own" : "table.lesson.waits")}</p>
    <footer>
      <button class="btn" data-do="lesson-back">${w(session.ui.lesson?.strayed ? "table.lesson.return" : "table.lesson.back")}</button>
      <button class="btn quiet end" data-do="lesson-leave">${w("table.lesson.leave")}</button>
    </footer>
  </section>`;

/** The button that does as the step says. @param {LessonStep} step @param {string} text @param {boolean} last */
function doing(step, text, last) {
  if (step.entry) return html`<button class="btn seal" data-do="lesson-try">${text}</button>`;
  return html`<button class="btn seal" data-do="lesson-next">${text || w(last ? "table.lesson.done" : "table.lesson.next")}</button>`;
}

/** @param {Session} session */
export function lesson(session) {
  if (playsFreely(session)) return waiting(session);
  const step = lessonStep(session);
  if (!step) return nothing;
  const { title, steps, at } = /** @type {LessonPlace} */ (session.ui.lesson);
  const words = wordsOf(session, step);
  const place = { n: at + 1, of: steps.length };
  return html`<svg class="lesson-scrim" id="lesson-scrim" aria-hidden="true">
      <defs><mask id="lesson-open"><rect width="100%" height="100%" fill="white"></rect>${Array.from({ length: OPENINGS }, () => svg`<rect class="opening" fill="black" rx="4"></rect>`)}</mask></defs>
      <rect class="dim" width="100%" height="100%" mask="url(#lesson-open)"></rect><path class="lead"></path><circle class="leadend" r="6"></circle>
    </svg>
    <section class="callout" id="callout" role="dialog" aria-label=${w("table.lesson")} aria-describedby="lesson-text">
      <div class="row"><span class="caps wide-only">${w("table.lesson.step", { title, ...place })}</span><span class="caps phone-only">${w("table.lesson.step.short", place)}</span>${dots(steps.length, at)}</div>
      <p class="ask" id="lesson-text">${words.text}</p>
      ${words.why ? html`<p class="why">${words.why}${step.rules.length ? html` ${ruleRef(step.rules[0], session.ui.ledger)}` : nothing}</p>` : nothing}
      <footer>
        ${doing(step, words.do, at === steps.length - 1)}
        ${at > 0 ? html`<button class="btn quiet" data-do="lesson-back">${w("table.lesson.back")}</button>` : nothing}
        <button class="btn quiet end" data-do="lesson-leave">${w("table.lesson.leave")}</button>
      </footer>
    </section>`;
}
