// @ts-check
// What a person does about the decision: choose, count, order, confirm; acts beside it, deals, undo and hints.
import { clickingSince } from "../actions.js";
import { Cancelled } from "../bots/thinker.js";
import { closeDialog, openDialog } from "../dialog.js";
import { notice } from "../notices.js";
import { paintNow } from "../paint.js";
import { w } from "../words.js";
import {
  allot,
  answerFrom,
  askedOf,
  choose,
  draftOf,
  dropDraft,
  isChosen,
  lacking,
  numberOf,
  optionsAt,
  rememberAllotment,
  reorder,
  setAmount,
  stepBack,
  typeAmount,
  typeDigit,
} from "./answer.js";
import { timesOf } from "../hold.js";
import { hasLadder } from "./bar/ladder.js";
import { changed, composing, stepBackComposed, takenUp } from "./composing.js";
import { answersOf, composedAnswers, goOn, leadsOn } from "./composition.js";
import { MOVES, drag, moveItem } from "./dragging.js";
import { byKey, narrowed, placedOptions } from "./bar/places.js";
import { goesAtOnce } from "./bar/one_click.js";
import { lastOpen } from "./bar/passed.js";
import { heard } from "./deals/refused.js";
import { hintDialog } from "./hint.js";
import { endLesson, lessonBack, lessonHears, lessonOn, lessonTakes, lessonWants } from "./lesson.js";
import { isTaught } from "./teaching.js";
import { actRisk } from "./risks.js";
import { stamp } from "./motion.js";
import { READING_MS } from "./moments/pace.js";
import { isWhole, numbers } from "./numbers.js";
import { quiet, unread } from "./elements.js";

/** @import { Decision, Handlers, Happening, Hint, HintShown, Offer, Option, Session } from "../types.js" */

/**
 * Why not all of it was done, empty if it was; null if it was refused.
 * @param {Session} session
 * @param {any} request
 * @returns {string | null}
 */
function sent(session, request) {
  const { viewer } = session;
  const { draft } = session.ui;
  const answer = session.do(request);
  if (answer.ok === false) return null;
  // for "since your last turn"; the screen may have changed hands: what was decided belongs to the seat that decided it
  session.ui.decidedAt = { ...session.ui.decidedAt, [/** @type {number} */ (viewer)]: session.now.meta.position };
  if (session.ui.draft === draft) dropDraft(session);
  Object.assign(session.ui, { sought: "", hanging: null, focus: "ask" });
  return answer.why ?? "";
}

/** @param {Session} session */
export function confirm(session) {
  const { decision } = session.view;
  if (!decision || quiet(session) || unread(session)) return;
  if (session.composition) return confirmComposed(session);
  const draft = draftOf(session);
  if (lacking(decision, draft)) return;
  if (decision.kind === "allocate") rememberAllotment(session);
  give(session, answerFrom(decision, draft));
}

/**
 * Enter sends the answer; one that does nothing it only brings to hand, so that nobody gives it by reflex.
 * @param {Session} session
 */
export function confirmByKey(session) {
  const idle = /** @type {HTMLElement | null} */ (document.querySelector("#confirm[data-idle]"));
  if (idle) idle.focus();
  else confirm(session);
}

/**
 * Sends what is composed, or goes on to the question that comes before.
 * @param {Session} session
 */
function confirmComposed(session) {
  const answers = composedAnswers(session);
  if (askedOf(session).kind === "allocate" && !lacking(askedOf(session), draftOf(session))) rememberAllotment(session);
  if (answers) giveAll(session, answers);
  else if (leadsOn(session)) {
    goOn(session);
    session.repaint();
  }
}

/**
 * Who is asked, whatever is shown in place of the question: a lesson goes on while something is told.
 * @param {Session} session
 */
const seatAsked = ({ now }) => /** @type {Decision} */ (now.decision).seat;

/**
 * An answer to the question asked now, with what is composed before it.
 * @param {Session} session
 * @param {any} value
 */
const giveNow = (session, value) => giveAll(session, [...answersOf(session.composition?.steps ?? []), value]);

/**
 * Several answers in a row, as one decision; what could not be given is still there afterwards.
 * @param {Session} session
 * @param {any[]} answers
 */
function giveAll(session, answers) {
  if (answers.length === 1) return give(session, answers[0]);
  stamp();
  const why = sent(session, { do: "compose", seat: seatAsked(session), answers });
  if (why) notice({ key: "composed", text: w("table.compose.stopped", { why }) });
}

/**
 * @param {Session} session
 * @param {any} value
 */
function give(session, value) {
  const how = lessonTakes(session, "answer", value);
  stamp();
  if (sent(session, { do: "answer", seat: seatAsked(session), answer: value }) !== null) lessonHears(session, how);
}

/**
 * @param {Session} session
 * @param {Pick<Option, "value">} option
 */
function act(session, option) {
  const how = lessonTakes(session, "act", option.value);
  session.ui.hanging = null;
  const answer = session.do({ do: "act", seat: session.viewer, act: option.value });
  if (answer.ok !== false) lessonHears(session, how);
}

/**
 * Accept, reject or withdraw an offer.
 * @param {Session} session
 * @param {any} move
 * @param {number} offer
 * @param {string} [why] what is said of an offer that is declined
 */
function moveDeal(session, move, offer, why = "") {
  const how = lessonTakes(session, "deal", [move, offer]);
  const answer = session.do({
    do: "deal",
    seat: session.viewer,
    move,
    arguments: why ? [offer, { code: why, params: {}, wants: [] }] : [offer],
  });
  if (answer.ok !== false) lessonHears(session, how);
}

/**
 * One thing undone: inside the answer first, then in the game.
 * @param {Session} session
 */
export function undo(session) {
  if (quiet(session)) return;
  const passed = lastOpen(session);
  if (stepBack(session)) changed(session);
  else if (stepBackComposed(session)) return;
  else if (isTaught(session)) lessonBack(session);
  else if (passed && passed.position >= (session.view.undo.to ?? 0)) takeBack(session, passed.position);
  else if (session.view.undo?.can) session.do({ do: "undo", seat: session.viewer });
  else
    notice({
      key: "undo",
      text: session.view.undo?.why || w("table.undo.nothing"),
      actions: session.now.meta.position > 0 ? [{ text: w("table.undo.past"), do: "past-from-notice" }] : [],
    });
}

/**
 * Asks a question that was passed.
 * @param {Session} session
 * @param {number} position
 */
function takeBack(session, position) {
  session.ui.hanging = null;
  session.do({ do: "take_back", seat: session.viewer, position });
}

/** @param {Session} session */
export function redo(session) {
  session.ui.menu = false;
  if (!quiet(session) && session.view.redo && !isTaught(session)) session.do({ do: "redo", seat: session.viewer });
}

/** @param {Session} session */
export async function hint(session) {
  // of the question that the table asks, whatever is composed
  const { decision } = session.now;
  if (quiet(session) || session.puzzle || !decision) return;
  /** @type {HintShown} */
  const asked = { thinking: true };
  session.ui.hint = asked;
  openDialog("hint", () => hintDialog(session, decision), { title: () => w("table.hint"), personal: true });
  /** @type {HintShown | null} */
  let found;
  try {
    found = await session.hint();
  } catch (/** @type {any} */ problem) {
    found = { failed: problem instanceof Cancelled ? w("table.hint.cancelled") : (problem.text ?? problem.message) };
  }
  // somebody may have asked again meanwhile, or left the table
  if (found && session.ui.hint === asked) session.ui.hint = found;
  session.repaint();
}

/**
 * Option of the decision at an index of the page.
 * @param {Session} session
 * @param {HTMLElement} element
 */
const optionAt = (session, element) => session.view.decision?.options?.[Number(element.dataset.index)];

/**
 * @param {Session} session
 * @param {Option} option
 * @param {boolean} [stay] in the question
 */
function takeUp(session, option, stay = false) {
  if (!takenUp(session, option) && choose(session, option)) changed(session, stay);
}

/**
 * Where a place stands for several options, each click takes the next of them.
 * @param {Session} session
 * @param {string} target
 */
function nextAt(session, target) {
  const decision = askedOf(session);
  const options = optionsAt(decision, target);
  const chosen = options.map((option) => isChosen(decision, draftOf(session), option));
  if (decision.kind === "pick_many") return options[Math.max(0, chosen.indexOf(false))];
  return options[(chosen.indexOf(true) + 1) % options.length];
}

/**
 * @param {Session} session
 * @param {string} target
 */
function byTarget(session, target) {
  const decision = askedOf(session);
  if (decision.options) {
    const option = nextAt(session, target);
    // the next click may mean another one
    if (option) takeUp(session, option, optionsAt(decision, target).length > 1);
    return;
  }
  const at = (decision.slots ?? decision.items).findIndex((one) => one.target === target && !one.closed);
  if (at < 0) return;
  if (decision.slots) {
    const { cap } = decision.slots[at];
    const amount = draftOf(session).value[at];
    const full = amount >= cap || numberOf(decision, draftOf(session)) >= decision.total;
    if (allot(session, at, full ? -amount : 1)) changed(session);
  } else document.querySelector(`.order [data-key="${CSS.escape(JSON.stringify(decision.items[at].value))}"]`)?.focus();
}

/**
 * The option of this key: it is confirmed by Enter only, the same key again never sends by accident.
 * @param {Session} session
 * @param {string} key
 */
export function chooseByKey(session, key) {
  const { decision } = session.view;
  if (!decision || quiet(session)) return false;
  if (decision.options) {
    const found = byKey(decision, key);
    if (found) takeUp(session, found);
    return Boolean(found);
  }
  const n = Number(key);
  if (decision.kind === "amount" && hasLadder(decision)) {
    typeDigit(session, key);
    changed(session);
    return true;
  }
  if (decision.kind === "amount") {
    const field = /** @type {HTMLInputElement | null} */ (document.querySelector(".amount .number"));
    field?.focus();
    field?.select();
    return false;
  }
  if (decision.kind === "allocate" && n <= decision.slots.length) {
    if (allot(session, n - 1, 1)) changed(session);
    return true;
  }
  return false;
}

/** Whether a click is for the question that stands there: not if it was made before that, nor if it is the second of a double one
 * whose first brought the question up, nor where the question has just come up by itself. Somebody who goes on clicking answers each question in turn.
 * @param {Session} session
 * @param {{ detail: number, timeStamp: number }} event1
 */
function meant(session, { detail, timeStamp }) {
  if (unread(session)) return false;
  // an answered question can still be on the screen when the next click comes
  const since = draftOf(session)?.since ?? Infinity;
  return timeStamp - since > (detail > 1 && clickingSince() < since ? READING_MS : 0);
}

/** What was chosen before the first click of a double one. @type {string | null} */
let chosenBefore = null;

/**
 * Whether a click on the board confirms: Enter on what is chosen, and the second of a double click. Where a place stands for several
 * options, the first click of a double one asks for the next of them; so the double click confirms what was chosen there before it,
 * and where nothing was, it asks on: who has not seen what the place stands for does not send it.
 * @param {Session} session
 * @param {Happening} event
 * @param {Option[]} here
 */
function confirmsAt(session, event, here) {
  const draft = draftOf(session);
  const chosen = here.some((option) => isChosen(askedOf(session), draft, option));
  if (event.detail !== 2) {
    chosenBefore = draft.value;
    return event.detail === 0 && chosen;
  }
  if (here.length === 1) return chosen;
  if (!here.some(({ value }) => JSON.stringify(value) === chosenBefore)) return false;
  draft.value = chosenBefore;
  return true;
}

/** @type {Handlers} */
export const answering = {
  ...composing,
  "answer-choose"(session, element, event) {
    const option = meant(session, event) && optionAt(session, element);
    if (!option) return;
    if (goesAtOnce(session, option)) giveNow(session, option.value);
    else if (event.detail === 2 && askedOf(session).kind === "pick") confirm(session);
    else takeUp(session, option);
  },
  "answer-target"(session, element, event) {
    if (!meant(session, event)) return;
    const decision = askedOf(session);
    const { target = "" } = element.dataset;
    const options = decision.options ? optionsAt(decision, target) : [];
    if (options.length === 1 && goesAtOnce(session, options[0])) giveNow(session, options[0].value);
    else if (decision.kind === "pick" && confirmsAt(session, event, options)) confirm(session);
    else byTarget(session, target);
  },
  "answer-out"(session, element, event) {
    if (!meant(session, event)) return;
    const { value } = askedOf(session).out ?? /** @type {Option} */ (optionAt(session, element));
    giveNow(session, value);
  },
  "answer-confirm"(session, element, event) {
    if (meant(session, event)) confirm(session);
  },
  /**
   * Enter in the search takes the one choice that is left, Escape clears it.
   */
  "answer-search"(session, element, event) {
    if (event.type === "keydown") {
      const found = narrowed(placedOptions(askedOf(session)), session.ui.sought ?? "");
      const open = found.filter(([option]) => !option.closed);
      if (event.key === "Enter" && open.length === 1) takeUp(session, open[0][0]);
      if (event.key === "Escape") session.ui.sought = "";
      if (event.key === "Enter" || event.key === "Escape") session.repaint();
      return;
    }
    session.ui.sought = element.value;
    session.repaint();
  },
  "answer-step"(session, element) {
    if (setAmount(session, draftOf(session).value + Number(element.dataset.by) * timesOf(element))) changed(session);
  },
  "answer-set"(session, element) {
    if (setAmount(session, Number(element.dataset.to))) changed(session);
  },
  "answer-amount"(session, element, event) {
    // whoever comes to the field, by whichever way, types a number anew
    if (event.type === "focusin") return element.select();
    if (event.type === "input") {
      if (!/^\d+$/.test(element.value)) return;
      typeAmount(session, Number(element.value));
      changed(session);
      return;
    }
    const by = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 5, PageDown: -5 }[event.key];
    if (event.key === "Enter") event.repeat || confirmByKey(session);
    else if (event.key === "Escape") element.blur();
    else if (by && setAmount(session, draftOf(session).value + by * (askedOf(session).step ?? 1))) changed(session);
    else return;
    event.preventDefault();
  },
  "answer-allot"(session, element) {
    if (allot(session, Number(element.dataset.at), Number(element.dataset.by) * timesOf(element))) changed(session);
  },
  ...numbers,
  "answer-slot"(session, element, event) {
    if (event.type === "keydown" && event.key === "Enter") return event.repeat || confirmByKey(session);
    return numbers["answer-slot"](session, element, event);
  },
  "answer-field"(session, element, event) {
    const sends = event.type === "keydown" && event.key === "Enter" && isWhole(element);
    return sends ? event.repeat || confirmByKey(session) : numbers["answer-field"](session, element, event);
  },
  "answer-drag"(session, element, event) {
    if (event.type !== "keydown") drag(session, element, event);
    else if (event.key in MOVES) {
      event.preventDefault();
      moveItem(session, Number(element.dataset.place), MOVES[event.key]);
    }
  },
  "answer-move"(session, element) {
    const { key = "" } = element.dataset;
    const { by } = element.dataset;
    const from = draftOf(session).value.indexOf(key);
    if (!reorder(session, from, from + Number(by))) return;
    paintNow();
    /** @type {any} */
    const same = document.querySelector(
      `.order [data-do="answer-move"][data-by="${by}"][data-key="${CSS.escape(key)}"]`,
    );
    (same?.disabled
      ? document.querySelector(`.order [data-do="answer-drag"][data-key="${CSS.escape(key)}"]`)
      : same
    )?.focus();
  },
  act(session, element) {
    const option = session.view.acts[Number(element.dataset.index)];
    const armed = session.ui.armed === JSON.stringify(option.value);
    session.ui.armed = armed || !actRisk(session, option) ? null : JSON.stringify(option.value);
    if (session.ui.armed) session.repaint();
    else act(session, option);
  },
  "act-leave"(session) {
    session.ui.armed = null;
    session.repaint();
  },
  undo,
  redo,
  hint,
  "take-back": (session, element) => takeBack(session, Number(element.dataset.position)),
  wish: (session, element) =>
    session.do({ do: "wish", seat: session.viewer, window: element.dataset.window, wish: element.value }),
  "hint-take"(session) {
    const [kind, value] = /** @type {Hint} */ (session.ui.hint).move;
    closeDialog();
    if (kind === "act") act(session, { value });
    else give(session, value);
  },
  "bots-skip": (session) => session.skipBots(),
  "bots-pause": (session) => session.pauseBots(!session.bots.paused),
  "deal-move"(session, element) {
    moveDeal(session, element.dataset.move ?? "", Number(element.dataset.offer), element.dataset.why);
  },
  "refusal-heard"(session, element) {
    heard(session, Number(element.dataset.offer));
    session.repaint();
  },
  "lesson-try"(session) {
    const { kind, value, move, offer } = /** @type {{ kind: string, value: any, move?: any, offer?: any }} */ (
      lessonWants(session)
    );
    if (kind === "act") act(session, { value });
    else if (kind === "deal") moveDeal(session, move, offer);
    else give(session, value);
    session.repaint();
  },
  "lesson-next"(session) {
    lessonOn(session);
    session.repaint();
  },
  "lesson-back"(session) {
    lessonBack(session);
    session.repaint();
  },
  "lesson-leave"(session) {
    endLesson(session);
    session.repaint();
  },
};
