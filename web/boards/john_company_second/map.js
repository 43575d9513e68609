import { html } from "../../vendor/lit-html/lit-html.js";

export const map = (c, cls) => html`<section class="jc2-map ${cls}" aria-label=${c.w("map")}></section>`;
