// @ts-check
// The Court: the election of the Chairman, and whom those who hire may promote, with what it does to promises.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { optionsOf, pick } from "../kit/answers.js";
import { named } from "../kit/figures.js";
import { icon } from "../kit/icons.js";
import { sum } from "../kit/lists.js";
import { linesOf } from "../kit/log.js";
import { head, rules } from "../kit/panels.js";
import { who } from "../kit/tokens.js";
import { NOBODY } from "./context.js";
import { cubes } from "./ports.js";
import { ELECTING } from "./questions.js";

/** @import { LogLine, Option } from "../../contract" */
/** @import { Context } from "./context.js" */

// ── the election ───────────────────────────────────────────────────────────────────────────────────────────────────

/** @typedef {{ by: number | undefined, nominee: number, backed: Map<number, boolean>, counted: LogLine | null }} Round */

/** Who was nominated this turn, and who backed them. @param {Context} c @returns {Round[]} */
function rounds(c) {
  /** @type {Round[]} */
  const found = [];
  for (const line of linesOf(
    c,
    c.turn.turn,
    "election.nominated",
    "election.backed",
    "election.withheld",
    "election.counted",
  )) {
    const last = found.at(-1);
    if (line.code === "election.nominated")
      found.push({
        by: line.seat,
        nominee: line.params.other,
        backed: new Map(),
        counted: null,
      });
    else if (line.code === "election.counted" && last) last.counted = line;
    else if (last && line.seat !== undefined) last.backed.set(line.seat, line.code === "election.backed");
  }
  return found;
}

/** @param {Context} c @param {Round} round */
function roundRow(c, { by, nominee, backed, counted }) {
  const court = c.company.court ?? [];
  const vote = (/** @type {number} */ seat) => {
    const said = backed.get(seat);
    return said === undefined
      ? ""
      : said
        ? court[seat] || html`${icon("check")}<span class="sr">${c.w("election.yes")}</span>`
        : "–";
  };
  return html`<tr><th scope="row">${by === undefined ? nothing : who(c, by)}</th><td>${who(c, nominee)}</td>${c.families.map(({ seat }) => html`<td class="c">${vote(seat)}</td>`)}<td class="amt">${counted?.params.n ?? ""}</td></tr>`;
}

/** @param {Context} c @param {string} cls */
export function election(c, cls) {
  if (c.alone || !c.company.court) return nothing;
  const list = rounds(c);
  const voters = c.company.court.slice(0, c.families.length);
  const chairman = c.offices.get("chairman");
  const all = sum(voters);
  return html`<section class="panel jc1-election ${cls} ${c.asks(...ELECTING) ? "lead" : ""}" data-target=${c.printed.elements.court} aria-label=${c.w("election")}>${head(c.w("election"), c.w("election.note", { all, needed: Math.floor(all / 2) + 1 }), rules(c, "jc1.company.election.majority"))}
    <p class="court">${chairman && chairman.seat !== NOBODY ? html`${icon("chairman")}${who(c, chairman.seat)}` : html`<span class="vacant">${icon("chairman")}${c.w("vacant")}</span>`}${cubes(c, "court.cubes", c.company.court)}
      ${c.company.debt ? named(c.w("debt", { n: c.company.debt }), html`${icon("debt")}<b>${c.company.debt}</b>`, "fig") : nothing}</p>
    ${c.asks("election.nominate", "election.deadlock") ? html`<div class="deals">${c.offered.map((one) => pick(c, one, html`<b>${one.text}</b>`, "deal"))}</div>` : nothing}
    ${
      list.length
        ? html`<table class="xl"><thead><tr><th scope="col">${c.w("election.by")}</th><th scope="col">${c.w("election.nominee")}</th>${c.families.map(({ seat }) => html`<th scope="col" class="c">${c.arms(seat)}<span class="sr">${c.name(seat)}</span></th>`)}<th scope="col" class="amt">${c.w("election.votes")}</th></tr></thead><tbody>${list.map((round) => roundRow(c, round))}</tbody></table>`
        : html`<p class="small muted">${c.w(chairman?.seat === NOBODY ? "election.coming" : "election.none")}</p>`
    }</section>`;
}

// ── hiring ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What hiring this one would do to promises. @param {Context} c @param {Option} one @returns {string} */
function effect(c, one) {
  const { holder, promise } = one.params;
  if (one.closed) return one.closed.text;
  if (promise?.length)
    return c.w("hire.nepotism", {
      who: promise.map((/** @type {number} */ seat) => c.name(seat)).join(", "),
      n: c.company.jones ? 2 : 1,
    });
  const hirer = c.viewer ?? NOBODY;
  const returned = holder !== hirer && (c.families.find(({ seat }) => seat === holder)?.promises[hirer] ?? 0) > 0;
  return c.w(returned ? "hire.returns" : holder === hirer ? "hire.own" : "hire.nothing");
}

/** @param {Context} c @param {Option} one */
const candidate = (c, one) =>
  pick(
    c,
    one,
    html`${c.arms(one.params.holder, "")}<span><b>${one.text}</b><small>${effect(c, one)}</small></span>`,
    "candidate",
  );

/** Where those who can be promoted are, beside the ribbon: among the writers, and in armies. @param {Context} c */
function pools(c) {
  const boxes = c.board.boxes;
  const armies = c.board.ports.flatMap(({ army, port, officers }) =>
    army && sum(officers ?? []) ? [{ army, port, officers: officers ?? [] }] : [],
  );
  return html`<div class="pools"><div class="pool" data-target=${c.printed.elements.writer}>${icon("writer")}${c.title("writer")} ${cubes(c, "box.there", boxes?.writers ?? [])}</div>
    ${armies.map(({ army, port, officers }) => html`<div class="pool" data-target=${army}>${icon("officer")}${c.title(port)} ${cubes(c, "officers", officers)}</div>`)}</div>`;
}

/** Which offices wait for somebody. @param {Context} c */
const vacancies = (c) => c.board.offices.filter(({ post }) => post === "vacant").map(({ office }) => c.label(office));

/** @param {Context} c @param {string} cls */
export function hiring(c, cls) {
  if (c.alone) return nothing;
  const options = optionsOf(c, "hiring.choose");
  const office = c.decision?.params.office;
  const vacant = vacancies(c);
  return html`<section class="panel jc1-hiring ${cls}" aria-label=${c.w("hiring")}>${head(options.length && office ? c.w("hiring.of", { office: c.label(office) }) : c.w("hiring"), nothing, rules(c, "jc1.company.hire.anyone"))}
    ${options.length ? html`<div class="candidates">${options.map((one) => candidate(c, one))}</div>` : nothing}
    ${pools(c)}<p class="small muted">${vacant.length ? c.w("hiring.vacant", { offices: vacant.join(", ") }) : c.w("hiring.full")}</p><p class="small muted">${c.w("hiring.note")}</p></section>`;
}
