// The table that is open on this screen, or null.
let session = null;

export const openSession = () => session;
export const setSession = (next) => (session = next);
