// Parliament: the dial, the laws drawn and in force, the vote, and what it means to every family.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../../app/icons.js";
import { head, optionsOf, pick, rules } from "./bits.js";
import { does, lawCard } from "./cards.js";
import { power } from "./company.js";
import { dial } from "./dial.js";
import { families, votes } from "./votes.js";

// ── laws ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Laws that can be chosen or are voted on, each with what it is there for. */
function laws(c) {
  const { law, revealed, deck, discards } = c.board.parliament;
  const offered = optionsOf(c, "parliament.select", "parliament.old_ideas").map((one) => one.value).filter((one) => one !== "draw");
  const open = [...new Set([...offered, ...revealed])].filter((one) => one !== law);
  return html`<section class="panel laws" aria-label=${c.w("laws")}>
    ${head(c.w("laws"), c.w("laws.note"), html`<span class="small muted" data-target="law-deck">${c.w("laws.deck", { n: deck, gone: discards.length })}</span>`)}
    <div class="lawrow n-${Math.min(3, open.length + (law ? 1 : 0))}">${open.map((one) => lawCard(c, one, { foot: offered.includes(one) || !law ? c.w("law.open") : c.w("law.kept") }))}
      ${law ? lawCard(c, law, { state: "sel", target: nothing, foot: c.w("law.now") }) : nothing}
      ${open.length || law ? nothing : html`<p class="muted blank">${c.w("laws.none")}</p>`}</div></section>`;
}

const passed = (c, law) => html`<li class="line" data-target="law-${law}" title=${does(c, law)}>${icon("law")}<span class="grow">${c.title(law)}<small>${does(c, law)}</small></span></li>`;

const inForce = (c) => html`<section class="panel force" aria-label=${c.w("force")}>${head(c.w("force"), nothing, rules(c, "jc2.parliament.resolve.pass.place"))}
  ${c.board.parliament.passed.length ? html`<ul class="lines">${c.board.parliament.passed.map((one) => passed(c, one))}</ul>` : html`<p class="small muted foot">${c.w("force.none")}</p>`}
  ${power(c)}</section>`;

// ── what is asked of the viewer ────────────────────────────────────────────────────────────────────────────────────

/** A kind of ballot, or of what is lost: each click adds one more. */
function slot(c, one, at) {
  const n = c.view.answer?.[at] ?? 0;
  const { each } = one.params;
  return html`<button class="pick deal ${n ? "is-chosen" : "is-option"}" data-do="answer-allot" data-at=${at} data-by=${n < one.cap ? 1 : -n} data-for=${one.target ?? nothing}
    aria-pressed=${n > 0} aria-description=${one.detail || nothing}><b>${one.text}</b><span>${each ? c.w("asked.votes", { n, of: one.cap, votes: n * each }) : c.w("asked.given", { n, of: one.cap })}</span></button>`;
}

/** The options that have no place of their own on the board: to vote, in whose name, with whose promise. */
const option = (c, one) => pick(c, one, html`<b>${one.text}</b>${one.closed ? html`<span>${one.closed.text}</span>` : one.detail ? html`<span>${one.detail}</span>` : nothing}`, "deal");

/** Questions that the dial and the cards themselves answer. */
const ON_BOARD = ["parliament.select", "parliament.old_ideas", "parliament.policy", "parliament.shift"];

function asked(c) {
  const { decision } = c;
  if (!decision || !/^(parliament|policy)\./.test(decision.code) || ON_BOARD.includes(decision.code)) return nothing;
  return html`<section class="panel asked" aria-label=${c.w("asked")}><div class="deals">${decision.slots ? decision.slots.map((one, at) => slot(c, one, at)) : decision.options.map((one) => option(c, one))}</div></section>`;
}

export const parliament = (c, cls) => html`<div class="jc2-books jc2-parliament ${cls}">${asked(c)}${dial(c)}${laws(c)}${votes(c)}${families(c)}${inForce(c)}</div>`;
