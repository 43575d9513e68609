// @ts-check
// Which of its three forms the bar has: over the board of a desk or a tablet, or as a sheet below that of a phone.
import { onPhone } from "../../../boards/kit/layout.js";

/** @import { Session } from "../../types.js" */

const NARROW = matchMedia("(max-width:1240px)");

/**
 * A table inside another page is too low for the sheet.
 * @param {Session} session
 * @returns {"desk" | "tablet" | "phone"}
 */
export const formOf = ({ embedded }) => (onPhone() && !embedded ? "phone" : NARROW.matches ? "tablet" : "desk");

/**
 * Calls this when the window has grown or shrunk into another form.
 * @param {() => unknown} changed
 */
export function whenFormChanges(changed) {
  for (const query of ["(max-width:600px)", "(max-width:1240px)"])
    matchMedia(query).addEventListener("change", changed);
}
