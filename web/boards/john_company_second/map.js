// The chart of India. On the phone it lies larger than its window, is dragged, and opens on what can be chosen.
import { html, svg } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../../app/icons.js";
import { china, presidency, training } from "./armies.js";
import { BOX, engraving, sea, shapes } from "./chart.js";
import { elephant } from "./elephant.js";
import { events } from "./events.js";
import { order } from "./orders.js";
import { locator, opensOn } from "./pane.js";
import { ground, site } from "./region.js";

/** While a region is chosen, what stands in it does not catch the click. */
const asksRegion = (c) => [...c.options.keys()].some((target) => target.startsWith("region-"));

const india = (c) => html`<svg class="india ${asksRegion(c) ? "asks-region" : ""}" viewBox=${BOX} role="group">
  ${shapes}<g>${c.board.regions.map((at) => ground(c, at))}</g>${engraving(c)}
  <g>${c.board.regions.flatMap((at) => at.orders).map((at) => order(c, at))}</g>
  <g>${c.board.regions.map((at) => site(c, at))}</g></svg>`;

/** What the window opens on: the options, else the Presidency that acts. */
function focus(c, whole) {
  const acting = c.view.place.acting ?? "";
  const options = [...c.options].filter(([, option]) => !option.closed).map(([target]) => target);
  const targets = options.length ? options : [`treasury-${acting}`];
  return { asked: `${c.turn.number} ${c.phase} ${acting} ${c.decision?.code} ${whole}`, targets };
}

const box = (c, name) => presidency(c, c.armies.get(name));

export function map(c, cls) {
  const whole = c.ui.zoom === "whole";
  const { asked, targets } = focus(c, whole);
  const other = whole ? "near" : "whole";
  return html`<section class="jc2-map ${cls} ${whole ? "whole" : "near"}" aria-label=${c.w("map")}>
    <div class="pane" tabindex=${c.scrolled} data-do="board-look" data-on="dblclick" data-key="zoom" data-value=${other} ${opensOn(asked, targets)}><div class="jc2-plate"><div class="jc2-sheet">${sea(c)}${india(c)}${elephant(c)}</div>
      ${events(c)}<div class="boxes west">${box(c, "bombay")}</div><div class="boxes far">${china(c)}${training(c)}</div><div class="boxes east">${box(c, "bengal")}${box(c, "madras")}</div></div></div>
    ${locator}<button class="btn icon-only zoom" data-do="board-look" data-key="zoom" data-value=${other} aria-pressed=${whole} title=${c.w(`zoom.${other}`)} aria-label=${c.w(`zoom.${other}`)}>${icon("zoom")}</button>
  </section>`;
}
