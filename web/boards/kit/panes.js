// @ts-check
// Windows through which a phone looks at something larger: they open on what can be chosen, and a small chart says where they are.
import { Directive, directive, PartType } from "../../vendor/lit-html/directive.js";
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "./icons.js";
import { afterLayout, onPhone } from "./layout.js";

/** @import { Context } from "./context.js" */

/** The tab stop of what is scrolled on a phone and nowhere else: there the keyboard must reach it. */
export const scrolled = () => (onPhone() ? 0 : nothing);

/** The box around all of them. @param {DOMRect[]} boxes */
function around(boxes) {
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return { left, top, width: right - left, height: bottom - top };
}

/**
 * Scrolls so that the named parts of the board lie in the middle; where not all fit, the first of them.
 * @param {HTMLElement} pane @param {string[]} targets
 */
function bring(pane, targets) {
  const wanted = new Set(targets);
  const boxes = [.../** @type {NodeListOf<HTMLElement>} */ (pane.querySelectorAll("[data-target]"))]
    .filter((one) => wanted.has(one.dataset.target ?? ""))
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

/** The rectangle of the small chart, if there is one, follows the window. @param {HTMLElement} pane */
function locate(pane) {
  const chart = /** @type {SVGSVGElement | null} */ (pane.parentElement?.querySelector(":scope > .locator"));
  const frame = chart?.querySelector(".seen");
  if (!chart || !frame) return;
  const { width, height } = chart.viewBox.baseVal;
  const { scrollWidth, scrollHeight } = pane;
  if (!scrollWidth) return; // another part of the table is seen
  const set = {
    x: (pane.scrollLeft / scrollWidth) * width,
    y: (pane.scrollTop / scrollHeight) * height,
    width: (pane.clientWidth / scrollWidth) * width,
    height: (pane.clientHeight / scrollHeight) * height,
  };
  for (const [name, value] of Object.entries(set)) frame.setAttribute(name, value.toFixed(0));
}

class Opens extends Directive {
  /** @param {any} info */
  constructor(info) {
    super(info);
    if (info.type !== PartType.ELEMENT) throw new Error("opensOn() belongs into the tag itself");
    /** @type {string | null} */
    this.asked = null;
  }

  /** @param {string} _asked @param {string[]} _targets */
  render(_asked, _targets) {}

  /**
   * `asked` names the question: the window moves when it is another one, not when a person has dragged it.
   * @param {any} part @param {[string, string[]]} what
   */
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

/** Of a scrolled element: `<div tabindex=${scrolled()} ${opensOn(question, targets)}>` */
export const opensOn = directive(Opens);

/**
 * The small chart beside a pane, which says what of the large one is seen. It never changes, so a board makes it once.
 * @param {number} wide @param {number} high the size of the chart @param {string} land the id of the shape that is its land
 */
export const locator = (wide, high, land) =>
  html`<svg class="locator" viewBox="0 0 ${wide} ${high}" aria-hidden="true"><rect class="water" width=${wide} height=${high}></rect><use class="land" href="#${land}"></use><rect class="seen"></rect></svg>`;

/** Whether the whole chart is shown in its window. @param {Context} c */
export const showsWhole = (c) => c.ui.zoom === "whole";

/** What the next touch shows of the chart: "near" or "whole". @param {Context} c */
export const otherZoom = (c) => (showsWhole(c) ? "near" : "whole");

/** @param {Context} c */
export const zoomButton = (c) => {
  const other = otherZoom(c);
  const text = c.w(`zoom.${other}`);
  return html`<button class="btn icon-only zoom" data-do="board-look" data-key="zoom" data-value=${other} aria-pressed=${showsWhole(c)} title=${text} aria-label=${text}>${icon("zoom")}</button>`;
};
