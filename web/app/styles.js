// @ts-check
// Styles that are fetched when they are needed.

/**
 * Fulfilled with a file of styles when it holds.
 * @param {{ href: any }} given
 */
export function addStyle({ href }) {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((resolve, reject) => {
    link.onload = () => resolve(link);
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} did not arrive`));
    };
    document.head.append(link);
  });
}
