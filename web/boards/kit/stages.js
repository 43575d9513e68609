// @ts-check
// Stages: what is being decided is large, the rest stays in sight or one touch away.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { repeat } from "../../vendor/lit-html/directives/repeat.js";

/** On the phone a panel stands in the first view ("main") or in the second ("more"). */
export const MAIN = "main";
export const MORE = "more";
/** In both. */
export const ALWAYS = "main always";
/** In the second view of the phone, and nowhere on a wider screen: there the stage takes the whole width. */
export const APART = "more apart";

/**
 * The panels of a stage, each with where it stands on the phone; where each lies on a wider screen is the style sheet's matter. A
 * stage is a picture of its own: another one is turned up whole, and nothing of the one before slides about in it. So is the same
 * stage in another part of the game, where a board says which (`during`).
 * @template C
 * @param {string} root the class of the board @param {string} name of the stage
 * @param {Record<string, string>} stage which panels it shows, and where
 * @param {Record<string, (c: C, where: string, stage: string) => unknown>} panels all panels of the board
 * @param {C} c
 * @param {string} [during]
 */
export const laidOut = (root, name, stage, panels, c, during = "") =>
  html`<div class="board ${root}">${repeat(
    [`${name} ${during}`],
    (one) => one,
    () =>
      html`<div class="panels on-${name}">${Object.entries(panels).map(([panel, draw]) =>
        panel in stage ? draw(c, stage[panel], name) : nothing,
      )}</div>`,
  )}</div>`;
