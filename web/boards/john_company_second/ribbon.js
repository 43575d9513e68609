// The ribbon: the offices in the order in which they operate, with their holders, money and fatigue.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../../app/icons.js";
import { NOBODY } from "./context.js";
import { ahead, officeName, officeText } from "./offices.js";
import { opensOn } from "./pane.js";

const RIBBON = [
  "chairman",
  "director_of_trade",
  "governor_general",
  "manager_of_shipping",
  "military_affairs",
  "president_of_bombay",
  "president_of_madras",
  "president_of_bengal",
  "superintendent_of_trade_in_china",
];
/** The Governor General pays from what was the Director's. */
const TREASURY = { governor_general: "director_of_trade" };

const tired = (c, n) =>
  html`<span class="fatigue" title=${c.w("fatigue", { n })}>${Array.from({ length: n }, () => icon("fatigue"))}<span class="sr">${c.w("fatigue", { n })}</span></span>`;

function purse(c, office) {
  const name = TREASURY[office] ?? office;
  const money = c.board.company.treasuries[name];
  if (money === undefined) return nothing;
  const text = c.w("treasury", { office: c.label(office), n: c.money(money) });
  return html`<span class="purse" data-target="treasury-${name}" title=${text}>${c.money(money)}<span class="sr"> ${c.w("treasury.short")}</span></span>`;
}

function cell(c, office) {
  const vacant = office.holder === NOBODY;
  const state = (c.phase === "operations" && ahead(c, office.office)?.state) || "";
  return html`<li class="${state} ${vacant ? "vacant" : ""}" data-target=${office.id} title=${officeText(c, office.office, c.label(office.office))} aria-current=${state === "now" ? "step" : nothing}>
    <span class="office">${officeName(c, office.office)}</span>
    <span class="holder">${vacant ? html`<span class="muted">${c.w("vacant")}</span>` : html`${c.arms(office.holder)}<b>${c.name(office.holder)}</b>`}</span>
    <span class="foot">${purse(c, office.office)}${office.fatigue ? tired(c, office.fatigue) : nothing}
      ${state === "done" ? html`<span class="tick" title=${c.w("done")}>${icon("check")}<span class="sr">${c.w("done")}</span></span>` : nothing}</span></li>`;
}

export function ribbon(c, cls) {
  const offices = RIBBON.map((name) => c.offices.get(name)).filter(Boolean);
  const acting = c.view.place.acting ?? "";
  return html`<ol class="panel jc2-ribbon ${cls}" aria-label=${c.w("ribbon")} tabindex=${c.scrolled} ${opensOn(acting, [`office-${acting}`])}>${offices.map((office) => cell(c, office))}</ol>`;
}
