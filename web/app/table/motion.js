// @ts-check
// What moves, moves because something happened: told from the old and the new view, drawn over the table, never in the way of input.
import { pictureOf } from "../../boards/kit/icons.js";
import { EASE, WAY_MS } from "../../boards/kit/motion.js";
import { settings } from "../settings.js";
import { dropChips, followChips, showChips } from "./moments/chips.js";
import { sums } from "./moments/queue.js";
import { boardModule, moved } from "./stage.js";
import { scoresMoney } from "./elements.js";
import { w } from "../words.js";

/** @import { Fact, LogLine, Lying, Session, Snapshot } from "../types.js" */

const COINS = 6;
/** @type {Record<string, number>} */
const SPEED = { full: 1, quick: 0.5, off: 0 };

const speed = () => SPEED[settings.motion];
const layer = () => /** @type {HTMLElement} */ (document.getElementById("motion"));

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
    summed: Boolean(session.ui.recapOpen ?? session.ui.recap),
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

/** @param {string} key */
const figureOf = (key) =>
  /** @type {HTMLElement | null} */ (document.querySelector(`[data-figure="${CSS.escape(key)}"]`));

/** An amount with its sign, as the game writes it. @param {Session} session @param {boolean} money */
const writer = (session, money) => (/** @type {number} */ amount) => {
  const n = Math.abs(amount);
  return `${amount < 0 ? "−" : "+"}${money ? session.words("game.money", { n }) : n}`;
};

/** The figures that are money. @param {Session} session */
const moneyOf = (session) =>
  new Set(
    session.view.seats.flatMap(({ seat, facts }) => [
      ...(scoresMoney(session) ? [`${seat}.score`] : []),
      ...facts.flatMap(({ key, money }) => (money ? [`${seat}.${key}`] : [])),
    ]),
  );

/**
 * The figures of seats that have changed, where they are seen.
 * @param {Snapshot} before
 * @param {Snapshot} after
 */
function changed(before, after) {
  return [...after.figures].flatMap(([key, to]) => {
    const from = before.figures.get(key);
    const element = from === undefined || from === to ? null : figureOf(key);
    if (!element || from === undefined) return [];
    return [{ key, from, to, element, before: after.scores.has(key) }];
  });
}

/** A piece or a space of the board is small; beside something larger nobody would know what a chip is about. */
const SMALL = 90;

/**
 * Where a change is seen that no figure of a seat tells: the number of what all share, or a small part of the board.
 * @param {{ unit: string, seat: number | null, target?: string }} change
 */
function spotOf({ unit, seat, target }) {
  if (!target) return seat === null ? figureOf(unit) : null;
  const found = figureOf(target) ?? document.querySelector(`#stage [data-target="${CSS.escape(target)}"]`);
  const box = found?.getBoundingClientRect();
  return box?.width && box.width < SMALL && box.height < SMALL ? found : null;
}

/**
 * What all share, and what lies on the board, has changed as the log says.
 * @param {Session} session
 * @param {LogLine[]} lines
 */
const shared = (session, lines) =>
  sums(session, lines).flatMap(({ unit, seat, amount, shown, target, text, money }) => {
    const key = target ?? unit;
    const element = spotOf({ unit, seat, target });
    if (!element) return [];
    return [{ key, amount, text: `${shown} ${text}`, element, before: false, write: writer(session, money) }];
  });

/**
 * @param {Session} session
 * @param {ReturnType<typeof changed>} figures
 * @param {LogLine[]} lines
 */
function chips(session, figures, lines) {
  const moneys = moneyOf(session);
  const own = figures.map(({ key, from, to, element, before }) => {
    const write = writer(session, moneys.has(key));
    return { key, amount: to - from, text: "", element, before, write };
  });
  showChips([...own, ...shared(session, lines)], layer());
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

/** Going back, branching and handing over show nothing. @param {Snapshot} before @param {Snapshot} after */
const goesOn = (before, after) =>
  !after.screen &&
  before.viewer === after.viewer &&
  before.past === after.past &&
  before.branch === after.branch &&
  after.position >= before.position &&
  (after.position > before.position || after.log > before.log);

/**
 * Shows what happened between two snapshots of the same table.
 * @param {Session} session
 * @param {Snapshot | null} before
 * @param {Snapshot} after
 * @param {Lying | null} places
 */
export function show(session, before, after, places) {
  if (before && before.screen !== after.screen) {
    dropChips();
    layer().replaceChildren();
  }
  // while a recap is open each panel says the whole difference, not the last step as well
  if (after.summed && !before?.summed) dropChips();
  followChips();
  if (!before || !goesOn(before, after)) return;
  const figures = changed(before, after);
  const flights = payments(before, after).map(([from, to]) => [from ? purse(from) : bank(), to ? purse(to) : bank()]);
  const travels = places ? moves(places) : [];
  if (!after.summed) chips(session, figures, session.log.slice(before.log, after.log));
  for (const { element, from, to } of figures) count(element, from, to, 520 * speed());
  for (const [from, to] of flights) fly(from, to);
  travels.forEach(move);
  if (speed() && boardModule(session)?.moved) moved(session, before.view, speed());
}

/** Ends everything that moves: any key or click may ask for it. */
export function settleMotion() {
  for (const animation of document.getElementById("motion")?.getAnimations({ subtree: true }) ?? []) animation.finish();
}

/** @param {LogLine} line */
export const spokenDice = (line) => (line.dice?.length ? w("table.say.dice", { dice: line.dice.join(", ") }) : "");
