// @ts-check
// Tells one moment after the other, each for its time. Whoever must not run ahead (bots, the next person) waits for `told`.
import { READING_MS, timeOf, WAITS } from "./pace.js";

/** @import { Moment } from "./queue.js" */
/** @import { Pace } from "./pace.js" */

/** @typedef {{ after: (work: () => void, time: number) => number, cancel: (id: number) => void, now: () => number }} Clock */

/** @type {Clock} */
const CLOCK = {
  after: (work, time) => setTimeout(work, time),
  cancel: (id) => clearTimeout(id),
  now: () => performance.now(),
};

/** So many moments can be shown again. */
const REMEMBERED = 20;

export class Narrator {
  /**
   * `pace` is asked anew for each moment; `changed` is called whenever another one is shown, or none.
   * @param {{ pace: () => Pace, changed: () => void, clock?: Clock }} given
   */
  constructor({ pace, changed, clock = CLOCK }) {
    this.pace = pace;
    this.changed = changed;
    this.clock = clock;
    /** @type {Moment[]} */
    this.queue = [];
    /** What stands in the place of the question now. @type {Moment | null} */
    this.shown = null;
    /** The last small thing that happened: it holds up bots for a breath, and nobody else. @type {Moment | null} */
    this.small = null;
    /** What is being told, large or small, until its time is over. @type {Moment | null} */
    this.current = null;
    /** What was shown, or went by unshown: the latest last. @type {Moment[]} */
    this.past = [];
    /** Whether it is shown once more. */
    this.repeated = false;
    this.held = false;
    /** Everything goes by until a person has to decide. */
    this.hurried = false;
    this.left = 0;
    this.since = 0;
    this.timer = 0;
    /** What was shown has just gone by itself: a finger may still be on its way to where it stood. */
    this.unread = false;
    this.reading = 0;
    /** @type {(() => void)[]} */
    this.waiting = [];
  }

  /** Whether the reader's own next step waits for what is shown. */
  get busy() {
    return this.shown !== null;
  }

  /** Whether bots wait. */
  get telling() {
    return this.current !== null;
  }

  /** How long the moment that is shown stays, all in all. */
  get time() {
    if (!this.shown) return 0;
    return this.repeated ? WAITS : timeOf(this.shown.weight, this.pace());
  }

  /** @param {Moment[]} moments */
  add(moments) {
    this.queue.push(...moments);
    if (!this.telling) this.advance();
  }

  /** The next one that takes any time. */
  advance() {
    this.stop();
    this.shown = null;
    this.current = null;
    this.repeated = false;
    while (this.queue.length) {
      const moment = /** @type {Moment} */ (this.queue.shift());
      if (this.tell(moment)) return;
    }
    this.changed();
    for (const end of this.waiting.splice(0)) end();
  }

  /** Whether it stays for a while. @param {Moment} moment */
  tell(moment) {
    const trivia = moment.weight === "trivia";
    if (trivia) this.small = moment;
    else if (!this.past.includes(moment)) this.past = [...this.past, moment].slice(-REMEMBERED);
    const time = this.hurried ? 0 : timeOf(moment.weight, this.pace());
    // beside something heavier a small thing needs no time of its own
    if (!time || (trivia && this.queue.some(({ weight }) => weight !== "trivia"))) return false;
    if (!trivia) this.shown = moment;
    this.current = moment;
    this.left = time;
    this.run();
    this.changed();
    return true;
  }

  run() {
    this.since = this.clock.now();
    if (this.left !== WAITS && !this.held) this.timer = this.clock.after(() => this.runOut(), this.left);
  }

  /** Its time is over; what comes up in its place takes no answer before somebody can have read it. */
  runOut() {
    const { shown } = this;
    this.advance();
    if (!shown || this.shown) return;
    this.clock.cancel(this.reading);
    this.unread = true;
    this.reading = this.clock.after(() => {
      this.unread = false;
      this.changed();
    }, READING_MS);
  }

  stop() {
    if (this.timer) this.clock.cancel(this.timer);
    this.timer = 0;
  }

  /** What is shown stays as long as it is held. @param {boolean} held */
  hold(held) {
    if (held === this.held) return;
    this.held = held;
    if (!this.current) return;
    if (held) {
      this.stop();
      this.left -= this.clock.now() - this.since;
    } else this.run();
    this.changed();
  }

  /** Whether there was anything to go on from. */
  next() {
    if (!this.telling) return false;
    this.held = false;
    this.advance();
    return true;
  }

  /** To the reader's own decision: nothing is shown any more until `arrive`. */
  hurry() {
    this.hurried = true;
    this.held = false;
    this.advance();
  }

  /** Somebody has to decide, or nobody moves any more: from here on everything is told again. */
  arrive() {
    this.hurried = false;
  }

  /** Whether there is one before it. */
  get canRepeat() {
    return (this.shown ? this.past.indexOf(this.shown) : this.past.length) > 0;
  }

  /** Shows the one before again, until the reader goes on; what it takes the place of comes after it. */
  again() {
    if (!this.canRepeat) return false;
    const at = (this.shown ? this.past.indexOf(this.shown) : this.past.length) - 1;
    this.stop();
    if (this.shown && !this.repeated) this.queue.unshift(this.shown);
    this.repeated = true;
    this.shown = this.past[at];
    this.current = this.shown;
    this.left = WAITS;
    this.changed();
    return true;
  }

  /** Another table, another line, another viewer: what was to be told is nobody's any more. */
  clear() {
    this.stop();
    this.clock.cancel(this.reading);
    Object.assign(this, {
      queue: [],
      shown: null,
      small: null,
      current: null,
      past: [],
      repeated: false,
      held: false,
      unread: false,
    });
    for (const end of this.waiting.splice(0)) end();
  }

  /** Fulfilled when everything has been told. @returns {Promise<void>} */
  told() {
    if (!this.telling) return Promise.resolve();
    return new Promise((end) => this.waiting.push(end));
  }
}
