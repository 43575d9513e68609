// @ts-check
// A development tile of a company: where it is assigned, and how often it has been used.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { goodIcon, tileIcon } from "./context.js";

/** @import { Context } from "./context.js" */
/** @import { Tile } from "./view" */

/** @param {Context} c @param {Tile} tile */
export function tileOf(c, tile) {
  const text = c.w("tile.owned", {
    tile: c.title(tile.tile),
    does: c.w(`does.${tile.tile}`),
    good: tile.at ? c.label(tile.at) : "",
    uses: tile.uses,
  });
  return html`<span class="tile ${tile.turned ? "turned" : ""}" data-target=${tile.id} title=${text}>${tileIcon(tile.tile)}${tile.at ? goodIcon(tile.at) : nothing}${tile.uses ? html`<sup>${tile.uses}</sup>` : nothing}<span class="sr">${text}</span></span>`;
}
