// @ts-check
// What the kinds of enterprises and shares are drawn with.

/** @type {Record<string, string>} */
export const KIND_ICONS = { manufacturing: "workshop", shipping: "shipyard", social: "luxury", company_share: "share" };
