// @ts-check
// A family: what it owns, the cards before it, its promises, and the secrets that only their holder sees.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { actsOn } from "../kit/answers.js";
import { line, lines } from "../kit/cards.js";
import { figure } from "../kit/figures.js";
import { icon } from "../kit/icons.js";
import { sum } from "../kit/lists.js";
import { looked, question, whose } from "../kit/looks.js";
import { head, subhead } from "../kit/panels.js";
import { actions } from "./actions.js";
import { cardLine } from "./cards.js";
import { promises } from "./promises.js";

/** @import { Context } from "./context.js" */
/** @import { Facedown, Family, Yard } from "./view" */
/** @typedef {[picture: string, n: number | boolean, text: string]} Fact */

/** Which family is looked at: the one chosen, else the viewer's own. @param {Context} c */
const familyOf = (c) => c.families.get(Number(looked(c, "family") ?? NaN)) ?? c.mine ?? c.board.families[0];

/** @param {Context} c @param {Family} shown */
const others = (c, shown) =>
  whose(
    c,
    "family",
    c.w("family.whose"),
    c.board.families.map((one) => ({
      owner: one.seat,
      value: one.seat,
      pressed: one === shown,
      title: c.name(one.seat),
      label: c.w("family.look", { who: c.name(one.seat) }),
    })),
  );

// ── what it owns ───────────────────────────────────────────────────────────────────────────────────────────────────

/** @param {Context} c @param {number} seat */
const upkeepOf = (c, seat) => sum(c.board.london.prizes.map((prize) => prize.upkeep * prize.pieces[seat]));

/** Figures in words, each with its icon; what there is none of is left out. @param {Context} c @param {Fact[]} list */
function facts(c, list) {
  const there = list.filter(([, n]) => n);
  return there.length
    ? html`<ul class="facts">${there.map(([picture, , text]) => html`<li>${icon(picture)}${text}</li>`)}</ul>`
    : html`<p class="small muted">${c.w("family.nothing")}</p>`;
}

/** Pieces of this family by where they stand. @param {Context} c @param {Family} family */
function people(c, { seat, supply }) {
  const { armies, offices, london, events, regions } = c.board;
  const orders = regions.flatMap((one) => one.orders).filter((one) => one.writer === seat).length;
  const officers = armies.map(({ active, exhausted }) => active[seat] + exhausted[seat]);
  /** @type {[string, number, string][]} */
  const posted = [
    ["family-member", supply, "supply"],
    ["chairman", offices.filter((one) => one.holder === seat).length, "offices"],
    ["writer", sum(armies.map((one) => one.writers[seat])) + orders, "writers"],
    ["officer", sum(officers) + events.training[seat], "officers"],
    ["commander", armies.filter((one) => one.commander === seat).length, "commanders"],
    ["hourglass", london.pensioners[seat], "pensioners"],
    ["window", sum(london.prizes.map((one) => one.pieces[seat])), "prizes"],
  ];
  return html`<section class="section" aria-label=${c.w("members")}>${subhead(c.w("members"))}
  ${facts(
    c,
    posted.map(([picture, n, key]) => [picture, n, c.w(`members.${key}`, { n })]),
  )}</section>`;
}

/** @param {Context} c @param {Yard} yard */
const ship = (c, yard) =>
  line({
    picture: icon(yard.fatigued ? "ship-fatigued" : "ship"),
    name: c.title(`yard.${yard.yard}`),
    text:
      yard.at === "yard"
        ? c.w("yard.unfitted")
        : c.w(yard.fatigued ? "yard.tired" : "yard.at", { where: c.label(yard.at) }),
    target: yard.id,
  });

/** @param {Context} c @param {Family} one */
function enterprises(c, one) {
  const { workshops, invested, luxuries, yards } = one;
  /** @type {[string, number, string][]} */
  const owned = [
    ["share", one.shares, "shares"],
    ["workshop", workshops + invested, "workshops"],
    ["shipyard", yards.length, "shipyards"],
    ["luxury", luxuries, "luxuries"],
  ];
  return html`<section class="section" aria-label=${c.w("enterprises")}>${subhead(c.w("enterprises"))}
    ${facts(
      c,
      owned.map(([picture, n, key]) => [picture, n, c.w(`own.${key}`, { n })]),
    )}
    ${yards.length ? lines(yards.map((yard) => ship(c, yard))) : nothing}
    ${one.prestige.length ? lines(one.prestige.map((card) => cardLine(c, card))) : nothing}</section>`;
}

/** What counts at the end, and what is due before it; points and power are told even if there are none. @param {Context} c @param {Family} one */
function kept(c, one) {
  const upkeep = upkeepOf(c, one.seat);
  /** @type {[string, number, string, boolean?][]} */
  const figures = [
    ["prestige", one.vp, "vp", true],
    ["power", one.power, "power", true],
    ["law", one.laws, "laws"],
    ["trophy", one.trophies, "trophies"],
    ["window", one.windows, "windows"],
    ["hourglass", upkeep, "upkeep"],
  ];
  return html`<section class="section" aria-label=${c.w("standing.family")}>${subhead(c.w("standing.family"))}
    ${facts(
      c,
      figures.map(([picture, n, key, always]) => [picture, always || n, c.w(`own.${key}`, { n })]),
    )}</section>`;
}

// ── blackmail ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** A facedown card: its face for those who know it, its back for the others. @param {Context} c @param {Facedown} shown */
function secret(c, { id, back }) {
  const known = c.board.hand.find((card) => card.id === id);
  if (!known)
    return line({
      picture: icon("lock"),
      name: c.w("card.back", { n: back }),
      text: c.w("blackmail.unknown"),
      cls: "dark",
      target: id,
    });
  const { power } = c.card(known.card);
  const plays = known.holder === c.viewer && !c.options.has(id);
  return line({
    picture: icon("blackmail"),
    name: c.title(known.card),
    text: c.does(known.card),
    end: html`${power ? figure("power", power, c.w("card.power", { n: power })) : nothing}
    ${plays ? actsOn(c, id, "play") : nothing}`,
    cls: "dark",
    target: id,
  });
}

/** @param {Context} c @param {Family} one */
function blackmail(c, one) {
  if (!one.facedown.length && !one.played.length) return nothing;
  const secrecy = c.w(one === c.mine ? "blackmail.yours" : "blackmail.theirs", { who: c.name(one.seat) });
  return html`<section class="section blackmail" aria-label=${c.w("blackmail")}>${subhead(c.w("blackmail"), one.facedown.length ? secrecy : nothing)}
    ${lines(html`${one.facedown.map((card) => secret(c, card))}${one.played.map((card) => cardLine(c, card, c.w("blackmail.used")))}`)}</section>`;
}

/** @param {Context} c @param {Family} one */
const holdings = (c, one) => {
  const whole = c.w("family.of", { who: c.name(one.seat) });
  return html`<section class="panel holdings" data-for=${one.id} aria-label=${whole}>
  ${head(one === c.mine ? c.w("family") : whole, c.w("own.cash", { money: c.money(one.cash) }), others(c, one))}
  <div class="two"><div>${people(c, one)}${kept(c, one)}${enterprises(c, one)}</div><div>${blackmail(c, one)}${promises(c, one)}</div></div></section>`;
};

// ── setup ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What becomes of the cards that are not kept, by the question. @type {Record<string, string>} */
const SETUP = { "setup.draft": "setup.note", "crown.keep": "setup.crown.keep", "crown.give": "setup.crown.give" };

/** While setup cards are drafted, or shared with the Crown: the hand to pick from. @param {Context} c @param {string} text */
const setupCards = (c, text) =>
  html`<section class="panel" aria-label=${c.w("setup")}>${head(c.w("setup"), text)}
    <div class="six">${c.offered.map((option) => html`<div class="action" data-target=${option.target}>${icon("family-member")}<b>${option.text}</b></div>`)}</div></section>`;

/** @param {Context} c @param {string} cls */
export function ownFamily(c, cls) {
  const setup = SETUP[question(c)];
  return html`<div class="jc2-books jc2-family ${cls}">${setup ? setupCards(c, c.w(setup)) : actions(c)}${holdings(c, familyOf(c))}</div>`;
}
