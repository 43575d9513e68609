// @ts-check
// What the first screen will need is fetched while Python is still on its way.
import { engine } from "./engine.js";
import { recordOf } from "./keep/shelf.js";
import { setupAt, unpack } from "./link.js";
import { once } from "./once.js";
import { routeOf } from "./route.js";
import { bringBoard } from "./table/stage.js";

/**
 * What the address says of the table that it leads to, as far as that is known without the rules: for the games it names.
 * @type {Record<string, (value: string, part: string) => Promise<any>>}
 */
const DESTINATIONS = {
  /** @param {string} id */
  game: async (id) => ({ save: (await recordOf(id))?.save }),
  setup: unpack,
  play: setupAt,
  table: unpack,
  lesson: async (game, lesson) => ({ do: "lesson", game, lesson }),
};

/** The rules and the board of the game at which the page opens are fetched, once, while Python is still on its way. */
export const foresee = once(async () => {
  const { name, value, part } = routeOf(location.hash);
  try {
    const content = await DESTINATIONS[name]?.(value, part);
    const games = content ? await engine.expect(content) : [];
    await Promise.all(name === "setup" ? [] : games.map(({ game, supplements }) => bringBoard(game, supplements)));
  } catch {
    // a damaged link, or a part that did not arrive: this is told when it is opened
  }
});
