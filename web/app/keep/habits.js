// @ts-check
// What the people at a table wish to be asked: kept with its record, and where it says nothing, as the settings have it.
import { settings } from "../settings.js";

/** @import { Habits } from "../types.js" */

/**
 * For a table that is begun or opened here.
 * @param {Habits | null} [kept]
 * @returns {Habits}
 */
export const habits = (kept) => ({ ...kept, usual: /** @type {Habits["usual"]} */ (settings.chosen("windows")) });
