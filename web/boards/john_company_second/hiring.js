import { html } from "../../vendor/lit-html/lit-html.js";

export function hiring(c, cls) {
  return html`<section class="panel jc2-hiring ${cls}" aria-label=${c.w("hiring")}><header class="stagehead"><h2>${c.w("hiring")}</h2></header></section>`;
}
