// @ts-check
// Aids to print: a page for each role, which its own button prints alone.
import { html } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../icons.js";
import { w } from "../words.js";
import { blockView } from "./blocks.js";

/** @import { Chapter, Reading } from "./books.js" */

/** @param {Reading} open */
const sheet =
  (open) =>
  (/** @type {Chapter} */ { id, title, blocks }) => {
    const count = { open, now: "", next: 0, notes: [] };
    return html`<section class="sheet ${open.sheet && open.sheet !== id ? "left-out" : ""}" id=${id} data-chapter=${id} aria-labelledby="title-${id}">
    <header><h2 id="title-${id}">${title}</h2><span>${open.title}</span>
      <button class="btn slim" data-do="reading-print" data-sheet=${id}>${icon("send")}${w("reading.print.sheet")}</button></header>
    <div class="columns">${blocks.map((block) => blockView(block, count))}</div>
    <footer>${w("reading.aid.foot")}</footer>
  </section>`;
  };

/** @param {Reading} open */
export const aidsView = (open) => html`<article class="text sheets">
  <header class="title"><h1 id="dialog-title">${open.book.title}</h1><p class="sub">${open.book.sub}</p></header>
  ${open.book.chapters.map(sheet(open))}
</article>`;
