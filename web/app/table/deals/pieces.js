// @ts-check
// Things that change hands, as pieces with a picture, a name and a fact: on the scale and in the pools that it is filled from.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { hasIcon } from "../../icons.js";
import { w } from "../../words.js";
import { icon } from "../elements.js";
import { coming, isGiven, keyOf, numberOf } from "./draft.js";
import { bargainOf, dealOf } from "./state.js";

/** @import { DealItem, Give, Piece, Session, Stays, Template } from "../../types.js" */

/**
 * @param {Session} session
 * @param {number} n
 */
export const money = (session, n) => session.words("game.money", { n }) ?? String(n);

/** @param {string} name */
export const picture = (name) => icon(hasIcon(name) ? name : "crate");

/**
 * @param {unknown} pic
 * @param {string} text
 * @param {string} fact
 * @param {string} whole the whole name, where the text is shorter
 */
const inside = (pic, text, fact, whole = text) => html`<span class="drawn">${pic}</span>
  <span class="tx" title=${fact ? `${whole}, ${fact}` : whole}><b>${text}</b>${fact ? html`<small>${fact}</small>` : nothing}</span>`;

/**
 * The give that an item is of, and its piece; a thing that somebody else had before it came to its giver is found with them.
 * @param {Session} session
 * @param {number} from
 * @param {DealItem} item
 * @returns {{ give: Give, piece: Piece } | null}
 */
function known(session, from, { kind, value }) {
  const { gives } = bargainOf(session);
  const rows = [gives[from], ...Object.values(gives)].flatMap((all) => all.filter((give) => give.kind === kind));
  for (const give of rows) {
    const piece = give.pieces.find((one) => one.value === value);
    if (piece) return { give, piece };
  }
  return null;
}

/**
 * A piece on the scale; a click takes it off.
 * @param {Session} session
 * @param {number} from
 * @param {DealItem} item
 * @param {number} line
 * @param {number} index
 */
export function laid(session, from, item, line, index) {
  const found = known(session, from, item);
  if (!found) return nothing;
  const { give, piece } = found;
  const fact = give.money ? "" : item.n !== null && item.n > 1 ? w("table.deal.times", { n: item.n }) : piece.fact;
  const pic = give.money ? html`<b>${money(session, item.n ?? 0)}</b>` : picture(piece.icon);
  return html`<button class="piece ${piece.face}" data-do="deal-take" data-line=${line} data-at=${index}>${inside(pic, piece.text, fact, piece.whole)}
    <span class="x">${icon("close")}<span class="sr">${w("table.deal.takeoff")}</span></span></button>`;
}

/**
 * A piece in a pool. Where it is clear who gets it a click puts it on the scale, else it is held until that is said.
 * @param {Session} session
 * @param {number} from
 * @param {number | null} to
 * @param {Give} give
 * @param {Piece} piece
 * @returns {Template | symbol}
 */
function pooled(session, from, to, give, piece) {
  const deal = dealOf(session);
  if (give.money && to !== null) return nothing;
  const most = give.most === undefined ? null : give.most + coming(deal, from, give.kind);
  const rest = most === null ? null : most - numberOf(deal, from, give.kind);
  if (most === 0 || (rest === null && isGiven(deal, from, give, piece))) return nothing;
  const { held } = deal;
  const chosen = held?.from === from && keyOf(held.kind, held.value) === keyOf(give.kind, piece.value);
  const fact =
    rest !== null && /** @type {number} */ (most) > 1 ? w("table.deal.of.all", { n: rest, most }) : piece.fact;
  return html`<button class="piece ${piece.face}" data-do=${to === null ? "deal-hold" : "deal-put"} data-from=${from} data-to=${to ?? nothing}
    data-kind=${give.kind} data-value=${JSON.stringify(piece.value)} aria-pressed=${to === null ? chosen : nothing}
    ?disabled=${rest === 0}>${inside(picture(piece.icon), piece.text, fact, piece.whole)}</button>`;
}

/** What cannot change hands, and why. @param {Session} session @param {Stays} one */
const staying = (session, { text, icon: name, rule }) =>
  html`<span class="piece stays" role="note" tabindex="0" title=${session.ui.ledger?.get(rule?.id ?? "")?.text ?? nothing}>${inside(
    picture(name),
    text,
    w("table.deal.stays"),
  )}</span>`;

/**
 * All that a seat has: what it can give first.
 * @param {Session} session
 * @param {number} from
 * @param {number | null} to
 */
export function pool(session, from, to) {
  const { gives, stays } = bargainOf(session);
  const shown = gives[from].flatMap((give) => give.pieces.map((piece) => pooled(session, from, to, give, piece)));
  const kept = stays[from].map((one) => staying(session, one));
  const none = kept.length === 0 && shown.every((one) => one === nothing);
  return html`<div class="pool" tabindex="-1">${shown}${kept}${none ? html`<p class="muted">${w("table.deal.empty")}</p>` : nothing}</div>`;
}
