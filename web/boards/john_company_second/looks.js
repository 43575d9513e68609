// The way to the other stages: one button each, the one on show is pressed.
import { html } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../../app/icons.js";
import { LOOKS, moment, stageAsked, stageOf } from "./stages.js";

export const LOOK_ICONS = {
  india: "compass",
  family: "family-member",
  hiring: "chairman",
  london: "window",
  parliament: "gavel",
};

export function looks(c, cls) {
  const shown = stageOf(c);
  const asked = stageAsked(c);
  return html`<div class="jc2-looks ${cls}" role="group" aria-label=${c.w("looks")}>${LOOKS.map(
    (name) => html`<button
    class="look ${name === asked ? "asked" : ""}" data-do="board-look" data-key="look" data-value="${moment(c)}|${name}" aria-pressed=${name === shown}
    title=${c.w(name === asked ? "look.asked" : "look.to", { what: c.w(`look.${name}`) })}>${icon(LOOK_ICONS[name])}<span>${c.w(`look.${name}`)}</span></button>`,
  )}</div>`;
}
