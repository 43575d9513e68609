// @ts-check
// Travel of pieces. What keeps its name (data-piece) the table moves by itself; here is what leaves one place for another where
// it has no name: a cube that is loaded, a writer who becomes the holder of an order. A board calls this from `moved`.

/** How things move on these tables. */
export const EASE = "cubic-bezier(.2,.7,.2,1)";
/** Milliseconds for a way over the board, at full length. */
export const WAY_MS = 420;
const APART_MS = 50;

/** @param {DOMRect} box @param {DOMRect} outer */
const middle = (box, outer) =>
  `translate(${box.left + box.width / 2 - outer.left}px,${box.top + box.height / 2 - outer.top}px)`;

/**
 * Something that lies in its new place comes from where it was; `late` is its place among those that come together.
 * @param {Element} piece @param {DOMRect} from @param {number} speed @param {number} [late]
 */
export function comeFrom(piece, from, speed, late = 0) {
  const box = piece.getBoundingClientRect();
  const frames = [
    { transform: `translate(${from.left - box.left}px,${from.top - box.top}px) scale(1.08)` },
    { transform: "none" },
  ];
  piece.animate(frames, { duration: WAY_MS * speed, delay: late * APART_MS, easing: EASE, fill: "backwards" });
}

/**
 * A picture goes over the board from one element to another and is gone.
 * @param {Element} plate what it is put into @param {Element} picture @param {Element} from @param {Element} to @param {number} speed
 */
export function travel(plate, picture, from, to, speed) {
  const outer = plate.getBoundingClientRect();
  const [start, end] = [from, to].map((one) => middle(one.getBoundingClientRect(), outer));
  plate.append(picture);
  const gone = () => picture.remove();
  picture
    .animate([{ transform: start }, { transform: end }], { duration: WAY_MS * speed, easing: EASE })
    .finished.then(gone, gone);
}

/** The element of the board that options name by this id. @param {Element} place @param {string} target */
export const elementOf = (place, target) => place.querySelector(`[data-target="${CSS.escape(target)}"]`);

/** Whether it is on the screen at all: on a phone another part of the table may be. @param {Element | null} element */
export const isShown = (element) => Boolean(element?.getClientRects().length);
