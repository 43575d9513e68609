// @ts-check
// The blocks of a book, each with the sentences of the ledger that it refers to in the margin.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../icons.js";
import { w } from "../words.js";
import { ALL_RULES, headingOf, hrefOf } from "./lying.js";
import { nowView, phaseNow } from "./table.js";

/** @import { Block, Content, Plate, Reading, Run, TableBlock } from "./books.js" */

/**
 * Counts the references of a chapter, so that each has its number; `now` is the block that tells of what is asked at the table.
 * @typedef {{ open: Reading, now: string, next: number, notes: { n: number, rules: string[] }[] }} Count
 */

/**
 * @param {Run[]} runs
 * @param {Count} count
 * @returns {unknown[]}
 */
const line = (runs, count) => runs.map((run) => piece(run, count));

/**
 * @param {Run} run
 * @param {Count} count
 */
function piece(run, count) {
  if (typeof run === "string") return run;
  if ("b" in run) return html`<b>${line(run.b, count)}</b>`;
  if ("i" in run) return html`<i>${line(run.i, count)}</i>`;
  if ("ref" in run) return mark(run.ref, count);
  const { game } = count.open.book;
  if ("rule" in run)
    return html`<a href=${hrefOf(game, "rules", ALL_RULES)} data-do="reading-rule" data-rule=${run.rule}>${line(run.t, count)}</a>`;
  return html`<a href=${hrefOf(game, run.part, run.chapter)} data-do="reading-go" data-part=${run.part} data-to=${run.chapter}>${line(run.t, count)}</a>`;
}

/** @param {string[]} rules @param {Count} count */
function mark(rules, count) {
  count.next += 1;
  const n = count.next;
  count.notes.push({ n, rules });
  return html`<button class="lr" data-do="reading-note" data-rule=${rules[0]} aria-label=${w("reading.reference", { n })}>${n}</button>`;
}

/** @param {{ n: number, rules: string[] }} note @param {Reading} open */
const noteView = ({ n, rules }, { rules: known }) => {
  const first = known.get(rules[0]);
  const said = rules.map((id) => known.get(id)?.text).filter(Boolean);
  return html`<div class="n"><button class="k" data-do="reading-rule" data-rule=${rules[0]}><b>${n}</b>${headingOf(first?.ref) || w("reading.rule")}</button>
    <p title=${said.join("\n")}>${said.join(" ")}</p></div>`;
};

/** @param {Block} block @param {Count} count */
function margin(block, { open, now, notes }) {
  const asked = now === block.id;
  if (!notes.length && !asked) return nothing;
  return html`<div class="notes" role="note" aria-label=${w("reading.margin")}>${asked ? nowView(open) : nothing}${notes.map((note) => noteView(note, open))}</div>`;
}

// ── boxes ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** @param {Extract<Content, { k: "turn" }>} block @param {Count} count */
const turn = ({ rows }, count) =>
  html`<ol class="turn">${rows.map(
    (
      { name, who, code, t },
      at,
    ) => html`<li class=${code && code === phaseNow(count.open) ? "now" : ""} aria-current=${code && code === phaseNow(count.open) ? "step" : nothing}>
    <span class="r" aria-hidden="true">${roman(at + 1)}</span><div><b class="h">${line(name, count)}</b><span class="d">${line(t, count)}</span></div>
    <i class="w">${line(who, count)}</i></li>`,
  )}</ol>`;

const NUMERALS = "I II III IV V VI VII VIII IX X XI XII XIII XIV".split(" ");
/** @param {number} n */
const roman = (n) => NUMERALS[n - 1] ?? String(n);

/** @param {Extract<Content, { k: "ten" }>} block @param {Count} count */
const ten = ({ rows }, count) =>
  html`<ol class="ten">${rows.map(
    ({ name, t }, at) =>
      html`<li><span class="n0" aria-hidden="true">${at + 1}</span><div><b>${line(name, count)}</b><span class="x">${line(t, count)}</span></div></li>`,
  )}</ol>`;

/** @param {Extract<Content, { k: "score" }>} block @param {Count} count */
const score = ({ rows }, count) =>
  html`<table class="score"><tbody>${rows.map((row) =>
    "head" in row
      ? html`<tr class="grp"><th colspan="2" scope="colgroup">${line(row.head, count)}</th></tr>`
      : html`<tr><th scope="row">${line(row.t, count)}${row.small.length ? html`<small>${line(row.small, count)}</small>` : nothing}</th><td>${line(row.amount, count)}</td></tr>`,
  )}</tbody></table>`;

/** @param {Extract<Content, { k: "faces" }>} block @param {Count} count */
const faces = ({ boxes }, count) =>
  html`<div class="faces">${boxes.map(
    ({ icons, name, t }) =>
      html`<div><span class="dice">${icons.map((one) => icon(one))}</span><b>${line(name, count)}</b><span>${line(t, count)}</span></div>`,
  )}</div>`;

const NUMBER = /^[−+£]?\d[\d.,]*( GP|%)?$/;

/** @param {Run[]} cell */
const isNumber = (cell) => cell.length === 1 && typeof cell[0] === "string" && NUMBER.test(cell[0]);

/** @param {TableBlock} block @param {Count} count */
function table({ head, rows, note }, count) {
  const right = head.map((_, at) => rows.every((row) => isNumber(row[at] ?? [])));
  return html`<div class="tablebox" tabindex="0" role="group" aria-label=${w("reading.table")}><table class="data">
    <thead><tr>${head.map((cell, at) => html`<th scope="col" class=${right[at] ? "num" : ""}>${line(cell, count)}</th>`)}</tr></thead>
    <tbody>${rows.map((row) => html`<tr>${row.map((cell, at) => html`<td class=${right[at] ? "num" : ""}>${line(cell, count)}</td>`)}</tr>`)}</tbody>
  </table></div>${note.map((one) => html`<p class="tablenote">${w(`reading.note.${one}`)}</p>`)}`;
}

/** @param {Plate} block @param {Count} count */
const plate = ({ plate: name, cut, caption, key }, count) => html`<figure class="plate">
  <div class="chartbox" data-plate=${name} data-cut=${cut} data-marks=${JSON.stringify(key.map(({ at }) => at))}
    role="img" aria-label=${w("reading.plate")}></div>
  <figcaption>${line(caption, count)}</figcaption>
  ${key.length ? html`<ol class="key">${key.map(({ t }, at) => html`<li><b aria-hidden="true">${at + 1}</b><span>${line(t, count)}</span></li>`)}</ol>` : nothing}
</figure>`;

/** @param {Extract<Content, { k: "rules" }>} block */
const rules = ({ title, said }) => html`<section class="said">${title ? html`<h3>${title}</h3>` : nothing}
  <ul>${said.map(({ rule, text }) => html`<li data-rule=${rule}>${text}</li>`)}</ul></section>`;

/**
 * @param {Content} block
 * @param {Count} count
 * @returns {unknown}
 */
function content(block, count) {
  switch (block.k) {
    case "p":
      return html`<p>${line(block.t, count)}</p>`;
    case "h":
      return html`<h3>${line(block.t, count)}</h3>`;
    case "hh":
      return html`<h4>${line(block.t, count)}</h4>`;
    case "ul":
      return html`<ul class="plain">${block.items.map((item) => html`<li>${line(item, count)}</li>`)}</ul>`;
    case "ol":
      return html`<ol class="plain">${block.items.map((item) => html`<li>${line(item, count)}</li>`)}</ol>`;
    case "turn":
      return turn(block, count);
    case "ten":
      return ten(block, count);
    case "score":
      return score(block, count);
    case "faces":
      return faces(block, count);
    case "table":
      return table(block, count);
    case "plate":
      return plate(block, count);
    case "rules":
      return rules(block);
    case "example":
    case "note":
      return html`<section class=${block.k}>${block.title ? html`<h4 aria-level="3">${block.title}</h4>` : nothing}${block.blocks.map((one) => content(one, count))}</section>`;
  }
}

/**
 * A block with what stands beside it.
 * @param {Block} block
 * @param {Count} count
 */
export function blockView(block, count) {
  count.notes = [];
  const drawn = content(block, count);
  return html`<div class="blk k-${block.k}" id=${block.id}><div class="t">${drawn}</div>${margin(block, count)}</div>`;
}
