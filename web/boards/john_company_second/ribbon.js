import { html } from "../../vendor/lit-html/lit-html.js";

export const ribbon = (c, cls) => html`<ol class="jc2-ribbon ${cls}" aria-label=${c.w("ribbon")}></ol>`;
