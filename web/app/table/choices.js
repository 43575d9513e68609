// @ts-check
// The middle of the decision bar: what can be answered, for each of the five kinds of decision.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { live } from "../../vendor/lit-html/directives/live.js";
import { repeat } from "../../vendor/lit-html/directives/repeat.js";
import { arranged, isChosen } from "./answer.js";
import { icon, ruleRef, stepper } from "./elements.js";
import { w } from "../words.js";

/** @import { Decision, Draft, LedgerRule, Option, Session, Slot } from "../types.js" */

/** More options than this stand in a list with a search field. */
const MOST_IN_SIGHT = 6;

/**
 * @param {Option} option
 * @param {string} sought
 */
const matches = (option, sought) =>
  !sought || `${option.text} ${option.detail ?? ""}`.toLocaleLowerCase().includes(sought.toLocaleLowerCase());

/**
 * The options as they stand in the bar: `[option, index]`, with those that the search leaves out removed.
 * @param {Decision} decision
 * @param {string} sought
 */
export function listedOptions(decision, sought) {
  /** @type {[Option, number][]} */
  const all = decision.options
    .map((option, index) => /** @type {[Option, number]} */ ([option, index]))
    .filter(([option]) => !option.quiet);
  // what can be done comes before what cannot
  if (all.length <= MOST_IN_SIGHT) return all.sort(([a], [b]) => Number(Boolean(a.closed)) - Number(Boolean(b.closed)));
  return all.filter(([option]) => !option.closed && matches(option, sought));
}

/**
 * Options that a digit chooses, in the order of their digits.
 * @param {Decision} decision
 * @param {string} sought
 */
const digitOptions = (decision, sought) =>
  listedOptions(decision, sought)
    .filter(([option]) => !option.closed)
    .slice(0, 9);

/**
 * @param {Option} option
 * @param {Map<string, LedgerRule> | undefined} ledger
 */
const closedOption = ({ text, closed }, ledger) => html`<span class="opt closed" role="listitem">
  <span class="key">${icon("lock", "i16")}</span><span class="words">${text}<span class="sr">${w("table.options.shut")}</span></span>
  <small>${closed?.text} ${ruleRef(closed?.rule, ledger)}</small>
</span>`;

/**
 * @param {Decision} decision
 * @param {Draft} draft
 * @param {Option} option
 * @param {number} index
 * @param {any} digit
 */
function openOption(decision, draft, option, index, digit) {
  const chosen = isChosen(decision, draft, option);
  const odds = chosen ? undefined : option.odds;
  const detail = option.detail || (odds ? odds.lines[0] && w("table.odds.line", odds.lines[0]) : "");
  return html`<span role="listitem"><button class="opt" data-do="answer-choose" data-index=${index} data-for=${option.target || nothing}
    aria-pressed=${chosen}>
    <span class="key" aria-hidden="true">${digit ?? ""}</span><span class="words">${option.text}</span>
    ${detail ? html`<small>${detail}</small>` : nothing}
  </button></span>`;
}

/**
 * @param {Session} session
 * @param {Decision} decision
 * @param {Draft} draft
 */
function optionList(session, decision, draft) {
  const sought = session.ui.sought ?? "";
  const listed = listedOptions(decision, sought);
  const digits = new Map(digitOptions(decision, sought).map(([, index], place) => [index, place + 1]));
  const inList = decision.options.filter((option) => !option.quiet);
  const long = inList.length > MOST_IN_SIGHT;
  const closed = long ? inList.filter((option) => option.closed) : [];
  const shown = session.ui.showClosed ? closed : [];
  return html`<div class="choices ${long ? "long" : ""}">
    ${long ? searchRow(sought, listed.length, closed.length, session.ui.showClosed) : nothing}
    <div class="opts" role="list" aria-label=${w("table.options")} tabindex=${long ? 0 : nothing}>
      ${repeat(
        listed,
        ([, index]) => index,
        ([option, index]) =>
          option.closed
            ? closedOption(option, session.ui.ledger)
            : openOption(decision, draft, option, index, digits.get(index)),
      )}
      ${shown.map((option) => closedOption(option, session.ui.ledger))}
    </div>
  </div>`;
}

/**
 * @param {string} sought
 * @param {number} count
 * @param {any} closed
 * @param {any} shown
 */
const searchRow = (sought, count, closed, shown) => html`<div class="row find">
  <label class="seek">${icon("zoom")}<span class="sr">${w("table.options.search")}</span>
    <input type="search" name="search" data-do="answer-search" data-on="input keydown" .value=${sought} placeholder=${w("table.options.search")}></label>
  <span class="small muted">${w("table.options.count", { n: count })}</span>
  ${
    closed
      ? html`<button class="btn quiet slim" data-do="answer-closed" aria-pressed=${Boolean(shown)}>${w("table.options.closed", { n: closed })}</button>`
      : nothing
  }
</div>`;

const KINDS = {
  pick: optionList,

  /**
   * @param {Session} session
   * @param {Decision} decision
   * @param {Draft} draft
   */
  pick_many(session, decision, draft) {
    const n = draft.value.length;
    const figures = { n, least: decision.least, most: decision.most };
    const wanted = decision.least === decision.most ? "table.many.exactly" : "table.many.between";
    return html`${optionList(session, decision, draft)}
      <p class="tally"><b>${w("table.many.chosen", figures)}</b><span class="small muted">${w(wanted, figures)}</span></p>`;
  },

  /**
   * @param {Session} session
   * @param {Decision} decision
   * @param {Draft} draft
   */
  amount(session, decision, draft) {
    const { lo, hi, step = 1 } = decision;
    const label = w("table.amount.label");
    return html`<div class="amount">
      <div class="row">
        <span class="stepper wide" role="group" aria-label=${label}>
          <button data-do="answer-step" data-by=${-step} ?disabled=${draft.value - step < lo}
            aria-label=${w("table.stepper.less", { what: label })}>${icon("minus", "i16")}</button>
          <input class="number" type="text" name="amount" inputmode="numeric" role="spinbutton" data-do="answer-amount" data-on="input keydown" autocomplete="off"
            aria-label=${label} aria-valuemin=${lo} aria-valuemax=${hi} aria-valuenow=${draft.value} aria-invalid=${draft.typed === undefined ? nothing : "true"} .value=${live(String(draft.typed ?? draft.value))}>
          <button data-do="answer-step" data-by=${step} ?disabled=${draft.value + step > hi}
            aria-label=${w("table.stepper.more", { what: label })}>${icon("plus", "i16")}</button>
        </span>
        <button class="btn quiet slim" data-do="answer-set" data-to=${lo} aria-pressed=${draft.value === lo}>${w("table.amount.least", { n: lo })}</button>
        <button class="btn quiet slim" data-do="answer-set" data-to=${hi} aria-pressed=${draft.value === hi}>${w("table.amount.most", { n: hi })}</button>
      </div>
      <svg class="scale" viewBox="0 0 200 10" preserveAspectRatio="none" aria-hidden="true">
        <rect class="scale-all" x="0" y="4" width="200" height="2"></rect>
        <rect class="scale-part" x="0" y="3" width=${hi > lo ? (200 * (draft.value - lo)) / (hi - lo) : 200} height="4"></rect>
      </svg>
    </div>`;
  },

  /**
   * @param {Session} session
   * @param {Decision} decision
   * @param {Draft} draft
   */
  allocate(session, decision, draft) {
    const given = draft.value.reduce((/** @type {number} */ total, /** @type {number} */ n) => total + n, 0);
    const left = decision.total - given;
    const wanted = decision.least === decision.total ? "table.allocate.exactly" : "table.allocate.upto";
    return html`<div class="slots" role="list" aria-label=${w("table.options")}>
        ${decision.slots.map((slot, at) => slotRow(session, slot, at, draft.value[at], left))}
      </div>
      <p class="tally"><b>${w("table.allocate.left", { n: left })}</b>
        <span class="small muted">${w(wanted, { n: decision.total })}</span></p>`;
  },

  /**
   * @param {Session} session
   * @param {Decision} decision
   * @param {Draft} draft
   */
  arrange(session, decision, draft) {
    const items = arranged(decision, draft);
    return html`<ol class="opts order" aria-label=${w("table.arrange.help")}>
      ${repeat(
        items,
        (item) => JSON.stringify(item.value),
        (item, place) => orderItem(item, place, items.length),
      )}
    </ol>`;
  },
};

/**
 * @param {Session} session
 * @param {Slot} slot
 * @param {number} at
 * @param {number} n
 * @param {number} left
 */
const slotRow = (session, slot, at, n, left) =>
  slot.closed
    ? closedOption(slot, session.ui.ledger)
    : html`<div class="slot ${n ? "on" : ""}" role="listitem" data-for=${slot.target || nothing}>
        <span class="words">${slot.text}<small>${slot.detail || w("table.allocate.cap", { n: slot.cap })}</small></span>
        ${stepper({ action: "answer-allot", value: n, lo: slot.least, hi: Math.min(slot.cap, n + left), label: slot.text, data: at })}
      </div>`;

/**
 * @param {any} item
 * @param {any} place
 * @param {number} count
 */
const orderItem = (item, place, count) => html`<li class="place" data-place=${place} data-for=${item.target || nothing}>
  <button class="opt" data-do="answer-drag" data-on="pointerdown pointermove pointerup pointercancel keydown" data-place=${place} data-key=${JSON.stringify(item.value)}
    aria-description=${w("table.arrange.item", { n: place + 1, of: count })}>
    <span class="key" aria-hidden="true">${place + 1}</span><span class="words">${item.text}</span>
    ${item.detail ? html`<small>${item.detail}</small>` : nothing}
  </button>
  <span class="movers">
    <button data-do="answer-move" data-place=${place} data-by="-1" ?disabled=${place === 0} data-key=${JSON.stringify(item.value)}
      aria-label=${w("table.arrange.earlier", { what: item.text })}>${icon("chevron-right", "i16 back")}</button>
    <button data-do="answer-move" data-place=${place} data-by="1" ?disabled=${place === count - 1} data-key=${JSON.stringify(item.value)}
      aria-label=${w("table.arrange.later", { what: item.text })}>${icon("chevron-right", "i16")}</button>
  </span>
</li>`;

/**
 * @param {Session} session
 * @param {Decision} decision
 * @param {Draft} draft
 */
export const choices = (session, decision, draft) => KINDS[decision.kind](session, decision, draft);
