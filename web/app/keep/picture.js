// @ts-check
// The last view of a kept game: what whoever gets the screen would see, so that it is drawn before the rules stand. It is an allow-list as
// every view is; behind a curtain it holds what everybody may see. It is true of one record and one build only.

import { wholeView } from "../patch.js";
import { curtainFor } from "../table/curtain_for.js";

/** @import { LogLine, Session, View } from "../types.js" */

/**
 * @typedef {object} Picture
 * @property {string} title
 * @property {number | null} viewer
 * @property {View} view
 * @property {LogLine[]} log
 * @property {Session["curtain"]} curtain
 * @property {[string, any][]} replies what the rules said to the page while it was drawn
 * @property {number} when
 */

/** A picture as it is kept: a text, and what it was sealed with. @typedef {{ id: string, text: string, seal: string }} KeptPicture */

/** Larger ones cost more time to keep with every move than they save at a return. */
const LARGEST = 1_500_000;

/** Letters of the alphabet of both halves of the seal. */
const RADIX = 36;

/**
 * A hash that tells whether a text is the one it was made of (64 bits, not for secrets: where the page is served without TLS, browsers
 * have no other).
 * @param {string[]} texts
 */
export function sealOf(...texts) {
  let one = 0x9e3779b1;
  let other = 0x85ebca77;
  for (const text of texts) {
    for (let at = 0; at < text.length; at += 1) {
      const letter = text.charCodeAt(at);
      one = Math.imul(one ^ letter, 0x5f356495);
      other = Math.imul(other ^ letter, 0x0bd2c571);
    }
    // where one text ends and the next begins
    one = Math.imul(one ^ (one >>> 15) ^ text.length, 0x735a2d97);
    other = Math.imul(other ^ (other >>> 13) ^ text.length, 0x4cf5ad43);
  }
  return `${(one >>> 0).toString(RADIX)}.${(other >>> 0).toString(RADIX)}`;
}

/**
 * What whoever gets the screen next would see of this table.
 * @param {Session} session
 * @param {number} when
 * @returns {Picture}
 */
export function pictureOf(session, when) {
  const { title, curtain, now, nowLog } = session;
  const seat = session.firstViewer(session.viewer);
  const named = { title, when };
  if (curtain) return { ...named, viewer: null, view: now, log: nowLog, curtain, replies: [] };
  // nobody sits here, or it is their screen, and at this screen nobody else's
  if (seat === undefined || (seat === session.viewer && session.humans.length === 1))
    return { ...named, viewer: session.viewer, view: now, log: nowLog, curtain: null, replies: [...session.replies] };
  const theirs = session.viewOf(seat, true);
  const hidden = Boolean(theirs.set.curtain);
  const found = hidden ? session.viewOf(null, true) : theirs;
  const view = wholeView(found);
  const falls = hidden ? curtainFor(view, seat) : null;
  const replies = seat === session.viewer && !hidden ? [...session.replies] : [];
  return { ...named, viewer: hidden ? null : seat, view, log: found.log.add, curtain: falls, replies };
}

/**
 * @param {Picture} picture
 * @param {{ id: string, seq: number, save: string }} record what it is a picture of
 * @param {string} build
 * @returns {KeptPicture | null} none where it would be too large
 */
export function sealed(picture, { id, seq, save }, build) {
  const text = JSON.stringify(picture);
  return text.length > LARGEST ? null : { id, text, seal: sealOf(build, String(seq), save, text) };
}

/**
 * The picture, if it is one of this record, whole, and made by this build.
 * @param {KeptPicture | null | undefined} kept
 * @param {{ seq: number, save: string } | null | undefined} record
 * @param {string} build
 * @returns {Picture | null}
 */
export function unsealed(kept, record, build) {
  if (!kept || !record || typeof kept.text !== "string" || typeof record.save !== "string") return null;
  return kept.seal === sealOf(build, String(record.seq), record.save, kept.text) ? JSON.parse(kept.text) : null;
}
