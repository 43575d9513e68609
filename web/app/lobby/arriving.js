// @ts-check
// What the lobby says while the rules are on their way: how far they have come, what the line lacks, and, once a table is wanted, that it
// opens by itself.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";

import { register } from "../actions.js";
import { reason } from "../bootcard.js";
import { engine } from "../engine.js";
import { icon } from "../icons.js";
import { currentScreen, paint } from "../paint.js";
import { course, legs, megabytes, onVoyage, sumOf, underWay } from "../voyage.js";
import { w } from "../words.js";

/** @import { Game } from "../types.js" */

/** Milliseconds between two pictures of the progress, and without a byte until that is told. */
const PICTURE = 250;
const STALL = 20_000;

/** A table is wanted: whose, and whether its rules are being brought. @type {{ game: () => Game } | null} */
let wanted = null;
/** @type {(now: boolean) => void} */
let decide = () => {};

/** Whether a table is being opened, or opens as soon as it can. */
export const opening = () => wanted !== null;

export function opened() {
  wanted = null;
  paint();
}

/**
 * Fulfilled when a table can be laid: true, or false if it is not wanted any more.
 * @param {() => Game} game
 * @returns {Promise<boolean>}
 */
export async function rulesOnTheirWay(game) {
  wanted = { game };
  if (engine.here) return true;
  paint();
  return new Promise((decided) => {
    decide = decided;
    void engine.ready.then(() => decided(wanted !== null));
  });
}

/** @param {{ bytes: number, total: number } | null} sum */
function amount(sum) {
  if (!sum) return "";
  const size = megabytes(sum.total);
  return sum.bytes < sum.total ? w("boot.part", { part: megabytes(sum.bytes), size }) : w("boot.size", { size });
}

/**
 * Dots that turn to ink.
 * @param {number} share
 */
const route = (share) => html`<svg class="route" viewBox="0 0 1000 4" preserveAspectRatio="none" aria-hidden="true">
  <path class="ahead" d="M0 2H1000"></path><path class="behind" d="M0 2H1000" stroke-dasharray="${share * 1000} 1000"></path></svg>`;

/** What there is to say of the line, if it is not that bytes come. */
function trouble() {
  if (course.failed) return { text: reason(course.failed), again: true };
  if (course.missing) return { text: w("arriving.missing", { name: course.missing }), again: false };
  if (performance.now() - course.lastByte > STALL) return { text: w("arriving.slow"), again: false };
  return null;
}

/** The line below the masthead, as long as the rules are on their way. */
export function arriving() {
  if (engine.here) return nothing;
  const sum = sumOf();
  const found = trouble();
  return html`<div class="arriving ${found ? "broken" : ""}" role="status">
    <b>${w(course.failed ? "arriving.not" : "arriving.title")}</b>
    ${route(sum ? Math.min(1, sum.bytes / sum.total) : 0)}
    <span>${found ? found.text : sum ? w("arriving.part", { amount: amount(sum) }) : w("arriving.meanwhile")}</span>
    ${found?.again ? html`<button class="btn" data-do="reload">${w("boot.again")}</button>` : nothing}
  </div>`;
}

/** The steps until a table is laid: what each is called, and what of the voyage belongs to it. */
const STEPS = {
  "arriving.page": ["page"],
  "arriving.python": ["runtime", "standard library"],
  "arriving.rules": ["engine wheel"],
  "arriving.lay": ["engine start"],
};

/** @param {[string, string[]]} given */
function stepView([key, parts]) {
  const done = parts.every((part) => legs[part].done);
  const now = !done && parts.includes(underWay());
  const text = key === "arriving.lay" ? w("arriving.soon") : amount(sumOf(parts));
  return html`<li class=${done ? "done" : now ? "now" : ""}>${done ? icon("check") : now ? icon("ship") : html`<span></span>`}
    <span>${w(key)}</span><span class="amt">${text}</span></li>`;
}

/** In place of the button that opens the table, once it was pressed too early; null if it was not. */
export function opensByItself() {
  if (!wanted || engine.here) return null;
  const sum = sumOf();
  const share = sum ? Math.min(1, sum.bytes / sum.total) : 0;
  return html`<section class="by-itself" aria-labelledby="by-itself-title">
    <h3 class="row" id="by-itself-title" tabindex="-1">${w("arriving.opens")}<b class="end">${amount(sum)}</b></h3>
    <progress max="1" .value=${share} aria-label=${w("arriving.opens")}></progress>
    <ol>${Object.entries(STEPS).map(stepView)}</ol>
    <p class="row small muted">${w("arriving.change")}<button type="button" class="btn end" data-do="open-not-now">${w("arriving.not-now")}</button></p>
  </section>`;
}

let planned = false;
onVoyage(() => {
  if (planned || engine.here || currentScreen()?.name !== "lobby") return;
  planned = true;
  setTimeout(() => {
    planned = false;
    if (currentScreen()?.name === "lobby") paint();
  }, PICTURE);
});

/** That nothing comes is told by nobody: the lobby looks for it. */
function lookForStall() {
  if (engine.here) return;
  if (currentScreen()?.name === "lobby" && trouble()) paint();
  setTimeout(lookForStall, STALL / 4);
}
setTimeout(lookForStall, STALL);

register({
  "open-not-now": () => {
    wanted = null;
    decide(false);
    paint();
  },
});
