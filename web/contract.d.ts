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

/** A rule of the ledger, by its id and its line of help. */
export interface RuleRef {
  id: string;
  text: string;
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
  closed?: Reason;
  [own: string]: any;
}

/** What was said and binds nobody. */
export interface SaidWords {
  from: number;
  to: number;
  text: string;
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

/** Something a seat could give: so many, or one of the values. */
export interface Give {
  kind: string;
  /** The field of a clause that says how many or which. */
  field: string;
  text: string;
  most?: number;
  values?: Choice[];
}

/** Whether the viewer may deal now, or why not. */
export interface Window {
  open: boolean;
  why: string;
}

/** Offers between seats, and what each could give (by seat). */
export interface Deals {
  window: Window;
  open: Offer[];
  words: SaidWords[];
  gives: Record<string, Give[]>;
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
  /** What the viewer is asked. */
  decision?: Decision | null;
  /** What the viewer may do beside it. */
  acts?: Option[];
  /** None if the game has none. */
  deals?: Deals | null;
  undo?: Undo;
  /** What was answered for the viewer and can be taken back by itself. */
  passed?: Passed[];
  /** Whether something taken back can be given again. */
  redo?: boolean;
  over?: Over | null;
  /** The seats whose secrets the viewer must not see while the screen is theirs. */
  curtain?: number[] | null;
  [board: `board/${string}`]: any;
}

/** Something that went up or down by `amount`: a seat's, or what all share. `text` is what was counted. */
export interface Changed {
  text: string;
  amount: number;
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
  dice?: number[];
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

/** An entry as a record keeps it: `["a", seat, answer]`, `["x", seat, act]`, `["d", seat, move, arguments]` … */
export type Entry = any[];

export interface Scenario {
  id: string;
  title: string;
  blurb: string;
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

export interface Bot {
  id: string;
  title: string;
  /** Whether it thinks long, and so beside the page. */
  search: boolean;
}

/** A game as the lobby offers it. */
export interface Game {
  id: string;
  title: string;
  blurb: string;
  scenarios: Scenario[];
  options: GameOption[];
  data: DataOption[];
  bots: Bot[];
  lesson: boolean;
}

export interface NewSeat {
  name: string;
  /** `human`, or a bot's id. */
  kind: string;
}

/** One step of a lesson. With an `entry` it is done when the learner makes it (or presses the button, and the page enters it); `then` are the others' moves. */
export interface LessonStep {
  code: string;
  target: string;
  entry: Entry | null;
  then: Entry[];
  text: string;
  why: string;
  do: string;
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

export interface AskGames {
  lang?: string;
}

export interface AskWords {
  game: string;
  lang?: string;
}

export interface AskNew {
  game: string;
  scenario?: string | null;
  options?: Record<string, any> | null;
  seed?: string | number;
  seats: NewSeat[];
  viewer?: number | null;
  lang?: string;
}

export interface AskLesson {
  game: string;
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

export interface AskTakeBack extends AskView {
  seat: number;
  position: number;
}

/** What this person wishes to be asked of a kind of window. */
export interface AskWish extends AskView {
  seat: number;
  window: string;
  wish: "usable" | "pass" | "always";
}

export interface AskPosition extends AskView {
  position: number;
}

/** A while of the game, from a position to another; without `from` since the viewer's last decision, without `to` up to now. */
export interface AskRecap {
  table: string;
  viewer?: number | null;
  from?: number | null;
  to?: number | null;
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

export interface AskThink {
  position: string;
  seat: number;
  bot: string;
  seconds: number;
  seed?: string | number;
  lang?: string;
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

export interface AskLoad {
  save: string;
  viewer?: number | null;
  recover?: boolean;
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
  /** The whole view: every section, the whole log. */
  view: AskView;
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
  /** Entries as a record keeps them, each checked like a fresh move: how a lesson moves its other seats. */
  enter: AskEnter;
  /** Takes back, not past a barrier. */
  undo: AskUndo;
  /** From now on questions with a single answer, and windows that are not wanted, are passed at this table. */
  settle: AskView;
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
  /** The whole view of an earlier moment (`rev` -1, no decision); nothing changes. */
  at: AskPosition;
  /** The public figures over the game. */
  economy: AskView;
  /** What a while of the game came to: who gained what and why, and what comes. Nothing changes. */
  recap: AskRecap;
  /** Rules of the ledger. */
  rules: AskRules;
  /** One move of one bot. A bot that searches is not moved: the reply says who should think, in the worker. */
  bot: AskView;
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
}

/** A patch, and how many of the answers were given. */
export interface Composed extends Patch {
  given: number;
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

export interface Thought {
  move: any[];
  why: Why;
}

export interface Hint extends Why {
  move: any[];
}

export interface Saved {
  save: string;
}

export interface Loaded extends Opened {
  /** After `recover`: what was lost, and what was done about it. */
  told: string[];
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
  view: Whole;
  answer: Patch;
  preview: Preview;
  compose: Composed;
  act: Patch;
  deal: Patch;
  enter: Patch;
  undo: Patch;
  settle: Patch;
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
  rules: RulesFound;
  bot: BotReply;
  position: PositionReply;
  think: Thought;
  move: Patch;
  hint: Hint;
  save: Saved;
  load: Loaded;
  verify: Verified;
  close: Nothing;
}
