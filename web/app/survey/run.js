// @ts-check
// A rulebook's table of chances being made again: games in portions, in a worker of its own, so that whoever plays at a table meanwhile
// does not wait. A portion that is under way when it is to stop is played to its end; what has been counted goes with every request.
import { EngineError } from "../engine.js";
import { currentLanguage, w } from "../words.js";

/** @import { SurveyFile, SurveyFound, SurveyPlayed } from "../types.js" */

/** Milliseconds that a portion should take: the figures move about so often. */
const PORTION = 300;

/** @typedef {{ name: string, text: string }} OwnCopy */
/** @typedef {{ resolve: (reply: any) => void, reject: (problem: Error) => void }} Waiting */
/** @typedef {"ready" | "running" | "paused" | "done"} RunState */

export class SurveyRun {
  /** @type {Promise<Worker> | null} */
  hired = null;
  /** Who waits for an answer, by the number of the request; several may, since a portion is played to its end. @type {Map<number, Waiting>} */
  waiting = new Map();
  asked = 0;
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
  async ask(request) {
    this.hired ??= this.hire();
    const asked = { game: this.game, options: this.options, seed: this.seed, lang: currentLanguage(), ...request };
    const worker = await this.hired;
    this.asked += 1;
    const id = this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      worker.postMessage({ id, request: JSON.stringify(asked) });
    });
  }

  /** @param {{ id: number, answer: string, crash?: string }} given */
  answered({ id, answer, crash }) {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (crash) return waiting?.reject(new Error(crash));
    const reply = JSON.parse(answer);
    if (reply.ok) waiting?.resolve(reply);
    else waiting?.reject(new EngineError(reply.error));
  }

  /**
   * A worker whose Python has started.
   * @returns {Promise<Worker>}
   */
  hire() {
    const worker = new Worker(new URL("../bots/worker.js", import.meta.url), { type: "module", name: "survey" });
    return new Promise((resolve, reject) => {
      const lost = (/** @type {string} */ message) => {
        worker.terminate();
        this.hired = null;
        const problem = new Error(message || w("survey.crashed"));
        reject(problem);
        for (const one of this.waiting.values()) one.reject(problem);
        this.waiting.clear();
      };
      worker.onmessage = ({ data }) => (data.ready ? resolve(worker) : this.answered(data));
      worker.onerror = (event) => lost(event.message);
      worker.onmessageerror = () => lost("");
    });
  }

  /** Another game is looked at: nobody waits for this one any more. */
  async dismiss() {
    const { hired } = this;
    Object.assign(this, { hired: null, state: "done" });
    (await hired)?.terminate();
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
      if (!this.hired) await this.describe();
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
    if (!this.hired) await this.describe();
    return this.ask({ do: "survey_file", games, counts, kind });
  }
}
