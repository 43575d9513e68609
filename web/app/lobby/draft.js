// @ts-check
// What is being set up in the lobby: game, scenario, options, seats and seed, all as the engine declares them.
import { gameOf, games } from "../bots/catalogue.js";
import { EngineError } from "../engine.js";
import { isFirst, stageAfter } from "../path.js";
import { w } from "../words.js";
import { lastSetup } from "./last_setup.js";

/** @import { Game, GameOption, Setup, Stage } from "../types.js" */

const HOUSES = 6;
export const NAME_LENGTH = 40;
/** How many sit at a table that nobody has set up. */
const USUAL = 4;

/** @typedef {{ kind: string, name: string }} DraftSeat */

/**
 * What is set up; `touched` says whether somebody has had a hand in it since the lobby opened.
 * @type {{ game: string, scenario: string, options: Record<string, any>, data: Record<string, { name: string, text: string }>, seats: DraftSeat[], seed: string, touched: boolean }} */
export const draft = { game: "", scenario: "", options: {}, data: {}, seats: [], seed: "", touched: false };

export const freshSeed = () => String(crypto.getRandomValues(new Uint32Array(1))[0]);
/** The game that is chosen: something always is, once the lobby is open. */
export const chosenGame = () => /** @type {Game} */ (gameOf(draft.game));
/** @param {Game} game */
export const scenarioOf = (game) => game.scenarios.find(({ id }) => id === draft.scenario) ?? game.scenarios[0];

/** @param {number} index */
const defaultName = (index) => w(`botname.${index + 1}`);

/**
 * @param {number} index
 * @param {string} kind
 * @returns {DraftSeat}
 */
export const seatOf = (index, kind) => ({ kind, name: defaultName(index) });

/**
 * Who sits down when nobody has said anything: the best bot that answers at once.
 * @param {Game} game
 */
export const usualBot = ({ bots }) => (bots.findLast(({ search }) => !search) ?? bots[0])?.id ?? "human";

export function fitSeats() {
  const game = chosenGame();
  const counts = scenarioOf(game).seats;
  const wanted = closest(counts, draft.seats.length || USUAL);
  const bot = usualBot(game);
  while (draft.seats.length < wanted)
    draft.seats.push(seatOf(draft.seats.length, draft.seats.length === 0 ? "human" : bot));
  draft.seats.length = wanted;
  const kinds = new Set(["human", ...game.bots.map(({ id }) => id)]);
  draft.seats = draft.seats.map((seat) => (kinds.has(seat.kind) ? seat : { ...seat, kind: bot }));
}

/**
 * @param {number[]} counts
 * @param {number} wanted
 */
const closest = (counts, wanted) =>
  counts.reduce((best, count) => (Math.abs(count - wanted) < Math.abs(best - wanted) ? count : best));

/** @param {GameOption} option */
export const applies = ({ seats, scenarios }) =>
  (!seats?.length || seats.includes(draft.seats.length)) && (!scenarios?.length || scenarios.includes(draft.scenario));

/** @param {GameOption} option */
export const valueNow = (option) => {
  const value = draft.options[option.id];
  return option.values.some((one) => one.value === value) ? value : option.values[0].value;
};

/** @param {string} id */
export function chooseGame(id) {
  if (draft.game === id) return;
  const game = /** @type {Game} */ (gameOf(id));
  Object.assign(draft, { game: id, scenario: game.scenarios[0].id, options: {}, data: {} });
  fitSeats();
}

/** The games in the order in which the lobby has them: the toy comes last. */
export const inOrder = () => [...games()].sort((one, other) => Number(!one.weight) - Number(!other.weight));

/**
 * How many sit at a table of a game that is opened at once.
 * @param {Game} game
 */
export function seatsAtOnce({ id, scenarios }) {
  if (id === draft.game) return draft.seats.length;
  const last = lastSetup();
  return last?.game === id && Array.isArray(last.seats) ? last.seats.length : closest(scenarios[0].seats, USUAL);
}

/** The game with the least to learn. */
export const lightest = () =>
  inOrder().reduce((best, game) => (game.weight && game.weight < best.weight ? game : best));

/** Whether what is set up is a first game, as the rulebook recommends it, and what it would have played next. */
export function onTheWay() {
  const { path } = chosenGame();
  const now = setup();
  return { first: isFirst(path, now), next: stageAfter(path, now) };
}

/** All that makes a stage of the way is set; the rest stays. @param {Stage} stage */
export function takeStage({ scenario, options }) {
  draft.scenario = scenario;
  Object.assign(draft.options, options);
}

/** Called when the lobby opens: something is always chosen, what was played last or the lightest game. */
export function settleDraft() {
  draft.touched = false;
  if (draft.game) return;
  const last = lastSetup();
  try {
    if (last) prefill(last);
  } catch (problem) {
    // of another build, or nobody knows whose
    if (!(problem instanceof EngineError)) throw problem;
  }
  if (!draft.game) chooseGame(lightest().id);
  draft.seed = freshSeed();
}

/**
 * A table of a game for one person against bots, as it was set up last or by its first scenario.
 * @param {string} id
 * @param {string | null} [bot] who all others are; without, only those that were people change
 */
export function setUpAtOnce(id, bot = null) {
  const last = lastSetup();
  if (draft.game !== id && last?.game === id) prefill({ ...last, seed: freshSeed() });
  else chooseGame(id);
  const other = bot ?? usualBot(chosenGame());
  draft.seats = draft.seats.map((seat, index) => {
    if (index === 0) return { ...seat, kind: "human" };
    return bot || seat.kind === "human" ? { ...seat, kind: other } : seat;
  });
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
    const params = { scenario: String(wanted).slice(0, NAME_LENGTH), game: known.title };
    throw new EngineError({ code: "scenario", text: w("link.unknown-scenario", params) });
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
    .map((seat) => ({ kind: String(seat?.kind ?? "human"), name: String(seat?.name ?? "").slice(0, NAME_LENGTH) }));
  fitSeats();
}

/** The set-up as the engine wants it. */
export function setup() {
  const game = chosenGame();
  const options = Object.fromEntries(game.options.filter(applies).map((option) => [option.id, valueNow(option)]));
  for (const [id, { text }] of Object.entries(draft.data)) options[id] = text;
  const seats = draft.seats.map(({ name, kind }, index) => ({ name: name.trim() || defaultName(index), kind }));
  const seed = /^\d{1,15}$/.test(draft.seed) ? Number(draft.seed) : draft.seed;
  return { game: game.id, scenario: draft.scenario, options, seed, seats };
}

/** A table was opened from this draft: the next one gets another seed. */
export function usedDraft() {
  draft.seed = freshSeed();
  draft.touched = false;
}
