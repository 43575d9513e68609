// @ts-check
// The way to the other stages: one button each, the one on show is pressed. Beside them what the whole table should know.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../kit/icons.js";
import { ways } from "../kit/looks.js";
import { moment, stageAsked, stageOf, stages } from "./stages.js";

/** @import { Context } from "./context.js" */

/** @type {Record<string, string>} */
export const LOOK_ICONS = {
  india: "compass",
  company: "ship",
  family: "family-member",
  court: "chairman",
  post: "newspaper",
  firms: "firm",
};

/** Most figures are not printed ones, unless they come from a player's own copy. @param {Context} c */
const honesty = (c) =>
  c.printed.own
    ? nothing
    : html`<details class="fitted"><summary>${icon("eye")}${c.w("fitted")}</summary><p>${c.w("fitted.help")}</p></details>`;

/** @param {Context} c @param {string} cls */
export function looks(c, cls) {
  const row = ways(c, {
    names: stages(c),
    icons: LOOK_ICONS,
    shown: stageOf(c),
    asked: stageAsked(c),
    during: moment(c),
  });
  return html`<div class="jc1-looks ${cls}">${row}${honesty(c)}</div>`;
}
