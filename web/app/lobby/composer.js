// @ts-check
// The form in which a new game is put together.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { repeat } from "../../vendor/lit-html/directives/repeat.js";

import { register } from "../actions.js";
import { engine } from "../engine.js";
import { arms, icon } from "../icons.js";
import { notice } from "../notices.js";
import { paint } from "../paint.js";
import { filled, w } from "../words.js";
import { opensByItself } from "./arriving.js";
import {
  NAME_LENGTH,
  applies,
  chooseGame,
  chosenGame,
  draft,
  fitSeats,
  freshSeed,
  onTheWay,
  scenarioOf,
  seatOf,
  takeStage,
  usualBot,
  valueNow,
} from "./draft.js";

/** @import { Acted, Game, GameOption, Handler } from "../types.js" */
/** @import { DraftSeat } from "./draft.js" */

/** Larger than any file of component values. */
const DATA_LIMIT = 200_000;

/** @param {GameOption} option */
const isSwitch = ({ values }) => values.length === 2 && values.every(({ value }) => typeof value === "boolean");

/** @param {GameOption} option */
const optionView = (option) => {
  const help = option.help ? html`<small id="help-${option.id}">${option.help}</small>` : nothing;
  if (isSwitch(option)) {
    return html`<label class="chk"><input type="checkbox" name=${option.id} .checked=${valueNow(option) === true} data-do="draft-switch"
      data-option=${option.id} aria-describedby=${option.help ? `help-${option.id}` : nothing}>
      <span>${option.title}${help}</span></label>`;
  }
  return html`<label class="field">${option.title}
    <select class="inp" name=${option.id} data-do="draft-option" data-option=${option.id} aria-describedby=${option.help ? `help-${option.id}` : nothing}>
      ${option.values.map(({ value, text }, at) => html`<option value=${at} ?selected=${value === valueNow(option)}>${text}</option>`)}
    </select>${help}</label>`;
};

/** @param {Game} game */
const scenarioView = ({ scenarios }) => html`<fieldset>
  <legend class="caps row">${w("composer.scenario")}<span class="end small muted">${w("composer.time")}</span></legend>
  <div class="choices scenarios">${scenarios.map(
    ({ id, title, blurb, length, time }) => html`<label>
      <input type="radio" name="scenario" value=${id} .checked=${id === draft.scenario} data-do="draft-scenario">
      <span class="name">${title}</span><span class="blurb">${blurb}</span>
      <span class="long"><b>${length}</b>${time}</span></label>`,
  )}</div>
</fieldset>`;

/**
 * One switch for all that the rulebook recommends to beginners, and what it would have played after what is set up.
 * @param {Game} game
 */
function wayView({ path }) {
  if (!path.length) return nothing;
  const { first, next } = onTheWay();
  return html`<div class="way">
    <label class="chk"><input type="checkbox" name="first-game" .checked=${first} data-do="draft-first" aria-describedby="help-first-game">
      <span>${w("composer.first")}<small id="help-first-game">${path[0].why}</small></span></label>
    ${
      next
        ? html`<p class="next">${w("composer.next")}
          <button type="button" class="btn quiet" data-do="draft-stage" data-stage=${path.indexOf(next)}>${next.title}</button>
          <small>${next.why}</small></p>`
        : nothing
    }
  </div>`;
}

/** @param {Game} game */
const seatView =
  (game) =>
  (/** @type {DraftSeat} */ { name, kind }, /** @type {number} */ index) =>
    html`<li>
  ${arms(index + 1)}
  <label class="inp sitter"><input name="name-${index}" .value=${name} maxlength=${NAME_LENGTH} data-do="draft-name" data-seat=${index}
    autocomplete="off" aria-label=${w("composer.name", { seat: index + 1 })} spellcheck="false">
    <small>${filled(game.plays, { house: w(`house.${index + 1}`) })}</small></label>
  <span class="kind">${icon(kind === "human" ? "human" : "bot")}
    <select class="inp" name="kind-${index}" data-do="draft-kind" data-seat=${index} aria-label=${w("composer.kind", { name })}>
      <option value="human" ?selected=${kind === "human"}>${w("composer.person")}</option>
      ${game.bots.map(({ id, title }) => html`<option value=${id} ?selected=${kind === id}>${title}</option>`)}
    </select></span>
</li>`;

/**
 * What the computer players at this table do, and on demand what all levels of the game do.
 * @param {Game} game
 */
function levelsView({ bots }) {
  const kinds = new Set(draft.seats.map(({ kind }) => kind));
  const level = (/** @type {Game["bots"][number]} */ { title, about }) => html`<p><b>${title}</b> ${about}</p>`;
  return html`<div class="levels">${bots.filter(({ id }) => kinds.has(id)).map(level)}
    <details><summary>${w("composer.levels")}</summary>${bots.map(level)}</details></div>`;
}

/** @param {Game} game */
function seatsView(game) {
  const { seats: counts } = scenarioOf(game);
  const people = draft.seats.filter(({ kind }) => kind === "human").length;
  const more = counts.filter((count) => count > draft.seats.length);
  const fewer = counts.filter((count) => count < draft.seats.length);
  return html`<fieldset>
    <legend class="caps row">${w("composer.seats")}<span class="end small muted">${w("composer.people", { count: people })}</span></legend>
    <ol class="seats">${repeat(draft.seats, (_, index) => index, seatView(game))}</ol>
    ${levelsView(game)}
    <div class="row">
      ${
        more.length
          ? html`<button type="button" class="btn quiet add" data-do="draft-seats" data-count=${Math.min(...more)}>
        ${icon("plus")}${w("composer.add-seat")}</button>`
          : nothing
      }
      ${
        fewer.length
          ? html`<button type="button" class="btn quiet add" data-do="draft-seats" data-count=${Math.max(...fewer)}>
        ${icon("minus")}${w("composer.drop-seat")}</button>`
          : nothing
      }
    </div>
  </fieldset>`;
}

/**
 * An option that holds a file's data, such as the numbers of one's own copy of a game.
 * @param {{ id: string, title: string, help: string }} given
 */
const dataView = ({ id, title, help }) => html`<details class="values" ?open=${Boolean(draft.data[id])}>
  <summary>${title}</summary>
  <p class="small muted" id="data-help-${id}">${help}</p>
  ${
    draft.data[id]
      ? html`<span class="row"><span class="file">${draft.data[id].name}</span>
        <button type="button" class="btn" data-do="draft-data-drop" data-option=${id}>${w("composer.data-drop")}</button></span>`
      : html`<input class="inp" type="file" name=${id} accept=".json,application/json" data-do="draft-data" data-on="change" data-option=${id}
        aria-label=${title} aria-describedby="data-help-${id}">`
  }
</details>`;

/** @param {Acted} element */
async function takeData({ dataset, files }) {
  const [file] = files ?? [];
  if (!file) return;
  if (file.size > DATA_LIMIT) {
    notice({ key: "setup", kind: "error", text: w("composer.data-large", { name: file.name }) });
    return;
  }
  draft.data[dataset.option ?? ""] = { name: file.name, text: await file.text() };
  paint();
}

const seedView = () => html`<details class="seed">
  <summary>${w("composer.seed")}</summary>
  <p class="small muted">${w("composer.seed-help")}</p>
  <span class="row"><input class="inp" name="seed" .value=${draft.seed} maxlength="60" data-do="draft-seed" aria-label=${w("composer.seed")}
    autocomplete="off" spellcheck="false">
    <button type="button" class="btn" data-do="draft-fresh-seed">${w("composer.another")}</button></span>
</details>`;

/** @param {{ sheet?: boolean, seal: boolean }} given whether it fills a sheet of its own; whether its button is the first thing to do */
export function composerView({ sheet = false, seal }) {
  const game = chosenGame();
  const heading = sheet ? "dialog-title" : "composer-title";
  const open = html`<button class="btn open ${seal ? "seal" : ""}" type="submit">${w("composer.open")}</button>`;
  const shut = html`<button type="button" class="btn quiet icon-only shut" data-do="close-dialog" aria-label=${w("shell.close")}
    title=${w("shell.close")}>${icon("close")}</button>`;
  return html`<form class="panel comp" data-do="open-new" aria-labelledby=${heading} novalidate>
    <header><h2 id=${heading}>${w("composer.title")}</h2><span class="small muted">${game.title}</span>${sheet ? shut : nothing}</header>
    <div class="parts">${scenarioView(game)} ${wayView(game)} ${seatsView(game)}
      ${game.options.filter(applies).map(optionView)}
      ${(game.data ?? []).map(dataView)}
      ${seedView()}
      <div class="also">
        <button type="button" class="btn quiet" data-do="share-setup">${icon("link")}${w("composer.share")}</button>
        ${game.lessons.map(({ id, title }) => html`<button type="button" class="btn quiet" data-do="open-lesson" data-game=${game.id} data-lesson=${id}>${icon("lesson")}${title}</button>`)}
        ${game.survey ? html`<button type="button" class="btn quiet" data-do="survey" data-game=${game.id}>${icon("compass")}${game.survey}</button>` : nothing}
      </div>
    </div>
    <footer>${opensByItself() ?? open}</footer>
  </form>`;
}

/**
 * @param {(element: Acted) => unknown} change
 * @returns {Handler}
 */
const changed = (change) => (_, element) => {
  draft.touched = true;
  change(element);
  fitSeats();
  paint();
};

/**
 * Another game is set up.
 * @param {string} game
 */
export function setUp(game) {
  draft.touched = true;
  chooseGame(game);
  if (engine.here) void engine.expect({ game });
  paint();
}

register({
  "draft-scenario": changed(({ value }) => (draft.scenario = value)),
  // who is past the first game goes on to the next
  "draft-first": changed(({ checked }) => takeStage(chosenGame().path[checked ? 0 : 1])),
  "draft-stage": changed(({ dataset }) => takeStage(chosenGame().path[Number(dataset.stage)])),
  "draft-seats": changed(({ dataset }) => {
    const count = Number(dataset.count);
    while (draft.seats.length < count) draft.seats.push(seatOf(draft.seats.length, usualBot(chosenGame())));
    draft.seats.length = count;
  }),
  "draft-name": changed(({ dataset, value }) => Object.assign(draft.seats[Number(dataset.seat)], { name: value })),
  "draft-kind": changed(({ dataset, value }) => Object.assign(draft.seats[Number(dataset.seat)], { kind: value })),
  "draft-switch": changed(({ dataset, checked }) => (draft.options[dataset.option ?? ""] = checked)),
  "draft-option": changed(({ dataset, value }) => {
    const option = chosenGame().options.find(({ id }) => id === dataset.option);
    if (option) draft.options[option.id] = option.values[Number(value)].value;
  }),
  "draft-data": (_, element) => takeData(element),
  "draft-data-drop": changed(({ dataset }) => delete draft.data[dataset.option ?? ""]),
  "draft-seed": changed(({ value }) => (draft.seed = value)),
  "draft-fresh-seed": changed(() => (draft.seed = freshSeed())),
});

/** @param {any} problem */
export const refusedSetup = (problem) => notice({ key: "setup", kind: "error", text: problem.text });
