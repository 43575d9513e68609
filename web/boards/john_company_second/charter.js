// @ts-check
// A firm's charter: who holds its shares, its two treasuries, what it is worth, its ships and the card before its manager.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { pick } from "../kit/answers.js";
import { named } from "../kit/figures.js";
import { icon } from "../kit/icons.js";
import { counted, sum, times } from "../kit/lists.js";
import { subhead, wholeBy } from "../kit/panels.js";
import { standing } from "../kit/tracks.js";
import { NOBODY } from "./context.js";

/** @import { Option } from "../../contract" */
/** @import { Context } from "./context.js" */
/** @import { Firm, FirmShip } from "./view" */

/** A number of halves, as it is printed on the track: −½, 0, 2½. @param {number} halves */
export function inHalves(halves) {
  const all = Math.abs(halves);
  const text = `${all > 1 || !all ? Math.trunc(all / 2) : ""}${all % 2 ? "½" : ""}`;
  return halves < 0 ? `−${text}` : text;
}

// ── shares and money ───────────────────────────────────────────────────────────────────────────────────────────────

/** @param {Context} c @param {Firm} firm */
function shares(c, firm) {
  const { limit } = c.printed.firms;
  const all = sum(firm.shares);
  const place = (/** @type {number} */ seat) => html`<i class="place">${c.arms(seat)}</i>`;
  return html`<div class="section" role="group" aria-label=${c.w("firm.shares")}>${subhead(c.w("firm.shares"), c.w("firm.shares.of", { n: all, limit }))}
    <p class="places">${counted(firm.shares).map(([seat, n]) =>
      named(
        c.w("pieces", { who: c.name(seat), n }),
        times(n, () => place(seat)),
        "held",
      ),
    )}${times(limit - all, () => html`<i class="place free" aria-hidden="true"></i>`)}</p></div>`;
}

/** Both treasuries, and what lies on the card. @param {Context} c @param {Firm} firm */
function money(c, { london, india, bid, laid }) {
  const cell = (/** @type {string} */ key, /** @type {string} */ shown, cls = "") =>
    html`<span class="cell ${cls}" title=${c.w(`firm.${key}.help`)}><small>${c.w(`firm.${key}`)}</small><b>${shown}</b></span>`;
  return html`<div class="cells">${cell("london", c.money(london))}${cell("india", c.money(india))}${cell("bid", laid ? c.money(bid) : "–", laid ? "laid" : "")}</div>`;
}

// ── what it is worth ───────────────────────────────────────────────────────────────────────────────────────────────

/** What each family would have of it at the end, fractions as they are. @param {Context} c @param {Firm} firm */
const worth = (c, firm) =>
  counted(firm.shares)
    .map(([seat, n]) => c.w("firm.worth.of", { who: c.name(seat), points: inHalves(n * firm.half_points) }))
    .join(", ");

/** @param {Context} c @param {Firm} firm */
function value(c, firm) {
  const { half_points: track } = c.printed.firms;
  const text = c.w("firm.value.at", { n: firm.value, points: inHalves(firm.half_points) });
  const paid =
    firm.dividend === NOBODY ? c.w("firm.dividend.none") : c.w("firm.dividend", { money: c.money(firm.dividend) });
  return html`<div class="section" role="group" aria-label=${c.w("firm.value")}>${subhead(c.w("firm.value"), paid)}
    <ol class="values" aria-label=${text}>${track.map((halves, at) => html`<li class=${standing(at, firm.value)} aria-hidden="true">${at}<small>${inHalves(halves)}</small></li>`)}</ol>
    <p class="small worth"><b>${c.w("firm.worth")}</b> ${worth(c, firm)}</p></div>`;
}

// ── ships and expenses ─────────────────────────────────────────────────────────────────────────────────────────────

/** @param {Context} c @param {FirmShip} one */
function ship(c, one) {
  const name = c.title(`yard.${one.yard}`);
  const whose =
    one.owner === NOBODY ? c.w("ship.nobody", { ship: name }) : c.w("ship.of", { ship: name, who: c.name(one.owner) });
  const text = one.fatigued ? c.w("ship.fatigued", { ship: whose }) : whose;
  return html`<span class="hull" data-piece=${one.id} data-target=${one.id} title=${text}>${icon(one.fatigued ? "ship-fatigued" : "ship")}${one.owner === NOBODY ? nothing : c.arms(one.owner)}<span class="sr">${text}</span></span>`;
}

/** What Revenue takes of it, or has taken. @param {Context} c @param {Firm} firm */
function expenses(c, { paid, closed, due, expenses: costs, dividend_cost: cost }) {
  if (closed) return c.w("firm.closed");
  if (paid) return c.w("firm.paid", { money: c.money(cost) });
  return c.w("firm.due", {
    due: c.money(due),
    ships: c.money(costs.ships),
    shares: c.money(costs.shares),
    dividend: c.money(cost),
  });
}

/** @param {Context} c @param {Firm} firm */
function ships(c, firm) {
  const n = firm.ships.length + c.printed.firms.more_orders;
  return html`<div class="section" role="group" aria-label=${c.w("firm.ships")}>${subhead(c.w("firm.ships"), firm.ships.length ? c.w("firm.fills", { n }) : nothing)}
    ${firm.ships.length ? html`<p class="fleet">${firm.ships.map((one) => ship(c, one))}</p>` : html`<p class="small muted">${c.w("firm.ships.none")}</p>`}
    <p class="small muted">${expenses(c, firm)}</p></div>`;
}

/** What it can do now, and what stands in the way. @param {Context} c @param {Firm} firm */
function powers(c, { manager }) {
  const found = c.forecast.firms?.find((one) => one.manager === manager)?.powers ?? [];
  return html`<ul class="can" aria-label=${c.w("firm.can")}>${found.map(
    ({ text, closed }) =>
      html`<li class=${closed ? "shut" : ""} title=${closed?.text ?? nothing}>${icon(closed ? "lock" : "check")}<span>${text}${closed ? html`<span class="sr">: ${closed.text}</span>` : nothing}</span></li>`,
  )}</ul>`;
}

// ── its strategy ───────────────────────────────────────────────────────────────────────────────────────────────────

/** What has come of it so far. @param {Context} c @param {Firm} firm */
function progress(c, { shown, successes, filled }) {
  if (!shown) return c.w("strategy.yours");
  if (filled.length) return c.w("strategy.filled", { n: filled.length });
  return c.w(successes ? "strategy.successes" : "strategy.open", { n: successes });
}

/** @param {Context} c @param {Firm} firm */
function laid(c, firm) {
  if (!firm.laid) return html`<p class="laid free">${icon("hourglass")}<span>${c.w("strategy.none")}</span></p>`;
  if (!firm.strategy) return html`<p class="laid dark">${icon("lock")}<span>${c.w("strategy.down")}</span></p>`;
  return html`<p class="laid">${icon(firm.strategy === "hobnob" ? "luxury" : "compass")}<span><b>${c.title(`strategy.${firm.strategy}`)}</b><small>${progress(c, firm)}</small></span></p>`;
}

// ── the whole ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** What may be done with a firm, in fewer words than where its name must be said. @param {Context} c @param {Option} one */
function deed(c, one) {
  const { deed: name, stake } = one.params;
  const text = name === "invest" ? c.w("firm.put_in", { stake: c.label(stake) }) : one.text;
  const more = one.closed?.text ?? one.detail;
  return pick(c, one, html`<b>${text}</b>${more ? html`<span>${more}</span>` : nothing}`, "deal");
}

/**
 * A firm stands for its option as a whole; where there are several, each is a button at its foot.
 * @param {Context} c @param {Firm} firm
 */
export function charter(c, firm) {
  const { id, manager } = firm;
  const options = c.offered.filter(({ target }) => target === id);
  const [only] = options;
  const whole = options.length === 1 && !only.closed;
  const name = c.w("firm.of", { who: c.name(manager) });
  return html`<section class="panel charter house-${c.house(manager)}" data-target=${options.length ? nothing : id} data-for=${options.length ? id : nothing} aria-label=${name}>
    <header class="stagehead">${c.arms(manager, "")}<h2>${whole ? wholeBy(id, name) : name}</h2><span class="small muted end">${manager === c.viewer ? c.w("firm.yours") : c.label(`firm.${manager}`)}</span></header>
    ${shares(c, firm)}${money(c, firm)}${value(c, firm)}${ships(c, firm)}${powers(c, firm)}${laid(c, firm)}
    ${options.length && !whole ? html`<div class="deals">${options.map((one) => deed(c, one))}</div>` : nothing}</section>`;
}
