// @ts-check
// A set-up of somebody else's (of a link, of the page around) made whole.
import { loadGames } from "./bots/catalogue.js";
import { reached } from "./engine.js";
import { TITLE_LENGTH } from "./link.js";

/** @import { Setup } from "./types.js" */

export const draft = () => reached(import("./lobby/draft.js"));

/**
 * What a set-up of somebody else's lacks is filled in as the lobby would. What it says is left to the rules: what they do not know they
 * refuse in words.
 * @param {Setup} setup
 */
export async function completed(setup) {
  await loadGames();
  const { prefill, setup: filled, usedDraft } = await draft();
  prefill(setup);
  const whole = filled();
  usedDraft();
  const { seats, options } = setup;
  return {
    ...whole,
    options: { ...whole.options, ...options },
    seats:
      Array.isArray(seats) && seats.length ? seats.map((seat, at) => seatLike(seat, whole.seats[at])) : whole.seats,
  };
}

/**
 * A seat as it was wanted; who has no name gets the lobby's.
 * @param {any} wanted
 * @param {{ name: string, kind: string } | undefined} usual
 */
const seatLike = (wanted, usual) => ({
  kind: String(wanted?.kind || usual?.kind || ""),
  name:
    String(wanted?.name ?? "")
      .slice(0, TITLE_LENGTH)
      .trim() ||
    (usual?.name ?? ""),
});
