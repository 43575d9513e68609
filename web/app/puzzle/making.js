// @ts-check
// A puzzle that is being made: what its form holds, and what comes of it. Nothing here touches the page.
import { answerFrom, lacking, questionOf } from "../table/answer.js";

/** @import { Decision, PuzzleContent, Session } from "../types.js" */

/**
 * @typedef {object} Making
 * @property {string} title
 * @property {string} name who solves it
 * @property {Decision} decision
 * @property {string} position
 * @property {{ game: string, place: string }} card
 * @property {string} goal
 * @property {Set<string>} ticked the answers that are right, as text, where one option is chosen
 * @property {number} from
 * @property {number} to the numbers that are right, where one is said
 * @property {any} standing the answer that is chosen at the table; undefined where none is
 * @property {{ right: string, wrong: string }} say
 * @property {Map<string, string>} each what is said of an answer, by its text
 * @property {boolean} show
 * @property {boolean} onward
 * @property {string} lack
 * @property {string} refused
 * @property {{ content: PuzzleContent, link: string, snippet: string, bytes: number } | null} made
 */

/** So many numbers can be right. */
const NUMBERS = 200;

/**
 * The answers to choose from where one option is chosen, in words.
 * @param {Decision} decision
 * @returns {{ answer: any, text: string }[]}
 */
export const choicesOf = ({ kind, options }) =>
  kind === "pick" ? options.filter(({ closed }) => !closed).map(({ value, text }) => ({ answer: value, text })) : [];

/**
 * The answer that stands at the table and is not sent; undefined where none does, or it is not whole.
 * @param {Session} session
 * @param {Decision} decision
 */
export function standing({ ui: { draft } }, decision) {
  if (!draft || draft.question !== questionOf(decision) || lacking(decision, draft)) return undefined;
  return answerFrom(decision, draft);
}

/**
 * The numbers that are right, as they can be said.
 * @param {Decision} decision
 * @param {number} from
 * @param {number} to
 */
export function numbersOf({ lo, hi, step }, from, to) {
  const found = [];
  for (let n = lo; n <= hi && found.length < NUMBERS; n += step || 1) if (n >= from && n <= to) found.push(n);
  return found;
}

/**
 * The answers that count as right.
 * @param {Making} making
 */
export function rightOf({ decision, ticked, from, to, standing: chosen }) {
  if (decision.kind === "pick")
    return choicesOf(decision)
      .map(({ answer }) => answer)
      .filter((answer) => ticked.has(JSON.stringify(answer)));
  if (decision.kind === "amount") return numbersOf(decision, from, to);
  return chosen === undefined ? [] : [chosen];
}

/**
 * @param {Making} making
 * @returns {PuzzleContent}
 */
export function contentOf(making) {
  const { title, position, decision, goal, say, each, ticked, show, onward, card } = making;
  /** @type {[any, string][]} */
  const own = choicesOf(decision).flatMap(({ answer }) => {
    const said = each.get(JSON.stringify(answer))?.trim();
    return said && !ticked.has(JSON.stringify(answer)) ? [[answer, said]] : [];
  });
  const words = { right: say.right.trim(), wrong: say.wrong.trim(), each: own };
  const right = rightOf(making);
  const { seat } = decision;
  return { kind: "puzzle", title, save: position, seat, goal: goal.trim(), right, say: words, show, onward, card };
}

/**
 * The lines to paste: a code has letters, digits, - and _ only, and an address of ours nothing that would end an attribute.
 * @param {string} script
 * @param {string} code
 */
export const snippetOf = (script, code) =>
  `<script type="module" src="${script}"></script>\n<leadenhall-table puzzle="${code}"></leadenhall-table>`;
