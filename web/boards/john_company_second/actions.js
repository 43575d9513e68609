// @ts-check
// The six family actions, with the price, what they bring, and where the opportunity markers lie.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { optionsOf } from "../kit/answers.js";
import { byTarget } from "../kit/context.js";
import { named } from "../kit/figures.js";
import { icon } from "../kit/icons.js";
import { head, rules } from "../kit/panels.js";
import { token } from "../kit/tokens.js";
import { NOBODY } from "./context.js";

/** @import { Option } from "../../contract" */
/** @import { Context } from "./context.js" */
/** @import { Action, Family } from "./view" */

/** What an action is drawn with. @type {Record<string, string>} */
const PICTURES = {
  enlist_writer: "writer",
  enlist_officer: "officer",
  purchase_luxury: "luxury",
  purchase_shipyard: "shipyard",
  purchase_workshop: "workshop",
  seek_share: "share",
};

/** Questions in which the actions themselves are chosen. */
const ASKED = ["family.action", "family.again", "family.extra"];

/** The newest law in play that grants one more action. @param {Context} c */
const granting = (c) => c.board.parliament.passed.findLast((one) => c.law(one).extra);

/** @param {Context} c @param {Family} family */
const marker = (c, { seat, marker: marked }) =>
  token(c, seat, { piece: marked, title: c.w("action.marker", { who: c.name(seat) }) });

/** The price of an action: what the question says, else the printed one; a share costs the price of a free space. @param {Context} c @param {Action} one @param {Option} [option] */
function price(c, one, option) {
  if (one.price === null) {
    const free = c.board.company.exchange.filter(({ family }) => family === NOBODY).map((space) => space.price);
    return free.length ? c.w("action.from", { money: c.money(Math.min(...free)) }) : c.w("action.full");
  }
  const cost = option?.params.cost ?? one.price;
  return cost ? c.money(cost) : c.w("action.free");
}

/** How many there are left of what an action buys, where their number ends. @param {Context} c @param {string} action @returns {number | undefined} */
const supplyLeft = (c, action) => {
  const { luxuries, workshops } = c.board.london;
  return new Map([
    ["purchase_luxury", luxuries],
    ["purchase_workshop", workshops],
  ]).get(action);
};

/** @param {Context} c @param {Action} one @param {Option} [option] */
function action(c, one, option) {
  const { id: target, action: id } = one;
  const left = supplyLeft(c, id);
  const law = granting(c);
  const doubled = c.mine?.opportunity === id;
  return html`<div class="action ${option?.closed ? "shut" : ""}" data-target=${target} title=${option?.closed?.text ?? c.does(id)}>
    ${icon(PICTURES[id])}<b>${c.title(`family.${id}`)}</b><span class="price">${price(c, one, option)}</span>
    <p class="small">${option?.closed ? option.closed.text : c.does(id)}</p>
    <span class="foot">${left === undefined ? nothing : html`<span class="small muted">${c.w("action.left", { n: left })}</span>`}
      ${law && c.law(law).extra === id ? named(c.w("action.extra", { law: c.label(law) }), html`${icon("law")}+1`, "tag") : nothing}
      ${doubled ? html`<span class="tag" title=${c.w("action.twice.help")}>${c.w("action.twice")}</span>` : nothing}
      <span class="end here">${c.board.families.filter((family) => family.opportunity === id).map((family) => marker(c, family))}</span></span></div>`;
}

/** @param {Context} c */
export function actions(c) {
  const options = byTarget(optionsOf(c, ...ASKED));
  return html`<section class="panel actions" aria-label=${c.w("actions")}>${head(c.w("actions"), c.w("actions.note", { n: c.inWords(c.figures.repeats) }), rules(c, "jc2.family.opportunity.repeat"))}
    <div class="six">${c.printed.actions.map((one) => action(c, one, options.get(one.id)))}</div></section>`;
}
