// A family: what it owns, the cards before it, its promises, and the secrets that only their holder sees.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../../app/icons.js";
import { actions } from "./actions.js";
import { actsOn, figure, head, subhead } from "./bits.js";
import { backOf, cardLine, does } from "./cards.js";
import { sum } from "./context.js";
import { promises } from "./promises.js";
import { CARDS } from "./printed.js";

/** Which family is looked at: the one chosen, else the viewer's own. */
const familyOf = (c) => c.families.get(Number(c.ui.family ?? NaN)) ?? c.mine ?? c.board.families[0];

const whose = (c, shown) =>
  html`<span class="whose" role="group" aria-label=${c.w("family.whose")}>${c.board.families.map(
    (one) => html`<button
  class="who-tab" data-do="board-look" data-key="family" data-value=${one.seat} aria-pressed=${one === shown} title=${c.name(one.seat)}
  aria-label=${c.w("family.look", { who: c.name(one.seat) })}>${c.arms(one.seat)}</button>`,
  )}</span>`;

// ── what it owns ───────────────────────────────────────────────────────────────────────────────────────────────────

const upkeepOf = (c, seat) => sum(c.board.london.prizes.map((prize) => prize.upkeep * prize.pieces[seat]));

/** Pieces of this family by where they stand: `[icon, n, words]`. */
function posted(c, seat) {
  const { armies, offices, london, events, regions } = c.board;
  const inArmy = (army) => army.active[seat] + army.exhausted[seat];
  const orders = regions.flatMap((one) => one.orders).filter((one) => one.writer === seat).length;
  return [
    ["family-member", c.families.get(seat).supply, "supply"],
    ["chairman", offices.filter((one) => one.holder === seat).length, "offices"],
    ["writer", sum(armies.map((one) => one.writers[seat])) + orders, "writers"],
    ["officer", sum(armies.map(inArmy)) + events.training[seat], "officers"],
    ["commander", armies.filter((one) => one.commander === seat).length, "commanders"],
    ["hourglass", london.pensioners[seat], "pensioners"],
    ["window", sum(london.prizes.map((one) => one.pieces[seat])), "prizes"],
  ];
}

/** Figures in words, each with its icon; what there is none of is left out. */
function facts(c, list) {
  const there = list.filter(([, n]) => n);
  return there.length
    ? html`<ul class="facts">${there.map(([name, , text]) => html`<li>${icon(name)}${text}</li>`)}</ul>`
    : html`<p class="small muted">${c.w("family.nothing")}</p>`;
}

const people = (c, one) => html`<section class="section" aria-label=${c.w("members")}>${subhead(c.w("members"))}
  ${facts(
    c,
    posted(c, one.seat).map(([name, n, key]) => [name, n, c.w(`members.${key}`, { n })]),
  )}</section>`;

const ship = (c, yard) => {
  const number = yard.id.slice("yard-".length);
  const where =
    yard.at === "yard"
      ? c.w("yard.unfitted")
      : c.w(yard.fatigued ? "yard.tired" : "yard.at", { where: c.label(yard.at) });
  return html`<div class="line" data-target=${yard.id}>${icon(yard.fatigued ? "ship-fatigued" : "ship")}<span class="grow">${c.title(`yard.${number}`)}<small>${where}</small></span></div>`;
};

function enterprises(c, one) {
  const { workshops, invested, luxuries, yards } = one;
  const owned = [
    ["share", one.shares, "shares"],
    ["workshop", workshops + invested, "workshops"],
    ["shipyard", yards.length, "shipyards"],
    ["luxury", luxuries, "luxuries"],
  ];
  return html`<section class="section" aria-label=${c.w("enterprises")}>${subhead(c.w("enterprises"))}
    ${facts(
      c,
      owned.map(([name, n, key]) => [name, n, c.w(`own.${key}`, { n })]),
    )}
    ${yards.length ? html`<div class="lines">${yards.map((yard) => ship(c, yard))}</div>` : nothing}
    ${one.prestige.length ? html`<div class="lines">${one.prestige.map((card) => cardLine(c, card))}</div>` : nothing}</section>`;
}

/** What counts at the end, and what is due before it. */
function kept(c, one) {
  const upkeep = upkeepOf(c, one.seat);
  const figures = [
    ["prestige", one.vp, "vp"],
    ["power", one.power, "power"],
    ["law", one.laws, "laws"],
    ["trophy", one.trophies, "trophies"],
    ["window", one.windows, "windows"],
    ["hourglass", upkeep, "upkeep"],
  ];
  return html`<section class="section" aria-label=${c.w("standing.family")}>${subhead(c.w("standing.family"))}
    ${facts(
      c,
      figures.map(([name, n, key]) => [name, n || name === "power" || name === "prestige", c.w(`own.${key}`, { n })]),
    )}</section>`;
}

// ── blackmail ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** A facedown card: its face for those who know it, its back for the others. */
function secret(c, face) {
  const known = c.board.hand.find((card) => card.id === `blackmail-${backOf(face)}`);
  const target = `blackmail-${backOf(face)}`;
  if (!known)
    return html`<div class="line dark" data-target=${target}>${icon("lock")}<span class="grow">${c.w("card.back", { n: backOf(face) })}<small>${c.w("blackmail.unknown")}</small></span></div>`;
  return html`<div class="line dark" data-target=${target}>${icon("blackmail")}<span class="grow">${c.title(known.card)}<small>${does(c, known.card)}</small></span>
    ${CARDS[known.card].power ? figure("power", CARDS[known.card].power, c.w("card.power", { n: CARDS[known.card].power })) : nothing}
    ${known.holder === c.viewer && !c.options.has(target) ? actsOn(c, target, "blackmail.play") : nothing}</div>`;
}

function blackmail(c, one) {
  if (!one.facedown.length && !one.played.length) return nothing;
  const secrecy = c.w(one === c.mine ? "blackmail.yours" : "blackmail.theirs", { who: c.name(one.seat) });
  return html`<section class="section blackmail" aria-label=${c.w("blackmail")}>${subhead(c.w("blackmail"), one.facedown.length ? secrecy : nothing)}
    <div class="lines">${one.facedown.map((face) => secret(c, face))}${one.played.map((card) => cardLine(c, card, { tag: c.w("blackmail.used") }))}</div></section>`;
}

const holdings = (
  c,
  one,
) => html`<section class="panel holdings" aria-label=${c.w("family.of", { who: c.name(one.seat) })}>
  ${head(one === c.mine ? c.w("family") : c.w("family.of", { who: c.name(one.seat) }), c.w("own.cash", { money: c.money(one.cash) }), whose(c, one))}
  <div class="two"><div>${people(c, one)}${kept(c, one)}${enterprises(c, one)}</div><div>${blackmail(c, one)}${promises(c, one)}</div></div></section>`;

export const ownFamily = (c, cls) =>
  html`<div class="jc2-books jc2-family ${cls}">${c.asks("setup.draft") ? setupCards(c) : actions(c)}${holdings(c, familyOf(c))}</div>`;

// ── setup ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** While setup cards are drafted: the hand to pick from. */
function setupCards(c) {
  return html`<section class="panel" aria-label=${c.w("setup")}>${head(c.w("setup"), c.w("setup.note"))}
    <div class="six">${c.decision.options.map((option) => html`<div class="action" data-target=${option.target}>${icon("family-member")}<b>${option.text}</b></div>`)}</div></section>`;
}
