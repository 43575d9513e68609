// @ts-check
// The one place that draws. A screen is {name, template(), title, ready}; whoever changes something calls paint(), and before the
// next frame the whole screen is drawn from its data. Every paint raises data-rev on <html>, which has data-due while one is coming.
import { html, render } from "../vendor/lit-html/lit-html.js";
import { afterLayout } from "../boards/kit/layout.js";
import { focusBefore } from "./focus.js";

/** @import { Screen } from "./types.js" */

const root = document.documentElement;
/** @type {(() => unknown)[]} */
const layers = [];
/** @type {HTMLElement | null} */
let place = null;
/** @type {Screen | null} */
let screen = null;
let planned = false;

/**
 * Templates drawn over every screen (dialog, notices).
 * @param {() => unknown} template
 */
export const addLayer = (template) => layers.push(template);

/** @param {any} next */
export function openScreen(next) {
  place ??= /** @type {HTMLElement} */ (document.getElementById("app"));
  const before = screen;
  screen = next;
  try {
    draw(picture);
  } catch (problem) {
    // whoever opens a screen tells of what it fails for
    screen = before;
    throw problem;
  }
  place.inert = false;
  // where somebody had scrolled to on the screen before says nothing of this one
  if (before) afterLayout(toTop);
}

export const toTop = () => scrollTo(0, 0);

/** What is on the screen has no owner any more: nothing can be done there until the next screen is open. */
export function closeScreen() {
  if (place) place.inert = true;
}

/** The screen that is drawn: nothing is drawn before there is one. */
const shownScreen = () => /** @type {Screen} */ (screen);

export const currentScreen = () => screen;

export function paint() {
  if (planned || !screen) return;
  planned = true;
  root.dataset.due = "";
  requestAnimationFrame(() => planned && paintNow());
}

const picture = () => {
  if (screen && place) render(html`${screen.template()}${layers.map((layer) => layer())}`, place);
};

/** A screen that cannot be drawn any more must not hide what is told about that. */
function pictureOrBlank() {
  const due = afterPaint.length;
  try {
    picture();
  } catch (problem) {
    afterPaint.length = due;
    screen = { ...shownScreen(), template: () => html`<main data-focus-home></main>` };
    picture();
    reportError(problem);
  }
}

/** For the rare place that needs the result at once (focus, measuring). */
export const paintNow = () => draw(pictureOrBlank);

/** @param {any} fill */
function draw(fill) {
  planned = false;
  delete root.dataset.due;
  const keepFocus = focusBefore();
  fill();
  const { title, name } = shownScreen();
  document.title = title();
  root.dataset.screen = name;
  root.dataset.ready = name;
  for (const after of afterPaint.splice(0)) after();
  keepFocus(afterLayout);
  root.dataset.rev = String(Number(root.dataset.rev ?? 0) + 1);
}

/** @type {(() => void)[]} */
const afterPaint = [];
/**
 * Once, right after the next paint.
 * @param {() => void} work
 */
export const afterNextPaint = (work) => afterPaint.push(work);

/**
 * When there is nothing else to do; soon, in browsers that do not tell when that is.
 * @param {() => void} work
 */
export const whenIdle = (work) => (globalThis.requestIdleCallback ?? ((later) => setTimeout(later, 200)))(work);
