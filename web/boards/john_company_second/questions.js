// @ts-check
// Questions that belong to one part of the board, by their codes.

/** Of an election, which is about the Chairman. */
export const ELECTING = ["hiring.support", "hiring.appoint"];
/** About an office, which they name. */
export const HIRING = ["hiring.choose", "hiring.claim", "hiring.nepotism", "hiring.refused"];

/** About firms, but for the orders that they fill. */
export const OF_FIRMS = [
  "firms.invest",
  "firms.first",
  "firms.refused",
  "firms.may_invest",
  "firms.may_fit",
  "firms.may_buy",
  "firms.may_take_over",
  "firms.may_dissolve",
  "firms.may_merge",
  "firms.may_forgo",
  "firms.partners",
  "firms.primary",
  "firms.hand_over",
  "firms.excess",
  "firms.strategy",
  "firms.tie",
  "firms.expenses",
  "firms.help",
  "firms.rescue",
  "firms.accept",
  "firms.dividends",
  "firms.forgo",
];

export const OF_LAWS = ["parliament.select", "parliament.old_ideas"];
export const OF_DIAL = ["parliament.policy", "parliament.shift"];
/** Answered by a sentence, below the track of the votes. */
export const IN_WORDS = [
  "parliament.credit",
  "parliament.coalition",
  "parliament.more",
  "parliament.name",
  "parliament.collectors",
  "parliament.window",
  "policy.window",
  "policy.power",
];
/** Answered by so many of each, there too. */
export const SLOTS = ["parliament.cast_for", "parliament.cast_against", "policy.unpaid"];
export const OF_VOTES = ["parliament.vote", ...IN_WORDS, ...SLOTS];
/** About the Power track, but asked in any phase before the Family phase. */
export const EAR = "blackmail.ear";

/** What the Crown does for cubes; where it has a free choice, that stands where its elements lie. */
export const OF_CROWN = ["crown.favours", "crown.window", "crown.swap"];
