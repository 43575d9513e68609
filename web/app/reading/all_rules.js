// @ts-check
// All rules of the ledger, under their headings, each with the way to the place in the book that tells of it.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { gameOf } from "../bots/catalogue.js";
import { icon } from "../icons.js";
import { w } from "../words.js";
import { ALL_RULES, chapterAt, headingOf } from "./lying.js";

/** @import { Reading, RuleRead } from "./books.js" */

/** @param {Reading} open @param {RuleRead} rule */
function ruleView({ book, rule: asked }, { id, ref, text }) {
  const place = book.places?.[id] ?? "";
  const chapter = chapterAt(book, place);
  return html`<li id="rule-${id}" class=${id === asked ? "asked" : ""} tabindex="-1"><p>${text}</p>
    <p class="where"><span>${headingOf(ref)}</span>${
      chapter
        ? html`<button class="linky" data-do="reading-go" data-to=${place}>${w("reading.in-book", { chapter: chapter.short ?? chapter.title })}</button>`
        : nothing
    }</p></li>`;
}

/** @param {Reading} open */
export function allRulesView(open) {
  const { book, rules } = open;
  const survey = gameOf(book.game)?.survey;
  return html`<section class="chapter" id=${ALL_RULES} data-chapter=${ALL_RULES}>
    <h2><i>${book.chapters.length + 1}</i>${w("reading.all.title")}</h2>
    <p class="lead">${w("reading.all.lead")}</p>
    ${survey ? html`<button class="btn" data-do="survey" data-game=${book.game}>${icon("compass")}${survey}</button>` : nothing}
    ${book.topics?.map(
      ({ title, ids }) => html`<h3>${title}</h3>
      <ol class="rulelist">${ids.flatMap((id) => {
        const rule = rules.get(id);
        return rule ? [ruleView(open, rule)] : [];
      })}</ol>`,
    )}
  </section>`;
}
