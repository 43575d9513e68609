// @ts-check
// When a picture has been laid out: the moment to ask for sizes and places.

/** @type {(() => void)[]} */
const afterLaidOut = [];
/** What it is told to observe it reports at once when the browser has laid out the picture, and before it is shown. */
const laidOut = new ResizeObserver(() => {
  laidOut.disconnect();
  // one after the other, so that what is still to come is not lost with one that fails
  for (let work = afterLaidOut.shift(); work; work = afterLaidOut.shift()) work();
});

/**
 * Once, when the next picture has been laid out and is not yet shown. Whatever asks for sizes and places belongs here: asked
 * right after a paint, the browser would have to lay out the page at once, and again for what is written then.
 * @param {() => void} work
 */
export function afterLayout(work) {
  afterLaidOut.push(work);
  laidOut.observe(document.documentElement);
}

/** On so narrow a window one part of the table is seen at a time, and charts are larger than their windows. */
const PHONE = matchMedia("(max-width:600px)");

export const onPhone = () => PHONE.matches;
