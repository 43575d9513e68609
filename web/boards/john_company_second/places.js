// @ts-check
// Where everything stands on the map, in the units of its shapes (1100 by 1090).

/** @typedef {readonly number[]} Place x and y */

/**
 * The middle of the disc of each order, by its element. The northernmost order is the highest on the page, always.
 * @type {Record<string, Place>}
 */
export const ORDERS = {
  "order-delhi_1": [532, 205],
  "order-punjab_1": [340, 216],
  "order-delhi_2": [629, 303],
  "order-delhi_3": [452, 332],
  "order-bombay_1": [316, 371],
  "order-maratha_1": [618, 423],
  "order-bengal_1": [786, 436],
  "order-bengal_2": [892, 456],
  "order-bombay_2": [380, 482],
  "order-maratha_2": [480, 488],
  "order-maratha_3": [695, 568],
  "order-bombay_3": [332, 624],
  "order-hyderabad_1": [574, 702],
  "order-mysore_1": [352, 819],
  "order-madras_1": [579, 864],
  "order-mysore_2": [417, 928],
  "order-madras_2": [527, 969],
};

/** What joins two orders. */
export const LINKS = [
  "M820 442Q839 446 859 450",
  "M754 426Q704 412 652 419",
  "M767 463Q741 502 714 540",
  "M328 339Q344 296 342 250",
  "M350 370Q389 368 422 349",
  "M325 404Q349 496 336 591",
  "M414 484Q430 485 446 486",
  "M377 516Q373 559 350 596",
  "M330 658Q326 723 343 786",
  "M500 196Q435 180 372 204",
  "M518 235Q500 273 473 306",
  "M626 337Q623 363 621 389",
  "M598 318Q545 346 486 337",
  "M601 682Q648 647 678 597",
  "M583 735Q596 782 586 830",
  "M548 724Q466 795 429 896",
  "M570 896Q564 921 548 942",
  "M494 962Q469 957 446 945",
  "M505 512Q570 575 661 570",
  "M369 848Q384 874 399 899",
];

/**
 * Where the Elephant stands, on the border of two regions or within one, by its element.
 * @type {Record<string, Place>}
 */
export const ELEPHANT = {
  "elephant-bengal-delhi": [685, 336],
  "elephant-bengal-maratha": [823, 496],
  "elephant-bombay-delhi": [389, 305],
  "elephant-bombay-hyderabad": [405, 669],
  "elephant-bombay-maratha": [422, 548],
  "elephant-bombay-mysore": [365, 765],
  "elephant-bombay-punjab": [246, 270],
  "elephant-delhi-maratha": [536, 387],
  "elephant-delhi-punjab": [432, 226],
  "elephant-hyderabad-madras": [568, 805],
  "elephant-hyderabad-maratha": [688, 653],
  "elephant-hyderabad-mysore": [457, 783],
  "elephant-madras-mysore": [479, 894],
  "elephant-punjab": [280, 200],
  "elephant-delhi": [500, 262],
  "elephant-bengal": [760, 375],
  "elephant-bombay": [350, 445],
  "elephant-maratha": [560, 470],
  "elephant-hyderabad": [620, 655],
  "elephant-madras": [480, 1000],
  "elephant-mysore": [470, 830],
};

/** @typedef {readonly [region: string, shape: string, x: number, y: number]} Mark */

/**
 * The marks that tell where the Elephant goes from a region.
 * @type {readonly Mark[]}
 */
export const MARKS = [
  ["bengal", "circle", 831, 479],
  ["bengal", "square", 704, 326],
  ["bengal", "triangle", 703, 347],
  ["bombay", "circle", 404, 554],
  ["bombay", "square", 386, 664],
  ["bombay", "triangle", 245, 289],
  ["delhi", "circle", 537, 368],
  ["delhi", "square", 445, 240],
  ["delhi", "triangle", 666, 334],
  ["hyderabad", "circle", 567, 786],
  ["hyderabad", "square", 422, 674],
  ["hyderabad", "triangle", 689, 672],
  ["madras", "circle", 569, 824],
  ["madras", "square", 490, 911],
  ["madras", "triangle", 501, 893],
  ["maratha", "circle", 440, 543],
  ["maratha", "square", 535, 405],
  ["maratha", "triangle", 814, 513],
  ["mysore", "circle", 374, 782],
  ["mysore", "square", 462, 884],
  ["mysore", "triangle", 447, 799],
  ["punjab", "circle", 257, 252],
  ["punjab", "square", 419, 212],
  ["punjab", "triangle", 236, 251],
];

/**
 * @typedef {object} Site
 * @property {Place} name where it is written
 * @property {boolean} [aside] beside the region instead of over it
 * @property {Place} seat where its towers or its Governor stand
 * @property {Place} unrest
 * @property {Place} ship the one being built
 * @property {Place[]} opium beside it
 * @property {string} tint the colour of its border
 */

/** @type {Record<string, Site>} */
export const SITES = {
  punjab: {
    name: [359, 113],
    seat: [345, 152],
    unrest: [409, 152],
    ship: [345, 190],
    opium: [],
    tint: "a",
  },
  delhi: {
    name: [564, 255],
    seat: [538, 293],
    unrest: [530, 331],
    ship: [470, 290],
    opium: [[588, 346]],
    tint: "c",
  },
  bengal: {
    name: [836, 334],
    seat: [836, 375],
    unrest: [900, 375],
    ship: [836, 417],
    opium: [
      [955, 371],
      [990, 371],
    ],
    tint: "d",
  },
  bombay: {
    name: [284, 301],
    seat: [239, 339],
    unrest: [239, 378],
    ship: [186, 345],
    opium: [],
    tint: "d",
  },
  maratha: {
    name: [598, 515],
    seat: [577, 562],
    unrest: [641, 562],
    ship: [577, 604],
    opium: [],
    tint: "b",
  },
  hyderabad: {
    name: [508, 648],
    seat: [479, 690],
    unrest: [479, 730],
    ship: [530, 728],
    opium: [[643, 698]],
    tint: "a",
  },
  madras: {
    name: [626, 912],
    aside: true,
    seat: [533, 912],
    unrest: [597, 912],
    ship: [497, 936],
    opium: [[650, 936]],
    tint: "b",
  },
  mysore: {
    name: [449, 847],
    seat: [390, 877],
    unrest: [454, 877],
    ship: [362, 908],
    opium: [],
    tint: "c",
  },
};
