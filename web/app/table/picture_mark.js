// @ts-check
// What says of a table that is drawn before the rules stand that it is being set up, and how far they have come.
import { html } from "../../vendor/lit-html/lit-html.js";
import { course, sumOf } from "../voyage.js";
import { icon } from "./elements.js";
import { w } from "../words.js";

/** @import { Picture } from "../keep/picture.js" */

const DAY = 86_400_000;

/** @param {number} when */
const leftAt = (when) => (Date.now() - when < DAY ? w("picture.left", { when }) : w("picture.left-on", { when }));

/**
 * In the place of what confirms, which keeps its own.
 * @param {Picture} picture
 */
export const pictureMark = ({ when }) => html`<div class="being-set-up" role="status">${icon("hourglass")}
  <span><b>${w("picture.mark")}</b> <small>${course.missing ? w("picture.missing", { name: course.missing }) : leftAt(when)}</small></span></div>`;

/** Along the lower edge of the bar: dots that turn to ink. */
export function pictureRoute() {
  const sum = sumOf();
  const share = sum ? Math.min(1, sum.bytes / sum.total) : 0;
  return html`<svg class="route" viewBox="0 0 1000 4" preserveAspectRatio="none" aria-hidden="true">
    <path class="ahead" d="M0 2H1000"></path><path class="behind" d="M0 2H1000" stroke-dasharray="${share * 1000} 1000"></path></svg>`;
}
