// @ts-check
// Cubes that go from the market into a hold. All other pieces move by their names (data-piece).
import { added } from "../kit/changes.js";
import { oneByOne } from "../kit/lists.js";
import { comeFrom, isShown } from "../kit/motion.js";

/** @import { BoardView } from "../kit/types" */
/** @import { Board, Ship } from "./view" */

/** @param {BoardView<Board>} view @returns {Map<string, Ship>} */
const shipsOf = (view) => new Map(view.board.companies.flatMap((one) => one.ships.map((ship) => [ship.id, ship])));

/** Called after a paint with the view that was there before. @param {Element} stage @param {BoardView<Board>} before @param {BoardView<Board>} after @param {number} speed */
export function moved(stage, before, after, speed) {
  const old = shipsOf(before);
  for (const ship of shipsOf(after).values()) {
    const hold = stage.querySelector(`[data-hold="${CSS.escape(ship.id)}"]`);
    if (!hold) continue;
    added(oneByOne(old.get(ship.id)?.cargo ?? {}), oneByOne(ship.cargo)).forEach((good, at) => {
      const cube = [...hold.querySelectorAll(`.cube.${good}`)].at(-1 - at);
      const row = stage.querySelector(`.indies .g-${good} .now, .indies .g-${good} .ahead`);
      if (cube && row && isShown(row)) comeFrom(cube, row.getBoundingClientRect(), speed, at);
    });
  }
}
