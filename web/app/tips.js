// What a mouse learns by resting on something, a finger learns by a tap where a tap does nothing else, and by a longer press anywhere.
const HOLD_MS = 450;
const STILL = 10;
const EDGE = 8;
const ACTS = [
  "button:not(:disabled, [aria-disabled=true])", "a[href]", "input", "select", "textarea", "summary", "label",
  ...["[data-do]:not([data-on], form)", "[data-do][data-on~=click]"].map((one) => `${one}:not([aria-disabled=true])`),
].join();

const tip = Object.assign(document.createElement("div"), { className: "tip", popover: "manual" });
tip.setAttribute("role", "tooltip");

/** The element that has something to say about this spot, and its words. */
function told(spot) {
  for (let element = spot; element instanceof Element; element = element.parentElement) {
    const text = element.getAttribute("title") || element.querySelector(":scope > title")?.textContent;
    if (text) return { element, text };
  }
  return null;
}

const hide = () => tip.matches(":popover-open") && tip.hidePopover();

function show({ element, text }) {
  if (!tip.isConnected) document.body.append(tip);
  tip.textContent = text;
  tip.showPopover();
  const box = element.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tip;
  const left = Math.min(Math.max(EDGE, box.left + (box.width - width) / 2), innerWidth - width - EDGE);
  const above = box.top - height - EDGE;
  tip.style.left = `${left}px`;
  tip.style.top = `${above >= EDGE ? above : Math.min(box.bottom + EDGE, innerHeight - height - EDGE)}px`;
}

let press = null;

function begin(event) {
  hide();
  clearTimeout(press?.timer);
  press = null;
  if (event.pointerType === "mouse" || !event.isPrimary) return;
  const found = told(event.target);
  if (!found) return;
  const timer = setTimeout(() => {
    press.held = true;
    show(found);
  }, HOLD_MS);
  press = { timer, held: false, x: event.clientX, y: event.clientY };
}

function moved({ clientX, clientY }) {
  if (press && !press.held && Math.hypot(clientX - press.x, clientY - press.y) > STILL) clearTimeout(press.timer);
}

/** A long press has told what there is to tell: it is not a click as well. */
function clicked(event) {
  const held = press?.held;
  press = null;
  if (held) {
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  if (event.pointerType === "mouse" || !event.pointerType || event.target.closest(ACTS)) return;
  const found = told(event.target);
  if (found) show(found);
}

/** Called once by the page, where there is something to touch with. */
export function listenForTips() {
  addEventListener("pointerdown", begin, true);
  addEventListener("pointermove", moved, true);
  for (const type of ["pointerup", "pointercancel"]) addEventListener(type, () => clearTimeout(press?.timer), true);
  addEventListener("click", clicked, true);
  addEventListener("contextmenu", (event) => press?.held && event.preventDefault(), true);
  for (const type of ["scroll", "resize", "keydown", "hashchange"]) addEventListener(type, hide, true);
}
