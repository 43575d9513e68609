// @ts-check
// The board of John Company, second edition: the phase, or what is asked, decides what is large; one touch shows the rest.
import { APART, laidOut, MAIN, MORE } from "./kit/stages.js";
import { company } from "./john_company_second/company.js";
import { Context } from "./john_company_second/context.js";
import { ownFamily } from "./john_company_second/family.js";
import { hiring } from "./john_company_second/hiring.js";
import { london } from "./john_company_second/london.js";
import { LOOK_ICONS, looks } from "./john_company_second/looks.js";
import { map } from "./john_company_second/map.js";
import { parliament } from "./john_company_second/parliament.js";
import { ribbon } from "./john_company_second/ribbon.js";
import { stageOf } from "./john_company_second/stages.js";

/** @import { BoardView, Look, Words } from "./kit/types" */
/** @import { Board, Printed } from "./john_company_second/view" */

export { moved } from "./john_company_second/motion.js";

/**
 * What each stage shows, and where on the phone.
 * @type {Record<string, Record<string, string>>}
 */
const STAGES = {
  india: { looks: MAIN, ribbon: MAIN, map: MAIN, company: MORE },
  family: { looks: MAIN, family: MAIN, company: MORE },
  firms: { looks: MAIN, firms: MAIN, company: APART },
  hiring: { looks: MAIN, hiring: MAIN, company: APART },
  london: { looks: MAIN, london: MAIN, company: APART },
  parliament: { looks: MAIN, parliament: MAIN, company: APART },
  crown: { looks: MAIN, crown: MAIN, company: APART },
};

/** The panels of every game, in the order in which they stand on every stage; those that only some modes have stand between them. */
const BEFORE = { looks, ribbon, map, london, parliament };
const AFTER = { hiring, family: ownFamily, company };

/** @param {BoardView<Board, Printed>} view @param {Look} ui @param {Words} words */
export function board(view, ui, words) {
  const c = new Context(view, ui, words);
  const stage = stageOf(c);
  return laidOut("jc2 of-india", stage, STAGES[stage], { ...BEFORE, ...view.panels, ...AFTER }, c);
}

/** The two views of the phone: what the phase is about, and the Company's books. @param {BoardView<Board, Printed>} view @param {Words} words */
export function views(view, words) {
  const stage = stageOf(new Context(view, {}, words));
  return [
    { id: MAIN, icon: LOOK_ICONS[stage], text: words.w(`jc2.look.${stage}`) },
    { id: MORE, icon: "ledger", text: words.w("jc2.company") },
  ];
}
