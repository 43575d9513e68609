// @ts-check
// All that draws recaps, fetched when the first is shown.
export { docked } from "./docked.js";
export { full } from "./full.js";
export { sinceSums } from "./since.js";
