// @ts-check
// Offers on the table, as everybody sees them; making one is a part of the page that is fetched when it is asked for.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { repeat } from "../../../vendor/lit-html/directives/repeat.js";
import { hasIcon } from "../../icons.js";
import { arms, giveScreen, icon, listed, nameOf, quiet, seatOf } from "../elements.js";
import { w } from "../../words.js";
import { declines, refusalMenu, unheard } from "./refused.js";

/** @import { Clause, Deals, Offer, SaidWords, Seat, Session, View } from "../../types.js" */

/**
 * The offers at a table of a game that has deals.
 * @param {Session} session
 */
const dealsOf = (session) => /** @type {Deals} */ (session.view.deals);

/** @param {Clause} clause */
const clauseIcon = ({ icon: name }) => (name && hasIcon(name) ? icon(name, "i16") : nothing);

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

/** What can be said when an offer is declined; whoever would take something else counters. */
const REASONS = ["kernel.deal.why.bad", "kernel.deal.why.later", "kernel.deal.why.never"];

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
    <button class="btn quiet slim" data-do="deal-move" data-move="reject" data-offer=${offer.id}>${w("table.deal.decline")}</button>
    <details class="reasons"><summary class="small">${w("table.deal.saywhy")}</summary>${REASONS.map(
      (why) =>
        html`<button class="btn quiet slim" data-do="deal-move" data-move="reject" data-offer=${offer.id} data-why=${why}>${session.words(`refusal.${why}`)}</button>`,
    )}</details>`;
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
    ${others.length ? html`<ul class="others small">${others.map((clause) => html`<li>${clauseIcon(clause)} ${clause.text}</li>`)}</ul>` : nothing}
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
  <div><q>${words.text}</q> <span class="small muted">${w("table.deal.to", { name: nameOf(view, words.to) })}${words.outcome ? html` · ${w(`table.deal.outcome.${words.outcome}`)}` : nothing}</span></div></li>`;

/** @param {Session} session */
export function dealsTab(session) {
  const { view, viewer } = session;
  const deals = dealsOf(session);
  const others = deals.open.filter((offer) => !offer.answerable || offer.by === viewer);
  const refusal = unheard(session);
  return html`<div class="log dealtab">
    ${quiet(session) || !seatOf(view, viewer) ? nothing : html`<button class="btn propose" data-do="deal-open" aria-disabled=${deals.window.open ? nothing : "true"}>${icon("deal")}${w("table.deal.propose")}</button>`}
    ${deals.window.open ? nothing : html`<p class="small muted">${deals.window.why}</p>`}
    ${refusal && !quiet(session) ? html`<section class="panel refusedoffer" aria-label=${w("table.deal.answer.of", { id: refusal.id })}><div class="row">${declines(session, refusal)}</div>${refusalMenu(session, refusal)}</section>` : nothing}
    ${repeat(
      others,
      (offer) => offer.id,
      (offer) => offerCard(session, offer),
    )}
    ${deals.open.length ? nothing : html`<p class="muted blank">${w("table.deal.none")}</p>`}
    ${deals.words.length ? html`<h3 aria-level="2"><span>${w("table.deal.said")}</span></h3><ol>${deals.words.map((words) => said(view, words))}</ol>` : nothing}
  </div>`;
}
