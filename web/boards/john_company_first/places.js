// @ts-check
// Where everything stands on the map, in the units of its shapes.

/** @typedef {readonly [number, number]} Spot x and y */

/**
 * @typedef {object} Site
 * @property {Spot} name where it is written
 * @property {Spot} number where its number stands
 * @property {Spot} plate the upper left corner of what is said of it
 */

/** @type {Record<string, Site>} */
export const SITES = {
  punjab: { name: [452, 168], number: [590, 250], plate: [330, 196] },
  maratha: { name: [600, 452], number: [790, 520], plate: [508, 470] },
  hyderabad: { name: [588, 650], number: [462, 641], plate: [500, 668] },
  mysore: { name: [392, 868], number: [362, 905], plate: [40, 800] },
  bengal: { name: [812, 372], number: [820, 420], plate: [864, 520] },
  bombay: { name: [338, 560], number: [352, 640], plate: [20, 604] },
  sindh: { name: [296, 404], number: [300, 345], plate: [14, 330] },
  madras: { name: [556, 880], number: [548, 928], plate: [690, 850] },
};

/** The part of the chart that is shown. */
export const FRAME = { x: 0, y: 88, wide: 1100, high: 1010 };

export const PLATE = { wide: 222, high: 108 };

/** What the signs mean: in the sea, where nothing else stands. */
export const LEGEND = { at: /** @type {Spot} */ ([766, 980]), wide: 322, high: 108 };

/** Where the Elephant stands: beside the number. @param {string} region @returns {Spot} */
export const elephantAt = (region) => {
  const [x, y] = SITES[region].number;
  return [x + 52, y - 2];
};
