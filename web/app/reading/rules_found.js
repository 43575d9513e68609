// @ts-check
// Searching the rules of a game without the rules core, as it does (pygame_core/kernel/rulebook.py): a test holds both to the same.

/** @import { LedgerRule } from "../types.js" */
/** @typedef {Pick<LedgerRule, "id" | "ref" | "text" | "ruling">} RuleRead */

/** As many are found at most. */
const MOST = 80;

/**
 * Rules that have every word asked for, in the order of the rulebook; matches in the id come first. All of them where none is.
 * @param {RuleRead[]} rules
 * @param {string} wanted
 */
export function rulesFound(rules, wanted) {
  const needles = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (!needles.length) return rules;
  const found = rules.filter(({ id, ref, text, ruling }) => {
    const about = `${id} ${ref} ${text} ${ruling}`.toLowerCase();
    return needles.every((needle) => about.includes(needle));
  });
  const named = (/** @type {RuleRead} */ { id }) => needles.some((needle) => id.includes(needle));
  return [...found.filter(named), ...found.filter((rule) => !named(rule))].slice(0, MOST);
}
