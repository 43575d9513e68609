// @ts-check
// A table as it was left, drawn before the rules stand: still, and marked as being set up. It becomes the table itself without moving.
import { Session } from "../session.js";
import { formatsOf } from "../template.js";
import { readWords } from "../words.js";
import { begin } from "./composition.js";

/** @import { Picture } from "../keep/picture.js" */

/** What nobody asked while the picture was taken: it cannot be drawn. */
export class NotInPicture extends Error {}

/** Words of each game's own catalogue, as the build has asked the rules core for them. */
const catalogues = new Map();

/**
 * To be awaited before a table of the game is drawn without its rules.
 * @param {string} game
 */
export async function bringCatalogue(game) {
  if (!catalogues.has(game)) catalogues.set(game, await readWords(`games/${game}`));
}

/** Nothing can be done at it, and nothing is asked but what was answered while it was taken. */
export class StillSession extends Session {
  /**
   * @param {string} id
   * @param {Picture} picture
   */
  constructor(id, picture) {
    super({ id, title: picture.title, opened: /** @type {any} */ (picture) });
  }

  /** @param {any} picture */
  replace(picture) {
    this.picture = picture;
    this.replies = new Map(picture.replies);
    this.viewer = picture.viewer;
    this.now = picture.view;
    this.nowLog = picture.log;
    this.curtain = picture.curtain;
    begin(this);
  }

  /**
   * @param {any} request
   * @returns {any}
   */
  answered(request) {
    throw new NotInPicture(request.do);
  }

  speech() {
    const names = this.now.seats.map(({ name }) => name);
    const sections = catalogues.get(this.now.meta.game);
    this.spoken ??= { sections, formats: formatsOf(sections, names) };
    return this.spoken;
  }

  /** @param {any} _ */
  do(_) {
    return { ok: false };
  }
}
