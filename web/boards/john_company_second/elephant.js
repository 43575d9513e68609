// @ts-check
// The Elephant: where the next Crisis comes from, and whom it looks at.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { css } from "../kit/css.js";
import { icon } from "../kit/icons.js";
import { bearing } from "../kit/maps.js";
import { ELEPHANT, SITES } from "./places.js";

/** @import { Option } from "../../contract" */
/** @import { Context } from "./context.js" */

/** A place where the Elephant could be put. @param {string} id @param {Option} option */
function place(id, option) {
  const [x, y] = ELEPHANT[id];
  return html`<span class="elephant place" data-target=${id} aria-label=${option.text} title=${option.text} ${css({ "--x": x, "--y": y })}>${icon("elephant")}</span>`;
}

/** @param {Context} c @param {string} here */
const places = (c, here) =>
  [...c.options]
    .filter(([id, option]) => option.on === "elephant" && id !== here)
    .map(([id, option]) => place(id, option));

/** @param {Context} c */
export function elephant(c) {
  const { tail, head, elephant: id } = c.board.events;
  const within = tail === head;
  const [x, y] = ELEPHANT[id];
  const threat = c.forecast.elephant;
  const text = threat ? `${threat.text} ${threat.outcome.text}` : c.w("elephant");
  const looks = () => html`<i class="looks" ${css({ rotate: `${bearing([x, y], SITES[head].seat)}deg` })}></i>`;
  return html`${places(c, id)}<span class="elephant ${within ? "within" : ""}" data-piece="elephant" data-target=${id} role="img" aria-label=${text} title=${text}
      ${css({ "--x": x, "--y": y })}>${icon("elephant")}${within ? nothing : looks()}</span>`;
}
