// @ts-check
// Plays the bots of one table: quick ones on this thread, searching ones in a worker. None moves before what came last has been told;
// a searching one thinks meanwhile.
import { engine } from "../engine.js";
import { notice } from "../notices.js";
import { settings } from "../settings.js";
import { w } from "../words.js";
import { botsOf, loadGames, searches } from "./catalogue.js";
import { Cancelled, thinker } from "./thinker.js";

/** @import { Session } from "../types.js" */

/** Seconds a searching bot may think about one decision. */
const THINKING = 3;

export class BotDriver {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    /** @type {{ running: boolean, thinking: number | null, paused: boolean }} */
    this.state = { running: false, thinking: null, paused: false };
    this.stopped = false;
    /** Whether they can be asked at once. */
    this.here = false;
  }

  /** Something has changed: is it a bot's turn? */
  wake() {
    if (this.state.running || this.stopped || !this.mayMove()) return;
    this.run();
  }

  mayMove() {
    const { session, state } = this;
    const bots = session.now.seats.some(({ human }) => !human);
    return (
      bots &&
      !session.still &&
      !this.stopped &&
      !state.paused &&
      !session.readOnly &&
      session.past === null &&
      !session.now.over
    );
  }

  async run() {
    this.state.running = true;
    try {
      if (this.here || (await this.arrive())) while (this.mayMove() && (await this.move()));
    } finally {
      this.state.running = false;
      this.session.narrator.arrive();
      this.session.repaint();
    }
  }

  /** What the bots of this game know is fetched when the table stands; false if it did not arrive. */
  async arrive() {
    try {
      await engine.bring({ do: "bot", game: this.session.now.meta.game });
      this.here = true;
      return true;
    } catch (problem) {
      return this.failed(problem);
    }
  }

  waitingBot() {
    const waiting = this.session.now.waiting.map(({ seat }) => seat);
    return this.session.now.seats.find(({ seat, human }) => !human && waiting.includes(seat)) ?? null;
  }

  /** One move of one bot; false when none has anything to do. */
  async move() {
    const bot = this.waitingBot();
    if (bot && !searches(this.session.now.meta.game, bot.kind)) await this.told(bot.seat);
    if (!this.mayMove()) return false;
    const answer = this.session.do({ do: "bot" });
    // a bot that searches is only named
    return answer.think ? this.search(answer.think) : answer.ok && Boolean(answer.moved);
  }

  /**
   * People are to see what came before. An answer given in secret shows nothing, and how long it takes must not either.
   * @param {number} seat
   */
  async told(seat) {
    const { narrator } = this.session;
    if (!narrator.telling) return;
    this.state.thinking = seat;
    this.session.repaint();
    await narrator.told();
    this.state.thinking = null;
  }

  /** @param {{ seat: number, bot: any }} given */
  async search({ seat, bot }) {
    const { session } = this;
    const { position } = engine.call({ do: "position", table: session.table });
    const { meta } = session.now;
    this.state.thinking = seat;
    session.repaint();
    let found;
    try {
      const seconds = session.narrator.hurried || settings.pace === "off" ? THINKING / 3 : THINKING;
      found = await thinker.think({ position, seat, bot, seconds, seed: meta.position });
    } catch (problem) {
      return this.failed(problem);
    } finally {
      this.state.thinking = null;
    }
    await session.narrator.told();
    // the table may have moved on meanwhile (a deal, or an undo and another answer): then the thought is worth nothing
    if (!this.mayMove() || session.now.meta !== meta) return true;
    return session.do({ do: "move", seat, move: found.move }).ok;
  }

  /** @param {any} problem */
  failed(problem) {
    if (problem instanceof Cancelled) return false;
    const text = w("bots.failed", { problem: problem.text ?? problem.message });
    notice({ key: "bots", kind: "error", text, actions: [{ text: w("bots.again"), do: "wake-bots" }] });
    return false;
  }

  /** No more waiting until a person has to decide. */
  skip() {
    this.session.narrator.hurry();
    if (!this.state.running) this.session.narrator.arrive();
  }

  /** @param {boolean} paused */
  pause(paused) {
    this.state.paused = paused;
    this.session.repaint();
    if (paused) this.interrupt();
    else this.wake();
  }

  /** Ends what is going on; the next wake() begins anew if it may. */
  interrupt() {
    thinker.cancel();
  }

  /** The table is closed. */
  stop() {
    this.stopped = true;
    this.interrupt();
  }

  /**
   * What the strongest bot of the game would do for a seat, and why.
   * @param {number} seat
   * @param {number} seconds
   */
  async hint(seat, seconds) {
    const { session } = this;
    await loadGames();
    const searching = botsOf(session.now.meta.game).find(({ search }) => search);
    if (!searching) return session.ask({ do: "hint", seat });
    const { position } = engine.call({ do: "position", table: session.table });
    const seed = session.now.meta.position;
    try {
      const { move, why } = await thinker.think({ position, seat, bot: searching.id, seconds, seed });
      return { move, text: why?.text ?? "", lines: why?.lines ?? [] };
    } finally {
      // the thought of a bot may have given way to this one
      this.wake();
    }
  }
}
