// @ts-check
// One open table on this screen: what its viewer sees, and the doors through which it is changed.
import { BotDriver } from "./bots/driver.js";
import { closeDialog, personalDialog } from "./dialog.js";
import { DEFECT, EngineError, engine } from "./engine.js";
import { notice } from "./notices.js";
import { paint } from "./paint.js";
import { logged, patched, wholeView } from "./patch.js";
import { compile, formatsOf, write } from "./template.js";
import { currentLanguage, w } from "./words.js";

/** @import { Keeper } from "./keep/keeper.js" */
/** @import { Format } from "./template.js" */
/** @import { Done, LogLine, Opened, Params, Seat, Ui, View } from "./types.js" */

const HINT_SECONDS = 2;
/** Requests that no person makes. */
const OF_BOTS = new Set(["bot", "move"]);

/** Words of each game's own catalogue, asked for once. */
const catalogues = new Map();

/** @param {string} game */
function wordsOf(game) {
  if (!catalogues.has(game)) {
    catalogues.set(game, engine.call({ do: "words", game, lang: currentLanguage() }).words);
  }
  return catalogues.get(game);
}

export class Session {
  /**
   * `opened` is the engine's answer that put the table up, as nobody in particular sees it: {table, set, log}. `viewer` is who
   * had the screen last time, if that is known.
   * @param {{ id: string, title: string, opened: Opened, viewer?: number | null, readOnly?: string | false, embedded?: boolean }} given
   */
  constructor({ id, title, opened, viewer = null, readOnly = false, embedded = false }) {
    this.id = id;
    this.title = title;
    /** Why nothing can be done here: the key of a message. */
    this.readOnly = readOnly;
    this.embedded = embedded;
    /** @type {Ui} */
    this.ui = {};
    /** @type {(request: any) => void} */
    this.onDone = () => {};
    /** @type {Keeper | null} */
    this.keeper = null;
    this.driver = new BotDriver(this);
    /** What this screen shows of the table now; `replace` fills it. */
    this.table = "";
    /** @type {number | null} */
    this.viewer = null;
    /** @type {View} */
    this.now = wholeView({ set: {}, drop: [] });
    /** @type {LogLine[]} */
    this.nowLog = [];
    /** @type {{ position: number, view: View, log: LogLine[] } | null} */
    this.moment = null;
    /** @type {{ seat: number, name: string, house: number, text: string | null } | null} */
    this.curtain = null;
    /** @type {number | null} */
    this.lent = null;
    /** @type {{ sections: Record<string, Record<string, string>>, formats: Record<string, Format> } | null} */
    this.spoken = null;
    this.replace(opened, viewer);
  }

  /**
   * Another state of the same game from outside. Whoever only looks on sees what everybody may see.
   * @param {Opened} opened
   * @param {number | null} [viewer]
   */
  replace(opened, viewer = null) {
    if (personalDialog()) closeDialog();
    if (this.table && this.table !== opened.table) engine.call({ do: "close", table: this.table });
    this.table = opened.table;
    this.curtain = null;
    this.lent = null;
    this.spoken = null;
    this.take(null, opened);
    const first = this.readOnly ? undefined : this.firstViewer(viewer);
    if (first !== undefined) this.show(first);
    this.repaint();
  }

  /**
   * A whole view: what `viewer` sees, and the log.
   * @param {number | null} viewer
   * @param {any} answer
   */
  take(viewer, answer) {
    this.viewer = viewer;
    this.now = wholeView(answer);
    this.nowLog = answer.log.add;
    this.moment = null;
  }

  get view() {
    return this.moment?.view ?? this.now;
  }
  get log() {
    return this.moment?.log ?? this.nowLog;
  }
  /** The position looked back at, or null. */
  get past() {
    return this.moment?.position ?? null;
  }
  get humans() {
    return this.now.seats.filter(({ human }) => human).map(({ seat }) => seat);
  }
  get bots() {
    return this.driver.state;
  }

  /**
   * A person who must decide, else the one who had the screen, else the first; undefined when only bots play.
   * @param {any} before
   */
  firstViewer(before) {
    const { humans } = this;
    const waiting = new Set(this.now.waiting.map(({ seat }) => seat));
    return humans.find((seat) => waiting.has(seat)) ?? (humans.includes(before) ? before : humans[0]);
  }

  /**
   * Sends a request about this table and takes over what it changed. Never throws for a refused one: it is shown, and
   * {ok: false, error} comes back.
   * @param {any} request
   * @returns {Done}
   */
  do(request) {
    if (this.readOnly)
      return this.refused(new EngineError({ code: "read-only", text: w(`readonly.${this.readOnly}`) }));
    const whole = { ...request, viewer: this.viewer };
    /** @type {any} */
    let answer;
    try {
      answer = engine.call({ ...whole, table: this.table });
    } catch (problem) {
      if (!(problem instanceof EngineError)) throw problem;
      return this.refused(problem);
    }
    if (!OF_BOTS.has(request.do)) this.lent = null;
    this.moment = null;
    this.now = patched(this.now, answer);
    this.nowLog = logged(this.nowLog, answer.log);
    if (answer.moved !== false) this.onDone(whole);
    this.settle();
    this.repaint();
    this.driver.wake();
    return answer;
  }

  /**
   * @param {EngineError} error
   * @returns {Done}
   */
  refused(error) {
    // a defect of ours has its own dialog
    if (error.code !== DEFECT) notice({ key: "refused", kind: "error", text: error.text });
    return { ok: false, error };
  }

  /** Gives the screen to a person who must decide, when the one who has it need not and is not in the middle of something. */
  settle() {
    const lent = this.lent !== null && this.lent === this.viewer;
    if (this.curtain || this.readOnly || personalDialog() || lent) return;
    const waiting = new Set(this.now.waiting.map(({ seat }) => seat));
    if (this.viewer !== null && waiting.has(this.viewer)) return;
    const next = this.humans.find((seat) => waiting.has(seat));
    if (next !== undefined) this.show(next);
  }

  /**
   * Gives the screen to a person who need not decide now (to answer an offer, to look at their own); they have it until they have done something.
   * @param {number} seat
   */
  lend(seat) {
    this.lent = seat;
    this.show(seat);
  }

  /**
   * The screen changes hands; the curtain falls first when there is something on the next one's side that others must not see.
   * @param {number} seat
   */
  show(seat) {
    if (seat === this.viewer || this.curtain) return;
    const theirs = this.viewOf(seat);
    if (theirs.set.curtain && this.humans.length > 1) this.raise(seat);
    else this.take(seat, theirs);
    this.repaint();
  }

  /** @param {number | null} viewer */
  viewOf(viewer) {
    return engine.call({ do: "view", table: this.table, viewer });
  }

  /**
   * Behind the curtain there is only what everybody may see.
   * @param {number} seat
   */
  raise(seat) {
    this.take(null, this.viewOf(null));
    const { name, house } = /** @type {Seat} */ (this.now.seats.find((one) => one.seat === seat));
    const text = this.now.waiting.find((one) => one.seat === seat)?.text ?? null;
    this.curtain = { seat, name, house, text };
  }

  /** The next person says that they have the screen. */
  lift() {
    if (!this.curtain) return;
    const { seat } = this.curtain;
    this.curtain = null;
    this.take(seat, this.viewOf(seat));
    this.repaint();
    this.driver.wake();
  }

  /**
   * Looks at a moment of the past; null is now again. Nothing changes.
   * @param {number | null} position
   */
  look(position) {
    if (position === null) {
      this.moment = null;
    } else {
      const answer = engine.call({ do: "at", table: this.table, viewer: this.viewer, position });
      this.moment = { position, view: wholeView(answer), log: answer.log.add };
    }
    this.repaint();
  }

  /** The catalogue of the game, and what its templates need of this table. */
  speech() {
    if (!this.spoken) {
      const sections = wordsOf(this.now.meta.game);
      const names = this.now.seats.map(({ name }) => name);
      this.spoken = { sections, formats: formatsOf(sections, names) };
    }
    return this.spoken;
  }

  /**
   * A word of the game's own catalogue: words("label.tea"), words("phase.auction").
   * @param {string} key
   * @param {Params} [params]
   */
  words(key, params = {}) {
    const dot = key.indexOf(".");
    const { sections, formats } = this.speech();
    const template = sections[key.slice(0, dot)]?.[key.slice(dot + 1)];
    return template === undefined ? null : write(compile(template), params, formats);
  }

  hint() {
    return this.driver.hint(/** @type {number} */ (this.viewer), HINT_SECONDS);
  }

  wake() {
    this.driver.wake();
  }
  skipBots() {
    this.driver.skip();
  }
  /** @param {boolean} paused */
  pauseBots(paused) {
    this.driver.pause(paused);
  }
  stopBots() {
    this.driver.interrupt();
  }

  repaint() {
    paint();
  }

  /** The game as a document. */
  save() {
    return engine.call({ do: "save", table: this.table }).save;
  }

  async close() {
    this.driver.stop();
    await this.keeper?.close();
    engine.call({ do: "close", table: this.table });
  }
}
