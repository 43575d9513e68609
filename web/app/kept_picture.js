// @ts-check
// A kept table as it was left, drawn before the rules are here; the table takes its place when it can.
import { onPhone } from "../boards/kit/layout.js";
import { reason } from "./bootcard.js";
import { journalOf } from "./keep/journal.js";
import { BUILD } from "./keep/keeper.js";
import { isElsewhere } from "./keep/lease.js";
import { unsealed } from "./keep/picture.js";
import { keptPicture, recordOf } from "./keep/shelf.js";
import { notice } from "./notices.js";
import { currentScreen, openScreen, paint } from "./paint.js";
import { StillSession, bringCatalogue } from "./table/picture.js";
import { bringBoard } from "./table/stage.js";
import { course, onVoyage } from "./voyage.js";
import { w } from "./words.js";

/** @import { Picture } from "./keep/picture.js" */
/** @import { Session } from "./session.js" */
/** @import { Screen } from "./types.js" */

/** The table that is drawn as it was left. @type {StillSession | null} */
let still = null;

export const stillTable = () => still;

/** Something else is drawn in its place. */
export function dropPicture() {
  still = null;
}

/**
 * Draws a kept table as it was left, on the screen of a table; says whether that could be done.
 * @param {string} id
 * @param {(session: StillSession) => Screen} screenOf
 */
export async function showPicture(id, screenOf) {
  // what is seen already is not changed by stealth: the table will say where it differs
  if (still?.id === id) return true;
  try {
    const [record, kept, elsewhere] = await Promise.all([recordOf(id), keptPicture(id), isElsewhere(id)]);
    const picture = unsealed(kept, record, BUILD);
    // what was done since the record was written is not in it, and what another tab does now would not be
    if (!picture || !record || elsewhere || journalOf(id).some(({ seq }) => seq > record.seq)) return false;
    return await drawPicture(id, picture, screenOf);
  } catch (problem) {
    console.warn("The picture of this table cannot be drawn:", problem);
    return false;
  }
}

/**
 * @param {string} id
 * @param {Picture} picture
 * @param {(session: StillSession) => Screen} screenOf
 */
async function drawPicture(id, picture, screenOf) {
  const { game, supplements } = picture.view.meta;
  await Promise.all([bringBoard(game, supplements), bringCatalogue(game)]);
  const drawn = new StillSession(id, picture);
  openScreen({ ...screenOf(drawn), name: "picture" });
  still = drawn;
  await shown();
  return true;
}

/** What has been drawn is on the screen. */
const shown = () =>
  document.visibilityState === "visible"
    ? new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)))
    : Promise.resolve();

/**
 * A table takes the place of its picture: where the two differ, that is told.
 * @param {Session} session
 */
export function takePlaceOfPicture(session) {
  const before = still;
  still = null;
  if (!before || before.id !== session.id) return;
  const same = (/** @type {Session} */ one) => JSON.stringify([one.viewer, one.curtain, one.now, one.nowLog]);
  if (same(before) === same(session)) return;
  session.ui.outdated = before.now.meta.position;
  if (onPhone()) notice({ key: "outdated", text: `${w("picture.outdated")} ${w("picture.truth")}` });
}

/** Milliseconds between two pictures of the progress. */
const PROGRESS = 250;
let progress = false;
onVoyage(() => {
  if (!still || progress) return;
  if (course.failed)
    notice({
      key: "start",
      kind: "error",
      text: reason(course.failed),
      actions: [{ text: w("boot.again"), do: "reload" }],
    });
  progress = true;
  setTimeout(() => {
    progress = false;
    if (still && currentScreen()?.name === "picture") paint();
  }, PROGRESS);
});
