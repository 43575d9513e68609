// @ts-check
// What is being told, where it happens: the rest of a chart fades, strengths stand on plates in free places, a word says how it came out.
import { nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { plain } from "./figures.js";

/** @import { LogLine } from "../../contract" */

/** @typedef {readonly [number, number]} Spot */
/** @typedef {{ x: number, y: number, wide: number, high: number }} Plate a part of a chart, in its units */
/** @typedef {NonNullable<LogLine["strengths"]>["attacker"]} Side */

// ── shapes ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const NUMBERS = /-?\d*\.?\d+/g;

/**
 * The corners of a shape drawn with one move and relative lines ("M204 260l4-2 3-3z").
 * @param {string} d @returns {Spot[]}
 */
export function cornersOf(d) {
  const numbers = (d.match(NUMBERS) ?? []).map(Number);
  /** @type {Spot[]} */
  const corners = [];
  let [x, y] = [0, 0];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    [x, y] = [x + numbers[at], y + numbers[at + 1]];
    corners.push([x, y]);
  }
  return corners;
}

/** @param {Spot} spot @param {Spot[]} corners */
function within([x, y], corners) {
  let inside = false;
  corners.forEach(([toX, toY], at) => {
    const [fromX, fromY] = corners.at(at - 1) ?? [0, 0];
    if (fromY > y !== toY > y && x < ((fromX - toX) * (y - toY)) / (fromY - toY) + toX) inside = !inside;
  });
  return inside;
}

/** @param {Spot} spot @param {Plate} plate */
const on = ([x, y], plate) => x > plate.x && x < plate.x + plate.wide && y > plate.y && y < plate.y + plate.high;

/** @param {Plate} one @param {Plate} other */
const overlap = (one, other) =>
  one.x < other.x + other.wide &&
  one.x + one.wide > other.x &&
  one.y < other.y + other.high &&
  one.y + one.high > other.y;

/** @param {Plate} plate @param {Spot[]} corners */
const covers = (plate, corners) =>
  corners.some((corner) => on(corner, plate)) ||
  [plate.x, plate.x + plate.wide].some((x) => [plate.y, plate.y + plate.high].some((y) => within([x, y], corners)));

const STEP = 20;

/**
 * The free place for a plate that is nearest to a spot: on none of the shapes that are told of, and on nothing that stands there.
 * @param {{ wide: number, high: number, near: Spot, shapes: Spot[][], taken: Plate[], of: { wide: number, high: number } }} given
 * @returns {Plate | null}
 */
export function freePlace({ wide, high, near: [nearX, nearY], shapes, taken, of }) {
  /** @type {{ plate: Plate, far: number }[]} */
  const places = [];
  for (let x = 12; x + wide <= of.wide - 12; x += STEP)
    for (let y = 12; y + high <= of.high - 12; y += STEP)
      places.push({ plate: { x, y, wide, high }, far: Math.hypot(x + wide / 2 - nearX, y + high / 2 - nearY) });
  places.sort((one, other) => one.far - other.far);
  return (
    places.find(
      ({ plate }) => !taken.some((one) => overlap(plate, one)) && !shapes.some((corners) => covers(plate, corners)),
    )?.plate ?? null
  );
}

// ── drawings ───────────────────────────────────────────────────────────────────────────────────────────────────────

const [HEAD, ROW, EDGE] = [47, 30, 10];

/** How large the plate of a side is. @param {Side} side */
export const plateSize = ({ parts, name }) => ({
  wide: Math.max(238, 92 + Math.max(name.length * 14, ...parts.map(({ text }) => text.length * 11))),
  high: HEAD + parts.length * ROW + EDGE,
});

/** One side of a fight: its name, its strength, and what that is made of. @param {Side} side @param {Plate} place */
export const strengthPlate = (
  { name, total, parts },
  { x, y, wide, high },
) => svg`<g class="strength-plate" transform="translate(${x} ${y})">
  <rect class="face" width=${wide} height=${high} rx="3"></rect><rect class="inner" x="5" y="5" width=${wide - 10} height=${high - 10} rx="2"></rect>
  <text class="name" x="17" y="35">${name}</text><text class="total" x=${wide - 18} y="37">${plain(total)}</text>
  ${parts.length ? svg`<path class="inner" d="M5 ${HEAD}h${wide - 10}"></path>` : nothing}
  ${parts.map(({ text, n }, at) => svg`<text class="part" x="17" y=${HEAD + ROW * at + 26}>${text}</text><text class="n" x=${wide - 18} y=${HEAD + ROW * at + 26}>${plain(n)}</text>`)}
</g>`;

/** How it came out, in a word beside a name. @param {string} text @param {Spot} spot the middle of its lower edge @param {string} cls */
export function wordTag(text, [x, y], cls) {
  const wide = text.length * 12.5 + 26;
  return svg`<g class="word-tag ${cls}" transform="translate(${x} ${y})"><rect x=${-wide / 2} y="-30" width=${wide} height="32" rx="3"></rect><text y="-7">${text}</text></g>`;
}

/** It stops so far from where it goes to: what stands there stays in sight. */
const SHORT = 44;

/** The way of something that marches: dotted, bent a little to one side. @param {Spot} from @param {Spot} to */
export function march([x, y], [goalX, goalY]) {
  const far = Math.hypot(goalX - x, goalY - y) || 1;
  const share = Math.max(0, far - SHORT) / far;
  const [toX, toY] = [x + (goalX - x) * share, y + (goalY - y) * share].map(Math.round);
  const bend = 0.16;
  const [midX, midY] = [(x + toX) / 2 + (toY - y) * bend, (y + toY) / 2 - (toX - x) * bend].map(Math.round);
  const angle = Math.round((Math.atan2(toY - midY, toX - midX) * 180) / Math.PI);
  return svg`<g class="march"><path d="M${x} ${y}Q${midX} ${midY} ${toX} ${toY}"></path><path class="head" transform="translate(${toX} ${toY}) rotate(${angle})" d="M12 0l-26-13v26z"></path></g>`;
}
