// The sections of East India Companies, as pygame_core/games/east_india_companies/view.py says them.

export interface Period {
  period: number;
  periods: number;
  years: string;
  phase: string;
  initiative: string[];
  ranking: string[];
  /** By how much share values move, from the first rank to the last. */
  rank_moves: number[];
  reserve: Record<string, number>;
}

/** An Agent that has not been placed. */
export interface StandingAgent {
  id: string;
  company: string;
  /** Which of the company's. */
  agent: number;
}

export interface Box {
  id: string;
  box: string;
  kind: string;
  good: string;
  phase: string;
  entered: string[];
}

export interface Character {
  id: string;
  character: string;
  standing: StandingAgent[];
  boxes: Box[];
}

export interface Characters {
  ring: Character[];
  centre: { id: string; standing: StandingAgent[] };
}

export interface Row {
  id: string;
  good: string;
  colour: string;
  /** What each place costs or brings. */
  slots: number[];
  lying: number;
  setup: number;
  /** 0 before the dice. */
  die: number;
}

export interface MarketCard {
  open: boolean;
  known: boolean;
  seen: number[];
  id?: string;
  values?: Record<string, number>;
}

export interface Market {
  rows: Row[];
  card: MarketCard | null;
  piles: Record<string, number>;
  pile: string;
  full: number;
}

export interface Share {
  id: string;
  company: string;
  space: number;
  value: number;
  dividend: number;
  left: number;
}

export interface Exchange {
  values: number[];
  dividends: number[];
  passes: number;
  forecast: { company: string; space: number; value: number }[];
  shares: Share[];
}

export interface Seal {
  id: string;
  space: string;
  /** Empty while free. */
  company: string;
  closed: boolean;
  open: boolean;
}

/** A ship tile; of one that lies face down only the company is known. */
export interface Tile {
  company: string;
  id?: string;
  ship?: string;
}

export interface KnownTile extends Tile {
  id: string;
  ship: string;
}

export interface Zone {
  id: string;
  zone: string;
  number: number;
  goods: string[];
  travel: number;
  seals: Seal[];
  stack: Tile[];
  left: KnownTile[];
}

export interface Track {
  zone: string;
  waiting: KnownTile[];
  sections: { speed: number; ships: KnownTile[] }[];
}

export interface Ship {
  id: string;
  ship: string;
  speed: number;
  tonnage: number;
  dock: number;
  where: string;
  zone: string;
  cargo: Record<string, number>;
}

export interface ShipForSale {
  id: string;
  ship: string;
  period: number;
  cost: number;
  speed: number;
  tonnage: number;
}

export interface Company {
  id: string;
  company: string;
  colour: string;
  seat: number;
  neutral: boolean;
  cash: number;
  sales: number;
  marker: number;
  value: number;
  dividends_due: number;
  shares: { company: string; n: number }[];
  presidency: number;
  mortgaged: number;
  level: number;
  docks: number;
  stores: number;
  store: Record<string, number>;
  posts: number;
  ships: Ship[];
  stack: ShipForSale[];
  agents: { id: string; start: string; at: string }[];
}

export interface Board {
  period: Period;
  characters: Characters;
  indies: Market;
  europe: Market;
  exchange: Exchange;
  zones: Zone[];
  track: Track;
  /** What is still to be sold, in its order; a warehouse has no ship. */
  unloading: { company: string; ship: string }[];
  companies: Company[];
}

/** What is printed and no section tells. */
export interface Printed {
  /** From how many sales on each space of the Sales track counts. */
  sales_track: number[];
}
