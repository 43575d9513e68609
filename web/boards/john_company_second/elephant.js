// The Elephant: where the next Crisis comes from, and whom it looks at.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { css } from "../../app/paint.js";
import { icon } from "../../app/icons.js";
import { BORDERS, SITES } from "./places.js";

const borderOf = (tail, head) => [tail, head].sort().join("-");

/** The element id of the Elephant between two regions, or within one. */
const elephantId = (tail, head) => `elephant-${tail === head ? tail : borderOf(tail, head)}`;

const spotOf = (id) => {
  const where = id.slice("elephant-".length);
  return BORDERS[where] ?? SITES[where].elephant;
};

/** Degrees from north, clockwise, in which the head looks. */
function facing([x, y], head) {
  const [toX, toY] = SITES[head].seat;
  return Math.round((Math.atan2(toX - x, y - toY) * 180) / Math.PI);
}

/** Where the Elephant could be put, while it can. */
function places(c, here) {
  return [...c.options]
    .filter(([target]) => target.startsWith("elephant-") && target !== here)
    .map(([target, option]) => {
      const [x, y] = spotOf(target);
      return html`<span class="elephant place" data-target=${target} aria-label=${option.text} title=${option.text} ${css({ "--x": x, "--y": y })}>${icon("elephant")}</span>`;
    });
}

export function elephant(c) {
  const { tail, head } = c.board.events;
  const id = elephantId(tail, head);
  const [x, y] = spotOf(id);
  const threat = c.forecast.elephant;
  const text = threat ? `${threat.text} ${threat.outcome.text}` : c.w("elephant");
  return html`${places(c, id)}<span class="elephant ${tail === head ? "within" : ""}" data-piece="elephant" data-target=${id} role="img" aria-label=${text} title=${text}
      ${css({ "--x": x, "--y": y })}>${icon("elephant")}${tail === head ? nothing : html`<i class="looks" ${css({ rotate: `${facing([x, y], head)}deg` })}></i>`}</span>`;
}
