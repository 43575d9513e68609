// What the modules of the page hand each other, beside what crosses the border (../contract.d.ts).
import type {
  Asked, Decision as AskedByKind, Deals, Economy, Hint, LedgerRule, LessonStep, LogLine, Meta, Option, Over, Params, Place, Seat, Slot, Undo, Waiting,
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
  decision: Decision | null;
  acts: Option[];
  deals: Deals | null;
  undo: Undo;
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
}

/** The offer being composed. */
export interface DealDraft {
  partner: number;
  /** The offer that it would take the place of. */
  counters: number | null;
  /** How many or which, by seat, kind and value. */
  given: Record<string, any>;
  words: string;
  refused: string;
}

/** The lesson as it goes on at this screen. */
export interface LessonPlace {
  title: string;
  steps: LessonStep[];
  at: number;
}

/** What is remembered of a view until the next one. */
export interface Snapshot {
  viewer: number | null;
  past: number | null;
  screen: string | null;
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

/** What this screen looks at; nothing of it is kept. */
export interface Ui {
  actsOpen?: boolean;
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
  /** The id of what gets the focus after the next paint. */
  focus?: string | null;
  hint?: HintShown;
  ledger?: Map<string, LedgerRule>;
  ledgerAsked?: boolean;
  lesson?: LessonPlace | null;
  logAll?: boolean;
  logSeat?: number | null;
  logSince?: boolean;
  menu?: boolean;
  numbers?: boolean;
  playing?: boolean;
  railTab?: string;
  rules?: RulesShown | null;
  screen?: string | null;
  seriesId?: string | null;
  sheet?: string;
  showClosed?: boolean;
  sinceView?: { position: number; viewer: number | null; seats: Seat[] };
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
  think?: import("../contract.js").Thinker;
}

/** A message at the edge of the screen. */
export interface Notice {
  id: number;
  text: string;
  kind: string;
  actions: NoticeAction[];
  key: string;
}

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
  seats: { name: string; house: number; human: boolean }[];
  over: boolean;
  viewer: number | null;
  when: number;
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
