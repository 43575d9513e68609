// The sections of the Auction House, as pygame_core/games/auction_house/view.py says them.

/** A crate on the block, or a commission in the hand. */
export interface Thing {
  id: string;
  good: string;
}

export interface Price extends Thing {
  price: number;
  lowest: number;
  highest: number;
}

/** How many crates lie in a place of the board. */
export interface Store {
  id: string;
  n: number;
}

export interface House {
  seat: number;
  cash: number;
  crates: Record<string, Store>;
  guards: Record<string, number>;
  loans: number;
  /** How many are in its hand. */
  commissions: number;
}

export interface Board {
  lots: Thing[];
  market: Price[];
  houses: House[];
  sale: { round: number; rounds: number; first: number; bag: number; sold: number };
  hand: Thing[];
}
