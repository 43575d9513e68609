// @ts-check
// What is to come in India: where the Elephant goes, the Balance, and what each face of the die would bring.
import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { die } from "../kit/figures.js";
import { icon } from "../kit/icons.js";
import { looked, lookButton } from "../kit/looks.js";
import { head, rules } from "../kit/panels.js";
import { moment } from "./stages.js";

/** @import { Context } from "./context.js" */
/** @import { EventRow } from "./view" */

/** @type {Record<string, string>} */
const PICTURES = {
  conquest: "elephant",
  flip_to_depressed: "chevron-down",
  flip_to_prosperous: "sun",
  revolt: "unrest",
  collapse: "collapse",
  status_quo: "minus",
};
const GOOD = "flip_to_prosperous";
const QUIET = "status_quo";

/** Which region's table is shown: the one looked at, asked about, or next. @param {Context} c @returns {string} */
function regionShown(c) {
  const asked = c.decision?.params.region ?? c.chosen?.params.region;
  return (
    looked(c, "table", moment(c)) ?? (c.regions.has(asked) ? asked : (c.forecast?.india?.elephant ?? c.turn.elephant))
  );
}

/** A Conquest: whom it reaches, with which strengths, and whether it can be held off. @param {Context} c @param {EventRow} row */
function conquest(c, row) {
  if (!row.target) return c.w("event.all_held");
  const held = row.added
    ? c.w("event.against_more", { n: row.defense, more: row.added })
    : c.w("event.against", { n: row.defense });
  return html`${c.w("event.conquest", { region: c.label(row.target), n: row.strength })} <small>${held}</small>`;
}

/** The same on a card. @param {Context} c @param {EventRow} row */
const inShort = (c, row) =>
  row.target
    ? c.w("event.short", { region: c.label(row.target), n: row.strength })
    : html`<span title=${c.w("event.all_held")}>${c.w("event.all_held.short")}</span>`;

/** A row of a table; `short` is for a card, where there is little room. @param {Context} c @param {EventRow} row @param {number} at @param {boolean} [short] */
function eventRow(c, row, at, short = false) {
  const cls = row.what === QUIET ? "" : row.what === GOOD ? "good" : "bad";
  const percent = Math.round(row.permille / 10);
  const text = row.what === "conquest" ? (short ? inShort(c, row) : conquest(c, row)) : c.label(row.what);
  return html`<tr class=${cls}><td class="d">${die(at + 1)}<span class="sr">${at + 1}</span></td><td class="k">${icon(PICTURES[row.what])}</td><td>${text}</td>
    ${short ? nothing : html`<td class="bar"><svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">${svg`<rect width=${Math.min(100, percent * 2)} height="10"></rect>`}</svg></td>`}<td class="p">${percent}%</td></tr>`;
}

/** @param {Context} c @param {string} region @param {boolean} [short] */
export const eventTable = (c, region, short = false) =>
  html`<table class="jc1-events"><caption class="sr">${c.w("events.of", { region: c.label(region) })}</caption><tbody>${(c.forecast?.india?.tables[region] ?? []).map((row, at) => eventRow(c, row, at, short))}</tbody></table>`;

/** @param {Context} c */
export function balance(c) {
  return html`<ol class="balance" aria-label=${c.w("balance.at", { balance: c.label(c.turn.balance) })}>${[
    "order",
    "equilibrium",
    "chaos",
  ].map((one) => html`<li class=${one === c.turn.balance ? "at" : ""} aria-hidden="true">${c.title(one)}</li>`)}</ol>`;
}

/** The Elephant's next move and the table that it meets. @param {Context} c */
export function ahead(c) {
  if (!c.forecast) return nothing;
  const { india } = c.forecast;
  const top = head(c.w("events"), nothing, rules(c, "jc1.post.elephant.event"));
  if (!india)
    return html`<section class="panel jc1-ahead" aria-label=${c.w("events")}>${top}<p class="small">${c.w("events.skipped")}</p></section>`;
  const shown = regionShown(c);
  return html`<section class="panel jc1-ahead" aria-label=${c.w("events")}>${top}
    ${balance(c)}<p class="small">${c.w(`dice.${c.turn.balance}`)} ${c.w(india.sent ? "elephant.sent" : "elephant.next", { region: c.label(india.elephant) })} ${india.moves ? c.w("elephant.moves", { n: india.moves }) : nothing}
      ${c.w("closed", { n: c.company.closed, mutiny: c.figures.mutiny })}</p>
    <div class="pickers" role="group" aria-label=${c.w("events.which")}>${c.board.regions.map(({ region, number }) =>
      lookButton({
        key: "table",
        value: region,
        during: moment(c),
        pressed: region === shown,
        cls: `num ${region === india.elephant ? "next" : ""}`,
        title: c.label(region),
        label: c.w("events.pick", { number, region: c.label(region) }),
        body: html`${number}`,
      }),
    )}</div>
    <h3>${c.label(shown)}<small>${c.w("events.table", { side: c.label(c.regions.get(shown)?.side ?? "") })}</small></h3>${eventTable(c, shown)}</section>`;
}
