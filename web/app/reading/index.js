// @ts-check
// The books of a game: on a screen of their own, or over the table that is open. Everything of them comes when they are first opened.
import { register } from "../actions.js";
import { gameOf, loadGames } from "../bots/catalogue.js";
import { openSession } from "../current.js";
import { closeDialog, dialogName, openDialog } from "../dialog.js";
import { EngineError } from "../engine.js";
import { once } from "../once.js";
import { afterNextPaint, paint, paintNow } from "../paint.js";
import { go } from "../route.js";
import { addStyle } from "../styles.js";
import { addWords, w } from "../words.js";
import { ALL_RULES, ROUTE, chapterAt, hrefOf, layOpen, reading, stations } from "./lying.js";
import { placeNotes } from "./margin.js";
import { readingView } from "./page.js";
import { cutAgain, watchPlates } from "./plates.js";
import { bookOf, partsOfGames, rulesOf } from "./shelf.js";

/** @import { Acted, Happening, Screen, Session } from "../types.js" */
/** @import { Part, Reading } from "./books.js" */

const DIALOG = "reading";
/** A chapter is the one that is read when its title has come so near to the upper edge. */
const READ_FROM = 160;

/** Style, words and the actions of the books. */
export const arrive = once(async () => {
  const style = new URL("../../style/reading.css", import.meta.url);
  await Promise.all([addStyle(style), addWords("reading"), loadGames()]);
  register(handlers);
});

/**
 * A part of a game's books, with nothing of it on the screen yet.
 * @param {Part} part
 * @param {string} game
 * @param {boolean} over
 */
async function bring(part, game, over) {
  const known = gameOf(game);
  if (!known) throw new EngineError({ code: "game", text: w("link.unknown-game", { game }) });
  const [parts, book] = await Promise.all([partsOfGames(), bookOf(game, part)]);
  /** @type {Reading} */
  const open = {
    book,
    parts: parts[game],
    title: known.title,
    rules: new Map(),
    here: book.chapters[0]?.id ?? ALL_RULES,
    sought: "",
    contents: false,
    over,
    rule: "",
    sheet: "",
  };
  layOpen(open);
  // the text is read while the sentences of the margin are on their way
  void bringRules(open);
  return open;
}

/** @param {Reading} open */
async function bringRules(open) {
  try {
    const rules = await rulesOf(open.book.game);
    open.rules = new Map(rules.map((rule) => [rule.id, rule]));
    if (reading() === open) paint();
  } catch (problem) {
    // the book stays readable without its margin; what was asked for there says that it did not come
    console.warn("The rules of the ledger did not arrive:", problem);
  }
}

// ── on the screen ──────────────────────────────────────────────────────────────────────────────────────────────────

/** The text that is on the screen, and what watches it. @type {{ text: HTMLElement, leave: () => void } | null} */
let watched = null;

/** After a paint: notes find their place, plates are drawn when they come into sight, and the chapter that is read is followed. */
function settled() {
  const text = /** @type {HTMLElement | null} */ (document.querySelector("#reading-text > .text"));
  if (!text || !reading()) {
    watched?.leave();
    watched = null;
    return;
  }
  placeNotes(text);
  if (watched?.text === text) return;
  watched?.leave();
  watched = { text, leave: watch(text) };
}

/** @param {HTMLElement} text */
function watch(text) {
  const open = /** @type {Reading} */ (reading());
  const scroller = /** @type {HTMLElement} */ (text.parentElement);
  const leavePlates = watchPlates(open.book.game, text);
  let width = text.clientWidth;
  const sizes = new ResizeObserver(() => {
    if (text.clientWidth !== width) {
      width = text.clientWidth;
      cutAgain(text);
    }
    placeNotes(text);
  });
  sizes.observe(text);
  const follow = () => followReader(scroller);
  scroller.addEventListener("scroll", follow, { passive: true });
  return () => {
    leavePlates();
    sizes.disconnect();
    scroller.removeEventListener("scroll", follow);
  };
}

/** @param {HTMLElement} scroller */
function followReader(scroller) {
  const open = reading();
  if (!open || open.here === ALL_RULES) return;
  const top = scroller.getBoundingClientRect().top + READ_FROM;
  const chapters = /** @type {HTMLElement[]} */ ([...scroller.querySelectorAll("[data-chapter]")]);
  const end = scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 2;
  const passed = chapters.filter((one) => one.getBoundingClientRect().top <= top);
  const here = (end ? chapters.at(-1) : (passed.at(-1) ?? chapters[0]))?.dataset.chapter;
  if (!here || here === open.here) return;
  open.here = here;
  paint();
}

const template = () => {
  afterNextPaint(settled);
  return readingView(/** @type {Reading} */ (reading()));
};

/**
 * Where in the contents a place stands: a chapter, a block of one, or the page of all rules; what is nowhere is where the reader is.
 * @param {Reading} open
 * @param {string} place
 */
const stationOf = (open, place) => (place === ALL_RULES ? place : (chapterAt(open.book, place)?.id ?? open.here));

/**
 * Brings a chapter, a block of one, or the page of all rules to the upper edge.
 * @param {Reading} open
 * @param {string} place
 */
function turnTo(open, place) {
  const all = stations(open);
  open.here = stationOf(open, place);
  Object.assign(open, { contents: false, sought: "" });
  paintNow();
  const target = document.getElementById(place);
  const scroller = document.getElementById("reading-text");
  if (place === all[0]) scroller?.scrollTo(0, 0);
  else target?.scrollIntoView({ block: "start" });
}

/**
 * @param {Reading} open
 * @param {string} place
 */
function goTo(open, place) {
  if (!open.over) {
    history.pushState(null, "", hrefOf(open.book.game, open.book.part, stationOf(open, place)));
  }
  turnTo(open, place);
}

/**
 * The screen of a book, opened at a chapter.
 * @param {Part} part
 * @param {string} game
 * @param {string} chapter
 * @returns {Promise<{ screen: Screen, shown: () => void }>}
 */
export async function readingScreen(part, game, chapter) {
  await arrive();
  const open = await bring(part, game, false);
  const screen = {
    name: "reading",
    title: () => w("reading.title", { book: open.title, part: w(`reading.part.${open.book.part}`) }),
    template,
  };
  return { screen, shown: () => chapter && turnTo(open, chapter) };
}

/** The screen shows something else. */
export function leaveReading() {
  layOpen(null);
  settled();
}

/**
 * Opens a book over whatever is on the screen.
 * @param {string} game
 * @param {{ part?: Part, place?: string, rule?: string }} [at]
 */
export async function openOver(game, { part = "rules", place = "", rule = "" } = {}) {
  await arrive();
  const open = await bring(part, game, true);
  openDialog(DIALOG, template, { own: true, onClose: leaveReading });
  const wanted = place || (rule ? (open.book.places?.[rule] ?? "") : "");
  if (wanted) turnTo(open, wanted);
}

// ── what a reader does ─────────────────────────────────────────────────────────────────────────────────────────────

/** @param {(open: Reading, element: Acted, event: Happening) => unknown} work */
const ofReader =
  (work) => (/** @type {Session | null} */ _, /** @type {Acted} */ element, /** @type {Happening} */ event) => {
    const open = reading();
    if (open) return work(open, element, event);
  };

/** To a place of this part, or of another one. @param {Reading} open @param {string} place @param {Part} part */
const follow = (open, place, part) => (part === open.book.part ? goTo(open, place) : changePart(open, part, place));

/** @param {Reading} open @param {Part} part @param {string} [chapter] */
async function changePart({ book, over }, part, chapter = "") {
  if (!over) return go(ROUTE[part], chapter ? `${book.game}/${chapter}` : book.game);
  const next = await bring(part, book.game, true);
  turnTo(next, chapter || next.here);
}

/** @param {Reading} open @param {string} rule */
function showRule(open, rule) {
  if (!open.book.topics) return changePart(open, "rules", ALL_RULES);
  open.rule = rule;
  goTo(open, ALL_RULES);
  const place = document.getElementById(`rule-${rule}`);
  place?.scrollIntoView({ block: "center" });
  place?.focus({ preventScroll: true });
}

/** @param {Reading} open @param {string} sheet */
function print(open, sheet) {
  open.sheet = sheet;
  paintNow();
  window.print();
  open.sheet = "";
  paint();
}

const handlers = {
  read: (/** @type {Session | null} */ session, /** @type {Acted} */ { dataset }) => {
    const game = dataset.game ?? session?.view.meta.game;
    if (game) return openOver(game, { part: /** @type {Part | undefined} */ (dataset.part), rule: dataset.rule });
  },
  "reading-go": ofReader((open, { dataset }, event) => {
    event.preventDefault();
    return follow(open, dataset.to ?? "", /** @type {Part} */ (dataset.part ?? open.book.part));
  }),
  "reading-part": ofReader((open, { dataset }, event) => {
    event.preventDefault();
    return changePart(open, /** @type {Part} */ (dataset.part));
  }),
  "reading-rule": ofReader((open, { dataset }, event) => {
    event.preventDefault();
    return showRule(open, dataset.rule ?? "");
  }),
  "reading-note": ofReader((_, element) => {
    const note = element.closest(".blk")?.querySelector(`.n [data-rule="${CSS.escape(element.dataset.rule ?? "")}"]`);
    if (!(note instanceof HTMLElement)) return;
    note.focus({ preventScroll: true });
    note.scrollIntoView({ block: "nearest" });
  }),
  "reading-seek": ofReader((open, { value }, { type, key }) => {
    if (type === "keydown") {
      if (key === "Enter")
        return document
          .querySelector("#reading-hits button")
          ?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      if (key !== "Escape" || !open.sought) return;
    }
    open.sought = key === "Escape" ? "" : value;
    paint();
  }),
  "reading-contents": ofReader((open) => {
    open.contents = !open.contents;
    paint();
  }),
  "reading-key": ofReader((_, __, event) => {
    if (event.key !== "/" || event.target.matches("input")) return;
    event.preventDefault();
    document.getElementById("reading-seek")?.focus();
  }),
  "reading-print": ofReader((open, { dataset }) => print(open, dataset.sheet ?? "")),
  "reading-close": ofReader((open) => {
    if (open.over && dialogName() === DIALOG) return closeDialog();
    if (openSession()) return;
    go("lobby");
  }),
};
