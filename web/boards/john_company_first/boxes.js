// @ts-check
// The resource boxes: what a cube costs there, what it brings, and whose cubes lie in it.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { optionsOf } from "../kit/answers.js";
import { byTarget } from "../kit/context.js";
import { icon } from "../kit/icons.js";
import { counted, sum } from "../kit/lists.js";
import { head, rules } from "../kit/panels.js";
import { cubes } from "./ports.js";

/** @import { Context } from "./context.js" */

/** @type {Record<string, string>} */
export const BOX_ICONS = {
  shipyard: "shipyard",
  factory: "factory",
  court_of_directors: "share",
  manor: "manor",
  writer: "writer",
  officer: "officer",
  captain: "captain",
};

/** The boxes of the scenario, in the order of the die. @param {Context} c */
const shown = (c) => Object.keys(BOX_ICONS).filter((box) => c.printed.boxes.includes(box));

/** Whose cubes lie in a box, by owner. @param {Context} c @param {string} box @returns {number[]} */
export function inBox(c, box) {
  const { boxes, works } = c.board;
  const lists = /** @type {Record<string, number[] | undefined>} */ ({
    manor: boxes?.manors,
    writer: boxes?.writers,
    officer: boxes?.officers,
    captain: boxes?.captains,
    court_of_directors: c.company.court,
  });
  const placed = lists[box];
  if (placed) return placed;
  const owners =
    box === "shipyard"
      ? (works?.yards ?? []).flatMap((yard) => yard.owners)
      : (works?.factories ?? []).map(({ seat }) => seat);
  return c.owners.map((owner) => owners.filter((one) => one === owner).length);
}

/** What one cube costs: what the question says, else the printed price. @param {Context} c @param {string} box @param {number | undefined} asked */
function price(c, box, asked) {
  const n = asked ?? (box === "court_of_directors" ? (c.company.price ?? 0) : c.printed.costs[box]);
  return n ? c.money(n) : c.w("box.free");
}

/** @param {Context} c @param {string} box @param {Map<string, any>} options */
function panel(c, box, options) {
  const id = c.printed.elements[box];
  const option = options.get(id);
  const there = inBox(c, box);
  const why = option?.closed?.text;
  return html`<div class="box ${why ? "shut" : ""}" data-target=${id} title=${why ?? c.w(`box.${box}`)}>${icon(BOX_ICONS[box])}<b>${c.title(box)}</b><span class="price">${price(c, box, option?.params.n)}</span>
    <p class="small">${why ?? c.w(`box.${box}`)}</p><span class="there">${sum(there) ? cubes(c, "box.there", there) : html`<span class="sr">${c.w("box.empty")}</span>`}</span></div>`;
}

/** What is left in the families' stocks. @param {Context} c */
const stocks = (c) =>
  html`<div class="box stock"><b>${c.w("stock")}</b><p class="small">${c.w("stock.note")}</p><ul>${c.families.map(
    ({ seat, stock, starting }) =>
      html`<li>${c.arms(seat)}<span class="sr">${c.name(seat)}</span>${stock + starting}</li>`,
  )}</ul></div>`;

/** How much may be placed: one box a turn under the monopoly, again and again after it. @param {Context} c */
function limits(c) {
  if (!c.company.deregulated) return c.w("boxes.note", { n: c.figures.careers });
  return shown(c).includes("writer") ? c.w("boxes.note.free", { n: c.figures.careers }) : c.w("boxes.note.firms");
}

/** @param {Context} c @param {string} cls */
export function boxes(c, cls) {
  if (c.alone) return nothing;
  const options = byTarget(optionsOf(c, "family.box", "family.deed", "cubes.source", "hiring.choose"));
  return html`<section class="panel jc1-boxes ${cls} ${c.offers("box") ? "lead" : ""}" aria-label=${c.w("boxes")}>${head(c.w("boxes"), limits(c), rules(c, "jc1.family.action.must"))}
    <div class="grid">${shown(c).map((box) => panel(c, box, options))}${stocks(c)}</div></section>`;
}

/** How many cubes of a family lie in each box. @param {Context} c @param {number} seat @returns {[string, number][]} */
export const cubesOf = (c, seat) =>
  shown(c).map(
    (box) =>
      /** @type {[string, number]} */ ([box, counted(inBox(c, box)).find(([owner]) => owner === seat)?.[1] ?? 0]),
  );
