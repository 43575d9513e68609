// @ts-check
// The offices in the order in which they act, as a ribbon over the map: who holds them, with what money, and whether they have acted.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../kit/icons.js";
import { opensOn, scrolled } from "../kit/panes.js";
import { tally } from "../kit/tokens.js";
import { NOBODY } from "./context.js";
import { ahead, officeName, officeText, purse } from "./offices.js";

/** @import { Context } from "./context.js" */
/** @import { Office } from "./view" */

/** @param {Context} c @param {Office} one */
function cell(c, { id, office, holder, fatigue }) {
  const vacant = holder === NOBODY;
  const state = (c.phase === "operations" && ahead(c, id)?.state) || "";
  return html`<li><div class="cell ${state} ${vacant ? "vacant" : ""}" data-target=${id} title=${officeText(c, id, c.label(office))} aria-current=${state === "now" ? "step" : nothing}>
    <span class="office">${officeName(c, office)}</span>
    <span class="holder" title=${vacant ? nothing : c.name(holder)}>${vacant ? html`<span class="muted">${c.w("vacant")}</span>` : html`${c.arms(holder)}<b>${c.name(holder)}</b>`}</span>
    <span class="foot">${purse(c, office)}${fatigue ? tally("fatigue", fatigue, c.w("fatigue", { n: fatigue }), "fatigue") : nothing}
      ${state === "done" ? html`<span class="tick" title=${c.w("done")}>${icon("check")}<span class="sr">${c.w("done")}</span></span>` : nothing}</span></div></li>`;
}

/** @param {Context} c @param {string} cls */
export function ribbon(c, cls) {
  const offices = c.printed.ribbon.flatMap((name) => c.offices.get(name) ?? []);
  return html`<ol class="panel offices jc2-ribbon ${cls}" aria-label=${c.w("ribbon")} tabindex=${scrolled()} ${opensOn(c.acting, [c.offices.get(c.acting)?.id ?? ""])}>${offices.map((office) => cell(c, office))}</ol>`;
}
