// @ts-check
// What changed, as a chip in a free place beside its number: never over another number, a name or a piece. Two changes of one number
// are one chip. Everything is measured before anything is drawn.

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */
/** @typedef {{ key: string, amount: number, text: string, element: HTMLElement, before: boolean, write: (amount: number) => string }} Change */

const SHOWN_MS = 2000;
const APART = 3;
export const HIGH = 19;
/** Of one letter of a chip, and of its edges. */
const [LETTER, EDGES] = [7.6, 11];

/** @param {Box} one @param {Box} other */
const disjoint = (one, other) =>
  one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom;

/** @param {Box} one @param {Box} within */
const inside = (one, within) =>
  one.left >= within.left && one.right <= within.right && one.top >= within.top && one.bottom <= within.bottom;

/**
 * Where a chip finds room beside a box: after it (points have theirs before), then round about.
 * @param {Box} box @param {number} wide @param {Box[]} taken @param {Box} within @param {boolean} [before]
 * @returns {Box | null}
 */
export function spotFor(box, wide, taken, within, before = false) {
  const middle = (box.top + box.bottom - HIGH) / 2;
  const centre = (box.left + box.right - wide) / 2;
  const [after, ahead] = [
    [box.right + APART, middle],
    [box.left - APART - wide, middle],
  ];
  const places = [
    ...(before ? [ahead, after] : [after, ahead]),
    [centre, box.bottom + 1],
    [centre, box.top - 1 - HIGH],
    [box.right + APART, box.bottom + 1],
    [box.right + APART, box.top - 1 - HIGH],
    [box.left - wide, box.bottom + 1],
    [box.left - wide, box.top - 1 - HIGH],
  ];
  return (
    places
      .map(([left, top]) => ({ left, top, right: left + wide, bottom: top + HIGH }))
      .find((spot) => inside(spot, within) && taken.every((one) => disjoint(spot, one))) ?? null
  );
}

/** @param {string} text */
const width = (text) => Math.ceil(text.length * LETTER + EDGES);

/** @param {Element} element */
const panelOf = (element) =>
  element.closest(".player, .section, .panel, .panels > *, #stage") ?? /** @type {Element} */ (document.body);

/** Its own sign may be covered for a moment: the chip takes the place of what it is about. @param {HTMLElement} element */
const signOf = (element) => element.parentElement?.querySelector(":scope > .icon") ?? null;

/**
 * Every word, number, coat of arms and piece of a panel.
 * @param {Element} panel @param {Element | null} except
 */
function takenIn(panel, except) {
  /** @type {Box[]} */
  const boxes = [];
  const texts = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!node.textContent?.trim() || node.parentElement?.closest(".sr, title, desc")) continue;
    range.selectNodeContents(node);
    boxes.push(...range.getClientRects());
  }
  for (const one of panel.querySelectorAll(".icon, .arms, .sign, .disc, [data-piece], button:not(.whole)"))
    if (one !== except) boxes.push(one.getBoundingClientRect());
  return boxes.filter((box) => box.right > box.left);
}

/** @type {Map<string, { chip: HTMLElement, change: Change, timer: number }>} */
const shown = new Map();

/** @param {string} key */
function drop(key) {
  const one = shown.get(key);
  if (!one) return;
  clearTimeout(one.timer);
  one.chip.remove();
  shown.delete(key);
}

/** @param {Change} change @param {Box[]} others */
function placeOf(change, others) {
  const { element, before, write, amount } = change;
  const box = element.getBoundingClientRect();
  if (!box.width) return null;
  const panel = panelOf(element);
  const taken = [...takenIn(panel, signOf(element)), ...others];
  return spotFor(box, width(write(amount)), taken, panel.getBoundingClientRect(), before);
}

/**
 * Shows changes for a while; a number that is still shown to have changed counts on.
 * @param {Change[]} changes
 * @param {HTMLElement} layer
 */
export function showChips(changes, layer) {
  const due = changes.map((one) => ({ ...one, amount: one.amount + (shown.get(one.key)?.change.amount ?? 0) }));
  for (const { key } of due) drop(key);
  /** @type {Box[]} */
  const others = Array.from(shown.values(), ({ chip }) => chip.getBoundingClientRect());
  const placed = due.map((change) => {
    const spot = change.amount ? placeOf(change, others) : null;
    if (spot) others.push(spot);
    return { change, spot };
  });
  for (const { change, spot } of placed) if (spot) put(change, spot, layer);
}

/** @param {Change} change @param {Box} spot @param {HTMLElement} layer */
function put(change, spot, layer) {
  const chip = document.createElement("span");
  chip.className = `chg flies ${change.amount < 0 ? "dn" : "up"}`;
  chip.dataset.of = change.key;
  chip.textContent = change.write(change.amount);
  chip.title = change.text;
  stand(chip, spot);
  layer.append(chip);
  shown.set(change.key, { chip, change, timer: setTimeout(() => drop(change.key), SHOWN_MS) });
}

/** @param {HTMLElement} chip @param {Box} spot */
function stand(chip, { left, top, right }) {
  Object.assign(chip.style, { left: `${left}px`, top: `${top}px`, width: `${right - left}px` });
}

/** What the numbers stand beside may have moved: the chips go with it, or go. */
export function followChips() {
  const places = Array.from(shown, ([key, { chip, change }]) => ({
    ...{ key, chip, change },
    spot: change.element.isConnected ? placeOf(change, []) : null,
  }));
  for (const { key, chip, spot } of places) {
    if (spot) stand(chip, spot);
    else drop(key);
  }
}

export function dropChips() {
  for (const key of [...shown.keys()]) drop(key);
}
