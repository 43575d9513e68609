// @ts-check
// Where the parts of a flow of money stand. Both sides of the purse are as high as what there was in all.

/** @import { Flow, FlowPart } from "../../types.js" */

/** @typedef {{ part: FlowPart, y: number, high: number, middle: number, purse: number, cls: string }} Node a part, where it stands, where its label does, and where it meets the purse */

/** Between two parts. */
const GAP = 6;
/** Room for a label beside a part, however small it is. */
const LABEL = 17;
const TOP = 30;
/** How high all parts are together, at the least. */
const LEAST = 130;

/**
 * @param {FlowPart[]} parts
 * @param {number} scale
 */
const room = (parts, scale) => parts.reduce((sum, part) => sum + Math.max(LABEL, part.amount * scale) + GAP, -GAP);

/**
 * @param {{ part: FlowPart, cls: string }[]} listed
 * @param {number} scale
 * @param {number} from
 * @param {number} top
 * @returns {Node[]}
 */
function stacked(listed, scale, from, top) {
  let y = from;
  let purse = top;
  return listed.map(({ part, cls }) => {
    const high = part.amount * scale;
    const slot = Math.max(LABEL, high);
    const node = { part, cls, y: y + (slot - high) / 2, high, middle: y + slot / 2, purse };
    y += slot + GAP;
    purse += high;
    return node;
  });
}

/**
 * @param {FlowPart} part
 * @param {string} cls
 */
const some = (part, cls) => (part.amount > 0 ? [{ part, cls }] : []);

/** @param {Flow} flow */
export function laidOut(flow) {
  const from = [...some(flow.before, "held"), ...flow.in.map((part) => ({ part, cls: "came" }))];
  const to = [...flow.out.map((part) => ({ part, cls: "went" })), ...some(flow.now, "held")];
  const all = from.reduce((sum, { part }) => sum + part.amount, 0);
  const scale = LEAST / Math.max(1, all);
  const rooms = [from, to].map((side) =>
    room(
      side.map(({ part }) => part),
      scale,
    ),
  );
  const inner = Math.max(LEAST, ...rooms);
  const top = TOP + (inner - LEAST) / 2;
  return {
    sources: stacked(from, scale, TOP + (inner - rooms[0]) / 2, top),
    uses: stacked(to, scale, TOP + (inner - rooms[1]) / 2, top),
    top,
    high: all * scale,
    height: TOP + inner + GAP,
  };
}
