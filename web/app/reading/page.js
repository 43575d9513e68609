// @ts-check
// A book on the screen: contents, text, margin.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { guard } from "../../vendor/lit-html/directives/guard.js";
import { keyed } from "../../vendor/lit-html/directives/keyed.js";
import { openSession } from "../current.js";
import { icon } from "../icons.js";
import { settings } from "../settings.js";
import { w } from "../words.js";
import { aidsView } from "./aids.js";
import { allRulesView } from "./all_rules.js";
import { blockView } from "./blocks.js";
import { contentsView } from "./contents.js";
import { ALL_RULES, ROUTE, numberOf, stations } from "./lying.js";
import { blockNow } from "./table.js";

/** @import { Chapter, Reading } from "./books.js" */

/** @param {Reading} open */
function back({ over }) {
  const session = over ? openSession() : null;
  return html`<button class="btn slim back-to" data-do="reading-close">${icon("undo")}<span>${session ? w("reading.back", { table: session.title }) : w(over ? "reading.back.table" : "reading.back.lobby")}</span></button>`;
}

/** @param {Reading} open */
const masthead = (open) => html`<header class="reading-mast">
  <span class="wordmark">${w("shell.name")}</span>
  <nav class="parts" aria-label=${w("reading.parts")}>${open.parts.map(
    (part) =>
      html`<a href="#/${ROUTE[part]}/${open.book.game}" data-do="reading-part" data-part=${part} aria-current=${part === open.book.part ? "page" : nothing}>${w(`reading.part.${part}`)}</a>`,
  )}</nav>
  <div class="tools">${back(open)}
    <button class="btn quiet icon-only" data-do="reading-print" title=${w("reading.print")} aria-label=${w("reading.print")}>${icon("send")}</button>
    <button class="btn quiet icon-only" data-do="toggle-theme" title=${w(settings.dark ? "lobby.light" : "lobby.dark")} aria-label=${w(settings.dark ? "lobby.light" : "lobby.dark")}>${icon(settings.dark ? "sun" : "moon")}</button>
  </div>
</header>`;

/** @param {Reading} open */
function phoneHead(open) {
  const chapter = open.book.chapters.find(({ id }) => id === open.here);
  const all = stations(open);
  const n = all.indexOf(open.here) + 1;
  const minutes = chapter ? w("reading.minutes.long", { n: chapter.minutes }) : "";
  return html`<header class="reading-top">
    <button class="btn quiet icon-only" data-do="reading-close" aria-label=${w(open.over ? "reading.back.table" : "reading.back.lobby")}>${icon("close")}</button>
    <div><b>${chapter?.title ?? (open.here === ALL_RULES ? w("reading.all.title") : open.book.title)}</b><span>${w("reading.place", { n, of: all.length, minutes })}</span></div>
    <button class="btn quiet icon-only" data-do="reading-contents" aria-label=${w("reading.contents")} aria-expanded=${open.contents}>${icon("menu")}</button>
    <progress max=${all.length} value=${n} aria-hidden="true"></progress>
  </header>`;
}

/** @param {Reading} open @param {number} by */
function neighbour(open, by) {
  const all = stations(open);
  const to = all[all.indexOf(open.here) + by];
  if (!to) return html`<span></span>`;
  const chapter = open.book.chapters.find(({ id }) => id === to);
  return html`<button data-do="reading-go" data-to=${to}><small>${w(by < 0 ? "reading.before" : "reading.next")}</small>${chapter ? (chapter.short ?? chapter.title) : w("reading.all.title")}</button>`;
}

/** @param {Reading} open */
const pager = (open) =>
  html`<nav class="pager" aria-label=${w("reading.pager")}>${neighbour(open, -1)}${neighbour(open, 1)}</nav>`;

/** @param {Reading} open @param {string} now */
const chapterView =
  (open, now) =>
  (/** @type {Chapter} */ { id, title, blocks }) => {
    const count = { open, now, next: 0, notes: [] };
    return html`<section class="chapter" id=${id} data-chapter=${id} aria-labelledby="title-${id}">
    <h2 id="title-${id}"><i>${numberOf(open, id)}</i>${title}</h2>
    ${blocks.map((block) => blockView(block, count))}</section>`;
  };

/** @param {Reading} open @param {string} [more] */
const titleOf = ({ book }, more = "") =>
  html`<header class="title"><h1 id="dialog-title">${book.title}</h1><p class="sub">${book.sub} ${more}</p></header>`;

/** @param {Reading} open */
function text(open) {
  const { book } = open;
  const minutes = book.chapters.reduce((sum, one) => sum + one.minutes, 0);
  const now = blockNow(open);
  const session = open.over ? openSession() : null;
  return guard(
    [book, open.rules, now, session?.view.decision, session?.view.place],
    () => html`<article class="text">
    ${titleOf(open, w("reading.whole", { n: minutes }))}
    ${book.chapters.map(chapterView(open, now))}
  </article>`,
  );
}

/** @param {Reading} open */
const main = (open) => {
  if (open.book.part === "aids") return aidsView(open);
  if (open.here === ALL_RULES)
    return guard(
      [open.book, open.rules, open.rule],
      () => html`<article class="text">${titleOf(open)}${allRulesView(open)}</article>`,
    );
  return text(open);
};

/**
 * A book of its own for each part: what is drawn into the text of one, and how far it is read, is not taken for another's.
 * @param {Reading} open
 */
export const readingView = (open) => {
  const name = `${open.book.part}/${open.book.game}`;
  return keyed(
    name,
    html`<div class="reading of-${open.book.part}" data-do="reading-key" data-on="keydown" data-here=${open.here} data-book=${name}>
  ${masthead(open)}${phoneHead(open)}${contentsView(open)}
  <main class="read" data-scrolls id="reading-text" tabindex="-1" data-focus-home>${main(open)}${pager(open)}</main>
  <div class="reading-foot">${pager(open)}</div>
</div>`,
  );
};
