// @ts-check
// The sign of what is reconstructed: no public source shows what is printed there, and whoever owns the game can say it.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";

/** @import { Context } from "./context.js" */
/** @import { Factory } from "./view" */

/** @param {Context} c */
export const sign = (c) =>
  html`<span class="reconstructed" title=${c.w("reconstructed")}><span aria-hidden="true">≈</span><span class="sr">${c.w("reconstructed.short")}</span></span>`;

/** The sign for a part of the board, where some of what it shows is reconstructed. @param {Context} c @param {string} area */
export const signOf = (c, area) => (c.printed.reconstructed.includes(area) ? sign(c) : nothing);

/** The same for a factory that stands: its places, or what its lines make. @param {Context} c @param {Factory} factory */
export const signAt = (c, { kind, good, level }) =>
  c.factoryType(kind, good, level).reconstructed.length ? sign(c) : signOf(c, "lines");
