// @ts-check
// A number with a button less and a button more, which can be held.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { plain } from "../../../boards/kit/figures.js";
import { icon } from "../elements.js";
import { w } from "../../words.js";

/** @import { Drawn } from "../../types.js" */

/**
 * @typedef {object} Counted
 * @property {string} label
 * @property {number} value
 * @property {[string, string]} act what less and more do
 * @property {[boolean, boolean]} can whether less and more can be had
 * @property {number | string} [row]
 * @property {number | string} [column]
 * @property {number} [by]
 * @property {Drawn} [field] to be typed in, in place of the number
 * @property {string} [target]
 */

/** @param {Counted} given */
export const counted = ({
  label,
  value,
  act: [less, more],
  can: [canLess, canMore],
  row = "",
  column = "",
  by = 1,
  field,
  target,
}) => html`<span
  class="numf ${value ? "has" : "zero"}" role="group" aria-label=${label} data-for=${target || nothing}>
  <button data-do=${less} tabindex=${field ? -1 : nothing} data-by=${-by} data-at=${row} data-row=${row} data-column=${column} data-hold ?disabled=${!canLess}
    aria-label=${w("table.stepper.less", { what: label })}>${icon("minus", "i16")}</button>
  ${field ?? html`<output aria-live="off">${plain(value)}</output>`}
  <button data-do=${more} tabindex=${field ? -1 : nothing} data-by=${by} data-at=${row} data-row=${row} data-column=${column} data-hold ?disabled=${!canMore}
    aria-label=${w("table.stepper.more", { what: label })}>${icon("plus", "i16")}</button>
</span>`;
