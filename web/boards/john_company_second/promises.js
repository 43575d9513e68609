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
export const promiseCards = (c) =>
  c.board.families.flatMap((holder) => holder.promises.map((label) => ({ ...read(c, label), holder: holder.seat })));

/** Where a promise card is: with whom it may be called in, with whom it lies, or free to give. */
function state(c, one, seat) {
  if (one.guarantor !== seat)
    return ["held", html`${c.arms(one.guarantor)}${c.w("promises.of", { who: c.name(one.guarantor) })}`];
  if (one.holder !== seat)
    return ["given", html`${c.arms(one.holder)}${c.w("promises.with", { who: c.name(one.holder) })}`];
  return ["own", c.w("promises.free")];
}

const ORDER = ["held", "given", "own"];

/** The promises that concern a family: what it may call in, what it has given away, what it can still give. */
export function promises(c, { seat }) {
  const cards = promiseCards(c)
    .filter((one) => one.holder === seat || one.guarantor === seat)
    .map((one) => ({ ...one, state: state(c, one, seat) }));
  cards.sort((a, b) => ORDER.indexOf(a.state[0]) - ORDER.indexOf(b.state[0]));
  return html`<section class="section" aria-label=${c.w("promises")}><header><h3>${c.w("promises")}</h3>${rules(c, "jc2.promise.call")}</header>
    <div class="promises">${cards.map(
      (
        one,
      ) => html`<div class="promise ${one.state[0]}" data-target="promise-${one.label}" title=${does(c, one.promise)}>
      ${icon("promise")}<b>${c.title(one.promise)}</b><span class="of">${one.state[1]}</span>
      ${one.holder === c.viewer ? actsOn(c, `promise-${one.label}`, "promise.pay") : nothing}</div>`,
    )}</div></section>`;
}
