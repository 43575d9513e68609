// @ts-check
// What the board of John Company, second edition, has where the Crown plays.
export { crown } from "./john_company_second/crown.js";
