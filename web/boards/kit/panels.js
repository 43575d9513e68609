// @ts-check
// Headings of panels, and the way from a panel to its rules.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";

/** @import { Context } from "./context.js" */

/** The heading of a panel: what it is, and whatever else belongs there. @param {unknown} title @param {...unknown} more */
export const heading = (title, ...more) => html`<header class="stagehead"><h2>${title}</h2>${more}</header>`;

/**
 * The title of a panel that can be chosen as a whole: the name is the button, and a click anywhere on the panel is one on it.
 * @param {string} target @param {unknown} title
 */
export const wholeBy = (target, title) => html`<span class="whole-by" data-target=${target}>${title}</span>`;

/** What the figures of a panel mean, beside its title. @param {unknown} text */
export const note = (text) => html`<span class="small muted note">${text}</span>`;

/** The same at the end of the heading, after a sign. @param {string} text @param {unknown} [sign] */
export const noteAtEnd = (text, sign = nothing) =>
  html`<span class="small muted end" title=${text}>${sign}${text}</span>`;

/** @param {unknown} body */
export const atEnd = (body) => html`<span class="end">${body}</span>`;

/**
 * A heading with a note and with something at its end, where there are any.
 * @param {string} title @param {unknown} [text] @param {unknown} [end]
 */
export const head = (title, text = nothing, end = nothing) =>
  heading(title, text === nothing ? nothing : note(text), end === nothing ? nothing : atEnd(end));

/** The heading of a part of a panel. @param {string} title @param {unknown} [note] */
export const subhead = (title, note = nothing) =>
  html`<header><h3>${title}</h3>${note === nothing ? nothing : html`<span class="small muted">${note}</span>`}</header>`;

/** Figures or words at the end of a heading. @param {unknown} text */
export const aside = (text) => html`<span class="small muted">${text}</span>`;

/** Opens the rules on what a panel shows. @param {Context} c @param {string} rule an id of the ledger */
export const rules = (c, rule) =>
  html`<button class="refs" data-do="rules-open" data-rule=${rule}>${c.w("rules")}</button>`;

/** Instead of a list in which nothing lies. @param {string} text */
export const blank = (text) => html`<p class="muted blank">${text}</p>`;
