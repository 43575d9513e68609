// @ts-check
// A lesson on the real table: one callout at a time, a scrim with openings around what it is about, one thing to try.
//
// A step asks for one thing (`entry`: as the record keeps it, ["a", seat, answer], ["s", …] in secret, ["x", seat, act], ["d", seat,
// "accept", [offer]]), or only tells something, and may let the learner answer as they like (`free`); `then` is what the others do
// after it. One with `when` waits until the learner is asked one of those questions. Whoever does something else than asked has left
// the lesson's way and plays on freely: the lesson waits where it was left, and goes on from there. Back leads to the step before, and
// the table to where it stood then.
import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { draftFor } from "./answer.js";
import { ruleRef } from "./elements.js";
import { habits } from "../keep/habits.js";
import { onPhone } from "../../boards/kit/layout.js";
import { MAIN, MORE } from "../../boards/kit/stages.js";
import { notice } from "../notices.js";
import { w } from "../words.js";
import { playsFreely, stepAt, stepCome, waits } from "./teaching.js";

/** @import { LessonPlace, LessonStep, Session } from "../types.js" */

/** How the lesson takes a move: it is what the step asks for, one of the learner's own, or one made while it waits. @typedef {"taught" | "own" | "free"} Taken */

/** As many parts can lie open under the scrim. */
const OPENINGS = 6;

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
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

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

const MARGIN = 8;
// Between the callout and what it points at; a narrow window has no line between them, and no room to lose.
const APART = { wide: 48, narrow: 12 };

/**
 * The parts of the board and of the bar that the step is about.
 * @param {LessonStep} step
 */
const pointedAt = (step) =>
  (step.target ? [step.target] : []).flatMap((target) => {
    const name = CSS.escape(target);
    return [...document.querySelectorAll(`[data-target="${name}"], .decision [data-for="${name}"], #${name}`)];
  });

/** Of a phone's two views of the stage, the one that an element stands in. @param {Element} element */
const viewOf = (element) => (element.closest(".panels > .more") ? MORE : MAIN);

/**
 * What a step points at is brought into sight, once for a phone and once for a desk: by its view of the stage, and by scrolling to it.
 * @param {Session} session
 * @param {LessonStep} step
 */
function bringIntoSight(session, step) {
  const { ui } = session;
  const lesson = /** @type {LessonPlace} */ (ui.lesson);
  const [element] = pointedAt(step);
  const place = `${lesson.at}${onPhone() ? MORE : MAIN}`;
  if (!element || lesson.sought === place) return;
  lesson.sought = place;
  if (!element.getClientRects().length && onPhone() && element.closest("#stage")) {
    Object.assign(ui, { stageView: viewOf(element), tab: "stage" });
    session.repaint();
    return;
  }
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/**
 * What has to be used in the bar to do as the step says: the option or the control, and the button that confirms it.
 * @param {Session} session
 */
function controls(session) {
  const wanted = lessonWants(session);
  const { decision, acts } = session.view;
  if (!wanted) return lessonStep(session)?.free ? [document.querySelector(".decision")] : [];
  if (wanted.kind === "act") {
    const index = acts?.findIndex(({ value }) => same(value, wanted.value)) ?? -1;
    const found = [...document.querySelectorAll(`.act[data-index="${index}"]`)];
    // the menu that holds it is opened first
    return found.length ? found : [document.querySelector(".foot [data-name=acts]")];
  }
  if (wanted.kind === "deal") {
    const { move, offer } = wanted;
    return [...document.querySelectorAll(`[data-do=deal-move][data-move="${move}"][data-offer="${offer}"]`)];
  }
  const confirm = document.getElementById("confirm");
  if (!decision || !confirm) return [];
  if (decision.out && same(decision.out.value, wanted.value)) return [document.querySelector("[data-do=answer-out]")];
  if (!decision.options) return [document.querySelector(".decision .composing"), confirm];
  const values = [draftFor(decision, wanted.value).value].flat();
  const indexes = decision.options.flatMap(({ value }, index) =>
    values.includes(JSON.stringify(value)) ? [index] : [],
  );
  // a way out stands as a button of its own and needs no confirming
  const out = indexes.length === 1 && document.querySelector(`[data-do=answer-out][data-index="${indexes[0]}"]`);
  if (out) return [out];
  return [
    ...indexes.flatMap((index) => {
      const found = [...document.querySelectorAll(`.decision .opt[data-index="${index}"]`)];
      // what has no place in the bar stands in the whole list
      return found.length ? found : [document.querySelector(".decision .more")];
    }),
    confirm,
  ];
}

/**
 * The boxes to lay open. The first is the one that the callout points at: a part of the board, if there is one.
 * @param {Session} session
 * @param {LessonStep} step
 */
function subjects(session, step) {
  const meant = new Set([...controls(session), ...pointedAt(step)]);
  const seen = [...meant].flatMap((element) => (element?.getClientRects().length ? [element] : []));
  seen.sort((a, b) => Number(Boolean(b.closest("#stage"))) - Number(Boolean(a.closest("#stage"))));
  return seen.slice(0, OPENINGS).map((element) => element.getBoundingClientRect());
}

/**
 * @param {number} value
 * @param {number} low
 * @param {number} high
 */
const between = (value, low, high) => Math.min(Math.max(value, low), Math.max(low, high));

/**
 * How much of the callout would lie on what is laid open.
 * @param {{ left: number, top: number }} place
 * @param {number} width
 * @param {number} height
 * @param {DOMRect[]} boxes
 */
function covered({ left, top }, width, height, boxes) {
  let sum = 0;
  for (const box of boxes) {
    const across = Math.min(left + width, box.right + MARGIN) - Math.max(left, box.left - MARGIN);
    const down = Math.min(top + height, box.bottom + MARGIN) - Math.max(top, box.top - MARGIN);
    sum += Math.max(0, across) * Math.max(0, down);
  }
  return sum;
}

/**
 * The place of the callout: beside what it points at, or wherever it covers the least of what is laid open.
 * @param {DOMRect[]} boxes
 * @param {number} width
 * @param {number} height
 */
function room(boxes, width, height) {
  const [box] = boxes;
  const middle = { left: (innerWidth - width) / 2, top: (innerHeight - height) / 2 };
  if (!box) return middle;
  const apart = onPhone() ? APART.narrow : APART.wide;
  const across = box.left + box.width / 2 - width / 2;
  const down = box.top + box.height / 2 - height / 2;
  const wishes = [
    { left: box.right + apart, top: down },
    { left: box.left - apart - width, top: down },
    { left: across, top: box.bottom + apart },
    { left: across, top: box.top - apart - height },
    middle,
    ...[0, innerWidth].flatMap((left) => [innerHeight, 0].map((top) => ({ left, top }))),
  ];
  const places = wishes.map(({ left, top }) => ({
    left: between(left, MARGIN, innerWidth - width - MARGIN),
    top: between(top, MARGIN, innerHeight - height - MARGIN),
  }));
  const costs = places.map((place) => covered(place, width, height, boxes));
  return places[costs.indexOf(Math.min(...costs))];
}

/**
 * After a paint: openings, line and callout follow the layout.
 * @param {Session} session
 */
export function placeLesson(session) {
  lessonListens(session);
  const step = lessonStep(session);
  const scrim = document.getElementById("lesson-scrim");
  if (!step || !scrim) return;
  bringIntoSight(session, step);
  const boxes = subjects(session, step);
  scrim.querySelectorAll(".opening").forEach((opening, at) => {
    const box = boxes[at];
    const values = box
      ? [box.left - MARGIN, box.top - MARGIN, box.width + 2 * MARGIN, box.height + 2 * MARGIN]
      : [0, 0, 0, 0];
    for (const [index, name] of ["x", "y", "width", "height"].entries())
      opening.setAttribute(name, String(values[index]));
  });
  const callout = /** @type {HTMLElement} */ (document.getElementById("callout"));
  const { left, top } = room(boxes, callout.offsetWidth, callout.offsetHeight);
  callout.style.left = `${left}px`;
  callout.style.top = `${top}px`;
  drawLead(scrim, boxes[0], left, top, callout);
}

/**
 * @param {HTMLElement} scrim
 * @param {DOMRect} box
 * @param {number} left
 * @param {number} top
 * @param {HTMLElement} callout
 */
function drawLead(scrim, box, left, top, callout) {
  const lead = /** @type {HTMLElement} */ (scrim.querySelector(".lead"));
  const end = /** @type {HTMLElement} */ (scrim.querySelector(".leadend"));
  const shown = Boolean(box) && !onPhone();
  lead.classList.toggle("none", !shown);
  end.classList.toggle("none", !shown);
  if (!shown) return;
  const from = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const to = {
    x: from.x < left ? left : left + callout.offsetWidth,
    y: Math.min(Math.max(from.y, top), top + callout.offsetHeight),
  };
  lead.setAttribute("d", `M${from.x} ${from.y}L${to.x} ${to.y}`);
  end.setAttribute("cx", String(from.x));
  end.setAttribute("cy", String(from.y));
}
