// The window through which a phone looks at the chart: it opens on what can be chosen, and a small chart says where it is.
import { Directive, directive, PartType } from "../../vendor/lit-html/directive.js";
import { html } from "../../vendor/lit-html/lit-html.js";
import { afterLayout } from "../../app/paint.js";
import { BOX } from "./chart.js";

const [, , WIDE, HIGH] = BOX.split(" ").map(Number);

/** The box around all of them. */
function around(boxes) {
  const [left, top] = ["left", "top"].map((side) => Math.min(...boxes.map((box) => box[side])));
  const [right, bottom] = ["right", "bottom"].map((side) => Math.max(...boxes.map((box) => box[side])));
  return { left, top, width: right - left, height: bottom - top };
}

/** Scrolls so that the named parts of the board lie in the middle; where not all fit, the first of them. */
function bring(pane, targets) {
  const wanted = new Set(targets);
  const boxes = [...pane.querySelectorAll("[data-target]")]
    .filter((one) => wanted.has(one.dataset.target))
    .map((one) => one.getBoundingClientRect())
    .filter((box) => box.width);
  if (!boxes.length) return;
  const outer = pane.getBoundingClientRect();
  // what lies over the upper edge of the window
  const covered = parseFloat(getComputedStyle(pane).scrollPaddingTop) || 0;
  const all = around(boxes);
  const { left, top, width, height } = all.width > outer.width || all.height > outer.height - covered ? boxes[0] : all;
  pane.scrollBy(
    left + width / 2 - outer.left - outer.width / 2,
    top + height / 2 - outer.top - (outer.height + covered) / 2,
  );
}

/** The rectangle of the small chart, if there is one, follows the window. */
function locate(pane) {
  const frame = pane.parentElement.querySelector(":scope > .locator .seen");
  if (!frame) return;
  const { scrollWidth, scrollHeight } = pane;
  const set = {
    x: (pane.scrollLeft / scrollWidth) * WIDE,
    y: (pane.scrollTop / scrollHeight) * HIGH,
    width: (pane.clientWidth / scrollWidth) * WIDE,
    height: (pane.clientHeight / scrollHeight) * HIGH,
  };
  for (const [name, value] of Object.entries(set)) frame.setAttribute(name, value.toFixed(0));
}

class Opens extends Directive {
  constructor(info) {
    super(info);
    if (info.type !== PartType.ELEMENT) throw new Error("opensOn() belongs into the tag itself");
    this.asked = null;
  }

  render() {}

  /** `asked` names the question: the window moves when it is another one, not when a person has dragged it. */
  update({ element }, [asked, targets]) {
    if (this.asked === null) element.addEventListener("scroll", () => locate(element), { passive: true });
    if (asked === this.asked) return;
    this.asked = asked;
    afterLayout(() => {
      if (!element.isConnected) return; // another stage has come before this one was shown
      bring(element, targets);
      locate(element);
    });
  }
}

export const opensOn = directive(Opens);

export const locator = html`<svg class="locator" viewBox=${BOX} aria-hidden="true"><rect class="water" width=${WIDE} height=${HIGH}></rect><use class="land" href="#jc2-land"></use><rect class="seen"></rect></svg>`;
