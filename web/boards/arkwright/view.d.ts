// The sections of Arkwright, as pygame_core/games/arkwright/view.py says them.
import type { Reason } from "../../contract";

/** A marker of which nobody knows what it is has neither id nor event. */
export interface EventMarker {
  id: string;
  event: string;
  turned: boolean;
}

export interface Decade {
  year: number;
  number: number;
  decades: number;
  level: number;
  cycle: number;
  good: string;
  phase: string;
  starting: number;
  events: EventMarker[];
  /** The marker on the reserve space, as long as it lies there. */
  reserve: EventMarker | null;
  /** What everybody knows to be among those face down. */
  among: string[];
  running: { id: string; event: string; used: number[] } | null;
  bureaucracy: boolean;
  economy: { good: string; steps: number; workers: number } | null;
  /** How many players still have an action turn after the present one. */
  acting: number;
}

export interface Labor {
  front: number;
  end: number;
  market: number;
  fired: number;
  gone: number;
  wage: number;
  demand: Record<string, number>;
}

export interface Strip {
  id: string;
  seat: number;
  appeal: number;
  makes: number;
  price: number;
  quality: number;
  stored: number;
  /** If it were made as things stand. */
  ahead: Ahead;
}

/** What a production would come to. */
export interface Ahead {
  sold: number;
  earns: number;
  costs: number;
  /** By how many spaces the share price would rise, and the value then. */
  rise: number;
  value: number;
  /** What is in hand when wages are paid; so many shares would have to be sold, and loans taken. */
  cash: number;
  forced: number;
  borrowed: number;
}

export interface Market {
  id: string;
  good: string;
  demand: number;
  importer: {
    id: string;
    appeal: number;
    sold: number;
    /** The least and the most that the next economy marker can bring; none is to come in the last decade. */
    next: { steps: number[]; workers: number[] } | null;
  };
  strips: Strip[];
}

export interface Share {
  id: string;
  seat: number;
  space: number;
  value: number;
  cost: number;
  /** How many spaces each share sold in need, or each loan, costs there. */
  digit: number;
  held: number;
  bank: number;
  loans: number;
}

export interface Line {
  id: string;
  workers: number;
  machines: number;
  slots: number;
  machine_slots: number;
  full: boolean;
}

export interface Factory {
  id: string;
  good: string;
  kind: string;
  level: number;
  price: number;
  base: number;
  quality: number;
  marketing: number;
  appeal: number;
  makes: number;
  costs: number;
  lines: Line[];
}

export interface Space {
  id: string;
  cost: number;
  /** Empty while free. */
  marker: string;
  locked: boolean;
}

export interface Marker {
  id: string;
  marker: string;
}

/** One that a company has; placed if it lies on a space. */
export interface OwnMarker extends Marker {
  placed: boolean;
}

export interface Tile {
  id: string;
  tile: string;
  /** The good to whose factory it is assigned. */
  at: string;
  uses: number;
  turned: boolean;
}

/** Without a ship it has room for nothing. */
export interface Pier {
  id: string;
  capacity: number;
  active: boolean;
}

/** One that nobody has taken is 0. */
export interface Contract {
  id: string;
  good: string;
  n: number;
  /** As things stand: made, sold at home, stored, left to be shipped, room on the ships. */
  ahead: { makes: number; home: number; stored: number; left: number; room: number } | null;
}

export interface Company {
  id: string;
  seat: number;
  cash: number;
  shares: number;
  value: number;
  loans: number;
  factories: Factory[];
  /** Where it has none. */
  sites: { id: string; good: string }[];
  spaces: Space[];
  markers: OwnMarker[];
  tiles: Tile[];
  piers: Pier[];
  contracts: Contract[];
  limit: number;
  stores: { id: string; good: string; n: number; room: number }[];
  small: number;
  posts: { id: string; post: string; worker: boolean }[];
  harbor: { wages: number; shares_forced: number };
}

export interface Special {
  tiles: { id: string; tile: string; n: number }[];
  rows: { level: number; markers: Marker[] }[];
  ships: { id: string; capacity: number; level: number; crew: number; n: number }[];
}

export interface Track {
  id: string;
  commodity: string;
  good: string;
  price: number;
  space: number;
  influence: number[];
}

/** Sellers by seat; the importer is -1. Before the production phase it says what would be, as things stand. */
export interface Sale {
  good: string;
  producing: boolean;
  demand: number;
  importer: number;
  sales: Offer[];
  rows: { row: number; left: number; selling: number[]; served: number[] }[];
}

export interface Offer {
  seat: number;
  appeal: number;
  quality: number;
  made: number;
  offered: number;
  sold: number;
  /** Sold beside the market. */
  extra: number;
  /** In the production: what would be sold with one stored good more, with two, and so on. */
  more: number[];
  price: number;
  workers: number;
  machines: number;
  wages: number;
  maintenance: number;
  /** How far the share price rises for what is sold, for the highest appeal, for the most sold. */
  steps: { sold: number; appeal: number; most: number };
}

/** What a marker does on an administration space, and the whole price of it; `why` is the place of the reason that closes it, or -1. */
export interface Cell {
  total: number;
  effect: number;
  sold: number;
  loans: number;
  why: number;
}

export interface ActingRow {
  id: string;
  value: string;
  marker: string;
  kind: string;
  fee: number;
  /** The place on which it lies, -1 if on none. */
  at: number;
  why: number;
  cells: Cell[];
}

export interface Board {
  decade: Decade;
  labor: Labor;
  market: Market[];
  exchange: { shares: Share[] };
  companies: Company[];
  special: Special;
  tracks: Track[];
  sale: Sale;
  /** While somebody chooses an action. */
  acting: { seat: number; unlock: number[]; rows: ActingRow[] } | null;
  /** Why something of it is closed. */
  reasons: { closed: Reason }[];
}

/** What is printed. */
export interface Printed {
  decades: number[];
  levels: number[];
  goods: { good: string; min_price: number }[];
  /** Places and machine places of each line, by good. */
  lines: Record<string, number[][]>;
  factories: { kind: string; good: string; level: number; cost: number; output: number[]; reconstructed: string[] }[];
  labor_rows: { wage: number; demand: number[] }[];
  values: number[];
  /** What a loan brings, and costs to be repaid. */
  loan: number;
  loan_repaid: number;
  spaces: number[];
  /** Spaces for contracts; none in the short game. */
  track: number[];
  markers: { marker: string; kind: string; shade: string; thresholds: number[]; most: number; lines: number }[];
  /** The additional action of a kind of marker, and of ships: "price" or "special". */
  additional: Record<string, string>;
  row_level: number[];
  company_prices: Record<string, number[]>;
  company_players: number[];
  multiplier: number[];
  bonus_from: Record<string, number>;
  /** Parts of the board with values that no public source shows. */
  reconstructed: string[];
}
