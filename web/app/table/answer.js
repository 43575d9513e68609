// @ts-check
// The answer being composed at this screen: one value per kind of decision, changed step by step until it is confirmed.
// Nothing here touches the page; `draft` lives in session.ui, so that it outlasts a repaint and not the table.

/** @import { Decision, Draft, Option, Session, Slot } from "../types.js" */

/** @param {any} value */
const text = (value) => JSON.stringify(value);

/** @param {Decision} decision */
const offered = (decision) => decision.options ?? decision.slots ?? decision.items ?? [];

/**
 * Equal as long as the same question stands, also when an act beside has changed its figures.
 * @param {Decision | null} decision
 */
export const questionOf = (decision) =>
  decision ? text([decision.seat, decision.code, decision.kind, offered(decision).map((one) => one.value)]) : "";

/**
 * The question that stands; the same as long as it does.
 * @param {Session} session
 */
export const questionNow = (session) => questionOf(session.view.decision);

/** What stands there when a question comes up: what the rules propose, or what alone can be chosen. */
const START = {
  /** @param {Decision} decision */
  pick(decision) {
    const open = decision.options.filter((option) => !option.closed);
    const usual = open.find((option) => text(option.value) === text(decision.opens));
    const stands = usual ?? (open.length === 1 ? open[0] : null);
    return stands && text(stands.value);
  },
  /** @param {Decision} decision */
  pick_many(decision) {
    const open = decision.options.filter((option) => !option.closed);
    return decision.least === open.length ? open.map((option) => text(option.value)) : [];
  },
  /** What goes both ways begins in the middle. @param {Decision} decision */
  amount: (decision) => stepped(decision, decision.opens ?? Math.max(decision.lo, 0)),
  /** @param {Decision} decision */
  allocate: (decision) => within(decision, decision.opens ?? decision.slots.map((slot) => slot.least)),
  /** @param {Decision} decision */
  arrange: (decision) => decision.items.map((item) => text(item.value)),
};

/**
 * What the viewer is asked, where it is known that something is.
 * @param {Session} session
 */
export const askedOf = (session) => /** @type {Decision} */ (session.view.decision);

/**
 * The draft for the pending decision; a new question begins a new one, and stands from then on. Null when nothing is asked.
 * @param {Session} session
 * @returns {Draft}
 */
export function draftOf(session) {
  const { decision } = session.view;
  if (!decision) return /** @type {any} */ (null);
  const question = questionOf(decision);
  const { draft } = session.ui;
  if (draft?.question === question) return fitted(decision, draft);
  session.ui.draft = { question, since: performance.now(), value: START[decision.kind](decision), past: [] };
  return session.ui.draft;
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, n) => total + n, 0);

/**
 * The number nearest to this one that may be said.
 * @param {{ lo: number, hi: number, step?: number }} given
 * @param {any} value
 */
function stepped({ lo, hi, step = 1 }, value) {
  const whole = lo + Math.round((value - lo) / step) * step;
  return Math.min(Math.max(whole, lo), lo + Math.floor((hi - lo) / step) * step);
}

/**
 * An allotment within the limits of its slots and of the whole; the last slots give way first.
 * @param {{ slots: Slot[], total: number }} decision
 * @param {number[]} given
 */
function within({ slots, total }, given) {
  const kept = given.map((n, at) => Math.min(Math.max(n, slots[at].least), slots[at].cap));
  let over = sum(kept) - total;
  for (let at = kept.length - 1; at >= 0; at -= 1) {
    const less = Math.min(Math.max(over, 0), kept[at] - slots[at].least);
    over -= less;
    kept[at] -= less;
  }
  return kept;
}

/**
 * An act beside may have closed an option or moved a limit: what no longer fits is taken out of the draft.
 * @param {Decision} decision
 * @param {Draft} draft
 */
function fitted(decision, draft) {
  const open = new Set(
    offered(decision)
      .filter((one) => !one.closed)
      .map((one) => text(one.value)),
  );
  if (decision.kind === "pick" && !open.has(draft.value)) draft.value = START.pick(decision);
  if (decision.kind === "pick_many")
    draft.value = draft.value.filter((/** @type {string} */ value) => open.has(value)).slice(0, decision.most);
  if (decision.kind === "amount") draft.value = stepped(decision, draft.value);
  if (decision.kind === "allocate") draft.value = within(decision, draft.value);
  return draft;
}

/** @param {Session} session */
export const dropDraft = (session) => {
  session.ui.draft = null;
};

/**
 * @param {Session} session
 * @param {any} value
 */
function change(session, value) {
  const draft = draftOf(session);
  if (text(draft.value) === text(value)) return false;
  draft.past.push(draft.value);
  draft.value = value;
  return true;
}

/**
 * Undo inside the answer; false if there is nothing to take back.
 * @param {Session} session
 */
export function stepBack(session) {
  const draft = session.ui.draft;
  if (!draft?.past.length || draft.question !== questionOf(askedOf(session))) return false;
  draft.value = draft.past.pop();
  delete draft.typed;
  return true;
}

/**
 * @param {Decision} decision
 * @param {Pick<Draft, "value">} draft
 * @param {Option} option
 */
export const isChosen = (decision, draft, option) =>
  decision.kind === "pick"
    ? draft.value === text(option.value)
    : decision.kind === "pick_many" && draft.value.includes(text(option.value));

/**
 * The open options that a part of the board stands for; several where the same place is the object of different acts.
 * @param {Decision} decision
 * @param {string} target
 */
export const optionsAt = (decision, target) =>
  decision.options.filter((option) => option.target === target && !option.closed);

/**
 * Choose an option, or take it back where several may be chosen. Returns whether something changed.
 * @param {Session} session
 * @param {Option} option
 */
export function choose(session, option) {
  const decision = askedOf(session);
  if (option.closed) return false;
  const key = text(option.value);
  if (decision.kind === "pick") return change(session, key);
  const chosen = draftOf(session).value;
  if (chosen.includes(key))
    return change(
      session,
      chosen.filter((/** @type {string} */ one) => one !== key),
    );
  if (chosen.length < decision.most) return change(session, [...chosen, key]);
  return decision.most === 1 && change(session, [key]);
}

/**
 * @param {Session} session
 * @param {any} value
 */
export function setAmount(session, value) {
  const draft = draftOf(session);
  const unfinished = draft.typed !== undefined;
  delete draft.typed;
  return Number.isFinite(value) && (change(session, stepped(askedOf(session), value)) || unfinished);
}

/**
 * A number as it is typed: the first digits of one that is allowed need not be allowed themselves, and stay as they are.
 * @param {Session} session
 * @param {any} value
 */
export function typeAmount(session, value) {
  const { lo, hi, step = 1 } = askedOf(session);
  if (value <= hi && (value < lo || (value - lo) % step)) draftOf(session).typed = value;
  else setAmount(session, value);
}

/** Digits that follow one another this quickly make one number. */
const DIGITS_MS = 1000;

/**
 * A digit of a number that has no field to be typed in.
 * @param {Session} session
 * @param {string} digit
 */
export function typeDigit(session, digit) {
  const draft = draftOf(session);
  const { hi } = askedOf(session);
  const now = performance.now();
  const before = draft.digits && now - draft.digits.at < DIGITS_MS ? draft.digits.text : "";
  const whole = Number(before + digit) <= hi ? before + digit : digit;
  draft.digits = { text: whole, at: now };
  if (Number(whole) >= askedOf(session).lo) setAmount(session, Number(whole));
}

/**
 * @param {Session} session
 * @param {number} at
 * @param {number} by
 */
export function allot(session, at, by) {
  const { slots, total } = askedOf(session);
  const numbers = [...draftOf(session).value];
  const left = total - sum(numbers);
  const wanted = Math.min(numbers[at] + by, slots[at].cap, numbers[at] + left);
  numbers[at] = Math.max(wanted, slots[at].least);
  return change(session, numbers);
}

/**
 * A place gets exactly so many, as far as that many are left.
 * @param {Session} session
 * @param {number} at
 * @param {number} n
 */
export const allotExactly = (session, at, n) => allot(session, at, n - draftOf(session).value[at]);

/**
 * A place gets all that is left.
 * @param {Session} session
 * @param {number} at
 */
export const allotRest = (session, at) => allot(session, at, askedOf(session).total);

/**
 * As even as the places allow; the first ones get what is over.
 * @param {Decision} decision
 */
function evenly({ slots, total }) {
  const numbers = slots.map((slot) => slot.least);
  let left = total - sum(numbers);
  while (left > 0) {
    const least = Math.min(...numbers.filter((n, at) => n < slots[at].cap));
    const at = numbers.findIndex((n, place) => n === least && n < slots[place].cap);
    if (at < 0) return numbers;
    numbers[at] += 1;
    left -= 1;
  }
  return numbers;
}

/**
 * In proportion to what each place would bring with it; of what is over, those get one that are furthest from their part.
 * @param {Decision} decision
 */
function byWorth({ slots, total }) {
  const pays = slots.map((slot) => (slot.closed ? 0 : (slot.params.pays ?? 0)));
  const all = sum(pays);
  if (!all) return null;
  const numbers = slots.map((slot, at) =>
    Math.max(slot.least, Math.min(slot.cap, Math.floor((total * pays[at]) / all))),
  );
  const lacks = (/** @type {number} */ at) => (total * pays[at]) / all - numbers[at];
  while (sum(numbers) < total) {
    const room = slots.map((_, at) => at).filter((at) => pays[at] && numbers[at] < slots[at].cap);
    if (!room.length) return null;
    numbers[room.reduce((best, at) => (lacks(at) > lacks(best) ? at : best))] += 1;
  }
  return numbers;
}

/**
 * What is allotted, in figures: how much is spent on it, what it is worth, and what that brings the question's number to.
 * @param {Decision} decision
 * @param {number[]} value
 */
export function allotted({ slots, total, params }, value) {
  const of = (/** @type {string} */ name, /** @type {number} */ usual) =>
    sum(value.map((n, at) => n * (slots[at].params[name] ?? usual)));
  const n = sum(value);
  const worth = of("each", 1);
  return { n, left: total - n, total, worth, spent: of("cost", 0), after: (params.n ?? 0) + (params.way ?? 1) * worth };
}

/**
 * Allotments to begin with: as it was the last time, as open orders pay, and as even as can be. They can be changed afterwards.
 * @param {Session} session
 * @param {Decision} decision
 * @returns {{ id: "last" | "orders" | "equal", value: number[] }[]}
 */
export function presetsOf(session, decision) {
  const open = decision.slots.filter((slot) => !slot.closed);
  if (open.length < 2) return [];
  const last = session.ui.allotted?.[decision.code];
  const before =
    last &&
    within(
      decision,
      decision.slots.map((slot) => last[text(slot.value)] ?? 0),
    );
  const worth = byWorth(decision);
  return [
    ...(before && sum(before) ? [{ id: /** @type {const} */ ("last"), value: before }] : []),
    ...(worth ? [{ id: /** @type {const} */ ("orders"), value: worth }] : []),
    { id: "equal", value: evenly(decision) },
  ];
}

/**
 * @param {Session} session
 * @param {string} id
 */
export function allotAs(session, id) {
  const preset = presetsOf(session, askedOf(session)).find((one) => one.id === id);
  return Boolean(preset) && change(session, preset?.value);
}

/**
 * What is allotted now is there to begin with, the next time that this is asked.
 * @param {Session} session
 */
export function rememberAllotment(session) {
  const { code, slots } = askedOf(session);
  const { value } = draftOf(session);
  const allotted = Object.fromEntries(slots.map((slot, at) => [text(slot.value), value[at]]));
  session.ui.allotted = { ...session.ui.allotted, [code]: allotted };
}

/**
 * Move the item at one place to another; the others close up.
 * @param {Session} session
 * @param {number} from
 * @param {number} to
 */
export function reorder(session, from, to) {
  const order = [...draftOf(session).value];
  if (to < 0 || to >= order.length || from === to) return false;
  order.splice(to, 0, ...order.splice(from, 1));
  return change(session, order);
}

/**
 * What is still missing before the answer can be given: `{code, n}` or null.
 * @param {Decision} decision
 * @param {Draft} draft
 */
export function lacking(decision, draft) {
  if (decision.kind === "pick") return draft.value === null ? { code: "pick", n: 1 } : null;
  if (decision.kind === "pick_many") {
    const missing = decision.least - draft.value.length;
    return missing > 0 ? { code: "many", n: missing } : null;
  }
  if (decision.kind === "amount" && draft.typed !== undefined) {
    const { lo, step = 1 } = decision;
    return draft.typed < lo ? { code: "least", n: lo } : { code: "step", n: step, lo };
  }
  if (decision.kind === "allocate") {
    const missing = decision.least - sum(draft.value);
    return missing > 0 ? { code: "allocate", n: missing } : null;
  }
  return null;
}

/**
 * The answer as the rules take it.
 * @param {Decision} decision
 * @param {Pick<Draft, "value">} draft
 */
export function answerFrom(decision, draft) {
  if (decision.kind === "pick") return JSON.parse(draft.value);
  if (decision.kind === "pick_many" || decision.kind === "arrange")
    return draft.value.map((/** @type {string} */ value) => JSON.parse(value));
  return draft.value;
}

/**
 * The draft that would give this answer.
 * @param {Decision} decision
 * @param {any} answer
 * @returns {Pick<Draft, "value">}
 */
export function draftFor(decision, answer) {
  if (decision.kind === "pick") return { value: text(answer) };
  if (decision.kind === "pick_many" || decision.kind === "arrange") return { value: answer.map(text) };
  return { value: answer };
}

/**
 * The options chosen so far, in the order they were chosen (for the words of the confirm button).
 * @param {Decision} decision
 * @param {Pick<Draft, "value">} draft
 * @returns {Option[]}
 */
export const chosenOptions = (decision, draft) => {
  if (decision.kind === "pick") return decision.options.filter((option) => text(option.value) === draft.value);
  if (decision.kind !== "pick_many") return [];
  return draft.value.map((/** @type {string} */ value) =>
    decision.options.find((option) => text(option.value) === value),
  );
};

/**
 * @param {Decision} decision
 * @param {Pick<Draft, "value">} draft
 * @returns {Option[]}
 */
export const arranged = (decision, draft) =>
  draft.value.map((/** @type {string} */ value) => decision.items.find((item) => text(item.value) === value));

/**
 * The number that the answer amounts to, where it is about a number.
 * @param {Decision} decision
 * @param {Pick<Draft, "value">} draft
 */
export const numberOf = (decision, draft) =>
  decision.kind === "amount"
    ? draft.value
    : decision.kind === "allocate"
      ? sum(draft.value)
      : (draft.value?.length ?? 0);

/**
 * Whether something could be done in answer to this question.
 * @param {Decision} decision
 */
const couldAct = ({ kind, hi, total, slots, options }) =>
  kind === "amount"
    ? hi > 0
    : kind === "allocate"
      ? total > 0 && slots.some(({ cap }) => cap > 0)
      : options.some(({ closed }) => !closed);

/** Questions of which an answer can be so many that it is none. */
const COUNTED = new Set(["amount", "allocate", "pick_many"]);

/**
 * Whether the answer is whole and does nothing, though something could be done: nobody should give it by reflex.
 * @param {Decision} decision
 * @param {Draft} draft
 */
export const doesNothing = (decision, draft) =>
  COUNTED.has(decision.kind) && !lacking(decision, draft) && numberOf(decision, draft) === 0 && couldAct(decision);
