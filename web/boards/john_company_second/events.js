import { html } from "../../vendor/lit-html/lit-html.js";

export const events = (c, cls) => html`<section class="panel jc2-events ${cls}" aria-label=${c.w("events")}></section>`;
