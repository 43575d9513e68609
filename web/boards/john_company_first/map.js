// @ts-check
// The chart of India. On the phone it lies larger than its window, is dragged, and opens on what can be chosen.
import { html, svg } from "../../vendor/lit-html/lit-html.js";
import { css } from "../kit/css.js";
import { icon } from "../kit/icons.js";
import { march } from "../kit/moments.js";
import { opensOn, otherZoom, scrolled, showsWhole, zoomButton } from "../kit/panes.js";
import { BOX, engraving, sea, shapes, smallChart } from "./chart.js";
import { legend } from "./legend.js";
import { elephantAt, FRAME, SITES } from "./places.js";
import { ground, missions, site } from "./region.js";
import { scene, sceneIds } from "./scene.js";

/** @import { Context } from "./context.js" */

/** The way that the Elephant goes next. @param {Context} c */
function way(c) {
  const next = c.forecast?.india?.elephant;
  if (!next || next === c.turn.elephant || sceneIds(c)) return "";
  return svg`<g class="next" aria-hidden="true">${march(elephantAt(c.turn.elephant), SITES[next].number)}</g>`;
}

/** While a region is chosen, what stands in it does not catch the click. @param {Context} c */
const india = (c) => html`<svg class="india ${c.offers("region") ? "asks-region" : ""}" viewBox=${BOX} role="group">
  ${legend(c)}${shapes}<g>${c.board.regions.map((at) => ground(c, at))}</g>${engraving}${way(c)}
  <g>${c.board.regions.map((at) => site(c, at))}</g><g>${c.board.regions.map((at) => missions(c, at))}</g>${scene(c)}</svg>`;

/** @param {Context} c */
function elephant(c) {
  const [x, y] = elephantAt(c.turn.elephant);
  const text = c.w("elephant.in", { region: c.label(c.turn.elephant) });
  return html`<span class="elephant" data-piece="elephant" role="img" aria-label=${text} title=${text} ${css({ "--x": x, "--y": y - FRAME.y })}>${icon("elephant")}</span>`;
}

/** What the window opens on: what is told, the options, else the Elephant's region. @param {Context} c */
function opens(c) {
  const at = sceneIds(c);
  if (at) return opensOn(`scene ${c.view.moment?.main.text} ${showsWhole(c)}`, at);
  const open = c.offered.flatMap(({ target, closed }) => (target && !closed ? [target] : []));
  const asked = `${c.view.meta.position} ${c.decision?.code} ${showsWhole(c)}`;
  const region = c.decision?.params.region ?? c.turn.elephant;
  return opensOn(asked, open.length ? open : [c.regions.get(region)?.id ?? ""]);
}

/** @param {Context} c @param {string} cls */
export const map = (c, cls) =>
  html`<section class="india-map jc1-map ${cls} ${showsWhole(c) ? "whole" : "near"}" aria-label=${c.w("map")}>
    <div class="pane" role="group" aria-label=${c.w("look.india")} tabindex=${scrolled()} data-do="board-look" data-on="dblclick" data-key="zoom" data-value=${otherZoom(c)} ${opens(c)}><div class="india-plate jc1-plate"><div class="india-sheet">${sea}${india(c)}${elephant(c)}</div></div></div>
    ${smallChart}${zoomButton(c)}
  </section>`;
