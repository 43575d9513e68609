// @ts-check
// Which stage stands large: the one a person looks at, else the one where the options of the decision lie, else the phase's own.
import { looked, question } from "../kit/looks.js";
import { ELECTING, HIRING, OF_DIAL, OF_LAWS, OF_VOTES } from "./questions.js";

/** @import { Context } from "./context.js" */

/** @type {Record<string, string>} */
const OF_PHASE = { london: "london", family: "family", hiring: "hiring", parliament: "parliament" };

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
  family: ["action", "exchange", "setup", "blackmail", "promise"],
};

/** Questions that have a stage of their own wherever their targets lie. */
const QUESTIONS = {
  hiring: [...ELECTING, ...HIRING],
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

export const LOOKS = ["india", "family", "hiring", "london", "parliament"];

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
