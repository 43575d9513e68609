// The board of John Company, second edition: the phase, or what is asked, decides what is large; one touch shows the rest.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
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

export { moved } from "./john_company_second/motion.js";

/** On the phone a part stands in the first view ("main") or in the second ("more"). */
const MAIN = "main";
const MORE = "more";
/** In the second view of the phone, and nowhere on a wider screen: there the stage takes the whole width. */
const APART = "more apart";

/**
 * What each stage shows, and where on the phone. The parts stand in one order in all stages, so that those of two stages are the
 * same elements and only move to another place; where each lies on a wider screen is the style sheet's matter.
 */
const STAGES = {
  india: { looks: MAIN, ribbon: MAIN, map: MAIN, company: MORE },
  family: { looks: MAIN, family: MAIN, company: MAIN },
  hiring: { looks: MAIN, hiring: MAIN, company: APART },
  london: { looks: MAIN, london: MAIN, company: APART },
  parliament: { looks: MAIN, parliament: MAIN, company: APART },
};

const PARTS = { looks, ribbon, map, london, parliament, hiring, family: ownFamily, company };

export function board(view, ui, words) {
  const c = new Context(view, ui, words);
  const name = stageOf(c);
  const stage = STAGES[name];
  return html`<div class="jc2"><div class="parts on-${name}">${Object.entries(PARTS).map(([part, draw]) => (part in stage ? draw(c, stage[part], name) : nothing))}</div></div>`;
}

/** The two views of the phone: what the phase is about, and the Company's books. */
export function views(view, words) {
  const name = stageOf(new Context(view, {}, words));
  return [
    { id: MAIN, icon: LOOK_ICONS[name], text: words.w(`jc2.look.${name}`) },
    { id: MORE, icon: "ledger", text: words.w("jc2.company") },
  ];
}
