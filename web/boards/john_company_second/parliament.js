// Parliament: the dial, the laws drawn and in force, the vote, and what it means to every family.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../../app/icons.js";
import { head, optionsOf, rules } from "./bits.js";
import { does, lawCard, openCard } from "./cards.js";
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

// ── the viewer's own ballots ───────────────────────────────────────────────────────────────────────────────────────

/** Enterprises and money that are turned for votes: a click adds one of a kind. */
function ballots(c) {
  if (!c.asks("parliament.cast_for") && !c.asks("parliament.cast_against")) return nothing;
  return html`<section class="panel ballots" aria-label=${c.w("ballots")}>${head(c.w("ballots"), c.w("ballots.note"))}
    <div class="deedrow">${c.decision.slots.map((slot, at) => {
      const n = c.view.answer?.[at] ?? 0;
      return html`<button class="pick ballot ${n ? "is-chosen" : "is-option"}" data-do="answer-allot" data-at=${at} data-by=${n < slot.cap ? 1 : -n} aria-pressed=${n > 0} aria-description=${slot.detail || nothing}>
        <b>${slot.text}</b><span>${c.w("ballots.given", { n, of: slot.cap, votes: n * slot.params.each })}</span></button>`;
    })}</div></section>`;
}

/** Cards with votes that can be turned in the vote, and the Tax Collectors while they are asked. */
function collectors(c) {
  if (!c.asks("parliament.collectors")) return nothing;
  return html`<section class="panel ballots" aria-label=${c.title("tax_collectors")}>${openCard(c, "tax_collectors")}</section>`;
}

export const parliament = (c, cls) => html`<div class="jc2-parliament ${cls}">${dial(c)}${laws(c)}${votes(c)}${ballots(c)}${collectors(c)}${families(c)}${inForce(c)}</div>`;
