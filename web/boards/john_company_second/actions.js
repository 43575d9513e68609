// The six family actions, with the price, what they bring, and where the opportunity markers lie.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../../app/icons.js";
import { head, named, optionsOf, rules } from "./bits.js";
import { NOBODY } from "./context.js";
import { LAWS, PRICES } from "./printed.js";

const ACTIONS = {
  enlist_writer: "writer",
  enlist_officer: "officer",
  purchase_luxury: "luxury",
  purchase_shipyard: "shipyard",
  purchase_workshop: "workshop",
  seek_share: "share",
};

/** Questions in which the actions themselves are chosen. */
const ASKED = ["family.action", "family.again", "family.extra"];

/** The newest law in play that grants one more action: the action, or "". */
function granted(c) {
  const law = c.board.parliament.passed.findLast((one) => LAWS[one].extra);
  return law ? { law, action: LAWS[law].extra } : null;
}

function marker(c, family) {
  const text = c.w("action.marker", { who: c.name(family.seat) });
  return html`<span class="token" data-piece="opportunity:${family.seat}" title=${text}>${c.arms(family.seat)}<span class="sr">${text}</span></span>`;
}

/** The price of an action: what the question says, else the printed one; a share costs the price of a free space. */
function price(c, id, option) {
  const free = c.board.company.exchange.filter((one) => one.family === NOBODY).map((one) => one.price);
  if (id === "seek_share")
    return free.length ? c.w("action.from", { money: c.money(Math.min(...free)) }) : c.w("action.full");
  const cost = option?.params.cost ?? PRICES[id];
  return cost ? c.money(cost) : c.w("action.free");
}

const supplyLeft = (c, action) =>
  ({ purchase_luxury: c.board.london.luxuries, purchase_workshop: c.board.london.workshops })[action];

function action(c, id, option) {
  const left = supplyLeft(c, id);
  const law = granted(c);
  const doubled = c.mine?.opportunity === id;
  return html`<div class="action ${option?.closed ? "shut" : ""}" data-target="action-${id}" title=${option?.closed?.text ?? c.w(`action.${id}`)}>
    ${icon(ACTIONS[id])}<b>${c.title(`family.${id}`)}</b><span class="price">${price(c, id, option)}</span>
    <p class="small">${option?.closed ? option.closed.text : c.w(`action.${id}`)}</p>
    <span class="foot">${left === undefined ? nothing : html`<span class="small muted">${c.w("action.left", { n: left })}</span>`}
      ${law?.action === id ? named(c.w("action.extra", { law: c.label(law.law) }), html`${icon("law")}+1`, "tag") : nothing}
      ${doubled ? html`<span class="tag" title=${c.w("action.twice.help")}>${c.w("action.twice")}</span>` : nothing}
      <span class="end here">${[...c.families.values()].filter((one) => one.opportunity === id).map((one) => marker(c, one))}</span></span></div>`;
}

export function actions(c) {
  const options = new Map(optionsOf(c, ...ASKED).map((one) => [one.target, one]));
  return html`<section class="panel actions" aria-label=${c.w("actions")}>${head(c.w("actions"), c.w("actions.note"), rules(c, "jc2.family.opportunity.repeat"))}
    <div class="six">${Object.keys(ACTIONS).map((id) => action(c, id, options.get(`action-${id}`)))}</div></section>`;
}
