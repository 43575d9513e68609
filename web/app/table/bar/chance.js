// @ts-check
// The place of the foot with the chance that an outcome had.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { icon } from "../elements.js";
import { w } from "../../words.js";

/** @import { Session } from "../../types.js" */

/** @param {Session} session */
export function chanceOf(session) {
  const { chance } = session.scene?.moment.main ?? {};
  if (chance === undefined || (session.scene?.moment.alike ?? 0) > 1) return nothing;
  return html`<span class="place chance">${icon("hint")}<span>${w("table.moment.chance")} <b>${w("table.odds.percent", { n: Math.round(chance / 10) })}</b></span></span>`;
}
