// @ts-check
// Events in India on the chart: where something happens, who marches on whom, and how it came out.
import { nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { march, wordTag } from "../kit/moments.js";
import { SITES } from "./places.js";

/** @import { Context } from "./context.js" */
/** @import { LogLine } from "../../contract" */

const MARCHES = ["india.attack", "india.conquered", "india.held"];
/** What was lost, and what was held. @type {Record<string, string>} */
const TONES = {
  "india.conquered": "lost",
  "india.revolt": "lost",
  "india.collapse": "lost",
  "india.held": "held",
  "india.policed": "held",
  "campaign.won": "held",
  "open.won": "held",
  "invest.won": "held",
};

/** The regions of the scene, by their ids; null if what is told happens elsewhere. @param {Context} c @returns {string[] | null} */
export function sceneIds(c) {
  const { moment } = c.view;
  if (!moment) return null;
  const about = new Set(moment.lines.flatMap((line) => line.about ?? []));
  const found = c.board.regions.filter(({ id }) => about.has(id)).map(({ id }) => id);
  return found.length ? found : null;
}

/** @param {LogLine[]} lines */
const fight = (lines) => lines.find(({ code }) => MARCHES.includes(code))?.params;

/** Over the chart, while something is told of it: the rest fades. @param {Context} c */
export function scene(c) {
  const ids = sceneIds(c);
  const { moment } = c.view;
  if (!ids || !moment) return nothing;
  const regions = c.board.regions.filter(({ id }) => ids.includes(id));
  const shown = regions.map(({ region }) => svg`<use href="#jc1-${region}"></use>`);
  const attack = fight(moment.lines);
  const [last] = moment.lines.filter(({ code }) => TONES[code]).slice(-1);
  const tone = last ? TONES[last.code] : "";
  const place = attack?.target ?? last?.params.region ?? regions[0].region;
  const word = last ? c.w(`scene.${last.code}`) : (moment.main.verdict ?? "");
  const [x, y] = SITES[place].name;
  return svg`<g class="scene" data-scene=${moment.main.code} aria-hidden="true"><defs><mask id="jc1-rest"><rect class="rest" x="-900" y="-400" width="2900" height="1900"></rect><g class="kept">${shown}</g></mask></defs>
    <rect class="veil" x="-900" y="-400" width="2900" height="1900" mask="url(#jc1-rest)"></rect><g class="border">${shown}</g>
    ${tone ? svg`<g class="outcome-of ${tone}"><use class="edge" href="#jc1-${place}"></use></g>` : nothing}
    ${attack ? march(SITES[attack.region].number, SITES[attack.target].number) : nothing}
    ${word ? wordTag(word, [x, y - 26], tone) : nothing}</g>`;
}
