// @ts-check
// The contents with their minutes, and the search above them: in the book, and in the ledger.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../icons.js";
import { w } from "../words.js";
import { MOST, markedPieces, needlesOf, plain, sentencesFound } from "./found.js";
import { ALL_RULES, headingOf } from "./lying.js";
import { rulesFound } from "./rules_found.js";

/** @import { Chapter, Reading } from "./books.js" */

/** @param {string} text @param {string[]} needles */
const markedText = (text, needles) =>
  markedPieces(text, needles).map((piece, at) => (at % 2 ? html`<mark>${piece}</mark>` : piece));

/** @param {Reading} open */
function hits(open) {
  if (!open.sought.trim()) return nothing;
  const needles = needlesOf(open.sought);
  const here = sentencesFound(open.book, open.sought);
  const rules = open.book.topics ? rulesFound([...open.rules.values()], open.sought) : [];
  return html`<div class="hits" id="reading-hits" role="region" aria-label=${w("reading.found")}>
    <h3>${w("reading.found.book", { n: here.length })}</h3>
    ${here
      .slice(0, MOST)
      .map(
        ({ block, title, text }) =>
          html`<button data-do="reading-go" data-to=${block}><i>${title}</i><span>${markedText(text, needles)}</span></button>`,
      )}
    ${
      open.book.topics
        ? html`<h3>${w("reading.found.ledger", { n: rules.length })}</h3>
        ${rules
          .slice(0, MOST)
          .map(
            ({ id, ref, text }) =>
              html`<button data-do="reading-rule" data-rule=${id}><i>${headingOf(ref)}</i><span>${markedText(text, needles)}</span></button>`,
          )}`
        : nothing
    }
  </div>`;
}

/** @param {Chapter} chapter */
const parts = ({ blocks }) =>
  blocks.flatMap((block) => (block.k === "h" ? [{ id: block.id, text: plain(block.t) }] : []));

/** @param {Reading} open */
const entry =
  ({ here, book }) =>
  (/** @type {Chapter} */ chapter, /** @type {number} */ at) => {
    const { id, title, short, minutes } = chapter;
    const sheets = book.part === "aids";
    const inside = id === here ? parts(chapter) : [];
    return html`<li class=${id === here ? "here" : ""}><button data-do="reading-go" data-to=${id} aria-current=${id === here ? "true" : nothing}>
      <i>${at + 1}</i>${short ?? title}<span>${sheets ? nothing : w("reading.minutes", { n: minutes })}</span></button>
      ${inside.length ? html`<ul>${inside.map((one) => html`<li><button data-do="reading-go" data-to=${one.id}>${one.text}</button></li>`)}</ul>` : nothing}</li>`;
  };

/** @param {Reading} open */
const everything = ({ book, rules, here }) => {
  if (!book.topics) return nothing;
  const n = book.topics.reduce((sum, { ids }) => sum + ids.length, 0) || rules.size;
  return html`<li class=${here === ALL_RULES ? "here" : ""}><button data-do="reading-go" data-to=${ALL_RULES} aria-current=${here === ALL_RULES ? "true" : nothing}>
    <i>${book.chapters.length + 1}</i>${w("reading.all", { n })}<span></span></button></li>`;
};

/** @param {Reading} open */
export const contentsView = (
  open,
) => html`<nav class="toc ${open.contents ? "out" : ""}" aria-label=${w("reading.contents")}>
  <header class="phone-only"><h2>${w("reading.contents")}</h2><button class="btn quiet icon-only" data-do="reading-contents"
    aria-label=${w("shell.close")}>${icon("close")}</button></header>
  <div class="find" role="search">${icon("zoom")}<input type="search" id="reading-seek" data-do="reading-seek" data-on="input keydown" .value=${open.sought}
    placeholder=${w("reading.search")} aria-label=${w("reading.search")} autocomplete="off"><kbd aria-hidden="true">/</kbd>${hits(open)}</div>
  <ol>${open.book.chapters.map(entry(open))}${everything(open)}</ol>
  <p class="foot">${w(`reading.foot.${open.book.part}`)}</p>
</nav>`;
