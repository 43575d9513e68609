// @ts-check
// Ships that leave for an order; the Elephant moves by its name (data-piece).
import { become } from "../kit/changes.js";
import { pictureOf } from "../kit/icons.js";
import { elementOf, isShown, travel } from "../kit/motion.js";

/** @import { BoardView } from "../kit/types" */
/** @import { Board, Printed } from "./view" */
/** @typedef {BoardView<Board, Printed>} View */

/** @param {View} view */
const ordersOf = (view) => view.board.regions.flatMap((region) => region.orders);

/** Called after a paint with the view that was there before. @param {Element} stage @param {View} before @param {View} after @param {number} speed */
export function moved(stage, before, after, speed) {
  const plate = stage.querySelector(".panels");
  if (!plate || !isShown(plate)) return;
  for (const order of become(ordersOf(before), ordersOf(after), (one) => one.by !== "")) {
    const port = after.board.ports.find((one) => one.port === order.by);
    const [from, to] = [port && elementOf(plate, port.id), elementOf(plate, order.id)];
    if (from && to && isShown(from) && isShown(to)) travel(plate, pictureOf("i-ship", "travels"), from, to, speed);
  }
}
