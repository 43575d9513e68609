// @ts-check
// What became of what all shared: its figures turn by turn, and how often what happened to it.
import { html, nothing, svg } from "../../../vendor/lit-html/lit-html.js";
import { ruled, scales } from "../charts.js";
import { w } from "../../words.js";

/** @import { Ended, FateTrack } from "../../types.js" */

const [WIDTH, HEIGHT] = [410, 118];

/** @param {FateTrack} track */
function bars({ text, points, falls }) {
  const values = points.map(({ value }) => value);
  const rules = ruled(Math.min(0, ...values), Math.max(1, ...values));
  const { y } = scales({
    width: WIDTH,
    height: HEIGHT,
    left: 96,
    right: 6,
    top: 20,
    bottom: 24,
    from: 0,
    to: 1,
    rules,
  });
  const room = (WIDTH - 102) / points.length;
  return html`<svg class="plot" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${w("ending.fate.label", { what: text })}>
    <text class="lab" x="0" y=${y(0)}>${text}</text><path class="ax0" d="M96 ${y(0)}H${WIDTH - 6}"></path>
    ${falls === undefined ? nothing : svg`<path class="falls" d="M96 ${y(falls)}H${WIDTH - 6}"></path>`}
    ${points.map(({ text: turn, value, shown }, at) => {
      const x = 96 + room * at;
      const top = Math.min(y(value), y(0));
      return svg`<rect class="bar" x=${x + room * 0.24} y=${top} width=${room * 0.52} height=${Math.abs(y(value) - y(0))}></rect>
        <text class="lab" x=${x + room / 2} y=${top - 5} text-anchor="middle">${shown}</text>
        <text x=${x + room / 2} y=${HEIGHT - 6} text-anchor="middle">${turn || w("ending.fate.end")}</text>`;
    })}</svg>`;
}

/** @param {Ended} found */
export const fate = ({ fate: found }) =>
  found
    ? html`<section class="panel section fate" aria-label=${w("ending.fate")}><header><h2>${w("ending.fate")}</h2><span class="small muted">${w("ending.fate.sub")}</span></header>
        ${found.tracks.map(bars)}<p class="said">${found.text}</p></section>`
    : nothing;

/** @param {Ended} found */
export const tallies = ({ fate: found }) =>
  found
    ? html`<section class="panel section tallies" aria-label=${w("ending.tallies")}><header><h2>${w("ending.tallies")}</h2></header>
        <table class="ledger"><tbody>${found.tallies.map(({ text, n }) => html`<tr><th scope="row">${text}</th><td class="amt">${n}</td></tr>`)}</tbody></table></section>`
    : nothing;
