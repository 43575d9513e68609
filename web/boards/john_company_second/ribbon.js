// The ribbon: the offices in the order in which they operate, with their holders, money and fatigue.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../../app/icons.js";
import { NOBODY } from "./context.js";
import { opensOn } from "./pane.js";

const RIBBON = [
  "chairman", "director_of_trade", "governor_general", "manager_of_shipping", "military_affairs",
  "president_of_bombay", "president_of_madras", "president_of_bengal", "superintendent_of_trade_in_china",
];
/** The Governor General pays from what was the Director's. */
const TREASURY = { governor_general: "director_of_trade" };

/** What an office waits for, and what it can do now. */
function officeText(c, office, ahead) {
  const lines = [c.label(office.office), ahead?.text, ...(ahead?.powers ?? []).map((power) => (power.closed ? `✕ ${power.text}: ${power.closed.text}` : `• ${power.text}`))];
  return lines.filter(Boolean).join("\n");
}

const tired = (c, n) => html`<span class="fatigue" title=${c.w("fatigue", { n })}>${Array.from({ length: n }, () => icon("fatigue"))}<span class="sr">${c.w("fatigue", { n })}</span></span>`;

function purse(c, office) {
  const name = TREASURY[office] ?? office;
  const money = c.board.company.treasuries[name];
  if (money === undefined) return nothing;
  const text = c.w("treasury", { office: c.label(office), n: c.money(money) });
  return html`<span class="purse" data-target="treasury-${name}" title=${text}>${c.money(money)}<span class="sr"> ${c.w("treasury.short")}</span></span>`;
}

function cell(c, office, ahead) {
  const vacant = office.holder === NOBODY;
  const state = ahead?.state && c.phase === "operations" ? ahead.state : "";
  return html`<li class="${state} ${vacant ? "vacant" : ""}" data-target=${office.id} title=${officeText(c, office, ahead)} aria-current=${state === "now" ? "step" : nothing}>
    <span class="office">${c.label(office.office)}</span>
    <span class="holder">${vacant ? html`<span class="muted">${c.w("vacant")}</span>` : html`${c.arms(office.holder)}<b>${c.name(office.holder)}</b>`}</span>
    <span class="foot">${purse(c, office.office)}${office.fatigue ? tired(c, office.fatigue) : nothing}
      ${state === "done" ? html`<span class="tick" title=${c.w("done")}>${icon("check")}<span class="sr">${c.w("done")}</span></span>` : nothing}</span></li>`;
}

export function ribbon(c, cls) {
  const offices = RIBBON.map((name) => c.offices.get(name)).filter(Boolean);
  const acting = c.view.place.acting ?? "";
  const ahead = new Map((c.board.forecast?.offices ?? []).map((one) => [one.office, one]));
  return html`<ol class="panel jc2-ribbon ${cls}" aria-label=${c.w("ribbon")} tabindex="0" ${opensOn(acting, [`office-${acting}`])}>${offices.map((office) => cell(c, office, ahead.get(office.office)))}</ol>`;
}
