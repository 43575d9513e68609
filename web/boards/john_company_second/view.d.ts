// The sections of John Company, second edition, as pygame_core/games/john_company_second says them (view.py, forecast, shown.py).
// Numbers in a list stand in the order of the seats.

export interface Turn {
  number: number;
  last: number;
  first: number;
  phase: string;
}

export interface ExchangeSpace {
  id: string;
  price: number;
  family: number;
}

export interface Company {
  standing: number;
  expectations: number[];
  marks: string[];
  debt: number;
  balance: number;
  share_value: number;
  treasuries: Record<string, number>;
  court: number[];
  exchange: ExchangeSpace[];
  former: number;
  /** Shares for a majority while a Chairman is elected, else 0. */
  needed: number;
  support: number[];
  deregulated: boolean;
}

export interface Office {
  id: string;
  office: string;
  number: number;
  where: string;
  holder: number;
  fatigue: number;
  /** What is added to the die of attrition. */
  strain: number;
  /** The highest face with which the holder does not tire, or 0. */
  stays: number;
  /** "shareholders", an office, or "" for nobody. */
  hirer: string;
}

export interface Order {
  id: string;
  order: string;
  value: number;
  closed: boolean;
  filled: boolean;
  by: string;
  writer: number;
}

export interface Region {
  id: string;
  region: string;
  towers: number;
  dome: boolean;
  flag: number;
  capital: boolean;
  control: string;
  loot: number;
  opium: number;
  unrest: number;
  half_ship: boolean;
  orders: Order[];
}

export interface Alliance {
  id: string;
  alliance: string;
  active: boolean;
  strength: number;
  cost: number;
}

export interface Army {
  id: string;
  presidency: string;
  commander: number;
  active: number[];
  exhausted: number[];
  regiments: number;
  exhausted_regiments: number;
  alliances: Alliance[];
  writers: number[];
}

export interface Events {
  stack: number;
  /** The region on the back of the top tile. */
  top: string;
  tail: string;
  head: string;
  /** The element on which the Elephant stands. */
  elephant: string;
  lost: number;
  training: number[];
}

export interface FamilyShip {
  id: string;
  yard: number;
  owner: number;
  fatigued: boolean;
}

export interface Zone {
  id: string;
  zone: string;
  ships: FamilyShip[];
  company_ships: number;
  extra_ships: number;
}

/** What a family has turned for its votes. */
export interface Turned {
  workshops: number;
  yards: string[];
  cards: string[];
}

export interface PowerPlace {
  id: string;
  kind: string;
  power: number;
}

export interface Parliament {
  dial: number;
  prime_minister: number;
  opposition: number;
  power: PowerPlace[];
  deck: number;
  discards: string[];
  revealed: string[];
  passed: string[];
  law: string;
  stop: number;
  votes: number;
  against: number[];
  turned: Turned[];
  named: string;
}

export interface Shown {
  id: string;
  /** On the back of a card that lies facedown; 0 if it lies open. */
  back: number;
  /** Empty for those who do not know it. */
  card: string;
}

export interface Prize {
  id: string;
  prize: string;
  cost: number;
  upkeep: number;
  vp: number;
  windows: number;
  pieces: number[];
}

export interface London {
  deck: number;
  display: Shown[];
  discards: string[];
  pensioners: number[];
  prizes: Prize[];
  workshops: number;
  luxuries: number;
}

export interface Promise {
  id: string;
  promise: string;
  guarantor: number;
}

export interface Yard {
  id: string;
  yard: number;
  /** "yard", or the zone in which its ship is. */
  at: string;
  fatigued: boolean;
}

/** A facedown blackmail card before a family, by the number on its back. */
export interface Facedown {
  id: string;
  back: number;
}

export interface Family {
  id: string;
  seat: number;
  family: string;
  cash: number;
  vp: number;
  supply: number;
  opportunity: string;
  /** The piece that is the opportunity marker. */
  marker: string;
  yards: Yard[];
  workshops: number;
  invested: number;
  luxuries: number;
  prestige: string[];
  facedown: Facedown[];
  played: string[];
  promises: Promise[];
  laws: number;
  trophies: number;
  spent: number;
  retired: number;
  shares: number;
  windows: number;
  power: number;
}

/** Words that the rules make of a code. */
export interface Told {
  code: string;
  text: string;
}

export interface Power extends Told {
  closed?: { rule: string; text: string };
}

export interface OfficeAhead extends Told {
  id: string;
  office: string;
  state: string;
  powers: Power[];
}

export interface Threat extends Told {
  /** Empty where no attack is told. */
  kind: string;
  by: string;
  against: string;
  attack: number;
  defence: number;
  army: string;
  beats: number;
  wins: number;
  all: number;
  outcome: Told;
}

export interface NextEvent {
  tiles: (Told & { count: number })[];
  all: number;
}

export interface RevenueAhead {
  paid: boolean;
  lines: (Told & { n: number; cost: number })[];
  after: number;
  standing: number;
  loans: { debt: number } | null;
  said: Told[];
}

export interface FamilyVotes {
  seat: number;
  side: string;
  against: number;
  left: number;
  cash: number;
  price: number;
  cards: number;
}

export interface Vote extends Told {
  families: FamilyVotes[];
  policy: { space: number; effects: number[] };
}

/** What is to come as things stand; nothing once the game is over. */
export interface Forecast {
  revenue?: RevenueAhead;
  elephant?: Threat | null;
  next?: NextEvent | null;
  strengths?: (Told & { region: string })[];
  vote?: Vote | null;
  offices?: OfficeAhead[];
}

export interface Board {
  turn: Turn;
  company: Company;
  offices: Office[];
  regions: Region[];
  armies: Army[];
  events: Events;
  seas: Zone[];
  parliament: Parliament;
  london: London;
  families: Family[];
  hand: { id: string; card: string; holder: number }[];
  forecast: Forecast | null;
}

export interface DialSpace {
  id: string;
  consequence: string;
  target: string;
  window: boolean;
}

export interface Law {
  id: string;
  /** What its policy must match, or "". */
  policy: string;
  support: number;
  extra: string;
  dilemma: boolean;
}

export interface Card {
  id: string;
  kind: string;
  type: string;
  vp: number;
  discount: number;
  power: number;
  votes: number;
  favoured?: { votes: number; targets: string[]; others: string[]; last: string };
}

export interface Action {
  id: string;
  action: string;
  /** Null where a space of the Stock Exchange says it. */
  price: number | null;
}

/** What belongs to a Presidency, and the elements in which its people stand. */
export interface Presidency {
  port: string;
  sea: string;
  president: string;
  writers: string;
  officers: string;
  regiments: string;
  commander: string;
}

/** Printed numbers that the board itself names; what a law or a card does has more of them. */
export interface Figures {
  repeats: number;
  drawn: number;
  passes_at: number;
  tax: number;
  bonus: number;
  window: number;
  tires_from: number;
  retires_from: number;
  workshop_votes: number;
  shipyard_votes: number;
}

export interface Printed {
  /** The ids of elements of which there is one. */
  elements: { law_deck: string; london_deck: string; balance: string; debt: string; training: string };
  dial: DialSpace[];
  figures: Figures;
  /** So many spaces the track of the votes has on either side of 0. */
  votes_end: number;
  laws: Record<string, Law>;
  cards: Record<string, Card>;
  actions: Action[];
  /** The offices that act, from left to right. */
  ribbon: string[];
  /** The treasury that an office pays from. */
  purses: Record<string, { id: string; treasury: string }>;
  /** The most that hire between the shareholders and an office. */
  longest_chain: number;
  presidencies: Record<string, Presidency>;
  /** The office of the Governor of each region. */
  governors: Record<string, { id: string; office: string }>;
  /** Of a region, by the shape of the mark: to which one the Elephant goes. */
  marks: Record<string, Record<string, string>>;
  debt: number;
}
