// @ts-check
// The Prime Minister's dial: its spaces clockwise from the top, the arm, and where it could stop.
import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { optionsOf } from "../kit/answers.js";
import { icon, sign } from "../kit/icons.js";
import { head, rules } from "../kit/panels.js";
import { KIND_ICONS } from "./kinds.js";
import { OF_DIAL } from "./questions.js";

/** @import { Option } from "../../contract" */
/** @import { Context } from "./context.js" */
/** @import { DialSpace } from "./view" */

const MIDDLE = 200;
const RIM = 188;
const HUB = 112;

/** A point at an angle from the top, clockwise, and a distance from the middle. @param {number} angle @param {number} far */
const at = (angle, far) => [MIDDLE + far * Math.sin(angle), MIDDLE - far * Math.cos(angle)];
/** @param {number} angle @param {number} far */
const point = (angle, far) =>
  at(angle, far)
    .map((n) => n.toFixed(1))
    .join(" ");

/** How much of the circle a space has. @param {Context} c */
const slice = (c) => (2 * Math.PI) / c.printed.dial.length;

/** @param {number} angle @param {number} wide */
const sector = (angle, wide) => {
  const [from, to] = [angle - wide / 2, angle + wide / 2];
  return `M${point(from, RIM)}A${RIM} ${RIM} 0 0 1 ${point(to, RIM)}L${point(to, HUB)}A${HUB} ${HUB} 0 0 0 ${point(from, HUB)}z`;
};

/** @param {string} name @param {number[]} place @param {number} size */
const glyph = (name, [x, y], size) => sign(`i-${name}`, x, y, size, "glyph");

/** @param {Context} c @param {number} space */
export const spaceText = (c, space) => {
  const { consequence, target: kind, window } = c.printed.dial[space];
  const key = window ? "dial.window" : "dial.space";
  return c.w(key, { n: space + 1, what: c.label(`policy.${consequence}`), kind: c.label(kind) });
};

/** @param {Context} c @param {DialSpace} printed @param {number} number */
function space(c, { id, consequence, target: kind, window }, number) {
  const { dial, stop } = c.board.parliament;
  const angle = number * slice(c);
  const [x, y] = at(angle, 131);
  const [studX, studY] = at(angle, 193);
  const state = `${number === dial ? "rests" : ""} ${number === stop ? "stop" : ""}`;
  const text = spaceText(c, number);
  return svg`<g class="space ${consequence} ${state}" data-target=${id} aria-label=${text}><title>${text}</title><path class="sector" d=${sector(angle, slice(c))}></path>
    ${glyph(KIND_ICONS[kind], at(angle, 165), 25)}<text x=${x} y=${y + 5}>${c.title(`policy.${consequence}`)}</text>
    ${window ? svg`<circle class="stud" cx=${studX} cy=${studY} r="12"></circle>${glyph("window", [studX, studY], 16)}` : nothing}</g>`;
}

/** The way the arm would turn for an option: clockwise or not is the option's to say. @param {Context} c @param {Option} option */
function turned(c, option) {
  const { dial, stop } = c.board.parliament;
  const spaces = c.printed.dial.length;
  const start = c.asks("parliament.shift") ? stop : dial;
  const clockwise = option.params.way === "way.clockwise";
  const side = clockwise ? 1 : -1;
  const steps = (spaces + side * (option.params.space - start)) % spaces;
  const [from, end] = [(start + side * 0.35) * slice(c), (start + side * (steps - 0.1)) * slice(c)];
  const large = Math.abs(end - from) > Math.PI ? 1 : 0;
  const way = `M${point(from, 100)}A100 100 0 ${large} ${clockwise ? 1 : 0} ${point(end, 100)}`;
  return svg`<path class="way ${option === c.chosen ? "chosen" : ""}" d=${way} marker-end="url(#jc2-arrow)"></path>`;
}

/** @param {Context} c */
function arm(c) {
  const { dial, prime_minister: minister } = c.board.parliament;
  const angle = dial * slice(c);
  const [tip, left, right] = [point(angle, 104), point(angle - 0.14, 40), point(angle + 0.14, 40)];
  return svg`<path class="arm" d=${`M${left}L${tip}L${right}z`}></path><circle class="hub" cx=${MIDDLE} cy=${MIDDLE} r="36"></circle>
    <svg x="180" y="178" width="40" height="44"><use href=${`#arms-${c.house(minister)}`}></use></svg>`;
}

const marker = svg`<defs><marker id="jc2-arrow" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="5" markerHeight="5" orient="auto"><path class="tip" d="M0 0l10 5-10 5z"></path></marker></defs>`;

/** @param {Context} c */
const legend = (c) =>
  html`<p class="leg"><span><i class="tax"></i><b>${c.title("policy.tax")}</b> ${c.w("dial.tax", { money: c.money(c.figures.tax) })}</span><span><i class="bonus"></i><b>${c.title("policy.bonus")}</b> ${c.w("dial.bonus", { money: c.money(c.figures.bonus) })}</span>
  <span><i></i><b>${c.title("policy.power")}</b> ${c.w("dial.power")}</span><span>${icon("window")} ${c.w("dial.windows", { money: c.money(c.figures.window) })}</span></p>`;

/** @param {Context} c */
export function dial(c) {
  const { prime_minister: minister, dial: rests } = c.board.parliament;
  const options = optionsOf(c, ...OF_DIAL);
  const now = c.w("dial.now", { who: c.name(minister), what: spaceText(c, rests) });
  return html`<section class="panel dialp" aria-label=${c.w("dial")}>${head(c.w("dial"), c.w("dial.note"), rules(c, "jc2.parliament.policy.turn"))}
    <svg class="dialsvg" viewBox="-6 -6 412 412" role="group" aria-label=${now}>${marker}
      ${c.printed.dial.map((one, number) => space(c, one, number))}
      ${options.map((option) => turned(c, option))}${arm(c)}</svg>${legend(c)}</section>`;
}
