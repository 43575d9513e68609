// @ts-check
// Which stage stands large: the one a person looks at, else the one where the options of the decision lie, else the phase's own.
import { looked, question } from "../kit/looks.js";
import { ELECTING, HIRING, OF_CROWN, OF_DIAL, OF_FIRMS, OF_LAWS, OF_VOTES } from "./questions.js";

/** @import { Context } from "./context.js" */

/** @type {Record<string, string>} */
const OF_PHASE = {
  session: "parliament",
  london: "london",
  family: "family",
  firms: "firms",
  hiring: "hiring",
  parliament: "parliament",
};

/** Where the elements of the board lie, by their kind. */
const ELEMENTS = {
  india: [
    "region",
    "order",
    "elephant",
    "writers",
    "officers",
    "regiments",
    "commander",
    "alliance",
    "training",
    "zone",
    "treasury",
    "office",
    "company",
  ],
  london: ["prize", "card", "london"],
  parliament: ["law", "dial", "power"],
  firms: ["firm", "strategy", "debtors"],
  family: ["action", "exchange", "setup", "blackmail", "promise"],
};

/** Questions that have a stage of their own wherever their targets lie. */
const QUESTIONS = {
  hiring: [...ELECTING, ...HIRING],
  firms: OF_FIRMS,
  crown: OF_CROWN,
  parliament: [...OF_LAWS, ...OF_DIAL, ...OF_VOTES],
  family: ["blackmail.window", "blackmail.cancel", "blackmail.reroll", "prestige.part"],
};

/** By what is in the lists. @param {Record<string, string[]>} lists @returns {Map<string, string>} */
const turnedRound = (lists) =>
  new Map(
    Object.entries(lists).flatMap(([stage, all]) => all.map((one) => /** @type {[string, string]} */ ([one, stage]))),
  );

const OF_ELEMENT = turnedRound(ELEMENTS);
const OF_QUESTION = turnedRound(QUESTIONS);

const LOOKS = ["india", "family", "firms", "hiring", "london", "parliament", "crown"];

/** What there is to look at: firms only once the monopoly is lost, the Crown only beside one or two. @param {Context} c */
export const looksOf = ({ board }) =>
  LOOKS.filter((one) => (one === "firms" ? board.firms : one === "crown" ? board.crown : true));

/** Identifies the moment that a look belongs to: with the next phase, or when something else is asked, the table shows that again. @param {Context} c */
export const moment = (c) => `${c.turn.number}.${c.phase}.${question(c)}`;

/** What the phase and the decision ask for. @param {Context} c */
export function stageAsked(c) {
  const ofQuestion = OF_QUESTION.get(question(c));
  if (ofQuestion) return ofQuestion;
  const homes = c.offered.flatMap(({ on, closed }) => (closed ? [] : (OF_ELEMENT.get(on ?? "") ?? [])));
  const own = OF_PHASE[c.phase] ?? "india";
  return homes.length && !homes.includes(own) ? homes[0] : own;
}

/** @param {Context} c */
export const stageOf = (c) => looked(c, "look", moment(c)) ?? stageAsked(c);
