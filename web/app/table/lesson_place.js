// @ts-check
// Where the callout of a lesson stands: what its step is about lies open under the scrim, and the callout beside it.
import { onPhone } from "../../boards/kit/layout.js";
import { draftFor } from "./answer.js";
import { OPENINGS, lessonListens, lessonStep, lessonWants, same } from "./lesson.js";
import { bringIntoSight, pointedAt, sightOf } from "./lesson_sight.js";

/** @import { LessonStep, Session } from "../types.js" */

const MARGIN = 8;
// Between the callout and what it points at; a narrow window has no line between them, and no room to lose.
const APART = { wide: 48, narrow: 12 };

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
    return found.some(sightOf) ? found : [document.querySelector(".foot [data-name=acts]")];
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

/** What is laid open: where it lies, and how much it costs to cover it. @typedef {{ box: DOMRect, cost: number }} Open */

/** What a step names is not covered; the whole question, where any answer will do, rather than that. */
const NAMED = 8;

/**
 * What to lay open. The first is what the callout points at: a part of the board, if there is one.
 * @param {Session} session
 * @param {LessonStep} step
 * @returns {Open[]}
 */
function subjects(session, step) {
  const parts = pointedAt(step);
  const first = parts.find((element) => element.closest("#stage") && sightOf(element));
  const meant = new Set([first, ...controls(session), ...parts]);
  const seen = [...meant].flatMap((element) => {
    const box = element && sightOf(element);
    return box ? [{ box, cost: element.matches(".decision") ? 1 : NAMED }] : [];
  });
  return seen.slice(0, OPENINGS);
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
 * @param {Open[]} open
 */
function covered({ left, top }, width, height, open) {
  let sum = 0;
  for (const { box, cost } of open) {
    const across = Math.min(left + width, box.right + MARGIN) - Math.max(left, box.left - MARGIN);
    const down = Math.min(top + height, box.bottom + MARGIN) - Math.max(top, box.top - MARGIN);
    sum += cost * Math.max(0, across) * Math.max(0, down);
  }
  return sum;
}

/**
 * The place of the callout: beside what it points at, or wherever it covers the least of what is laid open. Last it tries every place
 * that touches an edge of the window or of what is laid open.
 * @param {Open[]} open
 * @param {number} width
 * @param {number} height
 */
function room(open, width, height) {
  const boxes = open.map(({ box }) => box);
  const [box] = boxes;
  const middle = { left: (innerWidth - width) / 2, top: (innerHeight - height) / 2 };
  if (!box) return middle;
  const apart = onPhone() ? APART.narrow : APART.wide;
  const across = box.left + box.width / 2 - width / 2;
  const down = box.top + box.height / 2 - height / 2;
  const lefts = boxes.flatMap((one) => [one.right + APART.narrow, one.left - APART.narrow - width]);
  const tops = boxes.flatMap((one) => [one.bottom + APART.narrow, one.top - APART.narrow - height]);
  const wishes = [
    { left: box.right + apart, top: down },
    { left: box.left - apart - width, top: down },
    { left: across, top: box.bottom + apart },
    { left: across, top: box.top - apart - height },
    middle,
    ...[0, innerWidth, ...lefts].flatMap((left) => [innerHeight, 0, ...tops].map((top) => ({ left, top }))),
  ];
  const places = wishes.map(({ left, top }) => ({
    left: between(left, MARGIN, innerWidth - width - MARGIN),
    top: between(top, MARGIN, innerHeight - height - MARGIN),
  }));
  const costs = places.map((place) => covered(place, width, height, open));
  return places[costs.indexOf(Math.min(...costs))];
}

/**
 * After a paint: what the step is about comes into sight, and the callout beside it.
 * @param {Session} session
 */
export function placeLesson(session) {
  lessonListens(session);
  const step = lessonStep(session);
  if (step && bringIntoSight(session, step, controls(session))) session.repaint();
  follow = () => place(session);
  place(session);
}

/** The callout of the table on the screen follows what is scrolled. @type {() => void} */
let follow = () => {};
document.addEventListener("scroll", () => follow(), { capture: true, passive: true });

/**
 * Openings, line and callout follow the layout.
 * @param {Session} session
 */
function place(session) {
  const step = lessonStep(session);
  const scrim = document.getElementById("lesson-scrim");
  if (!step || !scrim) return;
  const open = subjects(session, step);
  scrim.querySelectorAll(".opening").forEach((opening, at) => {
    const box = open[at]?.box;
    const values = box
      ? [box.left - MARGIN, box.top - MARGIN, box.width + 2 * MARGIN, box.height + 2 * MARGIN]
      : [0, 0, 0, 0];
    for (const [index, name] of ["x", "y", "width", "height"].entries())
      opening.setAttribute(name, String(values[index]));
  });
  const callout = /** @type {HTMLElement} */ (document.getElementById("callout"));
  const { left, top } = room(open, callout.offsetWidth, callout.offsetHeight);
  callout.style.left = `${left}px`;
  callout.style.top = `${top}px`;
  drawLead(scrim, open[0]?.box, left, top, callout);
}

/**
 * @param {HTMLElement} scrim
 * @param {DOMRect | undefined} box
 * @param {number} left
 * @param {number} top
 * @param {HTMLElement} callout
 */
function drawLead(scrim, box, left, top, callout) {
  const lead = /** @type {HTMLElement} */ (scrim.querySelector(".lead"));
  const end = /** @type {HTMLElement} */ (scrim.querySelector(".leadend"));
  const shown = box && !onPhone();
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
