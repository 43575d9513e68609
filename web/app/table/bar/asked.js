// @ts-check
// The bar of a question: the answers of its kind, or what is taken one by one, and the act.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { repeat } from "../../../vendor/lit-html/directives/repeat.js";
import { draftOf } from "../answer.js";
import { answersOf, besideThings, canDoMore } from "../composition.js";
import { oddsOfAnswer } from "../odds.js";
import { shortRef, seatOf } from "../elements.js";
import { allocate } from "./allocate.js";
import { amount } from "./amount.js";
import { arrange } from "./arrange.js";
import { confirm } from "./confirm.js";
import { fields } from "./fields.js";
import { hasFields } from "../fields.js";
import { frame } from "./frame.js";
import { gonePast, stepBefore } from "./gone_past.js";
import { backInsteadOfConfirm, wayBack } from "./one_click.js";
import { pick, pickMany } from "./pick.js";
import { wayOut } from "./places.js";
import { sumOf, things } from "./things.js";
import { w } from "../../words.js";

/** @import { Decision, Draft, Drawn, Seat, Session } from "../../types.js" */

/** @type {Record<Decision["kind"], (session: Session, decision: Decision, draft: Draft) => Drawn>} */
const ANSWERS = { pick, pick_many: pickMany, amount, allocate, arrange };

/**
 * Beside the confirm button: the way out, or what clears all that is taken.
 * @param {Session} session
 * @param {Decision} decision
 */
export function wayOutOf(session, decision) {
  if (canDoMore(session))
    return html`<button class="btn quiet out" data-do="compose-on"><span>${w("table.compose.more")}</span></button>`;
  const { composition } = session;
  const taking = Boolean(composition?.decision.bar);
  if (taking && composition?.steps.length)
    return html`<button class="btn quiet out" data-do="compose-clear"><span>${w("table.compose.clear")}</span></button>`;
  const step = stepBefore(composition);
  if (step)
    return html`<button class="btn quiet out" data-do="compose-again" data-at=${step.at} data-index=${step.index}
      data-for=${step.option.target || nothing} title=${step.option.text}><span>${step.option.text}</span></button>`;
  const found = taking ? besideThings(decision) : wayOut(decision);
  if (!found) return nothing;
  const [option, index] = found;
  return html`<button class="btn quiet out" data-do="answer-out" data-index=${index} data-for=${option.target || nothing}
    title=${option.text}><span>${option.text}</span></button>`;
}

/**
 * @param {Session} session
 * @param {Decision} decision
 * @param {Draft} draft
 */
export function answersTo(session, decision, draft) {
  const { composition } = session;
  if (composition?.decision.bar)
    return html`<div class="composing">${things(session, composition)}</div>${sumOf(session, composition)}`;
  if (composition && hasFields(session))
    return html`<div class="composing">${fields(session, composition, draft)}</div>`;
  return html`${composition ? gonePast(composition) : nothing}
    <div class="composing">${ANSWERS[decision.kind](session, decision, draft)}</div>${oddsOfAnswer(decision, draft)}`;
}

/**
 * Where things are taken one by one, and where several numbers stand side by side, the question is about all of them.
 * @param {Session} session
 * @param {Decision} decision
 */
function asked(session, decision) {
  const { composition } = session;
  if (composition?.decision.bar) return composition.first.text;
  return (hasFields(session) && session.words(`bar.${decision.code}.ask`)) || decision.text;
}

/**
 * @param {Session} session
 * @param {Decision} decision
 */
export function askedBar(session, decision) {
  const draft = draftOf(session);
  const side = hasFields(session);
  const { name, house } = /** @type {Seat} */ (seatOf(session.view, decision.seat));
  return frame(session, {
    kind: decision.kind,
    code: decision.code,
    seat: decision.seat,
    composed: session.composition ? answersOf(session.composition.steps) : [],
    house,
    caps: decision.capacity && !side ? w("table.bar.capacity", { name, capacity: decision.capacity }) : name,
    ask: asked(session, decision),
    // what is said of one number stands under its field
    help: side ? "" : decision.help,
    ref: shortRef(decision.rule, session.ui.ledger),
    // another question has answers of its own: nothing of those before moves to where these stand
    answers: repeat(
      [session.composition?.decision.bar ? session.composition.first.code : draft.question],
      (one) => one,
      () => answersTo(session, decision, draft),
    ),
    act: html`${backInsteadOfConfirm(session, decision, draft) ? wayBack(session) : confirm(session, decision, draft)}${wayOutOf(session, decision)}`,
  });
}
