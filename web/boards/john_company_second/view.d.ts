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
  /** What it would bring the Company now: half where a firm has filled it in this turn. */
  now: number;
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
  /** While Parliament may still end the monopoly. */
  session?: Session;
}

/** What a vote on Deregulation would come to: Debt and Standing if it passes, what a share is worth if it fails. */
export interface Session {
  law: string;
  must: boolean;
  debt: number;
  standing: number;
  expectations: number;
  share_value: number;
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
  policy: { space: number; effects: number[] } | null;
}

/** What is to come as things stand; nothing once the game is over. */
export interface Forecast {
  revenue?: RevenueAhead;
  elephant?: Threat | null;
  next?: NextEvent | null;
  strengths?: (Told & { region: string })[];
  vote?: Vote | null;
  offices?: OfficeAhead[];
  firms?: { id: string; manager: number; powers: Power[] }[];
}

export interface FirmShip {
  id: string;
  yard: number;
  owner: number;
  fatigued: boolean;
}

export interface Firm {
  id: string;
  manager: number;
  /** How many each family has. */
  shares: number[];
  value: number;
  half_points: number;
  /** What it paid last, or -1. */
  dividend: number;
  london: number;
  india: number;
  ships: FirmShip[];
  expenses: { ships: number; shares: number };
  due: number;
  dividend_cost: number;
  /** Empty for those who do not know it. */
  strategy: string;
  /** Whether a strategy card lies before its manager ... */
  laid: boolean;
  /** ... and lies open. */
  shown: boolean;
  bid: number;
  successes: number;
  /** The elements of the orders that it has filled in this turn. */
  filled: string[];
  settled: boolean;
  paid: boolean;
  closed: boolean;
}

/** What families could put into a firm: Company shares that are new are of no use yet, none is while they are weak. */
export interface Stakes {
  weak: boolean;
  fresh: number[];
  usable: number[];
  /** What firms and Debtor's Prison would come to at the end. */
  points: number[];
}

/** Debtor's Prison. */
export interface Prison {
  id: string;
  pieces: number[];
  points: number;
}

/** An AI card. The arrows are the ranks of the slots on the next card's back, the finger is one of its two ways. */
export interface AiCard {
  card: number;
  /** The card that is taken of three, from the left; laws drawn less one. */
  shaded: number;
  finger: number;
  rank: number[];
  regions: string[];
  /** What the chart goes by: a row holds from `least` to `most`. */
  metric: string;
  chart: { climate: string; least: number; most: number; deregulated: boolean }[];
}

/** A phase of the turn, or in the Company Operation an office, and whether the Crown's handbook is done with it. */
export interface CrownMoment {
  phase: string;
  office: string;
  state: "done" | "now" | "";
}

/** A numbered step of the handbook for this phase, or for the office that acts; `text` is all of it. */
export interface CrownStep extends Told {
  done: boolean;
}

/** A favour that this phase lists, by its price in cubes in this climate; below zero it is paid to the person. */
export interface CrownFavour extends Told {
  /** Its name in the labels: `favour.hiring.nepotism`. */
  favour: string;
  price: number;
  /** For each of what it counts. */
  each: boolean;
  /** At any time to the end of Revenue. */
  basic: boolean;
}

/** Why the Crown did something: the row of its chart with what it came to, the rule, and the code of the question. */
export interface CrownDeed extends Told {
  why: [string, Record<string, unknown>];
  rule: string;
  asked: string;
}

/** The family that nobody holds, in games for one and two. Its other things stand with the families, at `seat`. */
export interface Crown {
  id: string;
  seat: number;
  level: string;
  /** All families clockwise, as they sit. */
  circle: number[];
  /** How many pieces of its first and its second colour are out. */
  colours: number[];
  climate: string;
  /** From left to right. */
  climates: string[];
  /** Promise cubes of each family, the Crown's among them. */
  cubes: number[];
  /** Who holds the Player Button, or -1. */
  button: number;
  /** Promise cards that were exchanged for cubes. */
  gone: string[];
  /** AI cards that lie facedown. */
  deck: number;
  used: number[];
  card: AiCard | null;
  /** The back of the uppermost facedown card: nobody knows which it is. */
  back: { slots: string[]; ways: string[] } | null;
  /** The Presidencies as the arrows have them: black, white, the rest. */
  order: string[];
  /** Where the finger points: `clockwise` or `counterclockwise`. */
  way: string;
  turn: CrownMoment[];
  /** The rows of its charts that this phase, or the office that acts, goes by. */
  rows: string[];
  steps: CrownStep[];
  favours: CrownFavour[];
  /** Its last decisions, newest last. */
  deeds: CrownDeed[];
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
  /** These three once the monopoly is lost. */
  firms?: Firm[];
  stakes?: Stakes;
  prison?: Prison;
  /** Beside one or two persons. */
  crown?: Crown;
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

/** A line of a box of the charts: a number, and words by their labels. */
export interface BoxLine {
  n?: number;
  words: string[];
}

/** The charts of the handbook, each row with a box for each climate; and the laws on which a climate decides. */
export interface CrownColumns {
  rows: Record<string, { money: boolean; boxes: BoxLine[][] }>;
  laws: Record<string, boolean[]>;
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
  firms: {
    /** By the spaces of the Value track: half points that a share is worth at the end. */
    half_points: number[];
    /** So many shares at most. */
    limit: number;
    /** So many orders beyond its ships. */
    more_orders: number;
    strategies: { id: string; strategy: string }[];
  };
  /** Beside one or two persons. */
  crown?: CrownColumns;
}
