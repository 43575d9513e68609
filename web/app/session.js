// @ts-check
// One open table on this screen: what its viewer sees, and the doors through which it is changed.
import { BotDriver } from "./bots/driver.js";
import { closeDialog, personalDialog } from "./dialog.js";
import { DEFECT, EngineError, engine } from "./engine.js";
import { notice, passed } from "./notices.js";
import { paint } from "./paint.js";
import { logged, patched, wholeView } from "./patch.js";
import { settings } from "./settings.js";
import { Narrator } from "./table/moments/narrator.js";
import { WEIGHTS } from "./table/moments/pace.js";
import { joined, momentsOf } from "./table/moments/queue.js";
import { freshLines, sceneOf } from "./table/moments/scene.js";
import { tellTurn, turnTold } from "./table/moments/turning.js";
import { begin, stepsOf } from "./table/composition.js";
import { curtainFor } from "./table/curtain_for.js";
import { isTaught } from "./table/teaching.js";
import { compile, formatsOf, write } from "./template.js";
import { currentLanguage, w } from "./words.js";

/** @import { Keeper } from "./keep/keeper.js" */
/** @import { Picture } from "./keep/picture.js" */
/** @import { Puzzle } from "./puzzle/solving.js" */
/** @import { Pace } from "./table/moments/pace.js" */
/** @import { Scene } from "./table/moments/scene.js" */
/** @import { Format } from "./template.js" */
/** @import { Composition, Done, LogLine, Opened, Params, Preview, Replies, Requests, Step, Ui, View } from "./types.js" */

const HINT_SECONDS = 2;
/** Requests that no person makes. */
const OF_BOTS = new Set(["bot", "move"]);
/** Nor does anybody decide to have it passed what waited for them. */
const OF_THE_TABLE = new Set([...OF_BOTS, "settle"]);
/** So long the table rests when something was passed of which the others at it must not learn, whether or not it would have been asked. */
const PAUSE = 1200;
/** Requests after which what is composed may still hold. */
const KEEPS = new Set(["bot", "move", "act", "deal", "settle", "wish"]);

/** Words of each game's own catalogue, asked for once. */
const catalogues = new Map();

/** @param {View["meta"]} meta */
function wordsOf({ game, supplements }) {
  // what a supplement speaks of comes with it
  const name = [game, ...supplements].join(".");
  if (!catalogues.has(name)) {
    catalogues.set(name, engine.call({ do: "words", game, lang: currentLanguage() }).words);
  }
  return catalogues.get(name);
}

export class Session {
  /**
   * `opened` is the engine's answer that put the table up, as nobody in particular sees it: {table, set, log}. `viewer` is who
   * had the screen last time, if that is known, and `address` where the table stands, after `#/`.
   * @param {{ id: string, title: string, opened: Opened, address?: string, viewer?: number | null, readOnly?: string | false, embedded?: boolean, puzzle?: Puzzle | null }} given
   */
  constructor({ id, title, opened, address = `game/${id}`, viewer = null, readOnly = false, ...inside }) {
    this.id = id;
    this.title = title;
    this.address = address;
    /** Why nothing can be done here: the key of a message. */
    this.readOnly = readOnly;
    this.embedded = inside.embedded ?? false;
    /** What is to be solved here: then nothing else is done at the table. */
    this.puzzle = inside.puzzle ?? null;
    /** @type {Ui} */
    this.ui = {};
    /** @type {(request: any) => void} */
    this.onDone = () => {};
    /** @type {Keeper | null} */
    this.keeper = null;
    this.driver = new BotDriver(this);
    this.narrator = new Narrator({ pace: () => /** @type {Pace} */ (settings.pace), changed: () => this.narrated() });
    /** What is shown in place of the table as it is now. @type {Scene | null} */
    this.scene = null;
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
    /**
     * What is composed before it is sent, where a decision has several answers.
     * @type {Composition | null}
     */
    this.composed = null;
    /** What the rules have said of the table as it stands. @type {Map<string, any>} */
    this.replies = new Map();
    /** The table as it was left, before the rules stand; null where they do. @type {Picture | null} */
    this.picture = null;
    /** @type {{ seat: number, name: string, house: number, text: string | null } | null} */
    this.curtain = null;
    /** @type {number | null} */
    this.lent = null;
    /** The table is on the screen. */
    this.begun = false;
    /** Its table is closed, or about to be. */
    this.left = false;
    /** It rests for a moment. */
    this.still = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.resting = undefined;
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
    if (this.puzzle) return this.puzzle.pose(this);
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
    this.scene = null;
    this.narrator.clear();
    this.compose();
  }

  /** None while something else is told or looked at, and in a lesson, whose steps name every answer. */
  get composition() {
    return isTaught(this) || this.puzzle || this.moment || this.scene ? null : this.composed;
  }
  get view() {
    return this.moment?.view ?? this.scene?.view ?? this.composition?.view ?? this.now;
  }

  /**
   * What stands now may begin a decision of several answers, of which some may be there from before.
   * @param {Step[]} [steps]
   */
  compose(steps = []) {
    this.replies.clear();
    begin(this, steps);
  }

  /**
   * What the rules say of the table as it stands, without changing it; each thing is asked once.
   * @template {"preview" | "risks" | "economy" | "taught"} K
   * @param {{ do: K } & Omit<Requests[K], "table">} request
   * @returns {Replies[K]}
   */
  inquire(request) {
    const key = JSON.stringify(request);
    if (!this.replies.has(key)) this.replies.set(key, this.answered(request));
    return this.replies.get(key);
  }

  /**
   * @param {any} request
   * @returns {any}
   */
  answered(request) {
    return engine.call({ ...request, table: this.table });
  }

  /**
   * What the rules say of this table where a part of them may have to be fetched first; null if the table was left meanwhile.
   * @template {keyof Requests} K
   * @param {{ do: K } & Omit<Requests[K], "table">} request
   * @returns {Promise<Replies[K] | null>}
   */
  async ask(request) {
    await engine.bring(request);
    return this.left ? null : this.answered(request);
  }

  /**
   * What answers of the viewer's would lead to; each row of them is asked for once.
   * @param {any[]} answers
   * @returns {Preview}
   */
  preview(answers) {
    const seat = /** @type {number} */ (this.viewer);
    return this.inquire({ do: "preview", viewer: seat, seat, answers });
  }

  get log() {
    return this.moment?.log ?? this.scene?.log ?? this.nowLog;
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
    if (this.puzzle) return this.puzzle.tried(this, request);
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
    if (!OF_THE_TABLE.has(request.do)) this.lent = null;
    this.moment = null;
    const before = this.now;
    this.now = patched(this.now, answer);
    this.nowLog = logged(this.nowLog, answer.log);
    this.compose(this.leftOver(request, answer));
    const idle = request.do === "settle" && this.now.meta.position === before.meta.position;
    if (answer.moved !== false && !idle) this.onDone(whole);
    if (request.do === "answer") passed("answer");
    const hidden = this.now.passed?.some((one) => one.hidden && one.position >= before.meta.position);
    if (this.humans.length > 1 && hidden) this.rest();
    this.tell(before, freshLines(before, this.now, answer.log.add));
    this.settle();
    this.repaint();
    this.driver.wake();
    return answer;
  }

  /**
   * What has happened is told; whoever went back has nothing to be told any more.
   * @param {View} before
   * @param {LogLine[]} fresh
   */
  tell(before, fresh) {
    const { branch, position } = this.now.meta;
    if (branch !== before.meta.branch || position < before.meta.position) {
      this.scene = null;
      this.narrator.clear();
      return;
    }
    // the end of the game has a screen of its own, and where only bots play nobody waits
    const turning = !this.now.over && this.humans.length > 0;
    // in a lesson its steps tell what comes of an answer
    const weights = isTaught(this) ? ["trivia"] : turning ? WEIGHTS : WEIGHTS.slice(0, -1);
    const moments = joined(momentsOf(fresh)).filter(({ weight }) => weights.includes(weight));
    if (moments.length) this.narrator.add(moments);
  }

  /** Another moment is shown, or none any more. */
  narrated() {
    const { shown } = this.narrator;
    if (shown !== (this.scene?.moment ?? null)) {
      if (this.scene?.moment.weight === "turning") turnTold(this);
      this.scene = shown ? sceneOf(this, shown) : null;
      if (shown?.weight === "turning") void tellTurn(this, shown);
    }
    this.settle();
    this.repaint();
  }

  /**
   * Answers that are composed and still to be sent: what could not be given, or all where others have done something.
   * @param {any} request
   * @param {any} answer
   * @returns {Step[]}
   */
  leftOver(request, { given }) {
    if (request.do === "compose") return stepsOf(request.answers.slice(given));
    const steps = (KEEPS.has(request.do) && this.composed?.steps) || [];
    return steps.some(({ opened }) => !opened) ? steps : [];
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

  /** Gives the screen to a person who must decide, when the one who has it need not, has seen what happened and is not in the middle of something. */
  settle() {
    const lent = this.lent !== null && this.lent === this.viewer;
    if (this.still || this.scene || this.curtain || this.readOnly || personalDialog() || lent) return;
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
    else {
      this.take(seat, theirs);
      this.seated();
    }
    this.repaint();
  }

  /** The table stands on the screen: from now on whoever gets it is a person who sits there. */
  begin() {
    this.begun = true;
    this.seated();
  }

  /** Somebody has the screen: what waited for that is passed, and the others see the same as if it had been asked. */
  seated() {
    if (!this.begun || this.puzzle || this.readOnly || this.humans.length < 2 || !this.now.decision) return;
    this.do({ do: "settle" });
  }

  /** Nothing goes on for a moment. */
  rest() {
    this.still = true;
    clearTimeout(this.resting);
    this.resting = setTimeout(() => {
      this.still = false;
      this.settle();
      this.repaint();
      this.driver.wake();
    }, PAUSE);
  }

  /**
   * The table as this viewer sees it; `aside`, it stays the one on this screen who is told of changes.
   * @param {number | null} viewer
   */
  viewOf(viewer, aside = false) {
    return engine.call({ do: "view", table: this.table, viewer, ...(aside && { aside }) });
  }

  /**
   * Behind the curtain there is only what everybody may see.
   * @param {number} seat
   */
  raise(seat) {
    this.take(null, this.viewOf(null));
    this.curtain = curtainFor(this.now, seat);
  }

  /** The next person says that they have the screen. */
  lift() {
    if (!this.curtain) return;
    const { seat } = this.curtain;
    this.curtain = null;
    this.take(seat, this.viewOf(seat));
    this.seated();
    this.repaint();
    this.driver.wake();
  }

  /**
   * Looks at a moment of the past; null is now again. Nothing changes.
   * @param {number | null} position
   */
  look(position) {
    // what is shown does not go by while somebody looks elsewhere
    this.narrator.hold(position !== null);
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
      const sections = wordsOf(this.now.meta);
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

  /**
   * Work that is put off. It is dropped when the table is left meanwhile: what it asks would find no open table.
   * @param {() => void} work
   */
  whileOpen(work) {
    return () => {
      if (!this.left) work();
    };
  }

  repaint() {
    paint();
  }

  /** The game as a document. */
  save() {
    return this.kept().save;
  }

  /** What is kept of the table: the document, and what people wish to be asked at it. */
  kept() {
    const { save, passing } = engine.call({ do: "save", table: this.table });
    return { save, passing };
  }

  async close() {
    this.left = true;
    this.driver.stop();
    clearTimeout(this.resting);
    this.narrator.clear();
    await this.keeper?.close();
    engine.call({ do: "close", table: this.table });
  }
}
