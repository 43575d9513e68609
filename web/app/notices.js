// @ts-check
// Short messages at the edge of the screen: they never take the focus and never cover a decision.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";

import { register } from "./actions.js";
import { icon } from "./icons.js";
import { fleeting, joined, outlasting, without } from "./notice_list.js";
import { addLayer, paint } from "./paint.js";
import { w } from "./words.js";

/** @import { Notice, NoticeAction, NoticeEnd } from "./types.js" */

const LASTS = 8000;
/** @type {Notice[]} */
let shown = [];
let count = 0;

/**
 * `actions` is a list of {text, do, data}; a message with actions or of an error stays until it is put away, or until what it lasts
 * for is over (`until`).
 * @param {{ text: string, kind?: string, actions?: NoticeAction[], key?: string | null, until?: NoticeEnd | null }} given
 */
export function notice({ text, kind = "info", actions = [], key = null, until = null }) {
  count += 1;
  const made = { id: count, text, kind, actions, key: key ?? `${kind}:${text}`, until };
  shown = joined(shown, made);
  if (fleeting(made)) setTimeout(() => dismiss(made.id), LASTS);
  paint();
  return made.id;
}

/** @param {Notice[]} left */
function show(left) {
  if (left.length === shown.length) return;
  shown = left;
  paint();
}

/**
 * Puts away what has one of these ids or keys.
 * @param {...(number | string)} which
 */
export const dismiss = (...which) => show(without(shown, which));

/**
 * Something has come to pass: what was to be read only until then goes.
 * @param {NoticeEnd} end
 */
export const passed = (end) => show(outlasting(shown, end));

/** @param {Notice} given */
const one = ({ id, text, kind, actions }) => html`<div class="notice ${kind}">
  ${icon(kind === "error" ? "storm" : "callout")}
  <p>${text}</p>
  ${actions.map(
    (action) => html`<button class="btn" data-do=${action.do} data-notice=${id} data-argument=${action.data ?? nothing}>
      ${action.text}</button>`,
  )}
  <button class="btn quiet icon-only" data-do="dismiss" data-notice=${id} aria-label=${w("shell.dismiss")}
    title=${w("shell.dismiss")}>${icon("close")}</button>
</div>`;

addLayer(
  () => html`<div class="notices" role="log" aria-live="polite" aria-label=${w("shell.notices")}>
    ${repeat(shown, ({ id }) => id, one)}
  </div>`,
);
register({
  /**
   * @param {any} _
   * @param {HTMLElement} element
   */
  /**
   * @param {any} _
   * @param {HTMLElement} element
   */
  dismiss: (_, element) => dismiss(Number(element.dataset.notice)),
});
