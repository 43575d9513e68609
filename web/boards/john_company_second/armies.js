// @ts-check
// The boxes of the Presidencies: President and treasury, writers, the Army with its officers, regiments and alliances, the ships.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../kit/icons.js";
import { counted, sum } from "../kit/lists.js";
import { NOBODY } from "./context.js";
import { officeText, purse } from "./offices.js";
import { ships } from "./seas.js";
import { concerned } from "./scene.js";

/** @import { Context } from "./context.js" */
/** @import { Alliance, Army, Office } from "./view" */

/** Arms with how many of them, one family after another; `key` says what they are. @param {Context} c @param {number[]} list @param {string} key @param {string} [cls] */
const people = (c, list, key, cls = "") =>
  counted(list).map(([seat, n]) => {
    const text = c.w(key, { who: c.name(seat), n });
    return html`<span class="kin ${cls}" title=${text}>${c.arms(seat)}${n > 1 ? html`<b aria-hidden="true">${n}</b>` : nothing}<span class="sr">${text}</span></span>`;
  });

const nobody = html`<small class="nil" aria-hidden="true">–</small>`;

/** @param {string} id @param {string} name @param {string} text @param {unknown} body */
const row = (id, name, text, body) =>
  html`<div class="rank" data-target=${id} title=${text}>${icon(name)}<span class="sr">${text}: </span>${body}</div>`;

/** Where the viewer's piece would stand. @param {Context} c @param {string} id */
const comes = (c, id) =>
  c.comes(id, "family.writer") && c.decision
    ? html`<span class="kin to-come" title=${c.w("ghost")}>${c.arms(c.decision.seat)}<span class="sr">${c.w("ghost")}</span></span>`
    : nothing;

/** @param {Context} c @param {Army} army */
function writers(c, army) {
  const n = sum(army.writers);
  const id = c.printed.presidencies[army.presidency].writers;
  const ghost = comes(c, id);
  const there = n ? people(c, army.writers, "writers.of") : ghost === nothing ? nobody : nothing;
  return row(id, "writer", c.w("writers", { n }), html`${there}${ghost}`);
}

/** @param {Context} c @param {Army} army */
function commander(c, { commander: seat, presidency: name }) {
  const vacant = seat === NOBODY;
  const id = c.printed.presidencies[name].commander;
  const text = officeText(c, id, vacant ? c.w("commander.none") : c.w("commander.of", { who: c.name(seat) }));
  return html`<span class="commander ${vacant ? "vacant" : ""}" data-target=${id} title=${text}>${icon("commander")}${vacant ? nothing : c.arms(seat)}<span class="sr">${text}</span></span>`;
}

/** Officers that are ready, and those that are exhausted, which lie tilted. @param {Context} c @param {Army} army */
function officers(c, { active, exhausted, presidency: name }) {
  const [n, tired] = [sum(active), sum(exhausted)];
  const body =
    n + tired
      ? html`${people(c, active, "officers.of")}${people(c, exhausted, "officers.exhausted", "tired")}`
      : nobody;
  return row(c.printed.presidencies[name].officers, "officer", c.w("officers", { n, tired }), body);
}

/** @param {Context} c @param {Army} army */
function regiments(c, { regiments: n, exhausted_regiments: tired, presidency: name }) {
  const text = c.w("regiments", { n, tired });
  return html`<div class="rank few" data-target=${c.printed.presidencies[name].regiments} title=${text}>${icon("regiment")}<b aria-hidden="true">${n}</b>
    ${tired ? html`<span class="kin tired" aria-hidden="true">${icon("regiment")}<b>${tired}</b></span>` : nothing}<span class="sr">${text}</span></div>`;
}

/** @param {Context} c @param {Alliance} one */
function alliance(c, one) {
  const text = c.w(one.active ? "alliance.active" : "alliance.idle", {
    name: c.title(one.alliance),
    n: one.strength,
    cost: c.money(one.cost),
  });
  return html`<span class="ally ${one.active ? "on" : ""}" data-target=${one.id} title=${text}><span aria-hidden="true">${c.w(`alliance.${one.alliance}`)} <b>${one.strength}</b></span><span class="sr">${text}</span></span>`;
}

/** The holder's arms, or a gap. @param {Context} c @param {Office | undefined} office @param {string} text */
const holder = (c, office, text) =>
  html`<span class="president" title=${text}>${office && office.holder !== NOBODY ? c.arms(office.holder) : html`<i class="gap"></i>`}<span class="sr">${text}</span></span>`;

/** @param {Context} c @param {string} name */
const presidentOf = (c, name) => /** @type {Office} */ (c.offices.get(c.printed.presidencies[name].president));

/** @param {Context} c @param {string} name */
function heading(c, name) {
  const office = presidentOf(c, name);
  const title = c.label(office.office);
  const key = office.holder === NOBODY ? "president.none" : "president.of";
  const text = officeText(c, office.id, c.w(key, { office: title, who: c.name(office.holder) }));
  return html`<header><h3>${c.label(name)}</h3>
    ${purse(c, office.office)}
    ${holder(c, office, text)}</header>`;
}

/** The Presidency that acts now is edged. @param {Context} c @param {Office | undefined} office */
const acts = (c, office) => (office && c.acting === office.office ? "acting" : "");

/** @param {Context} c @param {string} name */
export function presidency(c, name) {
  const army = c.army(name);
  return html`<section class="jc2-box box-${name} ${acts(c, presidentOf(c, name))} ${concerned(c, name) ? "" : "apart"}" aria-label=${c.w("presidency", { name: c.label(name) })}>
    ${heading(c, name)}${writers(c, army)}
    ${officers(c, army)}<div class="army">${commander(c, army)}${regiments(c, army)}</div>
    <div class="allies">${army.alliances.map((one) => alliance(c, one))}</div>
    ${ships(c, c.sea(c.printed.presidencies[name].sea))}</section>`;
}

/** China, which no Presidency has: the Superintendent's ships. @param {Context} c */
export function china(c) {
  const office = c.offices.get("superintendent_of_trade_in_china");
  const text =
    office && office.holder !== NOBODY
      ? c.w("president.of", { office: c.label(office.office), who: c.name(office.holder) })
      : c.w(office ? "china.vacant" : "china.closed");
  return html`<section class="jc2-box box-china ${acts(c, office)}" aria-label=${c.label("china")}>
    <header><h3>${c.label("china")}</h3>${holder(c, office, text)}</header>
    ${ships(c, c.sea("china"))}</section>`;
}

/** Officers who have not been sent to an Army yet. @param {Context} c */
export function training(c) {
  const list = c.board.events.training;
  const n = sum(list);
  return html`<section class="jc2-box box-training" aria-label=${c.w("training.title")}><header><h3>${c.w("training.title")}</h3></header>
    ${row(c.printed.elements.training, "officer", c.w("training", { n }), n ? people(c, list, "officers.of") : nobody)}</section>`;
}
