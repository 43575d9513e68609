// @ts-check
// Parliament: the dial, the laws drawn and in force, the vote, and what it means to every family.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { optionsOf } from "../kit/answers.js";
import { line, lines } from "../kit/cards.js";
import { icon } from "../kit/icons.js";
import { blank, head, rules } from "../kit/panels.js";
import { lawCard } from "./cards.js";
import { power } from "./company.js";
import { dial } from "./dial.js";
import { outcomes, sessionOf } from "./outcomes.js";
import { EAR, OF_DIAL, OF_LAWS, OF_VOTES } from "./questions.js";
import { families, votes } from "./votes.js";

/** @import { Context } from "./context.js" */

/** Laws that the question offers. @param {Context} c @returns {string[]} */
const offeredLaws = (c) => optionsOf(c, ...OF_LAWS).flatMap(({ params }) => (params.law ? [params.law] : []));

/** Laws that can be chosen or are voted on, each with what it is there for. @param {Context} c */
function laws(c) {
  const { law, revealed, deck, discards } = c.board.parliament;
  const offered = offeredLaws(c);
  const session = sessionOf(c);
  const open = [...new Set([...offered, ...(session ? [session.law] : revealed)])].filter((one) => one !== law);
  const left = c.w("laws.deck", { n: deck, gone: discards.length });
  const card = (/** @type {string} */ one) =>
    lawCard(c, one, {
      foot: session ? c.w("law.kept") : offered.includes(one) || !law ? c.w("law.open") : c.w("law.kept"),
    });
  return html`<section class="panel laws" aria-label=${c.w("laws")}>
    ${head(c.w("laws"), session ? c.w("session.note") : c.w("laws.note", { n: c.inWords(c.figures.drawn) }), html`<span class="small muted" data-target=${c.printed.elements.law_deck}>${left}</span>`)}
    <div class="lawrow n-${Math.min(3, open.length + (law ? 1 : 0))}">${open.map(card)}
      ${law ? lawCard(c, law, { voted: true, foot: c.w("law.now") }) : nothing}
      ${open.length || law ? nothing : blank(c.w("laws.none"))}</div></section>`;
}

/** @param {Context} c @param {string} law */
const passed = (c, law) =>
  line({ picture: icon("law"), name: c.title(law), text: c.does(law), target: c.law(law).id, title: c.does(law) });

/** @param {Context} c */
function inForce(c) {
  const { passed: all } = c.board.parliament;
  return html`<section class="panel force" aria-label=${c.w("force")}>${head(c.w("force"), nothing, rules(c, "jc2.parliament.resolve.pass.place"))}
  ${all.length ? lines(all.map((one) => passed(c, one))) : html`<p class="small muted foot">${c.w("force.none")}</p>`}
  ${power(c)}</section>`;
}

/** Which part the question is about: on the phone it comes first. @param {Context} c */
function lead(c) {
  if (c.asks(...OF_LAWS)) return "laws";
  if (c.asks(...OF_DIAL)) return "dial";
  return c.asks(...OF_VOTES, EAR) ? "votes" : "";
}

/** @param {Context} c @param {string} cls */
export function parliament(c, cls) {
  const session = sessionOf(c);
  return html`<div class="jc2-books jc2-parliament ${cls}" data-lead=${lead(c)}>${session ? outcomes(c, session) : dial(c)}${laws(c)}${votes(c)}${families(c)}${inForce(c)}</div>`;
}
