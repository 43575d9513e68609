// @ts-check
// All keys of the table, as a dialog.
import { html } from "../../vendor/lit-html/lit-html.js";
import { register } from "../actions.js";
import { openDialog } from "../dialog.js";
import { KEYS } from "./keys.js";
import { w } from "../words.js";

/** @param {import("./keys.js").Line} line */
const row = ({ shown, to, says }) => html`<tr>
  <th scope="row">${shown.map((key, at) => html`${at ? " " : ""}<kbd>${key}</kbd>`)}${to ? html` ${w("table.keys.to")} <kbd>${to}</kbd>` : ""}</th>
  <td>${w(says)}</td>
</tr>`;

const dialog = () => html`<table class="keys"><tbody>${KEYS.map(row)}</tbody></table>
  <p class="small muted">${w("table.keys.fields")}</p>`;

register({ keys: () => openDialog("keys", dialog, { title: () => w("table.keys") }) });
