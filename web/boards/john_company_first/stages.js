// @ts-check
// Which stage stands large: the one a person looks at, else the one where the question lies, else the phase's own.
import { looked, question } from "../kit/looks.js";
import { OF_COMPANY, OF_COURT, OF_FAMILY, OF_FIRMS, OF_INDIA, OF_POST } from "./questions.js";

/** @import { Context } from "./context.js" */

/** @type {Record<string, string>} */
const OF_PHASE = {
  setup: "family",
  family: "family",
  company: "india",
  trade: "post",
  evening_post: "india",
  end: "post",
};

/** What is told elsewhere than where its phase lies. @type {Record<string, string>} */
const OF_MOMENT = {
  "election.won": "court",
  "hiring.hired": "court",
  "attrition.rolled": "court",
  "prize.claimed": "post",
  "vote.passed": "post",
  "vote.failed": "post",
};

/** @type {Map<string, string>} */
const OF_QUESTION = new Map(
  Object.entries({
    india: OF_INDIA,
    company: OF_COMPANY,
    family: OF_FAMILY,
    court: OF_COURT,
    post: OF_POST,
    firms: OF_FIRMS,
  }).flatMap(([stage, all]) => all.map((one) => /** @type {[string, string]} */ ([one, stage]))),
);

/** The stages that there are now: without families there is only the Company, without offices none; firms come when the monopoly is lost. @param {Context} c @returns {string[]} */
export function stages(c) {
  if (c.alone) return ["india", "company"];
  const company = c.offices.size ? ["company", "family", "court", "post"] : ["family", "post"];
  return ["india", ...company, ...(c.company.deregulated ? ["firms"] : [])];
}

/** Identifies the moment that a look belongs to: when something else is asked, the table shows that again. @param {Context} c */
export const moment = (c) => `${c.turn.turn}.${c.phase}.${question(c)}`;

/** What the question, what is told and the phase ask for. @param {Context} c @returns {string} */
export function stageAsked(c) {
  const told = OF_MOMENT[c.view.moment?.main.code ?? ""];
  const wanted = OF_QUESTION.get(question(c)) ?? told ?? OF_PHASE[c.phase] ?? "india";
  return stages(c).includes(wanted) ? wanted : "india";
}

/** @param {Context} c @returns {string} */
export function stageOf(c) {
  const wanted = looked(c, "look", moment(c));
  return wanted !== undefined && stages(c).includes(wanted) ? wanted : stageAsked(c);
}
