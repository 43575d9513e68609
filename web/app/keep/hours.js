// @ts-check
// How long the table stood at each position of its game, as far as somebody could see it. It is kept with the record and no
// part of the game: what-ifs have their share in the time of the position that they left.

/** Whoever looks at one position for longer has gone away. */
const LONGEST = 600_000;
const SECOND = 1000;
const MINUTE = 60;

export class Hours {
  /**
   * @param {number} position where the table stands
   * @param {number[]} [kept] seconds by position
   * @param {() => number} [clock] milliseconds
   */
  constructor(position, kept = [], clock = () => performance.now()) {
    this.position = position;
    this.seconds = [...kept];
    this.clock = clock;
    /** @type {number | null} */
    this.since = clock();
  }

  /** What has passed up to now was spent where the table stood. */
  count() {
    if (this.since === null) return;
    const now = this.clock();
    const passed = Math.min(now - this.since, LONGEST) / SECOND;
    while (this.seconds.length <= this.position) this.seconds.push(0);
    this.seconds[this.position] += passed;
    this.since = now;
  }

  /** The table stands somewhere else. @param {number} position */
  moved(position) {
    this.count();
    this.position = position;
  }

  /** Nobody sees it, or somebody does again. @param {boolean} hidden */
  seen(hidden) {
    this.count();
    this.since = hidden ? null : this.clock();
  }

  /** What a record keeps. */
  kept() {
    this.count();
    return this.seconds.map(Math.round);
  }

  /**
   * Whole minutes between two positions.
   * @param {number} from
   * @param {number} to
   */
  minutes(from, to) {
    this.count();
    return Math.round(this.seconds.slice(from, to).reduce((sum, one) => sum + one, 0) / MINUTE);
  }
}
