// @ts-check
// The margin: each note stands at the height of its block, and below the one before it. Where they crowd, they show one line.

/** So far a note may slip down before those of its block show one line each. */
const SLIP = 96;
const GAP = 10;
const FOLDED = "folded";

/**
 * What stands out into the margin: from where to where no note can be.
 * @param {HTMLElement} text
 * @param {number} margin where the margin begins
 */
function standingOut(text, margin) {
  const from = text.getBoundingClientRect();
  return [...text.querySelectorAll(".plate .chartbox")]
    .map((one) => one.getBoundingClientRect())
    .filter(({ right }) => right - from.left > margin)
    .map(({ top, bottom }) => ({ top: top - from.top - GAP, bottom: bottom - from.top + GAP }));
}

/**
 * To be called when the text has its final place; on a narrow screen notes follow their blocks by themselves.
 * @param {HTMLElement} text
 */
export function placeNotes(text) {
  const all = /** @type {HTMLElement[]} */ ([...text.querySelectorAll(".notes")]);
  for (const notes of all) {
    notes.classList.remove(FOLDED);
    notes.style.top = "";
  }
  if (!all.length || getComputedStyle(all[0]).position !== "absolute") return;
  const measured = all.map((notes) => ({
    notes,
    top: /** @type {HTMLElement} */ (notes.parentElement).offsetTop,
    height: notes.offsetHeight,
    // as many lines as it has notes, when they are folded
    least: [...notes.children].reduce(
      (sum, one) => sum + (one.matches(".n") ? 24 : /** @type {HTMLElement} */ (one).offsetHeight),
      0,
    ),
  }));
  const wide = standingOut(text, all[0].offsetLeft);
  let end = Number.NEGATIVE_INFINITY;
  measured.forEach(({ notes, top, height, least }, at) => {
    const free = Math.max(top, end + GAP);
    const below = wide.find((one) => one.top < free && one.bottom > free);
    const start = below ? below.bottom + GAP : free;
    const wall = wide.find((one) => one.top >= start)?.top ?? Number.POSITIVE_INFINITY;
    const next = measured[at + 1]?.top ?? Number.POSITIVE_INFINITY;
    const crowded = start + height > wall || start + height - next > SLIP;
    notes.classList.toggle(FOLDED, crowded);
    notes.style.top = `${start - top}px`;
    end = start + (crowded ? least : height);
  });
}
