// @ts-check
// Making a deal: fetched when somebody opens the dialog for the first time, with its style and its words.
import { register } from "../../actions.js";
import { closeDialog, openDialog } from "../../dialog.js";
import { engine } from "../../engine.js";
import { addStyle } from "../../styles.js";
import { addWords } from "../../words.js";
import { lessonHears, lessonTakes } from "../lesson.js";
import { openRules } from "../moving.js";
import { carry } from "./carry.js";
import { dealDialog } from "./dialog.js";
import {
  addParty,
  addWord,
  clausesOf,
  dropParty,
  fill,
  isEmpty,
  layDown,
  moveLine,
  newDeal,
  numberOf,
  put,
  setGiver,
  setNumber,
  takeOff,
} from "./draft.js";
import { heard } from "./refused.js";
import { answered, bargainOf, dealOf, dealsOf, refusalOf, takeUp, waitingFor } from "./state.js";
import { verbOf } from "./words.js";

/** @import { Acted, Give, Handlers, Refusal, Session } from "../../types.js" */

/**
 * With an offer: what lies on the scale would take its place. Otherwise what was being composed lies there still.
 * @param {Session} session
 * @param {Acted} element
 */
async function open(session, element) {
  if (session.viewer === null) return;
  // what an offer is worth is for the bots to say
  await engine.bring({ do: "weigh", game: session.now.meta.game });
  if (session.left) return;
  const asked = Number(element?.dataset.offer);
  const [first] = session.view.seats.filter(({ seat }) => seat !== session.viewer);
  const kept = session.ui.deal;
  if (!kept || kept.me !== session.viewer || isEmpty(kept)) session.ui.deal = newDeal(session.viewer, [first.seat]);
  const offer = dealsOf(session).open.find(({ id }) => id === asked);
  const refusal = dealsOf(session).refused.find(({ id }) => id === Number(element?.dataset.refused));
  if (offer) takeUp(session, offer);
  else if (refusal) instead(session, refusal);
  else {
    const [waiting] = waitingFor(session);
    const deal = dealOf(session);
    if (waiting && isEmpty(deal)) deal.partners = waiting.parties.filter((seat) => seat !== deal.me);
  }
  openDialog("deal", () => dealDialog(session), { own: true, personal: true });
}

/**
 * What would be taken in place of an offer that was declined, else that offer again.
 * @param {Session} session
 * @param {Refusal} refusal
 */
function instead(session, { id, clauses, wants }) {
  const deal = dealOf(session);
  layDown(deal, wants.length ? wants : clauses, bargainOf(session));
  deal.sent = id;
  heard(session, id);
}

/**
 * Sends the composed offer; what the rules refuse is said inside the dialog, and nothing is lost. Bots answer at once, and the
 * dialog says what; a person needs the screen first.
 * @param {Session} session
 */
function send(session) {
  const deal = dealOf(session);
  const clauses = clausesOf(deal);
  const [move, args] = deal.counters === null ? ["propose", [clauses]] : ["counter", [deal.counters, clauses]];
  const how = lessonTakes(session, "deal", [move, ...args]);
  const answer = session.do({ do: "deal", seat: session.viewer, move, arguments: args });
  if (answer.ok !== false) lessonHears(session, how);
  if (answer.ok === false) {
    deal.refused = answer.error?.text ?? "";
    session.repaint();
    return;
  }
  // a bot may have answered already: the offer is not on the table any more then
  Object.assign(deal, {
    counters: null,
    refused: "",
    sent: bargainOf(session).offers.findLast(({ by }) => by === deal.me)?.id ?? null,
  });
  answered(session, deal);
  const people = session.view.seats.some(({ seat, human }) => human && deal.partners.includes(seat));
  if (people) {
    // where the offer is seen until it is answered
    Object.assign(session.ui, { deal: undefined, railTab: "deals" });
    closeDialog();
  } else session.repaint();
}

/**
 * Does something with the offer that is being composed.
 * @param {(session: Session, element: Acted) => void} work
 * @returns {(session: Session, element: Acted) => void}
 */
const composing = (work) => (session, element) => {
  work(session, element);
  dealOf(session).refused = "";
  session.repaint();
};

/**
 * @param {Session} session
 * @param {number} seat
 * @param {string} kind
 */
const giveOf = (session, seat, kind) =>
  /** @type {Give} */ (bargainOf(session).gives[seat].find((one) => one.kind === kind));

/** @param {Session} session @param {number} seat */
const moneyOf = (session, seat) => /** @type {Give} */ (bargainOf(session).gives[seat].find((one) => one.money));

/**
 * @param {Session} session
 * @param {Acted} element
 */
function fillBlank(session, element) {
  const { at, field = "" } = element.dataset;
  const word = dealOf(session).words[Number(at)];
  const value = JSON.parse(element.value);
  if (field === "from") {
    const verb = bargainOf(session).verbs[value].find(({ kind }) => kind === word.kind);
    if (verb) setGiver(dealOf(session), Number(at), value, verb);
  } else if (field === "to") word.to = value;
  else word.fields[field] = value;
  fill(word, verbOf(session, word));
}

/** @type {Handlers} */
const handlers = {
  "deal-open": open,
  "deal-send": send,
  "deal-party": composing((session, element) => {
    const seat = Number(element.dataset.seat);
    (dealOf(session).partners.includes(seat) ? dropParty : addParty)(dealOf(session), seat);
  }),
  "deal-step": composing((session, element) => {
    const [from, to] = JSON.parse(element.dataset.at ?? "[]");
    const give = moneyOf(session, from);
    const deal = dealOf(session);
    setNumber(deal, from, to, give, numberOf(deal, from, give.kind, to) + Number(element.dataset.by));
  }),
  "deal-put": composing((session, { dataset: { from, to, kind = "", value = "" } }) =>
    put(dealOf(session), Number(from), Number(to), giveOf(session, Number(from), kind), JSON.parse(value)),
  ),
  "deal-take": composing((session, { dataset: { line, at } }) => {
    const deal = dealOf(session);
    const { from, items } = deal.lines[Number(line)];
    takeOff(deal, Number(line), Number(at), items[Number(at)].kind === moneyOf(session, from)?.kind);
  }),
  "deal-line": composing((session, { dataset: { line, by } }) => moveLine(dealOf(session), Number(line), Number(by))),
  "deal-hold": composing((session, { dataset: { from, kind = "", value = "" } }) => {
    dealOf(session).held = { from: Number(from), kind, value: JSON.parse(value), n: 1 };
  }),
  "deal-held": composing((session, element) => {
    const { held } = dealOf(session);
    if (held) held.n += Number(element.dataset.by);
  }),
  "deal-to": composing((session, element) => {
    const deal = dealOf(session);
    const { held } = deal;
    if (!held) return;
    const give = giveOf(session, held.from, held.kind);
    const to = Number(element.dataset.seat);
    if (held.value === null) setNumber(deal, held.from, to, give, numberOf(deal, held.from, held.kind, to) + held.n);
    else put(deal, held.from, to, give, held.value);
    deal.held = null;
  }),
  "deal-whose": composing((session, element) => {
    const { seat = "" } = element.dataset;
    Object.assign(dealOf(session), { whose: seat === "words" ? seat : Number(seat), held: null });
  }),
  "deal-verb": composing((session, { dataset: { kind } }) => {
    const deal = dealOf(session);
    const verb = bargainOf(session).verbs[deal.partners[0]].find((one) => one.kind === kind);
    if (verb) addWord(deal, verb);
  }),
  "deal-blank": composing(fillBlank),
  "deal-unsay": composing((session, element) => dealOf(session).words.splice(Number(element.dataset.at), 1)),
  "deal-say": composing((session) => {
    const deal = dealOf(session);
    Object.assign(deal, { saying: !deal.saying, said: "" });
  }),
  "deal-words": composing((session, element) => {
    dealOf(session).said = element.value;
  }),
  "deal-wants": composing((session) => {
    const refusal = refusalOf(session);
    if (refusal) layDown(dealOf(session), refusal.wants, bargainOf(session));
  }),
  "deal-take-up": composing((session, element) => {
    const offer = dealsOf(session).open.find(({ id }) => id === Number(element.dataset.offer));
    if (offer) takeUp(session, offer);
  }),
  "deal-carry": (session, element, event) => carry(element, event),
  "deal-clear": composing((session) => {
    const { me, partners, sent } = dealOf(session);
    session.ui.deal = Object.assign(newDeal(me, partners), { sent });
  }),
  "deal-rules"(session) {
    const { rule } = bargainOf(session);
    closeDialog();
    openRules(session, rule?.id);
  },
};
/** Its style and its words come with it; until they are here it can be asked for again. */
export async function arrive() {
  await Promise.all([addStyle(new URL("../../../style/deals.css", import.meta.url)), addWords("deals")]);
  register(handlers);
}
