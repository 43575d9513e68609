// @ts-check
// The small elements every panel of the table is made of.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { plain } from "../../boards/kit/figures.js";
import { onPhone } from "../../boards/kit/layout.js";
import { arms as drawnArms, icon as drawnIcon } from "../icons.js";
import { w } from "../words.js";

/** @import { LedgerRule, Seat, Session, View } from "../types.js" */

/**
 * @param {string} name
 * @param {string} [cls]
 */
export const icon = (name, cls = "") => drawnIcon(name, { cls });
/**
 * @param {number | null | undefined} house
 * @param {string} [cls]
 */
export const arms = (house, cls = "") => drawnArms(house ?? 0, { cls });

const BLOB =
  "M30 3c6 0 9 3 14 5 6 3 10 8 11 14 1 5 3 8 1 14-2 7-6 13-12 16-6 4-10 5-17 4-7 0-12-3-17-8C5 43 3 38 3 31c0-6 0-11 4-16C11 9 15 8 20 5c3-2 6-2 10-2z";

/**
 * Sealing wax with the arms of whoever decides.
 * @param {number | null | undefined} house
 */
export const wax = (house) => html`<span class="wax">
  <svg class="blob" viewBox="0 0 60 60" aria-hidden="true">
    <path class="wax-body" d=${BLOB}></path>
    <circle class="wax-rim" cx="30" cy="30" r="20.5"></circle>
    <path class="wax-light" d="M14 17c4-6 10-9 17-9"></path>
  </svg>
  ${arms(house)}
</span>`;

/**
 * @param {any} value
 * @param {any} [state]
 */
export const die = (value, state = "") =>
  html`<span class="die ${state}"><svg class="icon" aria-hidden="true"><use href="#i-die-${value}"></use></svg></span>`;

export { plain as figure };
/** @param {any} value */
export const signed = (value) => (value > 0 ? `+${value}` : plain(value));

const AMOUNTS = /((?:^|[\s(])[+−]£?\d+)/u;

/**
 * A sentence of the log, with what was gained and lost set off.
 * @param {string} text
 */
export const sentence = (text) =>
  text.split(AMOUNTS).map((piece, index) => {
    if (index % 2 === 0) return piece;
    const sign = piece.includes("+") ? "gain" : "loss";
    return html`<span class=${sign}>${piece}</span>`;
  });

/** @param {string | { id: string } | null | undefined} rule */
const ruleId = (rule) => (typeof rule === "string" ? rule : rule?.id);

/**
 * The reference that opens the rules drawer at this rule. `ledger` maps ids to rules once it has been read.
 * @param {string | { id: string } | null | undefined} rule
 * @param {Map<string, LedgerRule> | undefined} ledger
 */
export const ruleRef = (rule, ledger) => {
  const id = ruleId(rule);
  if (!id) return nothing;
  const known = ledger?.get(id);
  // the rulebook's heading alone: the chapters above it stand in the drawer
  const text = known?.ref?.split(">").pop()?.trim() || w("table.rule.ref");
  const title = known ? w("table.rule.title", { heading: text, text: known.text }) : nothing;
  return html`<button class="refs" data-do="rules-open" data-rule=${id} title=${title}>${text}</button>`;
};

/** The number or letter that a chapter of the rulebook begins with: "5.2 II", "H2", "IV". */
const CHAPTER = /^(?:[A-Z]?\d[\d.]*(?: [IVX]+\b)?|[IVX]+\b|[A-Z]\b(?= ))/;

/**
 * The same where there is room for a word only: the chapter. What it is headed and says stands in the title.
 * @param {string | { id: string } | null | undefined} rule
 * @param {Map<string, LedgerRule> | undefined} ledger
 */
export const shortRef = (rule, ledger) => {
  const id = ruleId(rule);
  if (!id) return nothing;
  const known = ledger?.get(id);
  const [at] = known?.ref?.match(CHAPTER) ?? [];
  const title = known ? w("table.rule.title", { heading: known.ref, text: known.text }) : nothing;
  return html`<button class="refs" data-do="rules-open" data-rule=${id} title=${title}>${at ? w("table.rule.at", { at }) : w("table.rules")}</button>`;
};

/** @param {{ action: string, value: number, text?: string, lo: number, hi: number, step?: number, label: string, data?: any }} given */
export const stepper = ({ action, value, text, lo, hi, step = 1, label, data = "" }) => html`<span
  class="stepper" role="group" aria-label=${label}>
  <button data-do=${action} data-by=${-step} data-at=${data} ?disabled=${value - step < lo}
    aria-label=${w("table.stepper.less", { what: label })}>${icon("minus", "i16")}</button>
  <output aria-live="off">${text ?? plain(value)}</output>
  <button data-do=${action} data-by=${step} data-at=${data} ?disabled=${value + step > hi}
    aria-label=${w("table.stepper.more", { what: label })}>${icon("plus", "i16")}</button>
</span>`;

/**
 * A tool of the masthead: an icon whose name is spoken and shown on hover.
 * @param {string} action
 * @param {string} name
 * @param {string} text
 * @param {{ off?: any, cls?: string, on?: any }} [given3]
 */
export const tool = (action, name, text, { off = false, cls = "", on = null } = {}) => html`<button
  class="btn icon-only ${cls}" data-do=${action} title=${text} aria-label=${text} aria-disabled=${off ? "true" : nothing}
  aria-pressed=${on ?? nothing}>${icon(name)}</button>`;

/**
 * On a phone one part of the table is seen at a time: the one that is, is what the page is about.
 * @param {Session} session
 * @param {any} tabs
 * @param {any} [otherwise]
 */
export const landmark = (session, tabs, otherwise = nothing) =>
  onPhone() && tabs.includes(session.ui.tab) ? "main" : otherwise;

/**
 * @param {View} view
 * @param {number | null | undefined} seat
 */
export const seatOf = (view, seat) => view.seats.find((one) => one.seat === seat);

/**
 * @param {View} view
 * @param {number | null} seat
 */
export const nameOf = (view, seat) => seatOf(view, seat)?.name ?? "";

/**
 * Arms and name, as one thing.
 * @param {View} view
 * @param {number} seat
 */
export const who = (view, seat) => {
  const one = seatOf(view, seat);
  return one ? html`<span class="who1">${arms(one.house, "s")}${one.name}</span>` : nothing;
};

/**
 * As many things wait to be answered there.
 * @param {number} n
 */
export const waitingCount = (n) =>
  n ? html`<span class="count">${n}<span class="sr">${w("table.deal.waiting")}</span></span>` : nothing;

/**
 * Gives the screen to another person at it, where one may.
 * @param {Session} session
 * @param {number} seat
 * @param {string} [cls]
 */
export const giveScreen = (session, seat, cls = "") => {
  const one = seatOf(session.now, seat);
  if (!one?.human || seat === session.viewer || quiet(session)) return nothing;
  return html`<button class="btn ${cls}" data-do="give-screen" data-seat=${seat}>${icon("hotseat", "i16")}${w("table.screen.give", { name: one.name })}</button>`;
};

/**
 * Names in a row: "Ravi, Kofi and Marianne".
 * @param {string[]} texts
 */
export const listed = (texts) =>
  texts.length < 2
    ? texts.join("")
    : w("table.list.last", { some: texts.slice(0, -1).join(w("table.list.comma")), last: texts.at(-1) });

/** @param {string} action */
export const closeButton = (action) => html`<button class="btn quiet icon-only end" data-do=${action}
  title=${w("table.close")} aria-label=${w("table.close")}>${icon("close")}</button>`;

/**
 * Nothing can be decided here now: a table of somebody else's, one that rests, or a moment of the past.
 * @param {Session} session
 */
export const quiet = (session) =>
  Boolean(session.readOnly || session.puzzle?.outcome) || session.still || session.past !== null;

/**
 * Whether the question has come up just now in place of something told, or a recap is about to lie over it: it takes no answer yet.
 * @param {Session} session
 */
export const unread = ({ narrator, ui }) => narrator.unread || Boolean(ui.recapComing);

/**
 * Whether points are money, whose sign stands before the number: "£".
 * @param {Session} session
 */
export const scoresMoney = (session) =>
  session.words("game.money", { n: 0 }) === `${session.words("label.score", { n: 0 })}0`;

/**
 * A number of points as the game writes it.
 * @param {Session} session
 * @param {number} n
 */
export const scored = (session, n) => (scoresMoney(session) && session.words("game.money", { n })) || plain(n);

/**
 * What points are counted in, where that is not said by how they are written.
 * @param {Session} session
 * @param {Seat} one
 */
export const scoredIn = (session, one) => (scoresMoney(session) ? "" : (one.scoreText ?? w("table.score.unit")));
