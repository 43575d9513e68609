// Parliament: the dial, the laws drawn and in force, the vote, and what it means to every family.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../../app/icons.js";
import { head, leadOf, optionsOf, rules } from "./bits.js";
import { does, lawCard } from "./cards.js";
import { power } from "./company.js";
import { dial } from "./dial.js";
import { families, votes } from "./votes.js";

// ── laws ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Laws that can be chosen or are voted on, each with what it is there for. */
function laws(c) {
  const { law, revealed, deck, discards } = c.board.parliament;
  const offered = optionsOf(c, "parliament.select", "parliament.old_ideas")
    .map((one) => one.value)
    .filter((one) => one !== "draw");
  const open = [...new Set([...offered, ...revealed])].filter((one) => one !== law);
  return html`<section class="panel laws" aria-label=${c.w("laws")}>
    ${head(c.w("laws"), c.w("laws.note"), html`<span class="small muted" data-target="law-deck">${c.w("laws.deck", { n: deck, gone: discards.length })}</span>`)}
    <div class="lawrow n-${Math.min(3, open.length + (law ? 1 : 0))}">${open.map((one) => lawCard(c, one, { foot: offered.includes(one) || !law ? c.w("law.open") : c.w("law.kept") }))}
      ${law ? lawCard(c, law, { state: "sel", target: nothing, foot: c.w("law.now") }) : nothing}
      ${open.length || law ? nothing : html`<p class="muted blank">${c.w("laws.none")}</p>`}</div></section>`;
}

const passed = (c, law) =>
  html`<div class="line" data-target="law-${law}" title=${does(c, law)}>${icon("law")}<span class="grow">${c.title(law)}<small>${does(c, law)}</small></span></div>`;

const inForce = (
  c,
) => html`<section class="panel force" aria-label=${c.w("force")}>${head(c.w("force"), nothing, rules(c, "jc2.parliament.resolve.pass.place"))}
  ${c.board.parliament.passed.length ? html`<div class="lines">${c.board.parliament.passed.map((one) => passed(c, one))}</div>` : html`<p class="small muted foot">${c.w("force.none")}</p>`}
  ${power(c)}</section>`;

const LEADS = {
  "parliament.select": "laws",
  "parliament.old_ideas": "laws",
  "parliament.policy": "dial",
  "parliament.shift": "dial",
  "parliament.": "votes",
  "policy.": "votes",
  "blackmail.ear": "votes",
};

export const parliament = (c, cls) =>
  html`<div class="jc2-books jc2-parliament ${cls}" data-lead=${leadOf(c, LEADS)}>${dial(c)}${laws(c)}${votes(c)}${families(c)}${inForce(c)}</div>`;
