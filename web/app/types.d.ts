// What the modules of the page hand each other, beside what crosses the border (../contract.d.ts).
import type {
  Decision, Deals, Economy, Hint, LedgerRule, LessonStep, LogLine, Meta, Option, Over, Params, Place, Seat, Undo, Waiting,
} from "../contract.js";

export type * from "../contract.js";
export type { Session } from "./session.js";

/** What lit-html can draw. */
export type Template = ReturnType<typeof import("../vendor/lit-html/lit-html.js").html>;
export type Drawn = Template | symbol | string;

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
  log: number;
  view: View;
  money: Map<number, { key: string; value: number }>;
}

/** Where the pieces of the board lay. */
export interface Lying {
  size: string;
  lying: Map<string | undefined, { box: DOMRect; parent: ParentNode | null }>;
}

export type HintShown = { thinking: true } | { failed: string } | Hint;

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
  rules?: { id: string | null; sought: string; mark: string | null; [more: string]: any } | null;
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
/** What a person did. */
export type Happening = MouseEvent & KeyboardEvent & PointerEvent & DragEvent & InputEvent;
/** `session` is the open table; where there is none, what asks for one is not on the screen. */
export type Handler = (session: Session, element: Acted, event: Happening) => unknown;
export type Handlers = Record<string, Handler>;
type Session = import("./session.js").Session;

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
  data?: string;
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
  seq: number;
  [more: string]: any;
}

/** How a new table is set up. */
export interface Setup {
  game: string;
  scenario?: string | null;
  options?: Params;
  seed?: string | number;
  seats: { name: string; kind: string }[];
}
