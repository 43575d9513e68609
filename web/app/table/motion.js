// @ts-check
// What moves, moves because something happened: told from the old and the new view, drawn over the table, never in the way of input.
import { pictureOf } from "../../boards/kit/icons.js";
import { EASE, WAY_MS } from "../../boards/kit/motion.js";
import { settings } from "../settings.js";
import { boardModule, moved } from "./stage.js";
import { w } from "../words.js";

/** @import { Fact, LogLine, Lying, Session, Snapshot } from "../types.js" */

const DROP = "cubic-bezier(.3,1.35,.5,1)";
const SHOWN = 2000;
const COINS = 6;
/** @type {Record<string, number>} */
const SPEED = { full: 1, quick: 0.5, off: 0 };

const speed = () => SPEED[settings.motion];
const layer = () => /** @type {HTMLElement} */ (document.getElementById("motion"));

/**
 * @param {string} cls
 * @param {string} [text]
 */
function made(cls, text = "") {
  const part = document.createElement("span");
  part.className = cls;
  part.textContent = text;
  return part;
}

/**
 * @param {any} part
 * @param {number} x
 * @param {number} y
 */
const place = (part, x, y) => {
  part.style.left = `${x}px`;
  part.style.top = `${y}px`;
};

/**
 * What is remembered of a view until the next one: small copies, no references to what may be long gone.
 * @param {Session} session
 */
export function snapshot(session) {
  const { view, viewer, past } = session;
  const figures = new Map();
  const scores = new Set();
  for (const one of view.seats) {
    scores.add(`${one.seat}.score`);
    figures.set(`${one.seat}.score`, one.score ?? 0);
    for (const fact of one.facts)
      if (typeof fact.value === "number") figures.set(`${one.seat}.${fact.key}`, fact.value);
  }
  const money = view.seats.flatMap((one) => {
    const fact = one.facts.find(({ money: paid }) => paid) ?? one.facts[0];
    return fact ? [/** @type {[number, Fact]} */ ([one.seat, fact])] : [];
  });
  return {
    viewer,
    past,
    screen: session.ui.screen || null,
    position: view.meta.position,
    branch: view.meta.branch,
    figures,
    scores,
    log: session.log.length,
    view,
    money: new Map(money.map(([seat, fact]) => [seat, { key: `${seat}.${fact.key}`, value: fact.value }])),
  };
}

// ── numbers ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** @param {HTMLElement} element */
const textOf = (element) =>
  /** @type {(Text & { counting?: (now: number) => void }) | undefined} */ (
    [...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE)
  );

/**
 * Counts from the old to the new value; the printed form around the digits stays.
 * @param {HTMLElement} element
 * @param {number} from
 * @param {number} to
 * @param {any} time
 */
function count(element, from, to, time) {
  const node = textOf(element);
  const last = node?.data;
  const digits = String(Math.abs(to));
  if (!node || !time || !last?.includes(digits)) return;
  const start = performance.now();
  let written = last;
  /** @param {number} now */
  const step = (now) => {
    // another figure has been written meanwhile, or another count has begun: the text is theirs
    if (!node.isConnected || node.counting !== step || node.data !== written) return;
    const share = Math.min(1, (now - start) / time);
    written = share < 1 ? last.replace(digits, String(Math.abs(Math.round(from + (to - from) * share)))) : last;
    node.data = written;
    if (share < 1) requestAnimationFrame(step);
  };
  node.counting = step;
  requestAnimationFrame(step);
}

/**
 * Where the changed figures stand. Everything is read before anything is drawn: one layout for all of them.
 * @param {Snapshot} before
 * @param {Snapshot} after
 */
function changed(before, after) {
  return [...after.figures].flatMap(([key, to]) => {
    const from = before.figures.get(key);
    if (from === undefined || from === to || (innerWidth <= 600 && after.scores.has(key))) return [];
    const element = document.querySelector(`[data-figure="${key}"]`);
    const box = element?.getBoundingClientRect();
    return box?.width ? [{ key, from, to, element, box, score: after.scores.has(key) }] : [];
  });
}

/**
 * @param {any} badge
 * @param {DOMRect} box
 */
const beside = (badge, box) =>
  badge.classList.contains("before")
    ? place(badge, box.left - 6, box.top + 3)
    : place(badge, box.left - 4, box.bottom - 1);

/** @param {{ key: string, from: number, to: number, element: HTMLElement, box: DOMRect, score: boolean }} given */
function change({ key, from, to, element, box, score }) {
  count(element, from, to, 520 * speed());
  document.querySelector(`.delta[data-of="${key}"]`)?.remove();
  const badge = made(
    `delta ${to > from ? "gain" : "loss"} ${score ? "before" : ""}`,
    to > from ? `+${to - from}` : `−${from - to}`,
  );
  badge.dataset.of = key;
  layer().append(badge);
  beside(badge, box);
  setTimeout(() => badge.remove(), SHOWN);
}

/** The bar above the figures takes another height with each question: what stands beside a figure goes with it. */
function follow() {
  const found = Array.from(layer().querySelectorAll(".delta"), (badge) => ({
    badge,
    box: document.querySelector(`[data-figure="${badge.dataset.of}"]`)?.getBoundingClientRect(),
  }));
  for (const { badge, box } of found) {
    if (box?.width) beside(badge, box);
    else badge.remove();
  }
}

// ── coins ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** @param {HTMLElement | null} element */
const centre = (element) => {
  const box = element?.getBoundingClientRect();
  return box?.width ? { x: box.left + box.width / 2 - 12, y: box.top + box.height / 2 - 12 } : null;
};

/** @param {string} key */
const purse = (key) => centre(document.querySelector(`[data-figure="${key}"]`));
const bank = () => centre(document.getElementById("bank"));

/**
 * @param {{ x: number, y: number } | null} from
 * @param {{ x: number, y: number } | null} to
 */
function fly(from, to) {
  if (!from || !to || !speed()) return;
  for (let at = 0; at < COINS; at += 1) {
    const coin = pictureOf("i-pound", "coin");
    layer().append(coin);
    const top = Math.min(from.y, to.y) - 40 - at * 4;
    const frames = [`${from.x}px,${from.y}px`, `${(from.x + to.x) / 2}px,${top}px`, `${to.x}px,${to.y}px`].map(
      (spot) => ({ transform: `translate(${spot})` }),
    );
    coin
      .animate(frames, {
        duration: 520 * speed(),
        delay: at * 40 * speed(),
        easing: "cubic-bezier(.4,0,.4,1)",
        fill: "both",
      })
      .finished.then(
        () => coin.remove(),
        () => coin.remove(),
      );
  }
}

/**
 * Who paid whom: pairs up losers and winners; what is left over comes from the bank or goes there.
 * @param {Snapshot} before
 * @param {Snapshot} after
 */
function payments(before, after) {
  const changes = [...after.money]
    .map(([seat, { key, value }]) => ({ seat, key, by: value - (before.money.get(seat)?.value ?? value) }))
    .filter(({ by }) => by);
  const payers = changes.filter(({ by }) => by < 0);
  const payees = changes.filter(({ by }) => by > 0);
  const pairs = payees.map((payee, at) => [payers[at]?.key ?? null, payee.key]);
  return [...pairs, ...payers.slice(payees.length).map((payer) => [payer.key, null])];
}

// ── dice ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** @param {any} value */
function dieOf(value) {
  const box = made("die");
  box.append(value >= 1 && value <= 6 ? pictureOf(`i-die-${value}`, "icon") : made("n", String(value)));
  return box;
}

/**
 * The dice fall one after another onto the tray over the stage, stay for a moment and go; clicks pass through.
 * @param {any[]} lines
 */
function rollDice(lines) {
  const stage = document.getElementById("stage")?.getBoundingClientRect();
  if (!stage || document.querySelector(".tray-now")) return;
  const tray = made("tray-now");
  for (const line of lines.slice(-3)) {
    const row = made("tray");
    row.append(...line.dice.map(dieOf));
    tray.append(row, made("verdict", line.text));
  }
  layer().append(tray);
  place(tray, stage.left + stage.width / 2, Math.max(stage.top, 60) + 24);
  [...tray.querySelectorAll(".die")].forEach((one, at) => {
    const turn = ((at * 47) % 23) - 11;
    const rest = { transform: `rotate(${turn}deg)` };
    one.animate(
      speed()
        ? [{ transform: "translateY(-170px) rotate(-380deg)", opacity: 0 }, { opacity: 1, offset: 0.2 }, rest]
        : [rest, rest],
      { duration: 620 * speed(), delay: at * 70 * speed(), easing: DROP, fill: "both" },
    );
  });
  setTimeout(() => tray.remove(), SHOWN + 900 * speed());
}

// ── pieces ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const pieces = () => document.querySelectorAll("#stage [data-piece]");

/** @param {DOMRect | undefined} box */
const sizeOf = (box) => `${box?.width}x${box?.height}`;
const stageBox = () => document.getElementById("stage")?.getBoundingClientRect();

/** Where the pieces of the board lie: asked before a paint. */
export function piecesNow() {
  if (!speed()) return null;
  /** @type {Lying["lying"]} */
  const lying = new Map();
  for (const piece of pieces())
    lying.set(piece.dataset.piece, { box: piece.getBoundingClientRect(), parent: piece.parentNode });
  return { size: sizeOf(stageBox()), lying };
}

/**
 * What has another place than before. A stage that only took another size has moved nothing of what stayed where it was.
 * @param {Lying} given
 */
function moves({ size, lying }) {
  const same = size === sizeOf(stageBox());
  return Array.from(pieces()).flatMap((piece) => {
    const old = lying.get(piece.dataset.piece);
    if (!old?.box.width || (!same && old.parent === piece.parentNode)) return [];
    const box = piece.getBoundingClientRect();
    const [dx, dy] = [old.box.left - box.left, old.box.top - box.top];
    return Math.abs(dx) + Math.abs(dy) < 3 ? [] : [{ piece, dx, dy }];
  });
}

/** @param {{ piece: any, dx: any, dy: any }} given */
function move({ piece, dx, dy }) {
  piece.animate([{ transform: `translate(${dx}px,${dy}px) scale(1.08)` }, { transform: "none" }], {
    duration: WAY_MS * speed(),
    easing: EASE,
  });
}

// ── all together ───────────────────────────────────────────────────────────────────────────────────────────────────

/** The wax stamps once when a decision is sealed. */
export function stamp() {
  if (!speed()) return;
  document
    .querySelector(".decision .wax")
    ?.animate([{ transform: "scale(1.18)" }, { transform: "scale(.96)", offset: 0.7 }, { transform: "none" }], {
      duration: 120,
      easing: "ease-out",
    });
}

/**
 * Shows what happened between two snapshots of the same table; going back, branching and handing over show nothing.
 * @param {Session} session
 * @param {Snapshot | null} before
 * @param {Snapshot} after
 * @param {Lying | null} places
 */
export function show(session, before, after, places) {
  if (before && before.screen !== after.screen) layer().replaceChildren();
  follow();
  if (
    !before ||
    after.screen ||
    before.viewer !== after.viewer ||
    before.past !== after.past ||
    before.branch !== after.branch ||
    after.position <= before.position
  )
    return;
  const figures = changed(before, after);
  const flights = payments(before, after).map(([from, to]) => [from ? purse(from) : bank(), to ? purse(to) : bank()]);
  const travels = places ? moves(places) : [];
  const rolled = session.log.slice(before.log, after.log).filter((line) => line.dice?.length);
  for (const one of figures) change(/** @type {Parameters<typeof change>[0]} */ (one));
  for (const [from, to] of flights) fly(from, to);
  travels.forEach(move);
  if (rolled.length) rollDice(rolled);
  if (speed() && boardModule(session)?.moved) moved(session, before.view, speed());
}

/** Ends everything that moves: any key or click may ask for it. */
export function settleMotion() {
  for (const animation of document.getElementById("motion")?.getAnimations({ subtree: true }) ?? []) animation.finish();
}

/** @param {LogLine} line */
export const spokenDice = (line) => (line.dice?.length ? w("table.say.dice", { dice: line.dice.join(", ") }) : "");
