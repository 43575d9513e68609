// @ts-check
// Ids of board elements, spelled as the rules spell them: the kind, then names. Where the view has the `id`, take that.

/** `target("order", "bengal_1")` is "order-bengal_1". Nobody takes one apart: an option says `on` what kind it stands.
 * @param {string} kind @param {...(string | number)} names
 */
export const target = (kind, ...names) => [kind, ...names].join("-");
