// Where everything stands on the map, in the units of its shapes (1100 by 1090).

/** Orders: the middle of their disc. The northernmost order is the highest on the page, always. */
export const ORDERS = {
  delhi_1: [532, 205],
  punjab_1: [340, 216],
  delhi_2: [629, 303],
  delhi_3: [452, 332],
  bombay_1: [316, 371],
  maratha_1: [618, 423],
  bengal_1: [786, 436],
  bengal_2: [892, 456],
  bombay_2: [380, 482],
  maratha_2: [480, 488],
  maratha_3: [695, 568],
  bombay_3: [332, 624],
  hyderabad_1: [574, 702],
  mysore_1: [352, 819],
  madras_1: [579, 864],
  mysore_2: [417, 928],
  madras_2: [527, 969],
};

/** Where ships of a Presidency land. */
export const HOME_PORTS = new Set(["bombay_3", "madras_1", "bengal_2"]);

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

/** Where the Elephant stands between two regions, by its element id. */
export const BORDERS = {
  "bengal-delhi": [685, 336],
  "bengal-maratha": [823, 496],
  "bombay-delhi": [389, 305],
  "bombay-hyderabad": [405, 669],
  "bombay-maratha": [422, 548],
  "bombay-mysore": [365, 765],
  "bombay-punjab": [246, 270],
  "delhi-maratha": [536, 387],
  "delhi-punjab": [432, 226],
  "hyderabad-madras": [568, 805],
  "hyderabad-maratha": [688, 653],
  "hyderabad-mysore": [457, 783],
  "madras-mysore": [479, 894],
};

/** The marks that tell where the Elephant goes from a region: [region, shape, to which region, x, y]. */
export const MARKS = [
  ["bengal", "circle", "maratha", 831, 479],
  ["bengal", "square", "delhi", 704, 326],
  ["bengal", "triangle", "delhi", 703, 347],
  ["bombay", "circle", "maratha", 404, 554],
  ["bombay", "square", "hyderabad", 386, 664],
  ["bombay", "triangle", "punjab", 245, 289],
  ["delhi", "circle", "maratha", 537, 368],
  ["delhi", "square", "punjab", 445, 240],
  ["delhi", "triangle", "bengal", 666, 334],
  ["hyderabad", "circle", "madras", 567, 786],
  ["hyderabad", "square", "bombay", 422, 674],
  ["hyderabad", "triangle", "maratha", 689, 672],
  ["madras", "circle", "hyderabad", 569, 824],
  ["madras", "square", "mysore", 490, 911],
  ["madras", "triangle", "mysore", 501, 893],
  ["maratha", "circle", "bombay", 440, 543],
  ["maratha", "square", "delhi", 535, 405],
  ["maratha", "triangle", "bengal", 814, 513],
  ["mysore", "circle", "bombay", 374, 782],
  ["mysore", "square", "madras", 462, 884],
  ["mysore", "triangle", "hyderabad", 447, 799],
  ["punjab", "circle", "bombay", 257, 252],
  ["punjab", "square", "delhi", 419, 212],
  ["punjab", "triangle", "bombay", 236, 251],
];

/**
 * Regions: `name` where it is written, `seat` where its towers or its Governor stand, `unrest`, `ship` (the one being built) and
 * `opium` beside it, `tint` the colour of its border, `elephant` where the Elephant stands within it.
 */
export const SITES = {
  punjab: {
    name: [359, 113],
    seat: [345, 152],
    unrest: [409, 152],
    ship: [345, 190],
    opium: [],
    tint: "a",
    elephant: [280, 200],
  },
  delhi: {
    name: [564, 255],
    seat: [538, 293],
    unrest: [530, 331],
    ship: [470, 290],
    opium: [[588, 346]],
    tint: "c",
    elephant: [500, 262],
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
    elephant: [760, 375],
  },
  bombay: {
    name: [284, 301],
    seat: [239, 339],
    unrest: [239, 378],
    ship: [186, 345],
    opium: [],
    tint: "d",
    elephant: [350, 445],
  },
  maratha: {
    name: [598, 515],
    seat: [577, 562],
    unrest: [641, 562],
    ship: [577, 604],
    opium: [],
    tint: "b",
    elephant: [560, 470],
  },
  hyderabad: {
    name: [508, 648],
    seat: [479, 690],
    unrest: [479, 730],
    ship: [530, 728],
    opium: [[643, 698]],
    tint: "a",
    elephant: [620, 655],
  },
  madras: {
    name: [626, 912],
    aside: true,
    seat: [533, 912],
    unrest: [597, 912],
    ship: [497, 936],
    opium: [[650, 936]],
    tint: "b",
    elephant: [480, 1000],
  },
  mysore: {
    name: [449, 847],
    seat: [390, 877],
    unrest: [454, 877],
    ship: [362, 908],
    opium: [],
    tint: "c",
    elephant: [470, 830],
  },
};
