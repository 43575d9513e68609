// @ts-check
// What the dialog is drawn from: the offer being composed, what it can be made of, and what it would come to.
import { EngineError, engine } from "../../engine.js";
import { clausesOf, layDown, newDeal } from "./draft.js";

/** @import { Bargain, DealDraft, Deals, Offer, PastOffer, Refusal, Session, Weighed } from "../../types.js" */

/** @param {Session} session */
export const dealOf = (session) => /** @type {DealDraft} */ (session.ui.deal);

/** @param {Session} session */
export const dealsOf = (session) => /** @type {Deals} */ (session.view.deals);

/**
 * Asked again when the table has moved on.
 * @param {Session} session
 * @returns {Bargain}
 */
export function bargainOf(session) {
  const deal = dealOf(session);
  if (!deal.bargain || deal.asked !== session.now) {
    deal.bargain = engine.call({ do: "bargain", table: session.table });
    deal.asked = session.now;
    deal.weighed = undefined;
    answered(session, deal);
  }
  return /** @type {Bargain} */ (deal.bargain);
}

/**
 * What an answer to the offer means for what lies on the scale: what was agreed is done, what is gone cannot be countered.
 * @param {Session} session
 * @param {DealDraft} deal
 */
export function answered(session, deal) {
  const { open } = dealsOf(session);
  if (!open.some(({ id }) => id === deal.counters)) deal.counters = null;
  if (deal.sent !== null && stateOf(deal) === "made")
    Object.assign(deal, newDeal(deal.me, deal.partners), { sent: deal.sent });
}

/** @param {DealDraft} deal */
export const pastOf = (deal) => deal.bargain?.offers.find(({ id }) => id === deal.sent);

/**
 * What became of the offer that was made last.
 * @param {DealDraft} deal
 */
export const stateOf = (deal) => pastOf(deal)?.state;

/**
 * What the offer would come to; null while there is nothing in it. Something that is no offer says why.
 * @param {Session} session
 * @returns {Weighed | null}
 */
export function weighedOf(session) {
  const deal = dealOf(session);
  const clauses = clausesOf(deal);
  const text = JSON.stringify(clauses);
  if (deal.weighed === undefined || deal.weighing !== text) {
    deal.weighing = text;
    deal.weighed = clauses.length ? weigh(session, clauses) : null;
  }
  return deal.weighed;
}

/**
 * @param {Session} session
 * @param {any[]} clauses
 * @returns {Weighed}
 */
function weigh(session, clauses) {
  try {
    return engine.call({ do: "weigh", table: session.table, viewer: session.viewer, clauses });
  } catch (problem) {
    if (!(problem instanceof EngineError)) throw problem;
    return {
      holds: false,
      why: { rule: "", text: problem.text },
      stops: -1,
      after: [],
      clauses: [],
      worth: { gives: "", gets: "" },
    };
  }
}

/**
 * The refusal of the offer that was made last.
 * @param {Session} session
 * @returns {Refusal | undefined}
 */
export const refusalOf = (session) => dealsOf(session).refused.find(({ id }) => id === dealOf(session).sent);

/**
 * Offers that wait for the viewer.
 * @param {Session} session
 */
export const waitingFor = (session) => dealsOf(session).open.filter((offer) => offer.answerable && !offer.mine);

/**
 * Takes an offer that lies on the table up: what lies on the scale would take its place.
 * @param {Session} session
 * @param {Offer} offer
 */
export function takeUp(session, offer) {
  const deal = dealOf(session);
  layDown(deal, offer.clauses, bargainOf(session));
  deal.counters = offer.id;
}
