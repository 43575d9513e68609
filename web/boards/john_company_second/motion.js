// @ts-check
// Writers who leave their box for an order. Ships and the Elephant move by their names (data-piece).
import { become } from "../kit/changes.js";
import { pictureOf } from "../kit/icons.js";
import { elementOf, isShown, travel } from "../kit/motion.js";
import { NOBODY } from "./context.js";

/** @import { BoardView } from "../kit/types" */
/** @import { Board, Printed } from "./view" */
/** @typedef {BoardView<Board, Printed>} View */

/** @param {View} view */
const ordersOf = (view) => view.board.regions.flatMap((region) => region.orders);

/** Called after a paint with the view that was there before. @param {Element} stage @param {View} before @param {View} after @param {number} speed */
export function moved(stage, before, after, speed) {
  const plate = stage.querySelector(".jc2-plate");
  if (!plate || !isShown(plate)) return;
  const houses = new Map(after.seats.map((one) => [one.seat, one.house]));
  for (const order of become(ordersOf(before), ordersOf(after), (one) => one.filled)) {
    const [box, disc] = [
      elementOf(plate, after.printed.presidencies[order.by]?.writers ?? ""),
      elementOf(plate, order.id),
    ];
    if (order.writer !== NOBODY && box && disc)
      travel(plate, pictureOf(`arms-${houses.get(order.writer)}`, "arms travels"), box, disc, speed);
  }
}
