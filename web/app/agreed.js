// @ts-check
// Who is called "you" begins and pays as "you" do: the same as pygame_core/kernel/verbs.py, held to the same cases.

/** Stands for the person addressed until the sentence is whole; no text of ours or of a player's needs it. */
export const MARK = "\ue000";

const THEIRS = new RegExp(`(?<![\\p{L}])([Tt]he) ((?:(?!the |of )[\\p{L}\\p{N}_’'-]+ ){1,3})of ${MARK}`, "gu");
const THAT = new RegExp(`\\bthat of ${MARK}`, "g");
const ONE_OF_THEIRS = new RegExp(`(?<!\\b(?:place|ahead|instead|out) )\\bof ${MARK}`, "g");
const PERSON = new RegExp(`${MARK}([’']s)?([^${MARK}.:;!?]*)`, "g");
const VERB = /(^ |,? (?:and|or|then) |, )([\p{L}\p{N}_]+)/gu;
/** What stands before the first word of a sentence. */
const BEGINS = /(?:^|[.!?] |“)$/;
/** What stands before somebody who does what the next word says. */
const ACTS = /(?:^|[.!?:;,] |“|\(|\b(?:and|but|so|if|when|while|that|what) )$/;

/**
 * A sentence with "you" at its marks; `you` as a sentence begins with it.
 * @param {string} text
 * @param {string} you
 * @param {(verb: string) => string | undefined} form the verb's form for "you", of words that are verbs
 */
export function agreed(text, you, form) {
  const low = you.toLowerCase();
  const owned = text
    .replace(THEIRS, (_, the, thing) => `${the === "The" ? you : low}r ${thing.slice(0, -1)}`)
    .replace(THAT, `${low}rs`)
    .replace(ONE_OF_THEIRS, `of ${low}rs`);
  /** @param {string} clause */
  const clauseOf = (clause) => clause.replace(VERB, (_, before, verb) => before + (form(verb) ?? verb));
  return owned.replace(PERSON, (_, owns, clause, at) => {
    const before = owned.slice(0, at);
    const word = BEGINS.test(before) ? you : low;
    if (owns) return `${word}r${clause}`;
    return word + (ACTS.test(before) ? clauseOf(clause) : clause);
  });
}
