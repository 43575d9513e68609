// The ring of five Characters with their ability boxes, and the centre.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../../app/icons.js";
import { goodIcon } from "./context.js";

const FAR = "eic.agents.reach.far";
const BOX_ICONS = {
  ship: "ship",
  dock_extension: "dock",
  influence: "eye",
  trading_post: "trading-post",
  expertise: "hourglass",
  cartography: "compass",
};

const boxIcon = (box) => (box.good ? goodIcon(box.good) : icon(BOX_ICONS[box.kind]));

/** "Trading tea", "Influence, Indies": short enough for the box. */
const boxName = (c, box) =>
  c.w(box.kind === "influence" ? `box.${box.box}` : `box.${box.kind}`, { good: box.good ? c.label(box.good) : "" });

const optionsByTarget = (c) =>
  new Map((c.asks("agents.where") ? c.decision.options : []).map((one) => [one.target, one]));

/** The Agents on a box, in the order in which they came. */
function entered(c, box) {
  const chosen = c.asks("agents.where") && c.chosen?.value === box.box;
  return html`<span class="here">${box.entered.map((company) => {
    const agent = c.companies.get(company).agents.find((one) => one.at === box.box);
    return c.token(company, { piece: agent.id });
  })}${chosen ? c.ghost(c.mine.company) : nothing}</span>`;
}

/** One short line: why the box is shut, or what it does. The whole sentence of the option is its title. */
function line(c, box, option) {
  if (option?.closed && option.closed.rule !== FAR) return option.closed.text;
  if (option && !option.closed && box.kind === "expertise") return c.w("box.place", { n: option.params.place });
  return c.w(`boxhelp.${box.kind}`);
}

const price = (c, option) =>
  option && !option.closed && option.params.cost
    ? html`<span class="cost">${option.params.cost}<small>${c.w("gp")}</small></span>`
    : nothing;

function boxRow(c, box, options) {
  const option = options.get(box.id);
  return html`<div class="bx ${option?.closed ? "shut" : ""}" data-target=${box.id} title=${option?.detail || c.w(`phase.${box.phase}`)}>${boxIcon(box)}
    <span class="bx-words">${boxName(c, box)}<small>${line(c, box, option)}</small></span><span class="bx-side">${price(c, option)}${entered(c, box)}</span></div>`;
}

/** An Agent that stands at its Character and has not been placed. Its target lets it be chosen. */
function standing(c, { id, company, agent }) {
  const leaves = c.asks("agents.where") && c.chosen && c.isMine(company) && c.decision.params.agent === agent;
  const text = c.w("agent.at", { who: c.owner(company) });
  return html`<span class="token ${leaves ? "from" : ""}" data-target=${id} data-piece=${id} title=${text}>${c.arms(company)}<span class="sr">${text}</span></span>`;
}

function character(c, one, options) {
  const known = one.boxes.map((box) => options.get(box.id)).filter(Boolean);
  const far = known.length > 0 && known.every((option) => option.closed?.rule === FAR);
  return html`<section class="chr chr-${one.character} ${far ? "far" : ""}" aria-label=${c.label(one.character)}>
    <header><span class="med">${icon(one.character)}</span><h2>${c.label(one.character)}</h2>
      ${one.standing.length || far ? html`<span class="stand">${one.standing.map((piece) => standing(c, piece))}${far ? html`<small>${c.w("ring.far")}</small>` : nothing}</span>` : nothing}</header>
    ${one.boxes.map((box) => boxRow(c, box, options))}
  </section>`;
}

function centre(c, options) {
  const { id, standing: there } = c.board.characters.centre;
  const chosen = c.asks("agents.where") && c.chosen?.target === id;
  return html`<div class="cz" data-target=${id}>${icon("agent")}<h2>${c.w("ring.centre")}</h2>
    <small>${options.get(id)?.closed?.text ?? c.w("ring.centre.help")}</small>
    <span class="here">${there.map((piece) => standing(c, piece))}${chosen ? c.ghost(c.mine.company) : nothing}</span></div>`;
}

/** Agents that stand nowhere: everybody's in the first period, and those that were stuck in the centre. */
function inHand(c) {
  const loose = c.board.companies
    .filter((one) => !one.neutral)
    .map((one) => ({ one, n: one.agents.filter((agent) => !agent.start && !agent.at).length }))
    .filter(({ n }) => n);
  if (!loose.length) return nothing;
  return html`<div class="in-hand"><span class="small muted">${c.w("ring.hand")}</span>${loose.map(({ one }) =>
    one.agents.map(({ id, start, at }, agent) =>
      start || at ? nothing : standing(c, { id, company: one.company, agent }),
    ),
  )}</div>`;
}

export function ring(c, cls = "") {
  const options = optionsByTarget(c);
  return html`<section class="panel eic-ring ${cls}" aria-label=${c.w("ring")}>
    <svg class="rays" viewBox="0 0 600 420" preserveAspectRatio="none" aria-hidden="true"><path d="M300 20L560 110L490 350L110 350L40 110z"></path></svg>
    ${c.board.characters.ring.map((one) => character(c, one, options))}
    ${centre(c, options)}${inHand(c)}
  </section>`;
}

/** Where everybody's Agents stand, in five columns: for the phases after the placement. */
export const agentsList = (c) =>
  html`<div class="agents-list">${c.board.characters.ring.map(
    (one) => html`<section aria-label=${c.label(one.character)}>
  <h3>${icon(one.character)}${c.label(one.character)}</h3>
  <ul>${one.boxes.map((box) => html`<li><span>${boxName(c, box)}</span><span class="here">${box.entered.map((company) => c.token(company))}</span></li>`)}</ul></section>`,
  )}</div>`;
