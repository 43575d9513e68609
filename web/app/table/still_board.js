// @ts-check
// A board that is only looked at, in a book or beside what is told: nothing on it can be touched.

/** What would make a part of it look or answer like one of the table. */
const LIVE = ["data-do", "data-piece", "data-figure", "data-for", "data-hold", "tabindex", "role", "aria-live"];

/** What is drawn keeps its looks and nothing that the table, or a reader's hand, would take it for. @param {Element} board */
export function quieten(board) {
  for (const element of board.querySelectorAll("*")) {
    // what a drawing refers to within itself keeps its name
    if (!element.closest("defs")) element.removeAttribute("id");
    for (const name of LIVE) element.removeAttribute(name);
    const target = element.getAttribute("data-target");
    if (target !== null) {
      element.setAttribute("data-part", target);
      element.removeAttribute("data-target");
    }
  }
}

/** The box around all of these, as far as they can be seen; null where none can. @param {Element[]} parts */
export function boxAround(parts) {
  const boxes = parts.map((one) => one.getBoundingClientRect()).filter(({ width }) => width);
  if (!boxes.length) return null;
  const [left, top] = [Math.min(...boxes.map((one) => one.left)), Math.min(...boxes.map((one) => one.top))];
  const [right, bottom] = [Math.max(...boxes.map((one) => one.right)), Math.max(...boxes.map((one) => one.bottom))];
  return new DOMRect(left, top, right - left, bottom - top);
}
