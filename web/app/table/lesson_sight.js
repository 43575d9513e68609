// @ts-check
// What a step of a lesson points at, and how it comes into sight: the board is looked at as one would who goes there, by its own buttons.
import { render } from "../../vendor/lit-html/lit-html.js";
import { onPhone } from "../../boards/kit/layout.js";
import { MAIN, MORE } from "../../boards/kit/stages.js";
import { raiseSheet, sheetRaised } from "./bar/sheet.js";
import { boardAlone } from "./stage.js";
import { shownTab } from "./tabs.js";

/** @import { Look } from "../../boards/kit/types" */
/** @import { LessonPlace, LessonStep, Session } from "../types.js" */

const DESK = matchMedia("(min-width: 1241px)");

/** What lies there by the name of a target, and what else shows it. @param {string} target */
function named(target) {
  const name = CSS.escape(target);
  return `[data-target="${name}"], [data-for="${name}"]`;
}

/**
 * The parts of the board and of the bar that the step is about, whether they are drawn or not.
 * @param {LessonStep} step
 * @returns {Element[]}
 */
export function pointedAt({ target }) {
  if (!target) return [];
  return [...document.querySelectorAll(`:is(#stage, .decision) :is(${named(target)})`)];
}

/**
 * Where an element lies: one that has no box of its own lies where its parts do.
 * @param {Element} element
 */
function boxOf(element) {
  if (getComputedStyle(element).display !== "contents") return element.getBoundingClientRect();
  const inner = document.createRange();
  inner.selectNodeContents(element);
  return inner.getBoundingClientRect();
}

/** @param {Element} element */
function isDrawn(element) {
  const { width, height } = boxOf(element);
  return width > 0 && height > 0;
}

/**
 * What of an element can be seen, in the window and in the panes that it is scrolled in; null if nothing can.
 * @param {Element} element
 */
export function sightOf(element) {
  let { left, top, right, bottom } = boxOf(element);
  const cut = (/** @type {{ left: number, top: number, right: number, bottom: number }} */ pane) => {
    [left, top] = [Math.max(left, pane.left), Math.max(top, pane.top)];
    [right, bottom] = [Math.min(right, pane.right), Math.min(bottom, pane.bottom)];
  };
  cut(new DOMRect(0, 0, innerWidth, innerHeight));
  // what is placed apart from the text is cut by what it is placed in
  let { position } = getComputedStyle(element);
  for (let pane = element.parentElement; pane && position !== "fixed"; pane = pane.parentElement) {
    const style = getComputedStyle(pane);
    if (position === "absolute" && style.position === "static") continue;
    if (style.overflow !== "visible") cut(pane.getBoundingClientRect());
    position = style.position;
  }
  return right > left && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : null;
}

/** The ways of looking at a board that its buttons open. @param {ParentNode} place @returns {Look[]} */
const looksOf = (place) =>
  [.../** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll('[data-do="board-look"]'))].map(
    ({ dataset: { key = "", value, during } }) => ({ [key]: value, [`${key}.during`]: during }),
  );

/**
 * The ways of looking at the board in which the target lies on it, tried where nobody sees it: by one button of those that there are
 * at first, then by one more of those that come with it.
 * @param {Session} session
 * @param {Look} first
 * @param {string} target
 * @returns {Generator<Look>}
 */
function* looksThatShow(session, first, target) {
  const wanted = named(target);
  const tried = document.createElement("div");
  const draw = (/** @type {Look} */ look) => {
    render(boardAlone(session, look), tried);
    return tried.querySelector(wanted) !== null;
  };
  draw(first);
  const near = looksOf(tried).map((look) => ({ ...first, ...look }));
  for (const look of near) if (draw(look)) yield look;
  for (const look of near) {
    draw(look);
    for (const further of looksOf(tried)) if (draw({ ...look, ...further })) yield { ...look, ...further };
  }
}

/**
 * The board is looked at in the next of the ways that could show what the step is about; says whether there is one.
 * @param {Session} session
 * @param {LessonPlace} lesson
 * @param {string} target
 */
function looksElsewhere(session, lesson, target) {
  const before = lesson.looked?.before ?? session.ui.board ?? {};
  const ways = (lesson.looked?.ways ?? 0) + 1;
  const looks = looksThatShow(session, before, target);
  let now = looks.next();
  for (let passed = 1; passed < ways && !now.done; passed += 1) now = looks.next();
  if (now.done) {
    session.ui.board = before;
    session.repaint();
    return false;
  }
  session.ui.board = now.value;
  lesson.looked = { at: lesson.at, ways, before, now: now.value };
  return true;
}

/** Of a phone's two views of the stage, the one that an element stands in. @param {Element} element */
const viewOf = (element) => (element.closest(".panels > .more") ? MORE : MAIN);

/**
 * The part of the table, the view of the stage and the look at the board in which the target stands are opened; says whether one was.
 * @param {Session} session
 * @param {LessonPlace} lesson
 * @param {LessonStep} step
 */
function opens(session, lesson, step) {
  const { ui } = session;
  const parts = pointedAt(step);
  if (!step.target || parts.some(isDrawn)) return false;
  const element = parts.find((one) => one.closest("#stage"));
  if (element && onPhone()) {
    const view = viewOf(element);
    if (shownTab(session) !== "stage" || (ui.stageView ?? MAIN) !== view) {
      Object.assign(ui, { stageView: view, tab: "stage" });
      return true;
    }
  }
  return looksElsewhere(session, lesson, step.target);
}

/**
 * What was opened for an earlier step is closed again, unless the learner has looked elsewhere since; says whether it was.
 * @param {Session} session
 * @param {LessonPlace} lesson
 */
export function looksBack(session, lesson) {
  const { looked } = lesson;
  lesson.looked = null;
  if (!looked || session.ui.board !== looked.now) return false;
  session.ui.board = looked.before;
  return true;
}

/**
 * What a step points at is brought into sight, once for a window of this size; says whether the table has to be drawn again first.
 * @param {Session} session
 * @param {LessonStep} step
 * @param {(Element | null)[]} controls what has to be used to do as the step says
 */
export function bringIntoSight(session, step, controls) {
  const lesson = /** @type {LessonPlace} */ (session.ui.lesson);
  const place = `${lesson.at} ${innerWidth} ${innerHeight}`;
  if (lesson.sought === place) return false;
  if (lesson.looked && lesson.looked.at !== lesson.at) {
    if (pointedAt(step).some(isDrawn)) lesson.looked.at = lesson.at;
    else if (looksBack(session, lesson)) return true;
  }
  if (opens(session, lesson, step)) return true;
  const element = pointedAt(step).find(isDrawn);
  if (onPhone() && element?.closest("#stage") && sheetRaised(session)) {
    // it lies over what the step is about; the learner can raise it again
    raiseSheet(session, false);
    return true;
  }
  lesson.sought = place;
  for (const control of controls) control?.scrollIntoView({ block: "nearest" });
  // on a phone the callout stands above what is small
  const low = onPhone() && element && boxOf(element).height < innerHeight / 3;
  element?.scrollIntoView({ block: low ? "end" : "nearest", inline: "nearest" });
  // at a desk only panes are scrolled, never the page with its bar
  if (DESK.matches) scrollTo(0, 0);
  return false;
}
