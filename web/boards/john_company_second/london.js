import { html } from "../../vendor/lit-html/lit-html.js";

export function london(c, cls) {
  return html`<section class="panel jc2-london ${cls}" aria-label=${c.w("london")}><header class="stagehead"><h2>${c.w("london")}</h2></header></section>`;
}
