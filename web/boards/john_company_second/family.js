import { html } from "../../vendor/lit-html/lit-html.js";

export function ownFamily(c, cls) {
  return html`<section class="panel jc2-family ${cls}" aria-label=${c.w("family")}><header class="stagehead"><h2>${c.w("family")}</h2></header></section>`;
}
