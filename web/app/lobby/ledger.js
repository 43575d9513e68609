// @ts-check
// The games kept in this browser, as a ledger.
import { html } from "../../vendor/lit-html/lit-html.js";
import { repeat } from "../../vendor/lit-html/directives/repeat.js";

import { arms, icon } from "../icons.js";
import { w } from "../words.js";
import { iconOf } from "./pictures.js";

/** @import { Kept, Seat } from "../types.js" */

const DAY = 86_400_000;

/**
 * Today with the hour, this week by its day, earlier by its date.
 * @param {number} when
 */
function whenText(when) {
  const midnight = new Date().setHours(0, 0, 0, 0);
  if (when >= midnight) return w("ledger.today", { when });
  if (when >= midnight - DAY) return w("ledger.yesterday", { when });
  return when >= midnight - 6 * DAY ? w("ledger.weekday", { when }) : w("ledger.date", { when });
}

/**
 * @param {string} action
 * @param {string} id
 * @param {string} name
 * @param {any} glyph
 * @param {string} label
 * @param {string} [cls]
 */
const button = (action, id, name, glyph, label, cls = "quiet") =>
  html`<button class="btn ${cls} icon-only" data-do=${action} data-game=${id} aria-label=${w(label, { name })} title=${w(label, { name })}>
    ${icon(glyph)}</button>`;

/** @param {Kept} record */
const row = ({ id, title, game, gameTitle, place, seats, over, when }) => html`<tr>
  <td class="of">${iconOf(game)}</td>
  <td class="what"><b>${title}</b><span class="small muted">${gameTitle}</span></td>
  <td class="who">${seats.map(({ house, name }) => html`<span title=${name}>${arms(house, { cls: "s" })}<span class="sr">${name}</span></span>`)}</td>
  <td class="place small">${over ? w("ledger.over") : place}</td>
  <td class="amt small">${whenText(when)}</td>
  <td class="doings">${button("open-kept", id, title, "play", "ledger.open", "")}
    ${button("export-kept", id, title, "send", "ledger.export")} ${button("forget-kept", id, title, "trash", "ledger.forget")}</td>
</tr>`;

const empty = () => html`<div class="empty">
  ${icon("ledger")}
  <h3>${w("ledger.none")}</h3>
  <p>${w("ledger.none-help")}</p>
  <button class="btn" data-do="import">${icon("load")}${w("ledger.import")}</button>
</div>`;

/** @param {number} bytes */
const size = (bytes) =>
  bytes < 1e6 ? w("ledger.kb", { size: Math.ceil(bytes / 1000) }) : w("ledger.mb", { size: (bytes / 1e6).toFixed(1) });

/**
 * `records` as shelf.js keeps them; null while the browser is still looking.
 * @param {Kept[]} records
 */
export function ledgerView(records) {
  if (records === null) return html`<section class="panel saves"><p class="muted">${w("ledger.looking")}</p></section>`;
  if (records.length === 0) return empty();
  const bytes = records.reduce((sum, { save }) => sum + save.length, 0);
  return html`<section class="panel saves" aria-labelledby="saves-title">
    <header class="row">
      <h2 id="saves-title">${w("ledger.title")}</h2>
      <span class="small muted">${w("ledger.kept", { size: size(bytes) })}</span>
      <button class="btn end" data-do="import">${icon("load")}${w("ledger.import")}</button>
    </header>
    <table class="ledger">
      <thead class="sr"><tr><td></td><th>${w("ledger.col.game")}</th><th>${w("ledger.col.seats")}</th><th>${w("ledger.col.place")}</th>
        <th>${w("ledger.col.when")}</th><th>${w("ledger.col.acts")}</th></tr></thead>
      <tbody>${repeat(records, ({ id }) => id, row)}</tbody>
    </table>
  </section>`;
}
