// @ts-check
// Recaps: when one is due, and how one is asked for. What draws them, their styles and their words come with the first.
import { openSession } from "../current.js";
import { reached } from "../engine.js";
import { settings } from "../settings.js";
import { once } from "../once.js";
import { addStyle } from "../styles.js";
import { addWords, w } from "../words.js";
import { dueRecap, keyOf } from "./recap_due.js";
import { sincePosition } from "./log.js";

/** @import { RecapShown, Session } from "../types.js" */

/** @typedef {typeof import("./recaps/drawn.js")} Drawn */

/** @type {Drawn | null} */
let drawn = null;

async function bring() {
  const style = new URL("../../style/recaps.css", import.meta.url);
  const [module] = await Promise.all([import("./recaps/drawn.js"), addStyle(style), addWords("recap")]);
  drawn = module;
}

/** Fulfilled when a recap can be drawn. */
const drawing = once(() => reached(bring()));

/**
 * What a while of the game came to, for whoever has the screen.
 * @param {Session} session
 * @param {number} from
 * @param {number} to
 * @returns {Promise<RecapShown | null>} null if the table was left meanwhile
 */
async function read(session, from, to) {
  const { viewer, nowLog } = session;
  await drawing();
  const found = await session.ask({ do: "recap", viewer, from, to });
  if (!found) return null;
  const minutes = session.keeper?.hours.minutes(from, to) ?? 0;
  return { found, of: nowLog, viewer, since: sincePosition(session), minutes, title: "" };
}

/**
 * A recap that nobody has asked for: until it is here the question takes no answer, or a finger on its way to it would meet the recap.
 * What draws the first one may be long on its way; nobody waits for that.
 * @param {Session} session
 * @param {number} from
 * @param {number} to
 */
async function expected(session, from, to) {
  session.ui.recapComing = drawn !== null;
  if (session.ui.recapComing) session.repaint();
  try {
    return await read(session, from, to);
  } finally {
    session.ui.recapComing = false;
    session.repaint();
  }
}

/** Whether recaps come by themselves. */
const unasked = () => settings.chosen("recap") === "shown";

/**
 * The recap in full, over the stage: fulfilled when whoever reads it goes on. `ended` is what came to its end: then nobody has asked
 * for it, and it is for the moment that is told.
 * @param {Session} session
 * @param {number} from
 * @param {number} to
 * @param {string} [ended]
 */
export async function openRecap(session, from, to, ended = "") {
  if (ended && !unasked()) return;
  const { scene } = session;
  const shown = await (ended ? expected : read)(session, from, to);
  if (!shown || session !== openSession() || session.viewer !== shown.viewer || (ended && session.scene !== scene))
    return;
  closeRecap(session);
  await new Promise((done) => {
    const title = ended && w("table.recap.over", { what: ended });
    if (ended) session.ui.recapTurn = { key: keyOf({ from, to, text: ended }), to };
    session.ui.recapOpen = { ...shown, title, ended: Boolean(ended), done: () => done(undefined) };
    Object.assign(session.ui, { focus: "recap-title", drawer: null });
    session.repaint();
  });
}

/**
 * Another part of the game in the recap that is open.
 * @param {Session} session
 * @param {number} from
 * @param {number} to
 */
export async function changeRecap(session, from, to) {
  const shown = await read(session, from, to);
  const open = session.ui.recapOpen;
  if (shown && open?.viewer === shown.viewer) session.ui.recapOpen = { ...open, ...shown };
  session.repaint();
}

/**
 * Goes on from the full recap; false if none is open.
 * @param {Session} session
 */
export function closeRecap(session) {
  const open = session.ui.recapOpen;
  if (!open) return false;
  session.ui.recapOpen = null;
  session.ui.focus = "ask";
  open.done();
  session.repaint();
  return true;
}

/**
 * In full what the short recap is about; where there is none, the turn so far.
 * @param {Session} session
 */
function openWhole(session) {
  const { position } = session.now.meta;
  const turn = session.nowLog.find((line) => line.place.turn === session.now.place.turn)?.at ?? position;
  return openRecap(session, session.ui.recap?.found.from ?? Math.max(0, turn - 1), position);
}

/** Beside the stage there is a rail; narrower windows have the short recap over the table, until whoever reads it goes on. */
const NARROW = matchMedia("(max-width: 1240px)");

/**
 * The short recap, above the log; where there is no room for it beside the table it lies over it. One that nobody has `asked` for
 * comes only if it tells something.
 * @param {Session} session
 * @param {number} from
 * @param {string} title
 * @param {boolean} asked
 */
async function dock(session, from, title, asked) {
  const shown = await (asked ? read : expected)(session, from, session.now.meta.position);
  if (!shown || session !== openSession() || session.viewer !== shown.viewer || session.nowLog !== shown.of) return;
  if (!asked && !tells(session, shown.found)) return;
  session.ui.recap = { ...shown, title, raised: true };
  session.repaint();
}

/**
 * Whether a recap tells what its reader has not just done: somebody else gained or lost something, or all together did.
 * @param {Session} session
 * @param {RecapShown["found"]} found
 */
const tells = ({ viewer, now }, { lines }) =>
  lines.some(({ amount, seat }) => amount && (seat !== viewer || now.seats.length === 1));

/**
 * It goes; over the table it is only laid down, and can be raised again until the next answer.
 * @param {Session} session
 */
export function foldShort(session) {
  const { recap } = session.ui;
  if (!recap) return;
  session.ui.recap = NARROW.matches ? { ...recap, raised: false } : null;
  session.ui.focus = "ask";
  session.repaint();
}

/**
 * The short recap that lies over the table is laid down; false if none does.
 * @param {Session} session
 */
export function lowerShort(session) {
  if (!NARROW.matches || !session.ui.recap?.raised) return false;
  foldShort(session);
  return true;
}

/**
 * The short recap when somebody asks for it: the one that waits, else one since they last decided.
 * @param {Session} session
 */
export function dockSince(session) {
  const { recap } = session.ui;
  if (!recap) return dock(session, sincePosition(session), "", true);
  session.ui.recap = { ...recap, raised: true };
  return session.repaint();
}

/**
 * For the past: what it came to since the viewer last decided.
 * @param {Session} session
 */
export async function readSince(session) {
  const { recapSince } = session.ui;
  if (recapSince?.of === session.nowLog && recapSince.viewer === session.viewer) return;
  const shown = await read(session, sincePosition(session), session.now.meta.position);
  if (!shown) return;
  session.ui.recapSince = shown;
  session.repaint();
}

/**
 * What happened since the viewer last decided, summed up beside the past; nothing while it is not here.
 * @param {Session} session
 */
export const sinceSums = (session) => {
  const { recapSince } = session.ui;
  return recapSince?.of === session.nowLog && drawn ? drawn.sinceSums(session, recapSince.found) : "";
};

/**
 * What is on the screen goes when it is about nothing any more: the short recap with the next answer, the one in full when the screen
 * changes hands.
 * @param {Session} session
 */
function fold(session) {
  const { ui, viewer, now } = session;
  const { recap, recapOpen } = ui;
  if (recap && (recap.viewer !== viewer || recap.since !== sincePosition(session) || now.over)) ui.recap = null;
  if (recapOpen && recapOpen.viewer !== viewer) closeRecap(session);
  if (ui.recapTurn && ui.recapTurn.to > now.meta.position) ui.recapTurn = undefined;
}

/**
 * When a phase has ended and somebody waits or decides, the short recap is shown, at the end of a turn the one in full; unless a moment
 * has told the turn, or the reader wants recaps only when asked for.
 * @param {Session} session
 */
export function recapDue(session) {
  fold(session);
  const { ui, nowLog, viewer, now } = session;
  if (!unasked() || viewer === null || session.embedded || ui.lesson || now.over) return;
  const busy = session.scene || session.narrator.telling || (!now.decision && session.bots.running);
  if (ui.recapFor === nowLog || busy) return;
  ui.recapFor = nowLog;
  const { position } = now.meta;
  const due = dueRecap(nowLog, sincePosition(session), { place: now.place, position, told: ui.recapTold });
  if (!due) return;
  ui.recapTold = due.told;
  const turn = ui.recapTurn;
  if (due.turn && keyOf(due.turn) !== turn?.key) void openRecap(session, due.turn.from, due.turn.to, due.turn.text);
  else if (due.to > (turn?.to ?? 0))
    void dock(session, due.from, due.several ? "" : w("table.recap.over", { what: due.text }), false);
}

/**
 * The short recap if it waits to be raised, else one in full.
 * @param {Session} session
 */
export function openLatest(session) {
  const { recap } = session.ui;
  const waits = NARROW.matches && recap && !recap.raised;
  return waits ? dockSince(session) : closeRecap(session) || openWhole(session);
}

/** @param {Session} session */
export function recapInRail(session) {
  const { recap } = session.ui;
  return recap && drawn && !NARROW.matches ? drawn.docked(session, recap) : "";
}

/** @param {Session} session */
export function recapsOverTable(session) {
  const { recap, recapOpen } = session.ui;
  if (!drawn) return "";
  const sheet = NARROW.matches && recap?.raised ? drawn.docked(session, recap) : "";
  return [sheet, recapOpen ? drawn.full(session, recapOpen) : ""];
}
