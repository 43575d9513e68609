// @ts-check
// The place of the foot that says that the board shows what would lie there, with what is composed and not sent. On the board itself
// the sign would lie over something.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { icon } from "../elements.js";
import { w } from "../../words.js";

/** @import { Session } from "../../types.js" */

/**
 * Whether the board shows what answers would lead to that are composed and not sent.
 * @param {Session} session
 */
export const drafted = ({ composition }) => Boolean(composition?.steps.some(({ opened }) => !opened));

/** @param {Session} session */
export const draftMark = (session) =>
  drafted(session)
    ? html`<span class="place draft-mark" role="note" title=${w("table.compose.draft.long")}>${icon("eye")}<span>${w("table.compose.draft")}</span></span>`
    : nothing;
