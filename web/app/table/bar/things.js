// @ts-check
// Things taken one by one in a decision of several answers: a matrix of kinds and places, or runs in which each has its own price.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { composedAnswers, openOption } from "../composition.js";
import { nextOf, sums, taken } from "../taking.js";
import { arms, icon, listed, seatOf } from "../elements.js";
import { formOf } from "./form.js";
import { counted } from "./number.js";
import { purse } from "./purse.js";
import { w } from "../../words.js";

/** @import { BarRow, Composition, Decision, Drawn, Session } from "../../types.js" */

/** @param {Composition} composition */
const barOf = ({ first }) => /** @type {NonNullable<Decision["bar"]>} */ (first.bar);

/**
 * The row as it is asked now; at the end of the decision as it was asked last.
 * @param {Composition} composition
 * @param {number} row
 */
const rowNow = ({ barred }, row) => /** @type {BarRow} */ (barred.bar?.rows[row]);

/**
 * A word of the game about the bar; empty where it has none.
 * @param {Session} session
 * @param {Composition} composition
 * @param {string} part
 * @param {Record<string, any>} [more]
 */
const said = (session, composition, part, more = {}) => {
  const { code, params } = barOf(composition);
  return session.words(`bar.${code}.${part}`, { ...params, ...sums(composition), ...more }) ?? "";
};

// ── the matrix ─────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Which ones of a row there are, where they are not all the same: those that are taken are pressed.
 * @param {Session} session
 * @param {Composition} composition
 * @param {BarRow} row
 * @param {number} at
 */
function ones(session, composition, row, at) {
  const distinct = row.values.filter((value) => openOption(composition.first, value));
  if (distinct.length < 2) return nothing;
  const chosen = composition.steps.map(({ value }) => value);
  return html`<span class="ones" role="group" aria-label=${row.text}>${distinct.map((value) => {
    const option = openOption(composition.first, value);
    const holder = seatOf(session.view, option?.params.holder);
    return html`<button data-do="compose-prefer" data-row=${at} data-n=${row.values.indexOf(value)} title=${option?.text ?? ""}
      aria-label=${option?.text ?? ""} aria-pressed=${chosen.includes(value) || (!chosen.includes(value) && composition.preferred === value)}
      data-for=${option?.target || nothing}>${holder ? arms(holder.house, "s") : icon("flag", "i16")}</button>`;
  })}</span>`;
}

/**
 * @param {Session} session
 * @param {Composition} composition
 */
function matrix(session, composition) {
  const { rows, columns } = barOf(composition);
  const all = taken(composition);
  return html`<div class="matrix of-${columns.length}" role="group" aria-label=${w("table.options")}>
    <span class="head lead"></span>${columns.map((column) => html`<span class="head" title=${column.text}>${column.text}</span>`)}
    ${rows.map((row, at) => {
      const now = rowNow(composition, at);
      return html`<span class="kind"><b title=${now.text}>${now.text}</b><small title=${now.closed?.text ?? now.detail}>${now.closed && !composition.ended ? now.closed.text : now.detail}</small>
        ${ones(session, composition, row, at)}</span>
        ${columns.map((column, place) => {
          const n = all.filter((one) => one.row === at && one.column === place).length;
          return html`<span class="cell"><span class="head" aria-hidden="true">${column.text}</span>${counted({
            label: w("table.compose.cell", { what: now.text, place: column.text }),
            value: n,
            act: ["compose-back", "compose-take"],
            can: [n > 0, nextOf(composition, at).length > 0],
            row: at,
            column: place,
            target: column.target,
          })}</span>`;
        })}`;
    })}
  </div>`;
}

/** What hangs from the bar of a tablet, unless it was put away. */
const PUT_AWAY = "no-matrix";

/**
 * On a tablet the matrix hangs from the bar; its place in the row puts it away and brings it back.
 * @param {Session} session
 * @param {Composition} composition
 */
function hung(session, composition) {
  const open = !session.ui.hanging;
  return html`<button class="btn hung" data-do="hang" data-name=${PUT_AWAY} aria-expanded=${open} aria-controls="drop-things">
      ${icon("chevron-down", "i16")}${w(open ? "table.compose.hide" : "table.compose.show")}</button>
    ${open ? html`<div class="drop things-drop" id="drop-things">${matrix(session, composition)}</div>` : nothing}`;
}

// ── runs ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * @param {Composition} composition
 * @param {BarRow} row
 * @param {number} at
 */
function run(composition, row, at) {
  const have = taken(composition).filter((one) => one.row === at).length;
  const reach = have + nextOf(composition, at).length;
  return html`<div class="run" role="group" aria-label=${row.text}>
    <span class="kind">${row.icon ? icon(row.icon, "i16") : nothing}<b title=${row.text}>${row.text}</b><small>${row.closed ? row.closed.text : row.detail}</small></span>
    <span class="things">${row.prices.map(
      (price, index) => html`<button class="thing ${row.icon}" data-do="compose-run" data-row=${at} data-n=${index + 1}
        aria-pressed=${index < have} ?disabled=${index >= reach}
        aria-label=${w("table.compose.thing", { what: row.text, n: index + 1, price })}>
        ${row.icon ? icon(row.icon) : nothing}<span>${price}</span></button>`,
    )}</span>
  </div>`;
}

// ── what it comes to ───────────────────────────────────────────────────────────────────────────────────────────────

/**
 * @param {Session} session
 * @param {Composition} composition
 */
function columnsAfter(session, composition) {
  const { columns } = barOf(composition);
  const all = taken(composition);
  return columns
    .map((column, at) =>
      said(session, composition, "column", {
        place: column.value,
        ships: column.n + all.filter((one) => one.column === at).length,
      }),
    )
    .join(w("table.list.comma"));
}

/**
 * @param {Composition} composition
 */
function runsSpent(composition) {
  const all = taken(composition);
  return listed(
    barOf(composition).rows.flatMap((row, at) => {
      const prices = all.filter((one) => one.row === at).map(({ price }) => price);
      return prices.length ? [w("table.compose.prices", { prices: prices.join(" + "), what: row.text })] : [];
    }),
  );
}

/**
 * @param {Session} session
 * @param {Composition} composition
 */
export function sumOf(session, composition) {
  const all = taken(composition);
  const { columns, have } = barOf(composition);
  const worth = all.some((one) => one.worth) ? said(session, composition, "worth") : "";
  const lines = columns.length ? [columnsAfter(session, composition)] : [runsSpent(composition), worth];
  return html`<div class="sum" role="status">
    <span class="big">${said(session, composition, "sum")} <small>${said(session, composition, "of")}</small></span>
    ${purse(
      all.map(({ price }) => price),
      have,
    )}
    ${lines.map((line) => (line ? html`<span class="line" title=${line}>${line}</span>` : nothing))}
    ${composition.why ? html`<span class="line why" title=${composition.why}>${icon("lock", "i16")}${composition.why}</span>` : nothing}
  </div>`;
}

/**
 * @param {Session} session
 * @param {Composition} composition
 * @returns {Drawn}
 */
export function things(session, composition) {
  const { rows, columns } = barOf(composition);
  if (columns.length) return formOf(session) === "tablet" ? hung(session, composition) : matrix(session, composition);
  return html`<div class="runs">${rows.map((row, at) => run(composition, row, at))}</div>`;
}

/**
 * What the confirm button says, why it cannot be pressed, and whether nothing would be done by it (`idle`).
 * @param {Session} session
 * @param {Composition} composition
 */
export function thingsConfirm(session, composition) {
  const { count } = sums(composition);
  const { decision, ended } = composition;
  const end = ended ? undefined : decision.options.find((option) => option.value === decision.ends);
  if (composedAnswers(session))
    return count || !end
      ? { text: said(session, composition, "confirm"), why: "", idle: false }
      : { text: end.confirm || end.text, why: "", idle: true };
  return {
    text: count ? said(session, composition, "confirm") : w("table.compose.nothing"),
    why: end?.closed?.text ?? w("table.compose.nothing"),
    idle: false,
  };
}
