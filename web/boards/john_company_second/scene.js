// @ts-check
// Events in India on the chart: who marched on whom with which strengths, what was lost or held, and what else became of a region.
import { nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { cornersOf, freePlace, march, plateSize, strengthPlate, wordTag } from "../kit/moments.js";
import { SHAPES } from "./land.js";
import { ELEPHANT, SITES } from "./places.js";

/** @import { LogLine } from "../../contract" */
/** @import { Plate, Side, Spot } from "../kit/moments.js" */
/** @import { Context } from "./context.js" */

/** @typedef {{ attacker: string | null, defender: string, lost: boolean }} Fight regions by name */

const OF = { wide: 1100, high: 1090 };
/** Where boxes stand on the chart, and stay. @type {Plate[]} */
const BOXES = [
  { x: 0, y: 0, wide: 252, high: 226 },
  { x: 806, y: 0, wide: 294, high: 176 },
  { x: 0, y: 726, wide: 294, high: 260 },
  { x: 806, y: 590, wide: 294, high: 500 },
];
const NAME = { wide: 190, up: 66, high: 78 };

/** @type {Record<string, Spot[]>} */
const CORNERS = {};
/** @param {string} region */
const corners = (region) => {
  CORNERS[region] ??= cornersOf(SHAPES[/** @type {keyof typeof SHAPES} */ (region)]);
  return CORNERS[region];
};

/** @typedef {(params: any) => { attacker: string | null, defender: string }} Sides */

/** @type {Sides} */
const againstCompany = ({ by, region }) => ({ attacker: by || null, defender: region });
/** @type {Sides} */
const invasion = ({ attacker, defender }) => ({ attacker, defender });
/** @type {Sides} */
const rebellion = ({ region, capital }) => ({ attacker: region, defender: capital });
/** @type {Sides} */
const landing = ({ region }) => ({ attacker: null, defender: region });

/** Who marched on whom, by what happened. @type {Record<string, Sides>} */
const FIGHTS = {
  "events.attack.invasion": againstCompany,
  "events.attack.rebellion": againstCompany,
  "events.attack.additional": againstCompany,
  "events.attack.foreign": againstCompany,
  "events.invasion_won": invasion,
  "events.invasion_failed": invasion,
  "events.rebellion_won": rebellion,
  "events.rebellion_failed": rebellion,
  "events.foreign_won": landing,
  "events.foreign_failed": landing,
};

/** @param {LogLine} line @returns {Fight | null} */
function fightOf({ code, params, strengths }) {
  const sides = FIGHTS[code];
  if (!sides || !strengths) return null;
  return { ...sides(params), lost: strengths.attacker.total > strengths.defender.total };
}

/** A tile says where its event is; who fights there or is changed says it better. @param {LogLine[]} lines */
function placesOf(lines) {
  const telling = lines.filter(({ code, about }) => code !== "events.tile" && about?.length);
  return new Set((telling.length ? telling : lines).flatMap(({ about }) => about ?? []));
}

/**
 * What of the moment the chart shows: the fight, and the regions that it is about; null if it happens elsewshown.
 * @param {Context} c
 */
export function sceneOf(c) {
  const { moment } = c.view;
  if (!moment || (c.phase !== "events" && (moment.weight === "trivia" || moment.weight === "check"))) return null;
  const places = placesOf(moment.lines);
  const fight = fightOf(moment.main);
  const regions = c.board.regions.filter(
    ({ id, region }) => places.has(id) || region === fight?.attacker || region === fight?.defender,
  );
  return regions.length ? { moment, fight, regions } : null;
}

/** @typedef {NonNullable<ReturnType<typeof sceneOf>>} Scene */

/** The element of whoever lost, or of the region that it is about. @param {Context} c */
export function sceneId(c) {
  const shown = sceneOf(c);
  const name = shown?.fight?.defender ?? shown?.regions[0].region;
  return c.board.regions.find(({ region }) => region === name)?.id ?? null;
}

/** The Presidencies whose Armies fight, or lose something. @param {Context} c @param {string} presidency */
export function concerned(c, presidency) {
  const shown = sceneOf(c);
  return (
    !shown ||
    shown.regions.some(
      (at) =>
        at.control === presidency ||
        shown.moment.before?.regions.find(({ id }) => id === at.id)?.control === presidency,
    )
  );
}

// ── what is drawn ──────────────────────────────────────────────────────────────────────────────────────────────────

/** @param {string} region @returns {Spot} */
const tagSpot = (region) => [SITES[region].name[0] + (SITES[region].aside ? 60 : 0), SITES[region].name[1] - 28];

/** What became of each region that did not fight, in a word each. @param {Scene} shown */
function words({ moment, fight, regions }) {
  return regions.flatMap(({ id, region }) => {
    if (region === fight?.defender) return [];
    const changes = moment.lines.flatMap((line) => line.changes ?? []).filter(({ target }) => target === id);
    const text = changes.map(({ shown, text: what }) => `${shown} ${what}`).join(", ");
    return text ? [wordTag(text, tagSpot(region), changes[0].amount < 0 ? "less" : "more")] : [];
  });
}

/** @type {WeakMap<LogLine, { side: Side, place: Plate }[]>} */
const placed = new WeakMap();

/** Plates with their places, which hold as long as the moment is told. @param {Scene} shown @param {Fight} fight */
function plates({ moment: { main }, regions }, fight) {
  const known = placed.get(main);
  if (known) return known;
  const { attacker, defender } = /** @type {NonNullable<LogLine["strengths"]>} */ (main.strengths);
  const shapes = regions.map(({ region }) => corners(region));
  const taken = [...BOXES, ...regions.map(({ region }) => nameBox(region))];
  /** @type {{ side: Side, place: Plate }[]} */
  const found = [];
  for (const [side, region] of /** @type {[Side, string][]} */ ([
    [attacker, fight.attacker ?? fight.defender],
    [defender, fight.defender],
  ])) {
    const [x, y] = SITES[region].seat;
    const place = freePlace({ ...plateSize(side), near: [x, y], shapes, taken, of: OF });
    if (!place) continue;
    taken.push(place);
    found.push({ side, place });
  }
  placed.set(main, found);
  return found;
}

/** @param {string} region @returns {Plate} */
function nameBox(region) {
  const [x, y] = SITES[region].name;
  return { x: x - NAME.wide / 2, y: y - NAME.up, wide: NAME.wide, high: NAME.high };
}

/** The Elephant has gone on: where it stood, and its way. @param {Context} c @param {Scene} shown */
function way(c, { moment }) {
  const old = moment.before?.events.elephant;
  const now = c.board.events.elephant;
  if (!old || old === now || !ELEPHANT[old]) return nothing;
  const [x, y] = ELEPHANT[old];
  return svg`<circle class="stood" cx=${x} cy=${y} r="24"></circle>${march([x, y], /** @type {Spot} */ (ELEPHANT[now]))}`;
}

/** @param {Scene} shown @param {Fight} fight */
const attack = (shown, fight) =>
  fight.attacker
    ? march(/** @type {Spot} */ (SITES[fight.attacker].seat), /** @type {Spot} */ (SITES[fight.defender].seat))
    : nothing;

/** @param {Scene} shown */
function outcome(shown) {
  const { fight, moment } = shown;
  if (!fight) return nothing;
  const cls = fight.lost ? "lost" : "held";
  return svg`<g class="outcome-of ${cls}">${fight.lost ? svg`<use class="fallen" fill="url(#jc2-fallen)" href="#jc2-${fight.defender}"></use>` : nothing}<use class="edge" href="#jc2-${fight.defender}"></use></g>
    ${attack(shown, fight)}
    ${plates(shown, fight).map(({ side, place }) => strengthPlate(side, place))}
    ${moment.main.verdict ? wordTag(moment.main.verdict, tagSpot(fight.defender), fight.lost ? "lost" : "held") : nothing}`;
}

/** Over the chart, while something is told of it: the rest fades. @param {Context} c */
export function scene(c) {
  const shown = sceneOf(c);
  if (!shown) return nothing;
  const shapes = shown.regions.map(({ region }) => svg`<use href="#jc2-${region}"></use>`);
  return svg`<g class="scene" data-scene=${shown.moment.main.code} aria-hidden="true"><defs><mask id="jc2-rest"><rect class="rest" x="-900" y="-400" width="2900" height="1900"></rect><g class="kept">${shapes}</g></mask>
    <pattern id="jc2-fallen" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="hatch" d="M0 0v12"></path></pattern></defs>
    <rect class="veil" x="-900" y="-400" width="2900" height="1900" mask="url(#jc2-rest)"></rect>
    <g class="border">${shown.fight ? nothing : shapes}</g>${outcome(shown)}${way(c, shown)}${words(shown)}</g>`;
}
