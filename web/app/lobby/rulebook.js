// @ts-check
// The rules of the chosen game, to read and to search, before any table is open.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { repeat } from "../../vendor/lit-html/directives/repeat.js";

import { register } from "../actions.js";
import { openDialog } from "../dialog.js";
import { engine } from "../engine.js";
import { icon } from "../icons.js";
import { paint } from "../paint.js";
import { w } from "../words.js";
import { chosenGame } from "./composer.js";

/** @import { LedgerRule } from "../types.js" */

/** @type {{ game: string, search: string, rules: LedgerRule[] }} */
const shown = { game: "", search: "", rules: [] };

function find() {
  const search = shown.search.trim();
  shown.rules = engine.call({ do: "rules", game: shown.game, ...(search && { search }) }).rules;
}

/** @param {LedgerRule} given */
const rule = ({ text, ref }) =>
  html`<li><p>${text}</p>${ref ? html`<span class="small muted">${ref}</span>` : nothing}</li>`;

const dialog = () => html`
  <label class="field search"><span class="sr">${w("rulebook.search")}</span>${icon("zoom")}
    <input class="inp" type="search" name="search" .value=${shown.search} placeholder=${w("rulebook.search")} data-do="search-rules"></label>
  <p class="small muted" role="status">${w("rulebook.count", { count: shown.rules.length })}</p>
  <ol class="rulelist scroll" tabindex="0" aria-label=${w("lobby.rules")}>${repeat(shown.rules, ({ id }) => id, rule)}</ol>`;

register({
  rulebook: async () => {
    const { id, title } = chosenGame();
    await engine.bring({ do: "rules", game: id });
    Object.assign(shown, { game: id, search: "" });
    find();
    openDialog("rulebook", dialog, { title: () => title, wide: true });
  },
  /**
   * @param {any} _
   * @param {{ value: any }} given1
   */
  "search-rules": (_, { value }) => {
    shown.search = value;
    find();
    paint();
  },
});
