// The ports: docks with their ships and cargoes, the warehouse, the shipyard, and where everybody's Agents stand.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../../app/icons.js";
import { agentsList } from "./agents.js";
import { cube, cubesOf } from "./context.js";
import { vessel } from "./vessels.js";

const LEFT = "left";

/** A tab is opened for the question that is asked. */
const lookedAt = (c, tab) => `${c.decision?.code ?? ""}|${tab}`;

/** What is being looked at below: chosen for this question, else what the question is about. */
function tabOf(c) {
  return Object.keys(BODIES).find((tab) => c.ui.port === lookedAt(c, tab)) ?? "docks";
}

const companyOf = (c) => c.companies.get(c.ui.company) ?? c.mine ?? c.board.companies[0];

const where = (c, ship) => {
  if (ship.where === LEFT) return c.w("ship.left", { zone: c.label(ship.zone) });
  if (ship.where === "secret") return c.w("ship.secret");
  if (ship.where === "sea") return ship.zone ? c.w("ship.sea", { zone: c.label(ship.zone) }) : c.w("ship.away");
  return c.w(cubesOf(ship.cargo).length ? "ship.loaded" : "ship.docked");
};

/** The cube that the chosen option would put aboard. */
const comesAboard = (c, ship) =>
  c.asks("loading.ship") && c.chosen?.params.good && loadsNow(c, ship) ? c.chosen.params.good : null;

const loadsNow = (c, ship) => c.asks("loading.ship") && c.decision.options.some((one) => one.target === ship.id);

/** How many cubes of this ship the answer being composed would sell, by good. */
function leaving(c, ship) {
  if (!c.asks("selling.ship") || c.decision.params.ship !== ship.ship || !unloadsNow(c, ship)) return new Map();
  return c.sold();
}

const unloadsNow = (c, ship) => {
  const goods = c.decision.slots.map((slot) => `${slot.params.good}${slot.params.n}`).join();
  return (
    Object.entries(ship.cargo)
      .map(([good, n]) => `${good}${n}`)
      .join() === goods
  );
};

function hold(c, ship) {
  const aboard = cubesOf(ship.cargo);
  const next = comesAboard(c, ship);
  const sold = leaving(c, ship);
  const free = Math.max(0, ship.tonnage - aboard.length - (next ? 1 : 0));
  const spoken = aboard.length
    ? Object.entries(ship.cargo)
        .map(([good, n]) => `${n} ${c.label(good)}`)
        .join(", ")
    : c.w("ship.empty");
  const count = new Map();
  return html`<span class="holds" role="img" aria-label=${spoken} data-hold=${ship.id}>${aboard.map((good) => {
    count.set(good, (count.get(good) ?? 0) + 1);
    return cube(good, count.get(good) <= (sold.get(good) ?? 0) ? "gone" : "");
  })}${next ? cube(next, "next") : nothing}${Array.from({ length: free }, () => html`<span class="cube hold"></span>`)}</span>`;
}

const figures = (c, kind) =>
  html`<span class="speeds"><span title=${c.w("speed")}>${icon("captain")}<span class="sr">${c.w("speed")} </span>${kind.speed}</span><span title=${c.w("tonnage")}>${icon("crate")}<span class="sr">${c.w("tonnage")} </span>${kind.tonnage}</span></span>`;

function shipCard(c, ship, owner) {
  const active = loadsNow(c, ship) || (c.asks("selling.ship") && leaving(c, ship).size > 0);
  return html`<div class="ship ${active ? "active" : ""} ${ship.where === "port" ? "" : "away"} house-${c.house(owner.company)}" data-target=${ship.id}>
    <header><b>${c.title(ship.ship)}</b>${figures(c, ship)}</header>
    ${vessel(ship.ship)}${hold(c, ship)}<footer>${where(c, ship)}</footer></div>`;
}

const emptyDock = (c) =>
  html`<div class="ship bare"><span>${icon("dock")}</span><footer>${c.w("dock.free")}</footer></div>`;

function warehouse(c, owner) {
  const stored = cubesOf(owner.store);
  const free = Math.max(0, owner.stores - stored.length);
  const sold = c.asks("selling.warehouse") && c.isMine(owner.company) ? c.sold() : new Map();
  const count = new Map();
  return html`<div class="ship ware"><header><b>${c.w("warehouse")}</b></header>
    <span class="holds" role="img" aria-label=${stored.length ? stored.map((good) => c.label(good)).join(", ") : c.w("warehouse.empty")}>${stored.map(
      (good) => {
        count.set(good, (count.get(good) ?? 0) + 1);
        return cube(good, count.get(good) <= (sold.get(good) ?? 0) ? "gone" : "");
      },
    )}${Array.from({ length: free }, () => html`<span class="cube hold"></span>`)}${owner.stores ? nothing : html`<span class="cube locked">${icon("lock")}</span>`}</span>
    <footer>${c.w(owner.stores ? "warehouse.room" : "warehouse.none", { n: free, of: owner.stores })}</footer></div>`;
}

const docks = (c, owner) => html`<div class="docks n-${Math.max(owner.docks, owner.ships.length)}">
  ${owner.ships.map((ship) => shipCard(c, ship, owner))}
  ${Array.from({ length: Math.max(0, owner.docks - owner.ships.length) }, () => emptyDock(c))}
  ${warehouse(c, owner)}</div>`;

/** Why a ship of the yard cannot be bought, or what buying it would leave. */
function yardNote(c, tile, option) {
  if (tile.period > c.period.period) return c.w("yard.period", { n: tile.period });
  if (option?.closed) return c.w("yard.dear", { n: tile.cost - c.mine.cash });
  return option ? c.w("yard.then", { cash: option.params.cash }) : c.w("yard.now");
}

/** Ships that can still be bought, with what buying one would leave. */
function yard(c, owner) {
  if (!owner.stack.length) return html`<p class="muted blank">${c.w("yard.empty")}</p>`;
  const options = new Map((c.asks("agents.ship") ? c.decision.options : []).map((one) => [one.target, one]));
  return html`<div class="yard">${owner.stack.map((tile) => {
    const option = options.get(tile.id);
    return html`<div class="ship built ${tile.period > c.period.period ? "later" : ""} house-${c.house(owner.company)}" data-target=${tile.id} title=${option?.closed?.text ?? nothing}>
      <header><b>${c.title(tile.ship)}</b><span class="cost">${tile.cost}<small>${c.w("gp")}</small></span></header>${vessel(tile.ship)}${figures(c, tile)}
      <footer>${yardNote(c, tile, option)}</footer></div>`;
  })}</div>`;
}

const tag = (name, text, value) => html`<span class="tag">${icon(name)}${text} <b>${value}</b></span>`;

function tags(c, owner) {
  const held = owner.shares.filter(({ n }) => n);
  return html`<span class="tags">
    ${tag("trading-post", c.w("port.posts"), owner.posts)}
    ${owner.dividends_due ? tag("share", c.w("port.due"), owner.dividends_due) : nothing}
    ${held.length || owner.presidency ? html`<span class="tag" title=${c.w("port.shares")}>${icon("share")}${owner.presidency ? html`<span class="held" title=${c.w("port.presidency", { n: owner.presidency })}>${c.arms(owner.company)}<b>+${owner.presidency}</b><span class="sr">${c.w("port.presidency", { n: owner.presidency })}</span></span>` : nothing}${held.map(({ company, n }) => html`<span class="held">${c.arms(company)}<b>${n}</b><span class="sr">${c.title(company)}</span></span>`)}</span>` : nothing}
  </span>`;
}

function tabs(c, open, owner) {
  const tab = (id, name) =>
    html`<button class="tab" data-do="board-look" data-key="port" data-value=${lookedAt(c, id)} aria-pressed=${open === id}>${icon(name)}${c.w(`tab.${id}`)}</button>`;
  return html`<span class="end port-tabs">${tab("docks", "dock")}${tab("yard", "shipyard")}${tab("agents", "agent")}
    <span class="whose" role="group" aria-label=${c.w("port.whose")}>${c.board.companies.map(
      (
        one,
      ) => html`<button class="who-tab" data-do="board-look" data-key="company" data-value=${one.company} aria-pressed=${one === owner}
      title=${c.w("port.of", { who: c.owner(one.company) })} aria-label=${c.w("port.of", { who: c.owner(one.company) })}>${c.arms(one.company)}</button>`,
    )}</span></span>`;
}

const BODIES = { docks, yard, agents: (c) => agentsList(c) };

/** `building`: a ship is being bought, so shipyard and docks are both open. */
export function port(c, { cls = "", building = false }) {
  const owner = building ? c.mine : companyOf(c);
  const open = tabOf(c);
  return html`<section class="panel eic-port ${cls}" data-target=${owner.id} aria-label=${c.w("port")}>
    <div class="stagehead"><h2>${c.isMine(owner.company) ? c.w("port.mine") : c.w("port.of", { who: c.owner(owner.company) })}</h2>${tags(c, owner)}${building ? nothing : tabs(c, open, owner)}</div>
    ${building ? html`${yard(c, owner)}${docks(c, owner)}` : BODIES[open](c, owner)}
  </section>`;
}
