// @ts-check
// The London Season: attrition of the officeholders, the prizes as a street, the London display, and who picks first.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { answers, optionsOf, pick } from "../kit/answers.js";
import { die, figure, named, signed } from "../kit/figures.js";
import { icon } from "../kit/icons.js";
import { counted, roundFrom, sum } from "../kit/lists.js";
import { linesOf } from "../kit/log.js";
import { aside, blank, head, rules } from "../kit/panels.js";
import { pieces, token } from "../kit/tokens.js";
import { bar } from "../kit/tracks.js";
import { downCard, openCard } from "./cards.js";
import { NOBODY } from "./context.js";
import { HOUSES } from "./houses.js";

/** @import { LogLine } from "../../contract" */
/** @import { Context } from "./context.js" */
/** @import { Office, Prize, Shown } from "./view" */

// ── attrition ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** @type {Record<string, string>} */
const FATE = { "attrition.stays": "", "attrition.tires": "tires", "attrition.retires": "retires" };

/** @param {Context} c @param {LogLine} line */
function rolled(c, line) {
  const { seat, office, n, outcome } = line.params;
  const [shown] = line.dice ?? [];
  return html`<li class=${FATE[outcome]} title=${line.text}><span class="office">${c.title(office)}</span>
    <span class="die">${token(c, seat)}${die(shown, { label: String(shown) })}${n > shown ? html`<b>${signed(n - shown)}</b>` : nothing}</span>
    <span class="fate">${FATE[outcome] === "tires" ? icon("fatigue") : nothing}${c.label(outcome)}</span></li>`;
}

/** What the die would do to an officeholder. @param {Context} c @param {Office} one */
function waits(c, { office, holder, strain, stays }) {
  return html`<li title=${c.w("attrition.bonus", { office: c.title(office), n: strain })}><span class="office">${c.title(office)}</span>
      <span class="die">${token(c, holder)}<b>${strain ? signed(strain) : ""}</b></span><span class="fate">${c.w("attrition.stays.to", { n: stays })}</span></li>`;
}

/** From which sum on an officeholder tires, and retires. @param {Context} c */
function faces({ figures: { tires_from: tires, retires_from: retires } }) {
  const to = retires - 1;
  return { tires, to, apart: to - tires, retires };
}

/** The dice of the season; while there are none yet, what they would do. @param {Context} c */
function attrition(c) {
  const thrown = linesOf(c, c.turn.number, "london.attrition");
  const held = c.board.offices.filter((one) => one.holder !== NOBODY);
  const list = thrown.length ? thrown.map((line) => rolled(c, line)) : held.map((one) => waits(c, one));
  return html`<section class="panel attrition" aria-label=${c.w("attrition")}>
    ${head(c.w("attrition"), c.w(thrown.length ? "attrition.note" : "attrition.ahead", faces(c)), rules(c, "jc2.london.attrition.roll"))}
    <ol class="att">${list}</ol></section>`;
}

// ── prizes ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The figures of a prize, each with what it means. @param {Context} c @param {Prize} prize */
const meta = (c, { upkeep, windows }) => html`${
  upkeep
    ? html`<span title=${c.w("prize.upkeep.help")}>${icon("hourglass")}${c.w("prize.upkeep", { money: c.money(upkeep) })}</span>`
    : html`<span>${c.w("prize.noupkeep")}</span>`
}
  ${windows ? figure("window", windows, c.w("prize.windows", { n: windows, money: c.money(c.figures.window) })) : nothing}`;

/** Who lives there, and the pensioner that the chosen option would send. @param {Context} c @param {Prize} prize */
const residents = (c, { id, pieces: there }) =>
  html`${pieces(c, counted(there))}${c.comes(id, "london.retire") ? named(c.w("prize.ghost"), c.arms(c.viewer), "token ghost") : nothing}`;

/** @param {Context} c @param {Prize} prize */
function prizeHouse(c, prize) {
  const option = c.options.get(prize.id);
  return html`<div class="pz ${option?.closed ? "no" : ""}" data-target=${prize.id} title=${option?.closed?.text ?? nothing}>${HOUSES[prize.prize]}
    <span class="plate"><span class="cost" title=${c.w("prize.cost")}>${c.money(prize.cost)}</span><span class="vpn">${c.w("prize.vp", { n: prize.vp })}</span>
      <span class="meta">${meta(c, prize)}<span class="stay">${residents(c, prize)}</span></span></span></div>`;
}

/** @param {Context} c */
function prizes(c) {
  const { pensioners, prizes: street } = c.board.london;
  const waiting = counted(pensioners);
  const end = waiting.length ? html`<b>${c.w("pensioners")}</b>${pieces(c, waiting)}` : aside(c.w("pensioners.none"));
  const letters = optionsOf(c, "london.retire").filter((one) => one.on === "blackmail");
  return html`<section class="panel prizes" aria-label=${c.w("prizes")}>${head(c.w("prizes"), c.w("prizes.note"), html`<span class="row">${end}</span>`)}
    ${answers(c, [...optionsOf(c, "london.discount"), ...letters])}
    <div class="street">${street.map((prize) => prizeHouse(c, prize))}</div></section>`;
}

// ── the London display ─────────────────────────────────────────────────────────────────────────────────────────────

/** What can be done with a card of the display where it lies. @param {Context} c @param {string} card */
function deeds(c, card) {
  const options = optionsOf(c, "london.pick").filter((one) => one.on === "card" && one.params.card === card);
  return options.length
    ? html`<span class="deeds">${options.map((one) => pick(c, one, c.w(`card.${one.params.deed}`), "deed"))}</span>`
    : nothing;
}

/** A card with several deeds has a button for each and does not answer to a click as a whole. @param {Context} c @param {Shown} one */
function shown(c, one) {
  const target = c.asks("london.pick") ? nothing : one.id;
  if (!one.card) return downCard(c, one, { target, who: c.w("card.look") });
  return openCard(c, one.card, { target, hidden: one.back ? c.w("card.seen") : "", end: deeds(c, one.card) });
}

/** @param {Context} c */
function display(c) {
  const { deck, discards, display: cards } = c.board.london;
  const top = optionsOf(c, "london.pick").find((one) => one.on === "london");
  const left = c.w("display.deck", { n: deck, gone: discards.length });
  return html`<section class="panel display" aria-label=${c.w("display")}>
    ${head(c.w("display"), c.w("display.note"), html`<span class="small muted" data-target=${c.printed.elements.london_deck}>${left}</span>`)}
    <div class="disp">${cards.map((one) => shown(c, one))}${cards.length ? nothing : blank(c.w("display.empty"))}
      ${top ? pick(c, top, top.text, "deed") : nothing}</div></section>`;
}

// ── order of choosing ──────────────────────────────────────────────────────────────────────────────────────────────

/** What the option being composed would add to the viewer's spending. @param {Context} c @returns {number} */
const adds = (c) => (c.asks("london.retire") ? (c.chosen?.params.cost ?? 0) : 0);

/** Families by what they have spent, with what the answer being composed adds to it. @param {Context} c */
function bySpending(c) {
  const list = roundFrom(c.board.families, c.board.parliament.prime_minister)
    .map((one) => ({ ...one, more: one === c.mine ? adds(c) : 0 }))
    .filter((one) => one.retired || one.more)
    .map((one) => ({ ...one, all: one.spent + one.more }));
  return list.sort((a, b) => b.all - a.all || b.windows - a.windows);
}

/** @param {Context} c @param {number} seat */
const upkeep = (c, seat) => c.money(sum(c.board.london.prizes.map((one) => one.upkeep * one.pieces[seat])));

/** @param {Context} c */
function order(c) {
  const list = bySpending(c);
  const of = Math.max(1, ...list.map((one) => one.all));
  return html`<section class="panel order-of" aria-label=${c.w("choosing")}>${head(c.w("choosing"), c.w("choosing.note"), rules(c, "jc2.london.prestige.order_spent"))}
    <ol class="ord">${list.map(
      (
        { seat, spent, more, all },
        at,
      ) => html`<li class=${seat === c.viewer ? "mine" : ""}><span class="n">${at + 1}</span>${c.arms(seat)}
      <span class="grow"><b>${c.name(seat)}</b>${bar({ of, now: spent, more })}</span><b>${c.money(all)}</b></li>`,
    )}</ol>
    <p class="small muted foot">${c.w(list.length ? "choosing.ties" : "choosing.nobody")} ${c.mine ? c.w("choosing.upkeep", { money: upkeep(c, c.mine.seat) }) : ""}</p></section>`;
}

/** Which part the question is about: on the phone it comes first. @param {Context} c */
function lead(c) {
  if (c.asks("london.pick")) return "display";
  return c.asks("london.retire", "london.discount", "upkeep.which", "family.piece") ? "prizes" : "";
}

/** @param {Context} c @param {string} cls */
export const london = (c, cls) =>
  html`<div class="jc2-books jc2-london ${cls}" data-lead=${lead(c)}>${attrition(c)}${prizes(c)}${display(c)}${order(c)}</div>`;
