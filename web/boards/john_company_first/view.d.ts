// The sections of John Company, first edition, as pygame_core/games/john_company_first says them (view.py, forecast, shown.py).
// Numbers in a list stand in the order of the seats; with two or three players the Jones Family comes behind them.

export interface Turn {
  turn: number;
  turns: number;
  phase: string;
  balance: string;
  elephant: string;
  sent: string;
}

export interface Order {
  id: string;
  demand: number;
  revenue: number;
  /** A port, "firm", or "" while it is open. */
  by: string;
  lost: boolean;
  seat: number;
}

export interface Region {
  id: string;
  region: string;
  number: number;
  side: string;
  /** A region, "company" (a province, or a base), or "". */
  ruler: string;
  open: boolean;
  presidency: string;
  defense: number;
  printed_defense: number;
  plunder: number;
  tax: number;
  elephant: boolean;
  orders: Order[];
  base: number;
  missions: number[];
}

export interface Office {
  id: string;
  office: string;
  rank: string;
  post: string;
  seat: number;
  marked: boolean;
  waits: boolean;
  cash?: number;
}

export interface Port {
  id: string;
  port: string;
  ships: number;
  captains: number[];
  ready: number;
  goods: number;
  /** China's own. */
  orders?: Order[];
  army?: string;
  guns?: number;
  ready_guns?: number;
  officers?: number[];
  ready_officers?: number;
  provinces?: string[];
  regions?: string[];
}

export interface News {
  deck: number;
  discard: string[];
  card: string;
  laws: string[];
  goods_price: number;
}

export interface Company {
  revenue: number;
  ships: number;
  goods: number;
  guns: number;
  closed: number;
  provinces: number;
  presidencies: string[];
  deregulated: boolean;
  failed: boolean;
  // what families bring: not when one plays alone
  price?: number;
  space?: number;
  court?: number[];
  debt?: number;
  waiting?: number;
  captains?: number[];
  captained?: number[];
  officers?: number[];
  jones?: boolean;
  logistics?: boolean;
}

export interface Family {
  id: string;
  seat: number;
  family: string;
  cash: number;
  starting: number;
  stock: number;
  /** Promises of each seat that it holds. */
  promises: number[];
  ships: number;
  ready: number;
  goods: number;
  firm: boolean;
  treasury: number;
  tenths: number[];
}

export interface Boxes {
  writers: number[];
  officers: number[];
  captains: number[];
  manors: number[];
}

export interface Yard {
  id: string;
  owners: number[];
  ship: boolean;
  price: number;
}

export interface Factory {
  id: string;
  seat: number;
  good: boolean;
  price: number;
}

export interface Works {
  yards: Yard[];
  factories: Factory[];
}

export interface Prize {
  id: string;
  prize: string;
  vp: number;
  cost: Record<string, number>;
  fresh: number[];
  used: number[];
}

/** A face of the die in the table that is in force; of a Conquest whom it reaches. */
export interface EventRow {
  what: string;
  permille: number;
  target?: string;
  strength?: number;
  defense?: number;
  added?: number;
  wins?: boolean;
}

export interface IndiaAhead {
  elephant: string;
  sent: boolean;
  dice: number;
  balance: string;
  moves: number;
  tables: Record<string, EventRow[]>;
}

export interface Sum {
  code: string;
  text: string;
  n: number;
  office?: string;
}

export interface CompanyAhead {
  when: "due" | "paid" | "next";
  lines: Sum[];
  revenue: number;
  due: number;
  left: number;
  loans: { n: number; debt: number } | null;
  dividend: number;
  most: number;
}

export interface FamilyAhead {
  seat: number;
  lines: Sum[];
  total: number;
  power: number;
  most: number;
}

export interface Power {
  code: string;
  text: string;
  closed?: { rule: string; text: string };
}

export interface OfficeAhead {
  id: string;
  office: string;
  stress: number;
  permille: number;
  powers: Power[];
}

export interface FirmAhead {
  seat: number;
  expected: number;
  can: boolean;
}

export interface Forecast {
  india: IndiaAhead | null;
  company: CompanyAhead | null;
  families: FamilyAhead[];
  offices: OfficeAhead[];
  firms: FirmAhead[];
}

export interface Board {
  turn: Turn;
  regions: Region[];
  offices: Office[];
  ports: Port[];
  news: News;
  company: Company;
  forecast: Forecast | null;
  families?: Family[];
  boxes?: Boxes;
  works?: Works;
  prizes?: Prize[];
}

export interface NewsCard {
  law: boolean;
  moves: number;
  price: number;
  support: number;
}

export interface Printed {
  elements: Record<string, string>;
  year: number;
  regions: Record<string, { number: number; next: string }>;
  provinces: Record<string, string>;
  track: string[];
  prices: number[];
  costs: Record<string, number>;
  yards: number[];
  goods: number;
  support: number[];
  passes: number;
  faces: string[];
  expectations: number[];
  cards: Record<string, NewsCard>;
  figures: Record<string, number>;
  /** The code of what a card, a prize or a family does. */
  does: Record<string, string>;
  /** The printed numbers in that sentence, for a prize or a family. */
  spoken: Record<string, Record<string, number>>;
  /** The boxes of this scenario. */
  boxes: string[];
  own: boolean;
}
