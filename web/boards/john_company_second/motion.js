// Writers who leave their box for an order. Ships and the Elephant move by their names (data-piece).
import { settings } from "../../app/settings.js";
import { NOBODY } from "./context.js";

const WRITER_MS = { full: 420, quick: 210 };
const EASE = "cubic-bezier(.2,.7,.2,1)";
const NS = "http://www.w3.org/2000/svg";

const ordersOf = (view) => view.board.regions.flatMap((region) => region.orders);

function arms(house) {
  const drawn = document.createElementNS(NS, "svg");
  drawn.setAttribute("class", "arms travels");
  const use = document.createElementNS(NS, "use");
  use.setAttribute("href", `#arms-${house}`);
  drawn.append(use);
  return drawn;
}

const middle = (box, outer) =>
  `translate(${box.left + box.width / 2 - outer.left}px,${box.top + box.height / 2 - outer.top}px)`;

function travel(plate, from, to, house) {
  const [start, end] = [from, to].map((target) =>
    plate.querySelector(`[data-target="${target}"]`).getBoundingClientRect(),
  );
  const outer = plate.getBoundingClientRect();
  const drawn = arms(house);
  plate.append(drawn);
  drawn
    .animate([{ transform: middle(start, outer) }, { transform: middle(end, outer) }], {
      duration: WRITER_MS[settings.motion],
      easing: EASE,
    })
    .finished.then(
      () => drawn.remove(),
      () => drawn.remove(),
    );
}

/** Called after a paint with the view that was there before. */
export function moved(stage, before, after) {
  const plate = stage.querySelector(".jc2-plate");
  if (!plate?.getClientRects().length) return;
  const filled = new Set(
    ordersOf(before)
      .filter((one) => one.filled)
      .map((one) => one.id),
  );
  const houses = new Map(after.seats.map((one) => [one.seat, one.house]));
  for (const one of ordersOf(after)) {
    if (one.filled && one.writer !== NOBODY && !filled.has(one.id))
      travel(plate, `writers-${one.by}`, one.id, houses.get(one.writer));
  }
}
