// @ts-check
// Short messages at the edge of the screen: they never take the focus and never cover a decision.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";

import { register } from "./actions.js";
import { icon } from "./icons.js";
import { addLayer, paint } from "./paint.js";
import { w } from "./words.js";

/** @import { Notice, NoticeAction } from "./types.js" */

const LASTS = 8000;
/** @type {Notice[]} */
let shown = [];
let count = 0;

/**
 * `actions` is a list of {text, do, data}; a message with actions or of an error stays until it is put away.
 * @param {{ text: string, kind?: string, actions?: NoticeAction[], key?: string | null }} given
 */
export function notice({ text, kind = "info", actions = [], key = null }) {
  count += 1;
  const made = { id: count, text, kind, actions, key: key ?? `${kind}:${text}` };
  shown = [...shown.filter((other) => other.key !== made.key), made].slice(-3);
  if (kind === "info" && actions.length === 0) setTimeout(() => dismiss(made.id), LASTS);
  paint();
  return made.id;
}

/**
 * Puts away what has one of these ids or keys.
 * @param {...(number | string)} which
 */
export function dismiss(...which) {
  const before = shown.length;
  shown = shown.filter((one) => !which.includes(one.id) && !which.includes(one.key));
  if (shown.length !== before) paint();
}

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
