// @ts-check
// Stages: what is being decided is large, the rest stays in sight or one touch away.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";

/** On the phone a part stands in the first view ("main") or in the second ("more"). */
export const MAIN = "main";
export const MORE = "more";
/** In the second view of the phone, and nowhere on a wider screen: there the stage takes the whole width. */
export const APART = "more apart";

/**
 * The parts of a stage, each with where it stands on the phone. They stand in one order in all stages, so that those of two
 * stages are the same elements and only move to another place; where each lies on a wider screen is the style sheet's matter.
 * @template C
 * @param {string} root the class of the board @param {string} name of the stage
 * @param {Record<string, string>} stage which parts it shows, and where
 * @param {Record<string, (c: C, where: string, stage: string) => unknown>} parts all parts of the board
 * @param {C} c
 */
export const laidOut = (root, name, stage, parts, c) =>
  html`<div class=${root}><div class="parts on-${name}">${Object.entries(parts).map(([part, draw]) =>
    part in stage ? draw(c, stage[part], name) : nothing,
  )}</div></div>`;
