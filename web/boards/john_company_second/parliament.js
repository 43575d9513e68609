import { html } from "../../vendor/lit-html/lit-html.js";

export function parliament(c, cls) {
  return html`<section class="panel jc2-parliament ${cls}" aria-label=${c.w("parliament")}><header class="stagehead"><h2>${c.w("parliament")}</h2></header></section>`;
}
