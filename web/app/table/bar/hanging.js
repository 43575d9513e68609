// @ts-check
// What hangs from the bar over the board: the whole list of answers, or a menu of the foot. One at a time.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { questionNow } from "../answer.js";

/** @import { Drawn, Session } from "../../types.js" */

/**
 * Whether it hangs: what was hung up for one question does not for the next.
 * @param {Session} session
 * @param {string} name
 */
export function hangs(session, name) {
  const { hanging } = session.ui;
  return hanging?.name === name && hanging.question === questionNow(session);
}

/**
 * Opens it, or closes it if it hangs already.
 * @param {Session} session
 * @param {string} name
 */
export function hang(session, name) {
  session.ui.armed = null;
  session.ui.hanging = hangs(session, name) ? null : { name, question: questionNow(session) };
}

/**
 * @param {Session} session
 * @param {string} name
 * @param {string} label
 * @param {() => unknown} inside drawn only while it hangs
 * @param {string} [cls]
 */
export const drop = (session, name, label, inside, cls = "") =>
  hangs(session, name)
    ? html`<div class="drop ${cls}" id="drop-${name}" role="group" aria-label=${label}>${inside()}</div>`
    : nothing;

/**
 * A place of the foot with a menu: the button, and what it opens.
 * @param {Session} session
 * @param {string} name
 * @param {{ button: Drawn, label: string, menu: () => unknown, cls?: string }} given
 */
export const withMenu = (session, name, { button, label, menu, cls = "" }) => html`<span class="place ${cls}">
  <button data-do="hang" data-name=${name} aria-expanded=${hangs(session, name)} aria-controls="drop-${name}">${button}</button>
  ${drop(session, name, label, menu, "menu-drop")}
</span>`;
