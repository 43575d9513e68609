// @ts-check
// How large a board is drawn in a small picture, and from where on. Nothing here touches the page.

/** Around what could be chosen as much is shown as it takes to know where it is, and nothing smaller than can be read. */
const EDGE = 24;
const SCALES = { least: 0.5, most: 1 };

/** @typedef {{ left: number, top: number, width: number, height: number }} Box */

/**
 * How large a board is drawn in a picture, and from where on, so that a part of it stands in the middle and nothing beside the board is
 * seen.
 * @param {{ width: number, height: number }} window
 * @param {Box} board
 * @param {Box} part
 */
export function cutOf(window, board, part) {
  const fits = Math.min(window.width / (part.width + 2 * EDGE), window.height / (part.height + 2 * EDGE));
  const scale = Math.min(Math.max(fits, SCALES.least), SCALES.most);
  const from = (/** @type {number} */ middle, /** @type {number} */ room, /** @type {number} */ size) =>
    Math.min(0, Math.max(room / 2 - middle * scale, room - size * scale));
  return {
    scale,
    x: from(part.left - board.left + part.width / 2, window.width, board.width),
    y: from(part.top - board.top + part.height / 2, window.height, board.height),
  };
}
