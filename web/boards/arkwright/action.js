// @ts-check
// What every action would do on every administration space, and for how much; what is chosen of it, in its parts.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../kit/icons.js";
import { atEnd, heading, note, rules } from "../kit/panels.js";
import { tileOf } from "./tiles.js";

/** @import { Context } from "./context.js" */
/** @import { ActingRow, Cell, Company } from "./view" */

/** Actions that do more for more administrative cost; of the others the whole is done on any space. */
const GRADED = ["machines", "quality", "marketing", "ship"];

/** The row of the marker that is placed, once it is chosen. @param {Context} c */
export const rowChosen = (c) => {
  const marker = c.asks("turn.space", "turn.cost") ? c.decision?.params.marker : c.chosen?.params.marker;
  return c.board.acting?.rows.find((one) => one.marker === marker) ?? null;
};

/** The spaces of the company whose action it is. @param {Context} c */
const spacesOf = (c) => c.companies[c.board.acting?.seat ?? 0].spaces;

/** Why something is closed, by the place of the reason; null where nothing closes it. @param {Context} c @param {number} why */
const reasonAt = (c, why) => c.board.reasons[why]?.closed ?? null;

/** What an action comes to for so much. @param {Context} c @param {string} kind @param {number} effect */
export const effectOf = (c, kind, effect) =>
  GRADED.includes(kind) ? c.w(`then.${kind}`, { n: effect, sum: c.money(effect) }) : c.w("then.whole");

/** @param {Context} c @param {ActingRow} row @param {Cell} cell @param {number} at */
function cellOf(c, row, cell, at) {
  const asked = c.asks("turn.space") && rowChosen(c) === row;
  const why = reasonAt(c, row.why) ?? reasonAt(c, cell.why);
  const text = effectOf(c, row.kind, cell.effect);
  if (why) return html`<td class="shut" title=${why.text}>${text}<span class="sr">${why.text}</span></td>`;
  const nought = GRADED.includes(row.kind) && !cell.effect ? "nought" : "";
  const forced = cell.sold || cell.loans ? icon("share", { cls: "forces" }) : nothing;
  return html`<td class="open ${nought}" data-target=${asked ? spacesOf(c)[at].id : nothing}
    title=${cell.sold || cell.loans ? c.w("action.forces", { shares: cell.sold, loans: cell.loans }) : nothing}>${text} <b>${c.money(cell.total)}</b>${forced}</td>`;
}

/** @param {Context} c @param {ActingRow} row */
function rowOf(c, row) {
  const kind = row.kind === "ship" ? null : c.kindOf(row.marker);
  const chosen = rowChosen(c) === row;
  const target = c.asks("turn.marker") || chosen ? row.id : nothing;
  const why = reasonAt(c, row.why);
  const name = html`${kind ? c.markerIcon(row.marker) : icon("ship")}<span>${c.title(row.marker)}</span>`;
  return html`<tr class="${why ? "barred" : ""} ${chosen ? "taken" : ""}"><th scope="row"><span class="mk-row ${kind?.shade ?? "light"}" data-target=${target}
    title=${why?.text ?? nothing}>${name}</span>${row.at < 0 ? nothing : html`<small>${c.w("action.on", { cost: c.money(spacesOf(c)[row.at].cost) })}</small>`}</th>
    ${row.cells.map((cell, at) => cellOf(c, row, cell, at))}<td class="next">${c.nextOf(row.kind) ? c.w(`next.${c.nextOf(row.kind)}`) : nothing}</td></tr>`;
}

/** The head of a space: its cost, and what lies on it or locks it. @param {Context} c @param {number} at */
function head(c, at) {
  const space = spacesOf(c)[at];
  const there = space.locked
    ? c.w("action.locked")
    : space.marker
      ? c.w("action.lies", { marker: c.label(space.marker) })
      : c.w("action.free");
  return html`<th scope="col" class=${space.locked ? "locked" : ""}>${c.money(space.cost)}<small>${there}</small></th>`;
}

/** Whose action it is, what there is to pay with, and the tiles that may change what something costs or does. @param {Context} c @param {Company} company */
function purse(c, company) {
  const share = c.board.exchange.shares.find(({ seat }) => seat === company.seat);
  return html`<span class="purse-of"><span class="whose-own" data-target=${company.id} title=${c.name(company.seat)}>${c.arms(company.seat)}<b>${c.money(company.cash)}</b></span>
    <span data-target=${share?.id}>${c.w("action.shares", { n: company.shares, value: c.money(company.value) })}</span>
    ${company.tiles.map((one) => tileOf(c, one))}</span>`;
}

/** @param {Context} c @param {string} cls */
export function action(c, cls) {
  const { acting } = c.board;
  if (!acting) return nothing;
  return html`<section class="panel ark-action house-${c.house(acting.seat)} ${cls}" id="action-matrix" aria-label=${c.w("action")}>
    ${heading(c.w("action"), rules(c, "ark.action.reuse.fee"), note(c.w("action.note")), atEnd(purse(c, c.companies[acting.seat])))}
    <div class="scrolls"><table><thead><tr><td></td>${c.printed.spaces.map((_, at) => head(c, at))}<th scope="col" class="next"><small>${c.w("action.then")}</small></th></tr></thead>
    <tbody>${acting.rows.map((row) => rowOf(c, row))}</tbody></table></div>
  </section>`;
}

// ── what is chosen, in its parts ───────────────────────────────────────────────────────────────────────────────────

/** What is due, by its parts. @typedef {{marker: string, kind: string, paid: number, space: number, fee: number, unlock: number, effect: number, next: string}} Bill */

/** @param {Context} c @returns {Bill | null} */
function bill(c) {
  if (c.asks("turn.cost")) {
    const { params, lo } = /** @type {any} */ (c.decision);
    const paid = Number(c.view.answer);
    const kind = c.markers.get(params.marker)?.kind ?? "ship";
    const { space, fee, unlock, marker } = params;
    return {
      marker,
      kind,
      paid,
      space,
      fee,
      unlock,
      effect: params.effects?.[paid - lo] ?? paid,
      next: c.nextOf(kind),
    };
  }
  const row = c.asks("turn.space") ? rowChosen(c) : null;
  const at = row ? spacesOf(c).findIndex(({ id }) => id === c.chosen?.target) : -1;
  if (!row || at < 0) return null;
  const { cost } = spacesOf(c)[at];
  const unlock = c.board.acting?.unlock[at] ?? 0;
  const { marker, kind, fee } = row;
  return { marker, kind, paid: cost, space: cost, fee, unlock, effect: row.cells[at].effect, next: c.nextOf(kind) };
}

/** @param {Context} c */
export const billed = (c) => bill(c) !== null;

/** Why it comes to so much: what the marker needs. @param {Context} c @param {Bill} one */
function because(c, { marker, kind, paid }) {
  const type = c.markers.get(marker);
  if (type?.thresholds.length)
    return c.w("parts.thresholds", { paid: c.money(paid), list: type.thresholds.map((n) => c.money(n)).join(", ") });
  if (kind === "marketing") return c.w("parts.most", { n: c.money(type?.most ?? 0) });
  return c.words.known(`ark.parts.${kind}`) ? c.w(`parts.${kind}`, { n: type?.lines ?? 0 }) : c.w("parts.any");
}

/** @param {Context} c @param {string} cls */
export function parts(c, cls) {
  const one = bill(c);
  if (!one) return nothing;
  const line = (/** @type {string} */ key, /** @type {number} */ n) =>
    n
      ? html`<tr><th scope="row">${c.w(`parts.${key}`, { space: c.money(one.space) })}</th><td class="amt">${c.money(n)}</td></tr>`
      : nothing;
  return html`<section class="panel ark-parts ${cls}" id="action-parts" aria-label=${c.w("parts")}>
    <div><h3 aria-level="2"><em>1</em> ${c.w("parts.pay")}</h3><table class="ledger"><tbody>${line("space", one.paid)}${line("again", one.fee)}${line("unlock", one.unlock)}
      <tr class="sum"><th scope="row">${c.w("parts.all")}</th><td class="amt">${c.money(one.paid + one.fee + one.unlock)}</td></tr></tbody></table></div>
    <div><h3 aria-level="2"><em>2</em> ${c.w("parts.get")}</h3><p><b>${GRADED.includes(one.kind) ? effectOf(c, one.kind, one.effect) : c.w("parts.whole")}</b></p><p class="muted">${because(c, one)}</p></div>
    <div><h3 aria-level="2"><em>3</em> ${c.w("parts.then")}</h3><p>${c.w(one.next ? `parts.then.${one.next}` : "parts.then.none")}</p></div>
  </section>`;
}

// ── why something is closed ────────────────────────────────────────────────────────────────────────────────────────

/** @param {Context} c @param {(why: {rule: string, text: string}, what: string) => void} note @param {Cell} cell @param {number} at */
function noteCell(c, note, cell, at) {
  const why = reasonAt(c, cell.why);
  if (why) note(why, c.money(spacesOf(c)[at].cost));
}

/** Every reason once, with all that it closes. @param {Context} c */
function reasons(c) {
  /** @type {Map<string, {rule: string, what: Set<string>}>} */
  const found = new Map();
  const note = (/** @type {{rule: string, text: string}} */ why, /** @type {string} */ what) => {
    const one = found.get(why.text) ?? { rule: why.rule, what: new Set() };
    one.what.add(what);
    found.set(why.text, one);
  };
  for (const row of c.board.acting?.rows ?? []) {
    const why = reasonAt(c, row.why);
    if (why) note(why, c.title(row.marker));
    else if (rowChosen(c) === row) for (const [at, cell] of row.cells.entries()) noteCell(c, note, cell, at);
  }
  return found;
}

/** @param {Context} c @param {string} cls */
export function closed(c, cls) {
  const found = reasons(c);
  if (!found.size) return nothing;
  return html`<section class="panel ark-closed ${cls}" id="closed" aria-label=${c.w("closed")}>
    ${heading(c.w("closed"))}
    <ul>${[...found].map(([text, { rule, what }]) => html`<li>${icon("lock")}<span><b>${[...what].join(", ")}.</b> ${text}</span>${rules(c, rule)}</li>`)}</ul>
  </section>`;
}
