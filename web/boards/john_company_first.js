// @ts-check
// The board of John Company, first edition: what is asked, or the phase, decides what is large; one touch shows the rest.
import { ALWAYS, APART, laidOut, MAIN, MORE } from "./kit/stages.js";
import { boxes } from "./john_company_first/boxes.js";
import { Context } from "./john_company_first/context.js";
import { election, hiring } from "./john_company_first/court.js";
import { families, jones, promises } from "./john_company_first/families.js";
import { deregulated, firms } from "./john_company_first/firms.js";
import { LOOK_ICONS, looks } from "./john_company_first/looks.js";
import { map } from "./john_company_first/map.js";
import { market } from "./john_company_first/market.js";
import { presidencies } from "./john_company_first/ports.js";
import { prizes, trade, vote } from "./john_company_first/post.js";
import { ribbon } from "./john_company_first/ribbon.js";
import { side } from "./john_company_first/side.js";
import { stageOf } from "./john_company_first/stages.js";

/** @import { BoardView, Look, Words } from "./kit/types" */
/** @import { Board, Printed } from "./john_company_first/view" */

export { moved } from "./john_company_first/motion.js";

/**
 * What each stage shows, and where on the phone.
 * @type {Record<string, Record<string, string>>}
 */
const STAGES = {
  india: { looks: ALWAYS, ribbon: MAIN, map: MAIN, side: MORE },
  company: { looks: ALWAYS, ribbon: MAIN, market: MAIN, presidencies: MAIN, trade: APART },
  family: { looks: ALWAYS, ribbon: MAIN, boxes: MAIN, market: MAIN, deregulated: MAIN, families: MORE, jones: MORE },
  // a cube that is given up comes from a box or from a prize
  sources: { looks: ALWAYS, ribbon: MAIN, boxes: MAIN, prizes: MAIN, families: MORE },
  court: { looks: ALWAYS, ribbon: MAIN, hiring: MAIN, election: MAIN, promises: MAIN, families: MORE },
  post: { looks: ALWAYS, ribbon: MAIN, prizes: MAIN, vote: MAIN, trade: MAIN },
  firms: { looks: ALWAYS, firms: MAIN, market: MORE, vote: APART },
};

/** All panels, in the order in which they stand on every stage. */
const PANELS = {
  looks,
  ribbon,
  map,
  boxes,
  market,
  presidencies,
  deregulated,
  hiring,
  election,
  promises,
  prizes,
  vote,
  trade,
  firms,
  families,
  jones,
  side,
};

/** @param {BoardView<Board, Printed>} view @param {Look} ui @param {Words} words */
export function board(view, ui, words) {
  const c = new Context(view, ui, words);
  const stage = stageOf(c) === "family" && c.asks("cubes.source") ? "sources" : stageOf(c);
  // the same stage shows something else in each phase: in London first what Trade brings, then a vote
  return laidOut("jc1 of-india", stage, STAGES[stage], PANELS, c, c.phase);
}

/** The two views of the phone: what is asked, and the rest. @param {BoardView<Board, Printed>} view @param {Words} words */
export function views(view, words) {
  const stage = stageOf(new Context(view, {}, words));
  return [
    { id: MAIN, icon: LOOK_ICONS[stage], text: words.w(`jc1.look.${stage}`) },
    { id: MORE, icon: "ledger", text: words.w("jc1.look.more") },
  ];
}
