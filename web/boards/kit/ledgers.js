// @ts-check
// Tables of money: what each line is for, and the amount in its column.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";

/** @typedef {{text: unknown, amount: unknown, cls?: string}} Line `cls` "gain", "loss" or "" colours the amount */

/** @param {Line} line */
const row = ({ text, amount, cls = "" }) =>
  html`<tr><th scope="row">${text}</th><td class="amt ${cls}">${amount}</td></tr>`;

/** @param {Line} line */
const sumRow = ({ text, amount, cls = "" }) =>
  html`<tr class="sum"><th scope="row">${text}</th><td class="amt ${cls}">${amount}</td></tr>`;

/**
 * @param {Line[]} lines
 * @param {{caption?: string, sum?: Line, cls?: string}} [more] the caption is for those who do not see the table; the sum comes last
 */
export const ledger = (lines, { caption, sum, cls = "" } = {}) =>
  html`<table class="ledger ${cls}">${caption ? html`<caption class="sr">${caption}</caption>` : nothing}<tbody>${lines.map(row)}${
    sum ? sumRow(sum) : nothing
  }</tbody></table>`;
