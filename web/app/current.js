// The table that is open on this screen, or null.
let session = null;

export const openSession = () => session;
/** @param {any} next */
export const setSession = (next) => (session = next);
