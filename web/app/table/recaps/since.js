// @ts-check
// Beside the past: what happened since the viewer last decided, summed up.
import { html } from "../../../vendor/lit-html/lit-html.js";
import { accounts } from "./accounts.js";
import { rows } from "./lines.js";

/** @import { Recap, Session } from "../../types.js" */

/**
 * @param {Session} session
 * @param {Recap} found
 */
export const sinceSums = (session, found) => html`${rows(session, found.lines)}${accounts(session, found)}`;
