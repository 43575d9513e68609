// @ts-check
// Which game for whom: the games as a ledger, so that they can be compared, and the toy in one line below.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { repeat } from "../../vendor/lit-html/directives/repeat.js";

import { icon } from "../icons.js";
import { w } from "../words.js";
import { chosenGame, inOrder, seatsAtOnce } from "./draft.js";
import { pictureOf } from "./pictures.js";

/** @import { Game } from "../types.js" */

const TWO_PARTS = /^(.*?)(?:, |: )(.*)$/;
const HEAVIEST = 5;
const WEIGHTS = [1, 2, 3, 4, 5];

/**
 * A title with its edition set apart.
 * @param {string} title
 */
export function titled(title) {
  const [, name, edition] = TWO_PARTS.exec(title) ?? [null, title, null];
  return edition ? html`${name} <i>${edition}</i>` : name;
}

/** @param {Game} game */
function playersText({ scenarios }) {
  const counts = scenarios.flatMap(({ seats }) => seats);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? w("lobby.seats-exactly", { count: most }) : w("lobby.seats", { least, most });
}

/** The words of the button that opens a table against bots at once. @param {Game} game */
export const nowText = (game) => w("lobby.now", { n: seatsAtOnce(game) - 1 });

/** @param {number} weight */
const weightView = (weight) =>
  html`<span class="kettles" aria-hidden="true">${WEIGHTS.map(
    (one) => html`<i class=${one <= weight ? "on" : ""}></i>`,
  )}</span>`;

/**
 * @param {string} label
 * @param {unknown} content
 */
const figure = (label, content) =>
  html`<div class="f"><span class="caps" aria-hidden="true">${label}</span>${content}</div>`;

/** @param {Game} game */
const learn = (game) =>
  html`<button class="btn quiet" data-do="open-lesson" data-game=${game.id}>${icon("lesson")}${w("lobby.learn")}</button>`;

/** @param {Game} game */
const atOnce = (game) => html`<div class="at-once">
  <button class="btn" data-do="play-now" data-game=${game.id}>${icon("play")}${nowText(game)}</button>
  ${game.lesson ? learn(game) : nothing}
</div>`;

/** @param {Game} game */
const row = (
  game,
) => html`<article class="game" data-do="draft-game" data-game=${game.id} aria-labelledby="name-${game.id}">
  ${pictureOf(game.id)}
  <div class="tx">
    <h3 id="name-${game.id}">${titled(game.title)}</h3>
    <p>${game.like}</p>
    <p class="whom">${game.whom}</p>
  </div>
  ${figure(w("lobby.col.weight"), html`${weightView(game.weight)}<small><span class="sr">${w("lobby.weight", { n: game.weight, most: HEAVIEST })}</span>${w(`lobby.weight.${game.weight}`)}</small>`)}
  ${figure(w("lobby.col.time"), html`<b>${game.time}</b>${game.scenarios.length > 1 ? html`<small>${w("lobby.by-scenario")}</small>` : nothing}`)}
  ${figure(w("lobby.col.players"), html`<b>${playersText(game)}</b>`)}
  ${figure(w("lobby.col.alone"), html`<b>${game.alone.text}</b><small>${game.alone.detail}</small>`)}
  ${atOnce(game)}
  <button class="btn setup" data-do="draft-game" data-game=${game.id} aria-pressed=${game === chosenGame()}>${w("lobby.set-up")}<span
    class="sr">${game.title}</span>${icon("chevron-right")}</button>
</article>`;

/** @param {Game} game */
const toy = (
  game,
) => html`<article class="game pastime" data-do="draft-game" data-game=${game.id} aria-labelledby="name-${game.id}">
  ${pictureOf(game.id)}
  <div class="tx"><h3 id="name-${game.id}">${game.title}</h3><p>${game.whom} ${game.like}</p></div>
  <button class="btn setup" data-do="draft-game" data-game=${game.id} aria-pressed=${game === chosenGame()}>${w("lobby.set-up")}<span
    class="sr">${game.title}</span>${icon("chevron-right")}</button>
  ${game.lesson ? learn(game) : nothing}
  <button class="btn" data-do="play-now" data-game=${game.id}>${icon("play")}${w("lobby.play")}<span class="sr">${game.title}</span></button>
</article>`;

/** The games, the toys among them last. */
export function gamesView() {
  const games = inOrder();
  const heavy = games.filter(({ weight }) => weight);
  return html`<section class="choose" aria-labelledby="which-game">
    <div class="panel games">
      <div class="hd"><h2 id="which-game">${w("lobby.which")}</h2>
        ${["weight", "time", "players", "alone", "at-once"].map((name) => html`<span aria-hidden="true">${w(`lobby.col.${name}`)}</span>`)}</div>
      ${repeat(heavy, ({ id }) => id, row)}
    </div>
    ${repeat(
      games.filter(({ weight }) => !weight),
      ({ id }) => id,
      toy,
    )}
  </section>`;
}
