// The books as the build writes them (build_scripts/workshop/books), and what is open of them.
import type { LedgerRule, View } from "../types.js";

/** What stands in a line: plain text, stress, the mark of a reference, a way to another chapter or to an entry of the ledger. */
export type Run =
  | string
  | { b: Run[] }
  | { i: Run[] }
  | { ref: string[] }
  | { part: Part; chapter: string; t: Run[] }
  | { rule: string; t: Run[] };

interface Named {
  name: Run[];
  who: Run[];
  code: string;
  t: Run[];
}
export interface Plate {
  k: "plate";
  /** The position, and what is cut out of the board as it lies there. */
  plate: string;
  cut: string;
  caption: Run[];
  key: { at: string; t: Run[] }[];
}
export interface TableBlock {
  k: "table";
  head: Run[][];
  rows: Run[][][];
  note: string[];
}
export type Content =
  | { k: "p" | "h" | "hh"; t: Run[] }
  | { k: "ul" | "ol"; items: Run[][] }
  | { k: "turn"; rows: Named[] }
  | { k: "ten"; rows: Named[] }
  | { k: "score"; rows: ({ head: Run[] } | { t: Run[]; small: Run[]; amount: Run[] })[] }
  | { k: "faces"; boxes: { icons: string[]; name: Run[]; t: Run[] }[] }
  | { k: "example" | "note"; title: string; blocks: Content[] }
  | { k: "rules"; title: string; said: { rule: string; text: string }[] }
  | TableBlock
  | Plate;
export type Block = Content & { id: string };

export interface Chapter {
  id: string;
  title: string;
  /** In the contents, where the title is long. */
  short?: string;
  minutes: number;
  blocks: Block[];
}
export type Part = "rules" | "room" | "aids";
export interface Book {
  game: string;
  part: Part;
  title: string;
  sub: string;
  chapters: Chapter[];
  /** Of the rules: where in the book each entry of the ledger is told, and under which headings they stand. */
  places?: Record<string, string>;
  topics?: { title: string; ids: string[] }[];
}
export type RuleRead = Pick<LedgerRule, "id" | "ref" | "text" | "ruling">;

/** A position, as the page draws it. */
export interface Position {
  /** The stage that is looked at, where it is not that of the question. */
  look?: string;
  viewer: number | null;
  set: Partial<View> & Record<string, unknown>;
  drop: string[];
  printed: View["printed"];
}

/** What lies open. */
export interface Reading {
  book: Book;
  /** The parts that this game has. */
  parts: Part[];
  /** The game's name, as everywhere. */
  title: string;
  /** By id, once they have come. */
  rules: Map<string, RuleRead>;
  /** The chapter that is on the screen. */
  here: string;
  sought: string;
  /** The contents lie over the text, on a phone. */
  contents: boolean;
  /** It lies over an open table. */
  over: boolean;
  /** An entry of the ledger that was asked for. */
  rule: string;
  /** The aid that is printed alone. */
  sheet: string;
}
