import { html } from "../../vendor/lit-html/lit-html.js";

export function company(c, cls) {
  return html`<section class="panel jc2-company ${cls}" aria-label=${c.w("company")}><header class="stagehead"><h2>${c.w("company")}</h2></header></section>`;
}
