// The London Season: attrition of the officeholders, the prizes as a street, the London display, and who picks first.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../../app/icons.js";
import { answers, chosenOf, figure, head, leadOf, named, optionsOf, pick, pieces, rules, told } from "./bits.js";
import { downCard, openCard } from "./cards.js";
import { counted, signed, sum } from "./context.js";
import { HOUSES } from "./houses.js";

// ── attrition ──────────────────────────────────────────────────────────────────────────────────────────────────────

const FATE = { "attrition.stays": "", "attrition.tires": "tires", "attrition.retires": "retires" };

function rolled(c, line) {
  const { seat, office, n, outcome } = line.params;
  const [die] = line.dice;
  return html`<li class=${FATE[outcome]} title=${line.text}><span class="office">${c.title(office)}</span>
    <span class="die">${c.token(seat)}${icon(`die-${die}`, { label: String(die) })}${n > die ? html`<b>${signed(n - die)}</b>` : nothing}</span>
    <span class="fate">${FATE[outcome] === "tires" ? icon("fatigue") : nothing}${c.label(outcome)}</span></li>`;
}

/** The highest sum with which an officeholder stays as before. */
const STAYS = 2;

/** What the dice of the season would do, while there are none yet. */
function waiting(c) {
  const held = c.board.offices.filter((one) => one.holder >= 0);
  return html`<ol class="att">${held.map((one) => {
    const chairs = one.office === "chairman";
    const bonus = one.fatigue + (chairs ? 1 : 0);
    const stays = chairs && c.board.parliament.passed.includes("tenure_limits") ? 0 : Math.max(0, STAYS - bonus);
    return html`<li title=${c.w("attrition.bonus", { office: c.title(one.office), n: bonus })}><span class="office">${c.title(one.office)}</span>
      <span class="die">${c.token(one.holder)}<b>${bonus ? signed(bonus) : ""}</b></span><span class="fate">${c.w("attrition.stays.to", { n: stays })}</span></li>`;
  })}</ol>`;
}

function attrition(c) {
  const lines = told(c, "london.attrition");
  return html`<section class="panel attrition" aria-label=${c.w("attrition")}>
    ${head(c.w("attrition"), c.w(lines.length ? "attrition.note" : "attrition.ahead"), rules(c, "jc2.london.attrition.roll"))}
    ${lines.length ? html`<ol class="att">${lines.map((line) => rolled(c, line))}</ol>` : waiting(c)}</section>`;
}

// ── prizes ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The figures of a prize, each with what it means. */
const meta = (c, prize) => html`${
  prize.upkeep
    ? html`<span title=${c.w("prize.upkeep.help")}>${icon("hourglass")}${c.w("prize.upkeep", { money: c.money(prize.upkeep) })}</span>`
    : html`<span>${c.w("prize.noupkeep")}</span>`
}
  ${prize.windows ? figure("window", prize.windows, c.w("prize.windows", { n: prize.windows })) : nothing}`;

/** Who lives there, and the pensioner that the chosen option would send. */
function residents(c, prize) {
  const comes = c.asks("london.retire") && chosenOf(c)?.value === prize.prize;
  return html`${pieces(c, counted(prize.pieces))}${comes ? named(c.w("prize.ghost"), c.arms(c.viewer), "token ghost") : nothing}`;
}

function prizeHouse(c, prize) {
  const option = c.options.get(prize.id);
  return html`<div class="pz ${option?.closed ? "no" : ""}" data-target=${prize.id} title=${option?.closed?.text ?? nothing}>${HOUSES[prize.prize]}
    <span class="plate"><span class="cost" title=${c.w("prize.cost")}>${c.money(prize.cost)}</span><span class="vpn">${c.w("prize.vp", { n: prize.vp })}</span>
      <span class="meta">${meta(c, prize)}<span class="stay">${residents(c, prize)}</span></span></span></div>`;
}

function prizes(c) {
  const { pensioners, prizes: street } = c.board.london;
  const waits = counted(pensioners);
  const end = waits.length
    ? html`<b>${c.w("pensioners")}</b>${pieces(c, waits)}`
    : html`<span class="small muted">${c.w("pensioners.none")}</span>`;
  return html`<section class="panel prizes" aria-label=${c.w("prizes")}>${head(c.w("prizes"), c.w("prizes.note"), html`<span class="row">${end}</span>`)}
    ${answers(c, [...optionsOf(c, "london.discount"), ...optionsOf(c, "london.retire").filter((one) => one.target?.startsWith("blackmail-"))])}
    <div class="street">${street.map((prize) => prizeHouse(c, prize))}</div></section>`;
}

// ── the London display ─────────────────────────────────────────────────────────────────────────────────────────────

const VERBS = { take: "card.take", discard: "card.discard", play: "card.play" };

/** What can be done with a card of the display: `[what, card, office?]` by the first word. */
function deeds(c, card) {
  const options = optionsOf(c, "london.pick").filter((one) => one.value[1] === card && one.value[0] !== "play");
  return options.length
    ? html`<span class="deeds">${options.map((one) => pick(c, one, c.w(VERBS[one.value[0]]), "deed"))}</span>`
    : nothing;
}

/** Whether a card lies there answers to a click as a whole: a card with several deeds has a button for each. */
const targetOf = (c, card) => (c.asks("london.pick") ? nothing : card.id);

function shown(c, one) {
  const foot = one.card ? deeds(c, one.card) : nothing;
  if (!one.card) return downCard(c, one.face, { target: targetOf(c, one), who: c.w("card.look") });
  const hidden = one.face === one.card ? "" : c.w("card.seen");
  return openCard(c, one.card, { target: targetOf(c, one), hidden, foot });
}

function display(c) {
  const { deck, discards, display: cards } = c.board.london;
  const [top] = optionsOf(c, "london.pick").filter((one) => one.value[0] === "top");
  return html`<section class="panel display" aria-label=${c.w("display")}>
    ${head(c.w("display"), c.w("display.note"), html`<span class="small muted" data-target="london-deck">${c.w("display.deck", { n: deck, gone: discards.length })}</span>`)}
    <div class="disp">${cards.map((one) => shown(c, one))}${cards.length ? nothing : html`<p class="muted blank">${c.w("display.empty")}</p>`}
      ${top ? pick(c, top, top.text, "deed") : nothing}</div></section>`;
}

// ── order of choosing ──────────────────────────────────────────────────────────────────────────────────────────────

/** What the option being composed would add to the viewer's spending. */
const adds = (c) => (c.asks("london.retire") ? (chosenOf(c)?.params.cost ?? 0) : 0);

/** Money spent so far, and what the answer being composed adds to it. */
const spending = (
  spent,
  more,
  top,
) => html`<svg class="bar" viewBox="0 0 ${top} 10" preserveAspectRatio="none" aria-hidden="true">
  <rect class="so-far" width=${spent} height="10"></rect><rect class="more" x=${spent} width=${more} height="10"></rect></svg>`;

const upkeep = (c) => c.money(sum(c.board.london.prizes.map((one) => one.upkeep * one.pieces[c.viewer])));

function order(c) {
  const more = (one) => (one === c.mine ? adds(c) : 0);
  const from = c.board.parliament.prime_minister;
  const inOrder = [...c.board.families.slice(from), ...c.board.families.slice(0, from)];
  const list = inOrder
    .filter((one) => one.retired || more(one))
    .map((one) => ({ ...one, more: more(one), all: one.spent + more(one) }));
  list.sort((a, b) => b.all - a.all || b.windows - a.windows);
  const top = Math.max(1, ...list.map((one) => one.all));
  return html`<section class="panel order-of" aria-label=${c.w("choosing")}>${head(c.w("choosing"), c.w("choosing.note"), rules(c, "jc2.london.prestige.order_spent"))}
    <ol class="ord">${list.map(
      (
        one,
        at,
      ) => html`<li class=${one.seat === c.viewer ? "mine" : ""}><span class="n">${at + 1}</span>${c.arms(one.seat)}
      <span class="grow"><b>${c.name(one.seat)}</b>${spending(one.spent, one.more, top)}</span><b>${c.money(one.all)}</b></li>`,
    )}</ol>
    <p class="small muted foot">${c.w(list.length ? "choosing.ties" : "choosing.nobody")} ${c.mine ? c.w("choosing.upkeep", { money: upkeep(c) }) : ""}</p></section>`;
}

const LEADS = { "london.pick": "display", "london.": "prizes", "upkeep.": "prizes", "family.piece": "prizes" };

export const london = (c, cls) =>
  html`<div class="jc2-books jc2-london ${cls}" data-lead=${leadOf(c, LEADS)}>${attrition(c)}${prizes(c)}${display(c)}${order(c)}</div>`;
