// @ts-check
// The display of factories: what each level costs and what its four lines make, by good and kind, and who has one.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { heading, note } from "../kit/panels.js";
import { goodIcon, roman } from "./context.js";
import { sign } from "./reconstructed.js";

/** @import { Context } from "./context.js" */

const LEVELS = [1, 2, 3, 4];

/** @param {Context} c @param {string} good @param {string} kind @param {number} level */
function factory(c, good, kind, level) {
  const { cost, output, reconstructed } = c.factoryType(kind, good, level);
  const made = output.map((n) => n || "–").join(" ");
  const mark = (/** @type {string} */ key) => (reconstructed.includes(key) ? sign(c) : nothing);
  return html`<td class=${level > c.decade.level ? "later" : ""}><b>${c.money(cost)}</b>${mark("cost")} <span class="made" title=${c.w("display.made", { list: made })}>${made}</span>${mark("output")}</td>`;
}

/** @param {Context} c @param {string} good @param {string} kind @param {boolean} first */
function row(c, good, kind, first) {
  const owners = c.companies.filter((one) =>
    one.factories.some((factory) => factory.good === good && factory.kind === kind),
  );
  return html`<tr class=${first ? "first" : ""}><th scope="row">${first ? html`${goodIcon(good)}${c.title(good)}` : html`<span class="sr">${c.title(good)}</span>`}</th>
    <td>${c.title(`kind.${kind}`)}</td>${LEVELS.map((level) => factory(c, good, kind, level))}
    <td class="owners">${owners.map(({ seat }) => html`<span title=${c.name(seat)}>${c.arms(seat)}<span class="sr">${c.name(seat)}</span></span>`)}</td></tr>`;
}

/** @param {Context} c @param {string} cls */
export function display(c, cls) {
  const kinds = [...new Set(c.printed.factories.map((one) => one.kind))];
  return html`<section class="panel ark-display ${cls}" aria-label=${c.w("display")}>
    ${heading(c.w("display"), note(c.w("display.note")))}
    <table><thead><tr><th scope="col">${c.w("display.good")}</th><th scope="col">${c.w("display.kind")}</th>${LEVELS.map((level) => html`<th scope="col">${roman(level)}</th>`)}<th scope="col">${c.w("display.held")}</th></tr></thead>
    <tbody>${c.goods.flatMap((good) => kinds.map((kind, at) => row(c, good, kind, at === 0)))}</tbody></table>
    <p class="small muted">${sign(c)} ${c.w("reconstructed")}</p>
  </section>`;
}
