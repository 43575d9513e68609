// @ts-check
// The Militant Company: which regions it holds, what it has to pay, and how the game ends.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../kit/icons.js";
import { head, rules } from "../kit/panels.js";

/** @import { Context } from "./context.js" */

const ENDS = ["won", "turns", "mutiny", "unpaid", "general"];

/** @param {Context} c */
export function goal(c) {
  if (!c.alone) return nothing;
  const all = c.board.regions.length;
  return html`<section class="panel jc1-goal" aria-label=${c.w("goal")}>${head(c.w("goal.held", { n: c.company.provinces, all }), c.w("goal.note", { turns: c.turn.turns }), rules(c, "jc1.scenario.solo.score"))}
    <ul class="held">${c.board.regions.map((at) => {
      const held = at.ruler === "company";
      return html`<li class=${held ? "won" : ""}>${icon(held ? "check" : "dome")}${c.label(at.region)}<small>${c.w(held ? "goal.yes" : at.open ? "goal.open" : "goal.closed")}</small></li>`;
    })}</ul>
    <ul class="ends">${ENDS.map((one) => html`<li>${c.w(`goal.${one}`, { turns: c.turn.turns, mutiny: c.figures.mutiny })}</li>`)}</ul></section>`;
}
