// @ts-check
// What the element itself says, in the page of somebody else, before and beside the table: it may fetch nothing there, so its few
// sentences come with it.

/** @type {Record<string, (site: string) => string>} */
export const WORDS = {
  policy: (site) =>
    `The policy of this page (Content-Security-Policy) does not let the table in. Whoever keeps the page adds ${site} to frame-src.`,
  silent: (site) =>
    `The table does not answer. Perhaps ${site} cannot be reached, or it forbids other pages to show it (X-Frame-Options, frame-ancestors).`,
  save: () =>
    "The saved game did not arrive. Its address may be wrong, this page's policy may not allow the request (connect-src), or the file is on another site that does not let this page read it (Access-Control-Allow-Origin).",
  away: () => "Open it by itself",
};
