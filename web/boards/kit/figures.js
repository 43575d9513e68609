// @ts-check
// Numbers, and what they count: said on hover, and to those who do not see the drawing.
import { html } from "../../vendor/lit-html/lit-html.js";
import { icon } from "./icons.js";

/** @import { Context } from "./context.js" */

/** With a true minus sign; thousands are not grouped, they never occur on these tables. @param {number} n */
export const plain = (n) => (n < 0 ? `−${-n}` : String(n));

/** With its sign in front, also where there is no change. @param {number} n */
export const signed = (n) => (n > 0 ? `+${n}` : n < 0 ? plain(n) : "±0");

/** Money that is gained or lost. @param {Context} c @param {number} n */
export const money = (c, n) => (n < 0 ? `−${c.money(-n)}` : c.money(n));

/** The colour of a change. @param {number} n */
export const gainOrLoss = (n) => (n < 0 ? "loss" : n > 0 ? "gain" : "");

/** Something drawn, and what it means. @param {string} text @param {unknown} drawn @param {string} [cls] */
export const named = (text, drawn, cls = "") =>
  html`<span class=${cls} title=${text}>${drawn}<span class="sr"> ${text}</span></span>`;

/** An icon with a number. @param {string} name @param {unknown} n @param {string} text @param {string} [cls] */
export const figure = (name, n, text, cls = "") =>
  named(text, html`${icon(name)}<b>${n}</b>`, `fig ${cls} ${n === 0 ? "zero" : ""}`);

/** A price in the game's smallest coin, which stands small beside it. @param {Context} c @param {number} n @param {string} [cls] */
export const price = (c, n, cls = "cost") => html`<span class=${cls}>${n}<small>${c.w("gp")}</small></span>`;

/** What a die shows, where it is one of six; else the number. @param {number} n @param {{cls?: string, label?: string}} [look] */
export const die = (n, look) => (n >= 1 && n <= 6 ? icon(`die-${n}`, look) : html`<b>${n}</b>`);
