// @ts-check
// The ships, drawn for this board: a hull, masts with three sails each, and the company's colour on hull and pennant.
import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";

/** @param {number} value */
const n = (value) => Math.round(value * 10) / 10;

/** One square sail, swollen by the wind from the left. @param {number} x @param {number} y @param {number} half @param {number} height */
const sail = (x, y, half, height) =>
  `M${n(x - half)} ${n(y)}h${n(2 * half)}q3.5 ${n(height * 0.58)} 0 ${n(height)}h${n(-2 * half)}q3.5 ${n(-height * 0.58)} 0 ${n(-height)}z`;

/** @param {number[]} mast */
function mast([x, top, half]) {
  const length = 62 - top;
  const upper = length * 0.218;
  const middle = length * 0.27;
  const from = top + length * 0.148;
  const sails = [
    sail(x, from, half * 0.62, upper),
    sail(x, from + upper + 2, half * 0.85, middle),
    sail(x, from + upper + middle + 4, half, upper),
  ];
  return svg`<path d="M${x} 62V${top}"></path>${sails.map((d) => svg`<path class="sail" d=${d}></path>`)}<path class="flag" d="M${x} ${top}l10 2.5-10 2.5z"></path>`;
}

/** @type {Record<string, string>} */
const HULLS = {
  round: "M22 60c-2 12 6 21 16 22h60c10-1 18-9 16-22l-8-2v4H30v-4z",
  great: "M12 58c1 14 7 22 18 24h76c9-2 16-12 20-26h-16l-3 6H28z",
  light: "M26 64c2 10 10 17 20 18h48c12-2 20-8 26-20H40z",
  slim: "M14 62c4 12 12 19 24 20h66c12-2 22-10 32-24l-18 4H30z",
  steam: "M10 60c2 13 8 21 20 22h82c10-1 16-9 18-22h-14v3H24v-3z",
};

/**
 * Masts as [x, top, half width of the lowest sail]; `rigging` are lines over all, `ports` the places of gunports.
 * @typedef {{hull: string, masts: number[][], rigging: string, jib?: string, ports?: number[], funnel?: boolean}} Kind
 */

/** @type {Record<string, Kind>} */
const KINDS = {
  galleon: {
    hull: "round",
    masts: [
      [46, 16, 12],
      [74, 8, 14],
      [98, 24, 8],
    ],
    rigging: "M32 69h76M112 58l14-8",
  },
  yacht: {
    hull: "light",
    masts: [],
    rigging: "M66 62V2M36 70h74M118 62l18-8M66 6l52 54",
    jib: "M70 12l40 44H70zM62 16L34 56h28z",
  },
  fluyt: {
    hull: "round",
    masts: [
      [44, 20, 11],
      [70, 14, 12],
      [96, 26, 8],
    ],
    rigging: "M32 69h76",
  },
  frigate: {
    hull: "slim",
    masts: [
      [44, 14, 13],
      [72, 4, 15],
      [98, 12, 11],
    ],
    rigging: "M30 68h92M122 58l14-10",
    ports: [40, 52, 64, 76, 88, 100],
  },
  east_indiaman: {
    hull: "great",
    masts: [
      [38, 12, 14],
      [70, 4, 16],
      [102, 14, 12],
    ],
    rigging: "M24 67h92M124 54l14-9",
    ports: [40, 56, 72, 88],
  },
  packet_brig: {
    hull: "light",
    masts: [
      [58, 4, 15],
      [90, 8, 13],
    ],
    rigging: "M36 70h74M118 62l18-9M58 20L30 60",
  },
  great_indiaman: {
    hull: "great",
    masts: [
      [38, 8, 15],
      [70, -2, 18],
      [104, 10, 13],
    ],
    rigging: "M24 67h92M124 54l14-9",
    ports: [34, 46, 58, 70, 82, 94],
  },
  clipper: {
    hull: "slim",
    masts: [
      [42, 4, 16],
      [70, -2, 18],
      [98, 2, 15],
    ],
    rigging: "M24 68h98M122 58l18-10M98 6l38 46",
  },
  steamship: {
    hull: "steam",
    masts: [
      [32, 12, 10],
      [108, 12, 10],
    ],
    rigging: "M22 68h96M70 62V34",
    funnel: true,
  },
};

const FUNNEL = svg`<path class="hull" d="M62 36h14l2 24H60z"></path><path d="M62 42h14"></path><path class="smoke" d="M69 30c-3-5 3-8 0-13s4-7 1-13"></path>`;
const waves = svg`<path class="wave" d="M2 84q7-5 14 0t14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0"></path><path class="wave faint" d="M6 88.5q7-5 14 0t14 0 14 0 14 0 14 0 14 0 14 0 14 0"></path>`;

/** @param {Kind} kind */
function drawn({ hull, masts, rigging, jib, ports = [], funnel }) {
  return html`<svg class="vessel" viewBox="0 -4 142 96" aria-hidden="true">
    ${masts.map(mast)}${jib ? svg`<path class="sail" d=${jib}></path>` : nothing}${funnel ? FUNNEL : nothing}
    <path class="hull" d=${HULLS[hull]}></path><path d=${rigging}></path>
    ${ports.length ? svg`<path class="ports" d=${ports.map((x) => `M${x} 74h4`).join("")}></path>` : nothing}${waves}
  </svg>`;
}

/** Each kind is drawn once; the templates are shared by all ships of the kind. */
const pictures = Object.fromEntries(Object.entries(KINDS).map(([kind, parts]) => [kind, drawn(parts)]));

/** @param {string} kind */
export const vessel = (kind) => pictures[kind];
