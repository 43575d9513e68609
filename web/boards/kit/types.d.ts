// What the table hands to a board; README.md beside this folder says it in words.
import type { Decision, LogLine, Meta, Option, Over, Place, Seat, Waiting } from "../../contract";

/** The view of whoever looks at the table. `B` are the game's own sections, `P` what is printed and stays the same all game. */
export interface BoardView<B = any, P = any> {
  meta: Meta;
  place: Place;
  seats: Seat[];
  waiting: Waiting[];
  decision: Decision | null;
  acts: Option[] | null;
  over: Over | null;
  board: B;
  printed: P;
  /** The seat whose view it is; null while nobody in particular looks. */
  viewer: number | null;
  /**
   * The answer being composed, by the kind of the question: the option's value as JSON text (`pick`), a list of such (`pick_many`,
   * `arrange`), a number (`amount`), a list of numbers (`allocate`); null while nothing is chosen or nobody here is asked.
   */
  answer: string | number | string[] | number[] | null;
  /**
   * What would lie on the board with all that is composed, and the answer that is chosen, where that can be tried out; null while nothing
   * is, and where chance or a secret would show.
   */
  after: B | null;
  /** What lies on the board as it stands, wherever there is something to compare with it. */
  stands: B | null;
  log: LogLine[];
  /** What the supplements of its mode bring, by name. */
  panels: Record<string, (c: any, where: string, stage: string) => unknown>;
  /** What is being told, in place of a question; null otherwise. The view is as it was right after it. */
  moment: Moment<B> | null;
}

/** Lines of the log that belong together; `main` says how it came out, `before` is what lay on the board before it, if it was seen. */
export interface Moment<B = any> {
  weight: LogLine["weight"];
  main: LogLine;
  lines: LogLine[];
  before: B | null;
}

/** What is only looked at: boards read it by `looks.js`, the table writes it on `board-look`. */
export type Look = Record<string, string | undefined>;

// What sections are made of, for a board that knows no more of them.
export type Plain = null | boolean | number | string;
export type Json = Plain | Json[] | Thing;
export interface Thing {
  [key: string]: Json;
}

/** Words: the page's own by key, the game's by code. */
export interface Words {
  w(key: string, params?: Record<string, unknown>): string;
  known(key: string): boolean;
  /** Null if the game has none. */
  label(key: string, params?: Record<string, unknown>): any;
}
