// The chart of India. On the phone it lies larger than its window, is dragged, and opens on what can be chosen.
import { html, svg } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../../app/icons.js";
import { china, presidency, training } from "./armies.js";
import { BOX, engraving, sea, shapes } from "./chart.js";
import { elephant } from "./elephant.js";
import { events } from "./events.js";
import { order } from "./orders.js";
import { ground, site } from "./region.js";

/** While a region is chosen, what stands in it does not catch the click. */
const asksRegion = (c) => [...c.options.keys()].some((target) => target.startsWith("region-"));

const india = (c) => html`<svg class="india ${asksRegion(c) ? "asks-region" : ""}" viewBox=${BOX} role="group" aria-label=${c.w("map")}>
  ${shapes}<g>${c.board.regions.map((at) => ground(c, at))}</g>${engraving}
  <g>${c.board.regions.flatMap((at) => at.orders).map((at) => order(c, at))}</g>
  <g>${c.board.regions.map((at) => site(c, at))}</g></svg>`;

export function map(c, cls) {
  const whole = c.ui.zoom === "whole";
  return html`<section class="jc2-map ${cls} ${whole ? "whole" : "near"}" aria-label=${c.w("map")}>
    <div class="window" tabindex="-1"><div class="plate"><div class="sheet">${sea(c)}${india(c)}${elephant(c)}</div>
      ${c.board.armies.map((army) => presidency(c, army))}${china(c)}${training(c)}${events(c)}</div></div>
    <button class="btn icon-only zoom" data-do="board-look" data-key="zoom" data-value=${whole ? "near" : "whole"} aria-pressed=${whole}
      title=${c.w(whole ? "zoom.near" : "zoom.whole")} aria-label=${c.w(whole ? "zoom.near" : "zoom.whole")}>${icon("zoom")}</button>
  </section>`;
}
