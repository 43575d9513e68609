// @ts-check
// The embedded page before it is opened: a poster made of what the link says about the table, and nothing else fetched.
import { listenToHost, tellHost } from "./hostapi.js";
import { TITLE_LENGTH, addressOf, formed, puzzleIn, setupAt, unpack } from "./link.js";
import { routeOf } from "./route.js";

/** @import { PuzzleContent, Session, Setup } from "./types.js" */

const root = document.documentElement;
/** @param {string} id */
const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
const HOUSES = 6;

/**
 * What will be opened: {save, title}, {setup} or {puzzle}; null until a link or the page around says so.
 * @type {{ setup?: any, save?: string, title?: string, at?: number, puzzle?: PuzzleContent } | null} */
let wanted = null;
let opened = false;
/**
 * The page's own module, once Python stands.
 * @type {typeof import("./main.js") | null} */
let page = null;
/** Says where the table stands; there is nothing to say before it is open. */
let tellPosition = () => tellHost("error", { code: "closed" });

/**
 * @param {any} value
 * @param {any} [limit]
 */
const text = (value, limit = TITLE_LENGTH) => String(value ?? "").slice(0, limit);

/** @param {any} seat */
function familyOf({ name, house, score }) {
  const family = document.createElement("span");
  const arms = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  const number = Number.isInteger(house) && house >= 0 && house <= HOUSES ? house : 0;
  use.setAttribute("href", `#poster-arms-${number}`);
  arms.append(use);
  arms.setAttribute("role", "img");
  arms.setAttribute("aria-label", text(name));
  family.append(arms, Number.isFinite(score) ? String(score) : text(name, 20));
  return family;
}

/**
 * The card comes from a link, so from anybody: every part of it is text and nothing more.
 * @param {{ title: string, card: any, code?: string, kind?: string }} given
 */
function showCard({ title, card, code, kind }) {
  if (title) {
    part("poster-title").textContent = text(title);
    // the catalogue's word is replaced for good
    delete part("poster-title").dataset.w;
  }
  part("poster-game").textContent = text(card?.game);
  const decides = card?.waiting ? `${text(card.waiting.name)}: ${text(card.waiting.text, 160)}` : "";
  part("poster-state").textContent = [text(card?.place), decides].filter(Boolean).join("\n");
  const seats = Array.isArray(card?.seats) ? card.seats.slice(0, HOUSES) : [];
  part("poster-families").replaceChildren(...seats.map((/** @type {any} */ seat) => familyOf(seat ?? {})));
  // a puzzle is solved on this page, also by itself
  const page = kind === "puzzle" ? "embed.html" : "index.html";
  if (code) /** @type {HTMLAnchorElement} */ (part("poster-full")).href = addressOf(kind ?? "", code, page);
}

/**
 * A puzzle says what is to be done.
 * @param {PuzzleContent} puzzle
 * @param {string} [code]
 */
function pose(puzzle, code) {
  wanted = { puzzle };
  const { title, card, goal } = puzzle;
  showCard({ title, card: { game: card?.game, place: card?.place }, code, kind: "puzzle" });
  part("poster-state").textContent = goal;
}

/** @param {string} code */
async function read(code) {
  const content = await unpack(code);
  const { kind, save, title, card, at } = content;
  if (kind === "puzzle") return pose(content, code);
  wanted = kind === "table" ? { save, title: text(title), at } : { setup: content };
  showCard({ title, card, code, kind });
}

async function open() {
  if (opened || !wanted) return;
  opened = true;
  part("poster-unreached").hidden = true;
  try {
    await start();
  } catch (/** @type {any} */ problem) {
    tellHost("error", { code: "unreachable", text: String(problem?.message ?? problem) });
    // what failed on the way is told by the boot screen, with its button
    if (root.dataset.ready === "trouble") throw problem;
    opened = false;
    voyage(false);
    part("poster-unreached").hidden = false;
    ready();
  }
}

/** Brings the engine up inside the frame and lays the table. */
async function start() {
  if (!page) voyage(true);
  const { boot, stand } = await import("./boot.js");
  if (page) {
    if (await lay()) await stand(page);
    return;
  }
  await boot((main) => {
    page = main;
    page.onEmbedded(announce);
    return lay();
  });
}

/**
 * The boot screen instead of the poster, or the poster again.
 * @param {any} under
 */
function voyage(under) {
  root.dataset.screen = under ? "boot" : "poster";
  part("boot").classList.toggle("under-way", under);
  /** @type {HTMLElement} */ (document.querySelector(".sailing")).hidden = !under;
}

/** Lays the wanted table; false if it cannot be laid: that is told here and to the page around, which may ask for another one. */
async function lay() {
  try {
    await page?.openEmbedded(wanted ?? {});
    return true;
  } catch (/** @type {any} */ problem) {
    if (!problem.text) throw problem;
    opened = false;
    // what the rules refuse they would refuse again; what did not arrive may still come
    if (problem.code) wanted = null;
    voyage(false);
    part("poster-state").textContent = part("live").textContent = problem.text;
    tellHost("error", { code: problem.code ?? "unreachable", text: problem.text });
    ready();
    return false;
  }
}

/** @param {Session} session */
function announce(session) {
  tellPosition = () => tellHost("position", page?.positionOf(session));
  tellHost("opened", page?.positionOf(session));
  let over = false;
  session.onDone = () => {
    tellPosition();
    if (session.now.over && !over) tellHost("result", { result: session.now.over });
    over = Boolean(session.now.over);
  };
}

listenToHost({
  /**
   * {link}, the code of a link; {save, title}; or {setup}. With `now: true` the table opens without the reader's click.
   * @param {{ link: any, save: string, title: string, setup: Setup, card: any, now: any }} given
   */
  async open({ link, save, title, setup, card, now }) {
    if (opened) return tellHost("error", { code: "opened" });
    try {
      if (typeof link === "string") await read(link);
      else if (typeof save === "string" && puzzleIn(save)) pose(/** @type {PuzzleContent} */ (puzzleIn(save)));
      else if (typeof save === "string") wanted = { save, title: text(title) };
      else if (setup && typeof setup === "object" && formed({ ...setup, kind: "setup" })) wanted = { setup };
      else return tellHost("error", { code: "form" });
    } catch (/** @type {any} */ problem) {
      return tellHost("error", { code: "link", text: problem.message });
    }
    if (typeof link !== "string" && !wanted?.puzzle) showCard({ title, card });
    ready();
    if (now === true) await open();
  },

  ask: () => tellPosition(),

  reset: () => page?.resetPuzzle(),

  /**
   * {theme}: "light", "dark", or nothing for what the reader's system says.
   * @param {{ theme: any }} given
   */
  theme({ theme }) {
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    else delete root.dataset.theme;
  },
});

function ready() {
  /** @type {HTMLButtonElement} */ (part("poster-open")).disabled = wanted === null;
  root.dataset.ready = "poster";
}

const { name, value, part: seed } = routeOf(location.hash);
part("poster-open").addEventListener("click", open);
if (value) {
  try {
    if (name === "play") wanted = { setup: await setupAt(value, seed) };
    else await read(value);
  } catch (/** @type {any} */ problem) {
    part("poster-bad").hidden = false;
    tellHost("error", { code: "link", text: problem.message });
  }
}
ready();
tellHost("ready");
