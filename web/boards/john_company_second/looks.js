// @ts-check
// The way to the other stages: one button each, the one on show is pressed.
import { ways } from "../kit/looks.js";
import { looksOf, moment, stageAsked, stageOf } from "./stages.js";

/** @import { Context } from "./context.js" */

/** @type {Record<string, string>} */
export const LOOK_ICONS = {
  india: "compass",
  family: "family-member",
  firms: "firm",
  hiring: "chairman",
  london: "window",
  parliament: "gavel",
  crown: "cube",
};

/** @param {Context} c @param {string} cls */
export const looks = (c, cls) =>
  ways(c, {
    names: looksOf(c),
    icons: LOOK_ICONS,
    shown: stageOf(c),
    asked: stageAsked(c),
    during: moment(c),
    cls: `jc2-looks ${cls}`,
  });
