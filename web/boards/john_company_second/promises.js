// Promise cards: those a family holds of others, its own that it may still give, and its own in other hands.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../../app/icons.js";
import { actsOn, rules } from "./bits.js";
import { does } from "./cards.js";

/** "benyon.pay_two" as the seat that promises and what it promises. */
function read(c, label) {
  const [family, promise] = label.split(".");
  return { label, promise, guarantor: c.board.families.find((one) => one.family === family).seat };
}

/** Every promise card in the game with its holder. */
export const promiseCards = (c) => c.board.families.flatMap((holder) => holder.promises.map((label) => ({ ...read(c, label), holder: holder.seat })));

function card(c, one, caption, cls) {
  return html`<li class="promise ${cls}" data-target="promise-${one.label}" title=${does(c, one.promise)}>
    <span class="of">${icon("promise")}${caption}</span><b>${c.title(one.promise)}</b>
    ${one.holder === c.viewer ? actsOn(c, `promise-${one.label}`, "promise.pay") : nothing}</li>`;
}

const row = (title, cards) => (cards.length ? html`<h4 class="small muted">${title}</h4><ul class="promises">${cards}</ul>` : nothing);

/** The promises of one family, as three rows. */
export function promises(c, { seat }) {
  const all = promiseCards(c);
  const held = all.filter((one) => one.holder === seat && one.guarantor !== seat);
  const given = all.filter((one) => one.guarantor === seat && one.holder !== seat);
  const own = all.filter((one) => one.guarantor === seat && one.holder === seat);
  return html`<section class="section" aria-label=${c.w("promises")}><header><h3>${c.w("promises")}</h3>${rules(c, "jc2.promise.call")}</header>
    ${row(c.w("promises.held"), held.map((one) => card(c, one, html`${c.arms(one.guarantor)}${c.name(one.guarantor)}`, "held")))}
    ${row(c.w("promises.given"), given.map((one) => card(c, one, html`${c.arms(one.holder)}${c.w("promises.with", { who: c.name(one.holder) })}`, "given")))}
    ${row(c.w("promises.own"), own.map((one) => card(c, one, c.w("promises.free"), "own")))}</section>`;
}
