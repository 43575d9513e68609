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
  reorder,
  setAmount,
  stepBack,
  typeAmount,
} from "./answer.js";
import { listedOptions } from "./choices.js";
import { beginDeal, clausesOf, dealDialog, dealTitle, setGiven } from "./deals.js";
import { hintDialog } from "./hint.js";
import { endLesson, lessonHolds, lessonOn, lessonPermits, lessonWants } from "./lesson.js";
import { stamp } from "./motion.js";
import { quiet } from "./elements.js";

/** @import { DealDraft, Handlers, Happening, Hint, HintShown, Offer, Option, Session } from "../types.js" */

/**
 * @param {Session} session
 * @param {any} request
 */
function sent(session, request) {
  const { viewer } = session;
  const answer = session.do(request);
  if (answer.ok === false) return false;
  // for "since your last turn"; the screen may have changed hands: what was decided belongs to the seat that decided it
  session.ui.decidedAt = { ...session.ui.decidedAt, [/** @type {number} */ (viewer)]: session.now.meta.position };
  dropDraft(session);
  Object.assign(session.ui, { sought: "", showClosed: false, actsOpen: false, focus: "ask" });
  return true;
}

/** @param {Session} session */
export function confirm(session) {
  const { decision } = session.view;
  if (!decision || quiet(session)) return;
  const draft = draftOf(session);
  if (lacking(decision, draft)) return;
  give(session, answerFrom(decision, draft));
}

/**
 * @param {Session} session
 * @param {any} value
 */
function give(session, value) {
  if (!lessonPermits(session, "answer", value)) return;
  const taught = lessonWants(session);
  stamp();
  if (sent(session, { do: "answer", seat: askedOf(session).seat, answer: value }) && taught) lessonOn(session);
}

/**
 * @param {Session} session
 * @param {Pick<Option, "value">} option
 */
function act(session, option) {
  if (!lessonPermits(session, "act", option.value)) return;
  const taught = lessonWants(session);
  const answer = session.do({ do: "act", seat: session.viewer, act: option.value });
  if (answer.ok !== false && taught) lessonOn(session);
}

/** @param {Session} session */
const dealOf = (session) => /** @type {DealDraft} */ (session.ui.deal);

/**
 * Accept, reject or withdraw an offer.
 * @param {Session} session
 * @param {any} move
 * @param {number} offer
 */
function moveDeal(session, move, offer) {
  if (!lessonPermits(session, "deal", [move, offer])) return;
  const taught = lessonWants(session);
  const answer = session.do({ do: "deal", seat: session.viewer, move, arguments: [offer] });
  if (answer.ok !== false && taught) lessonOn(session);
}

/**
 * One thing undone: inside the answer first, then in the game.
 * @param {Session} session
 */
export function undo(session) {
  if (quiet(session)) return;
  if (stepBack(session)) session.repaint();
  else if (lessonHolds(session)) return;
  else if (session.view.undo?.can) session.do({ do: "undo", seat: session.viewer });
  else
    notice({
      key: "undo",
      text: session.view.undo?.why || w("table.undo.nothing"),
      actions: session.now.meta.position > 0 ? [{ text: w("table.undo.past"), do: "past-from-notice" }] : [],
    });
}

/** @param {Session} session */
export function redo(session) {
  session.ui.menu = false;
  if (!quiet(session) && session.view.redo && !lessonHolds(session)) session.do({ do: "redo", seat: session.viewer });
}

/** @param {Session} session */
export async function hint(session) {
  if (quiet(session) || !session.view.decision) return;
  const { decision } = session.view;
  /** @type {HintShown} */
  const asked = { thinking: true };
  session.ui.hint = asked;
  openDialog("hint", () => hintDialog(session, decision), { title: () => w("table.hint"), personal: true });
  /** @type {HintShown} */
  let found;
  try {
    found = await session.hint();
  } catch (/** @type {any} */ problem) {
    found = { failed: problem instanceof Cancelled ? w("table.hint.cancelled") : (problem.text ?? problem.message) };
  }
  // somebody may have asked again meanwhile
  if (session.ui.hint === asked) session.ui.hint = found;
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
 */
function takeUp(session, option) {
  if (choose(session, option)) session.repaint();
}

/**
 * Where a place stands for several options, each click takes the next of them.
 * @param {Session} session
 * @param {string} target
 */
function nextAt(session, target) {
  const decision = askedOf(session);
  const here = optionsAt(decision, target);
  const chosen = here.map((option) => isChosen(decision, draftOf(session), option));
  if (decision.kind === "pick_many") return here[Math.max(0, chosen.indexOf(false))];
  return here[(chosen.indexOf(true) + 1) % here.length];
}

/**
 * @param {Session} session
 * @param {string} target
 */
function byTarget(session, target) {
  const decision = askedOf(session);
  if (decision.options) {
    const option = nextAt(session, target);
    if (option) takeUp(session, option);
    return;
  }
  const at = (decision.slots ?? decision.items).findIndex((one) => one.target === target && !one.closed);
  if (at < 0) return;
  if (decision.slots) {
    const { cap } = decision.slots[at];
    const given = draftOf(session).value[at];
    const full = given >= cap || numberOf(decision, draftOf(session)) >= decision.total;
    if (allot(session, at, full ? -given : 1)) session.repaint();
  } else document.querySelector(`.order [data-key="${CSS.escape(JSON.stringify(decision.items[at].value))}"]`)?.focus();
}

/**
 * The chosen option again, by digit: it is confirmed by Enter only, a second digit never sends by accident.
 * @param {Session} session
 * @param {number} n
 */
export function digit(session, n) {
  const { decision } = session.view;
  if (!decision || quiet(session)) return false;
  if (decision.options) {
    const found = listedOptions(decision, session.ui.sought ?? "").filter(([option]) => !option.closed)[n - 1];
    if (found) takeUp(session, found[0]);
    return Boolean(found);
  }
  if (decision.kind === "amount") {
    const field = /** @type {HTMLInputElement | null} */ (document.querySelector(".amount .number"));
    field?.focus();
    field?.select();
    return false;
  }
  if (decision.kind === "allocate" && n <= decision.slots.length) {
    if (allot(session, n - 1, 1)) session.repaint();
    return true;
  }
  return false;
}

// ── dragging ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** @type {{ key: string } | null} */
let dragged = null;

/**
 * @param {Session} session
 * @param {HTMLElement} element
 * @param {Happening} event
 */
function drag(session, element, event) {
  if (event.type === "pointerdown" && event.button === 0) {
    dragged = { key: element.dataset.key ?? "" };
    element.setPointerCapture(event.pointerId);
    element.closest(".place")?.classList.add("dragged");
  } else if (event.type === "pointermove" && dragged) {
    const over = document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((one) => one.closest?.(".order .place"))
      .find(Boolean);
    const from = draftOf(session).value.indexOf(dragged.key);
    if (over && Number(over.dataset.place) !== from && reorder(session, from, Number(over.dataset.place))) {
      paintNow();
      document
        .querySelector(`.order [data-do="answer-drag"][data-key="${CSS.escape(dragged.key)}"]`)
        ?.setPointerCapture(event.pointerId);
    }
  } else if (event.type === "pointerup" || event.type === "pointercancel") {
    dragged = null;
    document.querySelector(".place.dragged")?.classList.remove("dragged");
  }
}

/** @type {Record<string, number>} */
const MOVES = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1, Home: -99, End: 99 };

/**
 * @param {Session} session
 * @param {number} from
 * @param {number} by
 */
function moveItem(session, from, by) {
  const last = draftOf(session).value.length - 1;
  if (!reorder(session, from, Math.min(Math.max(from + by, 0), last))) return;
  const key = draftOf(session).value[Math.min(Math.max(from + by, 0), last)];
  paintNow();
  document.querySelector(`.order [data-do="answer-drag"][data-key="${CSS.escape(key)}"]`)?.focus();
}

// ── deals ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * @param {Session} session
 * @param {HTMLElement} element
 */
function openDeal(session, element) {
  if (lessonHolds(session)) return;
  const offer = session.view.deals?.open.find((one) => one.id === Number(element.dataset.offer));
  beginDeal(session, offer);
  openDialog("deal", () => dealDialog(session), { title: () => dealTitle(session), wide: true, personal: true });
}

/**
 * Sends the composed offer; what the rules refuse is said inside the dialog, and nothing is lost.
 * @param {Session} session
 */
function sendDeal(session) {
  const deal = dealOf(session);
  const clauses = clausesOf(session);
  const [move, args] = deal.counters === null ? ["propose", [clauses]] : ["counter", [deal.counters, clauses]];
  const answer = session.do({ do: "deal", seat: session.viewer, move, arguments: args });
  if (answer.ok === false) {
    deal.refused = answer.error?.text ?? "";
    session.repaint();
    return;
  }
  closeDialog();
}

/**
 * @param {Session} session
 * @param {HTMLElement} element
 * @param {any} change
 */
function given(session, element, change) {
  setGiven(session, element.dataset.at ?? "", change);
  dealOf(session).refused = "";
  session.repaint();
}

/** Nobody reads a question faster than this. */
const READING_MS = 300;

/** Whether a click is for the question that stands there: not if it was made before that, nor if it is the second of a double one
 * whose first brought the question up. Somebody who goes on clicking answers each question in turn.
 * @param {Session} session
 * @param {{ detail: number, timeStamp: number }} event1
 */
function meant(session, { detail, timeStamp }) {
  // an answered question can still be on the screen when the next click comes
  const since = draftOf(session)?.since ?? Infinity;
  return timeStamp - since > (detail > 1 && clickingSince() < since ? READING_MS : 0);
}

/** @type {Handlers} */
export const answering = {
  "answer-choose"(session, element, event) {
    const option = meant(session, event) && optionAt(session, element);
    if (!option) return;
    if (event.detail === 2 && askedOf(session).kind === "pick") confirm(session);
    else takeUp(session, option);
  },
  "answer-target"(session, element, event) {
    if (!meant(session, event)) return;
    const decision = askedOf(session);
    const { target = "" } = element.dataset;
    // a second click on a place of several options asks for the next, it does not send the first
    const sends =
      event.detail === 0 || (event.detail === 2 && decision.options && optionsAt(decision, target).length === 1);
    if (sends && element.getAttribute("aria-pressed") === "true" && decision.kind === "pick") confirm(session);
    else byTarget(session, target);
  },
  "answer-out"(session, element, event) {
    if (meant(session, event))
      give(session, (askedOf(session).out ?? /** @type {Option} */ (optionAt(session, element))).value);
  },
  "answer-confirm"(session, element, event) {
    if (meant(session, event)) confirm(session);
  },
  "answer-back": undo,
  /**
   * Enter in the search takes the one choice that is left, Escape clears it.
   */
  "answer-search"(session, element, event) {
    if (event.type === "keydown") {
      const open = listedOptions(askedOf(session), session.ui.sought ?? "").filter(([option]) => !option.closed);
      if (event.key === "Enter" && open.length === 1) takeUp(session, open[0][0]);
      if (event.key === "Escape") session.ui.sought = "";
      if (event.key === "Enter" || event.key === "Escape") session.repaint();
      return;
    }
    session.ui.sought = element.value;
    session.repaint();
  },
  "answer-closed"(session) {
    session.ui.showClosed = !session.ui.showClosed;
    session.repaint();
  },
  "answer-step"(session, element) {
    if (setAmount(session, draftOf(session).value + Number(element.dataset.by))) session.repaint();
  },
  "answer-set"(session, element) {
    if (setAmount(session, Number(element.dataset.to))) session.repaint();
  },
  "answer-amount"(session, element, event) {
    if (event.type === "input") {
      if (!/^\d+$/.test(element.value)) return;
      typeAmount(session, Number(element.value));
      session.repaint();
      return;
    }
    const by = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 5, PageDown: -5 }[event.key];
    if (event.key === "Enter") event.repeat || confirm(session);
    else if (event.key === "Escape") element.blur();
    else if (by && setAmount(session, draftOf(session).value + by * (askedOf(session).step ?? 1))) session.repaint();
    else return;
    event.preventDefault();
  },
  "answer-allot"(session, element) {
    if (allot(session, Number(element.dataset.at), Number(element.dataset.by))) session.repaint();
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
  act: (session, element) => act(session, session.view.acts[Number(element.dataset.index)]),
  "acts-fold"(session) {
    session.ui.actsOpen = !session.ui.actsOpen;
    session.repaint();
  },
  undo,
  redo,
  hint,
  "hint-take"(session) {
    const [kind, value] = /** @type {Hint} */ (session.ui.hint).move;
    closeDialog();
    if (kind === "act") act(session, { value });
    else give(session, value);
  },
  "bots-skip": (session) => session.skipBots(),
  "bots-pause": (session) => session.pauseBots(!session.bots.paused),
  "deal-open": openDeal,
  "deal-partner"(session, element) {
    Object.assign(dealOf(session), { partner: Number(element.dataset.seat), given: {}, refused: "" });
    session.repaint();
  },
  "deal-step": (session, element) => given(session, element, Number(element.dataset.by)),
  "deal-toggle": (session, element) => given(session, element, element.dataset.value),
  "deal-words"(session, element) {
    dealOf(session).words = element.value;
    session.repaint();
  },
  "deal-send": sendDeal,
  "deal-move"(session, element) {
    moveDeal(session, element.dataset.move ?? "", Number(element.dataset.offer));
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
    lessonOn(session, -1);
    session.repaint();
  },
  "lesson-leave"(session) {
    endLesson(session);
    session.repaint();
  },
};
