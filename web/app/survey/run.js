// @ts-check
// A rulebook's table of chances being made again: games in portions, in a worker of its own, so that whoever plays at a table meanwhile
// does not wait. A portion that is under way when it is to stop is played to its end; what has been counted goes with every request.
import { Hired } from "../bots/hired.js";
import { w } from "../words.js";

/** @import { SurveyFile, SurveyFound, SurveyPlayed } from "../types.js" */

/** Milliseconds that a portion should take: the figures move about so often. */
const PORTION = 300;

/** @typedef {{ name: string, text: string }} OwnCopy */
/** @typedef {"ready" | "running" | "paused" | "done"} RunState */

export class SurveyRun {
  hired = new Hired("survey", () => w("survey.crashed"));
  /** Portions being played, until they are not wanted any more. @type {Promise<void> | null} */
  loop = null;
  /** @type {SurveyFound | null} */
  found = null;
  /** @type {SurveyPlayed | null} */
  played = null;
  /** What came out on the tables of the app, while those of an own copy are played. @type {SurveyPlayed | null} */
  ours = null;
  /** @type {OwnCopy | null} */
  own = null;
  /** @type {RunState} */
  state = "ready";
  goal = 0;
  /** Games a second. */
  rate = 0;
  seed = "";

  /**
   * @param {string} game
   * @param {string} data the option that holds the values of an own copy
   * @param {() => void} changed
   */
  constructor(game, data, changed) {
    this.game = game;
    this.data = data;
    this.changed = changed;
  }

  get options() {
    return this.own ? { [this.data]: this.own.text } : {};
  }

  /**
   * @param {Record<string, any>} request
   * @returns {Promise<any>}
   */
  ask(request) {
    return this.hired.ask({ game: this.game, options: this.options, seed: this.seed, ...request });
  }

  /** Another game is looked at: nobody waits for this one any more. */
  dismiss() {
    this.state = "done";
    return this.hired.dismiss();
  }

  /** The words of the survey and the rulebook's figures; also brings what only a survey needs to the worker. */
  async describe() {
    this.found = /** @type {SurveyFound} */ (await this.ask({ do: "survey" }));
    this.goal ||= this.found.games;
    this.changed();
  }

  /**
   * From the beginning, to so many games.
   * @param {number} goal
   */
  begin(goal) {
    Object.assign(this, { goal, played: null, rate: 0, seed: String(crypto.getRandomValues(new Uint32Array(1))[0]) });
    return this.go();
  }

  /** On from where it stands; a portion that was still being played when it paused is waited for first. */
  go() {
    this.state = "running";
    this.changed();
    this.loop ??= this.portions().finally(() => {
      this.loop = null;
    });
    return this.loop;
  }

  async portions() {
    try {
      if (!this.hired.worker) await this.describe();
      while (this.state === "running" && (this.played?.games ?? 0) < this.goal) await this.portion();
    } catch (problem) {
      this.state = this.played ? "paused" : "ready";
      this.changed();
      throw problem;
    }
    if (this.state === "running") this.end();
  }

  async portion() {
    const { seed } = this;
    const { step } = /** @type {SurveyFound} */ (this.found);
    const { games, counts } = this.played ?? { games: 0, counts: null };
    const steps = Math.max(1, Math.round((this.rate * PORTION) / 1000 / step));
    const more = Math.min(steps * step, this.goal - games);
    const began = performance.now();
    const played = /** @type {SurveyPlayed} */ (await this.ask({ do: "survey_games", games, counts, more }));
    // of a run that has been begun anew meanwhile
    if (seed !== this.seed) return;
    this.rate = (1000 * more) / (performance.now() - began);
    this.played = played;
    this.changed();
  }

  pause() {
    this.state = "paused";
    this.changed();
  }

  end() {
    this.state = "done";
    this.changed();
  }

  /**
   * The same again on the tables of an own copy, or on ours; what came out on ours stays as a third mark.
   * @param {OwnCopy | null} own
   */
  async take(own) {
    const [before, had, ours] = [this.own, this.played, this.ours];
    this.own = own;
    this.ours = own ? (before ? ours : had) : null;
    try {
      await this.describe();
    } catch (problem) {
      Object.assign(this, { own: before, ours });
      throw problem;
    }
    Object.assign(this, { played: null, state: "ready" });
    this.changed();
  }

  /**
   * @param {"csv" | "html"} kind
   * @returns {Promise<SurveyFile>}
   */
  async file(kind) {
    // of what broke off, whoever let it go on is told
    await this.loop?.catch(() => {});
    const { games, counts } = /** @type {SurveyPlayed} */ (this.played);
    if (!this.hired.worker) await this.describe();
    return this.ask({ do: "survey_file", games, counts, kind });
  }
}
