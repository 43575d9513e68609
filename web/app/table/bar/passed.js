// @ts-check
// What was passed for the viewer, with the way to be asked after all; and what the viewer wishes to be asked, by kind of window.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { icon, quiet } from "../elements.js";
import { withMenu } from "./hanging.js";
import { w } from "../../words.js";

/** @import { Passed, Session, WindowWish } from "../../types.js" */

const WISHES = /** @type {const} */ (["usable", "pass", "always"]);

/**
 * The last one that can be asked again.
 * @param {Session} session
 */
export const lastOpen = ({ view }) => view.passed?.findLast(({ open }) => open);

/**
 * A window goes by its kind, any other question by the answer that was given.
 * @param {Session} session
 * @param {Passed} passed
 */
const nameOf = ({ now }, { window, answer }) => now.windows.find(({ kind }) => kind === window)?.text ?? answer;

/**
 * @param {Session} session
 * @param {Passed} passed
 */
const row = (session, passed) => html`<li>${icon("check", "i16")}
  <span>${nameOf(session, passed)}<small>${passed.text} ${passed.window ? passed.answer : ""}</small></span>
  ${passed.open ? html`<button class="btn slim" data-do="take-back" data-position=${passed.position}>${w("table.passed.back")}</button>` : nothing}
</li>`;

/** @param {WindowWish} window */
const wish = (window) => html`<li class="wish">
  <span>${window.text}</span>
  <span class="choices seg" role="radiogroup" aria-label=${window.text}>${WISHES.map(
    (
      value,
    ) => html`<label><input type="radio" name="wish-${window.kind}" value=${value} data-do="wish" data-window=${window.kind}
      .checked=${window.wish === value}><span>${w(`table.wish.${value}`)}</span></label>`,
  )}</span>
</li>`;

/**
 * The kinds that were passed, or are asked now.
 * @param {Session} session
 */
function atHand({ view, now }) {
  const kinds = new Set([...view.passed.map(({ window }) => window), view.decision?.window?.kind]);
  return now.windows.filter(({ kind }) => kinds.has(kind));
}

/** @param {Session} session */
function menu(session) {
  const windows = atHand(session);
  return html`<ul class="menu">
    ${session.view.passed.map((one) => row(session, one)).reverse()}
    <li class="note">${w(windows.length ? "table.passed.rule.windows" : "table.passed.rule")}</li>
    ${windows.map(wish)}
  </ul>`;
}

/** @param {Session} session */
function mark(session) {
  const { passed } = session.view;
  const [one] = passed;
  const what = passed.length > 1 ? w("table.passed.count", { n: passed.length }) : nameOf(session, one);
  return html`${icon("check")}<span class="wide-only">${w("table.passed")}</span> <b title=${what}>${what}</b>`;
}

/** @param {Session} session */
export function passed(session) {
  const { passed: rows, decision } = session.view;
  const asked = decision?.window;
  if (quiet(session) || (!rows?.length && !asked)) return nothing;
  const open = lastOpen(session);
  return html`${withMenu(session, "passed", {
    cls: "passed",
    button: rows.length
      ? mark(session)
      : html`${icon("eye")}<span>${session.now.windows.find(({ kind }) => kind === asked?.kind)?.text}</span>`,
    label: w("table.passed.menu"),
    menu: () => menu(session),
  })}${
    open
      ? html`<button class="place back" data-do="take-back" data-position=${open.position}><u>${w("table.passed.back")}</u> <kbd class="wide-only">Z</kbd></button>`
      : nothing
  }`;
}
