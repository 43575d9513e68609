// Cubes that go from the market into a hold, and from a hold to Europe. All other pieces move by their names (data-piece).
import { settings } from "../../app/settings.js";
import { cubesOf } from "./context.js";

const CUBE_MS = { full: 420, quick: 210 };
const APART_MS = 50;
const EASE = "cubic-bezier(.2,.7,.2,1)";

const shipsOf = (view) => new Map(view.board.companies.flatMap((one) => one.ships.map((ship) => [ship.id, ship])));

/** Goods that this ship has now and had not before. */
function loaded(before, ship) {
  const rest = cubesOf(before?.cargo ?? {});
  return cubesOf(ship.cargo).filter((good) => {
    const at = rest.indexOf(good);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

function fly(cube, from, late) {
  const box = cube.getBoundingClientRect();
  const frames = [
    { transform: `translate(${from.left - box.left}px,${from.top - box.top}px) scale(1.08)` },
    { transform: "none" },
  ];
  cube.animate(frames, { duration: CUBE_MS[settings.motion], delay: late * APART_MS, easing: EASE, fill: "backwards" });
}

/** Called after a paint with the view that was there before. */
export function moved(stage, before, after) {
  const old = shipsOf(before);
  for (const ship of shipsOf(after).values()) {
    const hold = stage.querySelector(`[data-hold="${CSS.escape(ship.id)}"]`);
    if (!hold) continue;
    loaded(old.get(ship.id), ship).forEach((good, at) => {
      const cube = [...hold.querySelectorAll(`.cube.${good}`)].at(-1 - at);
      const row = stage.querySelector(`.indies .g-${good} .now, .indies .g-${good} .ahead`);
      if (cube && row?.getClientRects().length) fly(cube, row.getBoundingClientRect(), at);
    });
  }
}
