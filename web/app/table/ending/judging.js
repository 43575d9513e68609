// @ts-check
// Where the game was won: a worker looks through the record in small steps, then plays imagined games on from the decisions that look
// doubtful. It goes on while somebody looks elsewhere at the table, and ends with it.
import { Hired } from "../../bots/hired.js";
import { engine } from "../../engine.js";
import { w } from "../../words.js";

/** @import { Doubt, Judged, LogLine, Session } from "../../types.js" */

/** Entries of the record in a step of the first round. */
const STRETCH = 40;
/** Decisions that get imagined games, and how many each of their answers gets. */
const MOST = 8;
const GAMES = 16;

/** @typedef {"ready" | "running" | "done" | "failed"} JudgingState */

export class Judging {
  /** @type {JudgingState} */
  state = "ready";
  /** Steps taken, and of how many. */
  taken = 0;
  steps = 1;
  /** Decisions of which the bot clearly thinks otherwise. @type {Judged[]} */
  found = [];
  judged = 0;
  problem = "";

  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    /** @type {LogLine[]} */
    this.of = session.nowLog;
    this.hired = new Hired("judging", () => w("bots.crashed"));
  }

  /** Nobody wants to know any more, or it is another game. */
  get dropped() {
    return this.state !== "running" || this.session.left || this.session.nowLog !== this.of;
  }

  async begin() {
    Object.assign(this, { state: "running", taken: 0, found: [], judged: 0, problem: "" });
    this.session.repaint();
    try {
      await this.work();
      if (this.state === "running") this.state = "done";
    } catch (/** @type {any} */ problem) {
      if (this.state === "running") Object.assign(this, { state: "failed", problem: problem.text ?? problem.message });
    }
    void this.hired.dismiss();
    this.session.repaint();
  }

  async work() {
    const { position } = this.session.now.meta;
    const { save } = engine.call({ do: "save", table: this.session.table });
    this.steps = Math.ceil(position / STRETCH) + MOST;
    const { table } = await this.hired.ask({ do: "load", save, viewer: null });
    const doubtful = await this.doubtful(table, position);
    this.steps = this.taken + doubtful.length;
    for (const { position: at } of doubtful) {
      if (this.dropped) return;
      const judged = /** @type {Judged} */ (
        await this.hired.ask({ do: "judge", table, position: at, games: GAMES, seed: position })
      );
      this.judged += 1;
      if (judged.clear) this.found = [...this.found, judged].sort((one, other) => one.position - other.position);
      this.step();
    }
  }

  /**
   * The most doubtful decisions of the game.
   * @param {string} table
   * @param {number} position
   */
  async doubtful(table, position) {
    /** @type {Doubt[]} */
    const all = [];
    for (let from = 0; from < position && !this.dropped; from += STRETCH) {
      const { doubts } = await this.hired.ask({ do: "doubts", table, from, to: Math.min(position, from + STRETCH) });
      all.push(...doubts);
      this.step();
    }
    return all.sort((one, other) => other.doubt - one.doubt).slice(0, MOST);
  }

  step() {
    this.taken += 1;
    if (!this.session.left) this.session.repaint();
  }

  stop() {
    this.state = "ready";
    void this.hired.dismiss();
    this.session.repaint();
  }
}
