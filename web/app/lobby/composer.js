// @ts-check
// A new game being put together: game, scenario, options, seats and seed, all as the engine declares them.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { repeat } from "../../vendor/lit-html/directives/repeat.js";

import { register } from "../actions.js";
import { gameOf, games } from "../bots/catalogue.js";
import { EngineError, engine } from "../engine.js";
import { arms, icon } from "../icons.js";
import { notice } from "../notices.js";
import { paint } from "../paint.js";
import { w } from "../words.js";

/** @import { Acted, Game, GameOption, Handler, Option, Seat, Setup } from "../types.js" */

const HOUSES = 6;
const NAME_LENGTH = 40;
/** Scenarios with short names stand side by side; others in a list. */
const SHORT = 34;

/** Larger than any file of component values. */
const DATA_LIMIT = 200_000;

/** @typedef {{ kind: string, name: string, own: boolean }} DraftSeat */

/** @type {{ game: string, scenario: string, options: Record<string, any>, data: Record<string, { name: string, text: string }>, seats: DraftSeat[], seed: string }} */
const draft = { game: "", scenario: "", options: {}, data: {}, seats: [], seed: "" };

const freshSeed = () => String(crypto.getRandomValues(new Uint32Array(1))[0]);
/** The game that is chosen: something always is, once the lobby is open. */
export const chosenGame = () => /** @type {Game} */ (gameOf(draft.game));
/** @param {Game} game */
const scenarioOf = (game) => game.scenarios.find(({ id }) => id === draft.scenario) ?? game.scenarios[0];

/**
 * @param {number} index
 * @param {string} kind
 */
const defaultName = (index, kind) => w(kind === "human" ? `house.${index + 1}` : `botname.${index + 1}`);

/**
 * A seat whose name nobody has typed carries one that fits what sits there.
 * @param {number} index
 * @param {string} kind
 * @param {string | null} [name]
 */
const seatOf = (index, kind, name = null) => ({ kind, name: name ?? defaultName(index, kind), own: name !== null });

/**
 * Who sits down when nobody has said anything: the best bot that answers at once.
 * @param {Game} game
 */
const usualBot = ({ bots }) => (bots.findLast(({ search }) => !search) ?? bots[0])?.id ?? "human";

function fitSeats() {
  const game = chosenGame();
  const counts = scenarioOf(game).seats;
  const wanted = counts.includes(draft.seats.length) ? draft.seats.length : closest(counts, draft.seats.length || 3);
  const bot = usualBot(game);
  while (draft.seats.length < wanted)
    draft.seats.push(seatOf(draft.seats.length, draft.seats.length === 0 ? "human" : bot));
  draft.seats.length = wanted;
  const kinds = new Set(["human", ...game.bots.map(({ id }) => id)]);
  draft.seats = draft.seats.map((seat, index) =>
    kinds.has(seat.kind) ? seat : seatOf(index, bot, seat.own ? seat.name : null),
  );
}

/**
 * @param {number[]} counts
 * @param {number} wanted
 */
const closest = (counts, wanted) =>
  counts.reduce((best, count) => (Math.abs(count - wanted) < Math.abs(best - wanted) ? count : best));

/** @param {GameOption} option */
const applies = ({ seats, scenarios }) =>
  (!seats?.length || seats.includes(draft.seats.length)) && (!scenarios?.length || scenarios.includes(draft.scenario));

/** @param {GameOption} option */
const valueNow = (option) => {
  const value = draft.options[option.id];
  return option.values.some((one) => one.value === value) ? value : option.values[0].value;
};

/** @param {string} id */
function chooseGame(id) {
  if (draft.game === id) return;
  const game = /** @type {Game} */ (gameOf(id));
  Object.assign(draft, { game: id, scenario: game.scenarios[0].id, options: {}, data: {} });
  fitSeats();
}

/** Called when the lobby opens: something is always chosen. */
export function settleDraft() {
  if (!draft.seed) draft.seed = freshSeed();
  if (!draft.game) chooseGame(games()[0].id);
}

/**
 * Takes over the set-up of a link: anybody may have written it, so every part is looked at.
 * @param {Setup} setup
 */
export function prefill({ game, scenario, options, seats, seed }) {
  const known = gameOf(game);
  if (!known)
    throw new EngineError({ code: "game", text: w("link.unknown-game", { game: String(game).slice(0, NAME_LENGTH) }) });
  const wanted = scenario ?? known.scenarios[0].id;
  if (!known.scenarios.some(({ id }) => id === wanted)) {
    const told = { scenario: String(wanted).slice(0, NAME_LENGTH), game: known.title };
    throw new EngineError({ code: "scenario", text: w("link.unknown-scenario", told) });
  }
  Object.assign(draft, { game, scenario: wanted, seed: String(seed ?? freshSeed()) });
  draft.options = options && typeof options === "object" ? { ...options } : {};
  draft.data = Object.fromEntries(
    (known.data ?? [])
      .filter(({ id }) => typeof draft.options[id] === "string")
      .map(({ id }) => [id, { name: w("composer.data-from-link"), text: draft.options[id] }]),
  );
  draft.seats = (Array.isArray(seats) ? seats : [])
    .slice(0, HOUSES)
    .map((seat, index) => seatOf(index, String(seat?.kind ?? "human"), String(seat?.name ?? "").slice(0, NAME_LENGTH)));
  fitSeats();
}

/** The set-up as the engine wants it. */
export function setup() {
  const game = chosenGame();
  const options = Object.fromEntries(game.options.filter(applies).map((option) => [option.id, valueNow(option)]));
  for (const [id, { text }] of Object.entries(draft.data)) options[id] = text;
  const seats = draft.seats.map(({ name, kind }, index) => ({ name: name.trim() || defaultName(index, kind), kind }));
  const seed = /^\d{1,15}$/.test(draft.seed) ? Number(draft.seed) : draft.seed;
  return { game: game.id, scenario: draft.scenario, options, seed, seats };
}

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
function scenarioView(game) {
  const { scenarios } = game;
  const blurb = scenarioOf(game).blurb;
  const short = scenarios.length <= 4 && scenarios.reduce((sum, { title }) => sum + title.length, 0) <= SHORT;
  return html`<fieldset>
    <legend class="caps">${w("composer.scenario")}</legend>
    ${
      short
        ? html`<div class="seg">${scenarios.map(
            ({ id, title }) => html`<label>
          <input type="radio" name="scenario" value=${id} .checked=${id === draft.scenario} data-do="draft-scenario">
          <span>${title}</span></label>`,
          )}</div>`
        : html`<select class="inp" name="scenario" data-do="draft-scenario" aria-label=${w("composer.scenario")}>
          ${scenarios.map(({ id, title }) => html`<option value=${id} ?selected=${id === draft.scenario}>${title}</option>`)}
        </select>`
    }
    ${blurb ? html`<p class="blurb small">${blurb}</p>` : nothing}
  </fieldset>`;
}

/** @param {Game} game */
const seatView =
  (game) =>
  (/** @type {DraftSeat} */ { name, kind }, /** @type {number} */ index) =>
    html`<li>
  ${arms(index + 1)}
  <input class="inp" name="name-${index}" .value=${name} maxlength=${NAME_LENGTH} data-do="draft-name" data-seat=${index} autocomplete="off"
    aria-label=${w("composer.name", { seat: index + 1 })} spellcheck="false">
  <span class="kind">${icon(kind === "human" ? "human" : "bot")}
    <select class="inp" name="kind-${index}" data-do="draft-kind" data-seat=${index} aria-label=${w("composer.kind", { name })}>
      <option value="human" ?selected=${kind === "human"}>${w("composer.person")}</option>
      ${game.bots.map(({ id, title }) => html`<option value=${id} ?selected=${kind === id}>${title}</option>`)}
    </select></span>
</li>`;

/** @param {Game} game */
function seatsView(game) {
  const { seats: counts } = scenarioOf(game);
  const people = draft.seats.filter(({ kind }) => kind === "human").length;
  const more = counts.filter((count) => count > draft.seats.length);
  const fewer = counts.filter((count) => count < draft.seats.length);
  return html`<fieldset>
    <legend class="caps row">${w("composer.seats")}<span class="end small muted">${w("composer.people", { count: people })}</span></legend>
    <ol class="seats">${repeat(draft.seats, (_, index) => index, seatView(game))}</ol>
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

export function composerView() {
  const game = chosenGame();
  return html`<form class="panel comp" data-do="open-new" aria-labelledby="composer-title" novalidate>
    <header><h2 id="composer-title">${w("composer.title")}</h2><span class="small muted">${game.title}</span></header>
    ${scenarioView(game)} ${seatsView(game)}
    ${game.options.filter(applies).map(optionView)}
    ${(game.data ?? []).map(dataView)}
    ${seedView()}
    <button class="btn seal open" type="submit">${w("composer.open")}</button>
    <button type="button" class="btn quiet link" data-do="share-setup">${icon("link")}${w("composer.share")}</button>
    ${game.lesson ? html`<button type="button" class="btn quiet link" data-do="open-lesson">${icon("lesson")}${w("composer.lesson")}</button>` : nothing}
  </form>`;
}

/**
 * @param {(element: Acted) => unknown} change
 * @returns {Handler}
 */
const changed = (change) => (_, element) => {
  change(element);
  fitSeats();
  paint();
};

register({
  "draft-game": changed(({ dataset }) => {
    const { game = "" } = dataset;
    chooseGame(game);
    void engine.expect({ game });
  }),
  "draft-scenario": changed(({ value }) => (draft.scenario = value)),
  "draft-seats": changed(({ dataset }) => {
    const count = Number(dataset.count);
    while (draft.seats.length < count) draft.seats.push(seatOf(draft.seats.length, usualBot(chosenGame())));
    draft.seats.length = count;
  }),
  "draft-name": changed(({ dataset, value }) =>
    Object.assign(draft.seats[Number(dataset.seat)], { name: value, own: true }),
  ),
  "draft-kind": changed(({ dataset, value }) => {
    const at = Number(dataset.seat);
    const seat = draft.seats[at];
    draft.seats[at] = seatOf(at, value, seat.own ? seat.name : null);
  }),
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

/** A table was opened from this draft: the next one gets another seed. */
export const usedSeed = () => (draft.seed = freshSeed());
/** @param {any} problem */
export const refusedSetup = (problem) => notice({ key: "setup", kind: "error", text: problem.text });
