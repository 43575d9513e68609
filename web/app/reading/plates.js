// @ts-check
// Plates: pieces cut from the real board, drawn by the board's own code from a real position when they come into sight. Nothing on them can
// be touched, and their numbers stand on the parts that the key names.
import { render } from "../../vendor/lit-html/lit-html.js";
import { afterLayout } from "../../boards/kit/layout.js";
import { ALWAYS } from "../../boards/kit/looks.js";
import { StillSession, bringCatalogue } from "../table/picture.js";
import { boardAlone, bringBoard } from "../table/stage.js";
import { boxAround, quieten } from "../table/still_board.js";
import { wholeView } from "../patch.js";
import { positionsOf } from "./shelf.js";

/** @import { Position } from "./books.js" */

/** Wider than a board on a desk; narrower screens have a column of their own. */
const DESK = 1241;
/** As large as a stage on a desk of 1440 by 900. */
const STAGE = { width: 906, height: 700 };
/** So far around what is cut out. */
const EDGE = 8;
/** How far a wide piece may stand out into the margin, how high one may be, and how much a small one grows. */
const MARGIN = 1.49;
const HIGHEST = 620;
const LARGEST = 1.25;
/** A part lower than this has its disc in the middle of its edge, a narrower one beside it. */
const LOW = 70;
/** Half of a numbered disc. */
const DISC = 15;
/** Sessions of positions, by game and name. @type {Map<string, StillSession>} */
const still = new Map();

/**
 * @param {string} game
 * @param {string} name
 * @param {Position} position
 */
function sessionOf(game, name, position) {
  const key = `${game}/${name}`;
  const known = still.get(key);
  if (known) return known;
  const { decision, ...board } = wholeView(/** @type {any} */ (position));
  // on a plate nobody answers: no answer is composed there
  const asked = decision && { ...decision, composes: false };
  const view = { ...board, decision: asked, waiting: [], acts: [] };
  const made = new StillSession(key, {
    title: "",
    viewer: position.viewer,
    view,
    log: [],
    curtain: null,
    replies: [],
    when: 0,
  });
  still.set(key, made);
  return made;
}

/** The element that a key names: a target of the board, or a selector. @param {Element} board @param {string} name */
const partOf = (board, name) => board.querySelector(/^[.#]/.test(name) ? name : `[data-part="${CSS.escape(name)}"]`);

/**
 * How large what is cut out is drawn: as wide as the column, or a little into the margin, and not too high.
 * @param {DOMRect} part
 * @param {number} column
 */
function scaleOf(part, column) {
  const most = innerWidth >= DESK ? column * MARGIN : column;
  const fits = Math.min(most / (part.width + 2 * EDGE), HIGHEST / (part.height + 2 * EDGE));
  return Math.min(fits, LARGEST);
}

/** The box around all that a selector names, as far as it can be seen. @param {Element} board @param {string} selector */
const around = (board, selector) => boxAround([...board.querySelectorAll(selector)]);

/**
 * Puts what is cut out into the middle of its window, and the discs on its parts.
 * @param {HTMLElement} box
 */
function cutOut(box) {
  const board = /** @type {HTMLElement} */ (box.firstElementChild);
  if (!board) return;
  for (const name of ["transform", "clipPath"]) Object.assign(board.style, { [name]: "" });
  box.style.width = "";
  const column = box.clientWidth;
  const origin = board.getBoundingClientRect();
  const part = around(board, box.dataset.cut ?? "");
  if (!part) return;
  const scale = scaleOf(part, column);
  const width = Math.max(column, (part.width + 2 * EDGE) * scale);
  const [x, y] = [part.left - origin.left, part.top - origin.top];
  const left = (width - part.width * scale) / 2;
  if (width > column) box.style.width = `${width}px`;
  box.style.height = `${(part.height + 2 * EDGE) * scale}px`;
  board.style.transform = `translate(${left - x * scale}px, ${(EDGE - y) * scale}px) scale(${scale})`;
  const [right, bottom] = [board.offsetWidth - x - part.width, board.offsetHeight - y - part.height];
  board.style.clipPath = `inset(${y}px ${right}px ${bottom}px ${x}px)`;
  discs(box, board);
}

/** @param {HTMLElement} box @param {HTMLElement} board */
function discs(box, board) {
  for (const old of box.querySelectorAll(":scope > .disc")) old.remove();
  const frame = box.getBoundingClientRect();
  const names = /** @type {string[]} */ (JSON.parse(box.dataset.marks ?? "[]"));
  const lost = names.filter((name, at) => {
    const part = partOf(board, name)?.getBoundingClientRect();
    if (!part?.width) return true;
    const disc = document.createElement("span");
    disc.className = "disc";
    disc.textContent = String(at + 1);
    const beside = part.width < LOW ? DISC / 2 : 0;
    const x = Math.min(Math.max(part.left - frame.left - beside, DISC), frame.width - DISC);
    const edge = part.top - frame.top + (part.height < LOW ? part.height / 2 : 0);
    const y = Math.min(Math.max(edge, DISC), frame.height - DISC);
    disc.style.left = `${x}px`;
    disc.style.top = `${y}px`;
    box.append(disc);
    return false;
  });
  // tests look for a plate whose key names what is not on it
  box.dataset.drawn = lost.join(" ");
}

/** @param {string} game @param {HTMLElement} box */
async function draw(game, box) {
  const [positions] = await Promise.all([positionsOf(game), bringCatalogue(game)]);
  const name = box.dataset.plate ?? "";
  const session = sessionOf(game, name, positions[name]);
  await bringBoard(game, session.view.meta.supplements);
  if (!box.isConnected || box.firstElementChild) return;
  const board = document.createElement("div");
  board.className = "plate-board";
  board.inert = true;
  if (innerWidth >= DESK) Object.assign(board.style, { width: `${STAGE.width}px`, height: `${STAGE.height}px` });
  box.append(board);
  const { look } = positions[name];
  render(boardAlone(session, look ? { look, "look.during": ALWAYS } : {}), board);
  // what directives do with an element of theirs, they do before the next picture
  afterLayout(() => {
    quieten(board);
    cutOut(box);
    box.dispatchEvent(new CustomEvent("plate", { bubbles: true }));
  });
}

/**
 * Plates of this text are drawn when they are about to be seen.
 * @param {string} game
 * @param {HTMLElement} text
 */
export function watchPlates(game, text) {
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        watcher.unobserve(target);
        // what does not arrive leaves its caption; it is tried again when the book is opened again
        draw(game, /** @type {HTMLElement} */ (target)).catch((problem) =>
          console.warn("A plate cannot be drawn:", problem),
        );
      }
    },
    { root: text.closest("[data-scrolls]"), rootMargin: "600px 0px" },
  );
  for (const box of text.querySelectorAll(".chartbox:not([data-drawn])")) watcher.observe(box);
  return () => watcher.disconnect();
}

/** The window has another size: every plate is cut anew. @param {HTMLElement} text */
export function cutAgain(text) {
  for (const box of text.querySelectorAll(".chartbox[data-drawn]")) cutOut(/** @type {HTMLElement} */ (box));
}
