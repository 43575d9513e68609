// @ts-check
// Hiring: who hires whom, the candidates, whose consent is needed, the election of a Chairman, promise cards.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { answers, optionsOf, pick } from "../kit/answers.js";
import { line, lines } from "../kit/cards.js";
import { figure } from "../kit/figures.js";
import { icon } from "../kit/icons.js";
import { grouped } from "../kit/lists.js";
import { linesOf } from "../kit/log.js";
import { aside, head, rules } from "../kit/panels.js";
import { tally } from "../kit/tokens.js";
import { election, electing } from "./election.js";
import { promiseCards, promises } from "./promises.js";
import { ELECTING, HIRING } from "./questions.js";

/** @import { Option } from "../../contract" */
/** @import { Context } from "./context.js" */
/** @import { Army, Office } from "./view" */

/** The office that the pending question is about. @param {Context} c @returns {string | null} */
function officeNow(c) {
  if (c.asks(...ELECTING)) return "chairman";
  return c.asks(...HIRING) ? c.decision?.params.office : null;
}

// ── who hires whom ─────────────────────────────────────────────────────────────────────────────────────────────────

/** More offices than this do not fit below each other: their column becomes two. */
const MOST_BELOW_EACH_OTHER = 4;

/** How many hire between the shareholders and an office. A Governor whose region the Company does not hold has no hirer; the card lies with the others. @param {Context} c @param {Office} one @returns {number} */
function depth(c, one) {
  const hirer = c.offices.get(one.hirer);
  return hirer ? depth(c, hirer) + 1 : one.hirer === "" ? c.printed.longest_chain : 0;
}

/** @param {Context} c @param {Office} one */
function hirerText(c, one) {
  const hirer = c.offices.get(one.hirer);
  if (!hirer) return one.hirer === "shareholders" ? c.w("office.elected") : c.w("office.nobody");
  const office = c.label(one.hirer);
  return hirer.holder < 0
    ? c.w("office.hirer.vacant", { office })
    : c.w("office.hirer", { who: c.name(hirer.holder), office });
}

/** @param {Context} c @param {Office} one @param {string | null} now */
function node(c, one, now) {
  const vacant = one.where === "vacant";
  const state = one.office === now ? "now" : vacant ? "vac" : "";
  const holder = vacant
    ? html`<span class="h">${c.w(one.office === now ? "office.now" : "office.vacant")}</span>`
    : html`<span class="h">${c.arms(one.holder)}${c.name(one.holder)}</span>`;
  return html`<div class="nd ${state}" data-target=${one.id} title=${hirerText(c, one)}><span class="no" aria-hidden="true">${one.number}</span><span class="t">${c.title(one.office)}</span>${holder}
    ${one.fatigue ? tally("fatigue", one.fatigue, c.w("office.fatigue", { n: one.fatigue }), "tired") : nothing}
    ${c.offices.has(one.hirer) ? html`<small class="by">${hirerText(c, one)}</small>` : nothing}</div>`;
}

/** @param {Context} c */
function chain(c) {
  const now = officeNow(c);
  const columns = [...grouped(c.board.offices, (one) => depth(c, one))].sort(([a], [b]) => a - b);
  const vacant = c.board.offices.filter((one) => one.where === "vacant").length;
  const end = html`${aside(c.w("hires.vacant", { n: vacant }))} ${rules(c, "jc2.hiring.promotion.fatigue")}`;
  return html`<section class="panel chain" aria-label=${c.w("hires")}>${head(c.w("hires"), c.w("hires.note"), end)}
    <div class="tree">${columns.map(([, offices]) => html`<div class="col ${offices.length > MOST_BELOW_EACH_OTHER ? "many" : ""}">${offices.map((one) => node(c, one, now))}</div>`)}</div></section>`;
}

// ── candidates ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** @param {Context} c @param {Option} option */
function candidate(c, option) {
  const { holder, piece, where, fatigue, ask } = option.params;
  return pick(
    c,
    option,
    html`${c.arms(holder, "")}<b>${c.name(holder)}${holder === c.viewer ? html` <span class="small muted">${c.w("you")}</span>` : nothing}</b>
    <small>${c.w(`candidate.${piece}`, { where: c.label(where) })}${fatigue ? html`, ${c.w("office.fatigue", { n: fatigue })}` : nothing}</small>
    ${ask.length ? html`<small class="asks">${c.w("candidate.asks", { n: ask.length })}</small>` : nothing}`,
    "cd",
  );
}

/** Where candidates stand: one column for each place, one for all who hold an office. @param {Context} c */
function pool(c) {
  const groups = grouped(optionsOf(c, "hiring.choose"), (one) => (one.on === "office" ? "office" : one.params.where));
  const office = c.label(officeNow(c) ?? "");
  return html`<section class="panel cand" aria-label=${c.w("candidates")}>
    ${head(c.w("candidates.for", { office }), c.w("candidates.note"), rules(c, "jc2.hiring.pool"))}
    <div class="pools">${[...groups].map(
      ([where, options]) => html`<div class="pb">
      <h3>${where === "office" ? c.w("candidates.offices") : c.title(where)}</h3>${options.map((one) => candidate(c, one))}</div>`,
    )}</div></section>`;
}

/** The pieces of one family in an Army and its Presidency; nothing if there are none. @param {Context} c @param {Army} army @param {number} seat */
function garrison(c, army, seat) {
  /** @type {[string, number][]} */
  const all = [
    ["writer", army.writers[seat]],
    ["officer", army.active[seat] + army.exhausted[seat]],
    ["commander", army.commander === seat ? 1 : 0],
  ];
  const there = all.filter(([, n]) => n);
  if (!there.length) return nothing;
  const figures = there.map(([kind, n]) => figure(kind, n, c.w(`members.${kind}s`, { n })));
  return line({ picture: c.arms(seat), name: c.name(seat), end: html`<span class="figs">${figures}</span>` });
}

/** Writers and officers who could be hired, while nobody is being hired. @param {Context} c */
const reserve = (c) =>
  html`<section class="panel cand" aria-label=${c.w("reserve")}>${head(c.w("reserve"), c.w("reserve.note"), rules(c, "jc2.hiring.pool"))}
  <div class="pools">${c.board.armies.map(
    (army) => html`<div class="pb"><h3>${c.title(army.presidency)}</h3>
    ${lines(c.board.families.map(({ seat }) => garrison(c, army, seat)))}</div>`,
  )}</div></section>`;

// ── consents ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** @param {Context} c @param {number | undefined} seat @param {string} state @param {string} key @param {string} name */
const consent = (c, seat, state, key, name) =>
  html`<li class=${state}>${c.arms(seat)}<span>${c.name(seat ?? -1)}</span><span class="st">${icon(name)}${c.w(key)}</span></li>`;

const FILLED = ["hiring.hired", "hiring.elected"];

/** Who has been asked in this hiring, and what they said: since the last office was filled. @param {Context} c */
function answered(c) {
  const said = linesOf(c, c.turn.number, ...FILLED, "consent.given", "consent.refused");
  return said.slice(said.findLastIndex(({ code }) => FILLED.includes(code)) + 1);
}

/** Before the question is put: whose consent the chosen candidate needs. @param {Context} c @returns {number[]} */
const needed = (c) => (c.asks("hiring.choose") ? (c.chosen?.params.ask ?? []) : []);

/** Whether a promise that the viewer holds would make up for a consent. @param {Context} c @param {number} seat */
const owes = (c, seat) =>
  promiseCards(c).some(
    (one) => one.guarantor === seat && one.holder === c.viewer && one.promise === "consent_to_nepotism",
  );

/** @param {Context} c */
function consents(c) {
  const asked = c.view.waiting.filter(({ secret }) => secret && c.phase === "hiring");
  const rows = [
    ...answered(c).map(({ seat, code }) =>
      code === "consent.given" ? consent(c, seat, "yes", code, "check") : consent(c, seat, "no", code, "close"),
    ),
    ...asked.map(({ seat }) => consent(c, seat, "", "consent.asked", "hourglass")),
    ...needed(c).map((seat) =>
      owes(c, seat)
        ? consent(c, seat, "yes", "consent.card", "promise")
        : consent(c, seat, "", "consent.needed", "hourglass"),
    ),
  ];
  return html`<section class="panel cons" aria-label=${c.w("consents")}>${head(c.w("consents"), nothing, rules(c, "jc2.hiring.nepotism"))}
    ${rows.length ? html`<ul>${rows}</ul>` : nothing}${answers(c, optionsOf(c, "hiring.claim", "hiring.nepotism", "hiring.refused"), "stack")}<p class="small muted foot">${c.w(rows.length ? "consents.note" : "consents.none")}</p></section>`;
}

/** Questions that the candidates are about: on the phone they come first then. */
const OF_CANDIDATES = ["hiring.choose", "hiring.claim", "hiring.refused", ...ELECTING];

/** @param {Context} c @param {string} cls */
export function hiring(c, cls) {
  const elects = electing(c);
  const main = elects ? election(c) : c.asks("hiring.choose") ? pool(c) : reserve(c);
  return html`<div class="jc2-books jc2-hiring ${elects ? "elects" : ""} ${cls}" data-lead=${c.asks(...OF_CANDIDATES) ? "candidates" : ""}>${chain(c)}${main}${elects ? nothing : consents(c)}
    ${c.mine && (promiseCards(c).length || !c.board.crown) ? html`<div class="panel hand">${promises(c, c.mine)}</div>` : nothing}</div>`;
}
