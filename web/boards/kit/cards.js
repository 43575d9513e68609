// @ts-check
// Cards, and what lies before a player in one line.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";

/**
 * A card: its sort above, its name, what it does, its figures below.
 * @param {{sort: unknown, name: unknown, text: unknown, figures: unknown, end?: unknown, cls?: string, target?: unknown,
 *   lights?: unknown, title?: unknown}} card `lights` names the element with whose options it lights up
 */
export const card = ({
  sort,
  name,
  text,
  figures,
  end = nothing,
  cls = "",
  target = nothing,
  lights = nothing,
  title = nothing,
}) =>
  html`<div class="pcard ${cls}" data-target=${target} data-for=${lights} title=${title}>
    <span class="sort">${sort}</span><h3 class="name">${name}</h3><p>${text}</p><footer>${figures}</footer>${end}</div>`;

/**
 * One line: a picture, a name and under it what it is; at the end whatever belongs there.
 * @param {{picture: unknown, name: unknown, text?: unknown, end?: unknown, cls?: string, target?: unknown, title?: unknown}} line
 */
export const line = ({ picture, name, text = nothing, end = nothing, cls = "", target = nothing, title = nothing }) =>
  html`<div class="line ${cls}" data-target=${target} title=${title}>${picture}<span class="grow">${name}${
    text === nothing ? nothing : html`<small>${text}</small>`
  }</span>${end}</div>`;

/** Lines one below the other. @param {unknown} list */
export const lines = (list) => html`<div class="lines">${list}</div>`;
