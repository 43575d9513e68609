// @ts-check
// Styles that are fetched when they are needed.

/** Files that hold, or come: one that several boards name is asked for once, and keeps its place. @type {Map<string, Promise<HTMLLinkElement>>} */
const asked = new Map();

/**
 * Fulfilled with a file of styles when it holds.
 * @param {{ href: string }} given
 */
export function addStyle({ href }) {
  const known = asked.get(href);
  if (known) return known;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  /** @type {Promise<HTMLLinkElement>} */
  const came = new Promise((resolve, reject) => {
    link.onload = () => resolve(link);
    link.onerror = () => {
      link.remove();
      asked.delete(href);
      reject(new Error(`${href} did not arrive`));
    };
    document.head.append(link);
  });
  asked.set(href, came);
  return came;
}
