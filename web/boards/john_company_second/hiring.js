// Hiring: who hires whom, the candidates, whose consent is needed, the election of a Chairman, promise cards.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../../app/icons.js";
import { answers, chosenOf, figure, grouped, head, leadOf, named, optionsOf, pick, rules, told } from "./bits.js";
import { election, electing } from "./election.js";
import { promiseCards, promises } from "./promises.js";

/** The office that the pending question is about. */
const officeNow = (c) => (c.decision?.code.startsWith("hiring.") ? (c.decision.params.office ?? "chairman") : null);

// ── who hires whom ─────────────────────────────────────────────────────────────────────────────────────────────────

/** Chains of hiring end with the shareholders; the longest has four links. */
function depth(c, one) {
  const hirer = c.offices.get(one.hirer);
  return hirer ? depth(c, hirer) + 1 : one.hirer === "" ? LAST : 0;
}

/** From so many offices on a column is two. */
const MANY = 4;

/** A Governor whose region the Company does not hold has no hirer; the card lies with the others. */
const LAST = 3;

function hirerText(c, one) {
  const hirer = c.offices.get(one.hirer);
  if (!hirer) return one.hirer === "shareholders" ? c.w("office.elected") : c.w("office.nobody");
  return hirer.holder < 0
    ? c.w("office.hirer.vacant", { office: c.label(one.hirer) })
    : c.w("office.hirer", { who: c.name(hirer.holder), office: c.label(one.hirer) });
}

function node(c, one, now) {
  const vacant = one.where === "vacant";
  const state = one.office === now ? "now" : vacant ? "vac" : "";
  const holder = vacant
    ? html`<span class="h">${c.w(one.office === now ? "office.now" : "office.vacant")}</span>`
    : html`<span class="h">${c.arms(one.holder)}${c.name(one.holder)}</span>`;
  return html`<div class="nd ${state}" data-target=${one.id} title=${hirerText(c, one)}><span class="no" aria-hidden="true">${one.number}</span><span class="t">${c.title(one.office)}</span>${holder}
    ${
      one.fatigue
        ? named(
            c.w("office.fatigue", { n: one.fatigue }),
            Array.from({ length: one.fatigue }, () => icon("fatigue")),
            "tired",
          )
        : nothing
    }
    ${one.hirer && one.hirer !== "shareholders" ? html`<small class="by">${hirerText(c, one)}</small>` : nothing}</div>`;
}

function chain(c) {
  const now = officeNow(c);
  const columns = grouped(c.board.offices, (one) => depth(c, one));
  const vacant = c.board.offices.filter((one) => one.where === "vacant").length;
  const end = html`<span class="small muted">${c.w("hires.vacant", { n: vacant })}</span> ${rules(c, "jc2.hiring.promotion.fatigue")}`;
  return html`<section class="panel chain" aria-label=${c.w("hires")}>${head(c.w("hires"), c.w("hires.note"), end)}
    <div class="tree">${[...columns.keys()].sort().map((at) => html`<div class="col ${columns.get(at).length > MANY ? "many" : ""}">${columns.get(at).map((one) => node(c, one, now))}</div>`)}</div></section>`;
}

// ── candidates ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** Of a candidate "writer/bengal/0": where the piece stands, in words. */
function origin(c, name) {
  const [kind, where] = name.split("/");
  return c.w(`candidate.${kind}`, { where: c.label(where) });
}

function candidate(c, option) {
  const { holder } = option.params;
  return pick(
    c,
    option,
    html`${c.arms(holder, "")}<b>${c.name(holder)}${holder === c.viewer ? html` <span class="small muted">${c.w("you")}</span>` : nothing}</b>
    <small>${origin(c, option.value)}${option.params.fatigue ? html`, ${c.w("office.fatigue", { n: option.params.fatigue })}` : nothing}</small>
    ${option.params.ask.length ? html`<small class="asks">${c.w("candidate.asks", { n: option.params.ask.length })}</small>` : nothing}`,
    "cd",
  );
}

/** Where candidates stand: one column for each place. */
function pool(c) {
  const groups = grouped(optionsOf(c, "hiring.choose"), (one) =>
    one.value.startsWith("office/") ? "office" : one.params.where,
  );
  return html`<section class="panel cand" aria-label=${c.w("candidates")}>
    ${head(c.w("candidates.for", { office: c.label(officeNow(c)) }), c.w("candidates.note"), rules(c, "jc2.hiring.pool"))}
    <div class="pools">${[...groups].map(
      ([where, options]) => html`<div class="pb">
      <h3>${where === "office" ? c.w("candidates.offices") : c.title(where)}</h3>${options.map((one) => candidate(c, one))}</div>`,
    )}</div></section>`;
}

/** The pieces of one family in an Army and its Presidency; nothing if there are none. */
function garrison(c, army, seat) {
  const counts = [
    ["writer", army.writers[seat]],
    ["officer", army.active[seat] + army.exhausted[seat]],
    ["commander", army.commander === seat ? 1 : 0],
  ].filter(([, n]) => n);
  return counts.length
    ? html`<div class="line">${c.arms(seat)}<span class="grow">${c.name(seat)}</span>
    <span class="figs">${counts.map(([kind, n]) => figure(kind, n, c.w(`members.${kind}s`, { n })))}</span></div>`
    : nothing;
}

/** Writers and officers who could be hired, while nobody is being hired. */
const reserve = (
  c,
) => html`<section class="panel cand" aria-label=${c.w("reserve")}>${head(c.w("reserve"), c.w("reserve.note"), rules(c, "jc2.hiring.pool"))}
  <div class="pools">${c.board.armies.map(
    (army) => html`<div class="pb"><h3>${c.title(army.presidency)}</h3>
    <div class="lines">${c.board.families.map(({ seat }) => garrison(c, army, seat))}</div></div>`,
  )}</div></section>`;

// ── consents ───────────────────────────────────────────────────────────────────────────────────────────────────────

const consent = (c, seat, state, text, name) =>
  html`<li class=${state}>${c.arms(seat)}<span>${c.name(seat)}</span><span class="st">${icon(name)}${text}</span></li>`;

/** Who has been asked in this hiring, and what they said: since the last office was filled. */
function answered(c) {
  const lines = told(c, "hiring.hired", "hiring.elected", "consent.given", "consent.refused");
  return lines.slice(lines.findLastIndex((line) => line.code.startsWith("hiring.")) + 1);
}

/** Before the question is put: whose consent the chosen candidate needs, and whose promise would make up for it. */
const needed = (c) => (c.asks("hiring.choose") ? (chosenOf(c)?.params.ask ?? []) : []);

const owes = (c, seat) =>
  promiseCards(c).some(
    (one) => one.guarantor === seat && one.holder === c.viewer && one.promise === "consent_to_nepotism",
  );

function consents(c) {
  const given = answered(c);
  const asked = c.view.waiting.filter(({ secret }) => secret && c.phase === "hiring").map((one) => one.seat);
  const seats = needed(c);
  const rows = [
    ...given.map((line) =>
      line.code === "consent.given"
        ? consent(c, line.seat, "yes", c.w("consent.given"), "check")
        : consent(c, line.seat, "no", c.w("consent.refused"), "close"),
    ),
    ...asked.map((seat) => consent(c, seat, "", c.w("consent.asked"), "hourglass")),
    ...seats.map((seat) =>
      owes(c, seat)
        ? consent(c, seat, "yes", c.w("consent.card"), "promise")
        : consent(c, seat, "", c.w("consent.needed"), "hourglass"),
    ),
  ];
  return html`<section class="panel cons" aria-label=${c.w("consents")}>${head(c.w("consents"), nothing, rules(c, "jc2.hiring.nepotism"))}
    ${rows.length ? html`<ul>${rows}</ul>` : nothing}${answers(c, optionsOf(c, "hiring.claim", "hiring.nepotism", "hiring.refused"), "stack")}<p class="small muted foot">${c.w(rows.length ? "consents.note" : "consents.none")}</p></section>`;
}

const LEADS = { "hiring.nepotism": "", "hiring.": "candidates" };

export function hiring(c, cls) {
  const elects = electing(c);
  const main = elects ? election(c) : c.asks("hiring.choose") ? pool(c) : reserve(c);
  return html`<div class="jc2-books jc2-hiring ${elects ? "elects" : ""} ${cls}" data-lead=${leadOf(c, LEADS)}>${chain(c)}${main}${elects ? nothing : consents(c)}
    ${c.mine ? html`<div class="panel hand">${promises(c, c.mine)}</div>` : nothing}</div>`;
}
