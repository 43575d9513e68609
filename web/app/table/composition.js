// @ts-check
// Several answers that are one decision, tried out on a copy of the table before any is sent: what is answered so far, what the copy
// asks next, and how the board would look. The rules give each view; nothing here touches the page.
import { patched } from "../patch.js";
import { answerFrom, draftOf, dropDraft, lacking, setAmount } from "./answer.js";
import { isTaught } from "./teaching.js";

/** @import { Composition, Decision, Option, Preview, Session, Step } from "../types.js" */

/** @param {any} a @param {any} b */
export const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/**
 * The draft of the question that the copy asks, also while something else is on the screen.
 * @param {Session} session
 */
const draftHere = ({ composed, ui }) => draftOf(/** @type {any} */ ({ view: composed?.view, ui }));

/** @param {Step[]} steps */
export const answersOf = (steps) => steps.map(({ value }) => value);

/**
 * Answers of which it is not known any more what was asked.
 * @param {any[]} answers
 * @returns {Step[]}
 */
export const stepsOf = (answers) => answers.map((value) => ({ decision: null, value }));

/**
 * The open option with this value.
 * @param {Decision} decision
 * @param {any} value
 * @returns {Option | undefined}
 */
export const openOption = (decision, value) =>
  decision.options?.find((option) => !option.closed && same(option.value, value));

/**
 * The board as it would be, and the question that is asked there. The table itself stands where it stood.
 * @param {Session} session
 * @param {Partial<Preview>} tried
 * @param {Decision} decision
 */
function viewOf({ now }, tried, decision) {
  const { place, waiting, acts, over } = now;
  return { ...patched(now, { set: tried.set ?? {}, drop: [] }), place, waiting, acts, over, decision };
}

/**
 * Where these steps lead: to the next question, or to the end, with the question that was asked last.
 * @param {Session} session
 * @param {Composition} composition
 * @param {Step[]} steps
 */
function stand(session, composition, steps) {
  dropDraft(session);
  const { first } = composition;
  Object.assign(composition, { steps, ended: null, after: null, due: false });
  if (!steps.length) return ask(session, composition, first, {});
  const reply = session.preview(answersOf(steps));
  if (reply.stood < steps.length) {
    composition.why = reply.why;
    return stand(session, composition, steps.slice(0, reply.stood));
  }
  if (!reply.whole && !reply.shows) return ask(session, composition, askedIn(reply) ?? first, reply);
  const last = /** @type {Step} */ (steps.at(-1));
  if (first.bar) {
    composition.ended = reply;
    return ask(session, composition, composition.barred, reply);
  }
  // the answer that ends it stands as chosen in its question
  composition.steps = steps.slice(0, -1);
  const before = composition.steps.length ? session.preview(answersOf(composition.steps)) : null;
  return ask(session, composition, (before && askedIn(before)) ?? first, before ?? {}, last.value);
}

/**
 * The question that a copy asks; none where it is the one that was asked before.
 * @param {Preview} reply
 */
const askedIn = ({ set }) => /** @type {Decision | null | undefined} */ (set.decision);

/**
 * @param {Session} session
 * @param {Composition} composition
 * @param {Decision} decision
 * @param {Partial<Preview>} reply
 * @param {any} [value] what is chosen there already
 */
function ask(session, composition, decision, reply, value) {
  composition.decision = decision;
  composition.view = viewOf(session, reply, decision);
  if (decision.bar) {
    composition.barred = decision;
    return;
  }
  const draft = draftHere(session);
  if (value !== undefined) draft.value = decision.kind === "pick" ? JSON.stringify(value) : value;
  tried(session);
}

/**
 * Begins to compose where the question has others after it; `wanted` are answers that were composed before.
 * @param {Session} session
 * @param {Step[]} [wanted]
 */
export function begin(session, wanted = []) {
  const { decision } = session.now;
  session.composed = null;
  if (!decision?.composes || decision.seat !== session.viewer || session.readOnly || isTaught(session)) return;
  session.composed = {
    first: decision,
    decision,
    barred: decision,
    steps: [],
    past: [],
    ended: null,
    after: null,
    due: false,
    why: "",
    view: session.now,
  };
  stand(session, session.composed, wanted);
  opened(session);
}

/**
 * A question that says what most would answer is not waited for: the one after it is asked as well.
 * @param {Session} session
 */
function opened(session) {
  const composition = /** @type {Composition} */ (session.composed);
  for (;;) {
    const { decision, ended } = composition;
    if (ended || decision.bar || decision.opens === undefined) return;
    const stands = decision.kind === "pick" ? openOption(decision, decision.opens) : decision.field;
    if (!stands || !leadsOn(session)) return;
    const { length } = composition.steps;
    stand(session, composition, [...composition.steps, { decision, value: decision.opens, opened: true }]);
    if (composition.steps.length <= length) return;
  }
}

/**
 * Other answers in place of those composed; one step back brings those again.
 * @param {Session} session
 * @param {Step[]} steps
 */
export function composedAnew(session, steps) {
  const composition = /** @type {Composition} */ (session.composed);
  composition.past.push(composition.steps);
  composition.why = "";
  stand(session, composition, steps);
}

/**
 * The answer to the question asked now, if it is whole; undefined if not.
 * @param {Session} session
 */
function answerNow(session) {
  const { decision } = /** @type {Composition} */ (session.composed);
  const draft = draftHere(session);
  return decision.bar || lacking(decision, draft) ? undefined : answerFrom(decision, draft);
}

/**
 * Sees what the answer chosen now leads to. The board shows what comes before it, marks what is chosen itself, and may say what
 * comes `after` it.
 * @param {Session} session
 */
export function tried(session) {
  const composition = session.composed;
  if (!composition || composition.decision.bar) return;
  composition.due = false;
  const value = answerNow(session);
  const answers = [...answersOf(composition.steps), value];
  const reply = value === undefined ? null : session.preview(answers);
  const stood = reply?.stood === answers.length ? reply : null;
  composition.ended = stood && (stood.whole || stood.shows) ? stood : null;
  // where dice or something hidden would show, the copy stands before the answer
  composition.after = stood && !stood.shows ? patched(session.now, { set: stood.set, drop: [] }).board : null;
}

/**
 * Whether the decision is whole with this answer to the question asked now, and nothing shows by it.
 * @param {Session} session
 * @param {any} value
 */
export function endsWith(session, value) {
  const answers = [...answersOf(/** @type {Composition} */ (session.composed).steps), value];
  const reply = session.preview(answers);
  return reply.stood === answers.length && reply.whole && !reply.shows;
}

/**
 * Whether the answer chosen now brings up another question of the decision.
 * @param {Session} session
 */
export function leadsOn(session) {
  const composition = session.composed;
  if (!composition) return false;
  if (composition.due) tried(session);
  return !composition.ended && answerNow(session) !== undefined;
}

/**
 * Goes on to the question that the chosen answer brings up.
 * @param {Session} session
 */
export function goOn(session) {
  const { decision, steps } = /** @type {Composition} */ (session.composed);
  composedAnew(session, [...steps, { decision, value: answerNow(session) }]);
  opened(session);
}

/**
 * An answer has been changed. One option leads on by itself, if the choice is not to `stay`; numbers are looked at when the page
 * has time (`due`).
 * @param {Session} session
 * @param {boolean} [stay]
 */
export function answered(session, stay = false) {
  const { composition } = session;
  if (!composition || composition.decision.bar) return;
  if (composition.decision.kind !== "pick") {
    composition.due = true;
    return;
  }
  tried(session);
  if (!stay && leadsOn(session)) goOn(session);
}

/**
 * Another answer to a question that has been gone past.
 * @param {Session} session
 * @param {number} at
 * @param {any} value
 */
export function answerAgain(session, at, value) {
  const { steps } = /** @type {Composition} */ (session.composed);
  composedAnew(session, [...steps.slice(0, at), { ...steps[at], value }]);
  opened(session);
}

/**
 * Another number in a field before the last: those of the fields after it stay as far as they may.
 * @param {Session} session
 * @param {number} at
 * @param {number} value
 */
export function setField(session, at, value) {
  const { steps } = /** @type {Composition} */ (session.composed);
  const last = draftHere(session).value;
  composedAnew(
    session,
    steps.map((step, place) => (place === at ? { ...step, value, opened: false } : step)),
  );
  opened(session);
  setAmount(session, last);
  tried(session);
}

/**
 * Back to a question that has been gone past, with what was answered there.
 * @param {Session} session
 * @param {number} at
 */
export function askAgain(session, at) {
  composedAnew(session, /** @type {Composition} */ (session.composed).steps.slice(0, at));
}

/**
 * One step back within what is composed; false if nothing has been done there.
 * @param {Session} session
 */
export function backInComposition(session) {
  const composition = session.composed;
  if (!composition?.past.length) return false;
  composition.why = "";
  stand(session, composition, /** @type {Step[]} */ (composition.past.pop()));
  return true;
}

/**
 * Everything composed is dropped.
 * @param {Session} session
 */
export function clear(session) {
  composedAnew(session, []);
  opened(session);
}

/**
 * The answer that ends the decision, where it may end now.
 * @param {Decision} decision
 */
const endOf = (decision) => (decision.ends === undefined ? undefined : openOption(decision, decision.ends));

/**
 * The answer that would end the decision right after the one chosen now, where nothing else is proposed there.
 * @param {Session} session
 */
function endAfter(session) {
  const following = roundAfter(session);
  return following && endOf(following);
}

/**
 * The first question over again, as the answer chosen now brings it up, where nothing is proposed there.
 * @param {Session} session
 */
function roundAfter(session) {
  const { first, steps } = /** @type {Composition} */ (session.composed);
  const following = askedIn(session.preview([...answersOf(steps), answerNow(session)]));
  return following?.code === first.code && following.opens === undefined ? following : undefined;
}

/**
 * Whether more can be done in the same decision after the answer chosen now, although it could be sent as it is.
 * @param {Session} session
 */
export function canDoMore(session) {
  const { composition } = session;
  if (!composition || composition.decision.bar || composition.decision.kind === "pick" || !leadsOn(session))
    return false;
  const following = roundAfter(session);
  if (!following || !endOf(following)) return false;
  return following.options.some((option) => !option.closed && !same(option.value, following.ends));
}

/**
 * What confirming gives, all of it; null while something is lacking, or another question comes first.
 * @param {Session} session
 * @returns {any[] | null}
 */
export function composedAnswers(session) {
  const composition = /** @type {Composition} */ (session.composed);
  if (composition.due) tried(session);
  const { decision, steps, ended } = composition;
  const answers = answersOf(steps);
  const value = answerNow(session);
  if (ended) return value === undefined ? answers : [...answers, value];
  if (value !== undefined) {
    const end = endAfter(session);
    return end ? [...answers, value, end.value] : null;
  }
  const end = (steps.some((step) => !step.opened) || endsBare(composition)) && endOf(decision);
  return end ? [...answers, end.value] : null;
}

/**
 * What is done instead of taking anything, which has a button of its own.
 * @param {Decision} decision
 * @returns {[Option, number] | undefined}
 */
export const besideThings = (decision) =>
  decision.options
    .map((option, index) => /** @type {[Option, number]} */ ([option, index]))
    .findLast(([option]) => !option.closed && !decision.bar?.rows.some(({ values }) => values.includes(option.value)));

/**
 * Whether the decision can be ended with nothing taken, and that is not what the button beside does.
 * @param {Composition} composition
 */
function endsBare({ decision, steps }) {
  if (!decision.bar || steps.length) return false;
  const beside = besideThings(decision);
  return Boolean(beside) && !same(beside?.[0].value, decision.ends);
}
