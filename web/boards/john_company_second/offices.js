// @ts-check
// What an office is called on the board, and what is said of it on hover: what it waits for, and what it can do now.

import { html, nothing } from "../../vendor/lit-html/lit-html.js";

/** @import { Context } from "./context.js" */
/** @import { Power } from "./view" */

/** Names that are too long for the ribbon. @type {Record<string, string>} */
const SHORT = { superintendent_of_trade_in_china: "office.superintendent" };

/** @param {Context} c @param {string} office */
export const officeName = (c, office) => (SHORT[office] ? c.w(SHORT[office]) : c.label(office));

/** What the forecast says of an office or of a Commander, by the id of the element. @param {Context} c @param {string} id */
export const ahead = (c, id) => c.forecast.offices?.find((one) => one.id === id) ?? null;

/** @param {Power} one */
const power = (one) => (one.closed ? `✕ ${one.text}: ${one.closed.text}` : `• ${one.text}`);

/** Lines for a tip: whoever holds it, its state, and each of its powers with the reason why it cannot be used. @param {Context} c @param {string} id @param {string} heading */
export function officeText(c, id, heading) {
  const coming = ahead(c, id);
  return [heading, coming?.text, ...(coming?.powers ?? []).map(power)].filter(Boolean).join("\n");
}

/** The money that an office pays from, if it has any. @param {Context} c @param {string} office */
export function purse(c, office) {
  const held = c.printed.purses[office];
  if (!held) return nothing;
  const money = c.money(c.board.company.treasuries[held.treasury]);
  return html`<span class="purse" data-target=${held.id} title=${c.w("treasury", { office: c.label(office), n: money })}>${money}<span class="sr"> ${c.w("treasury.short")}</span></span>`;
}
