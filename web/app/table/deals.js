// @ts-check
// Deals between players: offers on the table, and the dialog in which one is composed.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { repeat } from "../../vendor/lit-html/directives/repeat.js";
import { hasIcon } from "../icons.js";
import { arms, figure, giveScreen, icon, listed, nameOf, quiet, seatOf, stepper } from "./elements.js";
import { w } from "../words.js";

/** @import { Clause, DealDraft, Deals, Give, Offer, SaidWords, Seat, Session, View } from "../types.js" */

/**
 * The offers at a table of a game that has deals.
 * @param {Session} session
 */
const dealsOf = (session) => /** @type {Deals} */ (session.view.deals);

/**
 * The offer being composed, while its dialog is open.
 * @param {Session} session
 */
const dealOf = (session) => /** @type {DealDraft} */ (session.ui.deal);

/** @param {Clause} clause */
const clauseIcon = (clause) => (hasIcon(clause.kind) ? icon(clause.kind, "i16") : nothing);

/**
 * @param {string} caps
 * @param {Clause[]} clauses
 */
const side = (caps, clauses) => html`<div class="side"><span class="caps">${caps}</span>
  ${
    clauses.length
      ? html`<ul>${clauses.map((clause) => html`<li>${clauseIcon(clause)} ${clause.text}</li>`)}</ul>`
      : html`<p class="muted">${w("table.deal.nothing")}</p>`
  }</div>`;

/**
 * What the viewer gets and gives by an offer; what does not concern them stands under "others".
 * @param {Offer} offer
 * @param {number | null} viewer
 */
function sides(offer, viewer) {
  return {
    gets: offer.clauses.filter((clause) => clause.to === viewer && clause.kind !== "words"),
    gives: offer.clauses.filter((clause) => clause.from === viewer && clause.kind !== "words"),
    others: offer.clauses.filter((clause) => clause.to !== viewer && clause.from !== viewer && clause.kind !== "words"),
    spoken: offer.clauses.filter((clause) => clause.kind === "words"),
  };
}

/**
 * @param {Session} session
 * @param {Offer} offer
 */
const answers = (session, offer) => {
  if (quiet(session)) return nothing;
  if (offer.by === session.viewer || (offer.mine && offer.agreed.includes(/** @type {number} */ (session.viewer)))) {
    const others = offer.parties.filter((seat) => !offer.agreed.includes(seat) && seat !== session.viewer);
    return html`${
      offer.by === session.viewer
        ? html`<button class="btn grow slim" data-do="deal-move" data-move="withdraw" data-offer=${offer.id}>${w("table.deal.withdraw")}</button>`
        : nothing
    }${others.map((seat) => giveScreen(session, seat, "grow slim"))}`;
  }
  if (!offer.answerable) return nothing;
  return html`<button class="btn grow slim" data-do="deal-move" data-move="accept" data-offer=${offer.id}>${w("table.deal.accept")}</button>
    <button class="btn grow slim" data-do="deal-open" data-offer=${offer.id}>${w("table.deal.counter")}</button>
    <button class="btn quiet slim" data-do="deal-move" data-move="reject" data-offer=${offer.id}>${w("table.deal.decline")}</button>`;
};

/**
 * @param {Session} session
 * @param {Offer} offer
 */
function offerCard(session, offer) {
  const { view, viewer } = session;
  const by = /** @type {Seat} */ (seatOf(view, offer.by));
  const concerns = offer.parties.includes(/** @type {number} */ (viewer));
  const { gets, gives, others, spoken } = sides(offer, viewer);
  const title = !concerns
    ? w("table.deal.between", { names: listed(offer.parties.map((seat) => nameOf(view, seat))) })
    : offer.by === viewer
      ? w("table.deal.yours", {
          names: listed(offer.parties.filter((seat) => seat !== viewer).map((seat) => nameOf(view, seat))),
        })
      : w("table.deal.offers", { name: by.name });
  return html`<section class="offer ${concerns && offer.answerable ? "pending" : ""}" aria-label=${title}>
    <div class="row">${arms(by.house, "s")}<b>${title}</b></div>
    ${
      concerns
        ? html`<div class="two">${side(w("table.deal.get"), gets)}${icon("deal")}${side(w("table.deal.give"), gives)}</div>`
        : nothing
    }
    ${others.length ? html`<ul class="others small">${others.map((clause) => html`<li>${clause.text}</li>`)}</ul>` : nothing}
    ${spoken.map((clause) => html`<p class="spoken">${icon("callout", "i16")} ${clause.text}</p>`)}
    <p class="small muted">${w("table.deal.binds")}</p>
    <div class="row wrap">${answers(session, offer)}</div>
  </section>`;
}

/**
 * Offers that wait for the viewer: they lie in sight below the rail and never take the focus.
 * @param {Session} session
 */
export function pendingOffers(session) {
  const open = session.view.deals?.open.filter((offer) => offer.answerable && offer.by !== session.viewer) ?? [];
  return open.length
    ? html`<div class="pending-offers">${repeat(
        open,
        (offer) => offer.id,
        (offer) => offerCard(session, offer),
      )}</div>`
    : nothing;
}

/** @param {Session} session */
export const offersWaiting = (session) =>
  session.view.deals?.open.filter((offer) => offer.answerable && offer.by !== session.viewer).length ?? 0;

/**
 * @param {View} view
 * @param {SaidWords} words
 */
const said = (view, words) => html`<li class="e">${arms(seatOf(view, words.from)?.house, "s")}
  <div><q>${words.text}</q> <span class="small muted">${w("table.deal.to", { name: nameOf(view, words.to) })}</span></div></li>`;

/** @param {Session} session */
export function dealsTab(session) {
  const { view, viewer } = session;
  const deals = dealsOf(session);
  const others = deals.open.filter((offer) => !offer.answerable || offer.by === viewer);
  return html`<div class="log dealtab">
    ${quiet(session) || !seatOf(view, viewer) ? nothing : html`<button class="btn propose" data-do="deal-open" aria-disabled=${deals.window.open ? nothing : "true"}>${icon("deal")}${w("table.deal.propose")}</button>`}
    ${deals.window.open ? nothing : html`<p class="small muted">${deals.window.why}</p>`}
    ${repeat(
      others,
      (offer) => offer.id,
      (offer) => offerCard(session, offer),
    )}
    ${deals.open.length ? nothing : html`<p class="muted blank">${w("table.deal.none")}</p>`}
    ${deals.words.length ? html`<h3><span>${w("table.deal.said")}</span></h3><ol>${deals.words.map((words) => said(view, words))}</ol>` : nothing}
  </div>`;
}

// ── composing ──────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * A new offer of the viewer to `partner`, or an answer to one that lies on the table.
 * @param {Session} session
 * @param {Offer} [offer]
 */
export function beginDeal(session, offer) {
  const partner = offer
    ? (offer.parties.find((seat) => seat !== session.viewer) ?? 0)
    : (session.view.seats.find((one) => one.seat !== session.viewer)?.seat ?? 0);
  /** @type {DealDraft} */
  const deal = { partner, counters: offer?.id ?? null, given: {}, words: "", refused: "" };
  for (const clause of offer?.clauses ?? []) {
    const give = dealsOf(session).gives[clause.from]?.find((one) => one.kind === clause.kind);
    if (give) putIn(deal, clause.from, give, /** @type {any} */ (clause)[give.field]);
  }
  session.ui.deal = deal;
}

/**
 * @param {number} seat
 * @param {Give} give
 */
const slotKey = (seat, give) => `${seat}:${give.kind}`;

/**
 * @param {DealDraft} deal
 * @param {number} seat
 * @param {Give} give
 * @param {any} value
 */
function putIn(deal, seat, give, value) {
  const key = slotKey(seat, give);
  deal.given[key] = give.values ? [...(deal.given[key] ?? []), JSON.stringify(value)] : value;
}

/**
 * What a seat could give; the sentence that does not bind has a field of its own.
 * @param {Session} session
 * @param {number} seat
 */
const givesOf = (session, seat) => (dealsOf(session).gives[seat] ?? []).filter((give) => give.kind !== "words");

/**
 * @param {Session} session
 * @param {string} key which thing of which side, as `slotKey` writes it
 * @param {any} change
 */
export function setGiven(session, key, change) {
  const deal = dealOf(session);
  const sides = [/** @type {number} */ (session.viewer), deal.partner];
  const [give] = sides.flatMap((seat) => givesOf(session, seat).filter((one) => slotKey(seat, one) === key));
  if (!give.values) deal.given[key] = Math.min(Math.max((deal.given[key] ?? 0) + change, 0), give.most ?? 0);
  else {
    const held = deal.given[key] ?? [];
    deal.given[key] = held.includes(change)
      ? held.filter((/** @type {any} */ one) => one !== change)
      : [...held, change];
  }
}

/**
 * The clauses that the composed deal amounts to.
 * @param {Session} session
 */
export function clausesOf(session) {
  const deal = dealOf(session);
  const viewer = /** @type {number} */ (session.viewer);
  /** @type {any[]} */
  const clauses = [];
  for (const [from, to] of [
    [viewer, deal.partner],
    [deal.partner, viewer],
  ]) {
    for (const give of givesOf(session, from)) {
      const held = deal.given[slotKey(from, give)];
      if (give.values)
        for (const value of held ?? []) clauses.push({ kind: give.kind, from, to, [give.field]: JSON.parse(value) });
      else if (held) clauses.push({ kind: give.kind, from, to, [give.field]: held });
    }
  }
  if (deal.words.trim()) clauses.push({ kind: "words", from: viewer, to: deal.partner, text: deal.words.trim() });
  return clauses;
}

/**
 * @param {Session} session
 * @param {number} seat
 * @param {Give} give
 */
function giveRow(session, seat, give) {
  const held = dealOf(session).given[slotKey(seat, give)];
  if (!give.values) {
    return html`<div class="row money">${hasIcon(give.kind) ? icon(give.kind) : icon("coin")}<span class="grow">${give.text}</span>
      ${stepper({ action: "deal-step", value: held ?? 0, text: figure(held ?? 0), lo: 0, hi: give.most ?? 0, label: give.text, data: slotKey(seat, give) })}
      <span class="small muted">${w("table.deal.of", { n: give.most })}</span></div>`;
  }
  return give.values.map((one) => {
    const key = JSON.stringify(one.value);
    return html`<button class="opt chip" data-do="deal-toggle" data-at=${slotKey(seat, give)} data-value=${key}
      aria-pressed=${Boolean(held?.includes(key))}>${hasIcon(String(one.value)) ? icon(String(one.value)) : icon("crate")}<span>${one.text}</span></button>`;
  });
}

/**
 * @param {Session} session
 * @param {number} seat
 */
function column(session, seat) {
  const one = /** @type {Seat} */ (seatOf(session.view, seat));
  const gives = givesOf(session, seat);
  const rows = [...gives.filter((give) => !give.values), ...gives.filter((give) => give.values)];
  const empty = rows.every((give) => give.values && !give.values.length);
  return html`<fieldset class="side"><legend class="row">${arms(one.house)}<b>${w("table.deal.gives", { name: one.name })}</b></legend>
    ${rows.map((give) => giveRow(session, seat, give))}
    ${empty ? html`<p class="muted">${w("table.deal.empty")}</p>` : nothing}</fieldset>`;
}

/** @param {Session} session */
const partners = (session) => {
  const others = session.view.seats.filter((one) => one.seat !== session.viewer);
  if (others.length < 2 || dealOf(session).counters !== null) return nothing;
  return html`<div class="row wrap partners" role="group" aria-label=${w("table.deal.with")}>${others.map(
    (one) => html`<button
    class="tag pick" data-do="deal-partner" data-seat=${one.seat} aria-pressed=${one.seat === dealOf(session).partner}>${arms(one.house, "s")}${one.name}</button>`,
  )}</div>`;
};

/** @param {Session} session */
export const dealTitle = (session) => w("table.deal.title", { name: nameOf(session.view, dealOf(session).partner) });

/**
 * The inside of the dialog.
 * @param {Session} session
 */
export function dealDialog(session) {
  const deal = dealOf(session);
  const ready = clausesOf(session).length > 0;
  return html`${partners(session)}
    <div class="cols">${column(session, /** @type {number} */ (session.viewer))}<div class="mid">${icon("deal", "i28")}</div>${column(session, deal.partner)}</div>
    <label class="words">${w("table.deal.also")}<textarea name="words" rows="2" maxlength="280" data-do="deal-words" .value=${deal.words}></textarea></label>
    ${deal.refused ? html`<p class="refused" role="alert">${icon("storm", "i16")} ${deal.refused}</p>` : nothing}
    <footer><span class="small muted grow">${w("table.deal.binds.long")}</span>
      <button class="btn" data-do="close-dialog">${w("table.cancel")}</button>
      <button class="btn seal" data-do="deal-send" aria-disabled=${ready ? nothing : "true"}>${w(deal.counters === null ? "table.deal.offer" : "table.deal.counteroffer")}</button>
    </footer>`;
}
