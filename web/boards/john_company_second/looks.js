// @ts-check
// The way to the other stages: one button each, the one on show is pressed.
import { html } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../kit/icons.js";
import { lookButton } from "../kit/looks.js";
import { LOOKS, moment, stageAsked, stageOf } from "./stages.js";

/** @import { Context } from "./context.js" */

/** @type {Record<string, string>} */
export const LOOK_ICONS = {
  india: "compass",
  family: "family-member",
  hiring: "chairman",
  london: "window",
  parliament: "gavel",
};

/** @param {Context} c @param {string} cls */
export function looks(c, cls) {
  const shown = stageOf(c);
  const asked = stageAsked(c);
  return html`<div class="jc2-looks ${cls}" role="group" aria-label=${c.w("looks")}>${LOOKS.map((name) => {
    const what = c.w(`look.${name}`);
    return lookButton({
      key: "look",
      value: name,
      during: moment(c),
      pressed: name === shown,
      cls: `look ${name === asked ? "asked" : ""}`,
      title: c.w(name === asked ? "look.asked" : "look.to", { what }),
      body: html`${icon(LOOK_ICONS[name])}<span>${what}</span>`,
    });
  })}</div>`;
}
