// @ts-check
// Words: sentences with blanks that bind nobody and are remembered, and what is said in one's own.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { w } from "../../words.js";
import { arms, icon, nameOf, seatOf } from "../elements.js";
import { parties, parts } from "./draft.js";
import { called } from "./lines.js";
import { picture } from "./pieces.js";
import { bargainOf, dealOf } from "./state.js";

/** @import { BlankForm, DealWord, Session, Verb } from "../../types.js" */

/** A word in which nothing stands by itself but the text around the blanks. @param {Session} session @param {DealWord} word */
export const verbOf = (session, word) =>
  /** @type {Verb} */ (bargainOf(session).verbs[word.from].find((one) => one.kind === word.kind));

/**
 * @param {number} at
 * @param {string} field
 * @param {string} label
 * @param {{ value: any, text: string }[]} choices
 * @param {any} chosen
 */
const slot = (
  at,
  field,
  label,
  choices,
  chosen,
) => html`<select class="slot" data-do="deal-blank" data-at=${at} data-field=${field} aria-label=${label}>
  ${choices.map(({ value, text }) => html`<option value=${JSON.stringify(value)} .selected=${value === chosen}>${text}</option>`)}</select>`;

/**
 * @param {Session} session
 * @param {(seat: number) => boolean} wanted
 */
const seats = (session, wanted) =>
  parties(dealOf(session))
    .filter(wanted)
    .map((seat) => ({ value: seat, text: called(session, seat) }));

/**
 * What stands in a blank of the sentence: who gives the word, who gets it, or what can be chosen.
 * @param {Session} session
 * @param {DealWord} word
 * @param {number} at
 * @param {Verb} verb
 * @param {string} blank
 */
function filled(session, word, at, verb, blank) {
  if (blank === "from")
    return slot(at, "from", w("table.deal.word.from"), seats(session, givesWord(session, word)), word.from);
  if (blank === "to") {
    const others = seats(session, (seat) => seat !== word.from);
    return others.length > 1
      ? slot(at, "to", w("table.deal.word.to"), others, word.to)
      : html`<b>${others[0].text}</b>`;
  }
  const { values, holds } = /** @type {BlankForm} */ (verb.blanks.find(({ field }) => field === blank));
  const mine = values.map((one) => (holds === "seat" ? { ...one, text: nameOf(session.view, one.value) } : one));
  return slot(at, blank, w(`table.deal.word.${holds}`), mine, word.fields[blank]);
}

/**
 * Who of the parties can give this word at all.
 * @param {Session} session
 * @param {DealWord} word
 * @returns {(seat: number) => boolean}
 */
const givesWord = (session, word) => (seat) => bargainOf(session).verbs[seat].some(({ kind }) => kind === word.kind);

/**
 * @param {Session} session
 * @param {DealWord} word
 * @param {number} at
 */
function sentence(session, word, at) {
  const verb = verbOf(session, word);
  const pieces = parts(verb.sentence);
  const named = pieces.some(({ blank }) => blank === "to");
  const more = !named && parties(dealOf(session)).length > 2;
  return html`<div class="clause" role="group" aria-label=${verb.text}>${arms(seatOf(session.view, word.from)?.house, "s")}
    ${pieces.map(({ text, blank }) => (blank ? filled(session, word, at, verb, blank) : html`<span>${text}</span>`))}
    ${more ? html`<span>${w("table.deal.word.given")}</span>${filled(session, word, at, verb, "to")}` : nothing}
    <button class="btn quiet icon-only end" data-do="deal-unsay" data-at=${at} aria-label=${w("table.deal.word.drop", { what: verb.text })}
      title=${w("table.deal.word.drop", { what: verb.text })}>${icon("close")}</button></div>`;
}

/** @param {Session} session */
function verbs(session) {
  const deal = dealOf(session);
  const known = bargainOf(session).verbs[deal.partners[0]];
  return html`<div class="verbs" role="group" aria-label=${w("table.deal.words")}>${known.map(
    (verb) =>
      html`<button data-do="deal-verb" data-kind=${verb.kind} aria-pressed=${deal.words.some((one) => one.kind === verb.kind)}>${picture(verb.icon)}${verb.text}</button>`,
  )}</div>`;
}

/** @param {Session} session */
const saying = (
  session,
) => html`<label class="clause said">${arms(seatOf(session.view, dealOf(session).me)?.house, "s")}<span class="sr">${w("table.deal.also")}</span>
  <input name="words" maxlength="280" data-do="deal-words" placeholder=${w("table.deal.also")} .value=${dealOf(session).said}></label>`;

/** @param {Session} session */
export function words(session) {
  const deal = dealOf(session);
  const { verbs: by, words: free } = bargainOf(session);
  if (!free && !Object.values(by).some((some) => some.length)) return nothing;
  return html`<section class="words" aria-label=${w("table.deal.words")}><div class="cap"><b>${w("table.deal.words")}</b><span>${w("table.deal.words.help")}</span>
      ${free ? html`<button class="say" data-do="deal-say" aria-pressed=${deal.saying}>${icon("callout")}${w("table.deal.say")}</button>` : nothing}</div>
    ${verbs(session)}<div class="clauses">${deal.words.map((word, at) => sentence(session, word, at))}${deal.saying ? saying(session) : nothing}</div></section>`;
}
