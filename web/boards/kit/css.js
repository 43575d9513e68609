// @ts-check
// Styles of one element, set through the object model: the policy of the page forbids style attributes.
import { Directive, directive, PartType } from "../../vendor/lit-html/directive.js";

class Css extends Directive {
  /** @param {any} info */
  constructor(info) {
    super(info);
    if (info.type !== PartType.ELEMENT) throw new Error("css() belongs into the tag itself, not into an attribute");
    /** @type {string[]} */
    this.set = [];
  }

  /** @param {Record<string, string | number>} _styles */
  render(_styles) {}

  /** @param {any} part @param {[Record<string, string | number>]} styles */
  update({ element }, [styles]) {
    for (const name of this.set) if (!(name in styles)) element.style.removeProperty(name);
    for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value);
    this.set = Object.keys(styles);
  }
}

/** `<i ${css({ "--x": 12, rotate: "30deg" })}>` */
export const css = directive(Css);
