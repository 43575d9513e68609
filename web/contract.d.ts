// Written from pygame_core/contract by build_scripts/contract.py; a test compares the two.

/** Plain JSON: the value of an option, a list of them, or a number. */
export type Answer = any;

/** Codes and figures of the rules, for whoever draws or weighs them; the words made of them stand beside. */
export type Params = Record<string, any>;

/** Why something is closed: the rule, and the sentence. */
export interface Reason {
  rule: string;
  text: string;
}

/** A rule of the ledger, by its id: what it says the page has from `rules`. */
export interface RuleRef {
  id: string;
}

/** A rule of the ledger. */
export interface LedgerRule {
  id: string;
  /** Where the rulebook says it. */
  ref: string;
  kind: string;
  modes: string[];
  text: string;
  /** Left out of the page's packs, so that it is empty there. */
  check: string;
  ruling: string;
  /** With a table: whether its modes are played at it. */
  here?: boolean;
}

/** Why a request was refused. `place` names the damage in a save, `recoverable` whether some of it is sound. */
export interface Trouble {
  code: string;
  text: string;
  params?: Params;
  place?: string;
  recoverable?: boolean;
  /** The trace of a defect of ours. */
  detail?: string;
}

/** One outcome and its chance in thousandths. */
export interface OddsLine {
  text: string;
  permille: number;
}

/** What a roll can bring. `lost` dice are taken away from those that would be rolled. */
export interface Odds {
  dice: number;
  lost?: number;
  lines: OddsLine[];
}

/** A roll for each number that may be chosen, from the least one on. */
export interface OddsByNumber {
  from: number;
  by: Odds[];
}

/** What an answer brings: dice roll, a card or a sealed answer shows (no undo then), or something owned goes. */
export type Risk = "" | "dice" | "secret" | "property";

/** One thing to choose. Its words are made; its figures stand in `params` for a board to read. */
export interface Option {
  /** What is answered to choose it. */
  value: Answer;
  text: string;
  params: Params;
  /** A second, smaller line. */
  detail?: string;
  /** What the button says when this is chosen, in place of the decision's own words. */
  confirm?: string;
  /** The id of the board element that it stands for. */
  target?: string;
  /** The kind of that element. */
  on?: string;
  /** The part of the board that it belongs to, in words: a long list is hung up in such groups. */
  group?: string;
  /** Where dice are rolled. */
  odds?: Odds;
  /** Shown as a plain button of its own beside the others. */
  quiet?: boolean;
  closed?: Reason;
}

/** A place to put something in an allotment: at least `least`, at most `cap`. */
export interface Slot extends Option {
  cap: number;
  least: number;
}

/** A kind of question that a person can wish to pass. */
export interface WindowKind {
  kind: string;
  text: string;
}

/** Things of a kind. `values` are all the answers that take one, `next` those that can be given now, in turn. */
export interface BarRow {
  text: string;
  detail: string;
  /** The drawing of the game's icons that stands for one; empty if none does. */
  icon: string;
  values: Answer[];
  next: Answer[];
  /** What the next ones cost, also those that cannot be paid. */
  prices: number[];
  /** What each of them brings later, where that is known. */
  worth: number[];
  closed?: Reason;
}

/** A place to put things, and how many are there. */
export interface BarColumn {
  value: Answer;
  text: string;
  n: number;
  target?: string;
}

/** Things that are taken one by one, each by an answer (and a second one, where it goes to a column). The page writes what they come to by `bar.<code>.sum`, `.of`, `.after` and `.confirm` of the game's catalogue. */
export interface Bar {
  code: string;
  params: Params;
  rows: BarRow[];
  columns: BarColumn[];
  /** What there is to spend. */
  have: number;
}

/** What all kinds of decision share. `confirm` is a template: the page puts in `n` and `choice`. */
export interface Asked {
  seat: number;
  code: string;
  text: string;
  help: string;
  /** In which office or role the seat decides; empty if as itself. */
  capacity: string;
  confirm: string;
  rule: RuleRef | null;
  /** The question only stands because of something the seat holds. */
  window?: WindowKind;
  /** Further questions can belong to the same decision. */
  composes?: boolean;
  /** The answer that stands there when the question comes up: what most would choose. */
  opens?: Answer;
  /** What the number is of, where several of one decision are answered side by side. */
  field?: string;
  /** The answer that ends the decision where it could go on; confirming gives it with what was composed. */
  ends?: Answer;
  bar?: Bar;
  params: Params;
  odds?: Odds | OddsByNumber;
}

/** One of the options; the answer is its value. */
export interface Pick extends Asked {
  kind: "pick";
  options: Option[];
}

/** Some of the options; the answer is the list of their values. */
export interface PickMany extends Asked {
  kind: "pick_many";
  options: Option[];
  least: number;
  most: number;
}

/** A number from `lo` to `hi` in steps, or `out`, an option instead of any number; the answer is the number. */
export interface Amount extends Asked {
  kind: "amount";
  lo: number;
  hi: number;
  step: number;
  out: Option | null;
}

/** From `least` to `total` spread over the slots; the answer is a list of numbers, one a slot. */
export interface Allocate extends Asked {
  kind: "allocate";
  total: number;
  least: number;
  slots: Slot[];
}

/** All the items in an order of one's choosing; the answer is the list of their values. */
export interface Arrange extends Asked {
  kind: "arrange";
  items: Option[];
}

/** What a seat is asked, by kind. */
export type Decision = Pick | PickMany | Amount | Allocate | Arrange;

/** A value and its word. */
export interface Choice {
  value: any;
  text: string;
}

/** One thing promised, said in words; with the fields of its kind. */
export interface Clause {
  kind: string;
  from: number;
  to: number;
  text: string;
  binding: boolean;
  icon?: string;
  closed?: Reason;
  [own: string]: any;
}

/** What was said and binds nobody; of a word that was given, what became of it. */
export interface SaidWords {
  from: number;
  to: number;
  text: string;
  outcome?: "open" | "kept" | "broken" | "void";
}

/** An offer on the table: who made it, who has agreed. */
export interface Offer {
  id: number;
  by: number;
  parties: number[];
  agreed: number[];
  mine: boolean;
  /** Whether the viewer can accept it now. */
  answerable: boolean;
  clauses: Clause[];
}

/** An offer that was declined in this phase, and why. */
export interface Refusal {
  id: number;
  /** Its position in the log. */
  at: number;
  /** Who declined. */
  by: number;
  /** The other parties. */
  to: number[];
  /** The reason in a sentence; empty if none was given. */
  text: string;
  clauses: Clause[];
  /** What would be taken in place of the offer, as a whole offer; empty if nothing. */
  wants: Clause[];
}

/** Whether the viewer may deal now, or why not. */
export interface Window {
  open: boolean;
  why: string;
}

/** Offers between seats. What they can be made of is asked for with `bargain`. */
export interface Deals {
  window: Window;
  open: Offer[];
  words: SaidWords[];
  /** The offers that were declined in this phase, the last one last. */
  refused: Refusal[];
}

/** The game's own line, or a what-if beside it. */
export interface BranchLine {
  id: string;
  name: string;
  at: number;
  positions: number;
  current: boolean;
}

/** Which game this is, how it was set up, and which line of it lies open. */
export interface Meta {
  game: string;
  title: string;
  scenario: string;
  scenarioText: string;
  options: Record<string, any>;
  seed: string;
  position: number;
  /** Empty on the game's own line. */
  branch: string;
  branches: BranchLine[];
  /** What of the rules only some modes need, and this one does. */
  supplements: string[];
}

/** A phase of the turn. */
export interface ChainLink {
  id: string;
  text: string;
  state: "done" | "now" | "next";
}

export interface PlaceWords {
  turnText: string;
  phaseText: string;
}

/** Where in the game something happened. */
export interface LinePlace extends PlaceWords {
  turn: number | null;
  phase: string | null;
}

/** Where the game is, with whatever else the game says of it. */
export interface Place extends PlaceWords {
  turn?: number;
  phase?: string;
  chain: ChainLink[];
  [own: string]: any;
}

/** A public figure of a seat; `shown` is how the game writes it. */
export interface Fact {
  key: string;
  text: string;
  value: number;
  shown: string;
  money: boolean;
  icon?: string;
}

/** Who sits there, and the public figures. */
export interface Seat {
  seat: number;
  name: string;
  /** `human`, or a bot's id. */
  kind: string;
  human: boolean;
  /** The colour, 1 to 6. */
  house: number;
  active: boolean;
  score: number | null;
  scoreText?: string;
  facts: Fact[];
}

/** Who must decide what; `secret` if several do at once. */
export interface Waiting {
  seat: number;
  name: string;
  text: string;
  /** What can be answered, in words; empty where that would tell what the viewer may not know. */
  between: string;
  secret: boolean;
}

/** Whether the viewer can take back, to which position, or why not. */
export interface Undo {
  can: boolean;
  why: string;
  to?: number;
}

/** A question that was answered for somebody, and the answer. */
export interface PassedWords {
  text: string;
  answer: string;
}

/** One that was answered for the viewer; it can be asked again from that position. */
export interface Passed extends PassedWords {
  position: number;
  /** The kind of window; empty for a question with a single answer. */
  window: string;
  /** Whether it can be asked again: nothing has shown since. */
  open: boolean;
  /** Whether others would learn something by knowing that it was passed. */
  hidden: boolean;
}

/** To be asked only when something can be used, never, or always. */
export type Wish = "usable" | "pass" | "always";

/** A kind of window, and what the viewer wishes of it. */
export interface WindowWish {
  kind: string;
  text: string;
  wish: Wish;
}

/** What the people at a table wish to be asked. It is kept beside the save, and given again when that is loaded. */
export interface Habits {
  /** Of every kind of window of which nothing is said. */
  usual?: Wish;
  /** By seat, and by kind of window. */
  wishes?: (Record<string, Wish>)[];
  /** Positions at which somebody wants to be asked, having taken back what was passed there. */
  held?: number[];
}

/** A line of the reckoning, and what the seat has with it. */
export interface ScoreLine {
  seat: number;
  code: string;
  text: string;
  amount: number;
  total: number;
}

/** How the game ended. */
export interface Over {
  scores: number[];
  order: number[];
  winners: number[];
  text: string;
  lines: ScoreLine[];
}

/** What a view is made of: these, and sections of the game's own as `board/<name>`, which are data (a game without a board module is drawn from them and from its labels). In those that the ruleset names as `worded` whatever has a `code` has its `text`, and what is `closed` its rule and text. */
export interface Sections {
  meta?: Meta;
  place?: Place;
  seats?: Seat[];
  waiting?: Waiting[];
  /** By when the viewer, who need not decide now, decides for certain; empty where that is not certain. */
  coming?: string;
  /** What the viewer is asked. */
  decision?: Decision | null;
  /** What the viewer may do beside it. */
  acts?: Option[];
  /** None if the game has none. */
  deals?: Deals | null;
  undo?: Undo;
  /** What was answered for the viewer since an own decision or since anything showed. */
  passed?: Passed[];
  /** What the viewer wishes to be asked. */
  windows?: WindowWish[];
  /** Whether something taken back can be given again. */
  redo?: boolean;
  over?: Over | null;
  /** The seats whose secrets the viewer must not see while the screen is theirs. */
  curtain?: number[] | null;
  [board: `board/${string}`]: any;
}

/** Something that went up or down by `amount`: a seat's, or what all share. `text` is what was counted, `shown` the amount with its sign, as the game writes it (as `money`), `said` the amount with what was counted, where it is not money. */
export interface Changed {
  text: string;
  amount: number;
  shown: string;
  said: string;
  money: boolean;
  unit: string;
  seat: number | null;
  target?: string;
}

export interface StrengthPart {
  text: string;
  n: number;
}

/** One side of a fight, and what its strength is made of. */
export interface Strength {
  name: string;
  total: number;
  parts: StrengthPart[];
}

export interface Strengths {
  attacker: Strength;
  defender: Strength;
}

/** So many votes of one seat for one side, in the order in which they were cast; one row of them may decide. */
export interface CastVotes {
  seat: number;
  side: "for" | "against";
  n: number;
  decides: boolean;
}

/** What came to its end right before a line, as a recap can be asked for it: `from` one position `to` another. */
export interface EndedAt {
  kind: "phase" | "turn";
  text: string;
  from: number;
  to: number;
}

/** What happened, said in words. `at` is how many entries the record held. Lines with the same `group` are one moment: the first of them leads, each has its own `changes`, and the moment weighs as much as its heaviest line. */
export interface LogLine {
  at: number;
  place: LinePlace;
  step: string;
  code: string;
  text: string;
  params: Params;
  /** To the viewer: what hits them weighs one more than it does to others. */
  weight: "trivia" | "check" | "event" | "turning";
  group?: string;
  seat?: number;
  rule?: string;
  /** What it was about, without how it came out. */
  title?: string;
  dice?: number[];
  /** So many dice more would have been rolled if nothing had taken them away. */
  lost?: number;
  /** The index of the die that decided. */
  deciding?: number;
  /** How likely this outcome was, in thousandths. */
  chance?: number;
  /** How it came out, in a word or two. */
  verdict?: string;
  /** Stands beside a verdict. */
  tone?: "good" | "plain" | "bad";
  /** The elements of the board that it concerns. */
  about?: string[];
  changes?: Changed[];
  strengths?: Strengths;
  votes?: CastVotes[];
  /** A turn that ended stands after its last phase. */
  ended?: EndedAt[];
  /** What kind of turning point it was. */
  mark?: string;
  /** Written for some eyes only. */
  secret?: boolean;
}

/** Lines up to position `keep` still hold; these come after them. */
export interface LogPatch {
  keep: number;
  add: LogLine[];
}

/** A thing that can change hands, as it is drawn; `value` is null for one that is counted. */
export interface Piece {
  value: any;
  text: string;
  /** Its whole name, where `text` is shorter. */
  whole: string;
  icon: string;
  fact: string;
  face: "" | "secret" | "promise";
}

/** Something a seat could give: so many of one piece (`most`), or some of the pieces. */
export interface Give {
  kind: string;
  /** The field of a clause that says how many or which. */
  field: string;
  text: string;
  money: boolean;
  most?: number;
  pieces: Piece[];
}

/** Something that a seat has and cannot give, and why. */
export interface Stays {
  text: string;
  icon: string;
  rule: RuleRef | null;
}

/** A blank in the sentence of a word. */
export interface BlankForm {
  field: string;
  holds: "seat" | "label" | "number" | "turn";
  values: Choice[];
}

/** A word that a seat can give. In the sentence `{from}`, `{to}` and the fields of the blanks stand in braces. */
export interface Verb {
  kind: string;
  text: string;
  icon: string;
  sentence: string;
  blanks: BlankForm[];
}

/** A word that has still to be kept. */
export interface Owed {
  to: number;
  text: string;
}

/** How a seat has kept its words: what became of the last eight, the last one last, and which are still open. */
export interface Trust {
  seat: number;
  last: ("kept" | "broken" | "void")[];
  owes: Owed[];
}

export type OfferState = "open" | "made" | "declined" | "countered" | "withdrawn" | "lapsed";

/** An offer of this phase, and what became of it. */
export interface PastOffer {
  id: number;
  by: number;
  parties: number[];
  texts: string[];
  state: OfferState;
}

/** What an offer can be composed of (by seat), and what came of those before. */
export interface Bargain {
  gives: Record<string, Give[]>;
  stays: Record<string, Stays[]>;
  verbs: Record<string, Verb[]>;
  /** Empty where no words can be given. */
  trust: Trust[];
  offers: PastOffer[];
  /** Whether something may be said freely. */
  words: boolean;
  rule: RuleRef | null;
}

/** A figure that would change. */
export interface Moved extends Fact {
  was: number;
}

/** The figures of a party that would change. */
export interface After {
  seat: number;
  facts: Moved[];
}

/** About what the viewer would give away by an offer and what it would get, in words: an estimate, as a computer player would reckon from what the viewer may know. Empty where nothing stands on that side, or it cannot be told. */
export interface Worth {
  gives: string;
  gets: string;
}

/** What an offer would come to. */
export interface Weighed {
  holds: boolean;
  why: Reason | null;
  /** The clause that cannot be kept, or -1. */
  stops: number;
  after: After[];
  clauses: Clause[];
  worth: Worth;
}

/** A while of the game, from a position to another; without `from` since the viewer's last decision, without `to` up to now. */
export interface AskRecap {
  table: string;
  viewer?: number | null;
  from?: number | null;
  to?: number | null;
}

/** One sentence of about nine words at most; `seat` is null for what all share. `at` is where its moment is. */
export interface RecapLine {
  seat: number | null;
  /** Whom the sentence is about, as it names them. */
  who: string;
  text: string;
  amount: number;
  /** Empty where nothing is counted. */
  unit: "cash" | "points" | "";
  /** The amount as the game writes it, with its sign; empty where nothing is counted. */
  shown: string;
  at: number;
  /** The same with its cause, where the events have one, for where there is room. */
  why?: string;
}

/** What came of one thing, and the position where most of it did. */
export interface AccountLine {
  text: string;
  amount: number;
  unit: "cash" | "points";
  shown: string;
  at: number;
}

/** One seat's money and points. The lines of a unit add up to what it has now less what it had before; where the points hold the money as well (`wealth`), all lines together add up to those of the points. */
export interface Account {
  seat: number;
  /** By unit: `cash` and `points`. */
  before: Record<string, number>;
  now: Record<string, number>;
  /** What there is now, as the game writes it, with its unit. */
  shown: Record<string, string>;
  /** The difference, with its sign; only units that changed. */
  gained: Record<string, string>;
  /** What the difference was in the turn before; empty where the while is no turn, or the first. */
  earlier: Record<string, string>;
  wealth: boolean;
  lines: AccountLine[];
}

export interface FlowPart {
  text: string;
  amount: number;
  shown: string;
}

/** Where money came from and where it went: `before` and all that came `in` is what went `out` and is there `now`. In the game's own writing, `come` and `gone` say how much came and went, `total` how much there was in all, and `earlier` how much more or less there was after the turn before. */
export interface Flow {
  text: string;
  title: string;
  seat: number | null;
  before: FlowPart;
  now: FlowPart;
  in: FlowPart[];
  out: FlowPart[];
  come: string;
  gone: string;
  total: string;
  earlier: string;
}

export interface AheadLine {
  text: string;
  /** Whom it concerns. */
  seat?: number;
}

/** A while from one position to another. `compared` is the turn before it, if it is a turn that has one. */
export interface Recap {
  from: number;
  to: number;
  title: string;
  decisions: number;
  compared: string;
  lines: RecapLine[];
  money: Flow[];
  accounts: Account[];
  next: AheadLine[];
  watch: AheadLine[];
  promised: AheadLine[];
}

export interface AskEnding {
  table: string;
  viewer?: number | null;
  /** Whose rules say how it ends. */
  game: string;
}

/** What a row comes to for a seat; `text` is how it was counted (“2 × 3”), or the amount. */
export interface ScoreCell {
  seat: number;
  amount: number;
  text: string;
}

export interface ScoreRow {
  text: string;
  /** Of the seats for which it counts. */
  cells: ScoreCell[];
}

/** A line of the scoring with what it came from. The rows of a seat add up to `measure`, where the line is an award for the most of something, else to the points of the seat. */
export interface ScorePart {
  code: string;
  text: string;
  rows: ScoreRow[];
  measure?: ScoreRow;
  /** By seat; those of all lines add up to the score. */
  points: number[];
}

/** Where everybody stood: at the end of a turn, or after a step of the scoring. */
export interface CurvePoint {
  kind: "start" | "turn" | "step";
  /** Of a turn its number, or how else the game counts them. */
  text: string;
  position: number;
  values: number[];
}

/** A moment that changed who leads, or by how much. */
export interface TurningPoint {
  /** Where its picture is. */
  position: number;
  /** Where it is on the curve: between its points, counted from the first as 0. */
  at: number;
  title: string;
  text: string;
  seat: number;
  /** What it did to the lead of the seat, in words. */
  turned: string;
}

/** Rolls of one seat: how many came, how many were to be expected, and by how much that varies (two games in three lie within it). */
export interface Luck {
  seat: number;
  rolls: number;
  came: number;
  expected: number;
  spread: number;
}

export interface IncomeCell {
  amount: number;
  shown: string;
}

/** A source, with what came of it to each seat. */
export interface IncomeRow {
  text: string;
  cells: IncomeCell[];
}

/** A deal that was made: its terms in words, and what it moved at once, by party. */
export interface DealDone {
  position: number;
  place: string;
  text: string;
  parties: number[];
  /** In the order of the parties; empty where neither money nor points moved. */
  moved: string[];
}

export interface FatePoint {
  text: string;
  value: number;
  shown: string;
}

/** A figure of what all share, turn by turn; `falls` is where all would be lost. */
export interface FateTrack {
  text: string;
  points: FatePoint[];
  falls?: number;
}

export interface FateTally {
  text: string;
  n: number;
}

export interface Fate {
  text: string;
  tracks: FateTrack[];
  tallies: FateTally[];
}

/** All that is told of a game that is over. What a game does not have is an empty list, or null. */
export interface Ended {
  /** Two or three sentences: who led until when, what moved the lead most, what the winner had more of. */
  summary: string;
  scoring: ScorePart[];
  curve: CurvePoint[];
  turning: TurningPoint[];
  luck: Luck[];
  /** The last row is what everybody had at the end: what stands above it, added up. */
  income: IncomeRow[];
  /** Those that moved most. */
  deals: DealDone[];
  deals_made: number;
  /** Of the words given in deals: how many, how many were kept, how many broken. */
  words: number[];
  fate: Fate | null;
}

/** A stretch of the record, of at most 400 entries. */
export interface AskDoubts {
  table: string;
  viewer?: number | null;
  from: number;
  to: number;
}

export interface AskJudge {
  table: string;
  viewer?: number | null;
  position: number;
  /** Imagined games for each answer. */
  games: number;
  seed?: string | number;
}

/** A decision that deserves a thought; `doubt` says how much, as a part of a clear lead. */
export interface Doubt {
  position: number;
  seat: number;
  doubt: number;
}

export interface DoubtsFound {
  doubts: Doubt[];
}

/** An answer, and by how much it is better than the one that was given, with the standard error of that; both in tenths of a point, from the same imagined games. */
export interface JudgedOption {
  text: string;
  worth: number;
  error: number;
  played: boolean;
}

/** A decision in the eyes of the strongest bot. `clear` if the best other answer and the one that was given are further apart than the luck of so many imagined games explains; `gain` is what the other one is better by. */
export interface Judged {
  position: number;
  seat: number;
  place: string;
  asked: string;
  clear: boolean;
  gain: number;
  games: number;
  options: JudgedOption[];
}

/** An entry as a record keeps it: `["a", seat, answer]`, `["x", seat, act]`, `["d", seat, move, arguments]` … */
export type Entry = any[];

/** One way to begin. `length` says how long it is (turns, periods), `time` how long that takes with four. */
export interface Scenario {
  id: string;
  title: string;
  blurb: string;
  length: string;
  time: string;
  seats: number[];
}

/** A switch or choice before the game; the first value is the usual one. */
export interface GameOption {
  id: string;
  title: string;
  help: string;
  values: Choice[];
  seats: number[] | null;
  scenarios: string[] | null;
}

/** An option that holds a file's data. */
export interface DataOption {
  id: string;
  title: string;
  help: string;
}

/** A computer player; `about` goes on with its title: what it does, and how well. */
export interface Bot {
  id: string;
  title: string;
  about: string;
  /** Whether it thinks long, and so beside the page. */
  search: boolean;
}

/** Against whom one plays alone, and what there is to say of it. */
export interface Alone {
  text: string;
  detail: string;
}

export interface FurtherLesson {
  id: string;
  title: string;
}

/** A setup in the order in which the rulebook would have them played, and why it comes there. */
export interface Stage {
  scenario: string;
  options: Record<string, any>;
  title: string;
  why: string;
}

/** A game as the lobby offers it. `like` says in a line what it is like, `whom` for whom it is, `time` how long it takes; `plays` names what a seat plays: in it `{house}` stands for the name of the seat's colour. */
export interface Game {
  id: string;
  title: string;
  blurb: string;
  like: string;
  whom: string;
  /** How much there is to learn, from 1 to 5; 0 is a toy. */
  weight: number;
  time: string;
  alone: Alone;
  plays: string;
  scenarios: Scenario[];
  options: GameOption[];
  data: DataOption[];
  bots: Bot[];
  lesson: boolean;
  /** Those beside the first, each about a part of the game. */
  lessons: FurtherLesson[];
  /** What its rulebook's table of chances is called, which games of one's own make again; empty if it has none. */
  survey: string;
  /** The first one has every option that is recommended to beginners. */
  path: Stage[];
  /** What one should know of its subject before the first game; empty where there is nothing to say. */
  subject: string;
}

export interface NewSeat {
  name: string;
  /** `human`, or a bot's id. */
  kind: string;
}

/** What a step of a lesson says: one sentence, a line of reason, and the words of its button. */
export interface StepWords {
  text: string;
  why: string;
  do: string;
}

/** One step of a lesson. With an `entry` it is done when the learner makes it (or presses the button, and the page enters it), a `free` one by any answer or the button; `then` are the others' moves. One with `when` waits until the learner is asked one of these questions, from that `turn` on, and says then what it has to say (`taught`); it is passed over if the moment of a later one comes first. `rules` are those that it is about. */
export interface LessonStep extends StepWords {
  code: string;
  target: string;
  entry: Entry | null;
  then: Entry[];
  when: string[];
  turn: number;
  free: boolean;
  rules: string[];
}

/** A public figure over the game: `[position, one per seat ...]`. */
export interface Series {
  id: string;
  text: string;
  points: number[][];
}

export interface TurnMark {
  position: number;
  text: string;
}

/** A move that was weighed: its worth in tenths of a point, and in how many imagined games. */
export interface WhyLine {
  text: string;
  worth: number;
  games: number;
  move: any[];
}

/** Why a bot would do it, in a sentence, and what else it weighed. */
export interface Why {
  text: string;
  lines: WhyLine[];
}

/** Who should think, in the worker. */
export interface Thinker {
  seat: number;
  bot: string;
}

export interface AskThink {
  position: string;
  seat: number;
  bot: string;
  seconds: number;
  seed?: string | number;
  lang?: string;
}

export interface SurveyRow {
  text: string;
  /** What the rulebook prints, in per cent. */
  book: number;
}

export interface SurveyPanel {
  title: string;
  within: string;
  rows: SurveyRow[];
}

/** What came out: in per cent, and written with its difference to the rulebook's figure. */
export interface SurveyFigure {
  percent: number;
  own: string;
  apart: string;
  /** Whether the difference is more than the points that are near. */
  far: boolean;
}

export interface SurveyFigures {
  near: number;
  rows: SurveyFigure[];
}

/** A game's table of chances; `options` may hold the values of an own copy. */
export interface AskSurvey {
  game: string;
  options?: Record<string, any> | null;
  seed?: string | number;
  lang?: string;
}

/** What has been played so far (`counts` by panel and row, none at first), and how many games more. */
export interface AskSurveyGames extends AskSurvey {
  games: number;
  counts: number[][] | null;
  more: number;
}

export interface AskSurveyFile extends AskSurvey {
  games: number;
  counts: number[][];
  kind: "txt" | "csv" | "html";
}

export interface SurveyFound {
  title: string;
  about: string;
  /** What the figures are. */
  scale: string;
  /** How it is played, in short. */
  played: string[];
  /** The entry of the ledger that says so at length. */
  rule: string;
  /** How far our tables can be trusted. */
  fitted: string;
  games: number;
  quick: number;
  /** Games that are played at a time. */
  step: number;
  /** Points between two figures that are near. */
  close: number;
  panels: SurveyPanel[];
}

/** What came out so far, and how close it comes; points are written. */
export interface SurveyPlayed {
  games: number;
  counts: number[][];
  panels: SurveyFigures[];
  near: number;
  many: number;
  largest: string;
  row: string;
  mean_square: string;
  error: string;
}

export interface SurveyFile {
  name: string;
  text: string;
}

export interface AskGames {
  lang?: string;
}

export interface AskWords {
  game: string;
  lang?: string;
}

/** With `passing`, questions that need nobody are passed from the beginning. */
export interface AskNew {
  game: string;
  scenario?: string | null;
  options?: Record<string, any> | null;
  seed?: string | number;
  seats: NewSeat[];
  viewer?: number | null;
  passing?: Habits;
  lang?: string;
}

export interface AskLesson {
  game: string;
  /** One of the game's further lessons; without it its first. */
  lesson?: string;
  lang?: string;
}

/** An open table. */
export interface OfTable {
  table: string;
}

/** A table, and who looks: a seat, or nobody in particular. */
export interface AskView extends OfTable {
  viewer?: number | null;
}

export interface AskTaught extends AskView {
  game: string;
  /** One of the game's further lessons; without it its first. */
  lesson?: string;
  step: string;
  lang?: string;
}

export interface AskLook extends AskView {
  /** Who is at the table stays who is told of changes. */
  aside?: boolean | null;
}

export interface AskAnswer extends AskView {
  seat: number;
  answer: Answer;
}

export interface AskAct extends AskView {
  seat: number;
  act: Answer;
}

export interface AskDeal extends AskView {
  seat: number;
  move: "propose" | "counter" | "accept" | "reject" | "withdraw";
  /** `propose [clauses]`, `counter [id, clauses]`, `accept [id]`, `reject [id]` or `reject [id, why]` (why: what a bot says of it, see `Refusal`), `withdraw [id]` */
  arguments: any[];
}

export interface AskHandout extends OfTable {
  seat: number;
  seed: string;
}

export interface AskWeigh extends AskView {
  clauses: any[];
}

export interface AskEnter extends AskView {
  entries: Entry[];
}

export interface AskUndo extends AskView {
  seat?: number | null;
}

/** Several answers in a row. */
export interface AskCompose extends AskView {
  seat: number;
  answers: Answer[];
}

export interface AskSettle extends AskView {
  passing?: Habits;
}

/** Answers to the pending question of a seat, or to one that `after` other answers belongs to the same decision; and acts beside it. */
export interface AskRisks extends AskView {
  seat: number;
  after?: Answer[];
  answers?: Answer[];
  acts?: Answer[];
}

export interface AskTakeBack extends AskView {
  seat: number;
  position: number;
}

/** What this person wishes to be asked of a kind of window. */
export interface AskWish extends AskView {
  seat: number;
  window: string;
  wish: Wish;
}

export interface AskPosition extends AskView {
  position: number;
}

export interface AskAt extends AskPosition {
  /** Within the move that led there: as soon as the viewer had so many lines of it to read. */
  lines?: number;
}

export interface AskBranch extends AskView {
  at?: number | null;
  name?: string;
}

export interface AskOfBranch extends AskView {
  branch: string;
}

/** All of a game's, or some: those with all the words searched for, or those with these ids. */
export interface AskRules {
  game: string;
  search?: string;
  ids?: string[];
  table?: string;
  viewer?: number | null;
}

export interface AskMove extends AskView {
  seat: number;
  move: any[];
  failed?: string | null;
}

export interface AskHint extends AskView {
  seat: number;
}

export interface AskSave extends OfTable {
  light?: boolean;
}

/** With `foreign`, the record is played again from the beginning and compared with what the document says. */
export interface AskLoad {
  save: string;
  foreign?: boolean;
  viewer?: number | null;
  recover?: boolean;
  passing?: Habits;
  lang?: string;
}

/** What can be asked, by `do`. */
export interface Requests {
  /** Which games there are. The build asks this for the lobby, which knows it before Python has started. */
  games: AskGames;
  /** The catalogue of the kernel and of a game, for labels. */
  words: AskWords;
  /** Puts up a fresh game. */
  new: AskNew;
  /** Puts up a practice table. The page keeps bots still until the last step is done, then play goes on. */
  lesson: AskLesson;
  /** What a step of a lesson says at this table as it stands, for steps that wait for their moment. */
  taught: AskTaught;
  /** The whole view: every section, the whole log. */
  view: AskLook;
  /** Answers what the seat is asked. */
  answer: AskAnswer;
  /** What a composed answer leads to so far. Nothing changes. */
  preview: AskCompose;
  /** Gives several answers in a row as one decision, as far as they are legal one after another. */
  compose: AskCompose;
  /** Takes one of the acts beside. */
  act: AskAct;
  /** Proposes, counters, accepts, rejects or withdraws an offer. */
  deal: AskDeal;
  /** All that an offer can be composed of, and what came of the offers of this phase. */
  bargain: AskView;
  /** Whether an offer would hold as a whole, and what the parties would have then. Nothing changes. */
  weigh: AskWeigh;
  /** Entries as a record keeps them, each checked like a fresh move, all or none: a lesson moves other seats so. */
  enter: AskEnter;
  /** Takes back, not past a barrier. */
  undo: AskUndo;
  /** From now on questions with a single answer, and windows that are not wanted, are passed at this table. Where others must not learn whether somebody was asked, it is done when that one has the screen and asks this again. */
  settle: AskSettle;
  /** What cannot be had back, or shows something, when these answers or acts are given. Nothing changes. */
  risks: AskRisks;
  /** Asks a question again that was passed for the seat. */
  take_back: AskTakeBack;
  /** From now on a kind of window is asked when something can be used, never, or always. */
  wish: AskWish;
  /** Gives again what the last undo took back. */
  redo: AskView;
  /** To any point; the old line is kept as a branch. */
  back: AskPosition;
  /** A what-if from here or from an earlier point, opened at once. */
  branch: AskBranch;
  /** Chooses which branch is played and seen. */
  switch: AskOfBranch;
  /** Makes a what-if the game; the line played so far stays as a branch. */
  promote: AskOfBranch;
  /** Forgets a what-if. */
  drop: AskOfBranch;
  /** The whole view of an earlier moment (`rev` -1, no decision), or of one within a move; nothing changes. */
  at: AskAt;
  /** The public figures over the game. */
  economy: AskView;
  /** What a while of the game came to: who gained what and why, and what comes. Nothing changes. */
  recap: AskRecap;
  /** How the game went, from its record: the scoring to the last point, turning points, dice, money, deals, and what became of what all shared. Nothing changes. */
  ending: AskEnding;
  /** Decisions of a stretch of the game that deserve a thought: the first step to where it was won. For a worker. */
  doubts: AskDoubts;
  /** What the strongest bot makes of a decision that was taken there, from imagined games. For a worker. */
  judge: AskJudge;
  /** Rules of the ledger. */
  rules: AskRules;
  /** A rulebook's table of chances, which games of one's own make again. */
  survey: AskSurvey;
  /** Plays on, and holds what came out against the rulebook. Nothing of it is kept here. */
  survey_games: AskSurveyGames;
  /** The figures to take along. */
  survey_file: AskSurveyFile;
  /** One move of one bot. A bot that searches is not moved: the reply says who should think, in the worker. */
  bot: AskView;
  /** What counts as right there, each answer as the rules write it. Refused if nothing is asked of the seat, or if one of these answers cannot be given. */
  puzzle: AskCompose;
  /** A light position as the seat knows it: what is hidden from it, and chance, are dealt afresh from the `seed`. Refused if nothing is asked of the seat, or if what it has just seen could hardly be dealt again. */
  handout: AskHandout;
  /** A light JSON text (checkpoint and last answers) for a worker. */
  position: OfTable;
  /** In the worker: the best move of a seat, and why. Changes no table. */
  think: AskThink;
  /** Applies what `think` found. `failed` (`late`, `raised`) puts a plain legal move in its place and a note in the log. */
  move: AskMove;
  /** What the best quick bot would do, on the main thread (ask `think` with the strongest bot for a deeper one). */
  hint: AskHint;
  /** The document as text; `light` is a position without its past. */
  save: AskSave;
  /** Puts up the game of a document; an error's `place` names the damage, `recoverable` says that `recover` would win something back. */
  load: AskLoad;
  /** Replays everything and compares digests. */
  verify: OfTable;
  /** Where the game stands, as a short hash that is the same on every Python. */
  digest: OfTable;
  /** Forgets the table. */
  close: OfTable;
}

export interface GamesReply {
  games: Game[];
}

export interface WordsReply {
  /** Section, code, template. */
  words: Record<string, Record<string, string>>;
}

/** Sections that changed since the viewer was last sent anything, those that went, and the log likewise. */
export interface Patch {
  rev: number;
  set: Sections;
  drop: string[];
  log: LogPatch;
}

/** What a composed answer leads to: the sections that differ from what the viewer was last sent. */
export interface Preview {
  set: Sections;
  /** Whether the decision is complete: no further question belongs to it. */
  whole: boolean;
  /** Whether the last answer would show dice or something hidden: the sections are those before it. */
  shows: boolean;
  /** How many of the answers are legal in their turn. */
  stood: number;
  /** Why the next one is not; empty if all are. */
  why: string;
}

/** A patch, how many of the answers were given, and why not all. */
export interface Composed extends Patch {
  given: number;
  why: string;
}

/** Every section and the whole log. */
export interface Whole extends Patch {
  /** What the board draws of the printed components (with the house values of this game) and no section tells. */
  printed: Record<string, any>;
}

/** A table has been put up. */
export interface Opened extends Whole {
  table: string;
}

export interface LessonBegun extends Opened {
  /** The seat of whoever learns. */
  learner: number;
  steps: LessonStep[];
}

export interface Economy {
  series: Series[];
  turns: TurnMark[];
  /** The seat of each entry of the record. */
  by: number[];
}

export interface RulesFound {
  rules: LedgerRule[];
  /** With a table: what to read before the pending decision. */
  now?: string[];
}

/** Whether a bot has moved, and which. */
export interface BotMove {
  moved: boolean;
  seat?: number;
  /** For deals only: what a bot thinks of its own hand is its secret. */
  why?: Why | null;
  /** A bot that searches has to move. */
  think?: Thinker;
}

/** What a bot's move changed. */
export interface BotReply extends Patch, BotMove {
}

export interface PositionReply {
  position: string;
}

export interface PuzzleReply {
  answers: Answer[];
}

export interface DigestReply {
  position: number;
  digest: string;
}

export interface Thought {
  move: any[];
  why: Why;
}

export interface Hint extends Why {
  move: any[];
}

/** What each answer or act risks, in the order asked; empty for nothing. */
export interface Risks {
  answers: Risk[];
  acts: Risk[];
}

export interface Saved {
  save: string;
  /** What the people at this table wish to be asked, to be given again when it is loaded. */
  passing: Habits | null;
}

export interface Loaded extends Opened {
  /** After `recover`: what was lost, and what was done about it. With `foreign`: that nobody could verify it. */
  warnings: string[];
}

export interface Verified {
  /** The position up to which today's rules lead along the record. */
  checked: number | null;
  whole: boolean;
  why: string;
}

/** No more than `ok`. */
export interface Nothing {
}

/** What is answered, by `do`. */
export interface Replies {
  games: GamesReply;
  words: WordsReply;
  new: Opened;
  lesson: LessonBegun;
  taught: StepWords;
  view: Whole;
  answer: Patch;
  preview: Preview;
  compose: Composed;
  act: Patch;
  deal: Patch;
  bargain: Bargain;
  weigh: Weighed;
  enter: Patch;
  undo: Patch;
  settle: Patch;
  risks: Risks;
  take_back: Patch;
  wish: Patch;
  redo: Patch;
  back: Patch;
  branch: Patch;
  switch: Patch;
  promote: Patch;
  drop: Patch;
  at: Whole;
  economy: Economy;
  recap: Recap;
  ending: Ended;
  doubts: DoubtsFound;
  judge: Judged;
  rules: RulesFound;
  survey: SurveyFound;
  survey_games: SurveyPlayed;
  survey_file: SurveyFile;
  bot: BotReply;
  puzzle: PuzzleReply;
  handout: PositionReply;
  position: PositionReply;
  think: Thought;
  move: Patch;
  hint: Hint;
  save: Saved;
  load: Loaded;
  verify: Verified;
  digest: DigestReply;
  close: Nothing;
}
