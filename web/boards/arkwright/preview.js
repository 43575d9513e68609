// @ts-check
// What the action being composed would come to: every factory as things stand, and with the answer.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { gainOrLoss, signed } from "../kit/figures.js";
import { heading, noteAtEnd } from "../kit/panels.js";
import { goodIcon } from "./context.js";

/** @import { Context } from "./context.js" */
/** @import { Expected, Outlook } from "./view" */

const QUESTIONS = ["worker.hire", "quality.raise", "marketing.raise", "marketing.free", "price.set", "factory.price"];

/** Whether what is asked is one of the questions that this is about. @param {Context} c */
export const previews = (c) => c.board.outlook !== null && c.asks(...QUESTIONS);

/** What the answer being composed makes of a good; nothing if it leaves it alone. @param {Context} c @param {Outlook["goods"][number]} one @returns {Expected | null} */
function withAnswer(c, one) {
  const { decision, view } = c;
  const element = c.mine?.factories.find(({ good }) => good === one.good)?.id ?? "";
  if (c.asks("price.set", "factory.price")) {
    const about = decision?.params.good === one.good;
    return (about && one.prices.find(({ n }) => n === view.answer)) || null;
  }
  const n = c.comes(element, "marketing.raise", "marketing.free")
    ? 1
    : c.allotted(element, "worker.hire", "quality.raise");
  return one.steps.find((step) => step.n === n) ?? null;
}

/** A figure before and after; one that stays stands alone. @param {Context} c @param {string} key @param {unknown} now @param {unknown} then @param {string} [cls] */
const figure = (c, key, now, then, cls = "") =>
  html`<td class="amt ${cls}" data-label=${c.w(`preview.${key}`)}>${now === then ? now : html`<span class="was">${now}</span> <b>${then}</b>`}</td>`;

/** @param {Context} c @param {Outlook["goods"][number]} one */
function row(c, one) {
  const { now } = one;
  const changed = withAnswer(c, one);
  const then = changed ?? now;
  const cash = (/** @type {Expected} */ all) => all.income - all.costs;
  const share = (/** @type {Expected} */ all) => c.w("preview.share", { steps: all.steps, value: c.money(all.value) });
  return html`<tr class="${changed ? "changed" : ""} ${one.good === c.goodShown ? "" : "aside"}"><th scope="row">${goodIcon(one.good)}${c.title(one.good)}</th>
    ${figure(c, "appeal", now.appeal, then.appeal)}${figure(c, "makes", now.makes, then.makes)}
    ${figure(c, "demand", now.demand, then.demand)}${figure(c, "sold", now.sold, then.sold)}
    ${figure(c, "income", c.money(now.income), c.money(then.income), "gain")}${figure(c, "wage", c.money(now.wage), c.money(then.wage))}
    ${figure(c, "costs", c.money(now.costs), c.money(then.costs), "loss")}
    ${figure(c, "left", signed(cash(now)), signed(cash(then)), gainOrLoss(cash(then)))}${figure(c, "steps", share(now), share(then))}</tr>`;
}

const COLUMNS = ["appeal", "makes", "demand", "sold", "income", "wage", "costs", "left", "steps"];

/** What the figures rest on: players who still act, and where workers go to several places each of these by itself. @param {Context} c @param {Outlook} outlook */
function restsOn(c, outlook) {
  const places = c.asks("worker.hire")
    ? c.offered.filter((one) => c.allotted(one.target ?? "", "worker.hire") > 0)
    : [];
  const alone = places.length > 1 ? `${c.w("preview.alone")}; ` : "";
  return alone + c.w("preview.note", { acting: outlook.acting });
}

/** @param {Context} c @param {string} cls */
export function preview(c, cls) {
  const { outlook } = c.board;
  if (!outlook || !previews(c)) return nothing;
  return html`<section class="panel ark-preview ${cls}" id="preview" aria-label=${c.w("preview")}>
    ${heading(c.w("preview"), c.mine ? html`<span class="whose-own" data-target=${c.mine.id}>${c.arms(c.mine.seat)}${c.w("preview.mine")}</span>` : nothing, noteAtEnd(restsOn(c, outlook)))}
    <table><thead><tr><th scope="col">${c.w("preview.good")}</th>${COLUMNS.map((key) => html`<th scope="col" class="amt">${c.w(`preview.${key}`)}</th>`)}</tr></thead>
    <tbody>${outlook.goods.map((one) => row(c, one))}</tbody></table>
  </section>`;
}
