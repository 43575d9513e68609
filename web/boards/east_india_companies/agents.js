// @ts-check
// The ring of five Characters with their ability boxes, and the centre.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { optionsOf } from "../kit/answers.js";
import { byTarget } from "../kit/context.js";
import { price } from "../kit/figures.js";
import { icon } from "../kit/icons.js";
import { token } from "../kit/tokens.js";
import { goodIcon, myGhost } from "./context.js";

/** @import { Option } from "../../contract" */
/** @import { Context } from "./context.js" */
/** @import { Box, Character, StandingAgent } from "./view" */
/** @typedef {Map<string, Option>} Options */

const FAR = "eic.agents.reach.far";
/** @type {Record<string, string>} */
const BOX_ICONS = {
  ship: "ship",
  dock_extension: "dock",
  influence: "eye",
  trading_post: "trading-post",
  expertise: "hourglass",
  cartography: "compass",
};

/** @param {Box} box */
const boxIcon = (box) => (box.good ? goodIcon(box.good) : icon(BOX_ICONS[box.kind]));

/** "Trading tea", "Influence, Indies": short enough for the box. @param {Context} c @param {Box} box */
const boxName = (c, box) =>
  c.w(box.kind === "influence" ? `box.${box.box}` : `box.${box.kind}`, { good: box.good ? c.label(box.good) : "" });

/** The Agents on a box, in the order in which they came. @param {Context} c @param {Box} box */
function entered(c, box) {
  const chosen = c.asks("agents.where") && c.chosen?.value === box.box;
  return html`<span class="here">${box.entered.map((company) => {
    const agent = c.company(company).agents.find((one) => one.at === box.box);
    return token(c, company, { piece: agent?.id ?? nothing });
  })}${chosen ? myGhost(c) : nothing}</span>`;
}

/** One short line: why the box is shut, or what it does. The whole sentence of the option is its title. @param {Context} c @param {Box} box @param {Option} [option] */
function line(c, box, option) {
  if (option?.closed && option.closed.rule !== FAR) return option.closed.text;
  if (option && !option.closed && box.kind === "expertise") return c.w("box.place", { n: option.params.place });
  if (option && !option.params.docks && box.kind === "dock_extension") return c.w("box.docks");
  return c.w(`boxhelp.${box.kind}`);
}

/** @param {Context} c @param {Box} box @param {Options} options */
function boxRow(c, box, options) {
  const option = options.get(box.id);
  const cost = option && !option.closed && option.params.cost;
  return html`<div class="bx ${option?.closed ? "shut" : ""}" data-target=${box.id} title=${option?.detail || c.w(`phase.${box.phase}`)}>${boxIcon(box)}
    <span class="bx-words">${boxName(c, box)}<small>${line(c, box, option)}</small></span><span class="bx-side">${cost ? price(c, cost) : nothing}${entered(c, box)}</span></div>`;
}

/** An Agent that has not been placed. Its target lets it be chosen. @param {Context} c @param {StandingAgent} piece */
function standing(c, { id, company, agent }) {
  const leaves = c.asks("agents.where") && c.chosen && c.isMine(company) && c.decision?.params.agent === agent;
  return token(c, company, {
    target: id,
    piece: id,
    cls: leaves ? "from" : "",
    title: c.w("agent.at", { who: c.name(company) }),
  });
}

/** @param {Context} c @param {Character} one @param {Options} options */
function character(c, one, options) {
  const known = one.boxes.map((box) => options.get(box.id)).filter(Boolean);
  const far = known.length > 0 && known.every((option) => option?.closed?.rule === FAR);
  return html`<section class="chr chr-${one.character} ${far ? "far" : ""}" aria-label=${c.label(one.character)}>
    <header><span class="med">${icon(one.character)}</span><h2>${c.label(one.character)}</h2>
      ${one.standing.length || far ? html`<span class="stand">${one.standing.map((piece) => standing(c, piece))}${far ? html`<small>${c.w("ring.far")}</small>` : nothing}</span>` : nothing}</header>
    ${one.boxes.map((box) => boxRow(c, box, options))}
  </section>`;
}

/** @param {Context} c @param {Options} options */
function centre(c, options) {
  const { id, standing: there } = c.board.characters.centre;
  return html`<div class="cz" data-target=${id}>${icon("agent")}<h2>${c.w("ring.centre")}</h2>
    <small>${options.get(id)?.closed?.text ?? c.w("ring.centre.help")}</small>
    <span class="here">${there.map((piece) => standing(c, piece))}${c.comes(id, "agents.where") ? myGhost(c) : nothing}</span></div>`;
}

/** Agents that stand nowhere: everybody's in the first period, and those that were stuck in the centre. @param {Context} c */
function inHand(c) {
  const loose = c.board.companies
    .filter((one) => !one.neutral)
    .flatMap(({ company, agents }) =>
      agents.map(({ id, start, at }, agent) => ({ id, company, agent, placed: Boolean(start || at) })),
    )
    .filter(({ placed }) => !placed);
  if (!loose.length) return nothing;
  return html`<div class="in-hand"><span class="small muted">${c.w("ring.hand")}</span>${loose.map((piece) => standing(c, piece))}</div>`;
}

/** @param {Context} c @param {string} cls */
export function ring(c, cls) {
  const options = byTarget(optionsOf(c, "agents.where"));
  return html`<section class="panel eic-ring ${cls}" aria-label=${c.w("ring")}>
    <svg class="rays" viewBox="0 0 600 420" preserveAspectRatio="none" aria-hidden="true"><path d="M300 20L560 110L490 350L110 350L40 110z"></path></svg>
    ${c.board.characters.ring.map((one) => character(c, one, options))}
    ${centre(c, options)}${inHand(c)}
  </section>`;
}

/** Where everybody's Agents stand, in five columns: for the phases after the placement. @param {Context} c */
export const agentsList = (c) =>
  html`<div class="agents-list">${c.board.characters.ring.map(
    (one) => html`<section aria-label=${c.label(one.character)}>
  <h3>${icon(one.character)}${c.label(one.character)}</h3>
  <ul>${one.boxes.map((box) => html`<li><span>${boxName(c, box)}</span><span class="here">${box.entered.map((company) => token(c, company))}</span></li>`)}</ul></section>`,
  )}</div>`;
