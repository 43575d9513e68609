// @ts-check
// The screens that take the place of the table: fetched when there is nothing else to do, or when the first of them is wanted.
import { economyScreen } from "./economy.js";
import { endScreen } from "./game_end.js";
import { pastScreen } from "./past.js";

/** @import { Session } from "../types.js" */

/** @type {Record<string, (session: Session) => unknown>} */
export const SCREENS = { past: pastScreen, economy: economyScreen, end: endScreen };
