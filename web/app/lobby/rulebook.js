// @ts-check
// The rules of a game, to read and to search, before any table is open: the build has asked the rules core for them (rules/<game>.json).
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { repeat } from "../../vendor/lit-html/directives/repeat.js";

import { register } from "../actions.js";
import { gameOf } from "../bots/catalogue.js";
import { openDialog } from "../dialog.js";
import { reached } from "../engine.js";
import { fetched } from "../fetched.js";
import { icon } from "../icons.js";
import { paint } from "../paint.js";
import { w } from "../words.js";
import { chosenGame } from "./draft.js";
import { rulesFound } from "./rules_found.js";

/** @import { RuleRead } from "./rules_found.js" */

const FOLDER = new URL("../../rules/", import.meta.url);

/** @type {{ game: string, rules: RuleRead[], search: string }} */
const shown = { game: "", rules: [], search: "" };
/** @type {Map<string, RuleRead[]>} */
const books = new Map();

/**
 * The rules of a game, in the order of the rulebook.
 * @param {string} game
 * @returns {Promise<RuleRead[]>}
 */
export async function rulesOf(game) {
  const rules =
    books.get(game) ?? (await reached(fetched(new URL(`${game}.json`, FOLDER)).then((told) => told.json())));
  books.set(game, rules);
  return rules;
}

/** @param {RuleRead} given */
const rule = ({ text, ref }) =>
  html`<li><p>${text}</p>${ref ? html`<span class="small muted">${ref}</span>` : nothing}</li>`;

/** The game's table of chances, if it has one. */
const surveyButton = () => {
  const survey = gameOf(shown.game)?.survey;
  if (!survey) return nothing;
  return html`<button class="btn" data-do="survey" data-game=${shown.game}>${icon("compass")}${survey}</button>`;
};

function dialog() {
  const found = rulesFound(shown.rules, shown.search);
  return html`
  ${surveyButton()}
  <label class="field search"><span class="sr">${w("rulebook.search")}</span>${icon("zoom")}
    <input class="inp" type="search" name="search" .value=${shown.search} placeholder=${w("rulebook.search")} data-do="search-rules"></label>
  <p class="small muted" role="status">${w("rulebook.count", { count: found.length })}</p>
  <ol class="rulelist scroll" tabindex="0" aria-label=${w("lobby.rules")}>${repeat(found, ({ id }) => id, rule)}</ol>`;
}

/**
 * @param {string} game
 * @param {string} title
 */
export async function openRulebook(game, title) {
  Object.assign(shown, { game, rules: await rulesOf(game), search: "" });
  openDialog("rulebook", dialog, { title: () => title, wide: true });
}

register({
  rulebook: (_, { dataset }) => {
    const { id, title } = gameOf(dataset.game ?? "") ?? chosenGame();
    return openRulebook(id, title);
  },
  /**
   * @param {any} _
   * @param {{ value: any }} given1
   */
  "search-rules": (_, { value }) => {
    shown.search = value;
    paint();
  },
});
