// @ts-check
// Several answers that are one decision, tried out on a copy of the table before any is sent: what is answered so far, what the copy
// asks next, and how the board would look. The rules give each view; nothing here touches the page.
import { patched } from "../patch.js";
import { answerFrom, draftOf, dropDraft, lacking } from "./answer.js";
import { isTaught } from "./teaching.js";

/** @import { Composition, Decision, Option, Preview, Session, Step } from "../types.js" */

/** @param {any} a @param {any} b */
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

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
    if (ended || decision.bar || decision.kind !== "pick" || decision.opens === undefined) return;
    if (!openOption(decision, decision.opens) || !leadsOn(session)) return;
    stand(session, composition, [...composition.steps, { decision, value: decision.opens, opened: true }]);
  }
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
  const composition = /** @type {Composition} */ (session.composed);
  const { decision, steps } = composition;
  composition.past.push(steps);
  composition.why = "";
  stand(session, composition, [...steps, { decision, value: answerNow(session) }]);
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
  const composition = /** @type {Composition} */ (session.composed);
  const { steps } = composition;
  composition.past.push(steps);
  composition.why = "";
  stand(session, composition, [...steps.slice(0, at), { ...steps[at], value }]);
  opened(session);
}

/**
 * Back to a question that has been gone past, with what was answered there.
 * @param {Session} session
 * @param {number} at
 */
export function askAgain(session, at) {
  const composition = /** @type {Composition} */ (session.composed);
  const { steps } = composition;
  composition.past.push(steps);
  composition.why = "";
  stand(session, composition, steps.slice(0, at));
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
  const composition = /** @type {Composition} */ (session.composed);
  composition.past.push(composition.steps);
  composition.why = "";
  stand(session, composition, []);
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

// ── things taken one by one ────────────────────────────────────────────────────────────────────────────────────────

/** @typedef {{ row: number, column: number, at: number, price: number, worth: number }} Taken */

/**
 * What has been taken so far, in its order; `at` is the place of its answer.
 * @param {Composition} composition
 * @returns {Taken[]}
 */
export function taken({ first, steps }) {
  const { rows, columns } = /** @type {NonNullable<Decision["bar"]>} */ (first.bar);
  const counts = rows.map(() => 0);
  /** @type {Taken[]} */
  const found = [];
  for (let at = 0; at < steps.length; at += columns.length ? 2 : 1) {
    const row = rows.findIndex(({ values }) => values.some((value) => same(value, steps[at].value)));
    if (row < 0) break;
    const column = steps[at + 1] ? columns.findIndex(({ value }) => same(value, steps[at + 1].value)) : -1;
    const nth = counts[row];
    counts[row] += 1;
    found.push({ row, column, at, price: rows[row].prices[nth] ?? 0, worth: rows[row].worth[nth] ?? 0 });
  }
  return found;
}

/**
 * What can be taken of a row now, in turn.
 * @param {Composition} composition
 * @param {number} row
 * @returns {any[]}
 */
export const nextOf = ({ decision, ended }, row) => (ended ? [] : (decision.bar?.rows[row]?.next ?? []));

/**
 * @param {Session} session
 * @param {Step[]} steps
 */
function retaken(session, steps) {
  const composition = /** @type {Composition} */ (session.composed);
  composition.past.push(composition.steps);
  composition.why = "";
  stand(session, composition, steps);
}

/**
 * Takes so many more of a row, into a column where there are any; false if they cannot be had.
 * @param {Session} session
 * @param {number} row
 * @param {number} column
 * @param {number} [n]
 */
export function take(session, row, column, n = 1) {
  const composition = /** @type {Composition} */ (session.composed);
  const { columns } = /** @type {NonNullable<Decision["bar"]>} */ (composition.first.bar);
  const wanted = inTurn(session, nextOf(composition, row)).slice(0, n);
  if (!wanted.length) return false;
  const { decision } = composition;
  const more = wanted.flatMap((value) =>
    columns.length
      ? [
          { decision, value },
          { decision: null, value: columns[column].value },
        ]
      : [{ decision, value }],
  );
  retaken(session, [...composition.steps, ...more]);
  return true;
}

/**
 * One of a row, chosen on the board: it is taken, and where there are columns the question where it goes comes up.
 * @param {Session} session
 * @param {any} value
 */
export function pickUp(session, value) {
  const composition = /** @type {Composition} */ (session.composed);
  const { decision } = composition;
  if (!decision.bar?.rows.some(({ next }) => next.some((one) => same(one, value)))) return false;
  retaken(session, [...composition.steps, { decision, value }]);
  return true;
}

/**
 * Puts the last of a row (and column) back; false if there is none.
 * @param {Session} session
 * @param {number} row
 * @param {number} column
 * @param {number} [n]
 */
export function putBack(session, row, column, n = 1) {
  const composition = /** @type {Composition} */ (session.composed);
  const width = composition.first.bar?.columns.length ? 2 : 1;
  const there = taken(composition).filter((one) => one.row === row && one.column === column);
  const gone = new Set(there.slice(-n).map(({ at }) => at));
  if (!gone.size) return false;
  retaken(
    session,
    composition.steps.filter((_, at) => !gone.has(at - (at % width))),
  );
  return true;
}

/**
 * The one that is preferred comes first.
 * @param {Session} session
 * @param {any[]} next
 */
function inTurn({ composed }, next) {
  const preferred = next.find((value) => same(value, composed?.preferred));
  return preferred === undefined ? next : [preferred, ...next.filter((value) => value !== preferred)];
}

/**
 * Which one of a row it shall be: in place of the last that was taken, else the next to be taken.
 * @param {Session} session
 * @param {number} row
 * @param {any} value
 */
export function prefer(session, row, value) {
  const composition = /** @type {Composition} */ (session.composed);
  const last = taken(composition).findLast((one) => one.row === row);
  if (!last) {
    composition.preferred = value;
    return;
  }
  retaken(
    session,
    composition.steps.map((step, at) => (at === last.at ? { ...step, value } : step)),
  );
}

/**
 * What is taken, in figures.
 * @param {Composition} composition
 */
export function sums(composition) {
  const all = taken(composition);
  const spent = all.reduce((total, { price }) => total + price, 0);
  const have = composition.first.bar?.have ?? 0;
  return {
    count: all.length,
    spent,
    have,
    left: have - spent,
    worth: all.reduce((total, one) => total + one.worth, 0),
  };
}
