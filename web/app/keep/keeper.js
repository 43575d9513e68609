// @ts-check
// Keeps one open table: every answer goes into the journal at once and, right after the paint, into the record in IndexedDB.
import { register } from "../actions.js";
import { EngineError, engine } from "../engine.js";
import { download } from "../files.js";
import { cardOf } from "../link.js";
import { dismiss, notice } from "../notices.js";
import { whenIdle } from "../paint.js";
import { go } from "../route.js";
import { Session } from "../session.js";
import { currentLanguage, w } from "../words.js";
import { habits } from "./habits.js";
import { Hours } from "./hours.js";
import { cutJournal, dropJournal, enterJournal, journalOf, journals, journalWhole, shortenJournal } from "./journal.js";
import { follow, lease, tellKept } from "./lease.js";
import { pictureOf, sealed } from "./picture.js";
import { BEGINNINGS } from "./shapes.js";
import {
  askToPersist,
  forgetPicture,
  forgetRecord,
  freshId,
  isFull,
  keepPicture,
  keepRecord,
  recordOf,
} from "./shelf.js";

/** @import { Lease } from "./lease.js" */

/** @import { Habits, Kept, Opened, Requests, Setup, View } from "../types.js" */

/** Pictures are true of the page that took them. */
export const BUILD = document.documentElement.dataset.build ?? "";

/**
 * The record of a session as it stands now.
 * @param {Keeper} keeper
 */
function describe({ session, seq, hours }) {
  const { meta, seats, over } = session.now;
  const { place, waiting } = cardOf(session.now);
  return {
    id: session.id,
    seq,
    title: session.title,
    game: meta.game,
    gameTitle: meta.title,
    scenario: meta.scenario,
    place,
    waiting,
    seats: seats.map(({ name, house, human, score }) => ({ name, house, human, score })),
    over: Boolean(over),
    viewer: session.viewer,
    when: Date.now(),
    spent: hours.kept(),
    ...session.kept(),
  };
}

/**
 * Says why nothing can be done here, and how that can be changed.
 * @param {Pick<Session, "readOnly">} session
 */
export const tellReadOnly = ({ readOnly }) =>
  notice({
    key: "read-only",
    text: w(`readonly.${readOnly}`),
    actions: [{ text: w("readonly.take"), do: "take-over" }],
  });

/** @typedef {{ save?: string, passing?: Habits | null, spent?: number[], request?: any, seq: number }} Start */
/** @typedef {{ session: Session | null, held: Lease | null }} Holder */

const NOT_KEPT = "not-kept";
/**
 * The game, as a record, that the message about it speaks of: its table may be closed before somebody reads that.
 * @type {Kept | null}
 */
let unkept = null;

/**
 * `record` is null where the game could not even be written down.
 * @param {any} problem
 * @param {Kept | null} record
 */
function complain(problem, record) {
  unkept = record;
  notice({
    key: NOT_KEPT,
    kind: "error",
    text: isFull(problem) ? w("keep.full") : w("keep.failed", { problem: problem.message }),
    actions: record ? [{ text: w("keep.export"), do: "export-unkept" }] : [],
  });
}

register({ "export-unkept": () => unkept && download(unkept.title, unkept.save) });

export class Keeper {
  /**
   * @param {Session} session
   * @param {{ seq: number, kept: number, held: Lease | null, spent?: number[], save?: string | null }} how
   */
  constructor(session, { seq, kept, held, spent, save = null }) {
    this.session = session;
    this.hours = new Hours(session.now.meta.position, spent);
    this.seq = seq;
    this.kept = kept;
    this.held = held;
    /** @type {Promise<void> | null} */
    this.writing = null;
    this.planned = false;
    this.failed = false;
    this.closed = false;
    /** The document of the record that is kept; null where there is none yet. */
    this.save = save;
    session.onDone = (request) => this.done(request);
    this.unfollow = follow((id) => id === session.id && session.readOnly === "elsewhere" && this.reload());
    this.hidden = () => {
      this.hours.seen(document.hidden);
      void this.flush();
      void this.takePicture();
    };
    /** Of what the picture was taken that is kept. @type {View | null} */
    this.pictured = null;
    addEventListener("pagehide", this.hidden);
    document.addEventListener("visibilitychange", this.hidden);
  }

  /**
   * Something was done at the table.
   * @param {any} request
   */
  done(request) {
    if (this.session.readOnly) return;
    this.hours.moved(this.session.now.meta.position);
    this.seq += 1;
    // without room for a journal the record must not wait
    if (enterJournal(this.session.id, { seq: this.seq, request })) this.plan();
    else this.flush();
  }

  /** The record comes after the paint: writing the whole game down takes longer than the answer itself. */
  plan() {
    if (this.planned) return;
    this.planned = true;
    const later = () => setTimeout(() => this.planned && this.flush(), 0);
    if (document.hidden) later();
    else requestAnimationFrame(later);
  }

  /** The table has another name. */
  renamed() {
    this.seq += 1;
    enterJournal(this.session.id, { seq: this.seq, request: null, title: this.session.title });
    this.flush();
  }

  /** Writes the record if it is behind; one write at a time, and always the latest state. */
  flush() {
    this.planned = false;
    if (this.kept === this.seq || this.session.readOnly) return this.writing ?? Promise.resolve();
    this.writing ??= this.write().finally(() => {
      this.writing = null;
      if (this.kept !== this.seq && !this.failed) this.flush();
    });
    return this.writing;
  }

  async write() {
    const { seq } = this;
    /** @type {Kept | null} */
    let record = null;
    try {
      record = describe(this);
      await keepRecord(record);
    } catch (problem) {
      this.failed = true;
      complain(problem, record);
      return;
    }
    if (this.failed) dismiss(NOT_KEPT);
    this.failed = false;
    this.kept = seq;
    this.save = record.save;
    shortenJournal(this.session.id, seq);
    tellKept(this.session.id);
    // the page is about to show the next question, and asks of the rules what belongs to it
    whenIdle(() => void this.takePicture());
  }

  /** Keeps what is seen, if it is of the record that is kept: it is drawn before the rules stand at the next visit. */
  async takePicture() {
    const { session, seq, kept, save } = this;
    if (this.closed || session.readOnly || kept !== seq || save === null || this.pictured === session.now) return;
    this.pictured = session.now;
    const picture = sealed(pictureOf(session, Date.now()), { id: session.id, seq, save }, BUILD);
    try {
      await (picture ? keepPicture(picture) : forgetPicture(session.id));
    } catch (problem) {
      // the record is what matters, and of that people are told
      console.warn("No picture is kept:", problem);
    }
  }

  /** Another tab has written a newer record of the game we look on at. */
  async reload() {
    const record = await recordOf(this.session.id);
    if (!record) return;
    const opened = await load(record.save);
    // left meanwhile, or taken over
    if (this.closed || this.session.readOnly !== "elsewhere") engine.call({ do: "close", table: opened.table });
    else this.session.replace(opened);
  }

  /** Takes the right to write from the tab that has it, with all that tab has done. */
  async takeOver() {
    const { session } = this;
    this.held = await lease(session.id, { steal: true, lost: () => this.lost() });
    const record = await recordOf(session.id);
    if (!record) {
      notice({ kind: "error", text: w("lobby.gone") });
      go("lobby");
      return;
    }
    const { opened, seq } = await upToDate(session.id, record);
    this.seq = seq;
    this.kept = record.seq;
    session.readOnly = false;
    session.replace(opened, record.viewer);
    this.hours = new Hours(session.now.meta.position, record.spent);
    session.wake();
    this.flush();
  }

  /** Another tab has taken the game over. */
  lost() {
    this.held = null;
    this.session.readOnly = "elsewhere";
    this.session.stopBots();
    tellReadOnly(this.session);
  }

  async close() {
    await this.flush();
    await this.takePicture();
    this.closed = true;
    removeEventListener("pagehide", this.hidden);
    document.removeEventListener("visibilitychange", this.hidden);
    this.unfollow();
    this.held?.release();
  }
}

/**
 * @param {string} save
 * @param {Pick<Requests["load"], "recover" | "foreign" | "passing">} [how]
 * @returns {{ do: "load" } & Requests["load"]}
 */
const loading = (save, how = {}) => ({ do: "load", save, viewer: null, lang: currentLanguage(), ...how });
/**
 * A table to look on at: nothing is passed there.
 * @param {string} save
 */
const load = (save) => engine.ask(loading(save));

/**
 * The table of a record, with what the journal has and the record has not; `seq` is how far that came.
 * @param {string} id
 * @param {Start} start
 */
async function upToDate(id, { save, passing, request, seq }) {
  const first = await engine.ask(
    save === undefined ? /** @type {any} */ (request) : loading(save, { passing: habits(passing) }),
  );
  /** @type {Opened | null} */
  let opened = /** @type {Opened} */ (first);
  const { table } = opened;
  /** @param {string} problem */
  const part = (problem) => {
    cutJournal(id, seq);
    notice({ kind: "error", text: w("keep.parted", { problem }) });
  };
  const whole = journalWhole(id);
  for (const entry of journalOf(id).filter((one) => one.seq > seq)) {
    if (entry.seq !== seq + 1) {
      part(w("keep.gap", { from: seq + 1, to: entry.seq - 1 }));
      break;
    }
    try {
      if (entry.request) engine.call({ ...entry.request, table });
    } catch (problem) {
      if (!(problem instanceof EngineError)) throw problem;
      part(problem.text);
      break;
    }
    seq = entry.seq;
    opened = null;
  }
  if (!whole && !journalWhole(id)) part(w("keep.unreadable"));
  return { opened: opened ?? { table, ...engine.call({ do: "view", table, viewer: null }) }, seq };
}

/**
 * Puts a table up and keeps it. `kept` is what its record already contains of the `seq` things done.
 * @param {Opened} opened
 * @param {{ id: string, title: string, viewer: number | null, seq: number, kept: number, held: Lease | null, spent?: number[], save?: string | null }} how
 */
function attach(opened, { id, title, viewer, seq, kept, held, spent, save }) {
  const session = new Session({ id, title, opened, viewer, readOnly: held ? false : "elsewhere" });
  session.keeper = new Keeper(session, { seq, kept, held, spent, save });
  return session;
}

/**
 * The lock of a game, and the session that loses its right to write when another tab takes the lock.
 * @param {string} id
 */
async function leaseFor(id) {
  /** @type {Holder} */
  const holder = { session: null, held: null };
  holder.held = await lease(id, { lost: () => holder.session?.keeper?.lost() });
  return holder;
}

/**
 * Opens a kept game. Null when there is none of that id.
 * @param {string} id
 */
export async function openKept(id) {
  const holder = await leaseFor(id);
  try {
    const record = await recordOf(id);
    const start = record ?? orphan(id);
    // what another tab has just begun is that tab's until it has written it down
    if (!start || (!record && !holder.held)) return null;
    const { title, viewer, spent } = start;
    const { opened, seq } = holder.held
      ? await upToDate(id, start)
      : { opened: await load(/** @type {string} */ (start.save)), seq: start.seq };
    const kept = record ? record.seq : 0;
    const session = attach(opened, { id, title, viewer, seq, kept, held: holder.held, spent, save: record?.save });
    holder.session = session;
    session.keeper?.flush();
    return session;
  } finally {
    if (!holder.session) holder.held?.release();
  }
}

/**
 * A game whose very first record was never written: its journal begins with how it was set up or brought in.
 * @param {string} id
 * @returns {(Start & { title: string, viewer: null }) | null}
 */
function orphan(id) {
  const [first] = journalOf(id);
  if (!BEGINNINGS.has(first?.request?.do)) return null;
  return { request: first.request, seq: first.seq, title: first.title ?? "", viewer: null };
}

/**
 * The ids of games that only a journal knows.
 * @param {Set<string>} known
 */
export const orphans = (known) => journals().filter((id) => !known.has(id) && orphan(id));

/**
 * A table that begins with this request. Its record is planned by whoever shows it, once it is painted.
 * @param {({ do: "load" } & Requests["load"]) | ({ do: "new" } & Requests["new"])} request
 * @param {string} title
 */
async function begun(request, title) {
  const id = freshId();
  const opened = /** @type {Opened & { warnings?: string[] }} */ (await engine.ask(/** @type {any} */ (request)));
  enterJournal(id, { seq: 1, request, title });
  const holder = await leaseFor(id);
  const session = attach(opened, { id, title, viewer: null, seq: 1, kept: 0, held: holder.held });
  holder.session = session;
  void askToPersist();
  return { session, warnings: opened.warnings };
}

/**
 * Sets up a new game and keeps it.
 * @param {Setup} setup
 * @param {string} title
 */
export const openNew = async (setup, title) =>
  (await begun({ ...setup, do: "new", viewer: null, passing: habits(), lang: currentLanguage() }, title)).session;

/**
 * Lays a game from elsewhere (a file, a link) on the table and keeps it. `recover` accepts what is left of a damaged one.
 * @param {string} text
 * @param {string} title
 * @param {{ recover?: boolean }} [how]
 */
export async function openSave(text, title, { recover = false } = {}) {
  const how = recover ? { recover } : { foreign: true };
  const { session, warnings = [] } = await begun(loading(text, { passing: habits(), ...how }), title);
  for (const line of warnings) notice({ text: line });
  return session;
}

/**
 * Takes a game out of this browser for good.
 * @param {string} id
 */
export async function forget(id) {
  await Promise.all([forgetRecord(id), forgetPicture(id)]);
  dropJournal(id);
  tellKept(id);
}
