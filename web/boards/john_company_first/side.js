// @ts-check
// What stands beside the chart: what the acting office can do, the presidencies, what is to come, and the goal of who plays alone.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { repeat } from "../../vendor/lit-html/directives/repeat.js";
import { firm } from "./firms.js";
import { goal } from "./goal.js";
import { chips, ports } from "./ports.js";
import { OF_A_FIRM } from "./questions.js";
import { powers } from "./ribbon.js";
import { ahead } from "./tables.js";

/** @import { Context } from "./context.js" */

/** What a firm that sails, sends ships or bids has for it. @param {Context} c */
function mine(c) {
  const asked = c.families.find(({ seat }) => seat === c.decision?.seat);
  if (!asked?.firm || !c.asks(...OF_A_FIRM)) return nothing;
  return html`<section class="panel jc1-mine" aria-label=${c.w("firm.of", { who: c.name(asked.seat) })}>${firm(c, asked)}</section>`;
}

/** @param {Context} c @param {string} cls */
export function side(c, cls) {
  const acts = c.phase === "company";
  // beside another office stands something else, which nothing of the one before slides into
  return html`<div class="jc1-side ${cls}">${repeat(
    [c.acting],
    (one) => one,
    () => html`${chips(c)}${goal(c)}${mine(c)}${acts ? [ports(c), powers(c), ahead(c)] : [ahead(c), ports(c)]}`,
  )}</div>`;
}
