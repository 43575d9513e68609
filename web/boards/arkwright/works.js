// @ts-check
// The works: one column a good, its lines with workers and machines, the ladder of prices, and what its appeal is made of.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { plain, signed } from "../kit/figures.js";
import { icon } from "../kit/icons.js";
import { times } from "../kit/lists.js";
import { lookButton, question } from "../kit/looks.js";
import { goodIcon, roman } from "./context.js";
import { signAt } from "./reconstructed.js";

/** @import { Context } from "./context.js" */
/** @import { Company, Factory, Line } from "./view" */

const AROUND = 3;
const STEPS = 2 * AROUND + 1;

// ── lines ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What stands on a place, and what the answer being composed would put there or take away. @typedef {"machine" | "worker" | "free"} Standing */

/**
 * Who would come to the lines of a factory: hired workers fill the lowest places first.
 * @param {Context} c @param {Factory} factory @returns {{hired: number[], fired: number[], machines: number[]}}
 */
function changes(c, factory) {
  let hired = c.allotted(factory.id, "worker.hire", "machines.retrain");
  let fired = c.allotted(factory.id, "worker.fire");
  const { lines } = factory;
  const put = lines.map((line) => {
    const n = Math.min(hired, line.slots - line.workers - line.machines);
    hired -= n;
    return n;
  });
  const gone = [...lines]
    .reverse()
    .map((line) => {
      const n = Math.min(fired, line.workers);
      fired -= n;
      return n;
    })
    .reverse();
  return { hired: put, fired: gone, machines: lines.map((line) => c.allotted(line.id, "machines.place")) };
}

/** @param {Context} c @param {Line} line @param {number} at @param {{hired: number, fired: number, machines: number}} then */
function place(c, line, at, { hired, fired, machines }) {
  const foot = at < line.machine_slots ? "foot" : "";
  const staffed = line.machines + line.workers;
  if (at < line.machines) return html`<i class="machine ${foot}">${icon("machine")}</i>`;
  if (at < line.machines + machines) return html`<i class="machine come ${foot}">${icon("machine")}</i>`;
  if (at < staffed) return html`<i class="worker ${at >= staffed - fired ? "gone" : ""} ${foot}">${icon("worker")}</i>`;
  return html`<i class=${at < staffed + hired ? `worker come ${foot}` : `free ${foot}`}>${icon("worker")}</i>`;
}

/** @param {Context} c @param {Factory} factory @param {Line} line @param {number} at @param {ReturnType<typeof changes>} then */
function row(c, factory, line, at, then) {
  const made = c.factoryType(factory.kind, factory.good, factory.level).output[at];
  const change = { hired: then.hired[at], fired: then.fired[at], machines: then.machines[at] };
  const staffed = line.workers + line.machines + change.hired;
  const idle = change.hired ? staffed < line.slots : !line.full;
  const text = c.w("line", { n: at + 1, workers: line.workers, machines: line.machines, slots: line.slots, made });
  return html`<div class="line ${idle ? "idle" : ""} ${change.hired || change.machines ? "change" : ""}" data-target=${line.id} title=${text}>
    <b class="no">${at + 1}</b><span class="places">${times(line.slots, (n) => place(c, line, n, change))}</span>
    <span class="out"><b>${made}</b>${goodIcon(factory.good)}</span><span class="sr">${text}</span></div>`;
}

// ── price and appeal ───────────────────────────────────────────────────────────────────────────────────────────────

/** Seven prices round the present one, from high to low. @param {Context} c @param {Factory} factory */
function ladder(c, factory) {
  const least = c.leastPrice(factory.good);
  const next = c.priceOf(factory);
  const around = Math.abs(next - factory.price) > AROUND ? next : factory.price;
  const top = Math.max(least + STEPS - 1, around + AROUND);
  const prices = times(STEPS, (n) => top - n);
  return html`<ol class="prices" aria-hidden="true">${prices.map(
    (price) =>
      html`<li class="${price === factory.price ? "at" : ""} ${price === next && next !== factory.price ? "next" : ""} ${price === least ? "least" : ""}">${price}</li>`,
  )}</ol>`;
}

/** @param {string} n @param {string} text @param {string} [cls] */
const part = (n, text, cls = "") => html`<span class=${cls}>${n}<em>${text}</em></span>`;

/** The sum whose result is the appeal; with the answer being composed where it says something of it. @param {Context} c @param {Factory} factory */
function sum(c, factory) {
  const price = c.priceOf(factory);
  const quality = c.allotted(factory.id, "quality.raise");
  const marketing = c.comes(factory.id, "marketing.raise", "marketing.free") ? 1 : 0;
  const appeal = factory.appeal + factory.price - price + quality + marketing;
  return html`<p class="sum">
    ${part(String(factory.base), c.w("base"))}
    ${part(signed0(factory.quality + quality), c.w("quality"), quality ? "change" : "")}
    ${part(signed0(factory.marketing + marketing), c.w("marketing"), marketing ? "change" : "")}
    ${part(plain(-price), c.w("price"), price === factory.price ? "" : "change")}
    <span class="appeal ${appeal === factory.appeal ? "" : "change"}">${plain(appeal)}<em>${c.w("appeal")}</em></span></p>`;
}

/** @param {number} n */
const signed0 = (n) => (n ? signed(n) : "+0");

// ── columns ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** @param {Context} c @param {Factory} factory */
function standing(c, factory) {
  const then = changes(c, factory);
  const kind = factory.kind === "regular" ? nothing : html` <small>${c.label(`kind.${factory.kind}`)}</small>`;
  return html`<div class="site ${factory.good === c.decade.good ? "active" : ""} ${factory.good === c.goodShown ? "" : "aside"}" data-target=${factory.id}>
    <header>${goodIcon(factory.good)}<h3 aria-level="2">${c.title(factory.good)} ${roman(factory.level)}${kind}</h3>${signAt(c, factory)}<span class="small muted end">${c.w("makes", { n: factory.makes })}</span></header>
    <div class="floor"><div class="lines">${factory.lines.map((line, at) => row(c, factory, line, at, then))}</div>${ladder(c, factory)}</div>
    ${sum(c, factory)}
  </div>`;
}

/** No factory: what founding one would cost. @param {Context} c @param {Company} company @param {string} good */
function bare(c, company, good) {
  const offers = c.printed.factories.filter(
    (one) => one.good === good && one.kind === "regular" && one.level <= c.decade.level,
  );
  const prices = offers.map((one) => `${roman(one.level)} ${c.money(one.cost)}`).join(", ");
  return html`<div class="site none ${good === c.decade.good ? "active" : ""} ${good === c.goodShown ? "" : "aside"}" data-target=${company.sites.find((one) => one.good === good)?.id ?? nothing}>
    <header>${goodIcon(good)}<h3 aria-level="2">${c.title(good)}</h3></header><p>${c.w("site.none")}<br>${prices}</p></div>`;
}

/** The goods, of which a phone shows one. @param {Context} c @param {string} cls */
export const goods = (c, cls) =>
  html`<div class="panel ark-goods ${cls}" role="group" aria-label=${c.w("goods")}>${c.goods.map((good) =>
    lookButton({
      key: "good",
      value: good,
      during: question(c),
      pressed: good === c.goodShown,
      cls: "good-tab",
      body: html`${goodIcon(good)}<span>${c.title(good)}</span>`,
    }),
  )}</div>`;

/** @param {Context} c @param {string} cls */
export function works(c, cls) {
  const company = c.shown;
  const byGood = new Map(company.factories.map((one) => [one.good, one]));
  return html`<section class="panel ark-works house-${c.house(company.seat)} ${cls}" aria-label=${c.titled("works", company)}>
    ${c.goods.map((good) => {
      const factory = byGood.get(good);
      return factory ? standing(c, factory) : bare(c, company, good);
    })}
  </section>`;
}
