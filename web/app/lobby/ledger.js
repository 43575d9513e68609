// @ts-check
// The games kept in this browser, beside the one that was played last.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { repeat } from "../../vendor/lit-html/directives/repeat.js";

import { icon } from "../icons.js";
import { w } from "../words.js";
import { iconOf } from "./pictures.js";

/** @import { Kept } from "../types.js" */

const DAY = 86_400_000;
/** So many stand in the lobby; the rest is one click away. */
const SHOWN = 3;

/**
 * Today with the hour, this week by its day, earlier by its date.
 * @param {number} when
 */
export function whenText(when) {
  const midnight = new Date().setHours(0, 0, 0, 0);
  if (when >= midnight) return w("ledger.today", { when });
  if (when >= midnight - DAY) return w("ledger.yesterday", { when });
  return when >= midnight - 6 * DAY ? w("ledger.weekday", { when }) : w("ledger.date", { when });
}

/**
 * What is rarely done with a kept game: taking it along, deleting it.
 * @param {Kept} record
 */
export const keptMenu = ({ id, title }) => html`<details class="kept-menu">
  <summary class="btn quiet" title=${w("ledger.more", { name: title })}><span class="sr">${w("ledger.more", { name: title })}</span>${icon("menu")}</summary>
  <div class="panel">
    <button class="btn quiet" data-do="export-kept" data-game=${id}>${icon("send")}${w("ledger.export", { name: title })}</button>
    <button class="btn quiet" data-do="forget-kept" data-game=${id}>${icon("trash")}${w("ledger.forget", { name: title })}</button>
  </div>
</details>`;

/** @param {Kept} record */
const row = (record) => html`<li>
  ${iconOf(record.game)}
  <div class="what"><b>${record.title}</b><span class="small muted">${[record.gameTitle, record.over ? w("ledger.over") : record.place].filter(Boolean).join(", ")}</span></div>
  <span class="small muted">${whenText(record.when)}</span>
  ${keptMenu(record)}
  <button class="btn icon-only" data-do="open-kept" data-game=${record.id} aria-label=${w("ledger.open", { name: record.title })}
    title=${w("ledger.open", { name: record.title })}>${icon("play")}</button>
</li>`;

const empty = () => html`<section class="empty" aria-labelledby="kept-title">
  ${icon("ledger")}
  <h2 id="kept-title">${w("ledger.none")}</h2>
  <p>${w("ledger.none-help")}</p>
  <button class="btn" data-do="import">${icon("load")}${w("ledger.import")}</button>
</section>`;

/** @param {number} bytes */
const size = (bytes) =>
  bytes < 1e6 ? w("ledger.kb", { size: Math.ceil(bytes / 1000) }) : w("ledger.mb", { size: (bytes / 1e6).toFixed(1) });

/** @param {Kept[]} records */
const list = (records) => html`<ul>${repeat(records, ({ id }) => id, row)}</ul>`;

/**
 * `records` as shelf.js keeps them, the latest first: that one stands in the first strip.
 * @param {Kept[]} records
 */
export function keptView(records) {
  if (records.length === 0) return empty();
  const others = records.slice(1);
  const bytes = records.reduce((sum, { save }) => sum + save.length, 0);
  return html`<section class="panel saves" aria-labelledby="kept-title">
    <header class="row">
      <h2 id="kept-title">${w("ledger.title")}</h2>
      <span class="small muted">${w("ledger.kept", { size: size(bytes) })}</span>
      <button class="btn link end" data-do="import">${w("ledger.import")}</button>
    </header>
    ${others.length ? list(others.slice(0, SHOWN)) : html`<p class="muted">${w("ledger.only")}</p>`}
    ${
      others.length > SHOWN
        ? html`<details class="rest"><summary>${w("ledger.rest", { n: others.length - SHOWN })}</summary>${list(others.slice(SHOWN))}</details>`
        : nothing
    }
  </section>`;
}
