// @ts-check
// The chart of India. On the phone it lies larger than its window, is dragged, and opens on what can be chosen.
import { html } from "../../vendor/lit-html/lit-html.js";
import { opensOn, otherZoom, scrolled, showsWhole, zoomButton } from "../kit/panes.js";
import { china, presidency, training } from "./armies.js";
import { BOX, engraving, sea, shapes, smallChart } from "./chart.js";
import { elephant } from "./elephant.js";
import { events } from "./events.js";
import { order } from "./orders.js";
import { ground, site } from "./region.js";
import { scene, sceneId } from "./scene.js";

/** @import { Context } from "./context.js" */

/** While a region is chosen, what stands in it does not catch the click. @param {Context} c */
const india = (c) => html`<svg class="india ${c.offers("region") ? "asks-region" : ""}" viewBox=${BOX} role="group">
  ${shapes}<g>${c.board.regions.map((at) => ground(c, at))}</g>${engraving(c)}
  <g>${c.board.regions.flatMap((at) => at.orders).map((at) => order(c, at))}</g>
  <g>${c.board.regions.map((at) => site(c, at))}</g>${scene(c)}</svg>`;

/** What the window opens on: what is told, the options, else the Presidency that acts. @param {Context} c */
function opens(c) {
  const region = sceneId(c);
  if (region) return opensOn(`scene ${c.view.moment?.main.text} ${showsWhole(c)}`, [region]);
  const open = [...c.options].flatMap(([id, option]) => (option.closed ? [] : [id]));
  const asked = `${c.turn.number} ${c.phase} ${c.acting} ${c.decision?.code} ${showsWhole(c)}`;
  return opensOn(asked, open.length ? open : [c.printed.purses[c.acting]?.id ?? ""]);
}

/** @param {Context} c @param {string} cls */
export const map = (c, cls) =>
  html`<section class="india-map jc2-map ${cls} ${showsWhole(c) ? "whole" : "near"}" aria-label=${c.w("map")}>
    <div class="pane" role="group" aria-label=${c.w("look.india")} tabindex=${scrolled()} data-do="board-look" data-on="dblclick" data-key="zoom" data-value=${otherZoom(c)} ${opens(c)}><div class="india-plate jc2-plate ${sceneId(c) ? "telling" : ""}"><div class="india-sheet">${sea(c)}${india(c)}${elephant(c)}</div>
      ${events(c)}<div class="boxes west">${presidency(c, "bombay")}</div><div class="boxes far">${china(c)}${training(c)}</div><div class="boxes east">${presidency(c, "bengal")}${presidency(c, "madras")}</div></div></div>
    ${smallChart}${zoomButton(c)}
  </section>`;
