// @ts-check
// The curtain between two people at one screen. The session raises it, only when a secret would show, and loads nothing of the
// next person's until they have said that they are there.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { wax } from "./elements.js";
import { w } from "../words.js";

/** @import { Happening, Session } from "../types.js" */

/** @param {Session} session */
export function curtain(session) {
  const { name, house } = /** @type {NonNullable<Session["curtain"]>} */ (session.curtain);
  return html`<main class="curtain" aria-labelledby="curtain-title" aria-busy=${session.picture ? "true" : nothing}>
    <div class="drape"></div>
    <div class="in">
      ${wax(house)}
      <h1 id="curtain-title">${w("table.curtain.pass", { name })}</h1>
      <p>${w("table.curtain.why", { name })}</p>
      <button class="btn seal big hold" id="curtain-hold" data-do="curtain-hold" data-focus-home
        data-on="pointerdown pointerup pointercancel keydown keyup click contextmenu">
        <span class="held" aria-hidden="true"></span><span class="text">${w("table.curtain.show", { name })}</span></button>
      <p class="small">${w("table.curtain.hold")}</p>
    </div>
  </main>`;
}

const HOLD = 500;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
let pressing = false;

/** @param {HTMLElement} element */
function release(element) {
  clearTimeout(timer);
  pressing = false;
  element.classList.remove("pressed");
}

/**
 * Held for half a second, by pointer or Enter; assistive technology clicks without holding.
 * @param {HTMLElement} element
 * @param {Happening} event
 * @param {() => void} done
 */
export function hold(element, event, done) {
  const key = event.key === "Enter" || event.key === " ";
  if (event.type === "contextmenu" || (event.type.startsWith("key") && key)) event.preventDefault();
  if (event.type === "pointerdown" || (event.type === "keydown" && key && !event.repeat)) {
    pressing = true;
    element.classList.add("pressed");
    clearTimeout(timer);
    timer = setTimeout(() => {
      release(element);
      done();
    }, HOLD);
  } else if (event.type === "pointerup" || event.type === "pointercancel" || (event.type === "keyup" && key)) {
    release(element);
  } else if (event.type === "click" && event.detail === 0 && !pressing) {
    done();
  }
}
