// The Prime Minister's dial: fourteen spaces clockwise from the top, the arm, and where it could stop.
import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../../app/icons.js";
import { chosenOf, head, KIND_ICONS, rules } from "./bits.js";
import { DIAL } from "./printed.js";

const MIDDLE = 200;
const RIM = 188;
const HUB = 112;
const SLICE = (2 * Math.PI) / DIAL.length;

/** A point at an angle from the top, clockwise, and a distance from the middle. */
const point = (angle, far) =>
  [MIDDLE + far * Math.sin(angle), MIDDLE - far * Math.cos(angle)].map((n) => n.toFixed(1)).join(" ");
const xy = (angle, far) => ({ x: MIDDLE + far * Math.sin(angle), y: MIDDLE - far * Math.cos(angle) });

const sector = (at) => {
  const [from, to] = [(at - 0.5) * SLICE, (at + 0.5) * SLICE];
  return `M${point(from, RIM)}A${RIM} ${RIM} 0 0 1 ${point(to, RIM)}L${point(to, HUB)}A${HUB} ${HUB} 0 0 0 ${point(from, HUB)}z`;
};

/** Icons inside the drawing: nested, so that they keep their size wherever they stand. */
const drawnIcon = (name, { x, y }, size) =>
  svg`<svg class="glyph" x=${x - size / 2} y=${y - size / 2} width=${size} height=${size}><use href=${`#i-${name}`}></use></svg>`;

export const spaceText = (c, at) => {
  const [consequence, target, window] = DIAL[at];
  return c.w(window ? "dial.window" : "dial.space", {
    n: at + 1,
    what: c.label(`policy.${consequence}`),
    kind: c.label(target),
  });
};

function space(c, [consequence, target, window], at) {
  const { dial, stop } = c.board.parliament;
  const angle = at * SLICE;
  const word = xy(angle, 131);
  const state = `${at === dial ? "rests" : ""} ${at === stop ? "stop" : ""}`;
  return svg`<g class="space ${consequence} ${state}" data-target=${`dial-${at}`} aria-label=${spaceText(c, at)}><title>${spaceText(c, at)}</title><path class="sector" d=${sector(at)}></path>
    ${drawnIcon(KIND_ICONS[target], xy(angle, 165), 25)}<text x=${word.x} y=${word.y + 5}>${c.title(`policy.${consequence}`)}</text>
    ${window ? svg`<circle class="stud" cx=${xy(angle, 193).x} cy=${xy(angle, 193).y} r="12"></circle>${drawnIcon("window", xy(angle, 193), 16)}` : nothing}</g>`;
}

/** The way the arm would turn for an option: clockwise or not is the option's to say. */
function turned(c, option, cls) {
  const { dial, stop } = c.board.parliament;
  const start = c.asks("parliament.shift") ? stop : dial;
  const clockwise = option.params.way === "way.clockwise";
  const steps = clockwise
    ? (option.value - start + DIAL.length) % DIAL.length
    : -((start - option.value + DIAL.length) % DIAL.length);
  const side = Math.sign(steps);
  const [from, end] = [(start + side * 0.35) * SLICE, (start + steps - side * 0.1) * SLICE];
  const large = Math.abs(end - from) > Math.PI ? 1 : 0;
  return svg`<path class="way ${cls}" d=${`M${point(from, 100)}A100 100 0 ${large} ${clockwise ? 1 : 0} ${point(end, 100)}`} marker-end="url(#jc2-arrow)"></path>`;
}

function arm(c) {
  const { dial, prime_minister: minister } = c.board.parliament;
  const angle = dial * SLICE;
  const tip = point(angle, 104);
  const [left, right] = [point(angle - 0.14, 40), point(angle + 0.14, 40)];
  return svg`<path class="arm" d=${`M${left}L${tip}L${right}z`}></path><circle class="hub" cx=${MIDDLE} cy=${MIDDLE} r="36"></circle>
    <svg x="180" y="178" width="40" height="44"><use href=${`#arms-${c.house(minister)}`}></use></svg>`;
}

const marker = svg`<defs><marker id="jc2-arrow" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="5" markerHeight="5" orient="auto"><path class="tip" d="M0 0l10 5-10 5z"></path></marker></defs>`;

const legend = (
  c,
) => html`<p class="leg"><span><i class="tax"></i><b>${c.title("policy.tax")}</b> ${c.w("dial.tax")}</span><span><i class="bonus"></i><b>${c.title("policy.bonus")}</b> ${c.w("dial.bonus")}</span>
  <span><i></i><b>${c.title("policy.power")}</b> ${c.w("dial.power")}</span><span>${icon("window")} ${c.w("dial.windows")}</span></p>`;

export function dial(c) {
  const { prime_minister: minister, dial: rests } = c.board.parliament;
  const options = c.asks("parliament.policy") || c.asks("parliament.shift") ? c.decision.options : [];
  const chosen = chosenOf(c);
  return html`<section class="panel dialp" aria-label=${c.w("dial")}>${head(c.w("dial"), c.w("dial.note"), rules(c, "jc2.parliament.policy.turn"))}
    <svg class="dialsvg" viewBox="-6 -6 412 412" role="group" aria-label=${c.w("dial.now", { who: c.name(minister), what: spaceText(c, rests) })}>${marker}
      ${DIAL.map((one, at) => space(c, one, at))}
      ${options.map((option) => turned(c, option, option === chosen ? "chosen" : ""))}${arm(c)}</svg>${legend(c)}</section>`;
}
