// @ts-check
// The ports: docks with their ships and cargoes, the warehouse, the shipyard, and where everybody's Agents stand.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { optionsOf } from "../kit/answers.js";
import { byTarget } from "../kit/context.js";
import { price } from "../kit/figures.js";
import { icon } from "../kit/icons.js";
import { oneByOne, times } from "../kit/lists.js";
import { looked, lookButton, question, whose } from "../kit/looks.js";
import { blank, heading, wholeBy } from "../kit/panels.js";
import { agentsList } from "./agents.js";
import { hold } from "./context.js";
import { vessel } from "./vessels.js";

/** @import { Option } from "../../contract" */
/** @import { Context } from "./context.js" */
/** @import { Company, Ship, ShipForSale } from "./view" */

const LEFT = "left";

/** @param {Context} c */
const companyOf = (c) => c.companies.get(looked(c, "company") ?? "") ?? c.mine ?? c.board.companies[0];

/** @param {Context} c @param {Ship} ship */
const where = (c, ship) => {
  if (ship.where === LEFT) return c.w("ship.left", { zone: c.label(ship.zone) });
  if (ship.where === "secret") return c.w("ship.secret");
  if (ship.where === "sea") return ship.zone ? c.w("ship.sea", { zone: c.label(ship.zone) }) : c.w("ship.away");
  return c.w(oneByOne(ship.cargo).length ? "ship.loaded" : "ship.docked");
};

/** @param {Context} c @param {Ship} ship */
const loadsNow = (c, ship) => optionsOf(c, "loading.ship").some((one) => one.target === ship.id);

/** The cube that the chosen option would put aboard. @param {Context} c @param {Ship} ship @returns {string[]} */
const comesAboard = (c, ship) => (loadsNow(c, ship) && c.chosen?.params.good ? [c.chosen.params.good] : []);

/** Whether the goods that are asked for are this ship's: two of a kind may be in port. @param {Context} c @param {Ship} ship */
const unloadsNow = (c, ship) => {
  const asked = c.offered.map(({ params }) => `${params.good}${params.n}`).join();
  return (
    Object.entries(ship.cargo)
      .map(([good, n]) => `${good}${n}`)
      .join() === asked
  );
};

/** How many cubes of this ship the answer being composed would sell, by good. @param {Context} c @param {Ship} ship */
function leaving(c, ship) {
  const asked = c.asks("selling.ship") && c.decision?.params.ship === ship.ship && unloadsNow(c, ship);
  return asked ? c.sold() : new Map();
}

/** @param {Context} c @param {Ship} ship */
const holdOf = (c, ship) =>
  hold({
    goods: oneByOne(ship.cargo),
    coming: comesAboard(c, ship),
    leaving: leaving(c, ship),
    room: ship.tonnage,
    text: c.inWords(ship.cargo) || c.w("ship.empty"),
    name: ship.id,
  });

/** @param {Context} c @param {{speed: number, tonnage: number}} kind */
const figures = (c, kind) =>
  html`<span class="speeds"><span title=${c.w("speed")}>${icon("captain")}<span class="sr">${c.w("speed")} </span>${kind.speed}</span><span title=${c.w("tonnage")}>${icon("crate")}<span class="sr">${c.w("tonnage")} </span>${kind.tonnage}</span></span>`;

/** @param {Context} c @param {Ship} ship @param {Company} owner */
function shipCard(c, ship, owner) {
  const active = loadsNow(c, ship) || leaving(c, ship).size > 0;
  return html`<div class="ship ${active ? "active" : ""} ${ship.where === "port" ? "" : "away"} house-${c.house(owner.company)}" data-target=${ship.id}>
    <header><b title=${c.title(ship.ship)}>${c.title(ship.ship)}</b>${figures(c, ship)}</header>
    ${vessel(ship.ship)}${holdOf(c, ship)}<footer>${where(c, ship)}</footer></div>`;
}

/** @param {Context} c */
const emptyDock = (c) =>
  html`<div class="ship bare"><span>${icon("dock")}</span><footer>${c.w("dock.free")}</footer></div>`;

/** @param {Context} c @param {Company} owner */
function warehouse(c, owner) {
  const goods = oneByOne(owner.store);
  const room = Math.max(0, owner.stores - goods.length);
  const places = hold({
    goods,
    leaving: c.asks("selling.warehouse") && c.isMine(owner.company) ? c.sold() : new Map(),
    room: owner.stores,
    text: goods.length ? goods.map((good) => c.label(good)).join(", ") : c.w("warehouse.empty"),
    end: owner.stores ? nothing : html`<span class="cube locked">${icon("lock")}</span>`,
  });
  return html`<div class="ship ware"><header><b>${c.w("warehouse")}</b></header>
    ${places}<footer>${c.w(owner.stores ? "warehouse.room" : "warehouse.none", { n: room, of: owner.stores })}</footer></div>`;
}

/** @param {Context} c @param {Company} owner */
const docks = (c, owner) => html`<div class="docks n-${Math.max(owner.docks, owner.ships.length)}">
  ${owner.ships.map((ship) => shipCard(c, ship, owner))}
  ${times(owner.docks - owner.ships.length, () => emptyDock(c))}
  ${warehouse(c, owner)}</div>`;

/** Why a ship of the yard cannot be bought, or what buying it would leave. @param {Context} c @param {ShipForSale} tile @param {Option} [option] */
function yardNote(c, tile, option) {
  if (tile.period > c.period.period) return c.w("yard.period", { n: tile.period });
  if (option?.closed) return c.w("yard.dear", { n: tile.cost - (c.mine?.cash ?? 0) });
  return option ? c.w("yard.then", { cash: option.params.cash }) : c.w("yard.now");
}

/** Ships that can still be bought, with what buying one would leave. @param {Context} c @param {Company} owner */
function yard(c, owner) {
  if (!owner.stack.length) return blank(c.w("yard.empty"));
  const options = byTarget(optionsOf(c, "agents.ship"));
  return html`<div class="yard">${owner.stack.map((tile) => {
    const option = options.get(tile.id);
    const note = yardNote(c, tile, option);
    return html`<div class="ship built ${tile.period > c.period.period ? "later" : ""} house-${c.house(owner.company)}" data-target=${tile.id} title=${option?.closed?.text ?? nothing}>
      <header><b title=${c.title(tile.ship)}>${c.title(tile.ship)}</b>${price(c, tile.cost)}</header>${vessel(tile.ship)}${figures(c, tile)}
      <footer title=${note}>${note}</footer></div>`;
  })}</div>`;
}

/** @param {string} name @param {string} text @param {number} value */
const tag = (name, text, value) => html`<span class="tag">${icon(name)}${text} <b>${value}</b></span>`;

/** The company's own shares, which its player cannot sell. @param {Context} c @param {Company} owner */
const presidency = (c, { company, presidency: n }) => {
  const text = c.w("port.presidency", { n });
  return html`<span class="held" title=${text}>${c.arms(company)}<b>+${n}</b><span class="sr">${text}</span></span>`;
};

/** @param {Context} c @param {Company} owner */
function shares(c, owner) {
  const held = owner.shares.filter(({ n }) => n);
  if (!held.length && !owner.presidency) return nothing;
  return html`<span class="tag" title=${c.w("port.shares")}>${icon("share")}${owner.presidency ? presidency(c, owner) : nothing}${held.map(
    ({ company, n }) =>
      html`<span class="held">${c.arms(company)}<b>${n}</b><span class="sr">${c.title(company)}</span></span>`,
  )}</span>`;
}

/** @param {Context} c @param {Company} owner */
const tags = (c, owner) => html`<span class="tags">
    ${tag("trading-post", c.w("port.posts"), owner.posts)}
    ${owner.dividends_due ? tag("share", c.w("port.due"), owner.dividends_due) : nothing}
    ${shares(c, owner)}
  </span>`;

/** @type {Record<string, {picture: string, body: (c: Context, owner: Company) => unknown}>} */
const TABS = {
  docks: { picture: "dock", body: docks },
  yard: { picture: "shipyard", body: yard },
  agents: { picture: "agent", body: agentsList },
};

/** What is being looked at below: chosen for this question, else the docks. @param {Context} c */
const tabOf = (c) => looked(c, "port", question(c)) ?? "docks";

/** @param {Context} c @param {Company} owner */
const tabs = (c, owner) =>
  html`<span class="end port-tabs">${Object.entries(TABS).map(([id, { picture }]) =>
    lookButton({
      key: "port",
      value: id,
      during: question(c),
      pressed: tabOf(c) === id,
      cls: "tab",
      body: html`${icon(picture)}${c.w(`tab.${id}`)}`,
    }),
  )}
    ${whose(
      c,
      "company",
      c.w("port.whose"),
      c.board.companies.map((one) => {
        const text = c.w("port.of", { who: c.name(one.company) });
        return { owner: one.company, value: one.company, pressed: one === owner, title: text, label: text };
      }),
    )}</span>`;

/** `building`: a ship is being bought, so shipyard and docks are both open. @param {Context} c @param {string} cls @param {boolean} building */
export function port(c, cls, building) {
  const owner = building && c.mine ? c.mine : companyOf(c);
  const title = c.isMine(owner.company) ? c.w("port.mine") : c.w("port.of", { who: c.name(owner.company) });
  return html`<section class="panel eic-port ${cls}" aria-label=${c.w("port")}>
    ${heading(wholeBy(owner.id, title), tags(c, owner), building ? nothing : tabs(c, owner))}
    ${building ? html`${yard(c, owner)}${docks(c, owner)}` : TABS[tabOf(c)].body(c, owner)}
  </section>`;
}
