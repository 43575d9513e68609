// @ts-check
// The families side by side: money, cubes, what each has where, its firm, and what its card does. Promises as cubes.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { figure, named } from "../kit/figures.js";
import { icon } from "../kit/icons.js";
import { sum, times } from "../kit/lists.js";
import { head, rules } from "../kit/panels.js";
import { BOX_ICONS, cubesOf } from "./boxes.js";

/** @import { Context } from "./context.js" */
/** @import { Family } from "./view" */

/** Open acts with this family: promises bought back and returned, money for its firm. @param {Context} c @param {Family} family */
const acts = (c, family) =>
  (c.view.acts ?? []).map((one, index) =>
    one.target === family.id && !one.closed
      ? html`<button class="act" data-do="act" data-index=${index} aria-description=${one.detail || nothing}>${one.text}</button>`
      : nothing,
  );

/** @param {Context} c @param {Family} family */
function ships(c, { firm, ships: n, ready, goods, treasury }) {
  if (!c.company.deregulated) return nothing;
  return html`<span class="figs">${figure("ship", n, c.w("ships", { n, ready }))}${figure("crate", goods, c.w("goods", { n: goods }))}${firm ? figure("firm", c.money(treasury), c.w("firm.treasury", { n: c.money(treasury) })) : nothing}</span>`;
}

/** @param {Context} c @param {Family} family */
function card(c, family) {
  const { id, seat, family: name, cash, stock } = family;
  const income = c.familyAhead(seat);
  const offices = c.board.offices.filter((one) => one.seat === seat);
  return html`<li><div class="fam ${family === c.mine ? "you" : ""}" data-target=${id}><header>${c.arms(seat, "")}<b>${c.name(seat)}</b><i title=${c.does(name)}>${c.label(name)}</i><b class="end">${c.money(cash)}</b></header>
    <p class="small">${family.firm ? c.w("family.firm") : c.does(name)}</p>
    <span class="figs">${figure("cube", stock, c.w("family.stock", { n: stock }))}${cubesOf(c, seat).map(([box, n]) => figure(BOX_ICONS[box], n, c.w("family.has", { what: c.title(box), n })))}</span>${ships(c, family)}
    <p class="small">${offices.length ? offices.map((one) => c.label(one.office)).join(", ") : c.w("family.offices.none")}</p>
    ${income?.lines.length ? html`<p class="small gain" title=${income.lines.map((one) => `${one.text}: ${c.money(one.n)}`).join("\n")}>${c.w("family.income", { n: c.money(income.total) })}</p>` : nothing}</div>
    ${acts(c, family)}</li>`;
}

/** @param {Context} c @param {string} cls */
export function families(c, cls) {
  if (c.alone) return nothing;
  return html`<section class="panel jc1-families ${cls}" aria-label=${c.w("families")}>${head(c.w("families"), nothing, rules(c, "jc1.victory.winner.points"))}<ul>${c.families.map((one) => card(c, one))}</ul></section>`;
}

/** @param {Context} c @param {number} holder @param {Family} held */
function held(c, holder, held) {
  const n = held.promises[holder];
  const text = c.w("promise.cell", {
    who: c.name(held.seat),
    of: c.name(holder),
    n,
  });
  return n
    ? named(
        text,
        times(n, () => html`<i class="promise-cube house-${c.house(holder)}"></i>`),
        "cubes",
      )
    : nothing;
}

/** Who holds whose promises; what they cost at the end. @param {Context} c @param {string} cls */
export function promises(c, cls) {
  if (c.alone) return nothing;
  const { families: all } = c;
  const cost = (/** @type {number} */ seat) => sum(all.map((one) => one.promises[seat])) * c.figures.promise_vp;
  return html`<section class="panel jc1-promises ${cls}" aria-label=${c.w("promises")}>${head(c.w("promises"), c.w("promises.note", { n: -c.figures.promise_vp, cost: c.money(c.figures.buy_back) }), rules(c, "jc1.general.promise.cancel"))}
    <table><thead><tr><th scope="col">${c.w("promises.held")}</th>${all.map(({ seat }) => html`<th scope="col">${c.arms(seat)}<span class="sr">${c.name(seat)}</span></th>`)}</tr></thead>
    <tbody>${all.map((one) => html`<tr><th scope="row">${c.arms(one.seat)}${c.name(one.seat)}</th>${all.map(({ seat }) => html`<td class=${seat === one.seat ? "same" : ""}>${held(c, seat, one)}</td>`)}</tr>`)}
    <tr class="sum"><th scope="row">${c.w("promises.end")}</th>${all.map(({ seat }) => html`<td>${cost(seat) ? html`<b class="loss">−${-cost(seat)}</b>` : "0"}</td>`)}</tr></tbody></table></section>`;
}

/** What the family that nobody holds changes. @param {Context} c @param {string} cls */
export function jones(c, cls) {
  if (!c.company.jones) return nothing;
  const owner = c.families.length;
  const changes = ["vote", "officers", "nepotism", "boxes", "money", "captain"];
  return html`<section class="panel jc1-jones ${cls}" aria-label=${c.w("jones")}>${head(c.w("jones"), c.w("jones.note", { n: owner === 2 ? 4 : 2 }), rules(c, owner === 2 ? "jc1.family.jones.two" : "jc1.family.jones.three"))}
    <ol class="faces">${c.printed.faces.map((box, at) => html`<li>${icon(`die-${at + 1}`)}${icon(BOX_ICONS[box])}<span>${c.title(box)}</span></li>`)}</ol>
    <span class="figs">${cubesOf(c, owner).map(([box, n]) => figure(BOX_ICONS[box], n, c.w("family.has", { what: c.title(box), n })))}</span>
    <ul class="said">${changes.map((one) => html`<li>${c.w(`jones.${one}`)}</li>`)}</ul></section>`;
}
