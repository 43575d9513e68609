// @ts-check
// The first strip of the lobby: the one thing to do. For a regular the game that was played last, for a newcomer the lightest one.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";

import { gameOf } from "../bots/catalogue.js";
import { arms, icon } from "../icons.js";
import { w } from "../words.js";
import { draft, lightest } from "./draft.js";
import { nowText } from "./games.js";
import { keptMenu, whenText } from "./ledger.js";
import { pictureOf } from "./pictures.js";

/** @import { Kept } from "../types.js" */

/** Once somebody sets up a game, opening that is the first thing to do, and nothing else. */
const seal = () => (draft.touched ? "" : "seal");

/** @param {Kept} record */
function decidesText({ waiting, over }) {
  if (over) return w("ledger.over");
  return waiting ? html`<b>${waiting.name}:</b> ${waiting.text}` : nothing;
}

/** @param {Kept} record */
const regular = (record) => html`<section class="panel leading" aria-labelledby="first-name">
  ${pictureOf(record.game, "first")}
  <div class="tx">
    <p class="caps">${w("lobby.last-played", { when: whenText(record.when) })}</p>
    <h2 id="first-name">${record.title}</h2>
    <p class="sub">${[record.gameTitle, record.place].filter(Boolean).join(" · ")}</p>
    <p class="say">${decidesText(record)}</p>
    <ul class="families">${record.seats.map(
      ({ house, name, score }) =>
        html`<li>${arms(house, { cls: "s" })}<span class="name">${name}</span>${
          Number.isFinite(score) ? html`<b>${score}</b>` : nothing
        }</li>`,
    )}</ul>
  </div>
  <div class="go">
    <button class="btn ${seal()} main" data-do="open-kept" data-game=${record.id}>${icon("play")}${w(record.over ? "lobby.look" : "lobby.continue")}</button>
    <button class="btn quiet" data-do="kept-so-far" data-game=${record.id}>${icon("undo")}${w("lobby.so-far")}</button>
    ${keptMenu(record)}
  </div>
</section>`;

function newcomer() {
  const game = lightest();
  return html`<section class="panel leading newcomer" aria-labelledby="first-name">
    ${pictureOf(game.id, "first")}
    <div class="tx">
      <p class="caps">${w("lobby.first-table")}</p>
      <h2 id="first-name">${w("lobby.begin-with", { game: game.title })}</h2>
      <p class="sub">${game.blurb}</p>
      <p class="say">${w("lobby.lesson-about")}</p>
    </div>
    <div class="go">
      <button class="btn ${seal()} main" data-do="open-lesson" data-game=${game.id}>${icon("lesson")}${w("lobby.learn")}</button>
      <button class="btn" data-do="play-first" data-game=${game.id}>${icon("play")}${nowText(game)}</button>
      <button class="btn quiet" data-do="rulebook" data-game=${game.id}>${icon("rules")}${w("lobby.read")}</button>
    </div>
  </section>`;
}

/** @param {Kept[]} kept the games kept here, the latest first; of one whose rules are not here any more nothing can be continued */
export function firstView(kept) {
  const [latest] = kept;
  return latest && gameOf(latest.game) ? regular(latest) : newcomer();
}
