// @ts-check
// What the board of John Company, second edition, has where firms can be founded.
export { firms } from "./john_company_second/firms.js";
