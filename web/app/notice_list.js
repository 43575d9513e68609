// @ts-check
// Which short messages are shown, and how long. Nothing here touches the page.

/** @import { Notice, NoticeEnd } from "./types.js" */

/** More than these cover too much. */
const MOST = 3;

/**
 * With one more: it takes the place of one with its key, and the oldest goes.
 * @param {Notice[]} shown
 * @param {Notice} made
 */
export const joined = (shown, made) => [...shown.filter(({ key }) => key !== made.key), made].slice(-MOST);

/**
 * Without those that have one of these ids or keys.
 * @param {Notice[]} shown
 * @param {(number | string)[]} which
 */
export const without = (shown, which) => shown.filter(({ id, key }) => !which.includes(id) && !which.includes(key));

/**
 * Those that outlast what has come to pass.
 * @param {Notice[]} shown
 * @param {NoticeEnd} end
 */
export const outlasting = (shown, end) => shown.filter(({ until }) => until !== end);

/** Whether it goes by itself after a while: one that asks for nothing, and lasts until nothing else. @param {Notice} notice */
export const fleeting = ({ kind, actions, until }) => kind === "info" && actions.length === 0 && until === null;
