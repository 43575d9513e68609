// @ts-check
// The reader's choices as a dialog, and what this browser keeps.
import { html } from "../vendor/lit-html/lit-html.js";

import { register } from "./actions.js";
import { openDialog } from "./dialog.js";
import { icon } from "./icons.js";
import { notice } from "./notices.js";
import { readyOffline } from "./offline.js";
import { paint } from "./paint.js";
import { CHOICES, settings } from "./settings.js";
import { w } from "./words.js";

/** @import { Choosable } from "./settings.js" */

/** @type {{ offline: boolean | null, persisted: boolean | null }} */
const facts = { offline: null, persisted: null };

async function ask() {
  facts.offline = await readyOffline();
  facts.persisted = (await navigator.storage?.persisted?.()) ?? false;
  paint();
}

/** @param {Choosable} name */
const choice = (name) => html`<fieldset class="choice">
  <legend class="caps">${w(`settings.${name}`)}</legend>
  <div class="choices seg">
    ${CHOICES[name].map(
      (value) => html`<label>
      <input type="radio" name=${name} value=${value} .checked=${settings.chosen(name) === value} data-do="choose">
      <span>${w(`settings.${name}.${value}`)}</span>
    </label>`,
    )}
  </div>
</fieldset>`;

/**
 * @param {any} yes
 * @param {string} key
 */
const fact = (yes, key) =>
  html`<li>${icon(yes ? "check" : "hourglass")} ${w(`settings.${key}.${yes ? "yes" : "no"}`)}</li>`;

const dialog = () => html`
  ${/** @type {Choosable[]} */ (Object.keys(CHOICES)).map(choice)}
  ${
    settings.motion === "off" && settings.chosen("motion") !== "off"
      ? html`<p class="small muted">${w("settings.motion.system")}</p>`
      : ""
  }
  <ul class="facts small">${fact(facts.offline, "offline")} ${fact(facts.persisted, "persisted")}</ul>`;

settings.onChange(paint);
register({
  settings: () => {
    openDialog("settings", dialog, { title: () => w("settings.title") });
    void ask();
  },
  /**
   * @param {any} _
   * @param {{ name: any, value: string }} given1
   */
  choose: (_, { name, value }) => {
    if (!settings.choose(name, value)) notice({ kind: "error", text: w("settings.not-kept") });
  },
  "toggle-theme": () => settings.choose("theme", settings.dark ? "light" : "dark"),
});
