// @ts-check
// The foot of the bar: a row of places for all that is rare. A place is a function of the session and gives what stands in it, or
// `nothing`; it is not filled with words where nothing is possible. A new place is a module of its own and one entry here.
import { html } from "../../../vendor/lit-html/lit-html.js";
import { youMayAlso } from "./acts.js";
import { chanceOf } from "./chance.js";
import { deals } from "./deals_place.js";
import { draftMark } from "./draft_place.js";
import { lastLine } from "./line.js";
import { pacePlace } from "./pace.js";
import { askedAgain, oneClick } from "./one_click.js";
import { passed } from "./passed.js";
import { recap } from "./recap_place.js";
import { refused } from "./refused_place.js";
import { skipping } from "./skipping.js";

/** @import { Drawn, Session } from "../../types.js" */

/** @typedef {(session: Session) => Drawn} Place */

/** What belongs to this question and what has just been done, from the left. @type {Place[]} */
const LEFT = [youMayAlso, draftMark, refused, passed, askedAgain, chanceOf, lastLine];
/** What holds for the whole game, at the right end. @type {Place[]} */
const RIGHT = [skipping, recap, oneClick, pacePlace, deals];

/** @param {Session} session */
export const foot = (session) =>
  session.puzzle
    ? session.puzzle.foot()
    : html`<div class="foot">
  ${LEFT.map((place) => place(session))}<span class="gap"></span>${RIGHT.map((place) => place(session))}
</div>`;
