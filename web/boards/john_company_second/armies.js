// The boxes of the Presidencies: President and treasury, writers, the Army with its officers, regiments and alliances, the ships.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../../app/icons.js";
import { counted, NOBODY, sum } from "./context.js";
import { officeText } from "./offices.js";
import { ships } from "./seas.js";

const SEA_OF = { bombay: "west_indian", madras: "south_indian", bengal: "east_indian" };

/** Arms with how many of them, one family after another; `key` says what they are. */
const people = (c, list, key, cls = "") =>
  counted(list).map(([seat, n]) => {
    const text = c.w(key, { who: c.name(seat), n });
    return html`<span class="kin ${cls}" title=${text}>${c.arms(seat)}${n > 1 ? html`<b aria-hidden="true">${n}</b>` : nothing}<span class="sr">${text}</span></span>`;
  });

const nobody = (c) => html`<small class="nil" aria-hidden="true">–</small>`;

const row = (target, name, text, body) =>
  html`<div class="rank" data-target=${target} title=${text}>${icon(name)}<span class="sr">${text}: </span>${body}</div>`;

function writers(c, army) {
  const n = sum(army.writers);
  const target = `writers-${army.presidency}`;
  const ghost = c.comes(target, "family.writer")
    ? html`<span class="kin to-come" title=${c.w("ghost")}>${c.arms(c.decision.seat)}<span class="sr">${c.w("ghost")}</span></span>`
    : nothing;
  return row(
    target,
    "writer",
    c.w("writers", { n }),
    html`${n ? people(c, army.writers, "writers.of") : ghost === nothing ? nobody(c) : nothing}${ghost}`,
  );
}

function commander(c, army) {
  const { commander: seat, presidency } = army;
  const text = officeText(
    c,
    `commander-${presidency}`,
    seat === NOBODY ? c.w("commander.none") : c.w("commander.of", { who: c.name(seat) }),
  );
  return html`<span class="commander ${seat === NOBODY ? "vacant" : ""}" data-target="commander-${presidency}" title=${text}>${icon("commander")}${seat === NOBODY ? nothing : c.arms(seat)}<span class="sr">${text}</span></span>`;
}

/** Officers that are ready, and those that are exhausted, which lie tilted. */
function officers(c, army) {
  const [n, tired] = [sum(army.active), sum(army.exhausted)];
  const body =
    n + tired
      ? html`${people(c, army.active, "officers.of")}${people(c, army.exhausted, "officers.exhausted", "tired")}`
      : nobody(c);
  return row(`officers-${army.presidency}`, "officer", c.w("officers", { n, tired }), body);
}

function regiments(c, army) {
  const { regiments: n, exhausted_regiments: tired } = army;
  const text = c.w("regiments", { n, tired });
  return html`<div class="rank few" data-target="regiments-${army.presidency}" title=${text}>${icon("regiment")}<b aria-hidden="true">${n}</b>
    ${tired ? html`<span class="kin tired" aria-hidden="true">${icon("regiment")}<b>${tired}</b></span>` : nothing}<span class="sr">${text}</span></div>`;
}

function alliance(c, one) {
  const text = c.w(one.active ? "alliance.active" : "alliance.idle", {
    name: c.title(one.alliance),
    n: one.strength,
    cost: c.money(one.cost),
  });
  return html`<span class="ally ${one.active ? "on" : ""}" data-target=${one.id} title=${text}><span aria-hidden="true">${c.w(`alliance.${one.alliance}`)} <b>${one.strength}</b></span><span class="sr">${text}</span></span>`;
}

function heading(c, name) {
  const office = c.offices.get(`president_of_${name}`);
  const held = office.holder !== NOBODY;
  const money = c.board.company.treasuries[`president_of_${name}`];
  const who = officeText(
    c,
    office.office,
    c.w(held ? "president.of" : "president.none", { office: c.label(office.office), who: c.name(office.holder) }),
  );
  return html`<header><h3>${c.label(name)}</h3>
    <span class="purse" data-target="treasury-president_of_${name}" title=${c.w("treasury", { office: c.label(office.office), n: c.money(money) })}>${c.money(money)}<span class="sr"> ${c.w("treasury.short")}</span></span>
    <span class="president" title=${who}>${held ? c.arms(office.holder) : html`<i class="gap"></i>`}<span class="sr">${who}</span></span></header>`;
}

/** The Presidency that acts now is edged. */
const acts = (c, name) => c.view.place.acting === `president_of_${name}`;

export function presidency(c, army) {
  const name = army.presidency;
  return html`<section class="jc2-box box-${name} ${acts(c, name) ? "acting" : ""}" aria-label=${c.w("presidency", { name: c.label(name) })}>
    ${heading(c, name)}${writers(c, army)}
    ${officers(c, army)}<div class="army">${commander(c, army)}${regiments(c, army)}</div>
    <div class="allies">${army.alliances.map((one) => alliance(c, one))}</div>
    ${ships(c, c.seas.get(SEA_OF[name]))}</section>`;
}

/** China, which no Presidency has: the Superintendent's ships. */
export function china(c) {
  const office = c.offices.get("superintendent_of_trade_in_china");
  const held = office && office.holder !== NOBODY;
  const who = held
    ? c.w("president.of", { office: c.label(office.office), who: c.name(office.holder) })
    : c.w(office ? "china.vacant" : "china.closed");
  return html`<section class="jc2-box box-china ${c.view.place.acting === "superintendent_of_trade_in_china" ? "acting" : ""}" aria-label=${c.label("china")}>
    <header><h3>${c.label("china")}</h3><span class="president" title=${who}>${held ? c.arms(office.holder) : html`<i class="gap"></i>`}<span class="sr">${who}</span></span></header>
    ${ships(c, c.seas.get("china"))}</section>`;
}

/** Officers who have not been sent to an Army yet. */
export function training(c) {
  const list = c.board.events.training;
  const text = c.w("training", { n: sum(list) });
  return html`<section class="jc2-box box-training" aria-label=${c.w("training.title")}><header><h3>${c.w("training.title")}</h3></header>
    ${row("training", "officer", text, sum(list) ? people(c, list, "officers.of") : nobody(c))}</section>`;
}
