// @ts-check
// The board of Arkwright: what is asked decides what is large; one touch shows the rest.
import { APART, laidOut, MAIN, MORE } from "./kit/stages.js";
import { action, closed, parts } from "./arkwright/action.js";
import { Context } from "./arkwright/context.js";
import { display } from "./arkwright/display.js";
import { shares } from "./arkwright/exchange.js";
import { labour } from "./arkwright/labour.js";
import { market } from "./arkwright/market.js";
import { events, special, tiles } from "./arkwright/markers.js";
import { office } from "./arkwright/office.js";
import { emergency, preview, previews } from "./arkwright/preview.js";
import { contracts, port } from "./arkwright/port.js";
import { outcome, sale } from "./arkwright/sale.js";
import { LOOK_ICONS, looks, stageOf } from "./arkwright/stages.js";
import { tracks, worth } from "./arkwright/trading.js";
import { goods, works } from "./arkwright/works.js";

/** @import { BoardView, Look, Words } from "./kit/types" */
/** @import { Board, Printed } from "./arkwright/view" */

/**
 * What each stage shows, and where on the phone.
 * @type {Record<string, Record<string, string>>}
 */
const STAGES = {
  works: { looks: MAIN, goods: MAIN, works: MAIN, market: MAIN, labour: MORE, office: MAIN, shares: MORE },
  // which action: what each would do, above the works that it would change
  choosing: {
    looks: MAIN,
    action: MAIN,
    goods: MAIN,
    works: MAIN,
    market: MAIN,
    closed: APART,
    office: APART,
    labour: APART,
    shares: APART,
  },
  // on which space: what it comes to in its parts
  acting: {
    looks: MAIN,
    action: MAIN,
    parts: MAIN,
    emergency: MAIN,
    closed: MAIN,
    shares: MAIN,
    goods: APART,
    works: APART,
    market: APART,
  },
  // what the answer would come to stands there in place of the office, and of what it does not concern
  hiring: {
    looks: MAIN,
    goods: MAIN,
    works: MAIN,
    emergency: MAIN,
    preview: MAIN,
    market: MAIN,
    labour: MAIN,
    shares: APART,
  },
  pricing: {
    looks: MAIN,
    goods: MAIN,
    works: MAIN,
    emergency: MAIN,
    preview: MAIN,
    market: MAIN,
    shares: MAIN,
    labour: APART,
  },
  port: { looks: MAIN, contracts: MAIN, port: MAIN, office: MAIN, shares: MAIN, market: APART, labour: APART },
  // with what a trade would come to
  trading: {
    looks: MAIN,
    contracts: MAIN,
    port: MAIN,
    emergency: MAIN,
    preview: MAIN,
    shares: MAIN,
    office: APART,
    market: APART,
    labour: APART,
  },
  markers: { looks: MAIN, special: MAIN, tiles: MAIN, emergency: MAIN, events: MORE, office: MAIN },
  sale: { looks: MAIN, sale: MAIN, outcome: MAIN, preview: MAIN, office: MAIN, shares: MORE },
  tracks: { looks: MAIN, tracks: MAIN, worth: MORE },
  display: { looks: MAIN, goods: MAIN, works: MAIN, display: MAIN, market: APART, office: APART },
};

/** All panels, in the order in which they stand on every stage. */
const PANELS = {
  looks,
  action,
  parts,
  emergency,
  goods,
  preview,
  works,
  closed,
  sale,
  outcome,
  contracts,
  port,
  special,
  tiles,
  tracks,
  worth,
  display,
  market,
  labour,
  events,
  office,
  shares,
};

/** The works with what is asked about them, and the action that is being chosen, stand otherwise. @param {Context} c */
function stageShown(c) {
  const stage = stageOf(c);
  if (stage === "action") return c.asks("turn.marker") ? "choosing" : "acting";
  if (stage === "port" && previews(c)) return "trading";
  if (stage !== "works" || !previews(c)) return stage;
  return c.asks("worker.fire", "worker.hire", "worker.posts") ? "hiring" : "pricing";
}

/** @param {BoardView<Board, Printed>} view @param {Look} ui @param {Words} words */
export function board(view, ui, words) {
  const c = new Context(view, ui, words);
  const stage = stageShown(c);
  // with the decade the level changes, and with it how high most panels are
  return laidOut("ark", stage, STAGES[stage], PANELS, c, `${c.decade.year}`);
}

/** The two views of the phone: what is asked, and the rest. @param {BoardView<Board, Printed>} view @param {Words} words */
export function views(view, words) {
  const stage = stageOf(new Context(view, {}, words));
  return [
    { id: MAIN, icon: LOOK_ICONS[stage], text: words.w(`ark.look.${stage}`) },
    { id: MORE, icon: "stock-up", text: words.w("ark.look.more") },
  ];
}
