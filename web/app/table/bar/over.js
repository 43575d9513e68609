// @ts-check
// The bar of a game that is over: who has won, and the way to the scoring.
import { html } from "../../../vendor/lit-html/lit-html.js";
import { seatOf } from "../elements.js";
import { frame } from "./frame.js";
import { lately } from "./lately.js";
import { w } from "../../words.js";

/** @import { Over, Session } from "../../types.js" */

/**
 * @param {Session} session
 * @param {Over} over
 */
export const overBar = (session, over) =>
  frame(session, {
    cls: "over",
    house: seatOf(session.view, over.winners[0])?.house,
    caps: w("table.over.caps"),
    ask: over.text,
    answers: lately(session),
    act: html`<button class="btn seal" data-do="screen" data-screen="end">${w("table.over.scoring")}</button>`,
  });
