// @ts-check
// From the end of a game to the setup that its rulebook would have played next.
import { gameOf } from "../bots/catalogue.js";
import { pack } from "../link.js";
import { stageAfter } from "../path.js";
import { go } from "../route.js";

/** @import { Session } from "../types.js" */

/**
 * What to play after this table: after a lesson one's first game. Inside another page there is no lobby to set it up in.
 * @param {Session} session
 */
export function nextGame({ embedded, keeper, now: { meta } }) {
  const { path = [] } = gameOf(meta.game) ?? {};
  if (embedded) return null;
  return keeper ? stageAfter(path, meta) : (path[0] ?? null);
}

/**
 * The lobby, with the next game set up for those who played this one.
 * @param {Session} session
 */
export async function setUpNext(session) {
  const next = nextGame(session);
  if (!next) return;
  const { meta, seats } = session.now;
  const options = { ...meta.options, ...next.options };
  const those = seats.map(({ name, kind }) => ({ name, kind }));
  go("setup", await pack({ kind: "setup", game: meta.game, scenario: next.scenario, options, seats: those }));
}
