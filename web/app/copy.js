// @ts-check
// A text to take along: shown in full, copied at a click; whether that worked is said beside it.
import { html } from "../vendor/lit-html/lit-html.js";

import { register } from "./actions.js";
import { paint } from "./paint.js";
import { w } from "./words.js";

/** @type {{ of: string | null, key: string }} */
const outcome = { of: null, key: "" };

/**
 * @param {string} label
 * @param {string} value
 * @param {string} id
 */
export const copyRow = (label, value, id) => html`<div class="field">
  <label for=${id}>${label}</label>
  <span class="row"><input class="inp" id=${id} readonly .value=${value}>
    <button class="btn" data-do="copy" data-of=${id}>${w("share.copy")}</button></span>
  <span class="small" role="status">${outcome.of === value ? w(outcome.key) : ""}</span>
</div>`;

register({
  /**
   * @param {any} _
   * @param {{ dataset: DOMStringMap }} given1
   */
  copy: async (_, { dataset }) => {
    const field = /** @type {HTMLInputElement} */ (document.getElementById(dataset.of ?? ""));
    field.select();
    outcome.of = field.value;
    try {
      await navigator.clipboard.writeText(field.value);
      outcome.key = "share.copied";
    } catch {
      outcome.key = "share.copy-yourself";
    }
    paint();
  },
});
