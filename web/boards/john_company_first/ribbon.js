// @ts-check
// The offices in the order in which they act: who holds them, with what money, how likely the holder leaves, and what it can do.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { die, named } from "../kit/figures.js";
import { icon } from "../kit/icons.js";
import { linesOf } from "../kit/log.js";
import { head } from "../kit/panels.js";
import { opensOn, scrolled } from "../kit/panes.js";
import { NOBODY } from "./context.js";

/** @import { Context } from "./context.js" */
/** @import { Office, Power } from "./view" */

/** @param {Power} one */
const power = (one) => (one.closed ? `✕ ${one.text}: ${one.closed.text}` : `• ${one.text}`);

/** Lines for a tip: who holds it, how it stands, and each of its powers with the reason why it cannot be used. @param {Context} c @param {Office} one */
function officeText(c, one) {
  const ahead = c.officeAhead(one.office);
  const held = one.seat === NOBODY ? c.w("office.vacant") : c.w("office.held", { who: c.name(one.seat) });
  const leaves = ahead?.permille
    ? c.w("office.leaves", {
        stress: ahead.stress,
        percent: Math.round(ahead.permille / 10),
      })
    : "";
  const lines = [c.label(one.office), held, one.marked ? c.w("office.marked") : "", leaves];
  return [...lines, ...(ahead?.powers ?? []).map(power)].filter(Boolean).join("\n");
}

/** Whether it has acted, acts or is to come this turn. @param {Context} c @param {Office} one */
function stateOf(c, one) {
  if (one.office === c.acting) return "now";
  if (c.phase !== "company" || one.seat === NOBODY) return "";
  return one.waits || one.office === "chairman" ? "" : "done";
}

/** @param {Context} c @param {Office} one */
function cell(c, one) {
  const { id, office, seat, cash, marked } = one;
  const state = stateOf(c, one);
  const stress = c.alone ? undefined : c.officeAhead(office)?.stress;
  const vacant = seat === NOBODY;
  return html`<div class="cell ${state} ${vacant ? "vacant" : ""} ${marked ? "marked" : ""}" data-target=${id} title=${officeText(c, one)} aria-current=${state === "now" ? "step" : nothing}>
    <span class="office">${c.label(office)}</span>
    <span class="holder" title=${vacant ? nothing : c.name(seat)}>${
      vacant
        ? html`<span class="muted">${c.w("vacant")}</span>`
        : c.alone
          ? nothing
          : html`${c.arms(seat)}<b>${c.name(seat)}</b>`
    }</span>
    <span class="foot">${cash === undefined ? nothing : html`<span class="purse" title=${c.w("treasury", { office: c.label(office), n: c.money(cash) })}>${c.money(cash)}</span>`}
      ${marked ? named(c.w("office.marked"), icon("disk"), "disk") : nothing}
      ${state === "done" ? html`<span class="tick" title=${c.w("done")}>${icon("check")}<span class="sr">${c.w("done")}</span></span>` : nothing}
      ${rolled(c, office)}${stress === undefined || vacant ? nothing : html`<small class="stress" title=${c.w("stress", { n: stress })}>${stress > 6 ? "" : stress === 6 ? "6" : `${stress}+`}</small>`}</span></div>`;
}

/** What the office that acts can do now, each with its reason where it cannot. @param {Context} c */
export function powers(c) {
  const ahead = c.officeAhead(c.acting);
  if (!ahead?.powers.length) return nothing;
  return html`<section class="panel jc1-powers" aria-label=${c.w("powers")}>${head(c.label(ahead.office), c.w("powers.note"))}
    <ul>${ahead.powers.map((one) => html`<li class=${one.closed ? "shut" : ""}>${icon(one.closed ? "lock" : "check")}<span>${one.text}${one.closed ? html`<small>${one.closed.text}</small>` : nothing}</span></li>`)}</ul></section>`;
}

/** The offices in the order in which they act: a President's provinces follow him. @param {Context} c @returns {Office[]} */
function inOrder(c) {
  const track = c.printed.track.flatMap((office) => {
    const port = c.board.ports.find((one) => c.presidentOf(one.port) === office);
    return [office, ...(port?.provinces ?? [])];
  });
  const place = new Map(track.map((office, at) => [office, at]));
  const at = (/** @type {Office} */ one) => (one.office === "chairman" ? -1 : (place.get(one.office) ?? track.length));
  return [...c.board.offices].sort((one, other) => at(one) - at(other));
}

/** What the die of Attrition has said this turn. @param {Context} c @param {string} office */
function rolled(c, office) {
  const line = linesOf(c, c.turn.turn, "attrition.rolled").find((one) => one.params.office === office);
  return line
    ? html`<span class=${line.params.leaves ? "loss" : "muted"}>${line.params.dice.map((/** @type {number} */ n) => die(n, { label: String(n) }))}</span>`
    : nothing;
}

/** @param {Context} c @param {string} cls */
export function ribbon(c, cls) {
  if (!c.offices.size) return nothing;
  const acting = c.offices.get(c.acting)?.id;
  return html`<div class="panel offices jc1-ribbon ${cls}" role="group" aria-label=${c.w("ribbon")} tabindex=${scrolled()} ${opensOn(c.acting, acting ? [acting] : [])}>${inOrder(c).map((one) => cell(c, one))}</div>`;
}
