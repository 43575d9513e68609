// @ts-check
// The game so far as a ruled scale: turns, phases, one hair per decision, flags above, branches below.
import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { course } from "./course.js";
import { nameOf, seatOf } from "./elements.js";
import { w } from "../words.js";

/** @import { Mark, Stretch } from "./course.js" */

/** @import { BranchLine, LogLine, View } from "../types.js" */

/** Where on the scale a position lies. */
/** @typedef {(position: number) => number} Place */

const PAD = 12;
/** Below the scale there is room for who decides now, and for a row a branch. */
const HEIGHT = 166;
const ROW = 20;
const BRANCHES = 3;
const TOP = 92;
const BASE = 126;

/**
 * @param {string} text
 * @param {number} most
 */
const short = (text, most) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/**
 * Texts that would run into each other are left out; the strokes stay.
 * @template {Stretch} T
 * @param {T[]} marks
 * @param {Place} x
 * @param {number} end
 * @param {(text: string) => number} width
 */
function spaced(marks, x, end, width) {
  let free = -Infinity;
  return marks.map((mark) => {
    const at = x(mark.from);
    const fits = at >= free && at + width(mark.text) <= end + PAD;
    if (fits) free = at + width(mark.text);
    return { ...mark, at, fits };
  });
}

/**
 * @param {Stretch[]} turns
 * @param {Place} x
 * @param {number} end
 */
const turnMarks = (turns, x, end) =>
  spaced(turns, x, end, (text) => 16 + text.length * 8).map(
    ({ at, text, fits }) => svg`
  <path class="turn" d="M${at} ${TOP - 8}V${BASE}M${at} 2V18"></path>${fits ? svg`<text class="ch" x=${at + 7} y="15">${text}</text>` : nothing}`,
  );

/**
 * @param {Stretch[]} phases
 * @param {Place} x
 * @param {number} end
 */
const phaseMarks = (phases, x, end) =>
  spaced(phases, x, end, (text) => 10 + text.length * 7).map(
    ({ at, text, fits }) => svg`
  <path class="phase" d="M${at} 114v12"></path>${fits ? svg`<text class="ph" x=${at + 5} y="110">${text}</text>` : nothing}`,
  );

/**
 * @param {View} view
 * @param {number | null} seat
 * @param {number} at
 * @param {Place} x
 */
const hair = (view, seat, at, x) =>
  svg`<path class="hair house-${seat === null ? 0 : (seatOf(view, seat)?.house ?? 0)}" d="M${x(at + 0.5)} 127v9"></path>`;

/**
 * @param {Mark[]} list
 * @param {Place} x
 * @param {number} width
 */
function flagMarks(list, x, width) {
  const ends = [-Infinity, -Infinity];
  return list.map((flag) => {
    const at = x(flag.position);
    const text = short(flag.text, 26);
    const row = ends.findIndex((end) => end < at);
    if (row === -1) return svg`<path class="pole" d="M${at} 70V${TOP}"></path>`;
    const left = at + 12 + text.length * 6.4 > width;
    ends[row] = left ? at + 6 : at + 12 + text.length * 6.4;
    const y = 34 + row * 21;
    return svg`<path class="pole" d="M${at} ${y + 4}V${TOP}"></path><circle class="knob" cx=${at} cy=${y} r="4"></circle>
      <text x=${left ? at - 8 : at + 8} y=${y + 4} text-anchor=${left ? "end" : "start"}>${text}<title>${flag.text}</title></text>`;
  });
}

/**
 * @param {BranchLine[]} branches
 * @param {Place} x
 * @param {number} width
 */
const branchMarks = (branches, x, width) =>
  branches.map((branch, row) => {
    const from = x(branch.at);
    const y = 150 + row * ROW;
    const to = Math.min(Math.max(x(Math.min(branch.positions, branch.at + 30)), from + 28), width - 150);
    return svg`<path class="side" d="M${from} 128Q${from} ${y} ${from + 12} ${y}H${to - 5}"></path><circle class="ring" cx=${to} cy=${y} r="5"></circle>
    <text class="b" x=${to + 11} y=${y + 4}>${short(branch.name, 24)}</text>`;
  });

/**
 * `{view, log, marks, since, past, width}` -> the scale. `past` is the moment shown, null for now.
 * @param {{ view: View, log: LogLine[], by: number[], marks: Mark[], since: { position: number, seat: number | null }, past: number | null, width: number, waits: string }} given
 */
export function timeline({ view, log, by, marks, since, past, width, waits }) {
  const length = Math.max(view.meta.position, 1);
  const scale = course(log, length, by);
  /** @param {number} position */
  const x = (position) => PAD + ((width - 2 * PAD) * Math.min(position, length)) / length;
  const shown = past ?? length;
  const me = seatOf(view, since.seat)?.house ?? 0;
  const branches = (view.meta.branches ?? []).filter((branch) => !branch.current).slice(-BRANCHES);
  const height = HEIGHT + Math.max(0, branches.length - 1) * ROW;
  return html`<div class="tlinewrap">
    <svg class="tline" viewBox="0 0 ${width} ${height}" width=${width} height=${height} role="img"
      aria-label=${w("table.past.scale", { n: length, turns: scale.turns.filter((one) => one.turn).length })}>
      <rect class="played" x=${PAD} y=${TOP} width=${x(length) - PAD} height="34"></rect>
      ${
        since.position < length
          ? svg`<rect class="since house-${me}" x=${x(since.position)} y=${TOP} width=${x(length) - x(since.position)} height="34"></rect>
        <path class="bracket" d="M${x(since.position)} ${TOP - 3}v-6H${x(length)}v6"></path>`
          : nothing
      }
      ${phaseMarks(scale.phases, x, x(length))}${turnMarks(scale.turns, x, x(length))}
      <path class="frame" d="M${PAD} ${TOP}H${x(length)}V${BASE}H${PAD}z"></path>
      ${scale.hairs.map((seat, at) => hair(view, seat, at, x))}
      ${flagMarks(marks, x, width)}
      ${branchMarks(branches, x, width)}
      ${waits ? svg`<circle class="nowdot" cx=${x(length)} cy="130" r="6"></circle>` : nothing}
      <path class="pointer" d="M${x(shown)} 76V136M${x(shown) - 7} 70h14l-7 9z"></path>
    </svg>
    <input class="scrub" type="range" name="position" min="0" max=${length} .value=${String(shown)} data-do="past-scrub" data-on="input"
      aria-label=${w("table.past.pointer")} aria-valuetext=${w("table.past.of", { n: shown, of: length })}>
  </div>
  ${waits ? html`<p class="nowline small"><span class="seal-ink">${w("table.past.now", { name: waits })}</span></p>` : nothing}`;
}

/** @param {View} view */
export const waiter = (view) => (view.waiting?.length === 1 ? nameOf(view, view.waiting[0].seat) : "");
