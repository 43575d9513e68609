// What the modules of the page hand each other, beside what crosses the border (../contract.d.ts).
import type {
  Asked, Bargain, Decision as AskedByKind, Deals, Economy, Ended, Habits, Hint, LedgerRule, LessonStep, LogLine, Meta, Option, Over, Params, Passed, Place, Preview, Recap, Seat, Slot, Undo, Waiting,
  Weighed, WindowWish,
} from "../contract.js";

export type * from "../contract.js";
export type { Session } from "./session.js";

/** What lit-html can draw. */
export type Template = ReturnType<typeof import("../vendor/lit-html/lit-html.js").html>;
export type Drawn = Template | symbol | string;

/** What is asked, whatever its kind: who reads a key that only some kinds have has looked at the kind. */
export interface Decision extends Asked {
  kind: AskedByKind["kind"];
  options: Option[];
  slots: Slot[];
  items: Option[];
  lo: number;
  hi: number;
  step: number;
  least: number;
  most: number;
  total: number;
  out: Option | null;
}

/** A whole view: every section, and the game's own by name. */
export interface View {
  meta: Meta;
  place: Place;
  seats: Seat[];
  waiting: Waiting[];
  coming: string;
  decision: Decision | null;
  acts: Option[];
  deals: Deals | null;
  undo: Undo;
  passed: Passed[];
  windows: WindowWish[];
  redo: boolean;
  over: Over | null;
  curtain: number[] | null;
  board: Record<string, any>;
  /** What of the components stays the same all game. */
  printed: Record<string, any>;
}

/** The answer being composed. `value` has the form of the kind of decision; values of options stand as JSON text. */
export interface Draft {
  question: string;
  /** When the question came up. */
  since: number;
  value: any;
  past: any[];
  /** A number half typed. */
  typed?: number;
  /** Digits pressed one after the other, and when the last was. */
  digits?: { text: string; at: number };
}

/** An answer that has been given on the copy only; `opened` if it was the one that stood there. */
export interface Step {
  /** The question it answers, where the page has seen that. */
  decision: Decision | null;
  value: any;
  opened?: boolean;
}

/** Several answers that are one decision, before they are sent. */
export interface Composition {
  /** The question that the table asks. */
  first: Decision;
  /** The question that the copy asks. */
  decision: Decision;
  /** The last one where things are taken one by one. */
  barred: Decision;
  steps: Step[];
  /** The steps before each that a person has made. */
  past: Step[][];
  /** Where the decision is whole with what is chosen: what that leads to. */
  ended: Preview | null;
  /** What lies on the board with what is chosen; null while nothing is, or where chance or a secret decides. */
  after: Record<string, any> | null;
  /** What is chosen has not been tried yet. */
  due: boolean;
  /** Why something was left out. */
  why: string;
  /** Which one is to be taken next of those that stand in one row. */
  preferred?: any;
  /** As it would be. */
  view: View;
}

/** A thing on a line of an offer: so many of it (`n`), or which (`value`). */
export interface DealItem {
  kind: string;
  field: string;
  value: any;
  n: number | null;
}

/** What one gives another in an offer. */
export interface DealLine {
  from: number;
  to: number;
  items: DealItem[];
}

/** A word in an offer, its blanks filled. */
export interface DealWord {
  kind: string;
  from: number;
  to: number;
  fields: Record<string, any>;
}

/** The offer being composed. */
export interface DealDraft {
  /** Who composes it. */
  me: number;
  partners: number[];
  /** The offer that it would take the place of. */
  counters: number | null;
  lines: DealLine[];
  words: DealWord[];
  said: string;
  /** Whether something is said in own words. */
  saying: boolean;
  /** The last offer that was made of it. */
  sent: number | null;
  refused: string;
  /** Whose things are shown, where they are not all (on a phone: or the words). */
  whose: number | "words";
  /** A piece that was chosen, while it is not said who gets it. */
  held: { from: number; kind: string; value: any; n: number } | null;
  /** What it can be composed of, and at which moment that was asked. */
  bargain?: Bargain;
  asked?: unknown;
  /** What it would come to, and of which clauses that is said. */
  weighed?: Weighed | null;
  weighing?: string;
}

/** A puzzle as a link carries it: a position, who solves it, what counts as right, and what is said. */
export interface PuzzleContent {
  kind: "puzzle";
  title: string;
  save: string;
  seat: number;
  goal: string;
  right: any[];
  say: { right: string; wrong: string; each: [any, string][] };
  /** Whether the answer may be shown, and whether the game may be played on from there. */
  show: boolean;
  onward: boolean;
  card?: any;
}

/** The lesson as it goes on at this screen. */
export interface LessonPlace {
  game: string;
  /** Which of the game's further lessons, "" for the first. */
  lesson: string;
  title: string;
  steps: LessonStep[];
  at: number;
  /** Where the table stood when each step began. */
  marks: number[];
  /** The learner has done something else than the step asks for, and plays on from there. */
  strayed: boolean;
  /** The step whose subject has been brought into sight. */
  sought?: string;
  /** How the board is looked at for the step at that place, the last of so many ways that were tried, and how it was before. */
  looked?: { at: number; ways: number; before: Record<string, any>; now: Record<string, any> } | null;
}

/** What is remembered of a view until the next one. */
export interface Snapshot {
  viewer: number | null;
  past: number | null;
  screen: string | null;
  /** A recap is open. */
  summed: boolean;
  position: number;
  branch: string;
  figures: Map<string, number>;
  /** The keys of those figures that are scores. */
  scores: Set<string>;
  log: number;
  view: View;
  money: Map<number, { key: string; value: number }>;
}

/** Where the pieces of the board lay. */
export interface Lying {
  size: string;
  lying: Map<string | undefined, { box: DOMRect; parent: ParentNode | null }>;
}

/** A hint on its way (`thinking`), one that failed, or what came. */
export type HintShown = Partial<Hint> & { thinking?: boolean; failed?: string };

/** The rules drawer: the rule that it opened at, what is searched for, and what is at hand now. */
export interface RulesShown {
  id: string | null;
  sought: string;
  /** For which moment `now` was asked. */
  mark: string | null;
  now?: string[];
}

/** A recap on the screen: of which log and for whom it was asked, and when they had last decided. */
export interface RecapShown {
  found: Recap;
  of: LogLine[];
  viewer: number | null;
  since: number;
  /** How long it took at this screen, as far as that is known. */
  minutes: number;
  /** What ended with it, as a heading; empty if nothing did. */
  title: string;
  /** Lies over the table where there is no room beside it. */
  raised?: boolean;
}

/** A recap that is read in full; it is over when somebody goes on. */
export interface RecapOpen extends RecapShown {
  ended: boolean;
  done: () => void;
}

/** What this screen looks at; nothing of it is kept. */
export interface Ui {
  /** What was allotted the last time, by question and place. */
  allotted?: Record<string, Record<string, number>>;
  /** The act beside that is asked once more, as text. */
  armed?: string | null;
  before?: Snapshot | null;
  board?: Record<string, any>;
  byPhase?: boolean;
  deal?: DealDraft;
  /** At which position each seat last decided. */
  decidedAt?: Record<number, number>;
  draft?: Draft | null;
  drawer?: string | null;
  economy?: Economy & { of: LogLine[] };
  ended?: boolean;
  /** How the game went, once it is over: for which log it was read, and for whom; null while it is. */
  ending?: { of: LogLine[]; viewer: number | null; found: Ended | null };
  /** At which position the picture stood that was drawn before, if it was not this table. */
  outdated?: number | null;
  /** The id of what gets the focus after the next paint. */
  focus?: string | null;
  /** What hangs from the bar. */
  hanging?: { name: string; question: string } | null;
  hint?: HintShown;
  ledger?: Map<string, LedgerRule>;
  ledgerAsked?: boolean;
  lesson?: LessonPlace | null;
  logAll?: boolean;
  /** How many lines there were when somebody scrolled back in the log. */
  logBack?: number;
  logSeat?: number | null;
  menu?: boolean;
  numbers?: boolean;
  playing?: boolean;
  railTab?: string;
  recap?: RecapShown | null;
  /** The seat whose money a full recap follows. */
  recapFlow?: number | null;
  /** One that nobody has asked for is on its way. */
  recapComing?: boolean;
  /** For which log it was asked whether a recap is due. */
  recapFor?: LogLine[];
  recapOpen?: RecapOpen | null;
  recapSince?: RecapShown;
  /** The phase that the last short recap was about. */
  recapTold?: string;
  /** The end of the turn that was told last. */
  recapTurn?: { key: string; to: number };
  /** The last offer of each seat of which they have heard that it was declined. */
  refusalHeard?: Record<number, number>;
  rules?: RulesShown | null;
  screen?: string | null;
  seriesId?: string | null;
  /** The sheet of the phone, as a person has put it for one question. */
  sheet?: { question: string; raised: boolean };
  sought?: string;
  stageView?: string;
  tab?: string;
  unseen?: { places: Lying | null; now: Snapshot } | null;
}

/** The element that says what is done (data-do); of a field it has the value as well. */
export type Acted = HTMLInputElement;
/** What a person did; on this page it is always done to an element. */
export type Happening = MouseEvent & KeyboardEvent & PointerEvent & DragEvent & InputEvent & { target: Acted };
/** `session` is the open table; where there is none, what asks for one is not on the screen. */
export type Handler = (session: Session, element: Acted, event: Happening) => unknown;
export type Handlers = Record<string, Handler>;
type Session = import("./session.js").Session;

/** The figures of one seat over the game: `[position, value]`. */
export interface ChartLine {
  house: number;
  name: string;
  seat: number;
  points: number[][];
}

/** What came of a request about a table: what it changed has been taken over already. */
export interface Done {
  ok: boolean;
  error?: { text: string };
  moved?: boolean;
  /** Of a composed answer, why not all of it was given. */
  why?: string;
  think?: import("../contract.js").Thinker;
}

/** A message at the edge of the screen. */
export interface Notice {
  id: number;
  text: string;
  kind: string;
  actions: NoticeAction[];
  key: string;
  until: NoticeEnd | null;
}

/** What ends a notice: `answer` is the first answer that somebody gives at a table. */
export type NoticeEnd = "answer";

export interface NoticeAction {
  text: string;
  do: string;
  data?: string | number;
}

/** One screen: what it is called, what it shows. */
export interface Screen {
  name: string;
  title: () => string;
  template: () => unknown;
}

/** A game as a browser keeps it. */
export interface Kept {
  id: string;
  game: string;
  title: string;
  save: string;
  /** How much was done at this table since it was opened for the first time. */
  seq: number;
  gameTitle: string;
  scenario: string;
  place: string;
  /** Who decides what; null when nobody does. Earlier builds did not keep it, nor the scores. */
  waiting?: { name: string; text: string } | null;
  seats: { name: string; house: number; human: boolean; score?: number | null }[];
  over: boolean;
  viewer: number | null;
  when: number;
  /** What the people at this table wish to be asked. */
  passing?: Habits | null;
  /** How many seconds the table stood at each position. */
  spent?: number[];
}

/** How a new table is set up. */
export interface Setup {
  game: string;
  scenario?: string | null;
  options?: Params;
  seed?: string | number;
  seats: { name: string; kind: string }[];
}

declare global {
  /** The door between the modules that start the page; each puts its own functions there. */
  var leadenhall: any;
  // What the page asks for by a selector is HTML; who asks for something else (a field, a dialog, a drawing) says so.
  interface ParentNode {
    querySelector(selectors: string): HTMLElement | null;
    querySelectorAll(selectors: string): NodeListOf<HTMLElement>;
  }
  interface Element {
    closest(selectors: string): HTMLElement | null;
  }
}
